"""C2: rulings, taking them back, and who the floor is."""

from __future__ import annotations

from random import Random

from engine.cards import DECK
from engine.commands import (
    Cancel,
    Command,
    DeclareMisdeal,
    Join,
    Pause,
    Penalise,
    Remove,
    Resume,
    UndoRuling,
    UseTime,
    Warn,
)
from engine.errors import Reason
from engine.events import DeadBetPosted
from engine.floor_events import RulingUndone, Warned
from engine.formats import club
from engine.presence_events import LeaveBooked
from engine.tournament import EndReason, Phase, PlayerId, RulingKind
from engine.tournament_events import SeatGivenUp
from tests.engine.rulings import DEAD_BET, FINE, penalise, stacks, undo
from tests.engine.scenario import ADMIN, HOST, TablePlay, open_lobby, person, seat_club, seat_people, sit_at

# ---- taking a ruling back


def test_c2_a_warning_is_an_event_with_who_and_why_and_can_be_taken_back() -> None:
    table = seat_club(3).deal()
    table.do(Warn(ADMIN, person(2), "talking in the hand", admin=True))
    assert table.log[-1] == Warned(1, ADMIN, "talking in the hand")
    assert table.row(2).warnings == 1
    undo(table)
    assert table.row(2).warnings == 0
    assert isinstance(table.log[-1], RulingUndone)
    assert table.log[-1].by == ADMIN
    assert table.refuses(UndoRuling(ADMIN, admin=True)) is Reason.NOTHING_TO_UNDO


def test_c2_a_dead_bet_can_be_taken_back_until_the_next_deal() -> None:
    table = seat_club(3).deal()
    penalise(table, 2, DEAD_BET, 100)
    table.all_fold()
    undo(table)
    table.deal()
    assert not [event for event in table.log if isinstance(event, DeadBetPosted)]
    table.all_fold()
    penalise(table, 2, DEAD_BET, 100)
    table.deal()
    assert table.refuses(UndoRuling(ADMIN, admin=True)) is Reason.NOTHING_TO_UNDO


def test_c2_of_two_dead_bets_the_last_one_is_taken_back_first() -> None:
    table = seat_club(3)
    penalise(table, 2, DEAD_BET, 100)
    penalise(table, 2, DEAD_BET, 30)
    undo(table)
    table.deal()
    assert DeadBetPosted(1, 100) in table.log


def test_c2_a_fine_can_be_taken_back_before_it_is_taken_and_after() -> None:
    table = seat_club(3).deal()
    penalise(table, 2, FINE, 100)
    undo(table)
    table.all_fold()
    assert table.state.chips_removed == 0
    penalise(table, 2, FINE, 100)
    assert table.state.chips_removed == 100
    assert table.state.rulings
    assert table.state.rulings[-1].taken
    undo(table)
    assert table.state.chips_removed == 0
    assert stacks(table) == [990, 1010, 1000]


def test_c2_a_fine_taken_back_gives_no_more_than_was_taken() -> None:
    table = seat_club(3).edit_stacks([1960, 40, 1000])
    penalise(table, 2, FINE, 50)
    undo(table)
    assert stacks(table) == [1960, 40, 1000]
    assert table.state.chips_removed == 0


def test_c2_with_two_fines_of_one_hand_the_last_one_alone_comes_back() -> None:
    table = seat_club(3).edit_stacks([1930, 70, 1000]).deal()
    penalise(table, 2, FINE, 50)
    penalise(table, 2, FINE, 50)
    table.all_fold()  # 2 has 80 by now: 79 are taken
    assert table.row(2).stack == 1
    undo(table)
    assert table.row(2).stack == 30  # as if only the first fine had been given
    assert table.state.chips_removed == 50


def test_c2_with_a_first_fine_that_took_all_the_last_one_gives_nothing_back() -> None:
    table = seat_club(3).edit_stacks([1930, 70, 1000]).deal()
    penalise(table, 2, FINE, 500)
    penalise(table, 2, FINE, 50)
    table.all_fold()
    undo(table)
    assert table.row(2).stack == 1


