"""What a process holds on to, looked at again and again: nothing of it may grow with the games that were played."""

from __future__ import annotations

import asyncio
import gc
import os
import sqlite3
from collections import Counter
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

OURS: Final = ("bot.", "engine.", "i18n.", "discord.", "aiosqlite.", "asyncio.", "_asyncio", "PIL.", "fluent.")
SLACK: Final = 1.10  # of what was there after the warming up
KINDS: Final = 0.25  # of the objects of one kind, and a thousand more


@dataclass(frozen=True, slots=True)
class Look:
    """One look at a process. `objects` by kind; `sizes` = the sizes of what has been told to be watched."""

    decisions: int
    memory: int
    tasks: int
    timers: int
    handles: int
    sizes: Mapping[str, int]
    objects: Counter[str]

    def __str__(self) -> str:
        sizes = " ".join(f"{name}={size}" for name, size in self.sizes.items())
        return (
            f"{self.decisions:>9,} decisions: {self.memory / 2**20:6.1f} MB, {self.tasks} tasks, {self.timers} timers, "
            f"{self.handles} handles, {sum(self.objects.values()):,} objects; {sizes}"
        )


def look(decisions: int, sizes: Mapping[str, int]) -> Look:
    """What this process holds on to now."""
    gc.collect()
    loop: Any = asyncio.get_running_loop()
    kinds = Counter(f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
    return Look(
        decisions,
        memory(),
        len(asyncio.all_tasks()),
        sum(not each.cancelled() for each in loop._scheduled),
        len(os.listdir("/proc/self/fd")),
        dict(sizes),
        Counter({kind: count for kind, count in kinds.items() if kind.startswith(OURS)}),
    )


def memory() -> int:
    """The bytes of this process that are in memory."""
    with open("/proc/self/statm", encoding="ascii") as told:
        return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def growth(first: Look, last: Look, *, handles: int = 0, sizes: int = 0) -> list[str]:
    """What there is more of at the end than after the warming up, beyond what comes and goes with the games."""
    found: list[str] = []
    if last.memory > first.memory * SLACK + 4 * 2**20:
        found.append(f"memory: {first.memory:,} -> {last.memory:,} bytes")
    if last.tasks > first.tasks * SLACK + 5:
        found.append(f"tasks: {first.tasks} -> {last.tasks}")
    if last.timers > first.timers * SLACK + 5:
        found.append(f"timers: {first.timers} -> {last.timers}")
    if last.handles > first.handles + handles:
        found.append(f"file handles: {first.handles} -> {last.handles}")
    for name, size in last.sizes.items():
        if size > first.sizes[name] * SLACK + sizes:
            found.append(f"{name}: {first.sizes[name]} -> {size}")
    for kind, count in last.objects.items():
        if count > first.objects[kind] * (1 + KINDS) + 1000:
            found.append(f"objects of {kind}: {first.objects[kind]} -> {count}")
    return found


def left_over(database: Path) -> list[str]:
    """Rows that should be gone when every game is over and shown."""
    found: list[str] = []
    with closing(sqlite3.connect(database)) as connection:

        def count(what: str) -> int:
            return int(connection.execute(f"SELECT count(*) FROM {what}").fetchone()[0])

        if (tables := count("tables WHERE status = 'open'")) > 0:
            found.append(f"{tables} tables are open")
        if (events := count("events e WHERE NOT EXISTS (SELECT 1 FROM tables t WHERE t.table_id = e.table_id)")) > 0:
            found.append(f"{events} events of no table")
        twice = count("(SELECT 1 FROM results GROUP BY table_id, player HAVING count(*) > 1)")
        if twice > 0:
            found.append(f"{twice} results twice")
        if count("owner") != 1:
            found.append("more than one row says who owns the tables")
    return found
