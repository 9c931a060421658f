"""Rulings of the floor in a club tournament, what is told to it, and the time bank."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import ClassVar

from engine.facts import fact
from engine.seats import Chips, Seat
from engine.tournament import PlayerId, Ruling, RulingKind, Tournament
from engine.tournament_events import TableEvent


@fact
class TimeExtended(TableEvent):
    """The player to act has used one extension of the time bank and has `left` more. Source: K5."""

    NAME: ClassVar[str] = "time-extended/1"
    seat: Seat
    deadline: int
    left: int
    at: int

    def evolve(self, table: Tournament) -> None:
        table.change_row(self.seat, bank=self.left)
        hand = table.hand
        if hand is not None and hand.turn is not None:
            hand.turn = hand.turn.until(self.deadline)
            hand.extended = (hand.turn.no, self.at)


@fact
class Warned(TableEvent):
    """A warning: by the floor, with what it said, or (`by` None) by the bot after `missed` turns. Source: K6, C2."""

    NAME: ClassVar[str] = "warned/1"
    seat: Seat
    by: PlayerId | None
    why: str
    missed: int = 0

    def evolve(self, table: Tournament) -> None:
        row = table.row(self.seat)
        table.change_row(self.seat, warnings=row.warnings + 1)
        if self.by is None:
            table.change_row(self.seat, noted=self.missed)
        else:
            table.rule(Ruling(RulingKind.WARNING, self.seat, row.player))


@fact
class PenaltyOffered(TableEvent):
    """A player has missed one more turn after the warning: the floor may give a penalty. Source: K6."""

    NAME: ClassVar[str] = "penalty-offered/1"
    seat: Seat
    missed: int

    def evolve(self, table: Tournament) -> None:
        table.change_row(self.seat, noted=self.missed)


class PenaltyKind(Enum):
    """A dead bet, taken before the next hand's antes, or chips that leave play; the value is the stored name."""

    DEAD_BET = "dead-bet"
    FINE = "fine"


@fact
class PenaltyBooked(TableEvent):
    """The floor takes `chips` from a player: as a dead bet of the next hand, or out of play when no hand is running.

    Source: K6.
    """

    NAME: ClassVar[str] = "penalty-booked/1"
    seat: Seat
    kind: PenaltyKind
    chips: Chips
    by: PlayerId
    why: str

    def evolve(self, table: Tournament) -> None:
        row = table.row(self.seat)
        if self.kind is PenaltyKind.DEAD_BET:
            table.change_row(self.seat, dead_bet=row.dead_bet + self.chips)
            kind = RulingKind.DEAD_BET
        else:
            table.change_row(self.seat, fine=row.fine + self.chips)
            kind = RulingKind.FINE
        table.rule(Ruling(kind, self.seat, row.player, self.chips))


@fact
class FineTaken(TableEvent):
    """Chips of a penalty leave play, counted; at least one stays with the player. Source: K6, T5."""

    NAME: ClassVar[str] = "fine-taken/1"
    seat: Seat
    chips: Chips

    def evolve(self, table: Tournament) -> None:
        row = table.row(self.seat)
        table.change_row(self.seat, stack=row.stack - self.chips, fine=0)
        table.chips_removed += self.chips
        table.rulings = self._with_what_was_taken(table.rulings, row.fine)

    def _with_what_was_taken(self, rulings: tuple[Ruling, ...], booked: Chips) -> tuple[Ruling, ...]:
        """The first fines take first, so that taking the last one back returns no more than it took."""
        mine = [each for each in rulings if each.kind is RulingKind.FINE and each.seat == self.seat and not each.taken]
        left = max(0, self.chips - booked + sum([each.chips for each in mine]))
        after: list[Ruling] = []
        for each in rulings:
            if each in mine:
                each = replace(each, chips=min(each.chips, left), taken=True)
                left -= each.chips
            after.append(each)
        return tuple(after)


@fact
class RulingUndone(TableEvent):
    """The floor takes its last ruling back. Source: C2."""

    NAME: ClassVar[str] = "ruling-undone/1"
    ruling: Ruling
    by: PlayerId
    why: str = ""

    def evolve(self, table: Tournament) -> None:
        table.rulings = table.rulings[:-1]
        seat, chips = self.ruling.seat, self.ruling.chips
        row = table.row(seat)
        match self.ruling.kind:
            case RulingKind.WARNING:
                table.change_row(seat, warnings=row.warnings - 1)
            case RulingKind.DEAD_BET:
                table.change_row(seat, dead_bet=row.dead_bet - chips)
            case RulingKind.FINE if self.ruling.taken:
                table.change_row(seat, stack=row.stack + chips)
                table.chips_removed -= chips
            case RulingKind.FINE:
                table.change_row(seat, fine=row.fine - chips)
            case RulingKind.REMOVAL:
                table.removed = tuple([each for each in table.removed if each != row.player])
                absent = row.missed >= table.rules.missed_turns
                table.change_row(seat, leaving=False, away=absent)
                table.play_for(seat, absent)
