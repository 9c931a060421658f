"""Column C as a whole: stacks, the host's cap, who is away, chips with penalties, the end."""

from __future__ import annotations

import pytest

from engine.commands import DeclareMisdeal, Join, Penalise, Remove, SitOut, TopUp
from engine.deck import shuffled
from engine.errors import Reason
from engine.floor_events import PenaltyKind
from engine.rules import Blinds, Format, Preset
from engine.tournament import EndReason, Phase
from engine.tournament_events import TournamentEnded
from tests.engine.scenario import ADMIN, HOST, person, seat_club

AGAIN = shuffled(bytes(range(64)))


def test_t1_everybody_starts_with_the_stack_the_host_has_set() -> None:
    table = seat_club(3, stack=1500)
    assert [row.stack for _, row in table.state.rows()] == [1500] * 3
    assert table.state.rules.format is Format.CLUB


def test_t1_a_club_has_no_late_seats_no_top_ups_and_nobody_sits_out() -> None:
    table = seat_club(3)
    assert table.refuses(Join(person(7), "late")) is Reason.ALREADY_STARTED
    assert table.refuses(TopUp(HOST)) is Reason.NOT_IN_THIS_FORMAT
    assert table.refuses(SitOut(HOST)) is Reason.NOT_IN_THIS_FORMAT


def test_t2_a_club_is_played_until_one_has_all_chips() -> None:
    table = seat_club(3, stack=500)
    table.knock_out(2, 3, winner=1)
    assert table.state.end_reason is EndReason.WON
    assert table.places == {1: 1, 2: 2, 3: 2}


def test_t4_without_a_cap_a_club_goes_on_after_hand_120() -> None:
    table = seat_club(3, preset=Preset.OWN, own=(Blinds(1, 2), Blinds(2, 4)), hands=50)
    table.edited = True
    table.state.hand_number = 119
    table.fold_hands(3)
    assert table.state.phase is Phase.RUNNING
    assert table.state.hand_number == 122


def test_t4_with_the_hosts_cap_those_left_rank_by_chips_after_that_hand() -> None:
    table = seat_club(3, hand_cap=10)
    table.fold_hands(9)
    assert table.state.phase is Phase.RUNNING
    table.deal()
    table.do(DeclareMisdeal(ADMIN, 10, AGAIN, admin=True))  # counts once
    table.all_fold()
    ended = table.log[-1]
    assert isinstance(ended, TournamentEnded)
    assert ended.reason is EndReason.HAND_CAP
    assert table.state.hand_number == 10
    chips = [each.chips for each in ended.standings]
    assert chips == sorted(chips, reverse=True)


def test_t5_stacks_bets_pots_waiting_dead_bets_and_what_was_removed_are_all_the_chips() -> None:
    table = seat_club(4)  # every command of these tables checks the sum, see TablePlay
    table.do(Penalise(ADMIN, person(2), PenaltyKind.DEAD_BET, 100, admin=True))
    assert table.row(2).stack == 1000  # it waits in the stack
    table.do(Penalise(ADMIN, person(3), PenaltyKind.FINE, 200, admin=True))
    assert table.state.chips_removed == 200
    table.deal()
    assert sum(table.hand.stacks) + table.hand.pot == 3800
    table.do(Remove(ADMIN, person(4), admin=True))
    table.all_fold()
    assert table.state.chips_removed == 200 + 1000
    assert sum([row.stack for _, row in table.state.rows()]) == 2800
    assert table.chips == table.brought == 4000


def test_t6_a_player_removed_from_a_club_ranks_as_out_in_that_hand() -> None:
    table = seat_club(4).deal()
    table.do(Remove(ADMIN, person(2), admin=True))
    assert table.row(2).away
    assert table.places == {}
    table.all_fold()
    assert table.places == {2: 4}


def test_k3_an_away_player_of_a_club_is_dealt_in_and_posts_antes_too() -> None:
    table = seat_club(3, preset=Preset.OWN, own=(Blinds(50, 100, 10),), stack=10_000).deal()
    table.play("3 calls, 1 calls")
    table.time_out()
    table.play("1 checks")
    table.time_out()
    table.check_down()
    assert table.row(2).away
    before = table.row(2).stack
    table.deal()
    assert table.hand.stacks[1] == before - 10 - 50
    assert table.hand.away >> 1 & 1


@pytest.mark.parametrize("people", [2, 3, 4, 5, 6])
def test_b3_a_club_has_the_dead_button(people: int) -> None:
    table = seat_club(people)
    bigs: list[int] = []
    for _ in range(people):
        table.fold_out()
        bigs.append(table.spots[2])
    assert sorted(bigs) == list(range(1, people + 1))  # nobody skips the big blind, nobody posts it twice


def test_b3_a_seat_given_up_leaves_a_dead_button_in_a_club() -> None:
    table = seat_club(4).fold_out()
    assert table.spots == (4, 1, 2)
    table.leave(1)
    table.deal()
    assert table.spots == (1, 2, 3)  # the button is on the empty seat
