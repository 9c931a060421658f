"""Section B of the rulebook: blinds, button, antes, levels."""

from __future__ import annotations

import pytest

from engine.blinds import Positions, dead_button, first_positions, moving_button
from engine.commands import ChangeSpeed, Leave, Pause, Recover, Resume, StartTournament
from engine.errors import Reason
from engine.events import AntePosted, BetReturned, Blind, BlindPosted
from engine.rules import HANDS_PER_LEVEL, SCHEDULE, Blinds, Level, Rules, Speed, Structure, sit_and_go
from engine.seats import Seats
from engine.tournament import PlayerId
from engine.tournament_events import HandStarted
from tests.engine.scenario import HOST, TablePlay, deal, open_lobby, person, seat_people

MINUTE = 60_000


def seats(*numbers: int) -> Seats:
    """The set of these seat numbers, from 1 on."""
    return sum([1 << number - 1 for number in numbers])


def spots(button: int, small: int, big: int) -> Positions:
    return Positions(button - 1, small - 1, big - 1)


def test_b1_small_and_big_blind_are_left_of_the_button() -> None:
    assert first_positions(4, seats(1, 3, 5, 6)) == spots(5, 6, 1)
    hand = deal([1000, 1000, 1000])
    assert hand.told(BlindPosted) == [BlindPosted(0, Blind.SMALL, 10), BlindPosted(1, Blind.BIG, 20)]


def test_b1_the_first_button_is_drawn_among_the_players() -> None:
    drawn: set[int] = set()
    for draw in range(6):
        table = open_lobby(3)
        table.do(StartTournament(HOST, draw))
        drawn.add(table.deal().spots[0])
    assert drawn == {1, 2, 3}


def test_b2_the_schedule() -> None:
    structure = sit_and_go().structure
    big = [structure.level(number).blinds.big for number in range(1, 14)]
    assert big == [20, 30, 50, 100, 150, 200, 300, 400, 600, 1000, 2000, 4000, 8000]
    assert structure.level(11).blinds == Blinds(1000, 2000)
    assert all([level.big == 2 * level.small for level in SCHEDULE])


@pytest.mark.parametrize(("speed", "length"), [(Speed.NORMAL, 6), (Speed.TURBO, 4)])
def test_b2_a_level_lasts_six_hands_or_four_in_turbo(speed: Speed, length: int) -> None:
    table = seat_people(3, rules=sit_and_go(speed=speed))
    levels: list[int] = []
    for _ in range(2 * length + 1):
        table.fold_out()
        levels.append(table.state.level)
    assert levels == [1] * length + [2] * length + [3]
    assert HANDS_PER_LEVEL[speed] == length


def test_b2_only_the_first_hand_of_a_higher_level_says_that_the_blinds_rose() -> None:
    table = seat_people(3)
    table.fold_hands(13)
    rose = [event.number for event in table.log if isinstance(event, HandStarted) and event.level_rose]
    assert rose == [7, 13]


def test_b2_past_the_end_of_a_hosts_list_levels_double_with_their_antes() -> None:
    structure = Structure(levels=(Blinds(25, 50), Blinds(50, 100, 15)))
    assert structure.level(4) == Level(4, Blinds(200, 400, 60))


def test_b3_the_rulebooks_sequence() -> None:
    now = dead_button(spots(1, 2, 3), seats(1, 4, 5, 6))  # 2 and 3 went out
    assert now == spots(2, 3, 4)
    now = dead_button(now, seats(1, 4, 5, 6))
    assert now == spots(3, 4, 5)
    assert dead_button(now, seats(1, 4, 5, 6)) == spots(4, 5, 6)


@pytest.mark.parametrize(
    ("out", "expected"),
    [
        (1, (2, 3, 4)),  # the button goes out
        (2, (2, 3, 4)),  # the small blind goes out: the button is on the empty seat
        (3, (2, None, 4)),  # the big blind goes out: no small blind
        (5, (2, 3, 4)),
    ],
)
def test_b3_one_knock_out(out: int, expected: tuple[int, int | None, int]) -> None:
    table = seat_people(6, button=1)
    table.edit_stacks([500 if seat == out else 1100 for seat in range(1, 7)])
    table.knock_out(out, winner=6)
    assert table.deal().spots == expected


