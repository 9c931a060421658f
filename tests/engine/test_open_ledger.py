"""O2, O3, T5: top-ups, the ledger, and closing an open table."""

from __future__ import annotations

from engine.cards import DECK
from engine.commands import (
    Cancel,
    CloseIdle,
    ComeBack,
    Join,
    Leave,
    Pause,
    Resume,
    SitOut,
    StartHand,
    TopUp,
    UndoRuling,
)
from engine.errors import Reason
from engine.formats import open_table
from engine.open_events import CloseBooked, OpenTableClosed, ToppedUp, TopUpBooked
from engine.tournament import EndReason, PauseReason, Phase
from tests.engine.open_games import accounts, dealt_in, sit_out, stack, top_up
from tests.engine.scenario import ADMIN, HOST, TablePlay, open_lobby, person, seat_people, sit_at

# ---- O2: top-ups


def short() -> TablePlay:
    """Three players with 1560, 440 and 1000."""
    table = sit_at(3).deal()
    table.play("3 folds, 1 raises to 560, 2 calls, 1 bets 10, 2 folds")
    assert [row.stack for _, row in table.state.rows()] == [1560, 440, 1000]
    return table


def test_o2_between_hands_a_stack_of_440_gets_560() -> None:
    table = short()
    top_up(table, 2)
    assert table.log[-1] == ToppedUp(1, 560)
    assert stack(table, 2) == 1000
    assert accounts(table)[2] == (1560, 0)


def test_o2_not_at_or_above_the_buy_in_and_not_by_strangers() -> None:
    table = short()
    assert table.refuses(TopUp(person(3))) is Reason.NOT_BELOW_BUY_IN
    assert table.refuses(TopUp(person(1))) is Reason.NOT_BELOW_BUY_IN
    assert table.refuses(TopUp(person(9))) is Reason.NOT_SEATED
    table.deal()
    table.leave(2)
    assert table.refuses(TopUp(person(2))) is Reason.ALREADY_LEAVING
    assert seat_people(2).refuses(TopUp(HOST)) is Reason.NOT_IN_THIS_FORMAT
    assert open_lobby(2, rules=open_table()).refuses(TopUp(HOST)) is Reason.NOT_STARTED


def test_o2_during_a_hand_it_is_booked_and_done_before_the_next_deal() -> None:
    table = short().deal()
    top_up(table, 2)
    assert table.log[-1] == TopUpBooked(1)
    assert table.hand.stacks[1] + table.hand.bets()[1] == 440
    assert table.refuses(TopUp(person(2))) is Reason.TOP_UP_BOOKED
    table.all_fold()  # the small blind of 5 is lost
    assert stack(table, 2) == 1000
    assert not table.row(2).top_up
    assert accounts(table)[2] == (1565, 0)


def test_o2_a_stack_of_1300_by_then_gets_nothing() -> None:
    table = sit_at(2).deal()
    table.play("2 calls, 1 checks, 1 bets 500, 2 folds")  # 1010 and 990
    table.deal({2: "AsAh", 1: "2c7d"}, "AdAcKsQh9d")
    top_up(table, 2)
    table.play("1 raises to 320, 2 calls, 2 checks, 1 bets 10, 2 calls, 2 checks, 1 checks, 2 checks, 1 checks")
    assert stack(table, 2) == 1320
    assert ToppedUp(1, 0) in table.log
    assert accounts(table)[2] == (1000, 0)


def test_o2_a_fold_does_not_make_it_possible_in_the_hand() -> None:
    table = short().deal()
    table.play("1 calls, 2 folds")
    top_up(table, 2)
    assert table.log[-1] == TopUpBooked(1)


def test_o2_who_sits_out_is_topped_up_at_once_even_while_a_hand_is_running() -> None:
    table = short()
    table.join(7)
    sit_out(table, 2)
    table.deal()
    top_up(table, 2)
    assert table.log[-1] == ToppedUp(1, 560)
    assert table.row(2).sitting_out


def test_o2_a_player_without_chips_sits_out_until_topped_up() -> None:
    table = sit_at(4)
    table.knock_out(2, winner=1)
    assert dealt_in(table.deal()) == [1, 3, 4]
    assert table.refuses(ComeBack(person(2))) is Reason.NOT_AWAY
    top_up(table, 2)
    table.all_fold()
    assert dealt_in(table.deal()) == [1, 2, 3, 4]


