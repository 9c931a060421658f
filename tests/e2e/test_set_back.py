"""A clock that is set back under a bot that runs: what people see goes on."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import discord
import pytest

import tests.discord_sim
from bot.app import create_bot
from tests.discord_sim import Sim
from tests.e2e.table_talk import to_act
from tests.e2e.test_notices import calls
from tests.e2e.test_tournaments import seat

TURN = 45


class SetBack:
    """The clock of the next bot that starts, `by` behind."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.by = timedelta()
        monkeypatch.setattr(tests.discord_sim, "create_bot", self._create)

    def _create(self, settings: Any, *, clock: Callable[[], datetime], **others: Any) -> discord.Client:
        return create_bot(settings, clock=lambda: clock() - self.by, **others)

    def now(self, sim: Sim) -> None:
        for line in ("the clock has been set back", "the lease has run out"):
            sim.guard.expect(line)
        self.by = timedelta(hours=2)


@pytest.fixture
def set_back(monkeypatch: pytest.MonkeyPatch) -> SetBack:
    return SetBack(monkeypatch)


async def test_a_table_that_comes_back_is_shown_at_once_when_the_clock_was_set_back(
    sim: Sim, set_back: SetBack
) -> None:
    await seat(sim, 2)
    await sim.restart()
    await sim.advance(10)
    person = await to_act(sim)
    set_back.now(sim)
    mark = sim.mark()
    await sim.advance(10)
    _, sent = sim.requests_since(mark)
    assert "PATCH" in [each.method for each in sent], "the table says that it goes on"
    assert await to_act(sim) is person
    await sim.advance(TURN + 10)
    assert sim.table_text().startswith("### Hand 2 "), "whoever did not act is out of time"


async def test_whoever_pressed_before_the_clock_was_set_back_is_called_at_once(set_back: SetBack, sim: Sim) -> None:
    await seat(sim, 2)
    set_back.now(sim)
    mark = sim.mark()
    await sim.advance(10)
    assert calls(sim, mark) == 1, "nobody knows how long ago that was"
