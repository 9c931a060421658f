"""One action on disk: a commit of the store, against the bare statements of `sqlite3` on the same disk.

Both write the same events in one synced transaction each. Ours also turns them into JSON, changes threads, checks the
lease and that nobody else has written to the table.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bench.row import Row
from bot.service.ports import Place
from bot.store.codec import encode
from bot.store.sqlite import SqliteStore
from engine.commands import Event
from engine.events import TurnStarted
from tests.store.games import whole_game

PEER: Final = "sqlite3, bare statements"
SLICES, PER_SLICE = 40, 50
BARS: Final = {"p50": 3.0, "p99": 4.0}

Batch = list[Event]


def rows() -> list[Row]:
    """Milliseconds a commit; the ratio is how many times the peer's, so less is better."""
    with TemporaryDirectory() as folder:
        ours, peer = asyncio.run(_measure(Path(folder)))
    return [_row(quantile, at, ours, peer) for quantile, at in (("p50", 0.5), ("p99", 0.99))]


def batches() -> list[Batch]:
    """What one action after another makes happen at a table, game after game."""
    found: list[Batch] = [[]]
    for seed in range(60):
        for event in whole_game(seed):
            found[-1].append(event)
            if isinstance(event, TurnStarted):
                found.append([])
    return found[: SLICES * PER_SLICE]


async def _measure(folder: Path) -> tuple[list[list[float]], list[list[float]]]:
    """Seconds of each commit, by slice: ours and the peer's, who take turns."""
    store = await SqliteStore.open(folder / "ours.db")
    assert await store.acquire_lease("bench", 0, 1000)
    work = batches()
    table = await store.open_table(Place(1, 1), work[0], 0)
    written = len(work[0])
    bare = sqlite3.connect(folder / "bare.db", isolation_level=None)
    for statement in (
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "CREATE TABLE events (table_id INT, seq INT, name TEXT, data TEXT, at INT, PRIMARY KEY (table_id, seq))",
    ):
        bare.execute(statement).fetchall()

    async def append(batch: Batch) -> None:
        await store.append(table, written, batch, 0)

    async def insert(batch: Batch) -> None:
        bare.execute("BEGIN IMMEDIATE")
        bare.executemany("INSERT INTO events VALUES (1, ?, ?, ?, 0)", stored)
        bare.execute("COMMIT")

    ours: list[list[float]] = []
    peer: list[list[float]] = []
    for at in range(1, len(work), PER_SLICE):
        ours.append([])
        peer.append([])
        for batch in work[at : at + PER_SLICE]:
            stored = [(seq, *encode(event)) for seq, event in enumerate(batch, written + 1)]
            ours[-1].append(await _timed(append, batch))
            peer[-1].append(await _timed(insert, batch))
            written += len(batch)
    bare.close()
    await store.close()
    return ours, peer


async def _timed(commit: Callable[[Batch], Awaitable[None]], batch: Batch) -> float:
    began = time.perf_counter()
    await commit(batch)
    return time.perf_counter() - began


def _row(quantile: str, at: float, ours: list[list[float]], peer: list[list[float]]) -> Row:
    if quantile == "p50":
        ratio = statistics.median(
            [statistics.median(mine) / statistics.median(theirs) for mine, theirs in zip(ours, peer, strict=True)]
        )
    else:
        ratio = _quantile(ours, at) / _quantile(peer, at)
    bar = BARS[quantile]
    return {
        "what": f"commit of one action, {quantile}",
        "ours": round(_quantile(ours, at) * 1000, 3),
        "peer": round(_quantile(peer, at) * 1000, 3),
        "peer_name": PEER,
        "ratio": round(ratio, 3),
        "unit": "ms, at most bar times the peer's",
        "bar": bar,
        "holds": ratio <= bar,
    }


def _quantile(slices: list[list[float]], at: float) -> float:
    every = sorted([each for one in slices for each in one])
    return every[int(len(every) * at)]
