"""Level lists: the named presets, antes laid over them, and what a host's own list must be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import Final

from engine.errors import Reason, Rejected
from engine.facts import fact
from engine.rules import SCHEDULE, Blinds, Preset, Speed, Structure

MOST_LEVELS: Final = 40
MOST_CHIPS: Final = 1_000_000_000  # no level, stack or penalty is larger

_DEEP: Final = (
    Blinds(10, 20),
    Blinds(15, 30),
    Blinds(20, 40),
    Blinds(25, 50),
    Blinds(30, 60),
    Blinds(40, 80),
    Blinds(50, 100),
    Blinds(60, 120),
    Blinds(75, 150),
    Blinds(100, 200),
    Blinds(125, 250),
    Blinds(150, 300),
    Blinds(200, 400),
    Blinds(250, 500),
    Blinds(300, 600),
    Blinds(400, 800),
    Blinds(500, 1000),
)

LEVELS: Final = {Preset.REGULAR: SCHEDULE, Preset.DEEP: _DEEP, Preset.TURBO: SCHEDULE, Preset.HYPER: SCHEDULE}
"""The levels of each preset, without antes; the big blind is twice the small blind. Source: B2."""

HANDS: Final = {Preset.REGULAR: 8, Preset.DEEP: 10, Preset.TURBO: 5, Preset.HYPER: 3}
"""How many hands a level of each preset lasts."""

MINUTES: Final = {Preset.REGULAR: 10, Preset.DEEP: 15, Preset.TURBO: 5, Preset.HYPER: 3}
"""How many minutes a level of each preset lasts when they rise by minutes."""


class AnteKind(Enum):
    """Who pays antes; the value is what a setting says."""

    NONE = "none"
    EACH = "each"
    BIG_BLIND = "big-blind"


@fact
class Antes:
    """Antes of a preset from level `start` on: a tenth of the big blind from each player, or one big blind from the big
    blind for all. Source: the table of formats, B7.
    """

    kind: AnteKind = AnteKind.NONE
    start: int = 1


def with_antes(levels: Sequence[Blinds], antes: Antes) -> tuple[Blinds, ...]:
    """`levels` with the antes laid over them, from level `antes.start` on. Raises Rejected(BAD_ANTE_START) for a start
    that is no level of the list. Source: B7.
    """
    if antes.kind is AnteKind.NONE:
        return tuple(levels)
    if not 1 <= antes.start <= len(levels):
        raise Rejected(Reason.BAD_ANTE_START, most=len(levels))
    for_all = antes.kind is AnteKind.BIG_BLIND
    return tuple(
        [
            blinds
            if number < antes.start
            else replace(blinds, ante=blinds.big if for_all else blinds.big // 10, big_blind_ante=for_all)
            for number, blinds in enumerate(levels, 1)
        ]
    )


def check_levels(levels: Sequence[Blinds]) -> tuple[Blinds, ...]:
    """A host's own list, as it may be played: whole blinds with the small one under the big one, antes of 0 or more, no
    level lower than the one before and none the same. Raises Rejected with the number of the first bad `level`.

    Source: the table of formats (C).
    """
    if not levels:
        raise Rejected(Reason.NO_LEVELS)
    if len(levels) > MOST_LEVELS:
        raise Rejected(Reason.TOO_MANY_LEVELS, most=MOST_LEVELS, levels=len(levels))
    before: Blinds | None = None
    for number, blinds in enumerate(levels, 1):
        if blinds.small < 1 or blinds.small >= blinds.big:
            raise Rejected(Reason.BAD_LEVEL_BLINDS, level=number)
        if blinds.ante < 0:
            raise Rejected(Reason.BAD_LEVEL_ANTE, level=number)
        if max(blinds.big, blinds.ante) > MOST_CHIPS:
            raise Rejected(Reason.LEVEL_TOO_HIGH, level=number, most=MOST_CHIPS)
        if before is not None and not _rises(before, blinds):
            raise Rejected(Reason.LEVEL_NOT_RISING, level=number)
        before = blinds
    return tuple(levels)


def _rises(before: Blinds, blinds: Blinds) -> bool:
    """Whether neither blind falls, and something rises: the blinds, or with the same blinds the ante."""
    if blinds.small < before.small or blinds.big < before.big:
        return False
    if (blinds.small, blinds.big) == (before.small, before.big):
        return (blinds.ante, blinds.big_blind_ante) != (before.ante, before.big_blind_ante) and (
            blinds.ante > before.ante
        )
    return True


def at_speed(structure: Structure, length: int, speed: Speed) -> Structure:
    """`structure` with levels that last `length` at normal speed and two thirds of it, at least 1, in turbo: hands, or
    milliseconds for a structure by minutes. Source: B2, B9.
    """
    lasts = length if speed is Speed.NORMAL else max(1, length * 2 // 3)
    if structure.milliseconds:
        return replace(structure, milliseconds=lasts)
    return replace(structure, hands=lasts)
