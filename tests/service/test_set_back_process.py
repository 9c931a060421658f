"""A process whose clock is set back: whether it owns the tables, hears Discord, and can save anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.service.lease import FAILING_AFTER
from bot.service.ports import Swept
from bot.service.retention import Retention
from tests.service.processes import SHARDS, at_a_table, broken, connected, ended, live
from tests.service.test_set_back import HOURS
from tests.service.test_tables import Wall


async def test_who_cannot_write_when_the_clock_is_set_back_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    for each in ("acquire_lease", "owns_lease"):
        monkeypatch.setattr(house.store, each, broken)
    house.wall.pass_(-HOURS)
    await house.tables.look(again=True)
    assert not await house.tables.answers()
    assert actor.stopped
    monkeypatch.undo()
    await ended(house)


async def test_who_can_only_read_when_the_clock_is_set_back_keeps_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    for each in ("acquire_lease", "append"):
        monkeypatch.setattr(house.store, each, broken)
    house.wall.pass_(-HOURS)
    await house.tables.look(again=True)
    assert await house.tables.answers()
    assert live(house, actor).unsaved
    monkeypatch.undo()
    await house.tables.look(again=True)
    await live(house, actor)._waking.look()
    assert not live(house, actor).unsaved
    await ended(house)


async def test_a_disk_that_takes_nothing_since_before_the_clock_was_set_back_lets_every_table_stand_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    monkeypatch.setattr(house.store, "acquire_lease", broken)
    await house.tables.look(again=True)
    house.wall.pass_(-HOURS)
    await house.tables.look(again=True)
    assert not live(house, actor).unsaved
    house.wall.pass_(FAILING_AFTER / 1000)
    await house.tables.look(again=True)
    assert live(house, actor).unsaved
    monkeypatch.undo()
    await ended(house)


async def test_that_nothing_can_be_saved_is_said_again_after_the_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    monkeypatch.setattr(house.store, "acquire_lease", broken)
    await house.tables.look(again=True)
    caplog.clear()
    house.wall.pass_(-HOURS)
    await house.tables.look(again=True)
    assert "the lease could not be taken or renewed" in caplog.messages
    monkeypatch.undo()
    await ended(house)


async def test_what_is_too_old_is_looked_for_after_the_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    swept: list[int] = []

    async def sweep(at: int, days: int, here: object) -> Swept:
        swept.append(at)
        return Swept(0, 0, 0)

    retention = Retention(house.store, house.tables.now, 1, lambda: True, lambda: None, lambda name, at: name)
    monkeypatch.setattr(house.store, "sweep", sweep)
    retention.start()
    house.wall.pass_(-100 * HOURS)
    for _ in range(2):
        await retention.look()
    retention.stop()
    assert swept == [house.tables.now()]
    await ended(house)


async def test_a_gap_that_began_before_the_clock_was_set_back_is_no_short_one(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    for shard in range(SHARDS):
        house.tables.connection.down(shard)
    house.wall.pass_(-HOURS)
    await house.tables.look(again=True)
    assert house.tables.connection.gone
    assert actor.stopped and not house.tables.owner
    await ended(house)
