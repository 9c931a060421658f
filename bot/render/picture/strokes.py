"""Lines that differ without their colour: dashes along them, and a mark of its own shape at the end of each."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import Final

from PIL import ImageDraw

from bot.render.picture import theme
from bot.render.picture.typeset import RGB

Point = tuple[float, float]


class Mark(Enum):
    """The shape at the end of a line, and beside its owner's name."""

    STAR = "star"
    DISC = "disc"
    SQUARE = "square"
    UP = "up"
    DIAMOND = "diamond"
    DOWN = "down"
    CROSS = "cross"
    PLUS = "plus"
    RING = "ring"
    BAR = "bar"


@dataclass(frozen=True, slots=True)
class Style:
    """How a line is drawn. `dashes`: pixels drawn and left out by turns, () = a whole line."""

    colour: RGB
    dashes: tuple[int, ...]
    mark: Mark


STYLES: Final = (
    Style(theme.GOLD, (), Mark.STAR),
    Style(theme.rgb("58b9f2"), (15, 7), Mark.DISC),
    Style(theme.rgb("ff8257"), (3, 7), Mark.SQUARE),
    Style(theme.rgb("37d6a4"), (15, 6, 3, 6), Mark.UP),
    Style(theme.rgb("e690d8"), (26, 6), Mark.DIAMOND),
    Style(theme.rgb("f3f6fb"), (8, 6), Mark.DOWN),
    Style(theme.rgb("8ea0ff"), (15, 6, 3, 6, 3, 6), Mark.CROSS),
    Style(theme.rgb("cbe873"), (26, 6, 9, 6), Mark.PLUS),
    Style(theme.rgb("d6ae84"), (3, 12), Mark.RING),
    Style(theme.rgb("a4b2c4"), (9, 5, 9, 14), Mark.BAR),
)

# Outlines in a box from -1 to 1
_OUTLINES: Final[dict[Mark, tuple[Point, ...]]] = {
    Mark.STAR: tuple(
        [
            (math.sin(math.pi * at / 5) * far, -math.cos(math.pi * at / 5) * far)
            for at in range(10)
            for far in [1.16 if at % 2 == 0 else 0.52]
        ]
    ),
    Mark.SQUARE: ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)),
    Mark.UP: ((0, -1.0), (1.0, 0.8), (-1.0, 0.8)),
    Mark.DOWN: ((0, 1.0), (1.0, -0.8), (-1.0, -0.8)),
    Mark.DIAMOND: ((0, -1.1), (0.9, 0), (0, 1.1), (-0.9, 0)),
    Mark.BAR: ((-1.0, -0.42), (1.0, -0.42), (1.0, 0.42), (-1.0, 0.42)),
    Mark.PLUS: tuple(
        [(x, y) for x, y in ((-0.32, -1), (0.32, -1), (0.32, -0.32), (1, -0.32), (1, 0.32), (0.32, 0.32))]
        + [(x, y) for x, y in ((0.32, 1), (-0.32, 1), (-0.32, 0.32), (-1, 0.32), (-1, -0.32), (-0.32, -0.32))]
    ),
}
_TURN: Final = math.sqrt(0.5)


def draw_mark(
    draw: ImageDraw.ImageDraw, mark: Mark, at: Point, radius: float, colour: RGB | int, ground: RGB | int
) -> None:
    """A mark around the point `at`; what is hollow in it shows `ground`."""
    x, y = at
    if mark in (Mark.DISC, Mark.RING):
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)
        if mark is Mark.RING:
            hole = radius * 0.48
            draw.ellipse((x - hole, y - hole, x + hole, y + hole), fill=ground)
        return
    outline = _OUTLINES[Mark.PLUS if mark is Mark.CROSS else mark]
    if mark is Mark.CROSS:
        outline = tuple([((a - b) * _TURN, (a + b) * _TURN) for a, b in outline])
    draw.polygon([(x + a * radius, y + b * radius) for a, b in outline], fill=colour)


def draw_line(
    draw: ImageDraw.ImageDraw, points: Sequence[Point], width: int, colour: RGB | int, dashes: Sequence[float] = ()
) -> None:
    """A line through `points` with round joints and ends."""
    for part in _dashed(points, dashes) if dashes else [list(points)]:
        draw.line(part, fill=colour, width=width, joint="curve")
        for x, y in (part[0], part[-1]):
            radius = (width - 1) / 2
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def _dashed(points: Sequence[Point], dashes: Sequence[float]) -> Iterator[list[Point]]:
    """The parts of the line that are drawn."""
    turn, left, drawn = 0, float(dashes[0]), True
    part = [points[0]]
    for begin, end in pairwise(points):
        length = math.dist(begin, end)
        done = 0.0
        while length - done > left:
            done += left
            share = done / length
            at: Point = (begin[0] + (end[0] - begin[0]) * share, begin[1] + (end[1] - begin[1]) * share)
            if drawn:
                yield [*part, at]
            turn += 1
            left, drawn, part = float(dashes[turn % len(dashes)]), not drawn, [at]
        left -= length - done
        part.append(end)
    if drawn and len(part) > 1:
        yield part
