"""All-in chances: cases whose answer can be counted by hand, and random spots against two other ways to count."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import permutations

import pokerfast.equity
import pytest

from bench.equity import STREETS as BENCH_STREETS
from bench.equity import by_pokerfast as bench_by_pokerfast
from bench.equity import by_us as bench_by_us
from bench.equity import spots as bench_spots
from engine.cards import DECK, Card, HoleCards, Suit, parse_cards
from engine.equity import shares
from tests.engine.equity_spots import (
    CLOSE,
    STREETS,
    Spot,
    board_by_board,
    by_pokerfast,
    difference,
    random_spots,
    short_spots,
)

needs_pokerfast = pytest.mark.skipif(
    not pokerfast.equity.available(), reason="pokerfast has no library for this platform"
)


def hole(codes: str) -> HoleCards:
    first, second = parse_cards(codes)
    return first, second


def chances(hands: str, board: str = "", dead: str = "") -> tuple[float, ...]:
    """Hands apart by blanks: `chances("AsAh KdKc", "Ks 7h 2d")`."""
    return shares([hole(codes) for codes in hands.split()], parse_cards(board), parse_cards(dead))


# Random spots


@needs_pokerfast
@pytest.mark.parametrize(("street", "count"), [("before the flop", 40), ("flop", 200), ("turn", 200), ("river", 200)])
def test_chances_are_those_of_pokerfast(street: str, count: int) -> None:
    for spot in random_spots(count, STREETS[street], seed=2):
        assert difference(spot, by_pokerfast(spot)) <= CLOSE, spot


@pytest.mark.parametrize(("street", "count"), [("before the flop", 40), ("flop", 60), ("turn", 100), ("river", 100)])
def test_chances_are_the_fractions_that_dealing_every_board_gives(street: str, count: int) -> None:
    for spot in short_spots(count, STREETS[street], seed=2):
        ours = shares(spot.hands, spot.board, spot.dead)
        assert ours == tuple([float(share) for share in board_by_board(spot)]), spot


def test_a_chance_is_the_mean_of_the_chances_one_card_later() -> None:
    for street in ("flop", "turn"):
        for spot in random_spots(10, STREETS[street], seed=3):
            later = [
                shares(spot.hands, (*spot.board, card), spot.dead)
                for card in DECK
                if card not in {*spot.board, *spot.dead, *[card for hand in spot.hands for card in hand]}
            ]
            means = [sum(column) / len(later) for column in zip(*later, strict=True)]
            assert shares(spot.hands, spot.board, spot.dead) == pytest.approx(means, abs=1e-12)


@pytest.mark.parametrize("street", STREETS)
def test_shares_of_a_pot_add_up_to_all_of_it(street: str) -> None:
    for spot in random_spots(6, STREETS[street], seed=4):
        assert sum(shares(spot.hands, spot.board, spot.dead)) == pytest.approx(1, abs=1e-15)


@pytest.mark.parametrize("street", STREETS)
def test_the_order_of_hands_changes_nothing(street: str) -> None:
    for spot in random_spots(6, STREETS[street], seed=5):
        order = random.Random(6).sample(range(len(spot.hands)), len(spot.hands))
        ours = shares(spot.hands, spot.board, spot.dead)
        turned = [(second, first) for first, second in [spot.hands[at] for at in order]]
        assert shares(turned, spot.board[::-1], spot.dead[::-1]) == tuple([ours[at] for at in order])


@pytest.mark.parametrize("street", ["flop", "turn", "river"])
def test_every_renaming_of_suits_changes_nothing(street: str) -> None:
    for spot in random_spots(3, STREETS[street], seed=7):
        for suits in permutations(Suit):
            assert shares(*renamed(spot, suits)) == shares(spot.hands, spot.board, spot.dead)


def test_suits_can_be_renamed_before_the_flop() -> None:
    for spot in random_spots(6, 0, seed=8):
        suits = (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)
        assert shares(*renamed(spot, suits)) == shares(spot.hands, spot.board, spot.dead)


def renamed(spot: Spot, suits: Sequence[Suit]) -> tuple[list[HoleCards], tuple[Card, ...], tuple[Card, ...]]:
    def rename(card: Card) -> Card:
        return Card(card.rank, suits[card.suit])

    hands = [(rename(first), rename(second)) for first, second in spot.hands]
    return hands, tuple([rename(card) for card in spot.board]), tuple([rename(card) for card in spot.dead])


# Before the flop


def test_a_hand_that_is_alone_wins_every_pot() -> None:
    assert chances("7c2d") == (1.0,)
    assert chances("7c2d", "As Ks Qs Js") == (1.0,)


def test_aces_win_four_times_in_five_against_kings() -> None:
    aces, kings = chances("AsAh KdKc")
    assert aces == pytest.approx(0.812555, abs=1e-6)
    assert kings == pytest.approx(0.187445, abs=1e-6)


def test_a_dominated_ace_wins_one_time_in_four() -> None:
    king_kicker, queen_kicker = chances("AsKd AhQc")
    assert king_kicker == pytest.approx(0.740161, abs=1e-6)
    assert queen_kicker == pytest.approx(0.259839, abs=1e-6)


def test_twos_against_ace_king_are_a_coin_flip() -> None:
    assert chances("2s2h AdKd")[0] == pytest.approx(0.499158, abs=1e-6)


def test_hands_that_differ_in_suit_only_have_equal_chances() -> None:
    assert chances("AsKd AhKc") == (0.5, 0.5)


# The board


def test_a_board_that_nobody_beats_is_split_by_all() -> None:
    royal = "As Ks Qs Js Ts"
    assert chances("AhAd 2c2d", royal) == (1 / 2, 1 / 2)
    assert chances("AhAd 2c2d KhKd 7c8c 9h9d 3s4s QdQh", royal) == (1 / 7,) * 7


def test_as_many_hands_as_the_deck_holds_can_tie() -> None:
    royal = parse_cards("As Ks Qs Js Ts")
    others = [card for card in DECK if card not in royal]
    assert shares(list(zip(others[0:46:2], others[1:46:2], strict=True)), royal) == (1 / 23,) * 23


def test_a_tie_of_two_leaves_the_third_nothing() -> None:
    assert chances("AhKd AdKc QhQd", "As Ks 7h 5d 2c") == (0.5, 0.5, 0.0)


def test_on_the_river_the_better_hand_has_it_all() -> None:
    assert chances("AhKd QhQd", "As Ks 7h 5d Qc") == (0.0, 1.0)


def test_outs_on_the_turn_are_counted_among_the_cards_nobody_has_seen() -> None:
    assert chances("AsAh KsKh", "Qd 8c 5h 2s") == (42 / 44, 2 / 44)


def test_a_dead_card_is_no_out_and_does_not_come() -> None:
    assert chances("AsAh KsKh", "Qd 8c 5h 2s", dead="Kd") == (42 / 43, 1 / 43)
    assert chances("AsAh KsKh", "Qd 8c 5h 2s", dead="Kd Kc") == (1.0, 0.0)
    assert chances("AsAh KsKh", "Qd 8c 5h 2s", dead="7d") == (41 / 43, 2 / 43)


def test_dead_cards_may_come_one_by_one() -> None:
    hands = [hole("AsAh"), hole("KsKh")]
    board = parse_cards("Qd 8c 5h 2s")
    assert shares(hands, board, iter(parse_cards("Kd Kc"))) == (1.0, 0.0)


def test_two_cards_that_help_only_together_are_counted_as_pairs() -> None:
    """Kings against a set of aces: both other kings, or one of four jacks with one of four tens."""
    assert chances("AsAh KsKh", "Ad Qh 2c") == (973 / 990, 17 / 990)


# Flushes and what beats them


def test_a_flush_draw_has_nine_outs_less_those_that_pair_the_board_for_a_set() -> None:
    assert chances("AhQh KsKc", "Kh 7h 2c 3d") == (7 / 44, 37 / 44)


def test_a_full_house_beats_a_flush() -> None:
    """A set against a made flush: the last king, three sevens, three threes and three twos."""
    assert chances("AhQh KdKc", "Kh 7h 3h 2c") == (34 / 44, 10 / 44)


def test_quads_beat_a_flush() -> None:
    assert chances("AhQh 7d7c", "7h 7s 3h 2h 9c") == (0.0, 1.0)


def test_a_straight_flush_beats_quads() -> None:
    assert chances("JhTh 9s9d", "9h 8h 7h 9c 2d") == (1.0, 0.0)


def test_one_card_for_a_straight_flush_is_all_that_beats_quads() -> None:
    assert chances("Jh2s 9s9d", "9h 8h 7h 9c") == (1 / 44, 43 / 44)


def test_the_higher_of_two_flushes_wins() -> None:
    assert chances("Ah2s KhQh", "9h 7h 5h 4h 2d") == (1.0, 0.0)


def test_a_flush_on_the_board_is_split_unless_somebody_has_a_higher_card_of_it() -> None:
    board = "Ah Jh 9h 7h 5h"
    assert chances("KsKd 4h3h", board) == (0.5, 0.5)
    assert chances("KsKd 6h2c", board) == (0.0, 1.0)
    assert chances("KsKd 6h2c Th3c", board) == (0.0, 0.0, 1.0)


def test_the_low_straight_flush_is_one() -> None:
    assert chances("5c4c AdAh", "Ac 3c 2c As 9d") == (1.0, 0.0)


# What is no spot of hold'em


@pytest.mark.parametrize("board", ["", "Qs", "Qs Ts"])
def test_s2_in_a_flop_turned_card_by_card_chances_are_the_mean_of_what_may_come(board: str) -> None:
    hands = "AhAd KsJs"
    known = {*parse_cards(hands), *parse_cards(board)}
    after = [chances(hands, f"{board} {card.code}") for card in DECK if card not in known]
    means = [sum(each) / len(after) for each in zip(*after, strict=True)]
    assert chances(hands, board) == pytest.approx(means, abs=1e-12)


@pytest.mark.parametrize("board", ["As Ks Qs Js Ts 9s", "As Ks Qs Js Ts 9s 8s"])
def test_a_board_of_more_than_five_cards_is_refused(board: str) -> None:
    with pytest.raises(ValueError, match="at most 5"):
        chances("AhAd KhKd", board)


def test_no_hand_is_refused() -> None:
    with pytest.raises(ValueError, match="one hand"):
        shares([], ())


@pytest.mark.parametrize(
    ("hands", "board", "dead"),
    [
        ("AsAs KhKd", "", ""),
        ("AsAh AsKd", "", ""),
        ("AsAh KhKd", "As 7c 2d", ""),
        ("AsAh KhKd", "7c 7c 2d", ""),
        ("AsAh KhKd", "7c 5c 2d", "Kd"),
        ("AsAh KhKd", "7c 5c 2d", "7c"),
        ("AsAh KhKd", "7c 5c 2d", "9c 9c"),
    ],
)
def test_a_card_that_is_there_twice_is_refused(hands: str, board: str, dead: str) -> None:
    with pytest.raises(ValueError, match="twice"):
        chances(hands, board, dead)


@pytest.mark.parametrize("cards", ["", "As", "AsKsQs"])
def test_a_hand_of_other_than_two_cards_is_refused(cards: str) -> None:
    hand: tuple[Card, ...] = parse_cards(cards)
    with pytest.raises(ValueError, match="two cards"):
        shares([hole("7h7d"), hand], ())  # pyright: ignore[reportArgumentType]


def test_too_few_cards_for_a_board_are_refused() -> None:
    hands = [(DECK[at], DECK[at + 1]) for at in range(0, 48, 2)]
    with pytest.raises(ValueError, match="too few"):
        shares(hands, ())
    assert sum(shares(hands[:23], (), DECK[46:47])) == pytest.approx(1)


# The bench


@needs_pokerfast
def test_the_bench_compares_the_same_chances() -> None:
    for street in BENCH_STREETS:
        spot = bench_spots(street, 6)[0]
        assert bench_by_us(spot) == pytest.approx(bench_by_pokerfast(spot), abs=CLOSE)
