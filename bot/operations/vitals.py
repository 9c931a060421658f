"""How the bot is, part by part."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.operations.writes import Writes
from bot.service.tables import Tables
from engine.tournament import Phase

STUCK: Final = 5.0  # seconds that the event loop may be late

Part = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Report:
    """`parts` by name, each with `good` and what it goes by; nothing that names a person, server or table."""

    version: str
    draining: bool
    parts: dict[str, Part]

    @property
    def healthy(self) -> bool:
        """Whether every part is good."""
        return not self.wrong

    @property
    def wrong(self) -> list[str]:
        """The names of the parts that are not."""
        return [name for name, part in self.parts.items() if not part["good"]]

    def as_json(self) -> dict[str, Any]:
        """What `/healthz` answers."""
        return {"healthy": self.healthy, "version": self.version, "draining": self.draining, **self.parts}


class Vitals:
    """Looks at everything that can be wrong. `tables` gives None until the bot has logged in."""

    def __init__(
        self, client: discord.AutoShardedClient, writes: Writes, tables: Callable[[], Tables | None], version: str
    ) -> None:
        self._client = client
        self._writes = writes
        self._tables = tables
        self._version = version
        self.late = 0.0  # seconds: how late the event loop was when it was last looked at

    def report(self) -> Report:
        """How everything is at this moment."""
        tables = self._tables()
        owner = tables is not None and tables.owner
        waits = tables is not None and not owner and self._writes.knows_lease
        parts = {
            "loop": {"good": self.late < STUCK, "late_seconds": round(self.late, 4)},
            "gateway": self._gateway(needed=not waits),
            "lease": {"good": self._writes.knows_lease and tables is not None, "owner": owner, "waiting": waits},
            "database": self._database(),
            "tables": _tables(tables),
        }
        return Report(self._version, tables is not None and tables.draining, parts)

    def _gateway(self, *, needed: bool) -> Part:
        shards = list(self._client.shards.values())
        connected = sum([not shard.is_closed() for shard in shards])
        good = self._client.is_ready() and connected == len(shards) > 0
        latency = self._client.latency
        return {
            "good": good or not needed,
            "ready": self._client.is_ready(),
            "shards": len(shards),
            "connected": connected,
            "latency_seconds": round(latency, 4) if math.isfinite(latency) else None,
        }

    def _database(self) -> Part:
        writes = self._writes
        ago = None if writes.last_good is None else (writes.now() - writes.last_good) // 1000
        return {"good": writes.good, "last_write_seconds_ago": ago, "hanging": writes.hanging, "fault": writes.fault}


def _tables(tables: Tables | None) -> Part:
    live = [] if tables is None else tables.all()
    states = Counter([state_of(each.state.phase, paused=each.state.paused is not None) for each in live])
    unsaved = sum([each.unsaved for each in live])
    returning = tables is not None and tables.returning
    counted = {state: states[state] for state in ("lobby", "running", "paused", "over")}
    return {"good": not unsaved, "live": len(live), **counted, "unsaved": unsaved, "returning": returning}


def state_of(phase: Phase, *, paused: bool) -> str:
    """What a table is doing, in one word."""
    return "paused" if paused and phase is Phase.RUNNING else phase.value
