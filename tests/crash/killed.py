"""A simulated Discord whose bot can be killed at any point and then does by chance what it would have done."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable
from datetime import datetime
from hashlib import shake_256
from pathlib import Path
from typing import Any

import discord

from bot.app import DeadButton, create_bot
from bot.settings import Settings
from engine.tournament import Tournament
from tests.discord_sim import LogGuard, Sim, UnhurriedPainter


class Chance:
    """Random bytes that are a function of how far the table has come, so a new process gets those of the old one."""

    def __init__(self, seed: int) -> None:
        self.bot: DeadButton | None = None
        self._seed = seed
        self._asked: tuple[object, int] = (None, 0)

    def __call__(self, count: int) -> bytes:
        key = (count, *self._come_so_far())
        self._asked = (key, self._asked[1] + 1 if self._asked[0] == key else 0)
        return dice(self._seed, *key, self._asked[1] if key[-1] else 0, size=count)

    def _come_so_far(self) -> tuple[int, ...]:
        """At last whether house players are alone: they ask again and again between two commits."""
        tables = self.bot.tables.all() if self.bot is not None else []
        if not tables:
            return (0,)
        state = tables[-1].state
        redeals = 0 if state.hand is None else state.hand.redeals
        seated = len(list(state.rows()))
        return tables[-1].table, state.hand_number, state.turns, redeals, seated, int(not state.people_left)


def dice(*parts: object, size: int = 16) -> bytes:
    """Bytes that look like chance and are a function of `parts`."""
    return shake_256(":".join([str(each) for each in parts]).encode()).digest(size)


class KilledSim(Sim):
    """`Sim` with such chance, and with what is on disk at hand without a bot."""

    def __init__(self, database: Path, guard: LogGuard, *, seed: int = 1, **given: Any) -> None:
        self.seed = seed
        super().__init__(database, guard, seed=seed, **given)

    def _make_bot(self, now: Callable[[], datetime]) -> discord.Client:
        settings = Settings(discord_token="simcord.fake.token", database_path=self.database, **self._settings)
        chance = Chance(self.seed)
        bot = create_bot(settings, clock=now, entropy=chance, make_painter=UnhurriedPainter)
        assert isinstance(bot, DeadButton)
        chance.bot = bot
        return bot

    @property
    def bot(self) -> DeadButton:
        """The bot that runs, or has just died."""
        assert isinstance(self.world.bot, DeadButton)
        return self.world.bot

    async def start(self, *, language: str = "en-US") -> None:
        """As `Sim` does it; then what is on disk can be read."""
        await super().start(language=language)
        self._disk = sqlite3.connect(self.database)
        self._known: tuple[int, Tournament] | None = None

    async def close(self) -> None:
        """As `Sim` does it."""
        self._disk.close()
        await super().close()

    @property
    def seq(self) -> int:
        """How many events there are on disk."""
        return int(self._disk.execute("SELECT count(*) FROM events").fetchone()[0])

    @property
    def message(self) -> int:
        """The message of the newest table, as it is on disk."""
        row = self._disk.execute("SELECT message FROM tables ORDER BY table_id DESC LIMIT 1").fetchone()
        return int(row[0])

    def chosen(self, field: str) -> object:
        """What has been chosen last as `me:…` by whoever has chosen something, or as `server:…`; None for nothing."""
        whose, _, column = field.partition(":")
        table = "players" if whose == "me" else "servers"
        rows = self._disk.execute(f"SELECT {column} FROM {table} WHERE {column} IS NOT NULL").fetchall()
        return rows[0][0] if rows else None

    def happened(self) -> Counter[str]:
        """How often each kind of event is on disk, by its name without the number."""
        rows = self._disk.execute("SELECT name, count(*) FROM events GROUP BY name").fetchall()
        return Counter({name.partition("/")[0]: count for name, count in rows})

    def results(self) -> list[Any]:
        """The rows of finished games, without their times."""
        cursor = self._disk.execute("SELECT * FROM results ORDER BY table_id, place, player")
        kept = [number for number, column in enumerate(cursor.description) if not column[0].endswith("at")]
        return [tuple([row[number] for number in kept]) for row in cursor.fetchall()]

    async def on_disk(self) -> Tournament:
        """The newest table, as it is on disk."""
        seq = self.seq
        if self._known is None or self._known[0] != seq:
            self._known = seq, await self.table()
        return self._known[1]
