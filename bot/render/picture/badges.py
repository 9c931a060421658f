"""Small signs on an avatar: a robot for a house player, a moon for somebody who is away, two
bars for somebody who sits out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from PIL import Image, ImageChops, ImageDraw

from bot.render.picture import shapes, theme
from bot.render.picture.sprites import Stamp, put

Badge = Literal["robot", "moon", "bars"]


def badge_sprite(which: Badge, across: int) -> Stamp:
    """The sign, light on a dark disc."""
    image = Image.new("RGBA", (across, across))
    put(image, shapes.tinted(shapes.rounded(across, across, across / 2), theme.NUMBER.top), 0, 0)
    put(image, shapes.tinted(shapes.ring(across, across, across / 2, 2), theme.EDGE), 0, 0)
    sign = _SIGNS[which](across)
    put(image, shapes.tinted(sign, theme.NUMBER.text), 0, 0)
    return Stamp(image)


def _robot(across: int) -> Image.Image:
    """A head with an antenna, two eyes and ears."""
    side = across * shapes.FINE
    fine = Image.new("L", (side, side))
    draw = ImageDraw.Draw(fine)

    def box(left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        return left * side, top * side, right * side, bottom * side

    draw.rounded_rectangle(box(0.25, 0.36, 0.75, 0.74), side * 0.09, fill=255)
    draw.rectangle(box(0.475, 0.24, 0.525, 0.38), fill=255)
    draw.ellipse(box(0.44, 0.17, 0.56, 0.29), fill=255)
    draw.rounded_rectangle(box(0.16, 0.47, 0.22, 0.63), side * 0.03, fill=255)
    draw.rounded_rectangle(box(0.78, 0.47, 0.84, 0.63), side * 0.03, fill=255)
    draw.ellipse(box(0.335, 0.45, 0.445, 0.56), fill=0)
    draw.ellipse(box(0.555, 0.45, 0.665, 0.56), fill=0)
    draw.rectangle(box(0.38, 0.635, 0.62, 0.675), fill=0)
    return fine.reduce(shapes.FINE)


def _moon(across: int) -> Image.Image:
    """A crescent."""
    side = across * shapes.FINE
    full, shadow = Image.new("L", (side, side)), Image.new("L", (side, side))
    ImageDraw.Draw(full).ellipse((side * 0.24, side * 0.22, side * 0.78, side * 0.76), fill=255)
    ImageDraw.Draw(shadow).ellipse((side * 0.42, side * 0.14, side * 0.90, side * 0.62), fill=255)
    return ImageChops.subtract(full, shadow).reduce(shapes.FINE)


def _bars(across: int) -> Image.Image:
    """Two upright bars, as for a break."""
    side = across * shapes.FINE
    fine = Image.new("L", (side, side))
    draw = ImageDraw.Draw(fine)
    for left in (0.30, 0.56):
        draw.rounded_rectangle((side * left, side * 0.26, side * (left + 0.14), side * 0.74), side * 0.03, fill=255)
    return fine.reduce(shapes.FINE)


_SIGNS: Final[dict[Badge, Callable[[int], Image.Image]]] = {"robot": _robot, "moon": _moon, "bars": _bars}
