"""The stores under test. An adapter opens the one database of a test, as often as it is asked to."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest

from bot.service.ports import Store
from bot.store.sqlite import SqliteStore
from tests.store.games import STARTED_AT

Connect = Callable[[], Awaitable[Store]]

ADAPTERS: Final[dict[str, Callable[[Path], Awaitable[Store]]]] = {
    "sqlite": lambda folder: SqliteStore.open(folder / "deadbutton.db"),
}


@pytest.fixture(params=sorted(ADAPTERS))
async def connect(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Connect]:
    """Another process's store on the same database."""
    opened: list[Store] = []

    async def another() -> Store:
        store = await ADAPTERS[request.param](tmp_path)
        opened.append(store)
        return store

    yield another
    for store in opened:
        await store.close()


@pytest.fixture
async def store(connect: Connect) -> Store:
    """A store that holds the lease."""
    store = await connect()
    assert await store.acquire_lease("this process", STARTED_AT, 15_000)
    return store
