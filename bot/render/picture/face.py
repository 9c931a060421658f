"""Faces: people's avatars once they are fetched, else a disc with an initial; house players are robots."""

from __future__ import annotations

import colorsys
from collections import OrderedDict
from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw, ImageEnhance, ImageOps

from bot.render.picture import shapes, theme
from bot.render.picture.scene import Face
from bot.render.picture.sprites import put
from bot.render.picture.typeset import RGB, drawable, typeset

SIDE: Final = 112  # pixels of a kept avatar's side: a little more than any picture has room for
QUALITY: Final = 80  # of a kept avatar; seen through a picture's own compression
MOST_BYTES: Final = 12_000_000
LARGEST: Final = 1024  # pixels of a side; larger ones are not even decoded
_FORMATS: Final = ("PNG", "WEBP", "JPEG")
_KEPT: Final = ("WEBP",)
_EACH: Final = 350  # bytes that Python takes for a key and its place
_BEHIND: Final = theme.rgb("2b2f38")  # shows through avatars that are see-through

_WHITE_ON: Final = 0.175  # the most luminance that leaves white text a contrast of 4.67:1
_LETTER: Final = 0.52  # an em as a share of the disc
_CAPITALS: Final = 0.727


class Faces:
    """Keeps the avatars that were used last, in `most` bytes. For one thread, but for `has`."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        # As WebP: thousands fit, and what a face looks like never depends on when it was added.
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0

    @property
    def bytes(self) -> int:
        """What is kept takes about this much."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._kept)

    def add(self, key: str, image: bytes) -> bool:
        """Keep the image of `key`; False when it is no PNG, WebP or JPEG that can be used."""
        small = _small(image)
        if small is None:
            return False
        before = self._kept.get(key)
        self._bytes += len(small) - len(before) if before is not None else len(small) + _EACH
        self._kept[key] = small
        self._kept.move_to_end(key)
        while self._bytes > self._most:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= len(dropped) + _EACH
        return self.has(key)

    def drop(self, begins: str) -> None:
        """Keep no image any more whose key begins so."""
        for key in [each for each in self._kept if each.startswith(begins)]:
            self._bytes -= len(self._kept.pop(key)) + _EACH

    def has(self, key: str) -> bool:
        """Whether the image of `key` is kept; it may be dropped later."""
        return key in self._kept

    def use(self, key: str) -> bool:
        """Whether the image of `key` is kept; if so, it is one that was used last."""
        if key not in self._kept:
            return False
        self._kept.move_to_end(key)
        return True

    def portrait(self, face: Face, across: int, grey: bool = False) -> Image.Image:
        """The face as a new square RGB image of `across` pixels, to be cut round; `grey`: without colours and dark."""
        if self.use(face.key):
            image = _unpacked(self._kept[face.key], across)
        elif face.house:
            image = _robot(face.hue, across)
        else:
            return _initial(face.hue, face.initial, across, grey)
        return _greyed(image) if grey else image


def _greyed(image: Image.Image) -> Image.Image:
    return ImageEnhance.Brightness(ImageOps.grayscale(image).convert("RGB")).enhance(0.6)


def _unpacked(kept: bytes, across: int) -> Image.Image:
    with Image.open(BytesIO(kept), formats=_KEPT) as opened:
        return ImageOps.fit(opened.convert("RGB"), (across, across), Image.Resampling.LANCZOS)


def _small(image: bytes) -> bytes | None:
    try:
        with Image.open(BytesIO(image), formats=_FORMATS) as opened:
            if max(opened.size) > LARGEST:
                return None
            whole = opened.convert("RGBA")
        fitted = ImageOps.fit(whole, (SIDE, SIDE), Image.Resampling.LANCZOS)
        ground = Image.new("RGB", fitted.size, _BEHIND)
        ground.paste(fitted, mask=fitted)
        packed = BytesIO()
        ground.save(packed, "WEBP", quality=QUALITY, method=0)
    except Exception:  # noqa: BLE001 - decoders raise all sorts of things at a stranger's file
        return None
    return packed.getvalue()


