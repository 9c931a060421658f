"""Faces for those who have no avatar: a colour and a letter."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.render.picture.clusters import clusters
from bot.render.picture.readable import readable
from bot.render.picture.scene import Face
from engine.seats import Seat
from engine.tournament import PlayerId

_GOLDEN: Final = 0x9E3779B97F4A7C15  # 2 ** 64 over the golden ratio: ids in a row land far apart
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
    first = next(iter(clusters(readable(name))), "")
    capital = first.upper()
    return capital if len(capital) == len(first) else first
