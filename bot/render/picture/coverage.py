"""Which characters a font has glyphs for, read from its `cmap` table."""

from __future__ import annotations

import struct
from array import array
from bisect import bisect_right
from typing import Final

_READABLE: Final = (4, 12)


class Coverage:
    """A set of code points held as ranges: a CJK font has tens of thousands of them."""

    __slots__ = ("_firsts", "_lasts")

    def __init__(self, ranges: list[tuple[int, int]]) -> None:
        """`ranges`: (first, last) code points, both included, ascending and apart."""
        self._firsts = array("I", [first for first, _ in ranges])
        self._lasts = array("I", [last for _, last in ranges])

    def __contains__(self, code: int) -> bool:
        at = bisect_right(self._firsts, code) - 1
        return at >= 0 and code <= self._lasts[at]

    def __len__(self) -> int:
        return sum(self._lasts) - sum(self._firsts) + len(self._firsts)


def read_coverage(cmap: bytes) -> Coverage:
    """What the `cmap` table maps to a glyph. Raises ValueError if it has no table of format 4 or 12."""
    (count,) = struct.unpack_from(">H", cmap, 2)
    best: tuple[int, int] | None = None
    for index in range(count):
        (offset,) = struct.unpack_from(">I", cmap, 8 + 8 * index)
        (form,) = struct.unpack_from(">H", cmap, offset)
        if form in _READABLE and (best is None or form > best[0]):
            best = (form, offset)
    if best is None:
        raise ValueError("no cmap of format 4 or 12")
    form, offset = best
    return Coverage(_joined(_format_12(cmap, offset) if form == 12 else _format_4(cmap, offset)))


def _format_12(cmap: bytes, offset: int) -> list[tuple[int, int]]:
    (count,) = struct.unpack_from(">I", cmap, offset + 12)
    groups = struct.iter_unpack(">III", cmap[offset + 16 : offset + 16 + 12 * count])
    return [(first, last) if glyph else (first + 1, last) for first, last, glyph in groups if glyph or last > first]


def _format_4(cmap: bytes, offset: int) -> list[tuple[int, int]]:
    (doubled,) = struct.unpack_from(">H", cmap, offset + 6)
    count = doubled // 2
    at = offset + 14
    lasts = struct.unpack_from(f">{count}H", cmap, at)
    firsts = struct.unpack_from(f">{count}H", cmap, at + doubled + 2)
    deltas = struct.unpack_from(f">{count}H", cmap, at + 2 * doubled + 2)
    glyphs_at = at + 3 * doubled + 2
    offsets = struct.unpack_from(f">{count}H", cmap, glyphs_at)
    ranges: list[tuple[int, int]] = []
    for index, (first, last, delta, to_glyphs) in enumerate(zip(firsts, lasts, deltas, offsets, strict=True)):
        if to_glyphs == 0:
            missing = -delta & 0xFFFF  # the one code of the segment that comes out as glyph 0
            ranges += [(first, min(last, missing - 1)), (max(first, missing + 1), last)]
            continue
        glyphs = struct.unpack_from(f">{last - first + 1}H", cmap, glyphs_at + 2 * index + to_glyphs)
        ranges += [(code, code) for code, glyph in enumerate(glyphs, first) if glyph]
    return [(first, last) for first, last in ranges if first <= last and first != 0xFFFF]


def _joined(ranges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    joined: list[tuple[int, int]] = []
    for first, last in sorted(ranges):
        if joined and first <= joined[-1][1] + 1:
            joined[-1] = (joined[-1][0], max(last, joined[-1][1]))
        else:
            joined.append((first, last))
    return joined
