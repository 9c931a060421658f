"""All-in chances against two others on random spots: `python -m tests.engine.equity_spots 10000`, of each street.

The others are pokerfast (OMPEval, C++, which goes through every board) and, in this file, the rule itself: deal every
board, score every hand, split ties, in fractions. The latter takes seconds before the flop, so there it gets spots with
most of the deck dead.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Final

from pokerfast.equity import equity as pokerfast_equity

from engine.cards import DECK, Board, Card, HoleCards
from engine.equity import shares
from engine.evaluation import score_hands

STREETS: Final = {"before the flop": 0, "flop": 3, "turn": 4, "river": 5}
MOST_PLAYERS: Final = 6
MOST_BOARDS: Final = 6_000  # that are dealt one by one
CLOSE: Final = 1e-9


@dataclass(frozen=True)
class Spot:
    """Known hands on a board, with cards known to be out of play."""

    hands: tuple[HoleCards, ...]
    board: Board
    dead: tuple[Card, ...]

    @property
    def boards(self) -> int:
        """How many boards there can be."""
        return comb(52 - 2 * len(self.hands) - len(self.board) - len(self.dead), 5 - len(self.board))


def random_spots(count: int, on_board: int, seed: int) -> Iterator[Spot]:
    """Two to six hands, a third of the spots with dead cards.

    Half of them are crowded: the known cards are of half of the ranks or of two suits, for more ties, pairs and flushes
    than chance would bring.
    """
    chance = random.Random(f"{seed} {on_board}")
    for number in range(count):
        players = chance.randint(2, MOST_PLAYERS)
        dead = chance.choice((0, 0, chance.randint(1, 9)))
        yield _spot(_pack(chance, crowded=number % 2 == 1), players, on_board, dead)


def short_spots(count: int, on_board: int, seed: int) -> Iterator[Spot]:
    """As `random_spots`, but with enough cards dead that at most `MOST_BOARDS` boards are left."""
    chance = random.Random(f"short {seed} {on_board}")
    for number in range(count):
        players = chance.randint(2, MOST_PLAYERS)
        unseen = 52 - 2 * players - on_board
        kept = chance.randint(5, unseen)
        while comb(kept, 5 - on_board) > MOST_BOARDS:
            kept -= 1
        yield _spot(_pack(chance, crowded=number % 2 == 1), players, on_board, unseen - kept)


def _pack(chance: random.Random, *, crowded: bool) -> list[Card]:
    """The whole deck; when crowded, the cards of a few ranks or suits lie on top."""
    pack = chance.sample(DECK, 52)
    if not crowded:
        return pack
    if chance.random() < 0.5:
        ranks = chance.sample(range(2, 15), 7)
        return sorted(pack, key=lambda card: card.rank not in ranks)
    suits = chance.sample(range(4), 2)
    return sorted(pack, key=lambda card: card.suit not in suits)


def _spot(pack: Sequence[Card], players: int, on_board: int, dead: int) -> Spot:
    """Hands, then the board, come from the top of the pack, dead cards from the bottom."""
    hands = tuple([(pack[2 * player], pack[2 * player + 1]) for player in range(players)])
    return Spot(hands, tuple(pack[2 * players : 2 * players + on_board]), tuple(pack[52 - dead :]))


def by_pokerfast(spot: Spot) -> list[float]:
    """The shares as pokerfast has them."""
    hands = [first.code + second.code for first, second in spot.hands]
    return pokerfast_equity(hands, _codes(spot.board), _codes(spot.dead))


def _codes(cards: Sequence[Card]) -> str:
    return "".join([card.code for card in cards])


def board_by_board(spot: Spot) -> list[Fraction]:
    """The shares from dealing every board."""
    known = {*spot.board, *spot.dead, *[card for hand in spot.hands for card in hand]}
    unseen = [card for card in DECK if card not in known]
    boards_of: Counter[tuple[bool, ...]] = Counter()  # by who wins them
    for to_come in combinations(unseen, 5 - len(spot.board)):
        scores = score_hands(spot.hands, (*spot.board, *to_come))
        best = max(scores)
        boards_of[tuple([score == best for score in scores])] += 1
    every = boards_of.total()
    return [
        sum(
            [Fraction(boards, sum(winners) * every) for winners, boards in boards_of.items() if winners[hand]],
            Fraction(),
        )
        for hand in range(len(spot.hands))
    ]


def difference(spot: Spot, theirs: Sequence[float] | Sequence[Fraction]) -> float:
    """The biggest difference of any hand between our shares and `theirs`."""
    ours = shares(spot.hands, spot.board, spot.dead)
    return max([abs(mine - float(other)) for mine, other in zip(ours, theirs, strict=True)])


def main(arguments: Sequence[str]) -> int:
    """Compare that many spots of each street and print the biggest differences; 0 when all are close."""
    count = int(arguments[0]) if arguments else 10_000
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    worst = 0.0
    for street, on_board in STREETS.items():
        against_pokerfast = max([difference(spot, by_pokerfast(spot)) for spot in random_spots(count, on_board, seed)])
        few = max(1, count // 20)
        against_all_boards = max([difference(spot, board_by_board(spot)) for spot in short_spots(few, on_board, seed)])
        worst = max(worst, against_pokerfast, against_all_boards)
        print(f"{street}: {count} spots against pokerfast, biggest difference {against_pokerfast:.1e};", end=" ")
        print(f"{few} board by board, {against_all_boards:.1e}", flush=True)
    return 0 if worst <= CLOSE else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
