"""Coming, going, sitting out and topping up at an open table, and its end."""

from __future__ import annotations

from typing import ClassVar

from engine.facts import fact
from engine.ledger import Ledger, bought_in, cashed_out, come_back
from engine.presence_events import go_on
from engine.seats import Chips, Seat
from engine.tournament import EndReason, Out, Phase, PlayerId, Tournament
from engine.tournament_events import TableEvent


@fact
class SatDown(TableEvent):
    """A player takes an empty seat with `stack`: the buy-in, or (`returning`) what the player left with less than an
    hour ago. The next hand is the first one. Source: O1.
    """

    NAME: ClassVar[str] = "sat-down/1"
    seat: Seat
    player: PlayerId
    name: str
    house: bool
    stack: Chips
    returning: bool

    def evolve(self, table: Tournament) -> None:
        table.sit(self.seat, self.player, self.name, self.house)
        table.change_row(self.seat, stack=self.stack)
        table.removed = tuple([each for each in table.removed if each != self.player])
        if self.returning:
            table.ledger = come_back(table.ledger, self.player, self.name, self.stack)
        else:
            table.ledger = bought_in(table.ledger, self.player, self.name, self.house, self.stack)


@fact
class SatOut(TableEvent):
    """From the next hand on a player gets no cards and posts nothing. `missed`: because of turns missed in a row, so
    the rest of this hand is played as for somebody away. Source: K2, K4.
    """

    NAME: ClassVar[str] = "sat-out/1"
    seat: Seat
    missed: bool

    def evolve(self, table: Tournament) -> None:
        table.change_row(self.seat, sitting_out=True)
        if self.missed:
            table.change_row(self.seat, away=True)
            table.play_for(self.seat, True)


@fact
class TopUpBooked(TableEvent):
    """A player wants the stack back at the buy-in when this hand is over. Source: O2."""

    NAME: ClassVar[str] = "top-up-booked/1"
    seat: Seat

    def evolve(self, table: Tournament) -> None:
        table.change_row(self.seat, top_up=True)


@fact
class ToppedUp(TableEvent):
    """A stack is back at the buy-in; `amount` 0 when it had got there by itself. Who had no chips and tops up now is
    dealt in again; a top-up booked before leaves it at what the player has said since.

    Source: O2, K4.
    """

    NAME: ClassVar[str] = "topped-up/1"
    seat: Seat
    amount: Chips

    def evolve(self, table: Tournament) -> None:
        row = table.row(self.seat)
        if not row.stack and not row.top_up:
            table.change_row(self.seat, away=False, sitting_out=False, missed=0)
        table.change_row(self.seat, stack=row.stack + self.amount, top_up=False)
        if self.amount:
            table.ledger = bought_in(table.ledger, row.player, row.name, row.house, self.amount)


@fact
class CashedOut(TableEvent):
    """A player has left with `chips`, which are kept for an hour. Source: T6, O1."""

    NAME: ClassVar[str] = "cashed-out/1"
    seat: Seat
    player: PlayerId
    name: str
    chips: Chips
    at: int

    def evolve(self, table: Tournament) -> None:
        row = table.row(self.seat)
        table.ledger = cashed_out(table.ledger, row.player, self.chips, self.at)
        if row.seated_in < table.hand_number:  # was there for the hand that is still shown
            table.outs += (Out(self.seat, row.player, row.name, row.house, 0, table.hand_number),)
        table.set_row(self.seat, None)
        table.forget_rulings_on(self.seat)


@fact
class CloseBooked(TableEvent):
    """The host or the floor closes the table; the hand is played to its end, and a pause ends for that. Source: O3."""

    NAME: ClassVar[str] = "close-booked/1"
    by: PlayerId
    why: str
    at: int

    def evolve(self, table: Tournament) -> None:
        table.closing = True
        table.closed_by = self.by
        if table.paused is not None:
            go_on(table, self.at)


@fact
class OpenTableClosed(TableEvent):
    """The table is over; everybody has cashed out, and the ledger sums to zero. Source: O3."""

    NAME: ClassVar[str] = "open-table-closed/1"
    ledger: Ledger
    reason: EndReason
    at: int

    def evolve(self, table: Tournament) -> None:
        table.phase = Phase.OVER
        table.end_reason = self.reason
        table.ledger = self.ledger
        table.paused = table.paused_by = None
        for seat, row in table.rows():
            if row.seated_in < table.hand_number:
                table.outs += (Out(seat, row.player, row.name, row.house, 0, table.hand_number),)
        table.seats = (None,) * len(table.seats)


def settled(table: Tournament, at: int) -> Ledger:
    """The ledger once everybody who still sits has cashed out. Source: O3."""
    ledger = table.ledger
    for _, row in table.rows():
        ledger = cashed_out(ledger, row.player, row.stack, at)
    return ledger
