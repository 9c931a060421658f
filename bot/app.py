"""The whole bot, put together."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from datetime import datetime
from typing import Final, cast

import discord
from discord import app_commands

from bot import __version__
from bot.command_texts import CommandTexts
from bot.commands.admin import admin_group
from bot.commands.floor import floor_group
from bot.commands.poker import poker_group
from bot.errors import explain
from bot.known_servers import KnownServers
from bot.lifeline import Lifeline
from bot.operations.drain import Drain
from bot.operations.signs import Signs
from bot.operations.writes import WatchedStore
from bot.presenter.emojis import CardEmojis
from bot.presenter.presenter import DiscordPresenter
from bot.presenter.studio import Studio
from bot.presenter.traffic import Traffic
from bot.service.clock import milliseconds
from bot.service.connection import GRACE, Connection
from bot.service.retention import Retention
from bot.service.tables import Tables
from bot.settings import Settings
from bot.ui.flood import admitted
from bot.ui.forget_panel import former
from bot.ui.readers import Readers
from bot.ui.room import Room, player_of
from bot.ui.router import Router
from bot.ui.views import Interaction

log = logging.getLogger(__name__)

Clock = Callable[[], datetime]
Entropy = Callable[[int], bytes]

CLOSE_WITHIN: Final = 2.0  # seconds for Discord's side; the lease is given up and the store closed before


def bot_version() -> str:
    """The version of this bot, installed as a package or not."""
    return __version__


class CommandTree(app_commands.CommandTree[discord.Client]):
    """Commands, answered only by the process that owns the tables, with every fault explained."""

    room: Room

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether this process answers. The owner of the tables does; others stay silent."""
        if not await self.room.tables.answers():
            return False
        self.room.tables.pressed(player_of(interaction))
        return await admitted(self.room, interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Tell the person, and the operator when it is our fault."""
        if self.room.tables.owner:
            await explain(interaction, error, self.room)


class DeadButton(discord.AutoShardedClient):
    """The Discord client. `tables`, `store` and `presenter` are there once it has logged in. `drain` ends what
    `drained` waits for.
    """

    store: WatchedStore
    presenter: DiscordPresenter
    studio: Studio
    tables: Tables

    def __init__(self, settings: Settings, clock: Clock, entropy: Entropy) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nothing here is ever said aloud
        self.signs = Signs(
            settings,
            self,
            self._there,
            bot_version(),
            pictures=lambda: self.studio.counts if self._there() is not None else (0, 0),
            queued=lambda: self.traffic.budget.waiting,
            invalid=lambda: self.traffic.refused(),
            now=milliseconds(clock),
        )
        self.traffic = Traffic()
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            shard_count=settings.shard_count,
            http_trace=self.traffic.trace(self.signs.wire.trace()),
        )
        self.settings = settings
        self.command_ids: dict[str, int] = {}
        self.tree = CommandTree(self)
        self._clock = clock
        self._entropy = entropy
        self._router: Router | None = None
        self._setting_up: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._known = KnownServers(lambda: self.guilds)
        self.drained = asyncio.Event()
        self.drain = Drain(self._there, self.drained.set)

    def _there(self) -> Tables | None:
        return cast("Tables | None", getattr(self, "tables", None))

    async def setup_hook(self) -> None:
        """Open the store, tell Discord the commands, and go for the lease. Whoever closes the bot meanwhile ends it."""
        self._setting_up = asyncio.create_task(self._set_up(), name="setup")
        await self._setting_up
        self.signs.ready()

    async def _set_up(self) -> None:
        self.traffic.install(self)
        self.store = await WatchedStore.watched(self.settings.database_path, self.signs.writes)
        now = milliseconds(self._clock)
        emojis = CardEmojis(self, lambda: self.tables.owner, now) if self.settings.card_emojis else None
        self.studio = Studio(now, emojis)
        self.presenter = DiscordPresenter(self, self.store, self.studio, self._clock)
        name = f"{os.getpid()}-{secrets.token_hex(8)}"
        self.tables = tables = Tables(
            self.store,
            self.presenter,
            clock=self._clock,
            entropy=self._entropy,
            name=name,
            connection=Connection(now),
        )
        self._lifeline = Lifeline(self, lambda shard: self.dispatch("shard_disconnect", shard))
        tables.connection.alive = self._lifeline.alive
        tables.returned = self.signs.metrics.recovered.inc
        tables.draining = self.settings.drain
        room = Room(
            self.tables,
            self.store,
            Readers(self.store, now),
            self.presenter,
            self._entropy,
            self.settings.default_language,
            bot_version(),
            self.settings.source_url,
            keep_days=self.settings.keep_games_days,
        )
        self.tree.room = room
        self._router = Router(room)
        await self._sync(room)
        self.tables.start()
        self.retention = Retention(
            self.store, now, self.settings.keep_games_days, lambda: self.tables.owner, self._servers, former
        )
        self.retention.start()
        self._warming = asyncio.create_task(self.studio.start(), name="warm")

    def _servers(self) -> set[int] | None:
        """Where the bot is; None before Discord has told all."""
        return {guild.id for guild in self._known.now()} if self.is_ready() else None

    async def _sync(self, room: Room) -> None:
        poker = poker_group(room)
        poker.add_command(floor_group(room))
        self.tree.add_command(poker)
        self.tree.add_command(admin_group(room))
        await self.tree.set_translator(CommandTexts())
        if self.settings.dev_guild_id is None:
            synced = await self.tree.sync()
        else:
            guild = discord.Object(self.settings.dev_guild_id)
            self.tree.copy_global_to(guild=guild)
            synced = await self.tree.sync(guild=guild)
        self.command_ids = {command.name: command.id for command in synced}

    async def on_interaction(self, interaction: Interaction) -> None:
        """Presses and dialogs; commands go through the tree."""
        if self._router is not None:
            self.signs.wire.received(interaction)
            await self._router.dispatch(interaction)

    # ---- the connection

    async def on_shard_connect(self, shard_id: int) -> None:
        """A new session, which knows nothing of what was pressed before."""
        self.tables.connection.shards = self.shard_count or 1
        self._lifeline.lost(shard_id)
        self._known.named(shard_id)
        self.tables.connection.up(shard_id)
        await self.tables.look()

    async def on_shard_resumed(self, shard_id: int) -> None:
        """The session goes on; what was pressed in the gap has been handed over."""
        self.tables.connection.up(shard_id, resumed=True)
        await self.tables.look()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """The connection is lost: act if it does not come back soon."""
        self._lifeline.lost(shard_id)
        self._known.lost(shard_id)
        self.tables.connection.down(shard_id)
        await asyncio.sleep(GRACE / 1000 + 0.1)
        await self.tables.look(again=True)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Every server of the shard is known."""
        self._known.told(shard_id)
        mine = [each for each in self._known.now() if each.shard_id == shard_id]
        out = [each.id for each in mine if each.unavailable]
        self.tables.connection.servers(shard_id, [each.id for each in mine], out)
        await self.tables.look()

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """An outage of Discord's: the bot is still in the server."""
        self.tables.connection.out(guild.id)
        await self.tables.look()

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The server is there (again)."""
        self._known.there(guild.id)
        self.tables.connection.back(guild.id)
        await self.tables.look()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot has been added to a server, perhaps again."""
        self._known.there(guild.id)
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

    async def close(self) -> None:
        """Stop every table, give the lease up, close the store, leave Discord. May be called twice, also at once."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="close")
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        self.drain.stop()
        if self._setting_up is not None:
            self._setting_up.cancel()
            await asyncio.wait({self._setting_up})
        try:
            if (tables := self._there()) is not None:
                await tables.close()
        finally:
            if hasattr(self, "retention"):
                self.retention.stop()
            if hasattr(self, "store"):
                await self.store.close()
            if hasattr(self, "studio"):
                await self.studio.close()
            await self.signs.stop()
        if not isinstance(cast("object", self.loop), asyncio.AbstractEventLoop):
            return  # never logged in, so discord.py has nothing to close yet
        try:
            async with asyncio.timeout(CLOSE_WITHIN):
                await super().close()
        except TimeoutError:
            log.warning("Discord did not say goodbye in time")


def create_bot(
    settings: Settings, *, clock: Clock = discord.utils.utcnow, entropy: Entropy = secrets.token_bytes
) -> DeadButton:
    """The whole bot, not yet connected. `clock` and `entropy` are the only sources of time and chance; `close()` may be
    called twice."""
    return DeadButton(settings, clock, entropy)
