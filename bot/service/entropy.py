"""The one door to randomness: decks, draws and the whims of house players are functions of bytes from here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.cards import Deck
from engine.deck import SHUFFLE_BYTES, shuffled

HOUSE_BYTES: Final = 16
_DRAW_BYTES: Final = 16


@dataclass(frozen=True, slots=True)
class Entropy:
    """`source(n)` gives n random bytes, in production the operating system's. Source: D2."""

    source: Callable[[int], bytes]

    def deck(self) -> Deck:
        """A freshly shuffled deck."""
        return shuffled(self.source(SHUFFLE_BYTES))

    def draw(self) -> int:
        """A number so large that its remainder by a few players is as good as uniform. Source: B1."""
        return int.from_bytes(self.source(_DRAW_BYTES), "big")

    def whim(self) -> bytes:
        """What a house player decides by, besides its view."""
        return self.source(HOUSE_BYTES)
