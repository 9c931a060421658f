"""The evaluator against phevaluator: the same order of all hands."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterable
from itertools import combinations, pairwise

import pytest
from phevaluator.evaluator import evaluate_5cards, evaluate_7cards

from engine.cards import DECK, RANK_KEYS, Card
from engine.evaluation import Category, best_hand, category_of, ranks_of, score, score7, score_hands


def check_order(pairs: Iterable[tuple[int, int]]) -> int:
    """Scores of one hand by both (theirs: smaller is stronger) must sort alike; how many different ones there are."""
    theirs_of: dict[int, int] = {}
    for ours, theirs in pairs:
        assert theirs_of.setdefault(ours, theirs) == theirs
    strengths = [theirs_of[ours] for ours in sorted(theirs_of)]
    assert all([weaker > stronger for weaker, stronger in pairwise(strengths)])
    return len(theirs_of)


@pytest.mark.slow
def test_all_five_card_hands_are_ordered_as_by_phevaluator() -> None:
    classes = check_order(
        (score(hand), evaluate_5cards(*[card.index for card in hand])) for hand in combinations(DECK, 5)
    )
    assert classes == 7462


@pytest.mark.slow
def test_a_million_seven_card_hands_are_ordered_as_by_phevaluator() -> None:
    assert check_order(random_sevens(1_000_000)) > 4000


def test_some_seven_card_hands_are_ordered_as_by_phevaluator() -> None:
    assert check_order(random_sevens(50_000)) > 3000


def random_sevens(count: int) -> Iterable[tuple[int, int]]:
    chance = random.Random(count)
    for _ in range(count):
        hand = chance.sample(DECK, 7)
        yield score7(*hand), evaluate_7cards(*[card.index for card in hand])


def test_seven_and_six_cards_score_as_the_best_five_of_them() -> None:
    chance = random.Random(3)
    for _ in range(2_000):
        hand = chance.sample(DECK, chance.choice((6, 7)))
        assert score(hand) == max([score(five) for five in combinations(hand, 5)])


def test_every_category_is_as_frequent_as_it_should_be_among_flushes() -> None:
    spades = [card for card in DECK if card.code.endswith("s")]
    found = [category_of(score(hand)) for hand in combinations(spades, 5)]
    assert found.count(Category.ROYAL_FLUSH) == 1
    assert found.count(Category.STRAIGHT_FLUSH) == 9
    assert found.count(Category.FLUSH) == 1277


def test_the_named_hand_is_five_of_the_cards_and_has_the_score_of_all() -> None:
    chance = random.Random(4)
    for _ in range(5_000):
        cards = chance.sample(DECK, chance.choice((5, 6, 7)))
        value = best_hand(cards)
        assert set(value.cards) <= set(cards)
        assert len(set(value.cards)) == 5
        assert score(value.cards) == score(cards)
        assert ranks_of(score(cards)) == value.ranks == tuple([card.rank for card in value.cards])


def test_hands_on_one_board_score_as_they_do_one_by_one() -> None:
    chance = random.Random(5)
    cards = chance.sample(DECK, 11)
    holes = [(cards[0], cards[1]), (cards[2], cards[3]), (cards[4], cards[5])]
    assert score_hands(holes, tuple(cards[6:])) == [score([*hole, *cards[6:]]) for hole in holes]


def test_no_two_multisets_of_ranks_share_a_key() -> None:
    sums: set[int] = set()
    multisets = 0

    def fill(rank: int, left: int, key: int) -> None:
        nonlocal multisets
        if rank == len(RANK_KEYS):
            if not left:
                sums.add(key)
                multisets += 1
            return
        for count in range(min(4, left) + 1):
            fill(rank + 1, left - count, key + count * RANK_KEYS[rank])

    fill(0, 7, 0)
    assert len(sums) == multisets == 49_205


def test_cards_keep_their_identity_when_copied() -> None:
    card = Card.parse("Td")
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card
