"""Rulings of the floor and the time bank, in words."""

from __future__ import annotations

from typing import Final, assert_never

from bot.render.names import Names
from bot.render.wording import ruled, with_why
from engine.floor_events import (
    FineTaken,
    PenaltyBooked,
    PenaltyKind,
    PenaltyOffered,
    RulingUndone,
    TimeExtended,
    Warned,
)
from engine.tournament import RulingKind
from i18n import text

PENALTY_LINES: Final = {
    PenaltyKind.DEAD_BET: "line-penalty-dead-bet",
    PenaltyKind.FINE: "line-penalty-fine",
}
UNDONE_LINES: Final = {
    RulingKind.WARNING: "line-undone-warning",
    RulingKind.DEAD_BET: "line-undone-dead-bet",
    RulingKind.FINE: "line-undone-fine",
    RulingKind.REMOVAL: "line-undone-removal",
}

FloorEvent = TimeExtended | Warned | PenaltyOffered | PenaltyBooked | FineTaken | RulingUndone


def floor_line(event: FloorEvent, names: Names, locale: str) -> str:
    """One ruling, or one thing that is told to the floor. Source: K5, K6, C2."""
    match event:
        case TimeExtended(seat, _, left):
            return text(locale, "line-time", name=names.at(seat), left=left)
        case Warned(seat, None, _, missed):
            return text(locale, "line-warned-clock", name=names.at(seat), missed=missed)
        case Warned(seat, by, why):
            return with_why(ruled("line-warned", names.of(by), locale, name=names.at(seat)), why, locale)
        case PenaltyOffered(seat, missed):
            return text(locale, "line-penalty-offered", name=names.at(seat), missed=missed)
        case PenaltyBooked(seat, kind, chips, by, why):
            said = ruled(PENALTY_LINES[kind], names.of(by), locale, name=names.at(seat), chips=chips)
            return with_why(said, why, locale)
        case FineTaken(seat, chips):
            return text(locale, "line-fine-taken", name=names.at(seat), chips=chips)
        case RulingUndone(ruling, by, why):
            said = ruled(UNDONE_LINES[ruling.kind], names.of(by), locale, name=names.at(ruling.seat))
            return with_why(said, why, locale)
    assert_never(event)
