"""Colours and sizes of all pictures. Sizes are real pixels, two to a logical pixel (`SCALE`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.render.picture.scene import Deed, Disc
from bot.render.picture.typeset import RGB
from bot.service.preferences import DeckColours, Felt
from engine.cards import Suit

SCALE: Final = 2
WIDTH: Final = 800
HEIGHT: Final = 640
LEAST_TAG: Final = 19  # the smallest text of all, for tags in capitals
LEAST_TEXT: Final = 22  # the smallest of everything else


def rgb(code: str) -> RGB:
    """The colour of a code such as "1c222c"."""
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)


@dataclass(frozen=True, slots=True)
class Ink:
    """Text on its ground, which goes from `top` to `bottom`. Every pair has a contrast of 4.5:1 or more."""

    text: RGB
    top: RGB
    bottom: RGB


def _ink(text: str, top: str, bottom: str | None = None) -> Ink:
    return Ink(rgb(text), rgb(top), rgb(bottom or top))


@dataclass(frozen=True, slots=True)
class Cloth:
    """A felt: its colour under the lamp and at the edge, the line sewn on it and the mark woven into it."""

    light: RGB
    dark: RGB
    line: RGB
    mark: RGB


FELTS: Final = {
    Felt.GREEN: Cloth(rgb("2a9766"), rgb("0c452c"), rgb("e6cf8a"), rgb("0a3a25")),
    Felt.MIDNIGHT: Cloth(rgb("3a5188"), rgb("141d37"), rgb("9db8f5"), rgb("0f1830")),
}

ROOM_LIGHT: Final = rgb("1f2530")
ROOM_DARK: Final = rgb("0e1218")
RAIL_TOP: Final = rgb("75513a")
RAIL_BOTTOM: Final = rgb("38241a")
RAIL_EDGE: Final = rgb("a27a58")
RAIL_SEAM: Final = rgb("150d09")

BLACK: Final = rgb("000000")
WHITE: Final = rgb("ffffff")
GOLD: Final = rgb("ffcb45")
WIN: Final = rgb("57e3a0")
ALL_IN: Final = rgb("ff8a5b")
EDGE: Final = rgb("46546a")
DASHES: Final = rgb("8b99ad")
FAINT_EDGE: Final = rgb("333d4c")
NIGHT: Final = rgb("0c1016")

# Plates of seats: names, stacks, words
PLATE: Final = _ink("ffffff", "273143", "151c27")
PLATE_NAME: Final = _ink("d7e0ec", "273143", "151c27")
PLATE_TURN: Final = _ink("ffffff", "473c1c", "241d0c")
PLATE_TURN_NAME: Final = _ink("ffe9b0", "473c1c", "241d0c")
PLATE_WON: Final = _ink("ffffff", "1f4a3c", "12291f")
PLATE_WON_NAME: Final = _ink("d6f7e6", "1f4a3c", "12291f")
PLATE_REST: Final = _ink("a9b4c4", "1b222d", "11161e")
PLATE_ALL_IN: Final = _ink("ffa07a", "273143", "151c27")
PLATE_TURN_ALL_IN: Final = _ink("ffb394", "473c1c", "241d0c")
CHANCE: Final = _ink("10213a", "e8f0fb")

# Tags
TURN: Final = _ink("241a00", "ffcb45")
REST: Final = _ink("bcc7d6", "202938")
AWAY: Final = _ink("e4eaf3", "39445a")
DEEDS: Final = {
    Deed.CHECK: _ink("ffffff", "4d5a6c"),
    Deed.CALL: _ink("ffffff", "2b66c9"),
    Deed.BET: _ink("ffffff", "b04a12"),
    Deed.RAISE: _ink("ffffff", "b04a12"),
    Deed.OTHER: _ink("ffffff", "4d5a6c"),
}
NUMBER: Final = _ink("dbe4f0", "0c1016")
NUMBER_TURN: Final = _ink("241a00", "ffcb45")

# On the felt. Grounds of amounts are see-through in the picture: `SHADE` of black-green over the cloth.
BET: Final = _ink("ffffff", "0d2219")
POT: Final = _ink("ffe3a1", "0d2219")
SHADE: Final = 0.78
WON: Final = _ink("04281a", "57e3a0")
BANNER: Final = _ink("241a00", "ffcb45")
NOTICE: Final = _ink("10213a", "f2f6fc")
DISCS: Final = {
    Disc.BUTTON: _ink("14181f", "ffffff"),
    Disc.SMALL_BLIND: _ink("06213f", "5fb0ff"),
    Disc.BIG_BLIND: _ink("3a2500", "ffb43a"),
}

# Cards
PAPER: Final = _ink("1b2230", "ffffff", "eff2f7")
BACK_TOP: Final = rgb("3a57b4")
BACK_BOTTOM: Final = rgb("26397f")
BACK_SHADE: Final = rgb("5470cc")
BACK_MARK: Final = rgb("b9c8ff")
DIM: Final = rgb("0b1712")
DIMMED: Final = 0.42
_BLACK_SUIT, _RED = rgb("1b2230"), rgb("d0202f")
SUIT_COLOURS: Final = {
    DeckColours.FOUR: {
        Suit.SPADES: _BLACK_SUIT,
        Suit.HEARTS: _RED,
        Suit.DIAMONDS: rgb("1460cc"),
        Suit.CLUBS: rgb("0a6440"),
    },
    DeckColours.TWO: {
        Suit.SPADES: _BLACK_SUIT,
        Suit.HEARTS: _RED,
        Suit.DIAMONDS: _RED,
        Suit.CLUBS: _BLACK_SUIT,
    },
}


def darker(colour: RGB) -> RGB:
    """The ink of a card that is to be dimmed."""
    return colour[0] * 5 // 8, colour[1] * 5 // 8, colour[2] * 5 // 8


# Chips, from the smallest on
CHIP_COLOURS: Final = (
    rgb("dfe5ee"),
    rgb("d9434b"),
    rgb("2f8f5b"),
    rgb("2f6fe0"),
    rgb("3a4250"),
    rgb("8a55d8"),
    rgb("f0a52c"),
    rgb("e0679c"),
    rgb("22a6b8"),
)
POT_CHIP: Final = rgb("f5b335")
SIDE_CHIP: Final = rgb("9b6bff")
