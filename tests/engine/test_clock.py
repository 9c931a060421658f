"""Section K of the rulebook: deadlines, missed turns, being away, pauses."""

from __future__ import annotations

from engine.actions import Call
from engine.commands import Act, CloseIdle, ComeBack, Pause, Recover, Resume, TimeOut
from engine.errors import Reason
from engine.events import Cause, Checked, Folded, HandEnded
from engine.presence_events import Paused, Resumed, WentAway
from engine.rules import sit_and_go
from engine.tournament import EndReason, PauseReason, Phase
from engine.tournament_events import PlayerBusted
from tests.engine.scenario import HOST, TablePlay, deal, person, seat_people

CLOCK = 45_000


def test_k1_a_turn_has_a_deadline() -> None:
    table = seat_people(3).deal()
    assert table.turn.deadline == table.now + CLOCK
    assert table.refuses(TimeOut(table.turn.no)) is Reason.TOO_EARLY
    table.wait(CLOCK - 1)
    assert table.refuses(TimeOut(table.turn.no)) is Reason.TOO_EARLY
    table.wait(1).do(TimeOut(table.turn.no))


def test_k1_the_table_may_have_another_clock() -> None:
    table = seat_people(3, rules=sit_and_go(clock=20_000)).deal()
    assert table.turn.deadline == table.now + 20_000


def test_k1_a_missed_turn_folds_when_facing_a_bet() -> None:
    table = seat_people(3).deal()
    assert table.time_out()[0] == Folded(2, Cause.CLOCK)


def test_k1_a_missed_turn_checks_when_checking_is_free() -> None:
    table = seat_people(3).deal()
    table.play("3 calls, 1 calls")
    assert table.time_out()[0] == Checked(1, Cause.CLOCK)


def test_k1_a_late_clock_of_an_earlier_turn_changes_nothing() -> None:
    table = seat_people(3).deal()
    old = table.turn
    table.play("3 calls")
    table.wait(CLOCK * 2)
    assert table.refuses(TimeOut(old.no)) is Reason.STALE_TURN


def test_k2_two_missed_turns_in_a_row_make_a_player_away() -> None:
    table = seat_people(3).deal()
    table.play("3 calls, 1 calls")
    table.time_out()
    assert not table.row(2).away
    table.play("1 checks")
    assert WentAway(1) in table.time_out()
    assert table.row(2).away


def test_k2_acting_resets_the_count() -> None:
    table = seat_people(3).deal()
    table.play("3 calls, 1 calls")
    table.time_out()
    table.play("1 checks, 2 checks, 3 checks, 1 checks")
    table.time_out()
    assert table.row(2).missed == 1
    assert not table.row(2).away


def test_k2_what_the_bot_does_for_an_away_player_is_no_missed_turn() -> None:
    table = went_away()
    missed = table.row(2).missed
    while table.state.hand_running:
        table.play(f"{table.to_act} checks")
    assert table.row(2).missed == missed


def went_away() -> TablePlay:
    """Seat 2 has just missed two turns of a hand in which nobody has bet."""
    table = seat_people(3, button=3).deal()
    table.play("3 calls, 1 calls")
    table.time_out()
    table.play("1 checks")
    table.time_out()
    return table


def test_k3_an_away_player_is_dealt_in_posts_and_checks_or_folds_at_once() -> None:
    table = went_away()
    table.play("3 checks, 1 bets 40, 3 folds")  # 2 folded in between
    assert Folded(1, Cause.AWAY) in table.log
    table.deal()
    assert table.spots == (1, 2, 3)
    assert table.hand.stacks[1] == 970
    table.play("1 folds")
    assert not table.state.hand_running


def test_k3_one_press_brings_the_player_back_from_the_next_decision_on() -> None:
    table = went_away()
    table.come_back(2)
    table.play("3 checks, 1 checks")
    assert table.to_act == 2
    assert table.refuses(ComeBack(person(2))) is Reason.NOT_AWAY


def test_k3_a_player_away_before_the_deal_checks_the_big_blind() -> None:
    hand = deal([1000] * 3, away=[2]).play("3 calls, 1 calls")
    assert Checked(1, Cause.AWAY) in hand.events
    assert hand.to_act == 1


