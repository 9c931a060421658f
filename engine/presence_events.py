"""Who is there, and whether play goes on: presence, leaving, pauses, downtime, the speed of the blinds."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from engine.facts import fact
from engine.rules import Speed
from engine.seats import Seat
from engine.structures import at_speed
from engine.tournament import PauseReason, Phase, PlayerId, Ruling, RulingKind, Tournament
from engine.tournament_events import TableEvent


@fact
class WentAway(TableEvent):
    """Two turns missed in a row. Source: K2."""

    NAME: ClassVar[str] = "went-away/1"
    seat: Seat

    def evolve(self, table: Tournament) -> None:
        table.change_row(self.seat, away=True)
        table.play_for(self.seat, True)


@fact
class CameBack(TableEvent):
    """A player who was away plays again from the next decision on; one who sat out is dealt in again from the next hand
    on. Source: K3, K4.
    """

    NAME: ClassVar[str] = "came-back/1"
    seat: Seat

    def evolve(self, table: Tournament) -> None:
        table.change_row(self.seat, away=False, sitting_out=False, missed=0)
        table.play_for(self.seat, False)


@fact
class LeaveBooked(TableEvent):
    """A player leaves, or is removed by `by`, when this hand is over; until then the player is away. `why` = what the
    floor said, "" for nothing. Source: T6.
    """

    NAME: ClassVar[str] = "leave-booked/2"
    seat: Seat
    by: PlayerId | None = None
    why: str = ""

    def evolve(self, table: Tournament) -> None:
        row = table.row(self.seat)
        table.change_row(self.seat, away=True, leaving=True)
        table.play_for(self.seat, True)
        if self.by is not None:
            if row.player not in table.removed:
                table.removed += (row.player,)
            table.rule(Ruling(RulingKind.REMOVAL, self.seat, row.player))


@fact
class Paused(TableEvent):
    """The clock stands still; `why` = what the floor said, "" for nothing. Source: K7, K8."""

    NAME: ClassVar[str] = "paused/2"
    reason: PauseReason
    by: PlayerId | None
    at: int
    why: str = ""

    def evolve(self, table: Tournament) -> None:
        table.paused = self.reason
        table.paused_by = self.by
        table.level_ms += self.at - table.running_since
        table.running_since = self.at


@fact
class Resumed(TableEvent):
    """Play goes on; the player to act has the full time again. `why` = what the floor said, "" for nothing.

    Source: K7.
    """

    NAME: ClassVar[str] = "resumed/2"
    by: PlayerId | None
    at: int
    why: str = ""

    def evolve(self, table: Tournament) -> None:
        go_on(table, self.at)


@fact
class Recovered(TableEvent):
    """The bot was down from `seen_at` or later until `at`: no time passed at the table. Source: B9, K7."""

    NAME: ClassVar[str] = "recovered/1"
    seen_at: int
    at: int

    def evolve(self, table: Tournament) -> None:
        if table.phase is not Phase.RUNNING or table.paused is not None:
            return
        table.level_ms += max(0, self.seen_at - table.running_since)
        table.running_since = self.at
        _restart_clock(table, self.seen_at, self.at)


def go_on(table: Tournament, at: int) -> None:
    """For events alone: a pause is over. Source: K7."""
    table.paused = table.paused_by = None
    _restart_clock(table, table.running_since, at)
    table.running_since = at


def _restart_clock(table: Tournament, stood_at: int, at: int) -> None:
    """K7: the full time again, or what was left of it where the time bank had been used."""
    hand = table.hand
    if hand is not None and hand.turn is not None and hand.deal.clock:
        turn = hand.turn
        time = hand.deal.clock
        extended, extended_at = hand.extended
        if extended == turn.no:
            time = max(time, turn.deadline - max(stood_at, extended_at))
        hand.turn = turn.until(at + time)


@fact
class SpeedChanged(TableEvent):
    """The blinds rise faster or slower; the level stays, and hands played on it count. Source: B9."""

    NAME: ClassVar[str] = "speed-changed/1"
    speed: Speed
    by: PlayerId

    def evolve(self, table: Tournament) -> None:
        rules = table.rules
        structure = at_speed(rules.structure, rules.length, self.speed)
        table.rules = replace(rules, speed=self.speed, structure=structure)