def test_o2_who_sat_out_in_mid_hand_and_lost_all_plays_again_after_a_top_up() -> None:
    table = sit_at(3).deal({1: "AsAh", 2: "2c7d"}, "AdAcKsQh9d")
    sit_out(table, 2)
    while table.state.hand_running:
        seat = table.to_act
        table.play(f"{seat} {'folds' if seat == 3 else 'is all-in'}")
    assert table.row(2).stack == 0
    assert table.refuses(ComeBack(person(2))) is Reason.NO_CHIPS
    top_up(table, 2)
    assert not table.row(2).sitting_out
    assert 2 in dealt_in(table.deal())


def test_o2_as_often_as_wished() -> None:
    table = sit_at(3)
    for times in range(1, 4):
        table.knock_out(2, winner=1)
        top_up(table, 2)
        assert accounts(table)[2] == (1000 + 1000 * times, 0)
        assert table.refuses(TopUp(person(2))) is Reason.NOT_BELOW_BUY_IN


def test_o2_a_top_up_booked_by_somebody_who_then_leaves_is_not_bought() -> None:
    table = short().deal()
    top_up(table, 2)
    table.leave(2)
    table.all_fold()
    assert accounts(table)[2] == (1000, 435)


def test_o2_a_house_player_without_chips_tops_up_by_itself() -> None:
    table = sit_at(1, house=2)
    events = table.knock_out(2, winner=1)
    assert ToppedUp(1, 1000) in events
    assert stack(table, 2) == 1000


# ---- O3, T5: the ledger and the end


def test_o3_the_ledger_has_a_line_for_everybody_who_ever_sat_and_sums_to_zero() -> None:
    table = short()
    table.join(7)
    top_up(table, 2)
    table.leave(3)
    table.deal().all_fold()
    table.do(Cancel(HOST))
    lines = table.state.ledger
    assert [int(each.player) - 100 for each in lines] == [1, 2, 3, 7]
    assert sum([each.cashed_out - each.bought_in for each in lines]) == 0
    assert {int(each.player) - 100: each.bought_in for each in lines} == {1: 1000, 2: 1560, 3: 1000, 7: 1000}
    assert table.state.phase is Phase.OVER
    assert table.state.end_reason is EndReason.CLOSED
    assert table.state.standings == ()


def test_t5_at_every_moment_stacks_are_what_was_bought_in_less_what_was_cashed_out() -> None:
    table = short()  # every command of these tables checks it, see TablePlay
    assert table.chips == table.brought == 3000
    top_up(table, 2)
    assert table.chips == table.brought == 3560
    table.leave(1)
    assert table.chips == table.brought == 2000


def test_o3_closing_waits_for_the_hand_to_end() -> None:
    table = sit_at(3).deal()
    table.do(Cancel(HOST, why="late"))
    assert table.log[-1] == CloseBooked(HOST, "late", table.now)
    assert table.state.closing
    assert table.state.closed_by == HOST
    assert table.refuses(Cancel(HOST)) is Reason.ALREADY_CLOSING
    assert table.refuses(Join(person(7), "late")) is Reason.ALREADY_CLOSING
    assert table.refuses(TopUp(person(1))) is Reason.ALREADY_CLOSING
    events = table.all_fold()
    assert isinstance(events[-1], OpenTableClosed)
    assert table.state.phase is Phase.OVER


def test_o3_between_hands_the_table_closes_at_once() -> None:
    table = sit_at(3).fold_out()
    events = table.do(Cancel(ADMIN, admin=True))
    assert isinstance(events[-1], OpenTableClosed)


def test_o3_a_top_up_booked_is_not_bought_when_the_table_closes() -> None:
    table = short().deal()
    top_up(table, 2)
    table.do(Cancel(HOST))
    table.all_fold()
    assert table.state.phase is Phase.OVER
    assert accounts(table)[2][0] == 1000


def test_o3_closing_a_paused_table_lets_the_hand_be_played_out() -> None:
    table = sit_at(3).deal()
    table.do(Pause(HOST))
    table.wait(10_000).do(Cancel(HOST))
    assert table.state.paused is None
    assert table.turn.deadline == table.now + 45_000
    table.all_fold()
    assert table.state.phase is Phase.OVER


def test_o3_a_table_that_is_closing_may_still_be_paused() -> None:
    for pause in (Pause(HOST), Pause(None, reason=PauseReason.CHANNEL)):
        table = sit_at(3).deal()
        table.do(Cancel(HOST))
        table.do(pause)
        assert table.state.paused is pause.reason
        table.wait(10_000).do(Resume(HOST))
        table.all_fold()
        assert table.state.phase is Phase.OVER


