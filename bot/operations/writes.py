"""The store, watched: whether the database still takes what it is given, and how long that takes."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Final

from bot.operations.metrics import Metrics
from bot.operations.restore import PUT_ASIDE
from bot.service.clock import Now, lately
from bot.service.ports import ChannelTaken, Conflict, LeaseLost, Place, StoreError, TableId
from bot.store.database import Database
from bot.store.sqlite import SqliteStore
from engine.commands import Event

HANGS_AFTER: Final = 10_000  # milliseconds for one write
LEASE_KNOWN_FOR: Final = 20_000  # it is asked for every few seconds, whoever has it

# The database has answered: what it said no to is no fault of the disk.
_ANSWERED: Final = (ChannelTaken, Conflict, LeaseLost)


class Writes:
    """What became of the last writes. `last_good` and `lease_known` are epoch milliseconds, None = never yet;
    `replaced`: a backup has taken the place of the file that this process has open.
    """

    def __init__(self, metrics: Metrics, now: Now) -> None:
        self.fault = ""
        self.last_good: int | None = None
        self.lease_known: int | None = None
        self.replaced = asyncio.Event()
        self.now = now
        self._metrics = metrics
        self._under_way: dict[int, int] = {}
        self._number = 0

    @contextlib.contextmanager
    def one(self, events: int = 0) -> Generator[None]:
        """Around one transaction that writes so many events."""
        self._number += 1
        number, began = self._number, time.perf_counter()
        self._under_way[number] = self.now()
        try:
            yield
        except _ANSWERED:
            self._good()
            raise
        except StoreError as error:
            self.fault = str(error)
            self._metrics.failed.inc()
            raise
        else:
            self._good()
            self._metrics.commit.observe(time.perf_counter() - began)
            self._metrics.events.inc(events)
        finally:
            del self._under_way[number]

    def _good(self) -> None:
        self.fault = ""
        self.last_good = self.now()

    @property
    def hanging(self) -> bool:
        """Whether a write has been under way for far too long."""
        return any([not lately(began, self.now(), HANGS_AFTER) for began in self._under_way.values()])

    @property
    def good(self) -> bool:
        """Whether the last write was taken, and none hangs."""
        return self.last_good is not None and not self.fault and not self.hanging

    @property
    def knows_lease(self) -> bool:
        """Whether the database has said lately who owns the tables."""
        return self.lease_known is not None and lately(self.lease_known, self.now(), LEASE_KNOWN_FOR)


class WatchedStore(SqliteStore):
    """The same store; `writes` sees the lease and all events go by."""

    def __init__(self, database: Database, writes: Writes) -> None:
        super().__init__(database)
        self._writes = writes

    @staticmethod
    async def watched(path: Path, writes: Writes) -> WatchedStore:
        """As `SqliteStore.open`."""
        return WatchedStore(await Database.open(path), writes)

    async def acquire_lease(self, owner: str, at: int, ttl: int) -> bool:
        with self._writes.one():
            mine = await super().acquire_lease(owner, at, ttl)
        self._writes.lease_known = self._writes.now()
        if not mine and await self._database.read(_owner_of) == PUT_ASIDE:
            self._writes.replaced.set()
        return mine

    async def open_table(self, place: Place, events: Sequence[Event], at: int) -> TableId:
        with self._writes.one(len(events)):
            return await super().open_table(place, events, at)

    async def append(self, table: TableId, after: int, events: Sequence[Event], at: int, *, over: bool = False) -> None:
        with self._writes.one(len(events)):
            await super().append(table, after, events, at, over=over)


def _owner_of(connection: sqlite3.Connection) -> str:
    (owner,) = connection.execute("SELECT owner FROM owner").fetchone()
    return str(owner)
