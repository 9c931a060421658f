"""What people and the bot may ask of a table.

A command decides on one event and changes nothing itself; what is not legal now is refused with a typed reason.
Times are epoch milliseconds.
"""

from __future__ import annotations

from dataclasses import field

from engine.actions import Action
from engine.blinds import dead_button, first_positions, moving_button
from engine.cards import Deck
from engine.deck import is_deck
from engine.errors import Reason, Rejected, Setting
from engine.events import CardsShown, Cause, Checked, Folded, HandEvent
from engine.facts import fact
from engine.hand import Deal, Hand
from engine.rules import Format, Rules, Speed
from engine.seats import Chips, Seat
from engine.standings import rank_by_chips
from engine.tournament import CloseReason, EndReason, PauseReason, Phase, PlayerId, SeatRow, Tournament
from engine.tournament_events import (
    CameBack,
    HandStarted,
    LeaveBooked,
    Paused,
    PlayerJoined,
    PlayerLeft,
    Recovered,
    Resumed,
    RulesChanged,
    SpeedChanged,
    TableClosed,
    TableEvent,
    TableOpened,
    TournamentEnded,
    TournamentStarted,
)

Event = HandEvent | TableEvent


class Command:
    __slots__ = ()

    def decide(self, table: Tournament, at: int) -> Event:
        """The event this command makes now. Raises Rejected when it is not legal."""
        raise NotImplementedError


def _in_lobby(table: Tournament) -> None:
    if table.phase is Phase.RUNNING:
        raise Rejected(Reason.ALREADY_STARTED)
    if table.phase is Phase.OVER:
        raise Rejected(Reason.GAME_OVER)


def _running(table: Tournament) -> None:
    if table.phase is Phase.LOBBY:
        raise Rejected(Reason.NOT_STARTED)
    if table.phase is Phase.OVER:
        raise Rejected(Reason.GAME_OVER)


def _not_over(table: Tournament) -> None:
    if table.phase is Phase.OVER:
        raise Rejected(Reason.GAME_OVER)


def _seated(table: Tournament, player: PlayerId) -> tuple[Seat, SeatRow]:
    for seat, row in table.rows():
        if row.player == player:
            return seat, row
    raise Rejected(Reason.NOT_SEATED)


def _host(table: Tournament, by: PlayerId, admin: bool) -> None:
    if by != table.host and not admin:
        raise Rejected(Reason.NOT_HOST)


def _floor(table: Tournament, by: PlayerId, admin: bool) -> None:
    """The floor is the host or an admin; who is in the hand may not rule on it."""
    if by != table.host and not admin:
        raise Rejected(Reason.NOT_FLOOR)
    seat = table.seat_of(by)
    if seat is None or table.phase is Phase.LOBBY:
        return
    if not admin or (table.hand is not None and table.hand_running and table.hand.live >> seat & 1):
        raise Rejected(Reason.SEATED_FLOOR)


# ---- the lobby


@fact
class OpenTable(Command):
    """Open a lobby; the first command of a table. Whoever opens it is host and has a seat."""

    rules: Rules
    language: str
    host: PlayerId
    host_name: str

    def decide(self, table: Tournament, at: int) -> Event:
        if table.seats:
            raise Rejected(Reason.ALREADY_STARTED)
        return TableOpened(self.rules, self.language, self.host, self.host_name)


@fact
class Join(Command):
    """Take the first free seat of a lobby. A house player is added by somebody who sits there, or an admin."""

    player: PlayerId
    name: str
    house: bool = False
    by: PlayerId | None = None
    admin: bool = False

    def decide(self, table: Tournament, at: int) -> Event:
        _in_lobby(table)
        if self.by is not None and self.by != self.player and not self.admin:
            _seated(table, self.by)
        if table.seat_of(self.player) is not None:
            raise Rejected(Reason.ALREADY_SEATED)
        if None not in table.seats:
            raise Rejected(Reason.TABLE_FULL)
        return PlayerJoined(table.seats.index(None), self.player, self.name, self.house)


@fact
class ChangeRules(Command):
    """The host's settings of a lobby."""

    by: PlayerId
    rules: Rules
    language: str
    admin: bool = False

    def decide(self, table: Tournament, at: int) -> Event:
        _in_lobby(table)
        _host(table, self.by, self.admin)
        seated = table.occupied.bit_count()
        if self.rules.seats < seated:
            raise Rejected(Reason.BAD_SETTING, setting=Setting.SEATS, least=seated, most=6)
        return RulesChanged(self.rules, self.language)


