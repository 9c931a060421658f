"""How well text can be read on its ground."""

from __future__ import annotations

RGB = tuple[int, int, int]


def luminance(colour: RGB) -> float:
    """Relative luminance of an sRGB colour, 0 to 1, as WCAG 2 defines it."""
    parts = [value / 255 for value in colour]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: RGB, other: RGB) -> float:
    """The contrast of two colours, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