def test_b3_nobody_skips_the_big_blind_and_nobody_posts_it_twice_running() -> None:
    left = seats(1, 2, 3, 4, 5, 6)
    now = first_positions(0, left)
    paid: list[int] = [now.big]
    for out in (2, 3, 1):
        left &= ~seats(out)
        now = dead_button(now, left)
        paid.append(now.big)
    assert paid == [2, 3, 4, 5]


def test_b3_a_dead_small_blind_is_not_posted_and_the_big_blind_keeps_its_option() -> None:
    hand = deal([1000] * 4, button=4, small=None, big=1)
    assert hand.told(BlindPosted) == [BlindPosted(0, Blind.BIG, 20)]
    hand.play("2 calls, 3 calls, 4 calls")
    assert (hand.to_act, hand.offer) == (1, (0, 40, 1000))


def test_b4_a_first_hand_heads_up_has_the_drawn_player_on_button_and_small_blind() -> None:
    table = seat_people(2, button=2).deal()
    assert table.spots == (2, 2, 1)
    assert table.to_act == 2


@pytest.mark.parametrize("drawn", [1, 2, 3])
def test_b4_a_first_hand_is_heads_up_when_one_of_three_leaves_before_the_deal(drawn: int) -> None:
    table = open_lobby(3)
    table.do(StartTournament(HOST, drawn - 1))
    table.do(Leave(person(2)))
    button, small, big = table.deal().spots
    assert button == small
    assert {button, big} == {1, 3}


def test_b4_from_three_to_two_the_big_blind_moves_on_and_the_other_one_is_button() -> None:
    assert dead_button(spots(1, 2, 3), seats(1, 2)) == spots(2, 2, 1)  # the big blind went out
    assert dead_button(spots(1, 2, 3), seats(1, 3)) == spots(3, 3, 1)  # the small blind went out
    assert dead_button(spots(1, 2, 3), seats(2, 3)) == spots(3, 3, 2)  # the button went out


def test_b5_a_player_short_of_a_blind_or_ante_posts_what_is_left_and_is_all_in() -> None:
    hand = deal([7, 1000, 5], "10/20", ante=6)
    assert [(event.seat + 1, event.amount) for event in hand.events if isinstance(event, AntePosted | BlindPosted)] == [
        (1, 6),
        (2, 6),
        (3, 5),
        (1, 1),
        (2, 20),
    ]
    assert hand.over  # only one player has chips, and owes nothing


def test_b6_a_short_big_blind_leaves_price_and_minimum_raise_as_they_are() -> None:
    hand = deal([10_000, 60, 10_000, 10_000], "50/100")
    assert hand.offer == (100, 200, 10_000)


def test_b6_heads_up_what_the_short_big_blind_did_not_post_is_no_debt() -> None:
    hand = deal([40, 1000], "50/100")
    assert hand.over
    assert hand.told(BetReturned) == [BetReturned(1, 10)]


def test_b6_heads_up_a_short_big_blind_above_the_small_one_is_asked_for() -> None:
    hand = deal([60, 1000], "50/100", cards={1: "AsAh", 2: "KsQh"}, board="2h7s9h3dJc")
    assert (hand.to_act, hand.offer) == (2, (50, 0, 0))
    hand.play("2 calls")
    assert hand.told(BetReturned) == [BetReturned(1, 40)]
    assert hand.stacks == [120, 940]


def test_b7_antes_come_before_blinds_and_do_not_count_towards_a_call() -> None:
    hand = deal([1000] * 3, ante=5)
    assert [type(event) for event in hand.events[:5]] == [AntePosted] * 3 + [BlindPosted] * 2
    assert hand.offer == (20, 40, 995)
    assert hand.state.pot == 45


def test_b7_an_all_in_ante_wins_from_each_player_at_most_that_much() -> None:
    hand = deal([1000, 1000, 3], ante=5, cards={3: "AsAh", 1: "KsKh", 2: "QsQh"}, board="2h7s9h3dJc")
    hand.play("1 calls, 2 checks, 1 checks, 2 checks, 1 checks, 2 checks, 1 checks, 2 checks")
    assert hand.pots == [(9, {3: 9}), (44, {1: 44})]


