"""K6: missed turns, dead bets and chips taken out of play."""

from __future__ import annotations

import pytest

from engine.commands import (
    Event,
    Pause,
    Penalise,
    Resume,
)
from engine.errors import Reason
from engine.events import AntePosted, BlindPosted, DeadBetPosted
from engine.floor_events import FineTaken, PenaltyBooked, PenaltyKind, PenaltyOffered, Warned
from engine.rules import Blinds, Preset
from engine.structures import MOST_CHIPS
from engine.tournament_events import HandStarted, PlayerBusted, TournamentEnded
from tests.engine.rulings import DEAD_BET, FINE, penalise, stacks
from tests.engine.scenario import ADMIN, HOST, TablePlay, person, seat_club, seat_people


def miss(table: TablePlay, number: int) -> list[Event]:
    """Play, dealing when needed, until seat `number` has missed a turn; what followed from it."""
    while True:
        if not table.state.hand_running:
            table.deal()
        if table.to_act == number:
            events = table.time_out()
            if table.row(number).away:
                table.come_back(number)
            return events
        table.play(f"{table.to_act} {'calls' if table.turn.call else 'checks'}")


# ---- K6: missed turns


def test_k6_the_second_missed_turn_is_warned_and_each_further_one_is_offered_to_the_floor() -> None:
    table = seat_club(3)
    told: list[Event] = []
    for _ in range(4):
        told += [event for event in miss(table, 2) if isinstance(event, Warned | PenaltyOffered)]
    assert told == [Warned(1, None, "", 2), PenaltyOffered(1, 3), PenaltyOffered(1, 4)]
    assert table.row(2).warnings == 1


def test_k6_turns_are_counted_over_the_whole_tournament_not_in_a_row() -> None:
    table = seat_club(3).deal()
    table.play("3 calls")
    table.time_out()  # 1 folds
    table.play("2 checks")
    table.check_down()
    table.deal()
    events = table.play("1 calls, 2 calls, 3 checks, 2 checks, 3 checks, 1 checks")
    assert not [event for event in events if isinstance(event, Warned)]
    table.check_down()
    told = [event for event in miss(table, 1) if isinstance(event, Warned)]
    assert told == [Warned(0, None, "", 2)]
    assert table.row(1).missed == 1  # one in a row: not away


def test_k6_each_player_has_a_count_of_their_own() -> None:
    table = seat_club(3)
    miss(table, 1)
    miss(table, 2)
    assert [table.row(number).warnings for number in (1, 2, 3)] == [0, 0, 0]
    assert [table.row(number).missed_in_all for number in (1, 2, 3)] == [1, 1, 0]


def test_k6_what_the_bot_does_for_an_away_player_is_no_missed_turn() -> None:
    table = seat_club(3).deal()
    table.play("3 calls, 1 calls")
    table.time_out()
    table.play("1 checks")
    table.time_out()
    assert table.row(2).away
    assert table.row(2).missed_in_all == 2
    table.check_down()
    table.deal().check_down()
    assert table.row(2).missed_in_all == 2


def test_k6_a_house_player_and_a_sit_and_go_know_no_warnings() -> None:
    table = seat_people(3)
    for _ in range(3):
        assert not [event for event in miss(table, 2) if isinstance(event, Warned | PenaltyOffered)]
    assert table.row(2).missed_in_all == 0


# ---- K6: a dead bet


def test_k6_a_dead_bet_is_taken_before_the_next_hands_antes_into_its_first_pot() -> None:
    own = (Blinds(50, 100, 10),)
    table = seat_club(3, preset=Preset.OWN, own=own, stack=10_000).deal()
    penalise(table, 3, DEAD_BET, 500, "slow")
    assert PenaltyBooked(2, DEAD_BET, 500, ADMIN, "slow") in table.log
    assert table.hand.dead == 0
    table.all_fold()
    assert stacks(table) == [9940, 10_070, 9990]
    table.deal()
    opening = [event for event in table.log if isinstance(event, DeadBetPosted | AntePosted | BlindPosted)][-6:]
    assert opening[0] == DeadBetPosted(2, 500)
    assert [type(event) for event in opening[1:]] == [AntePosted] * 3 + [BlindPosted] * 2
    assert table.row(3).dead_bet == 0
    assert table.hand.dead == 500
    assert table.turn.call == 100  # it does not count towards a call


def test_k6_a_dead_bet_is_outside_the_layers_and_is_not_returned() -> None:
    table = seat_club(3, stack=1000).edit_stacks([1900, 100, 1000])
    penalise(table, 1, DEAD_BET, 300)
    table.deal({2: "AsAh", 3: "KsKh", 1: "2c7d"}, "2h7s9h3dJc")
    table.play("3 raises to 400, 1 folds, 2 is all-in")
    # 300 dead, 10 of the small blind, 100 from each: all of it in the pot of the short stack
    assert table.hand.awards[0].amount == 510
    assert stacks(table) == [1590, 510, 900]