def test_c2_a_fine_of_one_player_is_not_touched_by_a_ruling_on_another() -> None:
    table = seat_club(3).deal()
    penalise(table, 2, FINE, 50)
    penalise(table, 3, FINE, 70)
    table.all_fold()
    undo(table)
    assert stacks(table) == [990, 960, 1000]


def test_c2_a_removal_can_be_taken_back_until_the_player_has_gone() -> None:
    table = seat_club(3).deal()
    table.do(Remove(ADMIN, person(1), admin=True, why="abuse"))
    assert LeaveBooked(0, ADMIN, "abuse") in table.log
    assert table.row(1).away
    undo(table)
    assert not table.row(1).leaving
    assert not table.row(1).away
    table.play("3 calls")
    assert table.to_act == 1
    table.do(Remove(ADMIN, person(1), admin=True))
    table.all_fold()
    assert [event.seat for event in table.log if isinstance(event, SeatGivenUp)] == [0]
    assert table.refuses(UndoRuling(ADMIN, admin=True)) is Reason.NOTHING_TO_UNDO
    assert table.refuses(Warn(ADMIN, person(1), admin=True)) is Reason.NO_SUCH_PLAYER


def test_c2_who_was_away_before_a_removal_is_away_after_it_is_taken_back() -> None:
    table = seat_club(3).deal()
    table.play("3 calls, 1 calls")
    table.time_out()
    table.play("1 checks")
    table.time_out()
    table.do(Remove(ADMIN, person(2), admin=True))
    undo(table)
    assert table.row(2).away
    assert not table.row(2).leaving


def test_c2_what_a_player_did_alone_is_no_ruling() -> None:
    table = seat_club(3).deal()
    table.leave(2)
    assert table.refuses(UndoRuling(ADMIN, admin=True)) is Reason.NOTHING_TO_UNDO


def test_c2_no_further_ruling_on_somebody_who_is_leaving() -> None:
    table = seat_club(3).deal()
    table.do(Remove(ADMIN, person(2), admin=True))
    assert table.refuses(Remove(ADMIN, person(2), admin=True)) is Reason.ALREADY_LEAVING
    assert table.refuses(Warn(ADMIN, person(2), admin=True)) is Reason.ALREADY_LEAVING
    assert table.refuses(Penalise(ADMIN, person(2), FINE, 5, admin=True)) is Reason.ALREADY_LEAVING


# ---- who the floor is


def rulings(by: PlayerId, admin: bool) -> list[Command]:
    return [
        Remove(by, person(3), admin),
        Warn(by, person(3), "", admin),
        Penalise(by, person(3), FINE, 5, "", admin),
        DeclareMisdeal(by, 1, DECK, "", admin),
        UndoRuling(by, admin),
    ]


def test_c2_players_and_strangers_give_no_rulings() -> None:
    table = seat_club(3).deal()
    for by in (person(2), PlayerId(555)):
        assert [table.refuses(each) for each in rulings(by, False)] == [Reason.NOT_FLOOR] * 5
        for each in (Pause(by), Resume(by), Cancel(by)):
            assert table.refuses(each) is Reason.NOT_FLOOR


def test_c2_a_seated_host_may_only_pause_resume_and_cancel() -> None:
    table = seat_club(3).deal()
    assert [table.refuses(each) for each in rulings(HOST, False)] == [Reason.SEATED_FLOOR] * 5
    table.play("3 calls, 1 folds")  # not live any more, but in the game
    assert [table.refuses(each) for each in rulings(HOST, False)] == [Reason.SEATED_FLOOR] * 5
    table.do(Pause(HOST, why="a break"))
    table.do(Resume(HOST))
    table.do(Cancel(HOST))
    assert table.state.phase is Phase.OVER


def test_c2_a_host_who_is_out_is_the_floor() -> None:
    table = seat_club(3).edit_stacks([500, 1500, 1000])
    table.knock_out(1, winner=2)
    table.deal()
    table.do(Warn(HOST, person(3)))
    assert table.row(3).warnings == 1


