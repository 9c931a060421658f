"""What a command is, and what many of them require of a table."""

from __future__ import annotations

from engine.errors import Reason, Rejected
from engine.events import HandEvent
from engine.hand import Hand
from engine.seats import Seat
from engine.tournament import Phase, PlayerId, SeatRow, Tournament
from engine.tournament_events import TableEvent

Event = HandEvent | TableEvent


class Command:
    """A command decides on one event and changes nothing itself; what is not legal now is refused with a typed reason.
    Times are epoch milliseconds.
    """

    __slots__ = ()

    def decide(self, table: Tournament, at: int) -> Event:
        """The event this command makes now. Raises Rejected when it is not legal."""
        raise NotImplementedError


def require_lobby(table: Tournament) -> None:
    """Raises Rejected when the game has begun or is over."""
    if table.phase is Phase.RUNNING:
        raise Rejected(Reason.ALREADY_STARTED)
    if table.phase is Phase.OVER:
        raise Rejected(Reason.GAME_OVER)


def require_running(table: Tournament) -> None:
    """Raises Rejected when the game has not begun or is over."""
    if table.phase is Phase.LOBBY:
        raise Rejected(Reason.NOT_STARTED)
    if table.phase is Phase.OVER:
        raise Rejected(Reason.GAME_OVER)


def require_open(table: Tournament) -> None:
    """Raises Rejected when the table is over."""
    if table.phase is Phase.OVER:
        raise Rejected(Reason.GAME_OVER)


def seat_of(table: Tournament, player: PlayerId) -> tuple[Seat, SeatRow]:
    """Where `player` sits. Raises Rejected(NOT_SEATED)."""
    for seat, row in table.rows():
        if row.player == player:
            return seat, row
    raise Rejected(Reason.NOT_SEATED)


def require_host(table: Tournament, by: PlayerId, admin: bool) -> None:
    """Raises Rejected unless `by` is the host or an admin."""
    if by != table.host and not admin:
        raise Rejected(Reason.NOT_HOST)


def require_host_or_admin(table: Tournament, by: PlayerId, admin: bool) -> None:
    """Raises Rejected(NOT_FLOOR) unless `by` is an admin, or the host whom nobody has removed. Source: C2."""
    if not admin and (by != table.host or by in table.removed):
        raise Rejected(Reason.NOT_FLOOR)


def require_floor(table: Tournament, by: PlayerId, admin: bool) -> None:
    """Raises Rejected unless `by` is the floor: a host who does not sit at the table, or an admin who is not live in
    the hand in question. A host whom the floor has removed is no floor any more.

    Source: the rulebook's first paragraph, C2.
    """
    require_host_or_admin(table, by, admin)
    seat = table.seat_of(by)
    if seat is None or table.phase is Phase.LOBBY:
        return
    if not admin:
        raise Rejected(Reason.SEATED_FLOOR)
    if table.hand is not None and table.hand_running and table.hand.live >> seat & 1:
        raise Rejected(Reason.LIVE_FLOOR)


def running_hand(table: Tournament) -> Hand:
    """The hand that is being played. Raises Rejected when there is none."""
    require_running(table)
    hand = table.hand
    if hand is None or hand.over:
        raise Rejected(Reason.NO_HAND)
    return hand
