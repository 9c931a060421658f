"""PokerKit as a second opinion, and our rule wherever it says something else."""

from __future__ import annotations

import pytest

from engine.cards import DECK
from tests.engine.differential import CALL, FOLD, Choose, Difference, Known, Pair, Setting, compare, run
from tests.engine.scenario import deal, stack_deck

HANDS = 1500


def test_random_hands_differ_from_pokerkit_only_in_the_known_classes() -> None:
    found = run(HANDS)
    assert found[Known.UNMATCHED_RAISE] > 0  # the comparison does meet the classes


def test_random_hands_with_antes_and_short_big_blinds_differ_only_in_the_known_classes() -> None:
    found = run(HANDS // 3, antes=True)
    assert found[Known.SHORT_BIG] > 0


def test_a_difference_outside_the_known_classes_is_told() -> None:
    stacks = (1000, 1000, 1000)
    ours = Pair(Setting(stacks, 0, 0, False, DECK))
    ours.theirs = Pair(Setting(stacks, 10, 0, False, DECK)).theirs
    with pytest.raises(Difference, match="PokerKit's"):
        ours.play(script(FOLD, FOLD))


# ---- each known class: PokerKit's play, and our rule


def script(*choices: int) -> Choose:
    """Choose these one after the other, then check and call."""
    left = iter(choices)
    return lambda may_fold, least, most: next(left, CALL)


def setting(*stacks: int) -> Setting:
    return Setting(stacks, 0, 0, False, DECK)


def test_a7_a_short_first_raise_of_a_street_does_not_reopen_the_betting() -> None:
    found = compare(setting(10_000, 10_000, 10_000, 150), script(CALL, 150))
    assert found[Known.SHORT_FIRST_RAISE] == 1
    hand = deal([10_000, 10_000, 10_000, 150], "50/100").play("3 calls, 4 is all-in for 150, 1 calls, 2 calls")
    assert hand.offer == (50, 0, 0)


def test_a7_short_all_ins_added_up_reopen_the_betting() -> None:
    stacks = (10_000, 250, 310, 340, 10_000)
    found = compare(setting(*stacks), script(CALL, CALL, CALL, CALL, CALL, 100, 150, 210, 240, CALL))
    assert found[Known.SHORTS_ADDED_UP] == 1
    hand = deal(stacks, "50/100").play("3 calls, 4 calls, 5 calls, 1 calls, 2 checks")
    hand.play("1 bets 100, 2 is all-in for 150, 3 is all-in for 210, 4 is all-in for 240, 5 calls")
    assert hand.offer == (140, 340, 9900)


def test_a8_a_raise_no_opponent_can_match_is_legal_while_one_can_still_act() -> None:
    found = compare(setting(5000, 150, 300), script(300))
    assert found[Known.UNMATCHED_RAISE] == 1
    assert deal([5000, 150, 300], "50/100").play("3 is all-in for 300").offer == (250, 500, 5000)


def test_a9_who_alone_has_chips_and_owes_nothing_is_not_asked() -> None:
    found = compare(setting(30, 5000, 5000), script(FOLD))
    assert found[Known.EMPTY_CHECK] > 0
    assert deal([30, 5000, 5000], "50/100").play("3 folds").over


def test_p4_odd_chips_go_one_each() -> None:
    cards = {1: "2c3d", 2: "AsKh", 3: "AhKs", 4: "AdKc"}
    board = "QhJsTh4d4c"
    deck = stack_deck(range(4), cards, board)
    found = compare(Setting((1000,) * 4, 0, 0, False, deck), script(CALL, CALL, FOLD))
    assert found[Known.ODD_CHIPS] == 1
    hand = deal([1000] * 4, "50/100", cards=cards, board=board).play("3 calls, 4 calls, 1 folds, 2 checks")
    hand.play("2 checks, 3 checks, 4 checks, 2 checks, 3 checks, 4 checks, 2 checks, 3 checks, 4 checks")
    assert hand.pots == [(350, {2: 117, 3: 117, 4: 116})]


def test_b6_pokerkit_lowers_the_price_behind_a_short_big_blind_and_we_do_not() -> None:
    found = compare(setting(1000, 60, 1000), script(FOLD))
    assert found[Known.SHORT_BIG] > 0
    assert deal([1000, 60, 1000], "50/100").offer == (100, 200, 1000)


def test_b7_pokerkit_asks_for_no_blind_behind_a_big_blind_ante_that_left_none_and_we_do() -> None:
    found = compare(Setting((5000, 80, 5000), 0, 100, False, DECK), script(FOLD))
    assert found[Known.SHORT_BIG] > 0
    hand = deal([5000, 80, 5000], "50/100", big_blind_ante=100)
    assert hand.offer == (100, 200, 5000)
