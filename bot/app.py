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

from bot import __version__
from bot.command_tree import CommandTree
from bot.gateway import Gateway
from bot.lifeline import Lifeline
from bot.operations.drain import Drain
from bot.operations.signs import Signs
from bot.operations.writes import WatchedStore
from bot.presenter.emojis import CardEmojis
from bot.presenter.presenter import DiscordPresenter
from bot.presenter.studio import Studio
from bot.presenter.traffic import Traffic
from bot.render.picture.painter import Painter
from bot.service.clock import milliseconds
from bot.service.connection import Connection
from bot.service.retention import Retention
from bot.service.tables import Tables
from bot.settings import Settings
from bot.ui.forget_panel import former
from bot.ui.readers import Readers
from bot.ui.room import Room
from bot.ui.router import Router
from bot.ui.views import Interaction

log = logging.getLogger(__name__)

Clock = Callable[[], datetime]
Entropy = Callable[[int], bytes]

CLOSE_WITHIN: Final = 2.0  # seconds for Discord's side; the lease is given up and the store closed before


def bot_version() -> str:
    """The version of this bot, installed as a package or not."""
    return __version__


class DeadButton(Gateway):
    """The Discord client. `tables`, `store` and `presenter` are there once it has logged in. `drain` ends what
    `drained` waits for.
    """

    store: WatchedStore
    presenter: DiscordPresenter
    studio: Studio
    tables: Tables

    def __init__(self, settings: Settings, clock: Clock, entropy: Entropy, make_painter: Callable[[], Painter]) -> None:
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
        self._make_painter = make_painter
        self._router: Router | None = None
        self._setting_up: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
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
        self.studio = Studio(now, emojis, self._make_painter)
        self.presenter = DiscordPresenter(self, self.store, self.studio, self._clock)
        self.presenter.vanished.tell = self._deleted
        name = f"{os.getpid()}-{secrets.token_hex(8)}"
        self.tables = tables = Tables(
            self.store,
            self.presenter,
            clock=self._clock,
            entropy=self._entropy,
            name=name,
            connection=Connection(now),
        )
        self.lifeline = Lifeline(self, lambda shard: self.dispatch("shard_disconnect", shard))
        tables.connection.alive = self.lifeline.alive
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
        self._router = Router(room)
        self.command_ids = await self.tree.tell(room, self.settings.dev_guild_id)
        self.tables.start()
        self.retention = Retention(
            self.store, now, self.settings.keep_games_days, lambda: self.tables.owner, self._servers, former
        )
        self.retention.start()
        self._warming = asyncio.create_task(self.studio.start(), name="warm")

    def _servers(self) -> set[int] | None:
        """Where the bot is; None before Discord has told all."""
        return {guild.id for guild in self.known.now()} if self.is_ready() else None

    async def on_interaction(self, interaction: Interaction) -> None:
        """Presses and dialogs; commands go through the tree."""
        if self._router is not None:
            self.signs.wire.received(interaction)
            await self._router.dispatch(interaction)

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
    settings: Settings,
    *,
    clock: Clock = discord.utils.utcnow,
    entropy: Entropy = secrets.token_bytes,
    make_painter: Callable[[], Painter] = Painter,
) -> DeadButton:
    """The whole bot, not yet connected. `clock` and `entropy` are the only sources of time and chance; `make_painter`
    is called in the thread that draws; `close()` may be called twice."""
    return DeadButton(settings, clock, entropy, make_painter)
