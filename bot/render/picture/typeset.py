"""Words as pictures: cut to a width, in fonts that have every one of their characters, never as empty boxes."""

from __future__ import annotations

import math
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from bot.render.picture.fontfile import FontFile

RGB = tuple[int, int, int]
ELLIPSIS: Final = "…"

_INTER: Final = FontFile(Path(__file__).with_name("fonts") / "Inter.ttf")
_ABOVE: Final = 1.2  # a line's height above and below the baseline, in ems
_BELOW: Final = 0.4


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """A line of words: `image` is RGBA, `width` x `height` pixels, transparent around the ink; `baseline` = y of the
    line the letters stand on, from the top. Height and baseline depend on the size of the type alone.
    """

    image: Image.Image
    width: int
    baseline: int
    height: int


def _clean(words: str) -> str:
    kept = [char for char in unicodedata.normalize("NFC", words) if ord(char) in _INTER.coverage]
    return " ".join("".join(kept).split())


def _extent(words: str, px: int, weight: int) -> tuple[int, int]:
    face = _INTER.face(px, weight)
    left, _, right, _ = face.getbbox(words, anchor="ls")
    start = max(0, math.ceil(-left))
    return start, start + max(math.ceil(face.getlength(words)), math.ceil(right)) if words else 0


def _fit(words: str, px: int, weight: int, width: int | None) -> str:
    if width is None or _extent(words, px, weight)[1] <= width:
        return words
    for end in range(len(words) - 1, -1, -1):
        cut = words[:end].rstrip() + ELLIPSIS
        if _extent(cut, px, weight)[1] <= width:
            return cut
    return ""


@lru_cache(1024)
def typeset(words: str, px: int, weight: int, colour: RGB, width: int | None = None) -> Sprite:
    """`words` at `px` pixels an em, CSS weight `weight` and `colour`; cut with an ellipsis to at most `width` pixels.

    A character that no font has is left out; nothing at all may be left (a sprite 1 pixel wide).
    """
    fitted = _fit(_clean(words), px, weight, width)
    start, across = _extent(fitted, px, weight)
    baseline, height = math.ceil(px * _ABOVE), math.ceil(px * _ABOVE) + math.ceil(px * _BELOW)
    mask = Image.new("L", (max(across, 1), height))
    ImageDraw.Draw(mask).text((start, baseline), fitted, 255, _INTER.face(px, weight), anchor="ls")
    image = Image.new("RGBA", mask.size, (*colour, 0))
    image.putalpha(mask)
    return Sprite(image, mask.width, baseline, height)


def width_of(words: str, px: int, weight: int) -> int:
    """The width in pixels of `words` when nothing is cut."""
    return _extent(_clean(words), px, weight)[1]


def drawable(name: str) -> bool:
    """Whether enough of `name` can be drawn for people to know it again."""
    kept = _clean(name)
    return any([not char.isspace() for char in kept]) and 2 * len(kept) >= len(name)


def label(name: str, stand_in: str) -> str:
    """What is drawn for somebody called `name`: the name, or `stand_in` where it cannot be drawn."""
    return _clean(name) if drawable(name) else stand_in
