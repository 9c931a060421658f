"""PokerKit as a second opinion, and our rule wherever it says something else."""

from __future__ import annotations

import random

import pytest

from engine.cards import DECK
from tests.engine.differential import BIG, Difference, Known, Setting, compare, run
from tests.engine.scenario import deal

HANDS = 1500


def test_random_hands_differ_from_pokerkit_only_in_the_known_classes() -> None:
    found = run(HANDS)
    assert found[Known.UNMATCHED_RAISE] > 0  # the comparison does meet the classes


# ---- each known class: our rule


def test_a7_a_short_first_raise_of_a_street_does_not_reopen_the_betting() -> None:
    hand = deal([10_000, 10_000, 10_000, 150], "50/100").play("3 calls, 4 is all-in for 150, 1 calls, 2 calls")
    assert hand.offer == (50, 0, 0)


def test_a7_short_all_ins_added_up_reopen_the_betting() -> None:
    hand = deal([10_000, 250, 310, 340, 10_000], "50/100").play("3 calls, 4 calls, 5 calls, 1 calls, 2 checks")
    hand.play("1 bets 100, 2 is all-in for 150, 3 is all-in for 210, 4 is all-in for 240, 5 calls")
    assert hand.offer[1] == 340


def test_a8_a_raise_no_opponent_can_match_is_legal_while_one_can_still_act() -> None:
    hand = deal([5000, 300], "50/100").play("2 calls")
    assert hand.offer == (0, 200, 5000)


def test_a9_who_alone_has_chips_and_owes_nothing_is_not_asked() -> None:
    hand = deal([30, 5000, 5000], "50/100").play("3 folds")
    assert hand.over


def test_p4_two_odd_chips_go_to_two_winners() -> None:
    hand = deal([1000] * 4, "25/51", cards={1: "2c3d", 2: "AsKh", 3: "AhKs", 4: "AdKc"}, board="QhJsTh4d4c")
    hand.play("3 calls, 4 calls, 1 folds, 2 checks")
    hand.play("2 checks, 3 checks, 4 checks, 2 checks, 3 checks, 4 checks, 2 checks, 3 checks, 4 checks")
    assert hand.pots == [(178, {2: 60, 3: 59, 4: 59})]
    hand = deal([1000] * 4, "26/51", cards={1: "2c3d", 2: "AsKh", 3: "AhKs", 4: "AdKc"}, board="QhJsTh4d4c")
    hand.play("3 calls, 4 calls, 1 folds, 2 checks")
    hand.play("2 checks, 3 checks, 4 checks, 2 checks, 3 checks, 4 checks, 2 checks, 3 checks, 4 checks")
    assert hand.pots == [(179, {2: 60, 3: 60, 4: 59})]


def test_b6_pokerkit_lowers_the_price_behind_a_short_big_blind_and_we_do_not() -> None:
    hand = deal([10_000, 60, 10_000], "50/100")
    assert hand.offer[:2] == (100, 200)
    with pytest.raises(Difference, match="to call: ours 100, PokerKit's 60"):
        compare(Setting((10 * BIG, 60, 10 * BIG), 0, 0, False, DECK), random.Random(1))