@fact
class StartTournament(Command):
    """Start: now by the host, or (`by` None) when the countdown of a full lobby is over. `draw` is a large random
    number that draws the first button. Source: B1.
    """

    by: PlayerId | None
    draw: int = field(repr=False)
    admin: bool = False

    def decide(self, table: Tournament, at: int) -> Event:
        _in_lobby(table)
        if self.by is not None:
            _host(table, self.by, self.admin)
        elif None in table.seats or not table.start_at:
            raise Rejected(Reason.TOO_FEW_PLAYERS)
        elif at < table.start_at:
            raise Rejected(Reason.TOO_EARLY)
        rows = list(table.rows())
        if len(rows) < 2:
            raise Rejected(Reason.TOO_FEW_PLAYERS)
        if not table.people_left:
            raise Rejected(Reason.NO_PEOPLE)
        return TournamentStarted(rows[self.draw % len(rows)][0], at)


# ---- hands


@fact
class StartHand(Command):
    """Deal the next hand from `deck`. Source: B2-B4, B8, B9, D1, D2."""

    deck: Deck = field(repr=False)

    def decide(self, table: Tournament, at: int) -> Event:
        _running(table)
        if table.paused is not None:
            raise Rejected(Reason.PAUSED)
        if table.hand_running:
            raise Rejected(Reason.HAND_RUNNING)
        if not is_deck(self.deck):
            raise Rejected(Reason.BAD_DECK)
        start = Tournament(table.rules)
        start.become(table)
        start.hand_number += 1
        _advance_level(start, at)
        players = table.occupied
        if table.positions is None:
            positions = first_positions(table.first_button, players)
        elif table.rules.format is Format.OPEN:
            positions = moving_button(table.positions, players)
        else:
            positions = dead_button(table.positions, players)
        start.positions = positions
        deal = Deal(
            stacks=tuple([row.stack if row is not None else 0 for row in table.seats]),
            blinds=start.current_level().blinds,
            button=positions.button,
            small_seat=positions.small if players >> positions.small & 1 else None,
            big_seat=positions.big,
            deck=self.deck,
            turn=table.turns,
            clock=table.rules.clock,
            away=sum([1 << seat for seat, row in table.rows() if row.away]),
        )
        return HandStarted(start, deal)


def _advance_level(table: Tournament, at: int) -> None:
    """B2: one level up when this one has lasted its hands; by minutes (B9), as many levels as the time has passed."""
    structure = table.rules.structure
    if structure.milliseconds:
        passed, table.level_ms = divmod(table.level_ms + at - table.running_since, structure.milliseconds)
        table.running_since = at
        table.level += passed
        if passed:
            table.level_hands = 0
    elif table.level_hands >= structure.hands:
        table.level += 1
        table.level_hands = 0
    table.level_hands += 1


def _hand(table: Tournament) -> Hand:
    _running(table)
    hand = table.hand
    if hand is None or hand.over:
        raise Rejected(Reason.NO_HAND)
    return hand


@fact
class Act(Command):
    """A player's answer to turn `turn`; `price` is what the player was shown that calling costs. Source: A10."""

    player: PlayerId
    turn: int
    action: Action
    price: Chips | None = None

    def decide(self, table: Tournament, at: int) -> Event:
        _running(table)
        seat, _ = _seated(table, self.player)
        hand = _hand(table)
        if table.paused is not None:
            raise Rejected(Reason.PAUSED)
        turn = hand.turn
        if turn is None or turn.no != self.turn:
            raise Rejected(Reason.STALE_TURN)
        if turn.seat != seat:
            raise Rejected(_why_not(hand, seat))
        if self.price is not None and self.price != turn.call:
            raise Rejected(Reason.PRICE_CHANGED)
        return self.action.decide(hand, turn)


def _why_not(hand: Hand, seat: Seat) -> Reason:
    bit = 1 << seat
    if not hand.dealt_in & bit:
        return Reason.NOT_DEALT_IN
    if not hand.live & bit:
        return Reason.FOLDED
    if not hand.able & bit:
        return Reason.ALL_IN
    return Reason.NOT_YOUR_TURN


@fact
class TimeOut(Command):
    """The clock of turn `turn` has run out: check if checking is free, otherwise fold. Source: K1."""

    turn: int

    def decide(self, table: Tournament, at: int) -> Event:
        hand = _hand(table)
        if table.paused is not None:
            raise Rejected(Reason.PAUSED)
        turn = hand.turn
        if turn is None or turn.no != self.turn or not turn.deadline:
            raise Rejected(Reason.STALE_TURN)
        if at < turn.deadline:
            raise Rejected(Reason.TOO_EARLY)
        return Folded(turn.seat, Cause.CLOCK) if turn.call else Checked(turn.seat, Cause.CLOCK)


