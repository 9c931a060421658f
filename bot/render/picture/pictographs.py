"""Emoji in colour: which sequences have a picture of their own, and the pictures in the size of the type."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.render.picture.clusters import is_regional
from bot.render.picture.fontfile import FontFile

ADVANCE: Final = 1.2  # the room an emoji takes in a line, in ems
_ACROSS: Final = 1.12  # of the picture itself
_DROP: Final = 0.2  # it hangs below the baseline
_PX: Final = 109  # the one size the font has pictures in
_ANY: Final = "\U0001f600"
_TWO: Final = 1.5  # wider than this many emoji: more than one


class Pictographs:
    """The pictures of a font of bitmaps. `shaping`: sequences can be joined, which takes raqm."""

    def __init__(self, font: FontFile, shaping: bool) -> None:
        self.font = font
        self._shaping = shaping
        self.picture = lru_cache(256)(self._scaled)

    def is_one(self, words: str) -> bool:
        """Whether the font has one picture for all of `words`."""
        if not words or not self.font.covers(words):
            return False
        if len(words) == 1:
            return not is_regional(words) and not words.isascii()
        if not self._shaping:
            return False
        face = self.font.face(_PX, 0, self._shaping)
        return face.getlength(words) < _TWO * face.getlength(_ANY)

    def put(self, canvas: Image.Image, words: str, px: int, left: float, baseline: int) -> None:
        """Draw the picture of `words` into its room from `left` on; it is kept inside of the canvas."""
        picture = self.picture(words, px)
        x = round(left + px * (ADVANCE - _ACROSS) / 2)
        y = baseline + round(px * _DROP) - picture.height
        canvas.alpha_composite(picture, (max(0, min(x, canvas.width - picture.width)), max(0, y)))

    def _scaled(self, words: str, px: int) -> Image.Image:
        face = self.font.face(_PX, 0, self._shaping)
        left, top, right, bottom = face.getbbox(_ANY)
        drawn = Image.new("RGBA", (math.ceil(right - left), math.ceil(bottom - top)))
        ImageDraw.Draw(drawn).text((-left, -top), words, font=face, embedded_color=True)
        size = (max(1, round(px * _ACROSS)), max(1, round(px * _ACROSS * drawn.height / drawn.width)))
        return drawn.resize(size, Image.Resampling.BOX)  # pyright: ignore[reportUnknownMemberType]
