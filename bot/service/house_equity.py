"""How strong two cards are: against all hands before the flop, and by dealing the rest of the hand many times."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.service.house_dice import Dice
from engine.cards import DECK, RANKS, Board, Card, HoleCards
from engine.evaluation import score7, score_hands

# Strongest first, by chance of winning against one random hand, one good hand and three random hands together.
ORDER: Final = (
    "AA KK QQ JJ TT AKs 99 AKo AQs 88 AJs AQo ATs KQs AJo 77 ATo KJs A9s A8s 66 KQo A9o KTs A7s KJo QJs QTs "
    "A5s A8o K9s A6s 55 KTo A4s JTs A7o QJo A3s A2s QTo Q9s K8s A5o A6o 44 K6s JTo J9s K9o K7s A3o T9s A4o "
    "A2o Q8s K5s 33 J8s K8o 98s K4s Q6s Q9o T8s Q7s K2s J9o K7o K3s 22 Q5s J7s T9o K6o T7s Q8o 97s 87s J8o "
    "J6s Q4s K5o Q3s T6s K4o 76s 96s Q7o 86s J5s 98o T8o Q2s K3o J4s Q6o J3s J7o K2o J2s Q5o 65s T5s 75s T4s "
    "95s T7o 85s 87o 54s Q3o 97o 74s J6o 94s T2s 64s Q4o T3s J5o 84s 76o 93s 96o 86o T6o J4o Q2o 53s 73s 63s "
    "J3o 92s 43s 75o 83s 85o 82s 65o T5o J2o T4o 95o 52s 62s T3o 42s 72s 54o 74o 32s 93o 64o T2o 94o 53o 84o "
    "92o 73o 63o 83o 43o 52o 82o 62o 42o 32o 72o "
).split()

TRIALS: Final = 300
_TRIES: Final = 20  # how often a hand within range is drawn anew because its cards are gone


def _name(first: Card, second: Card) -> str:
    high, low = (first, second) if first.rank >= second.rank else (second, first)
    kind = "" if high.rank == low.rank else "s" if high.suit == low.suit else "o"
    return RANKS[high.rank - 2] + RANKS[low.rank - 2] + kind


def _share_table() -> list[list[float]]:
    share: dict[str, float] = {}
    dealt = 0
    for name in ORDER:
        dealt += 6 if len(name) == 2 else 4 if name[2] == "s" else 12
        share[name] = dealt / 1326
    return [[0.0 if first is second else share[_name(first, second)] for second in DECK] for first in DECK]


_SHARE: Final = _share_table()


def _combinations() -> list[tuple[Card, Card, int]]:
    """All 1,326 starting hands, strongest first, with the set of their cards as bits."""
    hands = [(first, second) for at, first in enumerate(DECK) for second in DECK[at + 1 :]]
    hands.sort(key=share_of)
    return [(first, second, 1 << first.index | 1 << second.index) for first, second in hands]


def share_of(cards: HoleCards) -> float:
    """The share of all starting hands that are at least as strong: 0.0045 for aces, 1.0 for the worst."""
    return _SHARE[cards[0].index][cards[1].index]


_COMBINATIONS: Final = _combinations()


def equity(cards: HoleCards, board: Board, opponents: int, within: float, dice: Dice, trials: int = TRIALS) -> float:
    """The share of the pot that `cards` win on average against `opponents` hands out of the best `within` of all.

    An estimate from `trials` deals, good to about 0.03.
    """
    words = dice.stream("equity")
    in_range = max(1, min(1326, round(1326 * within)))
    missing = 5 - len(board)
    known = 0
    for card in (*cards, *board):
        known |= 1 << card.index
    own_first, own_second = cards
    won = 0.0
    for _ in range(trials):
        gone = known
        hands: list[HoleCards] = []
        for _ in range(opponents):
            hand = _draw(words, in_range, gone)
            gone |= hand[2]
            hands.append((hand[0], hand[1]))
        table = list(board)
        for _ in range(missing):
            card = DECK[next(words) * 52 >> 16]
            while gone >> card.index & 1:
                card = DECK[next(words) * 52 >> 16]
            gone |= 1 << card.index
            table.append(card)
        own = score7(own_first, own_second, *table)
        values = score_hands(hands, tuple(table))
        best = max(values)
        if own > best:
            won += 1.0
        elif own == best:
            won += 1.0 / (values.count(best) + 1)
    return won / trials


def _draw(words: Iterator[int], in_range: int, gone: int) -> tuple[Card, Card, int]:
    """A hand of the strongest `in_range` whose cards are not gone; any hand when those are hard to find."""
    for _ in range(_TRIES):
        hand = _COMBINATIONS[next(words) * in_range >> 16]
        if not hand[2] & gone:
            return hand
    while True:
        hand = _COMBINATIONS[next(words) * 1326 >> 16]
        if not hand[2] & gone:
            return hand


def beaten_by(cards: HoleCards, board: Board) -> int:
    """On the river: how many of the 990 hands an opponent may hold win against `cards`."""
    seen = {*cards, *board}
    deck = [card for card in DECK if card not in seen]
    own = score7(*cards, *board)
    return sum([score7(first, second, *board) > own for at, first in enumerate(deck) for second in deck[at + 1 :]])
