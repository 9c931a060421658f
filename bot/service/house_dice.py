"""Chance out of given entropy: the same bytes always roll the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import shake_256
from itertools import count
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")

_WORD: Final = 1 << 16


class Dice:
    """Numbers drawn from `entropy` by hashing. Each `purpose` has numbers of its own, which no other draw disturbs."""

    __slots__ = ("_entropy",)

    def __init__(self, entropy: bytes) -> None:
        self._entropy = entropy

    def words(self, purpose: str, count: int) -> tuple[int, ...]:
        """`count` numbers of 16 bits."""
        raw = shake_256(self._entropy + b"/" + purpose.encode()).digest(2 * count)
        return unpack(f"<{count}H", raw)

    def stream(self, purpose: str) -> Iterator[int]:
        """Numbers of 16 bits without end."""
        for part in count():
            yield from self.words(f"{purpose} {part}", 2048)

    def roll(self, purpose: str) -> float:
        """A number from 0 up to, not including, 1."""
        return self.words(purpose, 1)[0] / _WORD

    def pick(self, purpose: str, choices: Sequence[T]) -> T:
        """One of `choices`, which must not be empty."""
        return choices[self.words(purpose, 1)[0] * len(choices) // _WORD]

    def between(self, purpose: str, low: float, high: float) -> float:
        """A number between `low` and `high`."""
        return low + (high - low) * self.roll(purpose)
