"""Which process owns the tables: its lease, and what it does without one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.service.connection import CATCH_UP
from bot.service.lease import FAILING_AFTER, LEASE, RENEW
from bot.service.plan import Due, Wake
from bot.service.ports import Conflict, LeaseLost, Place, StoreError
from bot.service.preferences import ServerSettings
from engine.commands import Leave
from engine.rules import sit_and_go
from tests.service.processes import (
    HERE,
    at_a_table,
    broken,
    connected,
    ended,
    full_clock,
    live,
    silence,
    two_processes,
)
from tests.service.test_tables import ANN, Wall, process


async def test_a_process_that_slept_through_its_lease_is_silent_before_it_knows(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    assert house.tables.owner
    house.wall.pass_(LEASE / 1000)
    assert not house.tables.owner
    await ended(house)


async def test_after_a_sleep_that_nobody_used_everybody_has_the_full_clock(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    house.wall.pass_(3600)
    await house.tables.look(again=True)
    assert house.tables.owner
    back = live(house, actor)
    assert back is not actor
    assert full_clock(house, back)
    await ended(house)


async def test_a_process_whose_database_fails_keeps_the_tables_no_longer_than_its_lease(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, other = await two_processes(tmp_path)
    actor = await at_a_table(house)
    monkeypatch.setattr(house.store, "acquire_lease", broken)
    monkeypatch.setattr(house.store, "owns_lease", broken)
    house.wall.pass_(LEASE / 1000 - 1)
    await house.tables.look(again=True)
    assert house.tables.owner
    assert not actor.stopped
    house.wall.pass_(1)
    await house.tables.look(again=True)
    await other.tables.look(again=True)
    assert (house.tables.owner, other.tables.owner) == (False, True)
    assert actor.stopped
    assert other.tables.get(actor.table) is not None
    monkeypatch.undo()
    await other.tables.close()
    await house.tables.look(again=True)
    assert house.tables.owner, "it comes back by itself"
    assert house.tables.get(actor.table) is not None
    await other.store.close()
    await ended(house)


async def test_a_process_that_cannot_write_keeps_the_tables_still_until_somebody_has_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, other = await two_processes(tmp_path)
    actor = await at_a_table(house)
    with monkeypatch.context() as disk:
        for write in ("acquire_lease", "release_lease", "append"):
            disk.setattr(house.store, write, broken)
        house.wall.pass_(RENEW)
        await house.tables.look(again=True)
        assert not actor.unsaved, "one renewal that fails is a blip"
        house.wall.pass_(FAILING_AFTER / 1000)
        await house.tables.look(again=True)
        assert actor.unsaved and house.onlooker.unsaved == [True], "said before the lease runs out"
        for _ in range(120):
            house.wall.pass_(1)
            await house.tables.look(again=True)
            assert await house.tables.answers()
        assert house.tables.get(actor.table) is actor and not actor.stopped, "nothing is dropped"
        with pytest.raises(StoreError):
            await actor.submit(Leave(ANN))
        await other.tables.look(again=True)
        assert other.tables.owner
        assert not await house.tables.answers(), "not even before it has looked by itself"
        await house.tables.look(again=True)
        assert actor.stopped and not house.tables.all()
    await house.tables.look(again=True)
    assert (house.tables.owner, other.tables.owner) == (False, True)


async def test_a_process_that_can_write_again_goes_on_with_the_tables_it_has_and_a_full_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    with monkeypatch.context() as disk:
        for write in ("acquire_lease", "append"):
            disk.setattr(house.store, write, broken)
        for _ in range(60):
            house.wall.pass_(1)
            await house.tables.look(again=True)
    await house.tables.look(again=True)
    await actor._waking.look()
    assert house.tables.get(actor.table) is actor
    assert not actor.unsaved and house.onlooker.unsaved == [True, False]
    assert full_clock(house, actor)


async def test_a_press_right_after_a_sleep_is_answered(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    house.wall.pass_(3600)
    assert await asyncio.gather(house.tables.answers(), house.tables.answers()) == [True, True]
    assert live(house, actor) is not actor


async def test_a_process_that_does_not_own_the_tables_does_not_answer(tmp_path: Path) -> None:
    _, other = await two_processes(tmp_path)
    assert not await other.tables.answers()


async def test_a_process_that_ends_in_its_first_take_leaves_no_lease_behind(tmp_path: Path) -> None:
    wall = Wall()
    house = await process(tmp_path / "tables.db", "first", wall)
    house.tables.start()
    for _ in range(3):
        await asyncio.sleep(0)  # the take is on its way to the disk
    await ended(house)
    other = await process(tmp_path / "tables.db", "second", wall)
    await other.tables.look(again=True)
    assert other.tables.owner


async def test_a_take_that_ends_after_the_process_has_closed_is_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall()
    house = await process(tmp_path / "tables.db", "first", wall)
    well = house.store.acquire_lease

    async def closed_meanwhile(owner: str, at: int, ttl: int) -> bool:
        await house.tables.close()
        return await well(owner, at, ttl)

    monkeypatch.setattr(house.store, "acquire_lease", closed_meanwhile)
    await house.tables.look(again=True)
    other = await process(tmp_path / "tables.db", "second", wall)
    await other.tables.look(again=True)
    assert (house.tables.owner, other.tables.owner) == (False, True)


async def test_a_lobby_opened_as_the_tables_are_let_go_belongs_to_who_has_them_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, other = await two_processes(tmp_path)
    written, go_on = asyncio.Event(), asyncio.Event()
    well = house.store.server

    async def slow(guild: int) -> ServerSettings:
        written.set()
        await go_on.wait()
        return await well(guild)

    monkeypatch.setattr(house.store, "server", slow)
    opening = asyncio.create_task(house.tables.open(Place(HERE, 9), sit_and_go(), "en", ANN, "Ann"))
    await written.wait()
    await silence(house)
    await other.tables.look(again=True)
    go_on.set()
    with pytest.raises(LeaseLost):
        await opening
    assert (len(house.tables.all()), len(other.tables.all())) == (0, 1)


@pytest.mark.parametrize("trouble", ["lease", "presses"])
async def test_nobody_is_out_of_time_while_what_they_pressed_may_not_have_been_heard(
    tmp_path: Path, trouble: str
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    house.wall.pass_(CATCH_UP / 1000)
    actor = await at_a_table(house)
    assert not actor._waking._unheard()
    if trouble == "presses":
        house.tables.connection.down(0)
    else:
        house.wall.pass_(LEASE / 1000)
    assert actor._waking._unheard()
    seq = actor.seq
    await actor._waking.wake(Wake(Due.TIME_OUT, 0, 1))
    assert (await house.store.events(actor.table))[-1].seq == seq


async def test_a_machine_whose_clock_is_ahead_takes_the_tables_and_the_other_writes_nothing_more(
    tmp_path: Path,
) -> None:
    slow, fast = Wall(), Wall()
    fast.pass_(20)
    house = await connected(tmp_path / "tables.db", "first", slow)
    actor = await at_a_table(house)
    other = await connected(tmp_path / "tables.db", "second", fast)
    assert other.tables.owner, "by its clock the lease had run out"
    seq = (await other.store.events(actor.table))[-1].seq
    with pytest.raises((LeaseLost, Conflict)):
        await actor.submit(Leave(ANN))
    for _ in range(20):
        for wall in (slow, fast):
            wall.pass_(2)
        await other.tables.look(again=True)
        await house.tables.look(again=True)
        assert (house.tables.owner, other.tables.owner) == (False, True), "and it stays like that"
    assert (await other.store.events(actor.table))[-1].seq == seq
    await ended(house, other)


# ---- the rest
