"""The fonts that names are drawn with, in the order in which they are asked for a character."""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Final

from bot.render.picture.fontfile import FontFile

OWN: Final = Path(__file__).with_name("fonts")
_WEIGHTS: Final = ("SemiBold", "Bold", "Medium", "VF", "Regular")  # of one family, the first that is there
_MANY: Final = 1000  # files of a system that are looked at

# Our own fonts: the alphabet of the texts, the biggest, then the others by name.
_FIRST: Final = ("Inter.ttf", "NotoSansCJK.otf")
_EMOJI: Final = "NotoColorEmoji.ttf"

# Letters here are joined, stacked or reordered; without shaping they would be wrong rather than plain.
_SHAPED: Final = (
    (0x0600, 0x109F),  # Arabic to Myanmar: all of the Near East, India and South-East Asia but Hebrew
    (0x1700, 0x18AF),  # the Philippines, Khmer, Mongolian
    (0x1900, 0x1C7F),
    (0x1CD0, 0x1CFF),
    (0xA800, 0xA82F),
    (0xA840, 0xA9FF),
    (0xAA00, 0xAADF),
    (0xAAE0, 0xAAFF),
    (0xABC0, 0xABFF),
    (0xFB50, 0xFDFF),
    (0xFE70, 0xFEFC),
    (0x10A00, 0x10FFF),
    (0x11000, 0x11FFF),
    (0x16B00, 0x16B8F),
    (0x1E100, 0x1E95F),
)


def needs_shaping(char: str) -> bool:
    """Whether the letter or mark `char` cannot be drawn by itself."""
    return unicodedata.category(char)[0] in "LM" and any([first <= ord(char) <= last for first, last in _SHAPED])


class FontSet:
    """The fonts in the folder `own` and, where they lack a character, those in `system` that extend them."""

    def __init__(self, own: Path = OWN, system: Sequence[Path] = ()) -> None:
        names = sorted([path.name for path in own.glob("*.[ot]tf")], key=lambda name: (name not in _FIRST, name))
        self.own = tuple([FontFile(own / name) for name in names if name != _EMOJI])
        self.emoji = FontFile(own / _EMOJI)
        self._system = system
        self.having = lru_cache(8192)(self._having)

    @cached_property
    def more(self) -> tuple[FontFile, ...]:
        """The system's fonts of the same kind; looked for only once a character is lacking."""
        return tuple([FontFile(path) for path in _families(self._system)])

    def _having(self, char: str) -> FontFile | None:
        """The first font that can draw `char` as text, if any can."""
        if unicodedata.category(char) in ("Co", "Cs", "Cc", "Zl", "Zp"):
            return None
        for font in self.own:
            if ord(char) in font.coverage:
                return font
        return next((font for font in self.more if ord(char) in font.coverage and font.draws(char)), None)


def _families(folders: Sequence[Path]) -> list[Path]:
    """One file for each Noto Sans family, the boldest that we would use."""
    best: dict[str, tuple[int, Path]] = {}
    for folder in folders:
        for path in sorted(folder.rglob("NotoSans*-*.[ot]t[fc]"))[:_MANY] if folder.is_dir() else ():
            family, _, weight = path.stem.partition("-")
            rank = _WEIGHTS.index(weight) if weight in _WEIGHTS else len(_WEIGHTS)
            if rank < best.get(family, (len(_WEIGHTS), path))[0]:
                best[family] = (rank, path)
    return [best[family][1] for family in sorted(best)]


def system_folders() -> list[Path]:
    """Where this system keeps its fonts, if it has any."""
    if sys.platform == "win32":
        return [Path(os.environ.get("WINDIR", "C:/Windows")) / "Fonts"]
    if sys.platform == "darwin":
        return [Path("/Library/Fonts"), Path("/System/Library/Fonts"), Path.home() / "Library/Fonts"]
    return [Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path.home() / ".local/share/fonts"]
