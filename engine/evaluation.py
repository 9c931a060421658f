"""The best five of up to seven cards.

A hand's score is one int: category, then the ranks of its five cards from the most telling on, four bits each. So
scores compare as hands do and the five ranks can be read off. Ranks that are not flushes are found by the sum of their
cards' keys, in one dict of rank multisets for each number of cards; flushes in a table of rank sets.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field
from enum import IntEnum
from itertools import combinations, combinations_with_replacement
from typing import Final

from engine.cards import RANK_KEYS, SUIT_SHIFT, Board, Card, HoleCards
from engine.facts import fact


class Category(IntEnum):
    """H1, lowest first."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8
    ROYAL_FLUSH = 9


@fact
class HandValue:
    """A named hand. `ranks` are those of the five best `cards`, the made cards first; only category and ranks count.

    Source: H1-H3.
    """

    category: Category
    ranks: tuple[int, ...]
    cards: tuple[Card, ...] = field(compare=False)

    def __lt__(self, other: HandValue) -> bool:
        return (self.category, self.ranks) < (other.category, other.ranks)


def _pack(category: Category, ranks: Iterable[int]) -> int:
    score = int(category)
    for rank in ranks:
        score = score << 4 | rank
    return score


def _straight_high(ranks: set[int]) -> int:
    """The highest card of the best straight among `ranks`, 0 for none; the ace also counts as 1. Source: H2."""
    with_low_ace = ranks | {1} if 14 in ranks else ranks
    for high in range(14, 4, -1):
        if all(rank in with_low_ace for rank in range(high - 4, high + 1)):
            return high
    return 0


def _straight_ranks(high: int) -> tuple[int, ...]:
    return tuple([rank if rank > 1 else 14 for rank in range(high, high - 5, -1)])


def _score_counts(counts: Sequence[int]) -> int:
    """The score of five cards without a flush; `counts[i]` cards of rank i + 2."""
    by_count = sorted([(count, rank + 2) for rank, count in enumerate(counts) if count], reverse=True)
    ranks = {rank for _, rank in by_count}
    most, first = by_count[0]
    if most == 4:
        return _pack(Category.FOUR_OF_A_KIND, [first] * 4 + [max(ranks - {first})])
    second_count, second = by_count[1]
    if most == 3 and second_count == 2:
        return _pack(Category.FULL_HOUSE, [first] * 3 + [second] * 2)
    if high := _straight_high(ranks):
        return _pack(Category.STRAIGHT, _straight_ranks(high))
    if most == 3:
        return _pack(Category.THREE_OF_A_KIND, [first] * 3 + sorted(ranks - {first}, reverse=True))
    if most == 2 and second_count == 2:
        kicker = max(ranks - {first, second})
        return _pack(Category.TWO_PAIR, [first] * 2 + [second] * 2 + [kicker])
    if most == 2:
        return _pack(Category.PAIR, [first] * 2 + sorted(ranks - {first}, reverse=True))
    return _pack(Category.HIGH_CARD, sorted(ranks, reverse=True))


def _five_table() -> dict[int, int]:
    """By sum of keys: the score of five ranks. Twos and clubs have key 0, so sums are unique within one size only."""
    table: dict[int, int] = {}
    for places in combinations_with_replacement(range(13), 5):
        if places[0] != places[4]:
            table[sum([RANK_KEYS[place] for place in places])] = _score_counts(
                [places.count(place) for place in range(13)]
            )
    return table


def _one_more(table: dict[int, int], size: int) -> dict[int, int]:
    """The table of `size` ranks from that of one fewer: the best five are the best of those without one of them."""
    larger: dict[int, int] = {}
    for keys in combinations_with_replacement(RANK_KEYS, size):
        if all([keys[first] != keys[first + 4] for first in range(size - 4)]):
            key = sum(keys)
            larger[key] = max([table[key - one] for one in set(keys)])
    return larger


