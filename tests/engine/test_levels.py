"""What a host's own list of levels may be, and levels by minutes and at another speed: B2, B9."""

from __future__ import annotations

from typing import Any

import pytest

from engine.commands import ChangeSpeed, Pause, Recover, Resume
from engine.errors import Reason, Rejected
from engine.formats import club, open_table
from engine.rules import Blinds, Preset, Speed
from engine.structures import MOST_CHIPS, MOST_LEVELS, check_levels
from tests.engine.scenario import ADMIN, HOST, TablePlay, person, seat_club, sit_at

MINUTE = 60_000
GOOD = Blinds(25, 50)


def refused(*levels: Blinds) -> tuple[Reason, dict[str, int]]:
    with pytest.raises(Rejected) as found:
        check_levels(levels)
    return found.value.reason, dict(found.value.detail)


@pytest.mark.parametrize(
    ("second", "reason"),
    [
        (Blinds(20, 40), Reason.LEVEL_NOT_RISING),  # falling
        (Blinds(25, 50), Reason.LEVEL_NOT_RISING),  # the same
        (Blinds(30, 45), Reason.LEVEL_NOT_RISING),  # the big blind falls
        (Blinds(20, 60), Reason.LEVEL_NOT_RISING),  # the small blind falls
        (Blinds(25, 50, 0, True), Reason.LEVEL_NOT_RISING),  # another kind of no ante
        (Blinds(50, 50), Reason.BAD_LEVEL_BLINDS),
        (Blinds(100, 50), Reason.BAD_LEVEL_BLINDS),
        (Blinds(0, 100), Reason.BAD_LEVEL_BLINDS),
        (Blinds(-50, 100), Reason.BAD_LEVEL_BLINDS),
        (Blinds(-100, -50), Reason.BAD_LEVEL_BLINDS),
        (Blinds(50, 100, -1), Reason.BAD_LEVEL_ANTE),
        (Blinds(50, MOST_CHIPS + 1), Reason.LEVEL_TOO_HIGH),
        (Blinds(50, 100, MOST_CHIPS + 1), Reason.LEVEL_TOO_HIGH),
        (Blinds(10**30, 10**31), Reason.LEVEL_TOO_HIGH),
    ],
)
def test_b2_a_list_is_refused_with_the_number_of_its_first_bad_level(second: Blinds, reason: Reason) -> None:
    found, detail = refused(GOOD, second, Blinds(1, 1))
    assert found is reason
    assert detail["level"] == 2


def test_b2_the_first_level_is_checked_too() -> None:
    assert refused(Blinds(50, 25), GOOD) == (Reason.BAD_LEVEL_BLINDS, {"level": 1})


def test_b2_a_list_without_levels_is_no_list() -> None:
    assert refused() == (Reason.NO_LEVELS, {})


def test_b2_five_hundred_levels_are_too_many() -> None:
    levels = [Blinds(number, number + 1) for number in range(1, 501)]
    assert refused(*levels) == (Reason.TOO_MANY_LEVELS, {"most": MOST_LEVELS, "levels": 500})
    assert check_levels(levels[:MOST_LEVELS]) == tuple(levels[:MOST_LEVELS])
    assert refused(*levels[: MOST_LEVELS + 1])[0] is Reason.TOO_MANY_LEVELS


@pytest.mark.parametrize(
    "second",
    [
        Blinds(25, 60),  # only the big blind rises
        Blinds(30, 50),  # only the small blind
        Blinds(25, 50, 5),  # only the ante
        Blinds(25, 50, 50, True),
        Blinds(50, MOST_CHIPS),
    ],
)
def test_b2_something_must_rise_and_that_is_enough(second: Blinds) -> None:
    assert check_levels([GOOD, second]) == (GOOD, second)


def test_b2_antes_may_end_when_the_blinds_rise() -> None:
    levels = (Blinds(25, 50, 50, True), Blinds(50, 100))
    assert check_levels(levels) == levels


def test_b2_a_preset_of_fixed_blinds_is_none_for_a_club() -> None:
    with pytest.raises(Rejected) as found:
        club(preset=Preset.FIXED)
    assert found.value.reason is Reason.NO_LEVELS


@pytest.mark.parametrize(
    "settings",
    [
        {"seats": 1},
        {"seats": 7},
        {"stack": 99},
        {"stack": 1_000_001},
        {"clock": 9_999},
        {"clock": 300_001},
        {"time_bank": -1},
        {"time_bank": 21},
        {"hand_cap": 9},
        {"hand_cap": -1},
        {"hand_cap": 1001},
        {"hands": -1},
        {"hands": 51},
        {"minutes": -1},
        {"minutes": 121},
    ],
)
def test_settings_of_a_club_out_of_range_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(Rejected) as found:
        club(**settings)
    assert found.value.reason is Reason.BAD_SETTING
    assert found.value.setting is not None
    assert found.value.detail["least"] < found.value.detail["most"]


