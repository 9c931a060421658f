"""The bot as people run it, but for where Discord is: at LOOPBACK_API and LOOPBACK_GATEWAY.

LOOPBACK_PAINTING makes what draws tables `fail`, `hang` (for ever), or `slow` (three seconds each); LOOPBACK_LEASE is
for how many milliseconds a process owns the tables: so long its heir waits after a kill. LOOPBACK_GRACE is for how many
it plays on unheard by Discord, and connects again within two seconds. While the file LOOPBACK_NO_DISK is there, the
database can neither be read nor written; while LOOPBACK_AHEAD is, the clock is two hours ahead.
"""

from __future__ import annotations

import os
import runpy
import sqlite3
import time
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import discord.gateway
import discord.http
import discord.utils
import yarl

from bot import lifeline
from bot.render.picture import painter
from bot.render.picture.scene import TableScene
from bot.service import connection, lease
from bot.store.database import Database, T, Work

discord.http.Route.BASE = os.environ["LOOPBACK_API"]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["LOOPBACK_GATEWAY"])


def paint_badly(how: str) -> None:
    well = painter.paint_table

    def badly(scene: TableScene, *tools: Any) -> Any:
        if how == "fail":
            raise RuntimeError("the paint has dried up")
        time.sleep(3 if how == "slow" else 3600)
        return well(scene, *tools)

    painter.paint_table = badly


if how := os.environ.get("LOOPBACK_PAINTING"):
    paint_badly(how)

if ttl := int(os.environ.get("LOOPBACK_LEASE", "0")):
    lease.LEASE, lease.RENEW, lease.TRY_AGAIN = ttl, ttl / 4000, 0.2

if grace := int(os.environ.get("LOOPBACK_GRACE", "0")):
    connection.GRACE, lifeline.SOON = grace, 1


def lose_disk(sign: Path) -> None:
    well = Database.read

    async def read(self: Database, work: Work[T]) -> T:
        def on_disk(connection: sqlite3.Connection) -> T:
            if sign.exists():
                raise sqlite3.OperationalError("disk I/O error")
            return work(connection)

        return await well(self, on_disk)

    Database.read = read


if sign := os.environ.get("LOOPBACK_NO_DISK"):
    lose_disk(Path(sign))


def go_ahead(sign: Path) -> None:
    well = discord.utils.utcnow

    def utcnow() -> datetime:
        return well() + timedelta(hours=2 if sign.exists() else 0)

    discord.utils.utcnow = utcnow


if sign := os.environ.get("LOOPBACK_AHEAD"):
    go_ahead(Path(sign))

runpy.run_module("bot", run_name="__main__", alter_sys=True)
