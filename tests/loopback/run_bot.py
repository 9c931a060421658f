"""The bot as people run it, but for where Discord is: at LOOPBACK_API and LOOPBACK_GATEWAY.

LOOPBACK_PAINTING makes what draws tables `fail`, `hang` (for ever), or `slow` (three seconds each); LOOPBACK_LEASE is
for how many milliseconds a process owns the tables: so long its heir waits after a kill.
"""

from __future__ import annotations

import os
import runpy
import time
from typing import Any

import discord.gateway
import discord.http
import yarl

from bot.render.picture import painter
from bot.render.picture.scene import TableScene
from bot.service import lease

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

runpy.run_module("bot", run_name="__main__", alter_sys=True)