def _flush_table() -> list[int]:
    """By set of ranks of one suit, bit 0 = two: the score of the best five, 0 where there are fewer than five."""
    table = [0] * (1 << 13)
    for size in (5, 6, 7):
        for bits in combinations(range(13), size):
            ranks = {bit + 2 for bit in bits}
            high = _straight_high(ranks)
            if high == 14:
                score = _pack(Category.ROYAL_FLUSH, _straight_ranks(14))
            elif high:
                score = _pack(Category.STRAIGHT_FLUSH, _straight_ranks(high))
            else:
                score = _pack(Category.FLUSH, sorted(ranks, reverse=True)[:5])
            table[sum([1 << bit for bit in bits])] = score
    return table


def _flush_suits(size: int) -> list[int]:
    """By sum of the suit keys of `size` cards: the suit of which there are five or more, -1 for none."""
    table = [-1] * (57 * 7 + 1)
    for clubs in range(size + 1):
        for diamonds in range(size + 1 - clubs):
            for hearts in range(size + 1 - clubs - diamonds):
                spades = size - clubs - diamonds - hearts
                for suit, count in enumerate((clubs, diamonds, hearts, spades)):
                    if count >= 5:
                        table[diamonds + 8 * hearts + 57 * spades] = suit
    return table


# Scores of seven cards by the sum of their RANK_KEYS, and of any flush by its set of ranks: `equity` reads them too.
_FIVE: Final = _five_table()
_SIX: Final = _one_more(_FIVE, 6)
RANK_SCORES: Final = _one_more(_SIX, 7)
FLUSH_SCORES: Final = _flush_table()

_RANKS_BY_SIZE: Final = {5: _FIVE, 6: _SIX, 7: RANK_SCORES}
_FLUSH_SUITS: Final = _flush_suits(7)
_FLUSH_SUITS_BY_SIZE: Final = {5: _flush_suits(5), 6: _flush_suits(6), 7: _FLUSH_SUITS}
_RANK_MASK: Final = (1 << SUIT_SHIFT) - 1


def score7(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card, g: Card) -> int:
    """The score of the best five of seven different cards. Source: H1."""
    key = a.key + b.key + c.key + d.key + e.key + f.key + g.key
    suit = _FLUSH_SUITS[key >> SUIT_SHIFT]
    if suit < 0:
        return RANK_SCORES[key & _RANK_MASK]
    return _flush_score((a, b, c, d, e, f, g), suit)


def score(cards: Sequence[Card]) -> int:
    """The score of the best five of five to seven different cards. Raises ValueError for another number. Source: H1."""
    if not 5 <= len(cards) <= 7:
        raise ValueError(f"a hand is made of five to seven cards, not {len(cards)}")
    key = sum([card.key for card in cards])
    suit = _FLUSH_SUITS_BY_SIZE[len(cards)][key >> SUIT_SHIFT]
    if suit < 0:
        return _RANKS_BY_SIZE[len(cards)][key & _RANK_MASK]
    return _flush_score(cards, suit)


def _flush_score(cards: Sequence[Card], suit: int) -> int:
    ranks = 0
    for card in cards:
        if card.suit == suit:
            ranks |= 1 << card.rank - 2
    return FLUSH_SCORES[ranks]


def score_hands(hands: Iterable[HoleCards], board: Board) -> list[int]:
    """The score of each of `hands` on a board of five. Source: H1."""
    return [score7(first, second, *board) for first, second in hands]


def category_of(scored: int) -> Category:
    """The category of a score."""
    return Category(scored >> 20)


def ranks_of(scored: int) -> tuple[int, ...]:
    """The five ranks of a score, the made cards first."""
    return tuple([scored >> shift & 15 for shift in (16, 12, 8, 4, 0)])


def best_hand(cards: Sequence[Card]) -> HandValue:
    """The best five of five to seven cards, by name and card. Raises ValueError for another number. Source: H1-H3."""
    scored = score(cards)
    category = category_of(scored)
    ranks = ranks_of(scored)
    usable = list(cards)
    if category in (Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH):
        suit = _FLUSH_SUITS_BY_SIZE[len(cards)][sum([card.key for card in cards]) >> SUIT_SHIFT]
        usable = [card for card in cards if card.suit == suit]
    best: list[Card] = []
    for rank in ranks:
        card = next(card for card in usable if card.rank == rank)
        usable.remove(card)
        best.append(card)
    return HandValue(category, ranks, tuple(best))