def test_k6_a_dead_bet_leaves_one_chip() -> None:
    table = seat_club(3).edit_stacks([1960, 40, 1000])
    penalise(table, 2, DEAD_BET, 50)
    table.deal()
    assert DeadBetPosted(1, 39) in table.log
    assert BlindPosted in {type(event) for event in table.log}
    assert table.hand.stacks[1] == 0  # the last chip is the big blind
    assert table.turn.call == 20


def test_k6_a_player_with_one_chip_posts_no_dead_bet() -> None:
    table = seat_club(3).edit_stacks([1999, 1, 1000])
    penalise(table, 2, DEAD_BET, 50)
    table.deal()
    assert not [event for event in table.log if isinstance(event, DeadBetPosted)]
    assert table.row(2).dead_bet == 0  # it is served
    (dealt,) = [event for event in table.log if isinstance(event, HandStarted)][-1:]
    booked = dealt.table.seats[1]
    assert booked is not None and booked.dead_bet == 50  # so that whoever tells the deal can tell that it took nothing


def test_k6_a_dead_bet_lapses_when_the_player_is_out() -> None:
    table = seat_club(3).edit_stacks([1500, 500, 1000])
    table.deal({1: "AsAh", 2: "2c7d"}, "AdAcKsQh9d")
    penalise(table, 2, DEAD_BET, 100)
    table.play("3 folds, 1 is all-in, 2 is all-in")
    assert [event.seat for event in table.log if isinstance(event, PlayerBusted)] == [1]
    table.deal()
    assert not [event for event in table.log if isinstance(event, DeadBetPosted)]
    assert table.state.chips_removed == 0


def test_k6_dead_bets_add_up_and_are_each_players_own() -> None:
    table = seat_club(3)
    penalise(table, 1, DEAD_BET, 30)
    penalise(table, 1, DEAD_BET, 20)
    penalise(table, 3, DEAD_BET, 10)
    table.deal()
    assert [event for event in table.log if isinstance(event, DeadBetPosted)] == [
        DeadBetPosted(0, 50),
        DeadBetPosted(2, 10),
    ]
    assert table.hand.pot == 90


def test_k6_an_away_player_pays_a_dead_bet_too() -> None:
    table = seat_club(3).deal()
    table.play("3 calls, 1 calls")
    table.time_out()
    table.play("1 checks")
    table.time_out()
    table.check_down()
    penalise(table, 2, DEAD_BET, 30)
    table.deal()
    assert DeadBetPosted(1, 30) in table.log


# ---- K6: removal of chips


def test_k6_a_fine_leaves_play_as_soon_as_no_hand_is_running_and_is_counted() -> None:
    table = seat_club(3).deal()
    penalise(table, 2, FINE, 50)
    assert table.state.chips_removed == 0
    events = table.all_fold()
    assert FineTaken(1, 50) in events
    assert stacks(table) == [990, 960, 1000]
    assert table.state.chips_removed == 50
    penalise(table, 3, FINE, 50)  # between hands: at once
    assert stacks(table) == [990, 960, 950]
    assert table.chips == 3000


def test_k6_a_fine_leaves_one_chip() -> None:
    table = seat_club(3).edit_stacks([1960, 40, 1000])
    penalise(table, 2, FINE, 50)
    assert FineTaken(1, 39) in table.log
    assert table.row(2).stack == 1
    penalise(table, 2, FINE, 50)
    assert table.row(2).stack == 1
    assert table.state.chips_removed == 39


def test_k6_a_fine_is_taken_before_the_places_of_a_capped_tournament() -> None:
    table = seat_club(3, hand_cap=10).edit_stacks([1010, 990, 1000])
    table.state.hand_number = 9
    table.deal()
    penalise(table, 1, FINE, 20)
    table.all_fold()  # 1 loses its small blind to 2: 1000, 1000, 1000, then the fine
    ended = table.log[-1]
    assert isinstance(ended, TournamentEnded)
    assert [(each.place, each.player, each.chips) for each in ended.standings] == [
        (1, person(2), 1000),
        (1, person(3), 1000),
        (3, person(1), 980),
    ]


def test_k6_a_fine_lapses_when_the_player_is_out() -> None:
    table = seat_club(3).edit_stacks([1500, 500, 1000])
    table.deal({1: "AsAh", 2: "2c7d"}, "AdAcKsQh9d")
    penalise(table, 2, FINE, 100)
    table.play("3 folds, 1 is all-in, 2 is all-in")
    assert not [event for event in table.log if isinstance(event, FineTaken)]
    assert table.state.chips_removed == 0


def test_k6_in_a_pause_between_hands_a_fine_is_taken_at_once() -> None:
    table = seat_club(3).fold_out()
    table.do(Pause(HOST))
    penalise(table, 2, FINE, 50)
    assert table.state.chips_removed == 50
    table.do(Resume(HOST))
    assert table.state.chips_removed == 50


@pytest.mark.parametrize("chips", [0, -1, MOST_CHIPS + 1])
def test_k6_a_penalty_is_of_one_chip_or_more(chips: int) -> None:
    table = seat_club(3)
    for kind in PenaltyKind:
        assert table.refuses(Penalise(ADMIN, person(2), kind, chips, admin=True)) is Reason.BAD_PENALTY
