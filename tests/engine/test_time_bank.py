"""K5: extensions of a turn."""

from __future__ import annotations

from engine.commands import Pause, Recover, Resume, TimeOut, UseTime
from engine.errors import Reason
from engine.events import Cause, Folded
from engine.floor_events import TimeExtended
from engine.formats import club
from tests.engine.scenario import HOST, TablePlay, open_lobby, person, seat_club, seat_people, sit_at

CLOCK = 45_000
MORE = 30_000


def use(table: TablePlay, number: int) -> None:
    table.do(UseTime(person(number), table.state.hand_number))


def refused(table: TablePlay, number: int, hand: int | None = None) -> Reason:
    return table.refuses(UseTime(person(number), hand or table.state.hand_number))


def left(table: TablePlay) -> int:
    """Milliseconds of this turn."""
    return table.turn.deadline - table.now


def test_k5_a_press_adds_thirty_seconds_to_ones_own_turn() -> None:
    table = seat_club(3).deal()
    table.wait(40_000)
    use(table, 3)
    assert left(table) == 5000 + MORE
    assert table.log[-1] == TimeExtended(2, table.turn.deadline, 2, table.now)
    assert table.row(3).bank == 2
    assert table.seen_by(None).time_left == 2
    assert table.refuses(TimeOut(table.turn.no)) is Reason.TOO_EARLY
    table.wait(35_000)
    assert table.do(TimeOut(table.turn.no))[0] == Folded(2, Cause.CLOCK)


def test_k5_there_are_three_for_the_whole_tournament_unless_told_otherwise() -> None:
    table = seat_club(3).deal()
    for _ in range(3):
        use(table, 3)
        table.wait(3000)
    assert left(table) == CLOCK + 3 * MORE - 9000
    assert refused(table, 3) is Reason.NO_TIME_LEFT
    table.all_fold()
    table.deal()
    table.play("1 calls, 2 calls")
    assert refused(table, 3) is Reason.NO_TIME_LEFT
    assert [table.row(number).bank for number in (1, 2, 3)] == [3, 3, 0]
    assert seat_club(3, time_bank=5).row(1).bank == 5


def test_k5_a_double_press_is_one() -> None:
    table = seat_club(3).deal()
    use(table, 3)
    assert refused(table, 3) is Reason.JUST_EXTENDED
    table.wait(2999)
    assert refused(table, 3) is Reason.JUST_EXTENDED
    table.wait(1)
    use(table, 3)
    assert table.row(3).bank == 1


def test_k5_the_next_turn_may_be_extended_at_once() -> None:
    table = seat_club(2).deal()
    use(table, 2)
    table.play("2 calls")
    use(table, 1)
    table.play("1 checks, 1 checks")
    use(table, 2)
    assert (table.row(1).bank, table.row(2).bank) == (2, 1)


def test_k5_a_press_when_the_deadline_has_just_passed_still_gives_the_full_extension() -> None:
    table = seat_club(3).deal()
    table.wait(CLOCK + 700)
    use(table, 3)
    assert left(table) == MORE


def test_k5_only_during_ones_own_turn() -> None:
    table = seat_club(4).deal()
    assert refused(table, 1) is Reason.NOT_YOUR_TIME
    table.play("3 folds")
    assert refused(table, 3) is Reason.NOT_YOUR_TIME
    assert refused(table, 9) is Reason.NOT_SEATED
    assert refused(table, 4, hand=7) is Reason.STALE_TURN
    table.all_fold()
    assert refused(table, 4) is Reason.NO_HAND


def test_k5_not_by_somebody_all_in() -> None:
    table = seat_club(3).edit_stacks([5, 1000, 1995]).deal()
    assert refused(table, 1) is Reason.NOT_YOUR_TIME


def test_k5_not_in_a_lobby() -> None:
    assert open_lobby(3, rules=club()).refuses(UseTime(HOST, 1)) is Reason.NOT_STARTED


def test_k5_other_formats_have_no_bank_and_a_club_may_have_none() -> None:
    for table in (seat_people(3), sit_at(3), seat_club(3, time_bank=0)):
        assert refused(table.deal(), 3) is Reason.NOT_IN_THIS_FORMAT


def test_k5_and_k7_after_a_pause_an_extended_turn_has_what_was_left_of_it() -> None:
    table = seat_club(3).deal()
    table.wait(5000)
    use(table, 3)
    table.wait(5000)
    assert left(table) == 65_000
    table.do(Pause(HOST))
    assert refused(table, 3) is Reason.PAUSED
    table.wait(600_000).do(Resume(HOST))
    assert left(table) == 65_000
    table.wait(60_000).do(Pause(HOST))
    table.do(Resume(HOST))
    assert left(table) == CLOCK  # at least the full time


def test_k5_and_k7_after_a_restart_too() -> None:
    table = seat_club(3).deal()
    use(table, 3)
    seen = table.wait(10_000).now
    table.wait(600_000).do(Recover(seen))
    assert left(table) == 65_000
    table.wait(600_000).do(Recover(table.now - 590_000))
    assert left(table) == 55_000


def test_k5_and_k7_a_restart_that_last_saw_the_table_before_the_press_gives_no_more_than_it() -> None:
    table = seat_club(3)
    seen = table.now
    table.wait(30_000).deal()
    table.wait(5000)
    use(table, 3)
    table.wait(600_000).do(Recover(seen))
    assert left(table) == CLOCK - 5000 + MORE


def test_k7_a_restart_that_last_saw_the_table_before_the_turn_gives_the_full_time_and_no_more() -> None:
    table = seat_club(3)
    seen = table.now
    table.wait(30_000).deal()
    table.wait(600_000).do(Recover(seen))
    assert left(table) == CLOCK


def test_k5_a_restart_in_a_pause_changes_nothing() -> None:
    table = seat_club(3).deal()
    use(table, 3)
    table.wait(10_000).do(Pause(HOST))
    table.wait(10_000).do(Recover(table.now - 3000))
    table.wait(10_000).do(Resume(HOST))
    assert left(table) == 65_000
