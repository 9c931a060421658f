"""What house players are called."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.service.house_dice import Dice

NAMES: Final = (
    "Ada", "Bao", "Bruno", "Chidi", "Dara", "Elif", "Esra", "Femi", "Greta", "Hugo", "Ines", "Ivo",
    "Juno", "Kaya", "Leo", "Lucia", "Marek", "Mina", "Noor", "Otto", "Pia", "Rafa", "Sora", "Tariq",
    "Uma", "Viggo", "Yara", "Zoe",
)  # fmt: skip


def house_name(taken: Collection[str], entropy: bytes) -> str:
    """A name for a house player that nobody of `taken` has, whatever the case of the letters."""
    used = {name.casefold() for name in taken}
    free = [name for name in NAMES if name.casefold() not in used]
    if free:
        return Dice(entropy).pick("name", free)
    number = 2
    while f"{NAMES[0]} {number}".casefold() in used:
        number += 1
    return f"{NAMES[0]} {number}"
