"""Section P of the rulebook: what comes back, the layers, and who gets which chips."""

from __future__ import annotations

from engine.events import BetReturned, HandsShown
from engine.pots import Pot, layers, pots_so_far, uncalled
from tests.engine.scenario import deal

BOARD = "2h7s9h3dJc"


def test_p1_an_all_in_wins_from_each_opponent_at_most_its_own_stake() -> None:
    hand = deal([100, 500, 500], cards={1: "AsAh", 2: "KsKh", 3: "QsQh"}, board=BOARD)
    hand.play("3 calls, 1 is all-in for 100, 2 is all-in for 500, 3 calls")
    assert hand.pots == [(300, {1: 300}), (800, {2: 800})]
    assert hand.stacks == [300, 800, 0]


def test_p1_folded_chips_stay_in_the_layers_they_reached() -> None:
    pots = layers([100, 250, 600, 600], live=0b1011, dead=0)
    assert pots == (Pot(400, (0, 1, 3)), Pot(450, (1, 3)), Pot(700, (3,)))


def test_p1_layers_with_the_same_contestants_are_one_pot() -> None:
    assert layers([200, 200, 50, 120], live=0b0011, dead=0) == (Pot(570, (0, 1)),)


def test_p1_the_pots_on_the_way_are_split_only_where_somebody_is_all_in() -> None:
    assert pots_so_far([100, 300, 200], live=0b111, able=0b110, dead=0) == (Pot(300, (0, 1, 2)), Pot(300, (1, 2)))
    assert pots_so_far([100, 300, 200], live=0b111, able=0b111, dead=0) == (Pot(600, (0, 1, 2)),)


def test_p2_each_pot_goes_to_the_best_live_hand_among_its_contestants() -> None:
    hand = deal([100, 250, 600, 600], cards={1: "AsAh", 2: "KsKh", 3: "QsQh", 4: "TsTh"}, board=BOARD)
    hand.play("3 is all-in for 600, 4 is all-in, 1 is all-in, 2 is all-in")
    assert hand.stacks == [400, 450, 700, 0]


def test_p3_uncalled_is_the_highest_total_less_the_second_highest_folded_ones_included() -> None:
    hand = deal([1000, 30, 1000], "50/100", cards={2: "AsAh", 3: "KsQh"}, board=BOARD)
    hand.play("3 calls, 1 folds")
    assert hand.told(BetReturned) == [BetReturned(2, 50)]
    assert hand.pots == [(90, {2: 90}), (40, {3: 40})]
    assert hand.stacks == [950, 90, 990]


def test_p3_what_nobody_matched_is_returned_before_the_pot_is_awarded() -> None:
    hand = deal([1000, 1000]).play("2 raises to 400, 1 folds")
    assert hand.told(BetReturned) == [BetReturned(1, 380)]
    assert hand.pots == [(40, {2: 40})]


def test_p3_nothing_comes_back_when_two_have_put_in_the_same() -> None:
    assert uncalled([100, 100, 40]) is None
    assert uncalled([0, 0]) is None


def test_p4_odd_chips_go_one_each_from_the_first_winner_left_of_the_button() -> None:
    hand = deal([1000] * 3, "25/50", cards={1: "2c3d", 2: "AsKh", 3: "AhKs"}, board="QhJsTh4d4c")
    hand.play("3 raises to 100, 1 folds, 2 calls, 2 checks, 3 checks, 2 checks, 3 checks, 2 checks, 3 checks")
    assert hand.pots == [(225, {2: 113, 3: 112})]


def test_p4_odd_chips_are_shared_out_pot_by_pot() -> None:
    hand = deal([85, 500, 500, 44], "25/51", cards={1: "AsKh", 2: "AhKs", 3: "2c3d", 4: "AdKc"}, board="QhJsTh4d4c")
    hand.play("3 calls, 4 is all-in, 1 is all-in for 85, 2 calls, 3 folds")
    assert hand.pots == [(176, {1: 59, 2: 59, 4: 58}), (89, {1: 45, 2: 44})]


def test_p4_the_button_itself_comes_last() -> None:
    hand = deal([1000] * 3, "25/50", button=1, cards={1: "AsKh", 2: "2c3d", 3: "AhKs"}, board="QhJsTh4d4c")
    hand.play("1 raises to 100, 2 folds, 3 calls, 3 checks, 1 checks, 3 checks, 1 checks, 3 checks, 1 checks")
    assert hand.pots == [(225, {3: 113, 1: 112})]


def test_p5_the_last_player_takes_every_pot_and_shows_nothing() -> None:
    hand = deal([1000] * 3).play("3 raises to 60, 1 calls, 2 folds, 1 bets 100, 3 folds")
    assert hand.stacks == [1080, 980, 940]
    assert hand.told(HandsShown) == []
    assert hand.shown == []
