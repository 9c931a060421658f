"""The 52 cards. There is one object per card, so cards are compared and hashed by identity."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, final

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"

# Sums of at most seven of these, no rank more than four times, are all different: the key of `evaluation`.
RANK_KEYS: Final = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
# The same for up to seven suits, above the rank key.
SUIT_KEYS: Final = (0, 1, 8, 57)
SUIT_SHIFT: Final = 23


class Suit(IntEnum):
    """Suits have no rank (H2); their order here is that of the high-card draw, spades highest (B10)."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


@final
class Card:
    """One card. `rank` is 2 to 14 (ace), `code` its two-letter name (`As`, `Td`), `index` 0 to 51.

    `Card(rank, suit)` gives the one object of that card. Raises ValueError for a rank that does not exist.
    """

    __slots__ = ("code", "index", "key", "rank", "suit")

    rank: int
    suit: Suit
    code: str
    index: int
    key: int

    def __new__(cls, rank: int, suit: Suit) -> Card:
        if not 2 <= rank <= 14:
            raise ValueError(f"no card has rank {rank}")
        return DECK[4 * (rank - 2) + suit]

    @staticmethod
    def parse(code: str) -> Card:
        """The card that `code` names. Raises ValueError when there is none."""
        card = _BY_CODE.get(code)
        if card is None:
            raise ValueError(f"no card is called {code!r}")
        return card

    def __repr__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[type[Card], tuple[int, Suit]]:
        return Card, (self.rank, self.suit)


def _make(index: int) -> Card:
    card = object.__new__(Card)
    rank, suit = divmod(index, 4)
    card.rank = rank + 2
    card.suit = Suit(suit)
    card.code = RANKS[rank] + SUITS[suit]
    card.index = index
    card.key = RANK_KEYS[rank] + (SUIT_KEYS[suit] << SUIT_SHIFT)
    return card


HoleCards = tuple[Card, Card]
Board = tuple[Card, ...]
Deck = tuple[Card, ...]

DECK: Final[Deck] = tuple([_make(index) for index in range(52)])
_BY_CODE: Final = {card.code: card for card in DECK}


def parse_cards(codes: str) -> tuple[Card, ...]:
    """The cards of a run of codes such as `AsKd` or `As Kd`. Raises ValueError for anything else."""
    packed = codes.replace(" ", "")
    return tuple([Card.parse(packed[at : at + 2]) for at in range(0, len(packed), 2)])
