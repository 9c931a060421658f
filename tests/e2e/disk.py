"""A disk that fails once, or is watched, under the bot's store."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Generator
from typing import Any

import pytest

from bot.service.ports import StoreError
from bot.store.sqlite import SqliteStore


def fails_once(
    monkeypatch: pytest.MonkeyPatch, method: str, when: Callable[..., bool] = lambda *_, **__: True
) -> list[str]:
    """The disk fails the next time the bot's store does this with such arguments; the list then has the method."""
    real = getattr(SqliteStore, method)
    failed: list[str] = []

    async def once(self: SqliteStore, *args: Any, **given: Any) -> Any:
        if not failed and when(*args, **given):
            failed.append(method)
            raise StoreError("the database failed: disk I/O error")
        return await real(self, *args, **given)

    monkeypatch.setattr(SqliteStore, method, once)
    return failed


def loses_its_answer(
    monkeypatch: pytest.MonkeyPatch, method: str, when: Callable[..., bool] = lambda *_, **__: True
) -> list[str]:
    """The next time the bot's store does this with such arguments it is done, but the bot hears of a failure; the list
    then has the method.
    """
    real = getattr(SqliteStore, method)
    lost: list[str] = []

    async def once(self: SqliteStore, *args: Any, **given: Any) -> Any:
        answer = await real(self, *args, **given)
        if not lost and when(*args, **given):
            lost.append(method)
            raise StoreError("the database failed: disk I/O error")
        return answer

    monkeypatch.setattr(SqliteStore, method, once)
    return lost


@contextlib.contextmanager
def slow_disk(monkeypatch: pytest.MonkeyPatch, method: str, seconds: float) -> Generator[list[str]]:
    """Meanwhile the disk takes so long for this; the list has the method once it has been asked to."""
    real = getattr(SqliteStore, method)
    begun: list[str] = []

    async def slowly(self: SqliteStore, *args: Any, **given: Any) -> Any:
        begun.append(method)
        await asyncio.sleep(seconds)
        return await real(self, *args, **given)

    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, method, slowly)
        yield begun


def after_each_commit(monkeypatch: pytest.MonkeyPatch, look: Callable[[list[Any]], None]) -> None:
    """`look` sees the events of every commit when they are on disk, before the table goes on."""
    real = SqliteStore.append

    async def append(self: SqliteStore, table: Any, after: int, events: Any, *args: Any, **given: Any) -> Any:
        answer = await real(self, table, after, events, *args, **given)
        look(list(events))
        return answer

    monkeypatch.setattr(SqliteStore, "append", append)
