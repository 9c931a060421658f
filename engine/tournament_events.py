"""What has happened at a table, and what each event changes."""

from __future__ import annotations

from typing import ClassVar

from engine.cards import Card
from engine.facts import fact
from engine.hand import Deal, Hand
from engine.ledger import bought_in
from engine.rules import Rules
from engine.seats import Chips, Seat
from engine.tournament import (
    CloseReason,
    EndReason,
    Out,
    Phase,
    PlayerId,
    Standing,
    Tournament,
)


class TableEvent:
    """An event of a table outside its hand."""

    __slots__ = ()
    NAME: ClassVar[str]

    def evolve(self, table: Tournament) -> None:
        """Change `table` as this event says."""
        raise NotImplementedError


# ---- the lobby


@fact
class TableOpened(TableEvent):
    """A lobby; its host has the first seat."""

    NAME: ClassVar[str] = "table-opened/2"
    rules: Rules
    language: str
    host: PlayerId
    host_name: str

    def evolve(self, table: Tournament) -> None:
        table.rules = self.rules
        table.language = self.language
        table.host = self.host
        table.seats = (None,) * self.rules.seats
        table.sit(0, self.host, self.host_name, False)


@fact
class PlayerJoined(TableEvent):
    NAME: ClassVar[str] = "player-joined/1"
    seat: Seat
    player: PlayerId
    name: str
    house: bool

    def evolve(self, table: Tournament) -> None:
        table.sit(self.seat, self.player, self.name, self.house)


@fact
class PlayerLeft(TableEvent):
    """Somebody left the lobby, or was taken out of it by `by`."""

    NAME: ClassVar[str] = "player-left/1"
    seat: Seat
    player: PlayerId
    name: str
    by: PlayerId | None = None

    def evolve(self, table: Tournament) -> None:
        table.set_row(self.seat, None)


@fact
class HostChanged(TableEvent):
    """The host left: the next person to have joined is host."""

    NAME: ClassVar[str] = "host-changed/1"
    player: PlayerId
    name: str

    def evolve(self, table: Tournament) -> None:
        table.host = self.player


@fact
class RulesChanged(TableEvent):
    """New settings of a lobby; the players move up to the first seats."""

    NAME: ClassVar[str] = "rules-changed/2"
    rules: Rules
    language: str

    def evolve(self, table: Tournament) -> None:
        rows = [row for row in table.seats if row is not None]
        table.rules = self.rules
        table.language = self.language
        table.seats = (*rows, *(None,) * (self.rules.seats - len(rows)))


@fact
class CountdownStarted(TableEvent):
    """The last seat was filled for the first time: the game starts at `start_at` if all seats are taken then."""

    NAME: ClassVar[str] = "countdown-started/1"
    start_at: int

    def evolve(self, table: Tournament) -> None:
        table.start_at = self.start_at


@fact
class TournamentStarted(TableEvent):
    """Everybody has the same stack; `first_button` was drawn, in a club by `high_cards`, one for each player in the
    order of seats. Source: T1, B1, B10.
    """

    NAME: ClassVar[str] = "tournament-started/2"
    first_button: Seat
    at: int
    high_cards: tuple[Card, ...] = ()

    def evolve(self, table: Tournament) -> None:
        table.phase = Phase.RUNNING
        table.first_button = self.first_button
        table.running_since = self.at
        rows = table.rows()
        table.started_with = sum(1 for _ in rows)
        table.high_cards = self.high_cards
        rules = table.rules
        for seat, row in rows:
            table.change_row(seat, stack=rules.starting_stack, bank=rules.time_bank)
            if rules.buying:
                table.ledger = bought_in(table.ledger, row.player, row.name, row.house, rules.starting_stack)


@fact
class TableClosed(TableEvent):
    """The table is gone without a result; `why` = what the floor said, "" for nothing."""

    NAME: ClassVar[str] = "table-closed/2"
    reason: CloseReason
    by: PlayerId | None = None
    why: str = ""

    def evolve(self, table: Tournament) -> None:
        table.phase = Phase.OVER
        table.close_reason = self.reason


# ---- hands and places


@fact
class HandStarted(TableEvent):
    """A hand is dealt. `table` is the whole table as this hand begins, so that a replay can start here, with the dead
    bets that were booked, of which the deal takes what it can. Source: K6.
    """

    NAME: ClassVar[str] = "hand-started/2"
    table: Tournament
    deal: Deal

    def evolve(self, table: Tournament) -> None:
        table.become(self.table)
        for seat, row in table.rows():
            if row.dead_bet:
                table.change_row(seat, dead_bet=0)
        table.hand = Hand.begin(self.deal)

    @property
    def number(self) -> int:
        """The number of the hand, from 1 on."""
        return self.table.hand_number

    @property
    def level_rose(self) -> bool:
        """Whether this is the first hand of a level above the first. Source: B2."""
        return self.table.level > 1 and self.table.level_hands == 1


@fact
class PlayerBusted(TableEvent):
    """A player without chips is out. Source: T2, T3."""

    NAME: ClassVar[str] = "player-busted/1"
    seat: Seat
    player: PlayerId
    name: str
    place: int
    shared: bool

    def evolve(self, table: Tournament) -> None:
        _put_out(table, self.seat, self.place)


@fact
class SeatGivenUp(TableEvent):
    """A player who left or was removed is out, and the rest of the stack leaves play. Source: T5, T6."""

    NAME: ClassVar[str] = "seat-given-up/1"
    seat: Seat
    player: PlayerId
    name: str
    place: int
    shared: bool
    chips: Chips

    def evolve(self, table: Tournament) -> None:
        table.chips_removed += self.chips
        _put_out(table, self.seat, self.place)


def _put_out(table: Tournament, seat: Seat, place: int) -> None:
    row = table.row(seat)
    table.outs += (Out(seat, row.player, row.name, row.house, place, table.hand_number),)
    table.set_row(seat, None)
    table.forget_rulings_on(seat)


@fact
class TournamentEnded(TableEvent):
    """The final ranking, best first. Source: T2-T4."""

    NAME: ClassVar[str] = "tournament-ended/1"
    standings: tuple[Standing, ...]
    reason: EndReason

    def evolve(self, table: Tournament) -> None:
        table.phase = Phase.OVER
        table.standings = self.standings
        table.end_reason = self.reason
        table.paused = table.paused_by = None
