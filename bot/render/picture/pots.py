"""The pots: each in a pill, or all of them in lines on one ground where that is long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image

from bot.render.picture import chips, theme
from bot.render.picture.layout import POTS
from bot.render.picture.pills import kept_ground
from bot.render.picture.scene import PotScene
from bot.render.picture.sprites import Sprites, Stamp
from bot.render.picture.typeset import typeset, width_of
from bot.render.picture.words import capitals, width_in_pieces, write, write_in_pieces

PILL: Final = 36  # height
BETWEEN: Final = 8  # two pills; a pile of chips and its words
_AIR: Final = 12  # between a pill's end and what is in it
_APART: Final = 16  # two pots on one ground
_PILES: Final = {False: ((4, 3), (theme.POT_CHIP,) * 2), True: ((3,), (theme.SIDE_CHIP,))}  # side pot?


@dataclass(frozen=True, slots=True)
class Pills:
    """Pots side by side, in type of `px` pixels, each as wide as `widths` has it."""

    pots: tuple[PotScene, ...]
    px: int
    widths: tuple[int, ...]
    height: int = PILL

    @property
    def width(self) -> int:
        return sum(self.widths) + BETWEEN * (len(self.widths) - 1)

    def paint(self, canvas: Image.Image, left: int, top: int, sprites: Sprites) -> None:
        for pot, width in zip(self.pots, self.widths, strict=True):
            kept_ground(sprites, width, PILL, theme.POT.top, theme.SHADE).onto(canvas, left, top)
            _piles(pot, sprites).onto(canvas, left + _AIR, top + (PILL - chips.PILE_HEIGHT) // 2 - 1)
            start = left + width - _AIR - width_in_pieces(pot.words, self.px, 700)
            baseline = top + (PILL + capitals(self.px)) / 2
            write_in_pieces(canvas, pot.words, self.px, 700, theme.POT.text, start, baseline)
            left += width + BETWEEN


def pills_within(pots: tuple[PotScene, ...], room: int, sprites: Sprites) -> Pills | None:
    """The largest pills side by side that are no wider than `room`; None where even the smallest are."""
    for px in (25, 24, 23, theme.LEAST_TEXT):
        pills = Pills(pots, px, tuple([_pill_width(pot, px, sprites) for pot in pots]))
        if pills.width <= room:
            return pills
    return None


def _piles(pot: PotScene, sprites: Sprites) -> Stamp:
    heights, colours = _PILES[pot.side]
    return chips.kept_piles(sprites, heights, colours)


def _pill_width(pot: PotScene, px: int, sprites: Sprites) -> int:
    return width_in_pieces(pot.words, px, 700) + _piles(pot, sprites).image.width + BETWEEN + 2 * _AIR


@dataclass(frozen=True, slots=True)
class Lines:
    """Pots in one or two lines on one ground, `height` pixels high, in type of `px` pixels; cut to `room` pixels."""

    lines: tuple[tuple[PotScene, ...], ...]
    px: int
    height: int
    room: int

    @property
    def width(self) -> int:
        return min(self.room, _widest(self.lines, self.px) + 2 * _AIR)

    def paint(self, canvas: Image.Image, left: int, top: int, sprites: Sprites) -> None:
        radius = min(14.0, self.height / 2)
        kept_ground(sprites, self.width, self.height, theme.POT.top, theme.SHADE, radius).onto(canvas, left, top)
        room = self.width - 2 * _AIR
        for at, line in enumerate(self.lines):
            across = _across(line, self.px)
            most = None if across <= room else (room - _APART * (len(line) - 1)) // len(line)
            start = left + (self.width - min(room, across)) // 2
            middle = top + self.height / 2 + (at - (len(self.lines) - 1) / 2) * theme.LEAST_TEXT
            for pot in line:
                word = typeset(pot.words, self.px, 700, theme.POT.text, most)
                write(canvas, word, start, middle + capitals(self.px) / 2)
                start += word.width + _APART


def in_lines(pots: tuple[PotScene, ...], count: int, height: int, room: int) -> Lines:
    """The pots in `count` lines, as large as has room; what has none in the smallest type will be cut."""
    half = len(pots) // 2
    lines = (pots,) if count == 1 else (pots[:half], pots[half:])
    px = theme.LEAST_TEXT
    while px > theme.LEAST_TAG and _widest(lines, px) > room - 2 * _AIR:
        px -= 1
    return Lines(lines, px, height, room)


def lines_within(pots: tuple[PotScene, ...], room: int) -> Lines | None:
    """The pots in one line, else in two, no wider than `room`; None where that is not enough."""
    for count, height in ((1, PILL), (2, POTS.height)):
        lines = in_lines(pots, count, height, room)
        if (count == 1 or len(pots) > 1) and _widest(lines.lines, lines.px) + 2 * _AIR <= room:
            return lines
    return None


def _widest(lines: tuple[tuple[PotScene, ...], ...], px: int) -> int:
    return max([_across(line, px) for line in lines])


def _across(pots: Sequence[PotScene], px: int) -> int:
    return sum([width_of(pot.words, px, 700) for pot in pots]) + _APART * (len(pots) - 1)
