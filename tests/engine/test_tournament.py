"""Section T of the rulebook: places, chips, the end."""

from __future__ import annotations

import pytest

from engine.commands import CloseIdle, Leave, Pause, Remove
from engine.errors import Reason
from engine.tournament import EndReason, Phase, PlayerId
from engine.tournament_events import PlayerBusted, SeatGivenUp, TournamentEnded
from tests.engine.scenario import ADMIN, HOST, TablePlay, person, seat_people


def reason_of(table: TablePlay) -> EndReason | None:
    return table.state.end_reason


def test_t1_everybody_starts_with_the_same_stack() -> None:
    table = seat_people(4)
    assert [row.stack for _, row in table.state.rows()] == [1000] * 4


def test_t2_a_player_with_no_chips_is_out_and_the_last_one_wins() -> None:
    table = seat_people(3, button=3)
    table.knock_out(3, winner=1)
    assert table.state.phase is Phase.RUNNING
    assert table.places == {3: 3}
    table.knock_out(2, winner=1)
    assert table.state.phase is Phase.OVER
    assert reason_of(table) is EndReason.WON
    assert table.places == {1: 1, 2: 2, 3: 3}


def test_t3_out_in_the_same_hand_the_larger_stack_ranks_higher() -> None:
    table = seat_people(4).edit_stacks([2000, 700, 900, 400])
    table.knock_out(2, 3, 4, winner=1)
    assert table.places == {1: 1, 3: 2, 2: 3, 4: 4}


def test_t3_stacks_are_those_before_antes_and_blinds() -> None:
    table = seat_people(4, button=4).edit_stacks([500, 500, 2000, 1000])  # 1 posts the small blind, 2 the big one
    events = table.knock_out(1, 2, winner=3)
    assert table.places == {1: 3, 2: 3}
    assert [event.shared for event in events if isinstance(event, PlayerBusted)] == [True, True]


def test_t3_two_who_share_third_are_followed_by_fifth() -> None:
    table = seat_people(5).edit_stacks([500, 500, 1500, 2000, 500])
    table.knock_out(5, winner=4)
    assert table.places == {5: 5}
    table.edit_stacks([500, 500, 2000, 2000])
    table.knock_out(1, 2, winner=3)
    assert table.places == {1: 3, 2: 3, 5: 5}


def test_t4_after_hand_120_those_left_rank_by_chips() -> None:
    table = seat_people(3)
    table.fold_hands(119)
    table.edit_stacks([900, 1200, 900])
    assert table.state.phase is Phase.RUNNING
    table.fold_out()
    assert table.state.phase is Phase.OVER
    assert reason_of(table) is EndReason.HAND_CAP
    assert table.state.hand_number == 120
    chips = [standing.chips for standing in table.state.standings]
    assert chips == sorted(chips, reverse=True)


def test_t4_equal_chips_share_the_place() -> None:
    table = seat_people(3, button=3).edit_stacks([1260, 1240, 500])
    table.state.hand_number = 119
    table.fold_out()  # 1 posts the small blind of 10, which 2 wins
    ended = table.log[-1]
    assert isinstance(ended, TournamentEnded)
    assert [(each.place, each.chips) for each in ended.standings] == [(1, 1250), (1, 1250), (3, 500)]


def test_t4_the_last_hand_may_also_be_won() -> None:
    table = seat_people(2)
    table.edited = True
    table.state.hand_number = 119
    table.knock_out(2, winner=1)
    assert reason_of(table) is EndReason.WON


def test_t5_chips_that_leave_play_are_counted() -> None:
    table = seat_people(3)
    table.leave(2)
    assert table.state.chips_removed == 1000
    assert sum([row.stack for _, row in table.state.rows()]) == 2000
    assert table.chips == 3000


