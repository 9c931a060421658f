"""The disk has written, but the bot has heard of a failure: what is on disk is shown, and the game goes on from it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions import Call, Fold
from engine.events import Called, Folded
from engine.tournament import Phase
from engine.tournament_events import HandStarted, TournamentEnded
from tests.discord_sim import Sim, shove
from tests.e2e.disk import loses_its_answer
from tests.e2e.table_talk import fold, to_act
from tests.e2e.test_tournaments import seat


@pytest.fixture(autouse=True)
def expected(sim: Sim) -> None:
    sim.guard.expect("disk I/O error")


def has(kind: type) -> Any:
    """Whether what is appended has such an event."""
    return lambda _table, _after, events, *_, **__: any(isinstance(each, kind) for each in events)


async def test_a_hand_whose_deal_was_thought_lost_is_shown_and_played(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seat(sim, 2)
    lost = loses_its_answer(monkeypatch, "append", has(HandStarted))
    await fold(sim)
    await sim.until(lambda table: table.hand_number == 2)
    await sim.advance(10)
    assert lost
    assert "Hand 2 ·" in sim.table_text()
    person = await to_act(sim)
    assert "hand 2" in sim.dm(person)
    await sim.press(person, "call")
    assert len([each for each in await sim.log() if isinstance(each.event, HandStarted)]) == 2


async def test_a_press_that_was_thought_lost_counts_once_and_the_next_player_can_press(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seat(sim, 3)
    first = await to_act(sim)
    lost = loses_its_answer(monkeypatch, "append", has(Called))
    await sim.act(first, Call())
    assert lost
    await sim.act(first, Call())
    await sim.advance(3)
    assert len([each for each in await sim.log() if isinstance(each.event, Called)]) == 1
    second = await to_act(sim)
    assert second is not first
    await sim.act(second, Fold())
    assert [each.event for each in await sim.log() if isinstance(each.event, Folded)]


async def test_a_missed_turn_that_was_thought_lost_does_not_stop_the_clock_of_the_next(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seat(sim, 3)
    lost = loses_its_answer(monkeypatch, "append", has(Folded))
    await sim.advance(200)
    assert lost
    assert len([each for each in await sim.log() if isinstance(each.event, Folded)]) >= 2


async def test_the_end_of_a_game_that_was_thought_lost_has_its_podium(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seat(sim, 2)
    lost = loses_its_answer(monkeypatch, "append", has(TournamentEnded))
    for _ in range(400):
        table = await sim.table()
        if table.phase is Phase.OVER:
            break
        person = await sim.to_act()
        if person is None:
            await sim.advance(1)
        else:
            await sim.act(person, shove(await sim.view(person)))
    assert lost
    await sim.advance(150)
    assert "rematch" in sim.room.verbs()
