"""Section A of the rulebook: who acts, and what they may do."""

from __future__ import annotations

import pytest

from engine.actions import Call, Check, Fold, Raise
from engine.commands import Act
from engine.errors import Reason
from engine.hand import Street
from tests.engine.scenario import deal, person, seat_people


def test_a1_left_of_the_big_blind_starts_before_the_flop_and_left_of_the_button_after_it() -> None:
    hand = deal([1000] * 4)
    assert hand.to_act == 3
    hand.play("3 calls, 4 calls, 1 calls")
    assert hand.to_act == 2
    assert hand.offer == (0, 40, 1000)  # the big blind may raise its own blind
    hand.play("2 checks")
    assert hand.state.street is Street.FLOP
    assert hand.to_act == 1


def test_a1_heads_up_the_button_acts_first_before_the_flop_and_last_after_it() -> None:
    hand = deal([1000, 1000])
    hand.play("2 calls, 1 checks")
    assert hand.to_act == 1


def test_a1_later_streets_start_with_the_first_player_left_of_the_button_who_can_act() -> None:
    hand = deal([30, 1000, 1000, 1000])
    hand.play("3 raises to 60, 4 folds, 1 is all-in, 2 calls")
    assert hand.state.street is Street.FLOP
    assert hand.to_act == 2


def test_a2_a_street_ends_when_all_who_can_act_have_acted_and_put_in_the_same() -> None:
    hand = deal([1000] * 3)
    hand.play("3 raises to 40, 1 calls")
    assert hand.state.street is Street.PREFLOP
    hand.play("2 calls")
    assert hand.state.street is Street.FLOP


def test_a2_a_bet_must_be_answered_by_those_who_checked() -> None:
    hand = deal([1000] * 3)
    hand.play("3 calls, 1 calls, 2 checks, 1 checks, 2 checks, 3 bets 40")
    assert hand.to_act == 1
    hand.play("1 calls, 2 calls")
    assert hand.state.street is Street.TURN


def test_a3_fold_only_when_facing_a_bet_and_check_only_when_not() -> None:
    hand = deal([1000] * 3)
    assert hand.refuses("3 checks") is Reason.SOMETHING_TO_CALL
    hand.play("3 calls, 1 calls")
    assert hand.refuses("2 folds") is Reason.NOTHING_TO_CALL
    assert hand.refuses("2 calls") is Reason.NOTHING_TO_CALL


def test_a3_a_call_matches_the_highest_bet_or_is_all_in_for_less() -> None:
    hand = deal([1000, 1000, 45])
    hand.play("3 folds, 1 raises to 200, 2 calls")
    assert hand.stacks == [800, 800, 45]
    hand = deal([1000, 45, 1000])
    hand.play("3 raises to 200, 1 folds")
    assert hand.offer == (25, 0, 0)
    hand.play("2 calls")
    assert hand.over


def test_a4_a_raise_adds_at_least_the_last_raise() -> None:
    hand = deal([2000] * 4)
    hand.play("3 raises to 60")
    assert hand.offer == (60, 100, 2000)
    assert hand.refuses("4 raises to 99") is Reason.TOO_SMALL
    hand.play("4 raises to 100")
    assert hand.offer[1] == 140


def test_a4_the_minimum_bet_is_the_big_blind_and_any_amount_up_to_the_stack_is_allowed() -> None:
    hand = deal([2000] * 3)
    hand.play("3 calls, 1 calls, 2 checks")
    assert hand.offer == (0, 20, 1980)
    assert hand.refuses("1 bets 19") is Reason.TOO_SMALL
    assert hand.refuses("1 bets 1981") is Reason.TOO_BIG
    assert hand.refuses("1 raises to 40") is Reason.NO_BET_YET
    hand.play("1 bets 1980")
    assert hand.refuses("2 bets 1980") is Reason.BET_ALREADY


def test_a4_all_in_for_less_than_the_minimum_is_allowed() -> None:
    hand = deal([2000, 2000, 90])
    hand.play("3 raises to 60, 1 raises to 100, 2 folds")
    assert hand.offer == (30, 0, 0)
    hand = deal([2000, 130, 2000])
    hand.play("3 raises to 100, 1 folds")
    assert hand.offer == (80, 130, 130)


def test_a5_an_opening_all_in_below_the_big_blind_costs_what_it_is_and_the_raise_adds_a_full_blind() -> None:
    hand = deal([160, 1000, 1000], "50/100")
    hand.play("3 calls, 1 calls, 2 checks, 1 is all-in for 60")
    assert hand.offer == (60, 160, 900)


def test_a6_after_a_short_all_in_the_minimum_raise_adds_the_last_full_raise() -> None:
    hand = deal([1000, 240, 1000], "50/100")
    hand.play("3 calls, 1 calls, 2 checks, 1 bets 100, 2 is all-in for 140")
    assert hand.offer == (140, 240, 900)


