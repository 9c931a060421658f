"""Why the bot ended, as an exit code: 2 only where another try would be refused again."""

from __future__ import annotations

import asyncio
import sqlite3
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.operations.remedies import remedy_of
from bot.operations.running import outcome
from bot.service.ports import StoreError
from bot.store.errors import DecodeError, NewerDatabase
from tests.discord_sim import LogGuard


def closed(code: int) -> discord.ConnectionClosed:
    socket: Any = SimpleNamespace(close_code=code)
    return discord.ConnectionClosed(socket, shard_id=None, code=code)


def full() -> StoreError:
    return with_code("database or disk is full", sqlite3.SQLITE_FULL)


def with_code(words: str, code: int) -> StoreError:
    cause = sqlite3.OperationalError(words)
    cause.sqlite_errorcode = code
    error = StoreError(f"the database failed: {words}")
    error.__cause__ = cause
    return error


ENDS = [
    (discord.LoginFailure("no"), 2, "DISCORD_TOKEN was refused"),
    (discord.PrivilegedIntentsRequired(None), 2, "4014"),
    (closed(4004), 2, "DISCORD_TOKEN is not valid any more"),
    (closed(4011), 2, "SHARD_COUNT"),
    (closed(4013), 2, "4013"),
    (closed(4000), 1, "4000"),
    (discord.GatewayNotFound(), 1, "did not let the bot start"),
    (full(), 1, "make room"),
    (OSError("no route"), 1, "cannot be reached: no route"),
    (aiohttp.ServerDisconnectedError(), 1, "cannot be reached"),
    (TimeoutError(), 1, "cannot be reached"),
    (RuntimeError("the shoe is empty"), 1, "RuntimeError"),
]


@pytest.mark.parametrize(
    ("error", "code", "said"), ENDS, ids=[f"{type(each).__name__}-{code}" for each, code, _ in ENDS]
)
async def test_what_ended_it_is_one_line_and_the_right_code(
    error: Exception, code: int, said: str, log_guard: LogGuard
) -> None:
    log_guard.expect("the bot failed")

    async def fails() -> None:
        raise error

    told: list[str] = []
    task = asyncio.create_task(fails())
    await asyncio.wait({task})
    assert outcome(task, told.append) == code
    (line,) = told
    assert said in line
    assert "\n" not in line


async def test_an_end_that_was_asked_for_is_none_to_complain_of() -> None:
    told: list[str] = []
    done, cancelled = asyncio.create_task(asyncio.sleep(0)), asyncio.create_task(asyncio.sleep(60))
    cancelled.cancel()
    await asyncio.wait({done, cancelled})
    assert outcome(done, told.append) == outcome(cancelled, told.append) == 0
    assert not told


@pytest.mark.parametrize(
    ("error", "what_to_do"),
    [
        (full(), "make room"),
        (with_code("disk image is malformed", sqlite3.SQLITE_CORRUPT), "restore a backup"),
        (with_code("disk I/O error", sqlite3.SQLITE_IOERR | 2 << 8), "the disk fails"),
        (with_code("attempt to write a readonly database", sqlite3.SQLITE_READONLY), "may not write"),
        (with_code("database is locked", sqlite3.SQLITE_BUSY), "end it"),
        (DecodeError("an event cannot be read"), "restore a backup"),
        (NewerDatabase("run the newer version again"), "run the newer version again"),
        (StoreError("something else"), "a disk with room"),
    ],
)
def test_every_fault_of_the_database_says_what_to_do(error: StoreError, what_to_do: str) -> None:
    assert what_to_do in remedy_of(error)
