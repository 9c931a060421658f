"""O1 and T6: taking and leaving a seat of an open table."""

from __future__ import annotations

import pytest

from engine.commands import (
    Join,
    Leave,
    Remove,
    ShowCards,
    SitOut,
    UndoRuling,
)
from engine.errors import Reason
from engine.ledger import HOUR
from engine.open_events import CashedOut, SatDown
from engine.tournament import PauseReason
from tests.engine.open_games import accounts, dealt_in, sit_out, stack, top_up
from tests.engine.scenario import ADMIN, HOST, person, seat_people, sit_at


def test_o1_anybody_may_take_an_empty_seat_for_the_buy_in() -> None:
    table = sit_at(2).fold_out()
    table.join(7)
    assert table.log[-1] == SatDown(2, person(7), "Player 7", False, 1000, False)
    assert accounts(table)[7] == (1000, 0)


def test_o1_a_seat_taken_during_a_hand_is_dealt_in_from_the_next_one_on() -> None:
    table = sit_at(2).deal()
    table.join(7)
    assert not table.state.in_hand(2)
    assert table.refuses(ShowCards(person(7), 1, 3)) is Reason.TOO_LATE_TO_SHOW
    table.all_fold()
    assert table.refuses(ShowCards(person(7), 1, 3)) is Reason.NOT_DEALT_IN
    assert dealt_in(table.deal()) == [1, 2, 3]


def test_o1_refusals() -> None:
    table = sit_at(2, seats=3).deal()
    assert table.refuses(Join(person(2), "again")) is Reason.ALREADY_SEATED
    table.join(7)
    assert table.refuses(Join(person(8), "eighth")) is Reason.TABLE_FULL
    table.leave(7)
    assert table.refuses(Join(person(8), "house", True, HOST)) is Reason.ALREADY_STARTED  # in the lobby alone
    assert seat_people(3).refuses(Join(person(7), "late")) is Reason.ALREADY_STARTED


def test_o1_a_newcomer_never_sees_the_cards_of_who_sat_there() -> None:
    table = sit_at(3).deal({2: "AsAh"})
    table.play("3 calls, 1 calls, 2 raises to 50, 3 folds, 1 folds")
    table.leave(2)
    table.join(7, seat=2)
    for number in (None, 1, 3, 7):
        seen = table.seen_by(number)
        assert all([each.cards is None for each in seen.seats if each.player == person(7)])
        assert seen.hand is not None
        assert seen.hand.own_cards is None or number in (1, 3)
    mine = table.seen_by(2).hand
    assert mine is not None
    assert mine.own_cards is not None  # who has just left still sees the own ones
    assert table.refuses(ShowCards(person(7), 1, 3)) is Reason.NOT_DEALT_IN


def test_o1_leaving_between_hands_is_at_once() -> None:
    table = sit_at(3).fold_out()
    table.leave(2)
    assert table.log[-1] == CashedOut(1, person(2), "Player 2", 1005, table.now)
    assert accounts(table)[2] == (1000, 1005)


def test_t6_leaving_during_a_hand_is_cashed_out_after_it() -> None:
    table = sit_at(3).deal()
    table.leave(2)
    assert table.row(2).leaving
    assert table.refuses(Leave(person(2))) is Reason.ALREADY_LEAVING
    table.play("3 raises to 50")
    table.play("1 folds")
    assert accounts(table)[2] == (1000, 990)
    assert table.state.seats[1] is None
    assert table.state.chips_removed == 0


def test_t6_who_leaves_while_all_in_takes_the_winnings() -> None:
    table = sit_at(3).edit_stacks([500, 1250, 1250]).deal({1: "AsAh", 2: "2c7d", 3: "2h7c"}, "AdAcKsQh9d")
    table.play("3 raises to 600, 1 is all-in, 2 calls")
    table.leave(1)
    table.check_down()
    assert accounts(table)[1] == (1000, 1500)


def test_t6_who_is_in_no_hand_leaves_at_once_even_while_one_is_running() -> None:
    table = sit_at(4).fold_out()
    sit_out(table, 1)
    table.deal()
    table.leave(1)
    assert table.state.seats[0] is None
    assert table.state.hand_running


