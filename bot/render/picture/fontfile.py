"""A font file: what it covers, its axes, and faces of it in the sizes and weights that are drawn."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

from PIL import ImageFont

from bot.render.picture.coverage import Coverage, read_coverage

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

    @cached_property
    def coverage(self) -> Coverage:
        """The characters it has glyphs for. Raises OSError or ValueError for a file that is no font."""
        return read_coverage(self._table(b"cmap"))

    @cached_property
    def axes(self) -> tuple[Axis, ...]:
        """Its axes, in the order in which their values must be given: fonts differ in it."""
        table = self._table(b"fvar")
        if not table:
            return ()
        start, _, count, size = struct.unpack_from(">4H", table, 4)
        rows = [struct.unpack_from(">4s3i", table, start + size * index) for index in range(count)]
        return tuple([Axis(tag.decode(), low / 65536, usual / 65536, high / 65536) for tag, low, usual, high in rows])

    @lru_cache(64)  # noqa: B019 - fonts live as long as the process
    def face(self, px: int, weight: int) -> ImageFont.FreeTypeFont:
        """Its glyphs at `px` pixels an em and CSS weight `weight`; a new object each, as weights are kept inside it."""
        face = ImageFont.truetype(str(self.path), px, index=self.index)
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
