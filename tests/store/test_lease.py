"""Two processes on one database: only the one that holds the lease writes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

import pytest

from bot.service.ports import LeaseLost, Place, Store, StoreError, TableId
from bot.service.preferences import Person, ServerSettings
from bot.store.sqlite import SqliteStore
from tests.store.conftest import Connect
from tests.store.games import HOST, joins, lobby

TTL = 15_000
PLACE = Place(guild=1, channel=2)

WRITES: dict[str, Callable[[Store, TableId], Awaitable[object]]] = {
    "open_table": lambda store, _: store.open_table(Place(1, 3), lobby(), 0),
    "append": lambda store, table: store.append(table, 1, joins(1), 0),
    "set_message": lambda store, table: store.set_message(table, 5, 1),
    "move_table": lambda store, table: store.move_table(table, Place(1, 4), 5),
    "set_former": lambda store, table: store.set_former(table, 5),
    "set_notice": lambda store, table: store.set_notice(table, 5),
    "mark_presented": lambda store, table: store.mark_presented(table, 1),
    "save_person": lambda store, _: store.save_person(Person(HOST)),
    "change_person": lambda store, _: store.change_person(HOST, dm_channel=5),
    "save_server": lambda store, _: store.save_server(ServerSettings(1)),
    "forget": lambda store, _: store.forget(HOST, lambda language, number: f"{language} {number}"),
    "finish_forgetting": lambda store, _: store.finish_forgetting(lambda language, number: f"{language} {number}"),
    "sweep": lambda store, _: store.sweep(10**12, 30, None),
    "rebuild_results": lambda store, _: cast("SqliteStore", store).rebuild_results(),
}
READS = {"events", "last_hand", "record", "open_tables", "person", "server", "kept", "results"}
LIFE = {"open", "close", "acquire_lease", "owns_lease", "release_lease"}


def test_whatever_the_store_can_do_is_known_to_be_fenced_or_to_write_nothing() -> None:
    public = {name for name in dir(SqliteStore) if not name.startswith("_")}
    assert public == {*WRITES, *READS, *LIFE}


async def test_one_owner_at_a_time(connect: Connect) -> None:
    old, new = await connect(), await connect()

    assert await old.acquire_lease("old", 0, TTL)
    assert not await new.acquire_lease("new", TTL - 1, TTL)
    assert await new.acquire_lease("new", TTL, TTL)
    assert not await old.acquire_lease("old", TTL + 1, TTL)


async def test_a_dead_process_keeps_nobody_away_because_the_clock_was_set_back(connect: Connect) -> None:
    dead, heir = await connect(), await connect()
    hour = 3_600_000
    assert await dead.acquire_lease("dead", hour, TTL)
    assert not await heir.acquire_lease("heir", 0, TTL)
    assert not await heir.acquire_lease("heir", TTL - 1, TTL)
    assert await heir.acquire_lease("heir", TTL, TTL)
    assert not await dead.owns_lease("dead")


async def test_a_living_process_whose_clock_is_ahead_keeps_the_lease(connect: Connect) -> None:
    living, other = await connect(), await connect()
    for now in range(0, 10 * TTL, TTL // 3):
        assert await living.acquire_lease("living", now + 3_600_000, TTL)
        assert not await other.acquire_lease("other", now, TTL)


async def test_whoever_renews_in_time_keeps_the_lease(connect: Connect) -> None:
    old, new = await connect(), await connect()
    table = TableId(0)
    for now in range(0, 10 * TTL, TTL // 3):
        assert await old.acquire_lease("old", now, TTL)
        assert not await new.acquire_lease("new", now, TTL)
        if not table:
            table = await old.open_table(PLACE, lobby(), now)

    await old.append(table, 1, joins(1), 0)


async def test_a_late_renewal_counts_when_nobody_came(connect: Connect) -> None:
    store = await connect()
    assert await store.acquire_lease("old", 0, TTL)
    table = await store.open_table(PLACE, lobby(), 0)

    assert await store.acquire_lease("old", 100 * TTL, TTL)
    await store.append(table, 1, joins(1), 0)


async def test_a_clean_stop_makes_room_at_once(connect: Connect) -> None:
    old, new = await connect(), await connect()
    assert await old.acquire_lease("old", 0, TTL)

    await old.release_lease("old")

    assert await new.acquire_lease("new", 1, TTL)
    with pytest.raises(LeaseLost):
        await old.open_table(PLACE, lobby(), 2)


async def test_a_stop_in_the_middle_of_taking_the_lease_leaves_it_free(connect: Connect) -> None:
    old, new = await connect(), await connect()
    taking = asyncio.create_task(old.acquire_lease("old", 0, TTL))
    await asyncio.sleep(0)
    taking.cancel()

    await old.release_lease("old")

    assert await new.acquire_lease("new", 1, TTL)


async def test_a_late_goodbye_takes_nothing_from_the_new_owner(connect: Connect) -> None:
    old, new = await connect(), await connect()
    assert await old.acquire_lease("old", 0, TTL)
    assert await new.acquire_lease("new", TTL, TTL)

    await old.release_lease("old")

    assert not await old.acquire_lease("old", TTL + 1, TTL)
    await new.open_table(PLACE, lobby(), TTL)


@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES.keys())
async def test_an_owner_that_slept_too_long_writes_nothing(
    connect: Connect, write: Callable[[Store, TableId], Awaitable[object]]
) -> None:
    old, new = await connect(), await connect()
    assert await old.acquire_lease("old", 0, TTL)
    table = await old.open_table(PLACE, lobby(), 0)
    assert await new.acquire_lease("new", TTL, TTL)
    before = (await new.open_tables(), await new.events(table))

    with pytest.raises(LeaseLost):
        await write(old, table)

    assert (await new.open_tables(), await new.events(table)) == before
    await write(new, table)


@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES.keys())
async def test_nobody_writes_without_ever_having_had_the_lease(
    connect: Connect, write: Callable[[Store, TableId], Awaitable[object]]
) -> None:
    with pytest.raises(LeaseLost):
        await write(await connect(), TableId(1))


async def test_who_waits_for_the_lease_may_read(connect: Connect) -> None:
    old, new = await connect(), await connect()
    assert await old.acquire_lease("old", 0, TTL)
    table = await old.open_table(PLACE, lobby(), 0)

    assert [each.table for each in await new.open_tables()] == [table]
    assert [each.event for each in await new.events(table)] == lobby()


async def test_a_lease_taken_over_and_given_back_has_another_epoch(connect: Connect) -> None:
    old, new, same_name = await connect(), await connect(), await connect()
    assert await old.acquire_lease("old", 0, TTL)
    assert await new.acquire_lease("new", TTL, TTL)
    assert await same_name.acquire_lease("old", 2 * TTL, TTL)

    with pytest.raises(StoreError):
        await old.open_table(PLACE, lobby(), 0)
    with pytest.raises(LeaseLost):
        await new.open_table(PLACE, lobby(), 0)
    await same_name.open_table(PLACE, lobby(), 0)
