"""What everybody must know now, such as that the game is paused: a light tag with square corners and a sign before its
words. The winning hand's name has a golden one with round ends and no sign.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from bot.render.picture import shapes, theme
from bot.render.picture.sprites import Sprites, Stamp, put
from bot.render.picture.typeset import typeset
from bot.render.picture.words import fitted, in_two, write

TWO_LINES: Final = 48  # a tag so high has two lines
_AIR: Final = 12  # between the tag's edges and what is in it; between sign and words
_SIGN: Final = 36  # the sign grows with the tag up to here
_LARGE: Final = 24  # the largest type
_ROUND: Final = 5  # the corners' radius


def kept_notice(sprites: Sprites, words: str, height: int, room: int) -> Stamp:
    """The tag with `words`, at most `room` pixels wide, in two lines where it is `TWO_LINES` high; drawn once."""
    return sprites.get(("notice", words, height, room), partial(_notice, words, height, room))


def _notice(words: str, height: int, room: int) -> Stamp:
    ink = theme.NOTICE
    sign = min(height, _SIGN) - 8
    lines = in_two(words, theme.LEAST_TAG, 800) if height >= TWO_LINES and " " in words else (words,)
    most = min(_LARGE, height // len(lines) - 3)
    drawn = [fitted(line, most, theme.LEAST_TAG, 800, ink.text, room - sign - 2 * _AIR) for line in lines]
    width = sign + max([word.width for word, _ in drawn]) + 2 * _AIR
    image = Image.new("RGBA", (width, height))
    put(image, shapes.tinted(shapes.rounded(width, height, _ROUND), ink.top), 0, 0)
    put(image, shapes.tinted(shapes.ring(width, height, _ROUND, 2), ink.text), 0, 0)
    put(image, shapes.tinted(shapes.rounded(sign, sign, sign / 2), ink.text), 6, (height - sign) // 2)
    mark = typeset("!", round(sign * 0.8), 800, ink.top)
    write(image, mark, 6 + (sign - mark.width) / 2, height / 2 + sign * 0.29)
    for at, (word, high) in enumerate(drawn):
        middle = height / 2 + (at - (len(drawn) - 1) / 2) * theme.LEAST_TEXT
        write(image, word, 2 * _AIR + sign - 6, middle + high / 2)
    return Stamp(image)