def test_t6_a_player_removed_is_cashed_out_and_the_removal_may_be_taken_back_before() -> None:
    table = sit_at(3).deal()
    table.do(Remove(ADMIN, person(2), admin=True, why="abuse"))
    table.do(UndoRuling(ADMIN, admin=True))
    assert not table.row(2).leaving
    assert not table.row(2).away
    table.do(Remove(ADMIN, person(2), admin=True))
    table.all_fold()
    assert table.state.seats[1] is None
    assert table.refuses(UndoRuling(ADMIN, admin=True)) is Reason.NOTHING_TO_UNDO


@pytest.mark.parametrize(("away", "back"), [(0, 1005), (HOUR, 1005), (HOUR + 1, 1000)])
def test_o1_coming_back_within_an_hour_means_coming_back_with_the_stack_left_with(away: int, back: int) -> None:
    table = sit_at(3).fold_out()
    table.leave(2)
    table.wait(away).join(2)
    assert stack(table, 2) == back
    assert accounts(table)[2] == ((1000, 0) if away <= HOUR else (2000, 1005))
    event = table.log[-1]
    assert isinstance(event, SatDown)
    assert event.returning == (back == 1005)


def test_o1_a_smaller_stack_comes_back_as_it_was_and_may_be_topped_up() -> None:
    table = sit_at(3).deal()
    table.play("3 raises to 400, 1 folds, 2 calls, 2 checks, 3 bets 100, 2 folds")
    table.leave(2)
    table.join(2)
    assert stack(table, 2) == 600
    top_up(table, 2)
    assert stack(table, 2) == 1000
    assert accounts(table)[2] == (1000 + 400, 0)


def test_o1_the_stack_is_kept_only_once() -> None:
    table = sit_at(3).fold_out()
    table.leave(2)
    table.join(2)
    table.leave(2)
    table.wait(HOUR + 1).join(2)
    assert stack(table, 2) == 1000
    assert accounts(table)[2] == (1000 + 1000, 1005)


def test_o1_who_left_with_nothing_comes_back_with_a_buy_in() -> None:
    table = sit_at(3)
    table.knock_out(2, winner=1)
    assert stack(table, 2) == 0
    table.leave(2)
    table.join(2)
    assert stack(table, 2) == 1000
    assert accounts(table)[2] == (2000, 0)


def test_t6_a_hand_that_somebody_leaves_is_played_to_its_end_though_all_others_sit_out() -> None:
    table = sit_at(2, house=2).fold_out()
    sit_out(table, 2)
    table.deal()
    table.leave(1)
    while table.state.hand_running:
        assert table.state.paused is None
        table.play(f"{table.to_act} {'folds' if table.turn.call else 'checks'}")
    assert table.state.seats[0] is None
    assert table.state.paused is PauseReason.ALL_AWAY


def test_t6_a_hand_that_stands_still_goes_on_when_somebody_leaves() -> None:
    table = sit_at(2, house=2).fold_out()
    sit_out(table, 2)
    while table.state.paused is None:
        if not table.state.hand_running:
            table.deal()
        elif table.to_act == 1:
            table.time_out()
        else:
            table.play(f"{table.to_act} {'calls' if table.turn.call else 'checks'}")
    if not table.state.hand_running:
        return
    table.leave(1)
    assert table.state.paused is None


def test_k4_somebody_without_chips_sits_out_already() -> None:
    table = sit_at(3)
    table.knock_out(2, winner=1)
    assert table.refuses(SitOut(person(2))) is Reason.ALREADY_SITTING_OUT


def test_o3_coming_back_within_the_hour_is_no_new_buy_in() -> None:
    table = sit_at(3).fold_out()
    table.leave(2)
    table.do(Join(person(2), "Bo"))
    net = {each.player: each.bought_in - each.cashed_out for each in table.state.ledger}
    assert [each.bought_in for each in table.state.ledger] == [1000] * 3
    assert net[person(2)] == 1000
