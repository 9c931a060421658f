"""What a process holds on to, looked at again and again: nothing of it may grow with the games that were played."""

from __future__ import annotations

import asyncio
import gc
import os
import sqlite3
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

OURS: Final = ("bot.", "engine.", "i18n.", "discord.", "aiosqlite.", "asyncio.", "_asyncio", "PIL.", "fluent.")
SLACK: Final = 1.10  # of what was there after the warming up
FULL: Final = 0.95  # of what a cache has at the end: it has stopped filling up
KINDS: Final = 0.25  # of the objects of one kind, and a thousand more


@dataclass(frozen=True, slots=True)
class Cache:
    """A cache that fills up and then drops the oldest: the bytes it has, and those it may have at `most`."""

    has: int
    most: int

    def __str__(self) -> str:
        return f"{_mb(self.has)} of {_mb(self.most)}"


@dataclass(frozen=True, slots=True)
class Look:
    """One look at a process. `memory` = bytes of its own; `objects` by kind; `sizes` = the sizes of what has been told
    to be watched; `caches` by name.
    """

    decisions: int
    memory: int
    tasks: int
    timers: int
    handles: int
    sizes: Mapping[str, int]
    objects: Counter[str]
    caches: Mapping[str, Cache] = field(default_factory=dict[str, Cache])

    @property
    def beside(self) -> int:
        """The bytes that are in no cache."""
        return self.memory - sum(each.has for each in self.caches.values())

    def __str__(self) -> str:
        sizes = " ".join(f"{name}={size}" for name, size in self.sizes.items())
        caches = "".join(f", {name} {cache}" for name, cache in self.caches.items())
        return (
            f"{self.decisions:>9,} decisions: {_mb(self.memory)}, {_mb(self.beside)} beside caches{caches}; "
            f"{self.tasks} tasks, {self.timers} timers, {self.handles} handles, "
            f"{sum(self.objects.values()):,} objects; {sizes}"
        )


def _mb(size: int) -> str:
    return f"{size / 2**20:.1f} MB"


def look(decisions: int, sizes: Mapping[str, int], caches: Mapping[str, Cache] | None = None) -> Look:
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
        dict(caches or {}),
    )


def memory() -> int:
    """The bytes of this process's own that are in memory: without the files that it has mapped, fonts as often as they
    are open.
    """
    with open("/proc/self/statm", encoding="ascii") as told:
        _, resident, shared, *_ = map(int, told.read().split())
    return (resident - shared) * os.sysconf("SC_PAGE_SIZE")


def growth(first: Look, last: Look, *, handles: int = 0, sizes: int = 0) -> list[str]:
    """What there is more of at the end than after the warming up, beyond what comes and goes with the games. A cache
    may fill up, so only memory beside the caches counts.
    """
    found: list[str] = []
    if last.beside > first.beside * SLACK + 4 * 2**20:
        found.append(f"memory beside the caches: {_mb(first.beside)} -> {_mb(last.beside)}")
    found += [f"{name}: {cache}" for name, cache in last.caches.items() if cache.has > cache.most]
    if last.tasks > first.tasks * SLACK + 5:
        found.append(f"tasks: {first.tasks} -> {last.tasks}")
    if last.timers > max(first.timers * SLACK, last.sizes.get("tables", 0)) + 5:  # each table may be waiting
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


def levelling(looks: Sequence[Look]) -> list[str]:
    """What each cache came to: since when it has been full, or how far it got."""
    return [f"{name}: {_level(name, looks)}" for name in looks[-1].caches]


def _level(name: str, looks: Sequence[Look]) -> str:
    last = looks[-1].caches[name]
    since = next(each for each in looks if each.caches[name].has >= last.has * FULL)
    return f"{last}, level since {since.decisions:,} decisions"


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