@pytest.mark.parametrize(
    "settings",
    [
        {"seats": 1},
        {"seats": 7},
        {"big": 1},
        {"big": 100_001},
        {"small": 0},
        {"small": -5},
        {"small": 10},
        {"small": 11},
        {"buy_in": 99},
        {"buy_in": 10_001},
        {"clock": 0},
    ],
)
def test_settings_of_an_open_table_out_of_range_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(Rejected) as found:
        open_table(**settings)
    assert found.value.reason is Reason.BAD_SETTING


def by_minutes(minutes: int, **settings: int) -> TablePlay:
    return seat_club(3, minutes=minutes, **settings)


def test_b9_by_minutes_a_level_runs_from_the_start_of_the_tournament() -> None:
    table = by_minutes(5)
    table.wait(5 * MINUTE - 1).deal()
    assert table.blinds == (10, 20)
    table.wait(1).all_fold()
    table.deal()
    assert table.blinds == (15, 30)


def test_b9_by_minutes_a_rise_in_a_hand_is_for_the_next_one() -> None:
    table = by_minutes(5).deal()
    table.wait(6 * MINUTE).play("3 calls")
    assert table.blinds == (10, 20)
    assert table.state.level == 1
    table.all_fold()
    table.deal()
    assert table.blinds == (15, 30)
    assert table.seen_by(None).level_rises_at == table.now + 4 * MINUTE


def test_b9_by_minutes_neither_pauses_nor_downtime_count() -> None:
    table = by_minutes(5).deal()
    table.wait(2 * MINUTE).do(Pause(HOST))
    table.wait(60 * MINUTE)
    assert table.seen_by(None).level_rises_at == 0
    table.do(Recover(table.now - 30 * MINUTE))  # down in the middle of the pause
    table.do(Resume(HOST))
    seen = table.wait(2 * MINUTE).now
    table.wait(60 * MINUTE).do(Recover(seen))
    assert table.seen_by(None).level_rises_at == table.now + MINUTE
    table.wait(MINUTE - 1).all_fold()
    table.fold_out()
    assert table.state.level == 1
    table.wait(1).fold_out()
    assert table.state.level == 2


def test_b9_a_bot_that_never_was_down_loses_no_time() -> None:
    table = by_minutes(5).deal()
    table.wait(2 * MINUTE).do(Recover(table.now + MINUTE))
    assert table.seen_by(None).level_rises_at == table.now + 3 * MINUTE


def test_b9_by_minutes_levels_that_passed_meanwhile_are_skipped() -> None:
    table = by_minutes(1).deal()
    table.wait(3 * MINUTE + 30_000).all_fold()
    table.deal()
    assert table.state.level == 4
    assert table.blinds == (50, 100)
    assert table.seen_by(None).level_rises_at == table.now + 30_000


def test_b9_by_minutes_turbo_has_levels_of_two_thirds_and_back() -> None:
    table = by_minutes(9).deal()
    table.wait(5 * MINUTE).change_speed(Speed.TURBO)
    assert table.seen_by(None).level_rises_at == table.now + MINUTE
    table.change_speed(Speed.NORMAL)
    assert table.seen_by(None).level_rises_at == table.now + 4 * MINUTE
    table.change_speed(Speed.TURBO)
    table.wait(MINUTE).all_fold()
    table.fold_out()
    assert table.state.level == 2


def test_b9_by_hands_a_club_may_go_to_turbo_and_back() -> None:
    table = seat_club(3, hands=9)
    table.fold_hands(5)
    table.change_speed(Speed.TURBO)  # levels of 6
    table.fold_out()
    assert table.state.level == 1
    table.change_speed(Speed.NORMAL)
    table.fold_hands(3)
    assert table.state.level == 1
    table.fold_out()
    assert table.state.level == 2
    table.change_speed(Speed.TURBO)
    table.fold_hands(5)
    assert table.state.level == 2
    table.fold_out()
    assert table.state.level == 3


def test_b9_a_level_of_one_hand_stays_one_in_turbo() -> None:
    table = seat_club(3, hands=1)
    table.change_speed(Speed.TURBO)
    table.fold_hands(2)
    assert table.state.level == 2


def test_b9_who_may_not_change_the_speed() -> None:
    table = seat_club(3)
    assert table.refuses(ChangeSpeed(HOST, Speed.TURBO)) is Reason.NOT_FLOOR
    assert table.refuses(ChangeSpeed(person(2), Speed.TURBO)) is Reason.NOT_FLOOR
    assert table.refuses(ChangeSpeed(ADMIN, Speed.NORMAL, admin=True)) is Reason.SAME_SPEED


def test_b9_an_open_table_has_no_speed() -> None:
    assert sit_at(2).refuses(ChangeSpeed(ADMIN, Speed.TURBO, admin=True)) is Reason.NOT_IN_THIS_FORMAT


def test_b9_by_minutes_time_above_a_shorter_length_counts_for_the_next_level() -> None:
    table = by_minutes(9).deal()
    table.wait(8 * MINUTE).change_speed(Speed.TURBO)  # levels of 6
    assert table.state.level == 1
    table.all_fold()
    table.deal()
    assert table.state.level == 2
    assert table.seen_by(None).level_rises_at == table.now + 4 * MINUTE
