"""A bot about to be updated: when it has no game to finish any more."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.operations.drain import PATIENCE, Drain
from bot.service.lease import FAILING_AFTER, LEASE
from bot.service.ports import Draining, Place
from engine.commands import Cancel, Pause
from engine.rules import sit_and_go
from tests.service.processes import HERE, THERE, at_a_table, broken, connected, ended, silence
from tests.service.test_tables import ANN, House, Wall


class Asked:
    """A drain that was asked for."""

    def __init__(self, house: House) -> None:
        self._done = False
        self._drain = Drain(lambda: house.tables, self._end)
        self._drain.asked = True

    def _end(self) -> None:
        self._done = True

    @property
    def done(self) -> bool:
        self._drain._look()
        return self._done


async def test_a_gap_in_mid_hand_ends_no_process_that_drains(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    await at_a_table(house)
    asked = Asked(house)
    assert not asked.done
    await silence(house)
    assert not asked.done, "the game goes on when Discord hears the bot again"
    house.tables.connection.up(0)
    await house.tables.look()
    assert not asked.done


async def test_a_database_that_was_lost_holds_a_process_up_for_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    await at_a_table(house)
    asked = Asked(house)
    with monkeypatch.context() as disk:
        disk.setattr(house.store, "acquire_lease", broken)
        disk.setattr(house.store, "owns_lease", broken)
        house.wall.pass_(LEASE / 1000)
        await house.tables.look(again=True)
        assert not house.tables.owner
        for _ in range(PATIENCE - 1):
            assert not asked.done
        assert asked.done, "nobody can play here, and the next process has the game"


async def test_a_full_disk_holds_a_process_up_for_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    over = await house.tables.open(Place(HERE, 8), sit_and_go(), "en", ANN, "Ann")
    await over.submit(Cancel(ANN))
    asked = Asked(house)
    for _ in range(2 * PATIENCE):
        assert not asked.done
    with monkeypatch.context() as disk:
        for each in ("acquire_lease", "append"):
            disk.setattr(house.store, each, broken)
        for _ in range(2):
            await house.tables.look(again=True)
            house.wall.pass_(FAILING_AFTER / 1000)
        assert house.tables.owner and actor.playing and actor.unsaved
        assert over in house.tables.all(), "that it has been shown cannot be noted either"
        for _ in range(PATIENCE - 1):
            assert not asked.done
        assert asked.done, "nobody can play here, and the next process has the game"
    await ended(house)


async def test_a_disk_that_takes_something_again_in_time_has_the_game_finished_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    asked = Asked(house)
    with monkeypatch.context() as disk:
        disk.setattr(house.store, "append", broken)
        actor.stand_still()
        for _ in range(PATIENCE - 1):
            assert not asked.done
    await actor._waking.look()
    assert not actor.unsaved
    for _ in range(2 * PATIENCE):
        assert not asked.done
    await ended(house)


async def test_a_process_that_waits_for_the_tables_has_nothing_to_finish(tmp_path: Path) -> None:
    wall = Wall()
    house = await connected(tmp_path / "tables.db", "first", wall)
    await at_a_table(house)
    other = await connected(tmp_path / "tables.db", "second", wall)
    assert Asked(other).done
    assert not Asked(house).done


async def test_who_was_followed_has_nothing_to_finish(tmp_path: Path) -> None:
    wall = Wall()
    house = await connected(tmp_path / "tables.db", "first", wall)
    await at_a_table(house)
    other = await connected(tmp_path / "tables.db", "second", wall)
    asked = Asked(house)
    await silence(house)
    await other.tables.look(again=True)
    house.tables.connection.up(0)
    await house.tables.look()
    assert asked.done


async def test_an_outage_holds_a_process_up_for_a_game_but_for_no_lobby_and_no_pause(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    await house.tables.open(Place(HERE, 8), sit_and_go(), "en", ANN, "Ann")
    paused = await at_a_table(house)
    await paused.submit(Pause(ANN))
    asked = Asked(house)
    house.tables.connection.out(HERE)
    await house.tables.look()
    assert house.tables.returning
    await at_a_table(house, Place(THERE, 3))
    house.tables.connection.down(1)
    house.wall.pass_(8)
    house.tables.connection.up(0)
    await house.tables.look(again=True)
    assert not asked.done, "that one game is still on"
    house.tables.connection.up(1)
    await house.tables.look()
    for actor in house.tables.all():
        await actor.submit(Pause(ANN))
    assert house.tables.returning
    assert asked.done


async def test_no_lobby_is_opened_by_a_bot_that_was_told_to_drain_meanwhile(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    async with house.tables._opening:
        opening = asyncio.create_task(house.tables.open(Place(HERE, 9), sit_and_go(), "en", ANN, "Ann"))
        await asyncio.sleep(0)
        house.tables.draining = True
    with pytest.raises(Draining):
        await opening
    assert await house.store.open_tables() == []
    await ended(house)