def test_t6_leaving_takes_effect_after_the_hand_and_the_rest_of_the_stack_leaves_play() -> None:
    table = seat_people(3, button=3).deal()
    table.leave(2)
    assert table.row(2).leaving
    assert table.row(2).away
    assert table.refuses(Leave(person(2))) is Reason.ALREADY_LEAVING
    table.play("3 calls, 1 calls")  # the big blind checks at once, and down to the river
    assert table.to_act == 1
    events = table.play("1 bets 40")
    assert table.to_act == 3
    events = table.play("3 folds")
    given_up = [event for event in events if isinstance(event, SeatGivenUp)]
    assert [(event.seat, event.chips, event.place) for event in given_up] == [(1, 980, 3)]
    assert table.places == {2: 3}


def test_t6_a_player_who_leaves_ranks_as_out_in_that_hand() -> None:
    table = seat_people(4, button=4).edit_stacks([600, 2000, 400, 1000])
    table.deal({4: "2c7d", 1: "AsAh", 2: "KsKh", 3: "QsQh"}, "2h7s9h3dJc")
    table.leave(4)  # with 1,000, more than the one who goes out
    table.play("3 is all-in, 1 is all-in, 2 folds")
    assert table.places == {4: 3, 3: 4}


def test_t6_between_two_hands_a_leaver_is_placed_at_once_ahead_of_those_out_in_the_last_hand() -> None:
    table = seat_people(4).edit_stacks([2000, 600, 700, 700])
    table.knock_out(2, winner=1)
    table.leave(3)
    assert table.places == {2: 4, 3: 3}


def test_t6_when_all_but_one_have_left_the_last_one_wins() -> None:
    table = seat_people(3).deal()
    table.leave(2)
    table.leave(3)
    while table.state.hand_running:
        table.play(f"{table.to_act} folds" if table.turn.call else f"{table.to_act} checks")
    assert table.state.phase is Phase.OVER
    assert table.places[1] == 1
    assert reason_of(table) is EndReason.WON


def test_t6_everybody_may_leave() -> None:
    table = seat_people(2)
    table.leave(1)
    assert table.state.phase is Phase.OVER
    assert table.places == {1: 2, 2: 1}


def test_t6_the_floor_may_remove_a_player_and_a_seated_host_may_not() -> None:
    admin = PlayerId(999)
    table = seat_people(3).deal()
    assert table.refuses(Remove(HOST, person(2))) is Reason.SEATED_FLOOR
    assert table.refuses(Remove(person(3), person(2))) is Reason.NOT_FLOOR
    assert table.refuses(Remove(admin, person(7), admin=True)) is Reason.NO_SUCH_PLAYER
    table.do(Remove(admin, person(2), admin=True))
    assert table.row(2).leaving


@pytest.mark.parametrize("how", ["leaves", "is removed"])
def test_t6_who_goes_while_the_game_is_paused_is_out_at_once(how: str) -> None:
    table = seat_people(3).edit_stacks([2000, 500, 500]).fold_out()
    table.do(Pause(ADMIN, admin=True))
    table.do(Leave(HOST) if how == "leaves" else Remove(ADMIN, HOST, admin=True))
    assert table.state.seats[0] is None
    table.do(CloseIdle())
    assert [each.player for each in table.state.standings][-1] == HOST
    assert table.state.standings[-1].chips == 0


def test_t2_when_one_player_is_left_in_a_pause_the_game_is_won() -> None:
    table = seat_people(2).fold_out()
    table.do(Pause(ADMIN, admin=True))
    table.leave(1)
    assert table.state.phase is Phase.OVER
    assert [each.player for each in table.state.standings] == [person(2), HOST]


def test_t6_an_idle_end_in_mid_hand_ranks_who_has_left_behind_who_stayed() -> None:
    table = seat_people(3).edit_stacks([2000, 600, 400]).deal()
    table.do(Pause(ADMIN, admin=True))
    table.leave(1)
    table.do(CloseIdle())
    standings = table.state.standings
    assert [(each.place, each.player, each.chips) for each in standings] == [
        (1, person(2), 600),
        (2, person(3), 400),
        (3, HOST, 0),
    ]
