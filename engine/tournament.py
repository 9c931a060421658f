"""The state of one table, from the lobby to the podium.

A table is one stream of events. Between hands everything is in the rows of `seats`; while a hand runs, stacks and bets
are in `hand` and the rows are brought up to date when it ends.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from dataclasses import replace as changed
from enum import Enum
from typing import NewType

from engine.blinds import Positions
from engine.facts import fact
from engine.hand import Hand
from engine.rules import Level, Rules
from engine.seats import Chips, Seat, Seats

PlayerId = NewType("PlayerId", int)


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


class CloseReason(Enum):
    """Why a table closed without a result."""

    HOST = "host"
    FLOOR = "floor"
    IDLE = "idle"
    EMPTY = "empty"


@fact
class SeatRow:
    """A player at the table. `joined` = order of joining; `stack` as of the last hand's end; `missed` = turns missed in
    a row (K2).
    """

    player: PlayerId
    name: str
    house: bool
    joined: int = 0
    stack: Chips = 0
    missed: int = 0
    away: bool = False
    leaving: bool = False


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
    minutes). `chips_removed` = chips that left play with their owners (T5, T6). `start_at` = when a full lobby starts.
    """

    rules: Rules
    language: str = ""
    phase: Phase = Phase.LOBBY
    host: PlayerId = PlayerId(0)
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
        self.hand = None

    def set_row(self, seat: Seat, row: SeatRow | None) -> None:
        """For events alone: one seat's row."""
        seats = list(self.seats)
        seats[seat] = row
        self.seats = tuple(seats)

    def change_row(self, seat: Seat, **changes: object) -> None:
        """For events alone: some values of one seat's row."""
        row = self.seats[seat]
        assert row is not None
        self.set_row(seat, changed(row, **changes))  # pyright: ignore[reportArgumentType]

    def rows(self) -> Iterable[tuple[Seat, SeatRow]]:
        """The occupied seats, in order."""
        return [(seat, row) for seat, row in enumerate(self.seats) if row is not None]

    def seat_of(self, player: PlayerId) -> Seat | None:
        """Where `player` sits, None when nowhere."""
        for seat, row in enumerate(self.seats):
            if row is not None and row.player == player:
                return seat
        return None

    @property
    def occupied(self) -> Seats:
        """The set of seats somebody sits on."""
        return sum([1 << seat for seat, row in enumerate(self.seats) if row is not None])

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
        """Whether there are people at the table and all who mean to stay are away. Source: K8."""
        people = [row for _, row in self.rows() if not row.house and not row.leaving]
        return bool(people) and all([row.away for row in people])

    def chips_before(self, seat: Seat) -> Chips:
        """What `seat` had when the last hand started, before antes and blinds. Source: T3."""
        row = self.seats[seat]
        assert row is not None
        return row.stack if self.hand is None else self.hand.deal.stacks[seat]

    def sit(self, seat: Seat, player: PlayerId, name: str, house: bool) -> None:
        """For events alone: somebody takes a seat."""
        self.set_row(seat, SeatRow(player, name, house, self.joins))
        self.joins += 1

    def current_level(self) -> Level:
        """The level in force for the hand being played, or the last one played."""
        return self.rules.structure.level(self.level)