def test_b7_a_big_blind_ante_is_one_payment_for_all_and_dead_money() -> None:
    hand = deal([50_000] * 4, "500/1000", big_blind_ante=1000)
    assert hand.told(AntePosted) == [AntePosted(1, 1000, True)]
    assert hand.offer == (1000, 2000, 50_000)
    hand.play("3 folds, 4 folds, 1 folds")
    assert hand.stacks == [49_500, 50_500, 50_000, 50_000]


def test_b7_a_big_blind_short_of_the_ante_pays_ante_first_and_the_others_still_pay_to_play() -> None:
    hand = deal(
        [50_000, 800, 50_000], "500/1000", big_blind_ante=1000, cards={2: "AsAh", 3: "KsKh"}, board="2h7s9h3dJc"
    )
    assert hand.told(AntePosted) == [AntePosted(1, 800, True)]
    assert hand.told(BlindPosted) == [BlindPosted(0, Blind.SMALL, 500)]
    assert hand.offer[0] == 1000
    hand.play("3 calls, 1 folds")
    assert hand.pots == [(800, {2: 800}), (1000, {3: 1000})]
    assert hand.stacks == [49_500, 800, 50_500]


def test_b8_at_an_open_table_the_button_moves_to_the_next_player_dealt_in() -> None:
    assert moving_button(spots(1, 2, 3), seats(1, 3, 5)) == spots(3, 5, 1)
    assert moving_button(spots(3, 5, 1), seats(1, 3)) == spots(1, 1, 3)


def test_b9_normal_to_turbo_in_hand_nine_makes_hand_eleven_level_three() -> None:
    table = seat_people(3)
    table.fold_hands(8)
    table.deal()
    table.change_speed(Speed.TURBO)
    assert table.blinds == (15, 30)
    while table.state.hand_running:
        table.play(f"{table.to_act} folds")
    levels: list[int] = []
    for _ in range(6):
        table.fold_out()
        levels.append(table.state.level)
    assert levels == [2, 3, 3, 3, 3, 4]


def test_b9_hands_already_played_on_a_level_count_when_the_new_length_is_shorter() -> None:
    table = seat_people(3)
    table.fold_hands(5)
    table.change_speed(Speed.TURBO)
    table.fold_out()
    assert table.state.level == 2


def by_minutes(minutes: int) -> TablePlay:
    rules = Rules(seats=3, structure=Structure(milliseconds=minutes * MINUTE))
    return seat_people(3, rules=rules)


def test_b9_by_minutes_the_level_is_fixed_at_the_deal() -> None:
    table = by_minutes(5)
    table.wait(4 * MINUTE).deal()
    table.wait(2 * MINUTE)
    assert table.blinds == (10, 20)
    while table.state.hand_running:
        table.play(f"{table.to_act} folds")
    table.fold_out()
    assert table.blinds == (15, 30)


def test_b9_by_minutes_the_clock_stands_still_in_pauses() -> None:
    table = by_minutes(5)
    table.fold_out()
    table.wait(4 * MINUTE).do(Pause(HOST))
    table.wait(60 * MINUTE).do(Resume(HOST))
    table.fold_out()
    assert table.state.level == 1
    table.wait(MINUTE).fold_out()
    assert table.state.level == 2


def test_b9_by_minutes_the_clock_stands_still_while_the_bot_is_down() -> None:
    table = by_minutes(5)
    table.fold_out()
    seen = table.wait(4 * MINUTE).now
    table.wait(60 * MINUTE).do(Recover(seen))
    table.wait(MINUTE - 1).fold_out()
    assert table.state.level == 1
    table.wait(1).fold_out()
    assert table.state.level == 2


def test_b9_by_minutes_levels_that_passed_meanwhile_are_skipped() -> None:
    table = by_minutes(5)
    table.fold_out()
    table.wait(17 * MINUTE).fold_out()
    assert table.state.level == 4
    table.wait(3 * MINUTE).fold_out()
    assert table.state.level == 5


def test_b9_only_an_admin_may_change_the_speed() -> None:
    table = seat_people(3)
    assert table.refuses(ChangeSpeed(HOST, Speed.TURBO)) is Reason.NOT_FLOOR
    assert table.refuses(ChangeSpeed(PlayerId(5), Speed.NORMAL, admin=True)) is Reason.SAME_SPEED
