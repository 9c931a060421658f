"""The shuffle, as a function of random bytes that come from outside."""

from __future__ import annotations

from math import factorial
from typing import Final

from engine.cards import DECK, Deck

SHUFFLE_BYTES: Final = 64
_ORDERS: Final = factorial(52)


def shuffled(entropy: bytes) -> Deck:
    """The deck that `entropy` stands for: every order of the 52 cards is as likely as any other.

    64 uniformly random bytes name one of 2^512 numbers and so one of the 52! (2^226) orders, uneven by less than
    2^-285. Raises ValueError for any other length. Source: D2.
    """
    if len(entropy) != SHUFFLE_BYTES:
        raise ValueError(f"a shuffle takes {SHUFFLE_BYTES} bytes, not {len(entropy)}")
    order = int.from_bytes(entropy, "big") % _ORDERS
    left = list(DECK)
    deck: list[int] = []
    for size in range(52, 0, -1):
        order, at = divmod(order, size)
        deck.append(left.pop(at).index)
    return tuple([DECK[index] for index in deck])


def is_deck(cards: Deck) -> bool:
    """Whether `cards` are the 52 cards, each once. Source: D2."""
    return len(cards) == 52 and len({card.index for card in cards}) == 52
