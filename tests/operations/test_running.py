"""Why the bot ended, as an exit code: 2 only where another try would be refused again."""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.http import Route

from bot.app import DeadButton
from bot.operations.remedies import is_setting, remedy_of
from bot.operations.running import outcome
from bot.service.ports import StoreError
from bot.store.errors import DamagedDatabase, DecodeError, NewerDatabase, NotOurDatabase
from tests.discord_sim import LogGuard
from tests.operations.conftest import Played


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


async def test_a_token_that_discord_refuses_is_tried_once(
    played: Played, make_bot: Callable[..., DeadButton], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def refuse(request: web.Request) -> web.Response:
        asked.append(request.path)
        return web.json_response({"code": 0, "message": "401: Unauthorized"}, status=401)

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", refuse)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
    code, (line,) = await played(make_bot())
    await runner.cleanup()
    assert code == 2
    assert line.startswith("DISCORD_TOKEN was refused")
    assert asked == ["/users/@me"]


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
        (with_code("something else", sqlite3.SQLITE_ERROR), "a disk with room"),
    ],
)
def test_every_fault_of_the_database_says_what_to_do(error: StoreError, what_to_do: str) -> None:
    assert what_to_do in remedy_of(error)


def by_the_system(number: int) -> StoreError:
    error = StoreError(f"cannot open the database: {os.strerror(number)}")
    error.__cause__ = OSError(number, os.strerror(number))
    return error


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (DamagedDatabase("the database is damaged"), "the file is damaged: keep it, and restore"),
        (StoreError("the database is locked by another program"), "the database is locked by another program"),
        (by_the_system(errno.ELOOP), "cannot open the database: "),
    ],
)
def test_what_says_all_is_not_followed_by_another_remedy(error: StoreError, said: str) -> None:
    assert remedy_of(error).startswith(said)
    assert "on a disk with room" not in remedy_of(error)
    assert remedy_of(error).count("damaged") <= 1


@pytest.mark.parametrize(
    ("error", "setting"),
    [
        (full(), False),
        (with_code("database is locked", sqlite3.SQLITE_BUSY), False),
        (with_code("disk I/O error", sqlite3.SQLITE_IOERR | 2 << 8), False),
        (with_code("unable to open database file", sqlite3.SQLITE_CANTOPEN), True),
        (with_code("attempt to write a readonly database", sqlite3.SQLITE_READONLY), True),
        (with_code("file is not a database", sqlite3.SQLITE_NOTADB), True),
        (by_the_system(errno.ENOSPC), False),
        (by_the_system(errno.EIO), False),
        (by_the_system(errno.EMFILE), False),
        (by_the_system(errno.EACCES), True),
        (by_the_system(errno.EISDIR), True),
        (by_the_system(errno.ELOOP), True),
        (NewerDatabase("newer"), True),
        (NotOurDatabase("of something else"), True),
        (DamagedDatabase("damaged"), False),
        (StoreError("the database is locked by another program"), False),
    ],
)
def test_only_what_another_try_would_not_mend_is_a_setting(error: StoreError, *, setting: bool) -> None:
    assert is_setting(error) is setting
