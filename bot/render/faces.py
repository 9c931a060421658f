"""Faces for those who have no avatar: a colour and a letter."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from bot.render.names import plain_name
from bot.render.picture.scene import Face
from engine.seats import Seat
from engine.tournament import PlayerId

_GOLDEN: Final = 0x9E3779B97F4A7C15  # 2 ** 64 over the golden ratio: ids in a row land far apart
_JOINER: Final = "\u200d"
_LEAST_ID: Final = 1 << 22  # Discord's ids have a time above these bits; smaller ones are of our house players


def face_of(player: PlayerId, name: str, seat: Seat, key: str) -> Face:
    """The face of `player`: the fetched image `key`, else a hue of the player's own and the name's first letter, the
    seat's number when the name has none; a robot for a house player.
    """
    return Face(key, hue_of(player), initial_of(name) or str(seat + 1), player < _LEAST_ID)


def hue_of(player: PlayerId) -> int:
    """0 to 359, the same for a player always."""
    return (player * _GOLDEN % (1 << 64)) * 360 >> 64


@lru_cache(4096)
def initial_of(name: str) -> str:
    """The first character of `name` as people see one, accents and parts of an emoji included; "" for none."""
    shown = plain_name(name)
    if not shown:
        return ""
    end = 1
    while end < len(shown) and (_belongs(shown[end]) or shown[end - 1] == _JOINER):
        end += 1
    if _is_flag_half(shown[0]) and end < len(shown) and _is_flag_half(shown[end]):
        end += 1
    first = shown[:end].rstrip(_JOINER)
    capital = first.upper()
    return capital if len(capital) == len(first) else first


def _belongs(char: str) -> bool:
    """Whether `char` changes the one before it: an accent, a joiner, the tone of a skin."""
    return char == _JOINER or unicodedata.category(char).startswith("M") or "\U0001f3fb" <= char <= "\U0001f3ff"


def _is_flag_half(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"
