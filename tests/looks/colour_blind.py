"""Pictures as people see them who tell fewer colours apart (Machado, Oliveira and Fernandes 2009, full severity)."""

from __future__ import annotations

from functools import cache, partial

from PIL import Image, ImageFilter, ImageOps

Row = tuple[float, float, float]

SIGHTS: dict[str, tuple[Row, Row, Row]] = {
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def seen_with(sight: str, image: Image.Image) -> Image.Image:
    """The picture with one of `SIGHTS`, or without any colour for "grey"."""
    if sight == "grey":
        return ImageOps.grayscale(image).convert("RGB")
    return image.filter(_filter(sight))


@cache
def _filter(sight: str) -> ImageFilter.Color3DLUT:
    return ImageFilter.Color3DLUT.generate(33, partial(_seen, SIGHTS[sight]))


def _seen(rows: tuple[Row, Row, Row], red: float, green: float, blue: float) -> Row:
    light = [_linear(value) for value in (red, green, blue)]
    first, second, third = [
        _encoded(sum([share * value for share, value in zip(row, light, strict=True)])) for row in rows
    ]
    return first, second, third


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _encoded(value: float) -> float:
    value = min(1.0, max(0.0, value))
    return value * 12.92 if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
