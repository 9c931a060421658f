"""Kills and failing writes change nothing but the time: a sample. `python -m tests.crash` has the whole."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engine.events import DeadBetPosted, MisdealDeclared, MuckedHandShown
from engine.floor_events import FineTaken, PenaltyBooked, PenaltyOffered, RulingUndone, TimeExtended, Warned
from engine.open_events import CashedOut, CloseBooked, OpenTableClosed, SatDown, SatOut, ToppedUp, TopUpBooked
from engine.presence_events import CameBack, Paused, Recovered, Resumed, SpeedChanged
from engine.tournament_events import HandStarted, SeatGivenUp
from tests.crash.clubs import by_minutes
from tests.crash.history import History
from tests.crash.runs import Fault, Run
from tests.crash.sweep import BY_CHANCE, WRITTEN, Figures, always, disturb, every_write, once

MUST_HAPPEN = (
    CameBack, CashedOut, CloseBooked, DeadBetPosted, FineTaken, MisdealDeclared, MuckedHandShown, OpenTableClosed,
    Paused, PenaltyBooked, PenaltyOffered, Resumed, RulingUndone, SatDown, SatOut, SeatGivenUp, SpeedChanged,
    TimeExtended, ToppedUp, TopUpBooked, Warned,
)  # fmt: skip


@pytest.mark.parametrize("kind", [*WRITTEN, *BY_CHANCE])
async def test_b9_k5_k7_whatever_becomes_of_any_write_the_table_goes_on_as_if_nothing_had_been(
    kind: Callable[[int], History],
) -> None:
    figures = Figures()
    await disturb(kind(1), every_write(1), figures)
    assert not figures.differences, "\n".join(figures.differences)
    assert figures.runs == 6
    assert figures.faults > 20


@pytest.mark.parametrize("kind", [*WRITTEN, *BY_CHANCE])
async def test_one_kill_at_a_single_write_changes_nothing(kind: Callable[[int], History]) -> None:
    figures = Figures()
    history = kind(2)
    sample = Random(4).sample(history.commits, 2)
    await disturb(history, [(f"{fault} {at}", once(fault, at)) for at in sample for fault in Fault], figures)
    assert not figures.differences, "\n".join(figures.differences)


def test_the_histories_hold_everything_that_can_happen_in_a_club_and_at_an_open_table() -> None:
    happened = {type(event) for kind in WRITTEN for event in kind(1).events}
    assert not set(MUST_HAPPEN) - happened


async def test_b9_time_without_the_bot_is_no_time_at_the_table(tmp_path: Path) -> None:
    history = by_minutes(1)
    outcome = await Run(history, tmp_path / "bot.db", always(Fault.KILLED_AFTER)).play()
    down = sum([each.event.at - each.event.seen_at for each in outcome.log if isinstance(each.event, Recovered)])
    assert outcome.restarts > 50 and down > 30 * 60_000, "long enough for several levels"
    levels = [each.event.table.level for each in outcome.log if isinstance(each.event, HandStarted)]
    assert levels == [each.table.level for each in history.events if isinstance(each, HandStarted)]
    assert max(levels) > 5


async def test_a_run_that_comes_out_otherwise_is_noticed(tmp_path: Path) -> None:
    history = by_minutes(1)
    history.events.pop()
    history.states[20] = history.states[19]
    outcome = await Run(history, tmp_path / "bot.db", always(Fault.FAILED)).play()
    assert len(outcome.differences) == 2
