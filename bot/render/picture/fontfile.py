"""A font file: what it covers, its axes, and faces of it in the sizes and weights that are drawn."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from PIL import ImageFont

from bot.render.picture.coverage import Coverage, read_coverage

MOST_FACES: Final = 64
_TRIAL_PX: Final = 24
_TRIAL_WEIGHT: Final = 400
_SHOWN_TWICE: Final = 2  # pictures have twice the pixels they are shown with; optical sizes are meant as shown


@dataclass(frozen=True, slots=True)
class Axis:
    """An axis of a variable font: its four-letter tag and the values it may have."""

    tag: str
    least: float
    default: float
    most: float


class FontFile:
    """The font at `path`, the `index`th of a collection. Read when first asked, then kept."""

    def __init__(self, path: Path, index: int = 0) -> None:
        self.path = path
        self.index = index
        self._faces: dict[tuple[int, int, bool], ImageFont.FreeTypeFont] = {}

    @cached_property
    def coverage(self) -> Coverage:
        """The characters it has glyphs for; none for a file that cannot be read as a font."""
        try:
            return read_coverage(self._table(b"cmap"))
        except (OSError, ValueError, struct.error):
            return Coverage([])

    def covers(self, words: str) -> bool:
        """Whether it has a glyph for every character of `words`."""
        return all([ord(char) in self.coverage for char in words])

    def draws(self, char: str) -> bool:
        """Whether `char` comes out as ink: a font that is not ours may be broken."""
        try:
            return self.face(_TRIAL_PX, _TRIAL_WEIGHT, False).getmask(char, "L").getbbox() is not None
        except (OSError, ValueError):
            return False

    @cached_property
    def axes(self) -> tuple[Axis, ...]:
        """Its axes, in the order in which their values must be given: fonts differ in it."""
        table = self._table(b"fvar")
        if not table:
            return ()
        start, _, count, size = struct.unpack_from(">4H", table, 4)
        rows = [struct.unpack_from(">4s3i", table, start + size * index) for index in range(count)]
        return tuple([Axis(tag.decode(), low / 65536, usual / 65536, high / 65536) for tag, low, usual, high in rows])

    def face(self, px: int, weight: int, shaping: bool) -> ImageFont.FreeTypeFont:
        """Its glyphs at `px` pixels an em and CSS weight `weight`, each an object of its own as weights are kept inside
        it; `shaping`: letters are joined and stacked as scripts demand, which takes raqm. Raises OSError.
        """
        key = (px, weight if self.axes else 0, shaping)
        face = self._faces.get(key)
        if face is None:
            if len(self._faces) >= MOST_FACES:
                self._faces.clear()
            face = self._faces[key] = self._open(*key)
        return face

    def _open(self, px: int, weight: int, shaping: bool) -> ImageFont.FreeTypeFont:
        engine = ImageFont.Layout.RAQM if shaping else ImageFont.Layout.BASIC
        face = ImageFont.truetype(str(self.path), px, index=self.index, layout_engine=engine)
        if self.axes:
            wanted = {"wght": float(weight), "opsz": px / _SHOWN_TWICE}
            values = [min(max(wanted.get(axis.tag, axis.default), axis.least), axis.most) for axis in self.axes]
            face.set_variation_by_axes(values)
        return face

    def _table(self, tag: bytes) -> bytes:
        with self.path.open("rb") as file:
            start = 0
            if file.read(4) == b"ttcf":
                file.seek(12 + 4 * self.index)
                (start,) = struct.unpack(">I", file.read(4))
            file.seek(start + 4)
            (count,) = struct.unpack(">H", file.read(2))
            file.seek(start + 12)
            directory = file.read(16 * count)
            for name, _, offset, length in struct.iter_unpack(">4s3I", directory):
                if name == tag:
                    file.seek(offset)
                    return file.read(length)
        return b""