def test_c2_an_admin_who_plays_gives_no_rulings_while_live_in_the_hand() -> None:
    table = seat_club(3).deal()
    assert [table.refuses(each) for each in rulings(person(1), True)] == [Reason.LIVE_FLOOR] * 5
    table.play("3 calls, 1 folds")
    table.do(Warn(person(1), person(3), admin=True))
    table.all_fold()
    table.do(Penalise(person(1), person(3), DEAD_BET, 5, admin=True))  # between hands nobody is live


def test_c2_warnings_penalties_and_misdeals_are_a_clubs() -> None:
    for table in (seat_people(3).deal(), sit_at(3).deal()):
        for each in rulings(ADMIN, True)[1:4]:
            assert table.refuses(each) is Reason.NOT_IN_THIS_FORMAT


def test_c2_no_rulings_in_a_lobby_or_after_the_end() -> None:
    lobby = open_lobby(3, rules=club())
    for each in (*rulings(ADMIN, True)[1:], Pause(ADMIN, True), Resume(ADMIN, True), UseTime(HOST, 1)):
        assert lobby.refuses(each) is Reason.NOT_STARTED
    over = seat_club(2, stack=100)
    over.knock_out(2, winner=1)
    assert over.state.end_reason is EndReason.WON
    for each in (*rulings(ADMIN, True), Pause(ADMIN, True), Resume(ADMIN, True), Cancel(ADMIN, True)):
        assert over.refuses(each) is Reason.GAME_OVER


def test_c2_no_rulings_on_strangers() -> None:
    table = seat_club(3).deal()
    assert table.refuses(Warn(ADMIN, PlayerId(555), admin=True)) is Reason.NO_SUCH_PLAYER
    assert table.refuses(Penalise(ADMIN, PlayerId(555), FINE, 5, admin=True)) is Reason.NO_SUCH_PLAYER
    assert table.refuses(Remove(ADMIN, PlayerId(555), admin=True)) is Reason.NO_SUCH_PLAYER


def test_c2_twice_is_told_apart() -> None:
    table = seat_club(3).deal()
    table.do(Pause(ADMIN, True))
    assert table.refuses(Pause(ADMIN, True)) is Reason.ALREADY_PAUSED
    table.do(Resume(ADMIN, True))
    assert table.refuses(Resume(ADMIN, True)) is Reason.NOT_PAUSED


def test_c2_the_record_of_a_ruling_names_the_kind() -> None:
    table = seat_club(3).deal()
    kinds: list[RulingKind] = []
    for command in rulings(ADMIN, True)[:3][::-1]:
        table.do(command)
        assert table.state.rulings
        kinds.append(table.state.rulings[-1].kind)
    assert kinds == [RulingKind.FINE, RulingKind.WARNING, RulingKind.REMOVAL]


def test_c2_a_ruling_taken_back_leaves_the_table_as_if_it_had_never_been_given() -> None:
    """Any run of rulings, the last of them taken back after the hand: as the same run without it."""
    chance = Random(4)
    for _ in range(150):
        given: list[Command] = []
        for _ in range(chance.randint(1, 4)):
            player = person(chance.randint(1, 3))
            penalty = Penalise(
                ADMIN, player, chance.choice((DEAD_BET, FINE)), chance.choice((1, 30, 70, 500)), "", True
            )
            given.append(chance.choice((penalty, penalty, Warn(ADMIN, player, "", True))))
        running = chance.random() < 0.7
        ends = [_after(given, running, undone) for undone in (True, False)]
        assert ends[0].state == ends[1].state, given


def _after(given: list[Command], running: bool, undone: bool) -> TablePlay:
    table = seat_club(3).edit_stacks([1930, 70, 1000])
    if running:
        table.deal()
    for command in given if undone else given[:-1]:
        table.do(command)
    if running:
        table.all_fold()
    if undone:
        undo(table)
    table.state.rulings = ()
    return table


