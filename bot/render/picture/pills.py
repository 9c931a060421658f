"""Grounds for words: rectangles with round corners or ends, each drawn once."""

from __future__ import annotations

from functools import partial

from bot.render.picture import shapes
from bot.render.picture.sprites import Sprites, Stamp
from bot.render.picture.typeset import RGB


def kept_ground(
    sprites: Sprites, width: int, height: int, colour: RGB, strength: float = 1.0, radius: float | None = None
) -> Stamp:
    """A rectangle in one colour, see-through below a `strength` of 1, with round ends or corners of `radius`."""
    across = height / 2 if radius is None else radius
    key = ("ground", width, height, colour, strength, across)
    return sprites.get(key, partial(_ground, width, height, across, colour, strength))


def _ground(width: int, height: int, radius: float, colour: RGB, strength: float) -> Stamp:
    return Stamp(shapes.tinted(shapes.faded(shapes.rounded(width, height, radius), strength), colour))
