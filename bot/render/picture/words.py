"""Words that are made to fit: smaller first, then cut."""

from __future__ import annotations

from PIL import Image

from bot.render.picture.sprites import put
from bot.render.picture.typeset import RGB, Sprite, typeset, width_of

_CAPITALS = 0.727  # their height in ems


def capitals(px: int) -> int:
    """How high capitals of `px` pixels an em are."""
    return round(px * _CAPITALS)


def fitted(words: str, most: int, least: int, weight: int, colour: RGB, width: int) -> tuple[Sprite, int]:
    """`words` in the largest type from `most` down to `least` pixels that fits `width`, else cut at `least`; and how
    high its capitals are."""
    for px in range(most, least, -1):
        if width_of(words, px, weight) <= width:
            return typeset(words, px, weight, colour), capitals(px)
    return typeset(words, least, weight, colour, width), capitals(least)


def write(canvas: Image.Image, word: Sprite, left: float, baseline: float) -> None:
    """Draw a line of words from `left` on, standing on `baseline`."""
    put(canvas, word.image, round(left), round(baseline) - word.baseline)