def test_k7_a_pause_stops_the_clock_and_resume_gives_the_full_time_again() -> None:
    table = seat_people(3).deal()
    no = table.turn.no
    table.wait(CLOCK - 1).do(Pause(HOST))
    table.wait(CLOCK * 10)
    assert table.refuses(TimeOut(no)) is Reason.PAUSED
    assert table.refuses(Act(person(3), no, Call())) is Reason.PAUSED
    assert table.refuses(Pause(HOST)) is Reason.ALREADY_PAUSED
    table.do(Resume(HOST))
    assert (table.turn.no, table.turn.deadline) == (no, table.now + CLOCK)
    table.play("3 calls")


def test_k7_only_host_or_admin_may_pause() -> None:
    table = seat_people(3)
    assert table.refuses(Pause(person(2))) is Reason.NOT_FLOOR
    assert table.refuses(Resume(HOST)) is Reason.NOT_PAUSED
    table.do(Pause(person(9), admin=True))
    assert table.refuses(Resume(person(2))) is Reason.NOT_FLOOR


def test_k7_so_does_a_restart() -> None:
    table = seat_people(3).deal()
    seen = table.now
    table.wait(CLOCK * 10).do(Recover(seen))
    assert table.turn.deadline == table.now + CLOCK
    table.play("3 calls")


def test_k7_a_restart_in_a_pause_leaves_the_pause() -> None:
    table = seat_people(3).deal()
    table.do(Pause(HOST))
    table.wait(CLOCK).do(Recover(table.now))
    assert table.state.paused is PauseReason.FLOOR


def test_k8_the_table_pauses_when_every_human_is_away_and_goes_on_when_one_is_back() -> None:
    table = seat_people(2, house=1).deal()
    events: list[object] = []
    while table.state.paused is None:
        if not table.state.hand_running:
            table.deal()
        elif table.to_act == 3:
            table.play(f"3 {'calls' if table.turn.call else 'checks'}")
        else:
            events = list(table.time_out())
    assert events[-1] == Paused(PauseReason.ALL_AWAY, None, table.now)
    assert table.refuses(Resume(HOST)) is Reason.EVERYBODY_AWAY
    events = list(table.wait(CLOCK).come_back(2))
    assert Resumed(None, table.now) in events
    assert table.state.paused is None


def test_k8_a_hand_in_which_nobody_has_to_decide_any_more_ends_before_the_pause() -> None:
    table = seat_people(1, house=1).deal()
    events: list[object] = []
    while table.state.paused is None:
        if not table.state.hand_running:
            table.deal()
        elif table.to_act == 1:
            events = list(table.time_out())
        else:
            table.play("2 is all-in")
    assert events[0] == Folded(0, Cause.CLOCK)
    assert [type(event) for event in events[-2:]] == [HandEnded, Paused]
    assert not table.state.hand_running
    assert table.chips == 2000


def test_k8_with_no_human_left_house_players_may_finish() -> None:
    table = seat_people(1, house=2)
    table.leave(1)
    assert not table.state.people_left
    assert table.state.phase is Phase.RUNNING
    assert table.state.paused is None
    table.knock_out(3, winner=2)
    assert table.state.phase is Phase.OVER
    assert table.places == {2: 1, 3: 2, 1: 3}


def test_k8_leaving_in_a_pause_lets_house_players_go_on() -> None:
    table = seat_people(1, house=2).deal()
    table.do(Pause(HOST))
    table.leave(1)
    assert table.state.paused is None


def test_a_paused_table_nobody_comes_back_to_ends_ranked_by_chips() -> None:
    table = seat_people(3).edit_stacks([900, 1100, 1000])
    assert table.refuses(CloseIdle()) is Reason.NOT_PAUSED
    table.do(Pause(HOST))
    table.do(CloseIdle())
    assert table.state.end_reason is EndReason.IDLE
    assert table.places == {2: 1, 3: 2, 1: 3}


def test_nobody_is_knocked_out_by_being_away_alone() -> None:
    table = went_away()
    table.play("3 checks, 1 checks, 3 checks, 1 checks, 3 checks")
    assert [event for event in table.log if isinstance(event, PlayerBusted)] == []
