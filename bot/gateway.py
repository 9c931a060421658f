"""What the gateway tells: which shards are connected, which servers and channels are there."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord

from bot.known_servers import KnownServers
from bot.lifeline import Lifeline
from bot.service.connection import GRACE
from bot.service.tables import Tables

log = logging.getLogger(__name__)


class Gateway(discord.AutoShardedClient):
    """A client that tells its `tables`. `lifeline` and they are there once it has logged in."""

    tables: Tables
    lifeline: Lifeline

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.known = KnownServers(lambda: self.guilds)

    async def on_shard_connect(self, shard_id: int) -> None:
        """A new session, which knows nothing of what was pressed before."""
        self.tables.connection.shards = self.shard_count or 1
        self.lifeline.lost(shard_id)
        self.known.named(shard_id)
        self.tables.connection.up(shard_id)
        await self.tables.look()

    async def on_shard_resumed(self, shard_id: int) -> None:
        """The session goes on; what was pressed in the gap has been handed over."""
        self.tables.connection.up(shard_id, resumed=True)
        await self.tables.look()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """The connection is lost: act if it does not come back soon."""
        self.lifeline.lost(shard_id)
        self.known.lost(shard_id)
        self.tables.connection.down(shard_id)
        await asyncio.sleep(GRACE / 1000 + 0.1)
        await self.tables.look(again=True)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Every server of the shard is known."""
        self.known.told(shard_id)
        mine = [each for each in self.known.now() if each.shard_id == shard_id]
        out = [each.id for each in mine if each.unavailable]
        self.tables.connection.servers(shard_id, [each.id for each in mine], out)
        await self.tables.look()

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """An outage of Discord's: the bot is still in the server."""
        self.tables.connection.out(guild.id)
        await self.tables.look()

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The server is there (again)."""
        self.known.there(guild.id)
        self.tables.connection.back(guild.id)
        await self.tables.look()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot has been added to a server, perhaps again."""
        self.known.there(guild.id)
        self.tables.connection.back(guild.id)
        await self.tables.look()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot has been removed from a server."""
        self.tables.connection.removed(guild.id)
        await self.tables.look()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, perhaps with a table in it."""
        await self._deleted(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, perhaps with a table in it."""
        await self._deleted(payload.thread_id)

    async def _deleted(self, channel: int) -> None:
        if self.tables.at(channel) is not None:
            self.tables.connection.deleted(channel)
            await self.tables.look()

    async def on_ready(self) -> None:
        """Connected, with every server known."""
        log.info("ready: %s servers, %s shards", len(self.guilds), len(self.shards))
