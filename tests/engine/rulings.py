"""Rulings of an admin who does not play, in few words."""

from __future__ import annotations

from engine.commands import Penalise, UndoRuling
from engine.floor_events import PenaltyKind
from tests.engine.scenario import ADMIN, TablePlay, person

DEAD_BET = PenaltyKind.DEAD_BET
FINE = PenaltyKind.FINE


def penalise(table: TablePlay, number: int, kind: PenaltyKind, chips: int, why: str = "") -> None:
    """Book a penalty of seat `number`."""
    table.do(Penalise(ADMIN, person(number), kind, chips, why, admin=True))


def undo(table: TablePlay) -> None:
    """Take the last ruling back."""
    table.do(UndoRuling(ADMIN, admin=True))


def stacks(table: TablePlay) -> list[int]:
    """Of those who sit, in the order of seats, as of the last hand's end."""
    return [row.stack for _, row in table.state.rows()]
