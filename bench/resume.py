"""A restart with 1,000 tables in mid-tournament: the state of all of them, back from disk."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, TypeVar

import engine
from bench.row import Row
from bot.service.actor import TableActor
from bot.service.ports import Commit, Place, Store, TableRecord
from bot.service.tables import Tables
from bot.store.sqlite import SqliteStore
from engine.commands import Event
from engine.tournament import Phase, PlayerId, Tournament
from tests.store.games import STARTED_AT, Game

T = TypeVar("T")

TABLES: Final = 1000
GAMES: Final = 100
SECONDS: Final = 5.0


class Nobody:
    """A presenter for an empty room: what Discord takes is not measured here."""

    def __init__(self) -> None:
        self.on_over: Callable[[TableActor], None] = lambda actor: None
        self.last_press: Callable[[PlayerId], int] = lambda player: 0

    async def show(self, actor: TableActor, commit: Commit, via: object | None) -> None:
        """Nothing."""

    async def opened(self, actor: TableActor, via: object | None) -> None:
        """Nothing."""

    def resume(self, actor: TableActor, record: TableRecord) -> None:
        """Nothing."""

    def saving(self, actor: TableActor) -> None:
        """Nothing."""

    def drop(self, actor: TableActor) -> None:
        """Nothing."""


def rows() -> list[Row]:
    """Seconds until all tables are back."""
    with TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder) / "bench.db"))


async def _measure(path: Path) -> list[Row]:
    games = [_mid_tournament(seed) for seed in range(GAMES)]
    store = await SqliteStore.open(path)
    assert await store.acquire_lease("before", STARTED_AT, 1000)
    for number in range(TABLES):
        await store.open_table(Place(1, number + 1), games[number % GAMES].log, STARTED_AT)
    await store.close()

    store = await SqliteStore.open(path)
    read = await _timed(lambda: _states(store))
    assert read[1] == [game.table for game in games] * (TABLES // GAMES)
    assert await store.acquire_lease("after", STARTED_AT + 2000, 60_000)
    clock = datetime.fromtimestamp(STARTED_AT / 1000, UTC) + timedelta(minutes=1)
    tables = Tables(store, Nobody(), clock=lambda: clock, entropy=secrets.token_bytes, name="after")
    resumed = await _timed(tables.resume_all)
    assert len(tables.all()) == TABLES
    await tables.close()
    await store.close()
    return [
        _row("state of 1,000 tables in mid-tournament rebuilt", read[0]),
        _row("1,000 tables resumed, each with a full clock on disk", resumed[0]),
    ]


def _mid_tournament(seed: int) -> Game:
    """A game stopped in the middle of a hand, up to a hundred decisions after its start."""
    wanted = Random(seed).randrange(20, 120)
    for decisions in (wanted, 20, 5, 0):
        game = Game(seed)
        for _ in range(decisions):
            game.step()
        while game.table.phase is not Phase.OVER and not game.table.hand_running:
            game.step()
        if game.table.phase is not Phase.OVER:
            return game
    raise AssertionError("a game that ends before it begins")


async def _states(store: Store) -> list[Tournament]:
    states: list[Tournament] = []
    for record in await store.open_tables():
        events: list[Event] = [logged.event for logged in await store.last_hand(record.table)]
        states.append(engine.replay(events))
    return states


async def _timed(work: Callable[[], Awaitable[T]]) -> tuple[float, T]:
    began = time.perf_counter()
    result = await work()
    return time.perf_counter() - began, result


def _row(what: str, seconds: float) -> Row:
    return {
        "what": what,
        "ours": round(seconds, 3),
        "peer": None,
        "peer_name": None,
        "ratio": None,
        "unit": "s, at most the bar",
        "bar": SECONDS,
        "holds": seconds <= SECONDS,
    }
