"""Shapes as 8-bit masks: drawn four times as large and reduced, which is how they get smooth edges. Sizes in pixels."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.render.picture.theme import RGB
from engine.cards import Suit

FINE: Final = 4
_LARGE: Final = 300  # masks wider than this are blurred at a quarter of their size
_RAMP: Final = Image.linear_gradient("L").crop((0, 0, 1, 256))
Point = tuple[float, float]
Curve = tuple[Point, Point, Point]  # two control points and the end

# Left halves in a box of 1 x 1, from the top of the middle line to its bottom; the right half is the mirror image.
_HALVES: Final[dict[Suit, tuple[Point, tuple[Curve, ...]]]] = {
    Suit.HEARTS: (
        (0.5, 0.235),
        (
            ((0.455, 0.115), (0.37, 0.045), (0.265, 0.045)),
            ((0.13, 0.045), (0.03, 0.15), (0.03, 0.30)),
            ((0.03, 0.55), (0.36, 0.73), (0.5, 0.955)),
        ),
    ),
    Suit.DIAMONDS: (
        (0.5, 0.02),
        (
            ((0.415, 0.20), (0.29, 0.37), (0.125, 0.5)),
            ((0.29, 0.63), (0.415, 0.80), (0.5, 0.98)),
        ),
    ),
    Suit.SPADES: (
        (0.5, 0.025),
        (
            ((0.43, 0.20), (0.055, 0.39), (0.055, 0.63)),
            ((0.055, 0.76), (0.145, 0.84), (0.255, 0.84)),
            ((0.345, 0.84), (0.425, 0.79), (0.463, 0.705)),
            ((0.46, 0.83), (0.41, 0.91), (0.32, 0.965)),
            ((0.38, 0.965), (0.44, 0.965), (0.5, 0.965)),
        ),
    ),
    Suit.CLUBS: (
        (0.5, 0.30),
        (
            ((0.42, 0.40), (0.40, 0.56), (0.463, 0.68)),
            ((0.46, 0.82), (0.41, 0.91), (0.32, 0.965)),
            ((0.38, 0.965), (0.44, 0.965), (0.5, 0.965)),
        ),
    ),
}
_CLUB_LEAVES: Final = ((0.5, 0.25), (0.262, 0.595), (0.738, 0.595))
_CLUB_RADIUS: Final = 0.222


@lru_cache(128)
def rounded(width: int, height: int, radius: float, inset: float = 0.0) -> Image.Image:
    """A rectangle with round corners, `inset` pixels smaller on every side within the same box. Shared: do not draw
    on it."""
    return _outline(width, height, radius, inset, 1, FINE)


def corner(width: int, height: int, radius: float, inset: float = 0.0, fine: int = FINE) -> Image.Image:
    """The upper left quarter of `rounded`: enough for a large shape, and a quarter of the work. Even sizes only;
    `fine` 1 for what is to be blurred.
    """
    return _outline(width, height, radius, inset, 2, fine)


def _outline(width: int, height: int, radius: float, inset: float, share: int, fine: int) -> Image.Image:
    image = Image.new("L", (width * fine // share, height * fine // share))
    edge = inset * fine
    ImageDraw.Draw(image).rounded_rectangle(
        (edge, edge, width * fine - 1 - edge, height * fine - 1 - edge), max(0.0, radius - inset) * fine, fill=255
    )
    return image.reduce(fine)


def ring(width: int, height: int, radius: float, thickness: float) -> Image.Image:
    """The edge of a rounded rectangle."""
    return ImageChops.subtract(rounded(width, height, radius), rounded(width, height, radius, thickness))


def dashed_ring(width: int, height: int, radius: float, thickness: float, dash: int = 12) -> Image.Image:
    """The edge of a rounded rectangle, cut into dashes by slanted gaps."""
    gaps = Image.new("L", (width, height), 255)
    draw = ImageDraw.Draw(gaps)
    for start in range(-height, width + height, 2 * dash):
        draw.polygon(((start, 0), (start + dash, 0), (start + dash - height, height), (start - height, height)), fill=0)
    return ImageChops.multiply(ring(width, height, radius, thickness), gaps)


def polygon(width: int, height: int, *outlines: tuple[Point, ...]) -> Image.Image:
    """Filled outlines; points as shares of the box."""
    fine = Image.new("L", (width * FINE, height * FINE))
    draw = ImageDraw.Draw(fine)
    for outline in outlines:
        draw.polygon([(x * width * FINE, y * height * FINE) for x, y in outline], fill=255)
    return fine.reduce(FINE)


def suit(which: Suit, size: int) -> Image.Image:
    """The sign of a suit in a square box."""
    start, curves = _HALVES[which]
    left = _flattened(start, curves)
    outline = [*left, *[(1 - x, y) for x, y in reversed(left)]]
    side = size * FINE
    fine = Image.new("L", (side, side))
    draw = ImageDraw.Draw(fine)
    draw.polygon([(x * side, y * side) for x, y in outline], fill=255)
    if which is Suit.CLUBS:
        for x, y in _CLUB_LEAVES:
            box = (x - _CLUB_RADIUS, y - _CLUB_RADIUS, x + _CLUB_RADIUS, y + _CLUB_RADIUS)
            draw.ellipse([share * side for share in box], fill=255)
    return fine.reduce(FINE)


def _flattened(start: Point, curves: tuple[Curve, ...], steps: int = 16) -> list[Point]:
    points = [start]
    for first, second, end in curves:
        begin = points[-1]
        for step in range(1, steps + 1):
            after = step / steps
            before = 1 - after
            points.append(
                (
                    before**3 * begin[0]
                    + 3 * before**2 * after * first[0]
                    + 3 * before * after**2 * second[0]
                    + after**3 * end[0],
                    before**3 * begin[1]
                    + 3 * before**2 * after * first[1]
                    + 3 * before * after**2 * second[1]
                    + after**3 * end[1],
                )
            )
    return points


def faded(mask: Image.Image, strength: float) -> Image.Image:
    """The mask with every value times `strength`, 255 at most."""
    return Image.blend(Image.new("L", mask.size), mask, strength)


def halo(mask: Image.Image, blur: float, strength: float = 1.0) -> tuple[Image.Image, int]:
    """A soft copy of the mask, and how many pixels it is larger on every side."""
    margin = round(blur * 2.4)
    wide = Image.new("L", (mask.width + 2 * margin, mask.height + 2 * margin))
    wide.paste(mask, (margin, margin))
    if mask.width > _LARGE:
        coarse = wide.reduce(4).filter(ImageFilter.GaussianBlur(blur / 4))
        return faded(resized(coarse, wide.width, wide.height), strength), margin
    return faded(wide.filter(ImageFilter.GaussianBlur(blur)), strength), margin


def tinted(mask: Image.Image, colour: RGB) -> Image.Image:
    """The mask in one colour, as RGBA."""
    image = Image.new("RGBA", mask.size, (*colour, 255))
    image.putalpha(mask)
    return image


def gradient(width: int, height: int, top: RGB, bottom: RGB) -> Image.Image:
    """From one colour above to another below, as RGB."""
    column = between(top, bottom, resized(_RAMP, 1, height))
    return column.resize((width, height), Image.Resampling.NEAREST)  # pyright: ignore[reportUnknownMemberType]


def lamp(width: int, height: int, inner: RGB, outer: RGB) -> Image.Image:
    """From one colour in the middle to another at the edges, as RGB."""
    return between(inner, outer, resized(Image.radial_gradient("L"), width, height))


def between(first: RGB, second: RGB, mask: Image.Image) -> Image.Image:
    """`first` where the mask is 0, `second` where it is 255, as RGB."""
    image = Image.new("RGB", mask.size, first)
    image.paste(second, (0, 0), mask)
    return image


def resized(
    image: Image.Image, width: int, height: int, box: tuple[float, float, float, float] | None = None
) -> Image.Image:
    """The image, or the `box` of it, at another size, smooth."""
    return image.resize((width, height), Image.Resampling.BILINEAR, box)  # pyright: ignore[reportUnknownMemberType]
