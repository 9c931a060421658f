"""Contact sheets: pictures in a grid with words beside them."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.render.picture.sprites import put
from bot.render.picture.typeset import RGB, typeset

DARK: RGB = (49, 51, 56)
LIGHT: RGB = (255, 255, 255)
PHONE = 380  # pixels a picture is wide on a phone
_GAP = 14
_HEAD = 34


def on_phone(image: Image.Image) -> Image.Image:
    """The picture as wide as a phone shows it."""
    return image.convert("RGB").resize((PHONE, image.height * PHONE // image.width), Image.Resampling.LANCZOS)


def sheet(title: str, rows: Sequence[tuple[str, Sequence[tuple[Image.Image, RGB]]]]) -> Image.Image:
    """Rows of pictures, each on its ground; the row's words stand above it."""
    widths = [sum([image.width + _GAP for image, _ in cells]) + _GAP for _, cells in rows]
    heights = [max([image.height for image, _ in cells]) + _HEAD + _GAP for _, cells in rows]
    made = Image.new("RGB", (max(widths), sum(heights) + _HEAD), DARK)
    _write(made, title, 12, 26, DARK)
    top = _HEAD
    for (words, cells), height in zip(rows, heights, strict=True):
        left = 0
        for image, ground in cells:
            made.paste(ground, (left, top, left + image.width + 2 * _GAP, top + height))
            if image.mode == "RGBA":
                made.paste(image, (left + _GAP, top + _HEAD), image)
            else:
                made.paste(image, (left + _GAP, top + _HEAD))
            left += image.width + _GAP
        _write(made, words, 12, top + 24, cells[0][1])
        top += height
    return made


def _write(canvas: Image.Image, words: str, left: int, baseline: int, ground: RGB) -> None:
    colour = (25, 28, 34) if ground == LIGHT else (230, 233, 240)
    drawn = typeset(words, 20, 600, colour)
    put(canvas, drawn.image, left, baseline - drawn.baseline)
