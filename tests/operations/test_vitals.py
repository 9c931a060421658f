"""What the bot says of itself: every part that is not well is named, and nothing that names anybody."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.app import DeadButton
from bot.service.ports import Conflict, StoreError
from bot.store.database import Database
from bot.store.sqlite import SqliteStore
from tests.discord_sim import LogGuard, Sim, simulated

FOREVER = 1 << 60


def bot_of(sim: Sim) -> DeadButton:
    bot = sim.world.bot
    assert isinstance(bot, DeadButton)
    return bot


async def test_a_bot_at_work_is_well_in_every_part(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=2)
    report = bot_of(sim).signs.vitals.report()
    assert report.healthy, report.parts
    assert report.parts["tables"]["lobby"] == 1
    await sim.join(bob)
    await sim.start_game(ann)
    assert bot_of(sim).signs.vitals.report().parts["tables"]["running"] == 1
    await sim.command(ann, "poker floor pause")
    tables = bot_of(sim).signs.vitals.report().parts["tables"]
    assert (tables["live"], tables["running"], tables["paused"]) == (1, 0, 1)


async def test_what_it_says_names_nobody(sim: Sim) -> None:
    ann = sim.person("ann")
    await sim.open_table(ann, seats=2)
    report = bot_of(sim).signs.vitals.report()
    said = json.dumps(report.as_json()) + bot_of(sim).signs.read(report).decode()
    for secret in (ann.id, sim.guild.id, sim.channel.id, "ann", "Ann", "fake.token"):
        assert str(secret) not in said


async def test_without_the_lease_it_is_well_as_long_as_it_knows_who_has_it(tmp_path: Path, log_guard: LogGuard) -> None:
    owner = await SqliteStore.open(tmp_path / "bot.db")
    assert await owner.acquire_lease("an older process", 0, FOREVER)
    async with simulated(tmp_path / "bot.db", log_guard) as sim:
        report = bot_of(sim).signs.vitals.report()
        assert report.healthy, report.parts
        assert report.parts["lease"] == {"good": True, "owner": False, "waiting": True}
        bot_of(sim).signs.writes.lease_known = None
        assert "lease" in bot_of(sim).signs.vitals.report().wrong
        await owner.release_lease("an older process")
        await owner.close()


async def test_a_full_disk_is_said_by_database_and_lease_until_it_has_room(
    sim: Sim, monkeypatch: pytest.MonkeyPatch, log_guard: LogGuard
) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=3)
    log_guard.expect("disk is full|saved|taken or renewed")

    async def full(*_: object) -> None:
        raise StoreError("the database failed: database or disk is full")

    monkeypatch.setattr(Database, "write", full)
    await sim.press(bob, "join")
    await sim.press(bob, "join")
    report = bot_of(sim).signs.vitals.report()
    assert set(report.wrong) >= {"database", "tables"}
    assert "disk is full" in report.parts["database"]["fault"]
    assert report.parts["tables"]["unsaved"] == 1
    await sim.advance(30)
    assert not bot_of(sim).signs.vitals.report().healthy
    monkeypatch.undo()
    await sim.advance(30)
    report = bot_of(sim).signs.vitals.report()
    assert report.healthy, report.parts


async def test_a_bot_that_has_not_logged_in_is_not_well(tmp_path: Path, make_bot: Callable[..., DeadButton]) -> None:
    bot = make_bot()
    assert set(bot.signs.vitals.report().wrong) == {"gateway", "lease", "database"}


async def test_a_write_that_hangs_is_no_good_write(
    make_bot: Callable[..., DeadButton], monkeypatch: pytest.MonkeyPatch
) -> None:
    writes = make_bot().signs.writes
    with writes.one():
        pass
    assert writes.good
    monkeypatch.setattr("bot.operations.writes.HANGS_AFTER", -1)
    with writes.one():
        assert writes.hanging
        assert not writes.good
    assert writes.good


async def test_a_conflict_is_an_answer_of_the_database_and_no_fault_of_the_disk(
    make_bot: Callable[..., DeadButton],
) -> None:
    writes = make_bot().signs.writes
    with pytest.raises(Conflict), writes.one():
        raise Conflict
    assert writes.good