def test_c2_nobody_takes_back_a_ruling_against_themselves() -> None:
    table = seat_club(3).deal()
    table.play("3 folds")
    other = PlayerId(888)
    table.do(Warn(other, person(3), "talking", admin=True))
    assert table.refuses(UndoRuling(person(3), admin=True)) is Reason.OWN_RULING
    table.do(UndoRuling(other, admin=True))


def test_c2_a_host_who_was_removed_is_no_floor_any_more() -> None:
    table = seat_club(4).fold_out()
    table.do(Remove(ADMIN, HOST, admin=True))
    for command in (Warn(HOST, person(2)), Remove(HOST, person(2)), Pause(HOST), Cancel(HOST)):
        assert table.refuses(command) is Reason.NOT_FLOOR


def test_c2_a_host_who_was_knocked_out_is_the_floor() -> None:
    table = seat_club(3)
    table.knock_out(1, winner=2)
    table.do(Warn(HOST, person(2)))


def test_c2_when_the_host_leaves_an_open_table_the_next_to_have_joined_is_host() -> None:
    table = sit_at(3).fold_out()
    table.leave(1)
    assert table.state.host == person(2)
    assert table.refuses(Remove(HOST, person(2))) is Reason.NOT_FLOOR
    table.do(Pause(person(2)))


def test_c2_an_open_table_that_all_people_have_left_gets_its_host_from_who_sits_down_first() -> None:
    table = sit_at(2, house=2).fold_out()
    table.leave(2)
    table.leave(1)
    assert table.state.host == HOST
    table.do(Join(person(7), "Gil"))
    assert table.state.host == person(7)


def test_c2_whom_the_floor_removed_may_sit_down_again_after_an_hour() -> None:
    table = sit_at(3).fold_out()
    table.do(Remove(ADMIN, person(2), admin=True))
    assert table.refuses(Join(person(2), "Bo")) is Reason.REMOVED
    table.wait(3_600_001).do(Join(person(2), "Bo"))
    table.fold_out()
    table.leave(2)
    table.do(Join(person(2), "Bo"))  # left by their own will this time
    table.leave(1)
    assert table.state.host == person(3)
    table.leave(3)
    assert table.state.host == person(2)
    table.do(Pause(person(2)))


def test_c2_a_removal_that_was_taken_back_leaves_nothing_behind() -> None:
    table = sit_at(3).deal()
    table.do(Remove(ADMIN, person(2), admin=True))
    undo(table)
    assert table.state.removed == ()
    table.leave(2)
    table.all_fold()
    table.do(Join(person(2), "Bo"))


def test_c2_rulings_are_taken_back_one_after_the_other_the_last_first() -> None:
    table = seat_club(3).deal()
    table.do(Warn(ADMIN, person(2), "", admin=True))
    penalise(table, 3, FINE, 100)
    penalise(table, 2, DEAD_BET, 50)
    penalise(table, 3, FINE, 5000)
    table.all_fold()
    before = sum(stacks(table))
    undo(table)
    undo(table)
    undo(table)
    undo(table)
    assert table.state.chips_removed == 0
    assert sum(stacks(table)) > before
    assert (table.row(2).dead_bet, table.row(2).warnings) == (0, 0)
    assert table.refuses(UndoRuling(ADMIN, admin=True)) is Reason.NOTHING_TO_UNDO


def test_c2_a_knock_out_takes_only_the_rulings_on_that_player_with_it() -> None:
    table = seat_club(3)
    table.do(Warn(ADMIN, person(2), "", admin=True))
    table.deal({1: "AsAh", 3: "2c7d"}, "AdAcKsQh9d")
    table.do(Warn(ADMIN, person(2), "again", admin=True))
    penalise(table, 3, DEAD_BET, 50)
    while table.state.hand_running:
        seat = table.to_act
        table.play(f"{seat} {'folds' if seat == 2 else 'is all-in'}")
    assert [each.seat for each in table.state.rulings] == [1]
    undo(table)
