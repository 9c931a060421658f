"""Column O: button and blinds, sitting out, pauses: B8, K2, K4, K8."""

from __future__ import annotations

from engine.cards import DECK
from engine.commands import (
    ComeBack,
    Pause,
    Resume,
    SitOut,
    StartHand,
)
from engine.errors import Reason
from engine.events import Cause, Folded
from engine.formats import open_table
from engine.open_events import CashedOut, SatOut
from engine.presence_events import Paused, Resumed, WentAway
from engine.tournament import PauseReason
from tests.engine.open_games import dealt_in, sit_out, stack, top_up
from tests.engine.scenario import HOST, open_lobby, person, seat_people, sit_at

# ---- B8: button and blinds


def test_b8_the_button_moves_to_the_next_dealt_in_player_and_the_next_two_post() -> None:
    table = sit_at(4).deal()
    assert table.spots == (4, 1, 2)
    table.all_fold()
    assert table.deal().spots == (1, 2, 3)
    table.all_fold()
    sit_out(table, 2)
    assert table.deal().spots == (3, 4, 1)  # 2 is passed over, and there is no dead button
    table.all_fold()
    assert table.deal().spots == (4, 1, 3)


def test_b8_nobody_owes_missed_blinds() -> None:
    table = sit_at(5).fold_out()
    sit_out(table, 3)
    table.fold_hands(4)  # both blinds have passed seat 3
    table.do(ComeBack(person(3)))
    before = stack(table, 3)
    table.deal()
    assert table.spots == (1, 2, 3)
    assert table.hand.stacks[2] == before - 10  # the blind that is due, and no other
    table.all_fold()
    sit_out(table, 3)
    table.fold_hands(5)
    table.do(ComeBack(person(3)))
    before = stack(table, 3)
    table.deal()
    assert table.spots[0] == 3
    assert table.hand.stacks[2] == before


def test_b8_a_newcomer_is_dealt_in_at_once_and_only_pays_when_it_is_the_newcomers_turn() -> None:
    table = sit_at(3).fold_out()  # 3 had the button
    table.join(7, seat=4)
    table.deal()
    assert dealt_in(table) == [1, 2, 3, 4]
    assert table.spots == (4, 1, 2)
    assert table.hand.stacks[3] == 1000
    table.all_fold()
    assert table.deal().spots == (1, 2, 3)
    table.all_fold()
    assert table.deal().spots == (2, 3, 4)


def test_b8_the_button_passes_over_a_seat_that_was_left() -> None:
    table = sit_at(4).fold_out()
    table.leave(1)
    assert table.deal().spots == (2, 3, 4)


def test_b8_two_dealt_in_the_big_blind_moves_on_and_the_other_is_button_and_small() -> None:
    table = sit_at(3).deal()
    assert table.spots == (3, 1, 2)
    table.all_fold()
    sit_out(table, 1)
    assert table.deal().spots == (2, 2, 3)
    table.all_fold()
    assert table.deal().spots == (3, 3, 2)
    table.all_fold()
    table.do(ComeBack(person(1)))
    assert table.deal().spots == (1, 2, 3)


def test_b8_heads_up_the_drawn_player_is_button_and_small() -> None:
    assert sit_at(2, button=1).deal().spots == (1, 1, 2)


def test_b8_a_drawn_player_who_left_before_the_first_hand_passes_the_button_on() -> None:
    table = sit_at(4, button=2)
    table.leave(2)
    assert table.deal().spots == (3, 4, 1)


def test_b8_one_dealt_in_is_no_hand() -> None:
    table = sit_at(3).fold_out()
    sit_out(table, 2)
    sit_out(table, 3)
    assert not table.state.can_deal
    assert table.state.paused is None  # 1 is there, and waits
    assert table.refuses(StartHand(DECK)) is Reason.TOO_FEW_PLAYERS
    table.join(7)
    table.deal()
    assert dealt_in(table) == [1, 4]


def test_b8_house_players_do_not_play_among_themselves() -> None:
    table = sit_at(1, house=2).fold_out()
    table.leave(1)
    assert not table.state.can_deal
    table.join(7)
    assert table.state.can_deal


# ---- K2, K4, K8


def test_k2_two_missed_turns_in_a_row_sit_a_player_out_from_the_next_hand_on() -> None:
    table = sit_at(3).deal()
    table.play("3 calls, 1 calls")
    table.time_out()
    table.play("1 checks")
    events = table.time_out()
    assert SatOut(1, True) in events
    assert not [event for event in events if isinstance(event, WentAway)]
    table.play("3 checks, 1 checks")  # the rest of this hand as somebody away: 2 checks by itself (K3)
    assert table.to_act == 3
    table.check_down()
    before = stack(table, 2)
    for _ in range(4):
        table.fold_out()
        assert 2 not in dealt_in(table)
    assert stack(table, 2) == before


