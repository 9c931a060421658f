"""Section H of the rulebook: which hand wins."""

from __future__ import annotations

import pytest

from engine.cards import parse_cards
from engine.evaluation import Category, HandValue, best_hand, category_of, score

LADDER = [
    ("7c5d4h3s2c", Category.HIGH_CARD),
    ("2c2d5h4s3c", Category.PAIR),
    ("3c3d2h2s4c", Category.TWO_PAIR),
    ("2c2d2h4s3c", Category.THREE_OF_A_KIND),
    ("5c4d3h2sAc", Category.STRAIGHT),
    ("7c5c4c3c2c", Category.FLUSH),
    ("2c2d2h3s3c", Category.FULL_HOUSE),
    ("2c2d2h2s3c", Category.FOUR_OF_A_KIND),
    ("5c4c3c2cAc", Category.STRAIGHT_FLUSH),
    ("AcKcQcJcTc", Category.ROYAL_FLUSH),
]


def best(cards: str) -> HandValue:
    return best_hand(parse_cards(cards))


def beats(first: str, second: str) -> bool:
    return score(parse_cards(first)) > score(parse_cards(second))


def ties(first: str, second: str) -> bool:
    return score(parse_cards(first)) == score(parse_cards(second))


@pytest.mark.parametrize(("cards", "category"), LADDER)
def test_h1_every_category_has_its_name(cards: str, category: Category) -> None:
    assert best(cards).category is category


def test_h1_the_worst_hand_of_a_category_beats_the_best_of_the_one_below() -> None:
    best_of_each = ["AcKdQhJs9c", "AcAdKhQsJc", "AcAdKhKsQc", "AcAdAhKsQc", "AcKdQhJsTc", "AcKcQcJc9c", "AcAdAhKsKc"]
    best_of_each += ["AcAdAhAsKc", "KcQcJcTc9c"]
    for (worst, _), below in zip(LADDER[1:], best_of_each, strict=True):
        assert beats(worst, below)


def test_h1_the_best_five_of_seven_in_any_mix() -> None:
    assert best("2c3dAsKsQsJsTs").category is Category.ROYAL_FLUSH  # all five from the board
    value = best("AsAh" + "AdKcKh2s3d")
    assert value.category is Category.FULL_HOUSE
    assert value.cards == parse_cards("AsAhAdKcKh")


def test_h1_two_trips_make_a_full_house_and_three_pairs_make_two() -> None:
    assert best("AsAhAdKcKhKd2s").ranks == (14, 14, 14, 13, 13)
    assert best("AsAhKdKcQhQd2s").ranks == (14, 14, 13, 13, 12)


def test_h2_the_ace_is_high_or_low_but_does_not_wrap() -> None:
    assert best("As2d3c4h5s").ranks == (5, 4, 3, 2, 14)
    assert best("AsKdQcJhTs").category is Category.STRAIGHT
    assert best("QsKdAc2h3s").category is Category.HIGH_CARD
    assert beats("2s3d4c5h6s", "As2d3c4h5s")


def test_h2_suits_have_no_rank() -> None:
    assert ties("AsKsQs9s2s", "AcKcQc9c2c")
    assert best("AsKdQhJsTc") == best("AcKhQsJdTh")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("AsAhKdQc3h", "AdAcKcQh2s"),
        ("KsKh3d3cAh", "KdKc3s3hQs"),
        ("KsKh3d3c2h", "QsQhJdJcAh"),
        ("9s9h9d2c3h", "8s8h8dAcKh"),
        ("2s2h2d2c4h", "2s2h2d2c3h"),
        ("AsTs8s6s4s", "AcTc8c6c3c"),
    ],
)
def test_h3_ties_are_broken_by_the_made_cards_then_the_kickers(better: str, worse: str) -> None:
    assert beats(better, worse)
    assert best(worse) < best(better)


def test_h3_only_five_cards_count() -> None:
    board = "AsKdQh9c9d"
    assert ties("2c3c" + board, "4h5h" + board)
    assert beats("Kc3c" + board, "4h5h" + board)


def test_a_hand_is_made_of_five_to_seven_cards() -> None:
    for cards in ("AsKsQsJs", "AsKsQsJsTs9s8s7s"):
        with pytest.raises(ValueError, match="five to seven"):
            score(parse_cards(cards))
        with pytest.raises(ValueError, match="five to seven"):
            best(cards)


def test_the_category_can_be_read_off_a_score() -> None:
    for cards, category in LADDER:
        assert category_of(score(parse_cards(cards))) is category
