"""Names made plain before they are drawn: no controls, no piles of marks, letters in costume made letters again.

The picture's side of `bot.render.names`, which does the same for Discord's own text.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from bot.render.picture.clusters import BLACK_FLAG, JOINER, KEYCAP, NON_JOINER, is_pictograph, is_style, is_tag

LONGEST: Final = 200  # characters that are ever looked at
_MARKS: Final = 2  # on one letter
_SYLLABLE_MARKS: Final = 6  # where vowels and further consonants are marks
_SPACES: Final = ("Zs", "Zl", "Zp")
_VARIANTS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))  # of ideographs
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5\u180e\t\n\r\v\f")  # not seen, taken for a space
# The accents of living languages; the others over, under and through letters are there to pile up.
_ACCENTS: Final = frozenset(
    "\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u0309\u030a\u030b\u030c\u030f\u0311\u0313\u031b"
    "\u0323\u0324\u0325\u0326\u0327\u0328\u032d\u0330\u0331"
)
# Lines through letters and frames around them.
_BURYING: Final = frozenset(
    "\u0334\u0335\u0336\u0337\u0338\u0488\u0489\u20d2\u20d3\u20d8\u20d9\u20da\u20dd\u20de\u20df\u20e0\u20e2\u20e4"
    "\u20e5\u20e6\u20ea\u20eb"
)


@lru_cache(2048)
def readable(words: str) -> str:
    """`words` composed (NFC), on one line, without what is not seen, turns the direction or buries letters."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", _undressed(words[:LONGEST])):
        kind = unicodedata.category(char)
        if char in _BLANK or kind in _SPACES:
            if kept and kept[-1] != " ":
                kept.append(" ")
        elif is_style(char) or char == KEYCAP:
            if kept and kept[-1] not in (" ", char):
                kept.append(char)
        elif kind[0] == "M":
            if char not in _BURYING and kept and kept[-1] not in (" ", char):
                marks += 1
                if marks <= _allowed(char):
                    kept.append(char)
                elif _is_accent(kept[-1]):
                    kept.pop()
        elif kind in ("Cc", "Cf"):
            if kept and _matters(char, kept):
                kept.append(char)
        else:
            kept.append(char)
            marks = 0
    return "".join(kept).strip(f" {JOINER}{NON_JOINER}")


def _undressed(words: str) -> str:
    return "".join([unicodedata.normalize("NFKC", char) if _in_costume(char) else char for char in words])


def _in_costume(char: str) -> bool:
    return "\U0001d400" <= char <= "\U0001d7ff" or "\uff01" <= char <= "\uff5e"


def _allowed(mark: str) -> int:
    """How many marks of this kind one letter may carry."""
    if mark in _VARIANTS:
        return 0
    if _is_accent(mark):
        return 1 if mark in _ACCENTS else 0
    return _SYLLABLE_MARKS if "\u0900" <= mark <= "\u0dff" or mark >= "\u0f00" else _MARKS


def _is_accent(char: str) -> bool:
    """Whether `char` is a mark for any letter. One is left where NFC has no letter with it; two begin a pile."""
    return "\u0300" <= char <= "\u036f" or "\u1ab0" <= char <= "\u1aff" or "\u1dc0" <= char <= "\u1dff"


def _matters(char: str, kept: list[str]) -> bool:
    """Whether an unseen sign changes what is seen: joins emoji, shapes a syllable, or names a region's flag."""
    last = kept[-1]
    if is_tag(char):
        return last == BLACK_FLAG or is_tag(last)
    if char not in (JOINER, NON_JOINER):
        return False
    emoji = is_pictograph(last) or (is_style(last) and is_pictograph(kept[-2]))
    return (emoji and char == JOINER) or "\u0600" <= last <= "\u109f"
