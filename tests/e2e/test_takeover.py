"""A new process takes the tables over: a disk that fails once loses none of them, nor the lease."""

from __future__ import annotations

import pytest

from bot.app import DeadButton
from bot.store.sqlite import SqliteStore
from tests.discord_sim import Sim
from tests.e2e.disk import fails_once
from tests.e2e.table_talk import to_act
from tests.e2e.test_tournaments import seat


@pytest.mark.parametrize("method", ["open_tables", "last_hand", "append"])
async def test_a_disk_that_fails_once_at_takeover_loses_no_table(
    sim: Sim, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    sim.guard.expect("could not be brought back yet|cannot be saved and stands still")
    ann, _ = await seat(sim, 2)
    cards = (await sim.view(ann)).hand
    fails_once(monkeypatch, method)
    await sim.restart()
    await sim.advance(10)
    bot = sim.world.bot
    assert isinstance(bot, DeadButton)
    assert bot.tables.owner
    assert len(bot.tables.all()) == 1
    await sim.press(ann, "cards")
    assert cards is not None
    assert "Hand 1" in sim.private(ann)
    seq = (await sim.log())[-1].seq
    await sim.advance(60)
    assert (await sim.log())[-1].seq > seq, "the clock runs for the player to act"
    other = await SqliteStore.open(sim.database)
    assert not await other.acquire_lease("another", int(sim.world.now().timestamp() * 1000), 15_000)
    await other.close()


async def test_a_disk_that_fails_once_at_takeover_costs_nobody_the_full_clock(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    sim.guard.expect("could not be brought back yet|cannot be saved and stands still")
    await seat(sim, 2)
    person = await to_act(sim)
    await sim.advance(40)
    fails_once(monkeypatch, "append")
    await sim.restart(killed=True)
    await sim.advance(10)
    assert await to_act(sim) is person
    hand = (await sim.table()).hand
    assert hand is not None
    assert hand.turn is not None
    assert hand.turn.deadline > sim.world.now().timestamp() * 1000 + 20_000
    await sim.press(person, "call")
    assert await to_act(sim) is not person


@pytest.mark.parametrize("killed", [False, True])
async def test_one_line_says_that_the_bot_was_away(sim: Sim, killed: bool) -> None:
    await seat(sim, 2)
    await sim.restart(killed=killed)
    await sim.advance(5)
    assert sim.table_text().count("after a break") == 1
