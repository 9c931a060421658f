"""The state of one table, from the lobby to the podium.

A table is one stream of events. Between hands everything is in the rows of `seats`; while a hand runs, stacks and bets
are in `hand` and the rows are brought up to date when it ends.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from dataclasses import replace as changed
from enum import Enum
from typing import Final

from engine.blinds import Positions
from engine.cards import Card
from engine.facts import fact
from engine.hand import Hand
from engine.ledger import Ledger
from engine.players import NOBODY, PlayerId
from engine.rules import Level, Rules
from engine.seats import Chips, Seat, Seats


class Phase(Enum):
    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"


class PauseReason(Enum):
    FLOOR = "floor"  # K7
    ALL_AWAY = "all-away"  # K8
    CHANNEL = "channel"  # the table cannot be shown where it stands


class EndReason(Enum):
    WON = "won"  # T2
    HAND_CAP = "hand-cap"  # T4
    IDLE = "idle"  # everybody stayed away
    CLOSED = "closed"  # an open table, by its host or the floor: O3


class CloseReason(Enum):
    """Why a table closed without a result."""

    HOST = "host"
    FLOOR = "floor"
    IDLE = "idle"
    EMPTY = "empty"


@fact
class SeatRow:
    """A player at the table. `joined` = order of joining; `stack` as of the last hand's end; `missed` = turns missed in
    a row (K2). Club: `bank` = extensions left (K5), `missed_in_all` = turns missed in this tournament, of which the
    first `noted` have been told to the floor (K6), `warnings`, and penalties booked: a `dead_bet` for the next hand, a
    `fine` for when this one is over. Open table: `sitting_out` (K4), `top_up` = booked for when the hand is over (O2);
    `seated_in` = number of the hand during or after which the player sat down, so not one of theirs.
    """

    player: PlayerId
    name: str
    house: bool
    joined: int = 0
    stack: Chips = 0
    missed: int = 0
    away: bool = False
    leaving: bool = False
    bank: int = 0
    missed_in_all: int = 0
    noted: int = 0
    warnings: int = 0
    dead_bet: Chips = 0
    fine: Chips = 0
    sitting_out: bool = False
    top_up: bool = False
    seated_in: int = 0


MOST_RULINGS: Final = 20  # that can be taken back


class RulingKind(Enum):
    """What the floor can rule against a player; the value is the stored name."""

    WARNING = "warning"
    DEAD_BET = "dead-bet"
    FINE = "fine"
    REMOVAL = "removal"


@fact
class Ruling:
    """A ruling of the floor that can be taken back: against whom, for how many chips.

    Source: C2.
    """

    kind: RulingKind
    seat: Seat
    player: PlayerId
    chips: Chips = 0
    taken: bool = False  # the fine has been taken


@fact
class Out:
    """A player who is out, with the place: K players sharing a place all have its number. Source: T3."""

    seat: Seat
    player: PlayerId
    name: str
    house: bool
    place: int
    hand: int


@fact
class Standing:
    """A line of the final ranking; `chips` = what the player had at the end. Source: T3, T4."""

    place: int
    player: PlayerId
    name: str
    house: bool
    chips: Chips


@dataclass(slots=True)
class Tournament:
    """One table. Only events write to it; `seats` has one entry per seat, None where nobody sits (any more).

    `level_hands` = hands started on the level, `level_ms` and `running_since` = time spent on it (structures by
    minutes; of a paused table, when it was paused). `chips_removed` = chips that left play with their owners or as
    penalties (T5, T6). `start_at` = when a full lobby starts. `high_cards` = what was drawn for the button, one for
    each player in the order of seats (B10). `rulings` = those that can be taken back, the last one last; `removed` =
    whom the floor took out. Open table: `ledger` (O3); `closing` = closes when this hand is over, as `closed_by` said.
    """

    rules: Rules
    language: str = ""
    phase: Phase = Phase.LOBBY
    host: PlayerId = NOBODY
    seats: tuple[SeatRow | None, ...] = ()
    joins: int = 0
    outs: tuple[Out, ...] = ()
    started_with: int = 0
    hand_number: int = 0
    turns: int = 0
    positions: Positions | None = None
    first_button: Seat = 0
    level: int = 1
    level_hands: int = 0
    level_ms: int = 0
    running_since: int = 0
    chips_removed: Chips = 0
    start_at: int = 0
    paused: PauseReason | None = None
    paused_by: PlayerId | None = None
    standings: tuple[Standing, ...] = ()
    end_reason: EndReason | None = None
    close_reason: CloseReason | None = None
    high_cards: tuple[Card, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    ledger: Ledger = ()
    closing: bool = False
    closed_by: PlayerId | None = None
    removed: tuple[PlayerId, ...] = ()
    hand: Hand | None = None

    def copy(self) -> Tournament:
        """A table that shares every row, to be changed by the next event; a running hand is copied too."""
        new = Tournament(self.rules)
        new.become(self)
        if self.hand is not None:
            new.hand = self.hand.copy()
        return new

    def become(self, other: Tournament) -> None:
        """For events alone: take over all that `other` holds, its hand left out."""
        self.rules = other.rules
        self.language = other.language
        self.phase = other.phase
        self.host = other.host
        self.seats = other.seats
        self.joins = other.joins
        self.outs = other.outs
        self.started_with = other.started_with
        self.hand_number = other.hand_number
        self.turns = other.turns
        self.positions = other.positions
        self.first_button = other.first_button
        self.level = other.level
        self.level_hands = other.level_hands
        self.level_ms = other.level_ms
        self.running_since = other.running_since
        self.chips_removed = other.chips_removed
        self.start_at = other.start_at
        self.paused = other.paused
        self.paused_by = other.paused_by
        self.standings = other.standings
        self.end_reason = other.end_reason
        self.close_reason = other.close_reason
        self.high_cards = other.high_cards
        self.rulings = other.rulings
        self.ledger = other.ledger
        self.closing = other.closing
        self.closed_by = other.closed_by
        self.removed = other.removed
        self.hand = None

    def set_row(self, seat: Seat, row: SeatRow | None) -> None:
        """For events alone: one seat's row."""
        seats = list(self.seats)
        seats[seat] = row
        self.seats = tuple(seats)

    def change_row(self, seat: Seat, **changes: object) -> None:
        """For events alone: some values of one seat's row."""
        row = self.row(seat)
        self.set_row(seat, changed(row, **changes))  # pyright: ignore[reportArgumentType]

    def row(self, seat: Seat) -> SeatRow:
        """The row of somebody who sits at `seat`."""
        row = self.seats[seat]
        assert row is not None
        return row

    def rows(self) -> Iterable[tuple[Seat, SeatRow]]:
        """The occupied seats, in order."""
        return [(seat, row) for seat, row in enumerate(self.seats) if row is not None]

    def seat_of(self, player: PlayerId) -> Seat | None:
        """Where `player` sits, None when nowhere."""
        for seat, row in enumerate(self.seats):
            if row is not None and row.player == player:
                return seat
        return None

    def rule(self, ruling: Ruling) -> None:
        """For events alone: a ruling that can be taken back until the next deal."""
        self.rulings = (*self.rulings, ruling)[-MOST_RULINGS:]

    def forget_rulings_on(self, seat: Seat) -> None:
        """For events alone: whoever had `seat` is gone, and with them what could be taken back."""
        self.rulings = tuple([each for each in self.rulings if each.seat != seat])

    def played_as(self, player: PlayerId) -> Seat | None:
        """The seat that `player` has, or had until the end, in the hand that is running or was the last one."""
        seat = self.seat_of(player)
        if seat is not None:
            row = self.seats[seat]
            return seat if row is not None and row.seated_in < self.hand_number else None
        return next((out.seat for out in self.outs if out.player == player and out.hand == self.hand_number), None)

    @property
    def occupied(self) -> Seats:
        """The set of seats somebody sits on."""
        return sum([1 << seat for seat, row in enumerate(self.seats) if row is not None])

    @property
    def ready(self) -> Seats:
        """The seats that the next hand is dealt to: those with chips whose players do not sit out. Source: K4, O2."""
        return sum([1 << seat for seat, row in self.rows() if row.stack and not row.sitting_out])

    @property
    def can_deal(self) -> bool:
        """Whether a next hand can be dealt: two players for it, and on an open table a person seated. Source: B8."""
        ready = self.ready
        return bool(ready & ready - 1) and (self.people_left or not self.rules.buying)

    def in_hand(self, seat: Seat) -> bool:
        """Whether `seat` was dealt into the hand that is running, folded or not."""
        hand = self.hand
        return hand is not None and not hand.over and bool(hand.deal.stacks[seat])

    @property
    def hand_running(self) -> bool:
        """Whether a hand has been dealt and is not over."""
        return self.hand is not None and not self.hand.over

    @property
    def people_left(self) -> bool:
        """Whether a human still holds a seat and means to keep it. Source: K8."""
        return any([not row.house and not row.leaving for _, row in self.rows()])

    @property
    def everybody_away(self) -> bool:
        """Whether there are people at the table and all who mean to stay are away or sit out. Source: K8, O2."""
        people = [(seat, row) for seat, row in self.rows() if not row.house and not row.leaving]
        return bool(people) and all([self._absent(seat, row) for seat, row in people])

    def _absent(self, seat: Seat, row: SeatRow) -> bool:
        if self.in_hand(seat):
            return row.away
        return row.away or row.sitting_out or not row.stack

    def chips_before(self, seat: Seat) -> Chips:
        """What `seat` had when the last hand started, before antes and blinds. Source: T3."""
        row = self.row(seat)
        return row.stack if self.hand is None else self.hand.deal.stacks[seat]

    def sit(self, seat: Seat, player: PlayerId, name: str, house: bool) -> None:
        """For events alone: somebody takes a seat."""
        self.set_row(seat, SeatRow(player, name, house, self.joins, seated_in=self.hand_number))
        self.joins += 1

    def play_for(self, seat: Seat, absent: bool) -> None:
        """For events alone: whether the bot checks or folds for `seat` in this hand. Source: K3."""
        if self.hand is not None:
            bit = 1 << seat
            self.hand.away = self.hand.away | bit if absent else self.hand.away & ~bit

    def current_level(self) -> Level:
        """The level in force for the hand being played, or the last one played."""
        return self.rules.structure.level(self.level)