def test_k2_the_rest_of_the_hand_is_folded_when_facing_a_bet() -> None:
    table = sit_at(3).deal()
    table.play("3 calls, 1 calls")
    table.time_out()
    table.play("1 checks")
    table.time_out()
    assert Folded(1, Cause.AWAY) in table.play("3 bets 50, 1 folds")


def test_k2_acting_resets_the_count_at_an_open_table_too() -> None:
    table = sit_at(3).deal()
    table.play("3 calls, 1 calls")
    table.time_out()
    table.play("1 checks, 2 checks, 3 checks, 1 checks")
    table.time_out()
    assert not table.row(2).sitting_out


def test_k4_sitting_out_in_a_hand_plays_it_on_and_begins_with_the_next() -> None:
    table = sit_at(3).deal()
    sit_out(table, 3)
    assert table.to_act == 3
    table.play("3 calls")
    table.all_fold()
    assert dealt_in(table.deal()) == [1, 2]


def test_k4_one_press_brings_back_from_the_next_hand_on() -> None:
    table = sit_at(3).fold_out()
    sit_out(table, 1)
    table.deal()
    table.do(ComeBack(person(1)))
    assert dealt_in(table) == [2, 3]
    table.all_fold()
    assert dealt_in(table.deal()) == [1, 2, 3]


def test_k4_who_is_back_in_the_same_hand_plays_from_the_next_decision_on() -> None:
    table = sit_at(3).deal()
    table.play("3 calls, 1 calls")
    table.time_out()
    table.play("1 checks")
    table.time_out()
    table.do(ComeBack(person(2)))
    table.play("3 checks, 1 checks")
    assert table.to_act == 2
    table.check_down()
    assert dealt_in(table.deal()) == [1, 2, 3]


def test_k4_refusals() -> None:
    table = sit_at(3).deal()
    assert table.refuses(ComeBack(person(2))) is Reason.NOT_AWAY
    assert table.refuses(SitOut(person(9))) is Reason.NOT_SEATED
    sit_out(table, 2)
    assert table.refuses(SitOut(person(2))) is Reason.ALREADY_SITTING_OUT
    table.leave(2)
    assert table.refuses(SitOut(person(2))) is Reason.ALREADY_LEAVING
    assert table.refuses(ComeBack(person(2))) is Reason.ALREADY_LEAVING
    assert seat_people(3).refuses(SitOut(person(2))) is Reason.NOT_IN_THIS_FORMAT
    assert open_lobby(3, rules=open_table()).refuses(SitOut(person(2))) is Reason.NOT_STARTED


def test_k8_the_table_pauses_when_all_people_sit_out_and_goes_on_with_the_first_back() -> None:
    table = sit_at(2, house=2).fold_out()
    sit_out(table, 1)
    assert table.state.paused is None
    sit_out(table, 2)
    assert table.log[-1] == Paused(PauseReason.ALL_AWAY, None, table.now)
    assert table.refuses(Resume(HOST)) is Reason.EVERYBODY_AWAY
    events = table.do(ComeBack(person(2)))
    assert Resumed(None, table.now) in events
    assert table.state.paused is None


def test_k8_somebody_who_sits_down_brings_a_paused_table_back() -> None:
    table = sit_at(2).fold_out()
    sit_out(table, 1)
    sit_out(table, 2)
    assert table.state.paused is PauseReason.ALL_AWAY
    table.join(7)
    assert table.state.paused is None
    assert not table.state.can_deal  # one ready


def test_k8_who_has_lost_all_chips_is_not_there_until_topped_up() -> None:
    table = sit_at(1, house=2)
    table.knock_out(1, winner=2)
    assert table.state.paused is PauseReason.ALL_AWAY
    top_up(table, 1)
    assert table.state.paused is None
    assert stack(table, 1) == 1000


def test_k8_a_hand_that_everybody_has_left_in_a_pause_is_played_to_its_end() -> None:
    table = sit_at(2, house=1).deal()
    table.do(Pause(HOST))
    table.leave(1)
    table.leave(2)
    assert table.state.paused is None
    table.play("3 calls")
    table.check_down()
    assert [event.player for event in table.log if isinstance(event, CashedOut)] == [person(1), person(2)]
