"""Words that are made to fit: smaller first, then cut."""

from __future__ import annotations

from PIL import Image

from bot.render.picture.sprites import put
from bot.render.picture.typeset import RGB, Sprite, typeset, width_of

_CAPITALS = 0.727  # their height in ems
_SPACE = 0.26  # a space's width in ems


def capitals(px: int) -> int:
    """How high capitals of `px` pixels an em are."""
    return round(px * _CAPITALS)


def fitted(words: str, most: int, least: int, weight: int, colour: RGB, width: int) -> tuple[Sprite, int]:
    """`words` in the largest type from `most` down to `least` pixels that fits `width`, else cut at `least`; and how
    high its capitals are."""
    px = most
    while px > least and (across := width_of(words, px, weight)) > width:
        px = max(least, min(px - 1, px * width // across))  # as if widths went with sizes, which they nearly do
    return typeset(words, px, weight, colour, width), capitals(px)


def in_two(words: str, px: int, weight: int) -> tuple[str, str]:
    """The words in two lines, neither much longer than the other. Raises ValueError for a single word."""
    parts = words.split(" ")
    ways = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    return min(ways, key=lambda lines: max([width_of(line, px, weight) for line in lines]))


def width_in_pieces(words: str, px: int, weight: int) -> int:
    """How wide `write_in_pieces` draws."""
    pieces = words.split(" ")
    return sum([width_of(piece, px, weight) for piece in pieces]) + round(px * _SPACE) * (len(pieces) - 1)


def write_in_pieces(
    canvas: Image.Image, words: str, px: int, weight: int, colour: RGB, left: int, baseline: float
) -> None:
    """Words with an amount that is always another: each set by itself, so that only the amount is set anew."""
    for piece in words.split(" "):
        word = typeset(piece, px, weight, colour)
        write(canvas, word, left, baseline)
        left += word.width + round(px * _SPACE)


def write(canvas: Image.Image, word: Sprite, left: float, baseline: float) -> None:
    """Draw a line of words from `left` on, standing on `baseline`."""
    put(canvas, word.image, round(left), round(baseline) - word.baseline)
