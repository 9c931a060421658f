"""The bot as people run it, but for where Discord is: at LOOPBACK_API and LOOPBACK_GATEWAY."""

from __future__ import annotations

import os
import runpy

import discord.gateway
import discord.http
import yarl

discord.http.Route.BASE = os.environ["LOOPBACK_API"]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["LOOPBACK_GATEWAY"])

runpy.run_module("bot", run_name="__main__", alter_sys=True)