def test_o3_a_closing_table_goes_on_when_everybody_is_away() -> None:
    table = sit_at(2, house=1).deal()
    table.do(Cancel(HOST))
    table.play("3 calls, 1 calls")
    table.time_out()
    table.time_out()
    table.time_out()
    table.do(Pause(ADMIN, admin=True))
    table.do(Resume(ADMIN, admin=True))
    table.play("3 checks")
    table.time_out()
    assert table.state.everybody_away
    table.do(Pause(ADMIN, admin=True))
    table.do(Resume(ADMIN, admin=True))
    table.check_down()
    assert table.state.phase is Phase.OVER


def test_o3_closing_a_table_paused_between_hands_is_at_once() -> None:
    table = sit_at(2).fold_out()
    sit_out(table, 1)
    sit_out(table, 2)
    table.do(Cancel(HOST))
    assert table.state.phase is Phase.OVER
    assert (
        accounts(table) == {1: (1000, 1005), 2: (1000, 995)}
        or sum([each.bought_in - each.cashed_out for each in table.state.ledger]) == 0
    )


def test_o3_closing_with_everybody_away_lets_the_hand_be_played_out() -> None:
    table = sit_at(2, house=1).deal()
    table.play("3 calls, 1 calls")
    table.time_out()
    table.time_out()
    table.time_out()
    table.play("3 checks")
    table.time_out()
    assert table.state.paused is PauseReason.ALL_AWAY
    assert table.state.hand_running
    table.do(Cancel(HOST))
    assert table.to_act == 3
    table.check_down()
    assert table.state.phase is Phase.OVER


def test_o3_only_host_or_floor_may_close() -> None:
    table = sit_at(3).deal()
    assert table.refuses(Cancel(person(2))) is Reason.NOT_FLOOR
    table.leave(1)
    table.all_fold()
    assert table.refuses(Cancel(HOST)) is Reason.NOT_FLOOR
    table.do(Cancel(person(2)))  # who left is host no more
    assert table.state.phase is Phase.OVER


def test_o3_a_table_nobody_plays_at_may_be_closed_as_idle_and_one_with_a_hand_may_not() -> None:
    table = sit_at(3).deal()
    assert table.refuses(CloseIdle()) is Reason.NOT_PAUSED
    table.all_fold()
    assert table.refuses(CloseIdle()) is Reason.NOT_PAUSED
    table.leave(2)
    table.leave(3)
    table.do(CloseIdle())
    assert table.state.end_reason is EndReason.IDLE


def test_o3_a_hand_that_is_never_finished_gives_everybody_the_stack_before_it() -> None:
    table = sit_at(2).deal()
    table.play("2 raises to 500")
    table.do(Pause(HOST))
    table.do(CloseIdle())
    assert accounts(table) == {1: (1000, 1000), 2: (1000, 1000)}


def test_o3_nothing_can_be_done_at_a_closed_table() -> None:
    table = sit_at(2).fold_out()
    table.do(Cancel(HOST))
    for command in (Join(person(7), "x"), TopUp(HOST), SitOut(HOST), ComeBack(HOST), Leave(HOST), Cancel(HOST)):
        assert table.refuses(command) is Reason.GAME_OVER
    for command in (CloseIdle(), Pause(HOST), Resume(HOST), StartHand(DECK), UndoRuling(ADMIN, True)):
        assert table.refuses(command) is Reason.GAME_OVER


def test_o3_a_lobby_of_an_open_table_closes_like_any_other() -> None:
    table = open_lobby(2, rules=open_table())
    table.do(Cancel(HOST))
    assert table.state.ledger == ()
    assert table.state.phase is Phase.OVER


def test_k4_who_sits_out_after_booking_a_top_up_stays_out() -> None:
    table = sit_at(3, button=3).deal({1: "AsAh", 2: "2c7d"}, "AdAcKsQh9d")  # 2 has posted the big blind
    top_up(table, 2)
    sit_out(table, 2)
    while table.state.hand_running:
        seat = table.to_act
        table.play(f"{seat} {'folds' if seat == 3 else 'is all-in'}")
    assert table.row(2).stack == 1000
    assert table.row(2).sitting_out


def test_o3_nobody_comes_back_for_a_next_hand_of_a_table_that_closes() -> None:
    table = sit_at(4).fold_out()
    sit_out(table, 2)
    table.deal()
    table.do(Cancel(HOST))
    assert table.refuses(ComeBack(person(2))) is Reason.ALREADY_CLOSING