def _initial(hue: int, initial: str, across: int, grey: bool) -> Image.Image:
    top, bottom = _shades(hue)
    disc, colour = shapes.gradient(across, across, top, bottom), theme.WHITE
    if grey:  # the letter is not greyed as well: it must stay readable
        disc, colour = _greyed(disc), theme.REST.text
    if not drawable(initial):
        disc.paste(colour, (0, 0), shapes.faded(_somebody(across), 0.85))
        return disc
    px = round(across * _LETTER)
    letter = typeset(initial, px, 700, colour)
    if letter.width > across * 0.8:
        px = round(px * across * 0.8 / letter.width)
        letter = typeset(initial, px, 700, colour, across)
    ink = letter.image.getbbox() or (0, 0, letter.width, letter.height)
    # Letters stand on a common line; signs of other scripts and emojis sit in the middle as they are.
    usual = round((across + px * _CAPITALS) / 2) - letter.baseline
    middle = round((across - ink[1] - ink[3]) / 2)
    put(disc, letter.image, round((across - ink[0] - ink[2]) / 2), usual if initial.isascii() else middle)
    return disc


def _somebody(across: int) -> Image.Image:
    """A head and shoulders."""
    side = across * shapes.FINE
    fine = Image.new("L", (side, side))
    draw = ImageDraw.Draw(fine)
    draw.ellipse((side * 0.34, side * 0.2, side * 0.66, side * 0.54), fill=255)
    draw.ellipse((side * 0.18, side * 0.6, side * 0.82, side * 1.3), fill=255)
    return fine.reduce(shapes.FINE)


def _robot(hue: int, across: int) -> Image.Image:
    """A head with an antenna and lit eyes, its ground in the player's hue."""
    top, bottom = _shades(hue)
    face = shapes.gradient(across, across, top, bottom)
    side = across * shapes.FINE
    masks = [Image.new("L", (side, side)) for _ in range(4)]
    metal, shade, screen, light = [ImageDraw.Draw(mask) for mask in masks]

    def box(left: float, above: float, right: float, below: float) -> tuple[float, float, float, float]:
        return left * side, above * side, right * side, below * side

    metal.rectangle(box(0.48, 0.16, 0.52, 0.3), fill=255)
    metal.rounded_rectangle(box(0.26, 0.86, 0.74, 1.2), side * 0.12, fill=255)
    shade.rounded_rectangle(box(0.14, 0.42, 0.24, 0.62), side * 0.035, fill=255)
    shade.rounded_rectangle(box(0.76, 0.42, 0.86, 0.62), side * 0.035, fill=255)
    shade.rectangle(box(0.42, 0.76, 0.58, 0.88), fill=255)
    metal.rounded_rectangle(box(0.2, 0.28, 0.8, 0.78), side * 0.12, fill=255)
    screen.rounded_rectangle(box(0.27, 0.37, 0.73, 0.69), side * 0.09, fill=255)
    light.ellipse(box(0.44, 0.09, 0.56, 0.21), fill=255)
    light.ellipse(box(0.345, 0.44, 0.445, 0.54), fill=255)
    light.ellipse(box(0.555, 0.44, 0.655, 0.54), fill=255)
    light.rounded_rectangle(box(0.42, 0.595, 0.58, 0.63), side * 0.015, fill=255)
    for mask, colour in zip((masks[1], masks[0], masks[2], masks[3]), _METAL, strict=True):
        face.paste(colour, (0, 0), mask.reduce(shapes.FINE))
    return face


_METAL: Final = (theme.rgb("93a1b5"), theme.rgb("d9e1ec"), theme.rgb("1a212d"), theme.rgb("7ff0d0"))


@lru_cache(360)
def _shades(hue: int) -> tuple[RGB, RGB]:
    """A calm colour of this hue, for above and below, no lighter than white text allows."""
    lightness = 0.55
    while _luminance(_hls(hue, lightness)) > _WHITE_ON:
        lightness -= 0.01
    return _hls(hue, lightness), _hls(hue, lightness * 0.68)


def _hls(hue: int, lightness: float) -> RGB:
    red, green, blue = colorsys.hls_to_rgb(hue % 360 / 360, lightness, 0.46)
    return round(red * 255), round(green * 255), round(blue * 255)


def _luminance(colour: RGB) -> float:
    """Relative luminance, 0 to 1, as contrast is reckoned with."""
    red, green, blue = [
        value / 255 / 12.92 if value / 255 <= 0.04045 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in colour
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
