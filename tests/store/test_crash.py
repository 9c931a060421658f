"""Whoever waits for the store may be cancelled, and the process may be killed, at any moment."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from pathlib import Path
from random import Random

import pytest

from bot.service.ports import Place, StoreError
from bot.store.database import Database
from bot.store.sqlite import SqliteStore
from tests.store.games import STARTED_AT, joins, lobby, whole_game

PLACE = Place(guild=1, channel=2)
ROOT = Path(__file__).parents[2]


async def test_four_hundred_cancelled_callers_leave_no_transaction_open(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "deadbutton.db")
    assert await store.acquire_lease("this process", STARTED_AT, 15_000)
    events = lobby() + joins(401)
    table = await store.open_table(PLACE, events[:1], STARTED_AT)
    random = Random(7)
    written = 1
    cancelled = 0
    for _ in range(400):
        task = asyncio.create_task(store.append(table, written, events[written : written + 1], STARTED_AT))
        await asyncio.sleep(random.choice([0, 0, 0.0001, 0.0003, 0.0006]))
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        cancelled += task.cancelled()
        # The log says what became of it.
        written = len(await store.events(table))
        if random.random() < 0.05:
            with sqlite3.connect(tmp_path / "deadbutton.db", timeout=0, isolation_level=None) as other:
                other.execute("BEGIN IMMEDIATE")
                other.execute("ROLLBACK")
            other.close()

    assert cancelled > 100
    assert [each.event for each in await store.events(table)] == events[:written]
    await store.append(table, written, events[written : written + 1], STARTED_AT)
    await store.close()


async def test_a_full_disk_refuses_an_action_and_keeps_what_was_there(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "deadbutton.db")
    store = SqliteStore(database)
    assert await store.acquire_lease("this process", STARTED_AT, 15_000)
    log = whole_game(seed=1)
    table = await store.open_table(PLACE, log[:20], STARTED_AT)
    (pages,) = await database.read(lambda connection: connection.execute("PRAGMA page_count").fetchone())
    await database.read(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").fetchall())

    with pytest.raises(StoreError, match="full"):
        await store.append(table, 20, log[20:], STARTED_AT, over=True)
    assert [each.event for each in await store.events(table)] == log[:20]
    assert await store.results(table) == []

    await database.read(lambda connection: connection.execute("PRAGMA max_page_count = 100000").fetchall())
    await store.append(table, 20, log[20:], STARTED_AT, over=True)
    assert [each.event for each in await store.events(table)] == log
    await store.close()


BURST = """
import asyncio, itertools, sys
from bot.service.ports import Place
from bot.store.sqlite import SqliteStore
from tests.store.games import whole_game

async def play(store, first):
    for channel in itertools.count(first, 4):
        log = whole_game(channel)
        table = await store.open_table(Place(1, channel), log[:1], 0)
        print(channel, table, 1, flush=True)
        for after in range(1, len(log), 3):
            await store.append(table, after, log[after : after + 3], 0)
            print(channel, table, after + len(log[after : after + 3]), flush=True)

async def main():
    store = await SqliteStore.open(sys.argv[1])
    assert await store.acquire_lease(sys.argv[2], int(sys.argv[3]), 1)
    await asyncio.gather(*[play(store, channel) for channel in range(int(sys.argv[4]), int(sys.argv[4]) + 4)])

asyncio.run(main())
"""


@pytest.mark.parametrize("acknowledged", [1, 4, 23, 77, 160])
async def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path, acknowledged: int) -> None:
    path = tmp_path / "deadbutton.db"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", BURST, str(path), "doomed", "0", "0"),
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert process.stdout is not None
    lines = [await process.stdout.readline() for _ in range(acknowledged)]
    process.send_signal(signal.SIGKILL)
    lines += (await process.stdout.read()).splitlines()
    assert await process.wait() == -signal.SIGKILL

    told = {}
    for line in lines:
        channel, table, seq = map(int, line.split())
        told[table] = (channel, seq)
    store = await SqliteStore.open(path)
    assert told
    for table, (channel, seq) in told.items():
        kept = [each.event for each in await store.events(table)]
        assert seq <= len(kept) <= seq + 3
        assert kept == whole_game(channel)[: len(kept)]
        record = await store.record(table)
        assert record is not None
        assert record.place.channel == channel
    assert await store.acquire_lease("heir", STARTED_AT, 15_000)
    await store.close()
    with sqlite3.connect(path) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    database.close()
