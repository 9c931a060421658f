"""The table's contract: the lobby, replay, facts that never change."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engine import apply, evolve, legal_actions, new_table, replay
from engine.betting import LegalActions
from engine.cards import DECK
from engine.commands import (
    Cancel,
    ChangeRules,
    CloseIdle,
    Join,
    Leave,
    OpenTable,
    Pause,
    Recover,
    StartHand,
    StartTournament,
)
from engine.errors import Reason, Rejected, Setting
from engine.events import HandEvent
from engine.rules import Rules, Speed, sit_and_go
from engine.table import COUNTDOWN
from engine.tournament import CloseReason, EndReason, Phase, PlayerId
from engine.tournament_events import CountdownStarted, HandStarted, HostChanged, TableEvent
from tests.engine.scenario import HOST, TablePlay, open_lobby, person, seat_people

ROOT = Path(__file__).resolve().parents[2]

# ---- the lobby


def test_who_opens_a_lobby_is_host_and_has_a_seat() -> None:
    table = open_lobby(1)
    assert table.state.host == HOST
    assert table.row(1).player == HOST
    assert table.refuses(OpenTable(sit_and_go(), "en", HOST, "Ann")) is Reason.ALREADY_STARTED


def test_a_seat_is_taken_once_and_the_table_has_an_end() -> None:
    table = open_lobby(2, rules=sit_and_go(seats=2))
    assert table.refuses(Join(HOST, "Ann")) is Reason.ALREADY_SEATED
    assert table.refuses(Join(person(3), "Cem")) is Reason.TABLE_FULL


def test_whoever_sits_in_a_lobby_adds_house_players() -> None:
    table = open_lobby(2)
    assert table.refuses(Join(PlayerId(1), "Rook", house=True, by=person(9))) is Reason.NOT_SEATED
    table.do(Join(PlayerId(1), "Rook", house=True, by=person(2)))
    assert table.row(3).house


def test_when_the_last_seat_fills_a_countdown_starts_that_leaving_and_rejoining_cannot_restart() -> None:
    table = open_lobby(1, rules=sit_and_go(seats=2))
    assert CountdownStarted(table.now + COUNTDOWN) in table.do(Join(person(2), "Bob"))
    due = table.state.start_at
    table.wait(5_000).do(Leave(person(2)))
    assert table.refuses(StartTournament(None, 0)) is Reason.TOO_FEW_PLAYERS
    table.wait(4_000).do(Join(person(2), "Bob"))
    assert table.state.start_at == due
    assert table.refuses(StartTournament(None, 0)) is Reason.TOO_EARLY
    table.wait(1_000).do(StartTournament(None, 0))
    assert table.state.phase is Phase.RUNNING


def test_a_host_who_leaves_is_followed_by_the_next_person_to_have_joined() -> None:
    table = open_lobby(2, house=1)
    table.do(Join(person(4), "Dia"))
    assert HostChanged(person(2), "Player 2") in table.do(Leave(HOST))
    table.do(Leave(person(2)))
    assert table.state.host == person(4)


def test_a_lobby_without_people_closes() -> None:
    table = open_lobby(1, house=2)
    table.do(Leave(HOST))
    assert (table.state.phase, table.state.close_reason) == (Phase.OVER, CloseReason.EMPTY)


def test_the_host_changes_the_rules_but_cannot_unseat_anybody() -> None:
    table = open_lobby(3)
    turbo = sit_and_go(seats=4, stack=2000, speed=Speed.TURBO)
    assert table.refuses(ChangeRules(person(2), turbo, "fr")) is Reason.NOT_HOST
    assert table.refuses(ChangeRules(HOST, sit_and_go(seats=2), "fr")) is Reason.BAD_SETTING
    table.do(ChangeRules(HOST, turbo, "fr"))
    assert (table.state.rules, table.state.language, len(table.state.seats)) == (turbo, "fr", 4)


@pytest.mark.parametrize("setting", [{"seats": 1}, {"seats": 7}, {"stack": 1500}, {"clock": 9_999}, {"clock": 300_001}])
def test_settings_out_of_range_are_refused(setting: dict[str, int]) -> None:
    with pytest.raises(Rejected) as refused:
        sit_and_go(**setting)  # pyright: ignore[reportArgumentType]
    assert refused.value.reason is Reason.BAD_SETTING
    assert refused.value.setting is Setting(next(iter(setting)))
    assert refused.value.detail["least"] < refused.value.detail["most"]


def test_a_tournament_takes_two_players_and_a_person() -> None:
    assert open_lobby(1).refuses(StartTournament(HOST, 0)) is Reason.TOO_FEW_PLAYERS
    assert open_lobby(2).refuses(StartTournament(person(2), 0)) is Reason.NOT_HOST
    table = open_lobby(1, house=1)
    table.do(StartTournament(HOST, 0))
    assert table.refuses(StartTournament(HOST, 0)) is Reason.ALREADY_STARTED
    assert table.refuses(Join(person(5), "Eve")) is Reason.ALREADY_STARTED


def test_nothing_happens_before_the_start_or_after_the_end() -> None:
    table = open_lobby(2)
    assert table.refuses(StartHand(DECK)) is Reason.NOT_STARTED
    table.do(Cancel(HOST))
    for command in (StartHand(DECK), Leave(HOST), Cancel(HOST), Recover(0), Join(person(3), "Cem")):
        assert table.refuses(command) is Reason.GAME_OVER


def test_a_running_game_may_be_cancelled_by_host_or_admin() -> None:
    table = seat_people(3).deal()
    assert table.refuses(Cancel(person(2))) is Reason.NOT_FLOOR
    table.do(Cancel(PlayerId(999), admin=True))
    assert table.state.close_reason is CloseReason.FLOOR


# ---- decisions and replay


def played_tournament() -> TablePlay:
    """A tournament of three with a pause, a knock-out and a missed turn."""
    table = seat_people(3)
    table.fold_hands(7)
    table.deal()
    table.time_out()
    while table.state.hand_running:
        table.play(f"{table.to_act} folds")
    table.knock_out(3, winner=1)
    if table.state.phase is Phase.RUNNING:
        table.knock_out(2, winner=1)
    return table


def test_the_number_of_a_decision_is_never_used_again() -> None:
    table = seat_people(3)
    table.fold_hands(4)
    numbers = [no for event in table.log if (no := getattr(event, "no", 0))]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_replay_from_any_hand_started_equals_the_full_replay() -> None:
    table = played_tournament()
    starts = [at for at, event in enumerate(table.log) if isinstance(event, HandStarted)]
    assert len(starts) > 8
    whole = replay(table.log)
    for at in starts:
        assert replay(table.log[at:]) == whole == table.state


def test_a_replay_up_to_any_event_is_the_state_at_that_event() -> None:
    table = played_tournament()
    again = new_table()
    for at, event in enumerate(table.log):
        evolve(again, event)
        if at % 10 == 0:
            assert replay(table.log[: at + 1]) == again
    assert again == table.state


def test_the_same_commands_make_the_same_events() -> None:
    assert played_tournament().log == played_tournament().log


def test_legal_actions_are_those_of_the_player_on_turn_alone() -> None:
    table = seat_people(3).deal()
    assert legal_actions(table.state, person(3)) == LegalActions(20, 40, 1000)
    assert legal_actions(table.state, person(1)) is None
    assert legal_actions(table.state, PlayerId(5)) is None


def test_a_refused_command_leaves_no_trace() -> None:
    table = seat_people(3)
    before = table.state.copy()
    with pytest.raises(Rejected):
        apply(table.state, StartHand(DECK[1:]), table.now)
    assert table.state == before


# ---- events and facts


def event_classes() -> list[type[HandEvent] | type[TableEvent]]:
    found: list[type[HandEvent] | type[TableEvent]] = []
    waiting: list[type[HandEvent] | type[TableEvent]] = [*HandEvent.__subclasses__(), *TableEvent.__subclasses__()]
    while waiting:
        each = waiting.pop()
        found.append(each)
        waiting += each.__subclasses__()
    return [each for each in found if each.__module__.startswith("engine.")]


def test_every_event_has_a_stored_name_of_its_own() -> None:
    names = {each.NAME for each in event_classes()}
    # A slotted class is a copy of the one that was written down, so that a name may have two classes of the same name.
    assert len(names) == len({each.__name__ for each in event_classes()})
    assert all([name.rpartition("/")[2].isdigit() for name in names])


def test_secrets_do_not_show_in_what_is_logged() -> None:
    table = seat_people(3).deal({1: "AsAh"})
    for told in (table.log, table.state, StartHand(DECK), table.seen_by(1)):
        assert not re.search(r"\b[2-9TJQKA][cdhs]\b", repr(told))


def test_facts_are_compared_by_value() -> None:
    assert replace(Rules(), seats=3) == Rules(seats=3)
    assert hash(LegalActions(1, 2, 3)) == hash(LegalActions(1, 2, 3))


def test_under_dev_mode_facts_are_really_frozen() -> None:
    code = (
        "import dataclasses, sys\n"
        "from engine.betting import LegalActions\n"
        "try:\n"
        "    LegalActions(1, 2, 3).call = 5\n"
        "except dataclasses.FrozenInstanceError:\n"
        "    sys.exit(7)\n"
    )
    done = subprocess.run([sys.executable, "-X", "dev", "-c", code], cwd=ROOT, check=False)
    assert done.returncode == 7


@pytest.mark.skipif(sys.flags.dev_mode, reason="this is that run")
def test_nothing_in_the_engine_writes_to_a_fact() -> None:
    """The rules once more in an interpreter in which facts are really frozen."""
    names = (
        "action",
        "blinds",
        "pots",
        "showdown",
        "tournament",
        "clock",
        "floor",
        "penalties",
        "misdeal",
        "open_ledger",
    )
    rules = [f"tests/engine/test_{name}.py" for name in names]
    command = [sys.executable, "-X", "dev", "-W", "ignore", "-m", "pytest", "-q", "-p", "no:cacheprovider", *rules]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]


def test_a_paused_game_that_is_closed_is_over_and_no_longer_paused() -> None:
    table = open_lobby(2)
    table.do(StartTournament(HOST, 0))
    table.do(Pause(HOST))
    table.wait(86_400_000).do(CloseIdle())
    assert table.state.end_reason is EndReason.IDLE
    assert table.state.paused is None