def test_a7_short_all_ins_added_up_reopen_the_betting_for_whom_they_make_a_full_raise() -> None:
    hand = deal([10_000, 225, 10_000, 300, 10_000], "50/100")
    hand.play("3 calls, 4 calls, 5 calls, 1 calls, 2 checks")
    hand.play("1 bets 100, 2 is all-in for 125, 3 calls, 4 is all-in for 200, 5 calls")
    assert hand.offer == (100, 300, 9900)  # the bettor faces a full raise
    hand.play("1 calls")
    assert hand.offer == (75, 0, 0)  # the caller of 125 does not
    assert hand.refuses("3 raises to 300") is Reason.NOT_REOPENED


def test_a7_three_short_all_ins_of_which_none_is_a_full_raise() -> None:
    hand = deal([10_000, 250, 310, 340], "50/100")
    hand.play("3 calls, 4 calls, 1 calls, 2 checks")
    hand.play("1 bets 100, 2 is all-in for 150, 3 is all-in for 210, 4 is all-in for 240")
    assert hand.offer == (140, 0, 0)  # nobody is left who could answer a raise (A8)
    hand = deal([10_000, 250, 310, 340, 10_000], "50/100")
    hand.play("3 calls, 4 calls, 5 calls, 1 calls, 2 checks")
    hand.play("1 bets 100, 2 is all-in for 150, 3 is all-in for 210, 4 is all-in for 240, 5 calls")
    assert hand.offer == (140, 340, 9900)


def test_a7_a_check_counts_as_having_acted() -> None:
    hand = deal([1000, 160, 1000, 1000], "50/100")
    hand.play("3 calls, 4 calls, 1 calls, 2 checks, 1 checks, 2 is all-in for 60, 3 calls, 4 calls")
    assert hand.offer == (60, 0, 0)
    assert hand.refuses("1 raises to 160") is Reason.NOT_REOPENED


def test_a7_two_short_all_ins_reopen_the_betting_for_the_checker() -> None:
    hand = deal([1000, 160, 210, 1000], "50/100")
    hand.play("3 calls, 4 calls, 1 calls, 2 checks, 1 checks, 2 is all-in for 60, 3 is all-in for 110, 4 calls")
    assert hand.offer == (110, 210, 900)


def test_a7_a_full_raise_reopens_the_betting_for_everybody() -> None:
    hand = deal([1000] * 3)
    hand.play("3 raises to 60, 1 raises to 200, 2 calls")
    assert hand.to_act == 3
    assert hand.offer == (140, 340, 1000)


def test_a8_no_raise_when_every_other_live_player_is_all_in() -> None:
    hand = deal([400, 1000, 300])
    hand.play("3 is all-in for 300, 1 is all-in for 400")
    assert hand.offer == (380, 0, 0)
    assert hand.refuses("2 raises to 1000") is Reason.OTHERS_ALL_IN


def test_a8_a_raise_nobody_can_match_is_allowed_while_an_opponent_can_act_and_comes_back() -> None:
    hand = deal([100, 2000, 300])
    hand.play("3 raises to 60, 1 is all-in for 100")
    assert hand.offer[2] == 2000
    hand.play("2 raises to 2000, 3 folds")
    assert hand.over
    assert sum(hand.stacks) == 2400
    assert hand.stacks[1] >= 1900


def test_a9_betting_is_over_when_the_only_player_who_can_act_owes_nothing() -> None:
    hand = deal([1000, 500])
    hand.play("2 is all-in for 500, 1 calls")
    assert hand.over
    assert len(hand.state.board) == 5


def test_a9_the_only_player_who_can_act_is_asked_when_something_is_owed() -> None:
    hand = deal([1000, 500, 1000])
    hand.play("3 folds, 1 calls, 2 is all-in for 500")
    assert hand.to_act == 1
    assert hand.offer == (480, 0, 0)


def test_a10_an_action_binds_once_and_the_same_press_again_is_stale() -> None:
    table = seat_people(3).deal()
    no = table.turn.no
    table.play("3 calls")
    assert table.refuses(Act(person(3), no, Call())) is Reason.STALE_TURN
    assert table.refuses(Act(person(1), no, Fold())) is Reason.STALE_TURN


def test_a10_who_may_not_act_is_told_why() -> None:
    table = seat_people(3).deal()
    assert table.refuses(Act(person(1), table.turn.no, Call())) is Reason.NOT_YOUR_TURN
    assert table.refuses(Act(person(9), table.turn.no, Call())) is Reason.NOT_SEATED
    table.play("3 folds")
    assert table.refuses(Act(person(3), table.turn.no, Check())) is Reason.FOLDED
    table.play("1 is all-in")
    assert table.refuses(Act(person(1), table.turn.no, Check())) is Reason.ALL_IN


def test_a10_a_price_that_is_no_longer_the_one_shown_does_not_bind() -> None:
    table = seat_people(3).deal()
    assert table.refuses(Act(person(3), table.turn.no, Call(), price=10)) is Reason.PRICE_CHANGED
    table.do(Act(person(3), table.turn.no, Call(), price=20))


@pytest.mark.parametrize("to", [-60, 0, 39, 1001, 10**30])
def test_a10_amounts_that_are_not_legal_change_nothing(to: int) -> None:
    table = seat_people(3).deal()
    reason = table.refuses(Act(person(3), table.turn.no, Raise(to)))
    assert reason is (Reason.TOO_SMALL if to < 40 else Reason.TOO_BIG)