@fact
class ShowCards(Command):
    """A winner by folds, or a mucker, shows one card (1, 2) or both (3) of hand `hand`. Source: S5."""

    player: PlayerId
    hand: int
    which: int

    def decide(self, table: Tournament, at: int) -> Event:
        _running(table)
        seat, _ = _seated(table, self.player)
        hand = table.hand
        if hand is None or not hand.over or table.hand_number != self.hand:
            raise Rejected(Reason.TOO_LATE_TO_SHOW)
        if not hand.live >> seat & 1 or self.which not in (1, 2, 3):
            raise Rejected(Reason.NOTHING_TO_SHOW)
        shown = hand.open_cards[seat] if hand.open_cards else 0
        if (hand.shown is not None and seat in hand.shown) or shown | self.which == shown:
            raise Rejected(Reason.ALREADY_SHOWN)
        return CardsShown(seat, self.which)


# ---- presence


@fact
class ComeBack(Command):
    """I'm back. Source: K3."""

    player: PlayerId

    def decide(self, table: Tournament, at: int) -> Event:
        _running(table)
        seat, row = _seated(table, self.player)
        if row.leaving:
            raise Rejected(Reason.ALREADY_LEAVING)
        if not row.away:
            raise Rejected(Reason.NOT_AWAY)
        return CameBack(seat)


@fact
class Leave(Command):
    """Leave the lobby, or give up the seat. Source: T6."""

    player: PlayerId

    def decide(self, table: Tournament, at: int) -> Event:
        _not_over(table)
        seat, row = _seated(table, self.player)
        if table.phase is Phase.LOBBY:
            return PlayerLeft(seat, row.player, row.name)
        if row.leaving:
            raise Rejected(Reason.ALREADY_LEAVING)
        return LeaveBooked(seat)


# ---- the floor


@fact
class Remove(Command):
    """The floor takes a player out. Source: T6."""

    by: PlayerId
    player: PlayerId
    admin: bool = False

    def decide(self, table: Tournament, at: int) -> Event:
        _not_over(table)
        _floor(table, self.by, self.admin)
        seat = table.seat_of(self.player)
        row = None if seat is None else table.seats[seat]
        if seat is None or row is None:
            raise Rejected(Reason.NO_SUCH_PLAYER)
        if table.phase is Phase.LOBBY:
            return PlayerLeft(seat, row.player, row.name, self.by)
        if row.leaving:
            raise Rejected(Reason.ALREADY_LEAVING)
        return LeaveBooked(seat, self.by)


@fact
class Pause(Command):
    """Stop the clock: the floor, or (`by` None) the bot when it cannot show the table. Source: K7."""

    by: PlayerId | None
    admin: bool = False
    reason: PauseReason = PauseReason.FLOOR

    def decide(self, table: Tournament, at: int) -> Event:
        _running(table)
        if self.by is not None and self.by != table.host and not self.admin:
            raise Rejected(Reason.NOT_FLOOR)
        if table.paused is not None:
            raise Rejected(Reason.ALREADY_PAUSED)
        return Paused(self.reason, self.by, at)


@fact
class Resume(Command):
    """Go on, with a full clock for the player to act. Source: K7, K8."""

    by: PlayerId | None
    admin: bool = False

    def decide(self, table: Tournament, at: int) -> Event:
        _running(table)
        if self.by is not None and self.by != table.host and not self.admin:
            raise Rejected(Reason.NOT_FLOOR)
        if table.paused is None:
            raise Rejected(Reason.NOT_PAUSED)
        if table.everybody_away:
            raise Rejected(Reason.EVERYBODY_AWAY)
        return Resumed(self.by, at)


@fact
class Cancel(Command):
    """The host or an admin ends a lobby or a game without a result."""

    by: PlayerId
    admin: bool = False

    def decide(self, table: Tournament, at: int) -> Event:
        _not_over(table)
        if self.by != table.host and not self.admin:
            raise Rejected(Reason.NOT_FLOOR)
        return TableClosed(CloseReason.HOST if self.by == table.host else CloseReason.FLOOR, self.by)


@fact
class CloseIdle(Command):
    """Nobody has touched the table for long: a lobby closes, a paused game ends ranked by chips."""

    def decide(self, table: Tournament, at: int) -> Event:
        _not_over(table)
        if table.phase is Phase.LOBBY:
            return TableClosed(CloseReason.IDLE)
        if table.paused is None:
            raise Rejected(Reason.NOT_PAUSED)
        return TournamentEnded(rank_by_chips(table), EndReason.IDLE)


@fact
class ChangeSpeed(Command):
    """An admin changes the blind speed of a lobby or a running table. Source: B9."""

    by: PlayerId
    speed: Speed
    admin: bool = False

    def decide(self, table: Tournament, at: int) -> Event:
        _not_over(table)
        if not self.admin:
            raise Rejected(Reason.NOT_FLOOR)
        if self.speed is table.rules.speed:
            raise Rejected(Reason.SAME_SPEED)
        return SpeedChanged(self.speed, self.by)


@fact
class Recover(Command):
    """The bot is up again; the last it knows of the table is from `seen_at`. Source: B9, K7."""

    seen_at: int

    def decide(self, table: Tournament, at: int) -> Event:
        _not_over(table)
        return Recovered(min(self.seen_at, at), at)
