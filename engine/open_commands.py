"""What a player of an open table may ask beside playing."""

from __future__ import annotations

from engine.command import Command, Event, require_running, seat_of
from engine.errors import Reason, Rejected
from engine.facts import fact
from engine.open_events import SatOut, ToppedUp, TopUpBooked
from engine.seats import Seat
from engine.tournament import PlayerId, SeatRow, Tournament


@fact
class SitOut(Command):
    """Get no cards and post nothing from the next hand on; the seat and the stack stay. Source: K4."""

    player: PlayerId

    def decide(self, table: Tournament, at: int) -> Event:
        seat, row = _seated(table, self.player)
        if row.sitting_out or not (row.stack or table.in_hand(seat)):
            raise Rejected(Reason.ALREADY_SITTING_OUT)
        return SatOut(seat, False)


@fact
class TopUp(Command):
    """Bring the stack back to the buy-in: at once for a player who is in no hand, else when it is over. Source: O2."""

    player: PlayerId

    def decide(self, table: Tournament, at: int) -> Event:
        seat, row = _seated(table, self.player)
        if table.closing:
            raise Rejected(Reason.ALREADY_CLOSING)
        if row.top_up:
            raise Rejected(Reason.TOP_UP_BOOKED)
        hand = table.hand
        playing = table.in_hand(seat)
        behind = hand.stacks[seat] if playing and hand is not None else row.stack
        missing = table.rules.starting_stack - behind
        if missing <= 0:
            raise Rejected(Reason.NOT_BELOW_BUY_IN)
        return TopUpBooked(seat) if playing else ToppedUp(seat, missing)


def _seated(table: Tournament, player: PlayerId) -> tuple[Seat, SeatRow]:
    require_running(table)
    if not table.rules.buying:
        raise Rejected(Reason.NOT_IN_THIS_FORMAT)
    seat, row = seat_of(table, player)
    if row.leaving:
        raise Rejected(Reason.ALREADY_LEAVING)
    return seat, row
