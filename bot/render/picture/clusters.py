"""What people take for one character: a letter with its marks, a family of emoji, a flag, a syllable."""

from __future__ import annotations

import unicodedata
from typing import Final

JOINER: Final = "\u200d"
NON_JOINER: Final = "\u200c"
TEXT_STYLE: Final = "\ufe0e"
EMOJI_STYLE: Final = "\ufe0f"
KEYCAP: Final = "\u20e3"
BLACK_FLAG: Final = "\U0001f3f4"  # with tags behind it, the flag of a region

# Signs that tie the next consonant to the one before: Devanagari, Bengali, Gujarati, Oriya, Telugu, Kannada, Malayalam,
# Sinhala, Myanmar, Balinese, Khmer, Javanese.
_TIES: Final = frozenset("\u094d\u09cd\u0acd\u0b4d\u0c4d\u0ccd\u0d4d\u0dca\u1039\u1b44\u17d2\ua9c0")
_BEHIND: Final = frozenset("\u0e33\u0eb3\uff9e\uff9f")  # letters by kind, but drawn on the one before


def is_tone(char: str) -> bool:
    """Whether `char` gives an emoji its colour of skin."""
    return "\U0001f3fb" <= char <= "\U0001f3ff"


def is_tag(char: str) -> bool:
    """Whether `char` is one of the unseen letters that name a region's flag."""
    return "\U000e0020" <= char <= "\U000e007f"


def is_style(char: str) -> bool:
    """Whether `char` asks for the sign before it as text or as an emoji."""
    return char in (TEXT_STYLE, EMOJI_STYLE)


def is_regional(char: str) -> bool:
    """Whether `char` is half of a country's flag."""
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def is_pictograph(char: str) -> bool:
    """Whether `char` can be part of a joined emoji."""
    return unicodedata.category(char) in ("So", "Sk") or char >= "\U0001f000"


def clusters(words: str) -> list[str]:
    """`words` cut into the pieces that must stay whole. Source: UAX 29, extended grapheme clusters, nearly."""
    found: list[str] = []
    for char in words:
        if found and _belongs(found[-1], char):
            found[-1] += char
        else:
            found.append(char)
    return found


def _belongs(cluster: str, char: str) -> bool:
    if cluster == " ":
        return False
    if char in (JOINER, NON_JOINER) or char in _BEHIND or is_tone(char) or is_tag(char):
        return True
    kind = unicodedata.category(char)
    if kind[0] == "M":
        return True
    last = cluster[-1]
    if last == JOINER and is_pictograph(char) and is_pictograph(cluster[0]):
        return True
    if is_regional(char):
        return len(cluster) == 1 and is_regional(last)
    if kind == "Lo" and cluster.rstrip(JOINER + NON_JOINER)[-1:] in _TIES:
        return True
    return _is_vowel_jamo(char) and _is_jamo(last)


def _is_vowel_jamo(char: str) -> bool:
    return "\u1160" <= char <= "\u11ff" or "\ud7b0" <= char <= "\ud7fb"


def _is_jamo(char: str) -> bool:
    return "\u1100" <= char <= "\u11ff" or "\ua960" <= char <= "\ua97c" or "\uac00" <= char <= "\ud7fb"
