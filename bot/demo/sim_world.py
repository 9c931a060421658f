"""A simulated Discord with the bot in it: its time, its people's languages, its messages, and bots that come and go.

Like all of `sim*`, a user of simcord's private names.
"""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false
# pyright: reportPrivateImportUsage=false

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncGenerator, Callable
from dataclasses import replace as changed
from datetime import datetime
from typing import Any

import discord
import simcord
from simcord import _runtime
from simcord.actors import MemberActor
from simcord.backend.models import Message
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.demo.sim_behaviour import Behaviour, Killed, behaviours
from bot.demo.sim_page import install_page
from bot.demo.sim_patches import emoji_address, install
from bot.demo.sim_requests import Recorder, Request


class World:
    """A Discord of one server, and a bot in it that `make_bot` gives.

    `virtual`: time passes only by `advance`; otherwise the bot's timers also run on the real clock, as a person before
    a browser expects. `lag_seed` makes requests suspend for a varying, repeatable number of turns of the loop.
    """

    def __init__(self, make_bot: Callable[[Callable[[], datetime]], discord.Client], **options: Any) -> None:
        install()
        install_page()
        self._make_bot = make_bot
        virtual: bool = options.pop("virtual", True)
        lag_seed: int | None = options.pop("lag_seed", None)
        start: datetime | None = options.pop("start", None)
        self.requests: list[Request] = []
        self._began = time.monotonic()
        self.bot = make_bot(self.now)
        self.env = simcord.Env(self.bot, **options)
        self.backend = self.env.backend
        if start is not None:
            self.backend.clock._epoch = start
        self.backend.bot_user.name = "Dead Button"
        self._forgotten = 0
        self.backend.http_requests = Recorder(self.backend, self.requests)
        self._behaviour = behaviours[self.backend] = Behaviour()
        self._behaviour.die = self._die
        if lag_seed is not None:
            self._behaviour.lag = random.Random(lag_seed)
        self._settle = self.env._settle_internal
        self.env._settle_internal = self._settle_fast
        if virtual:
            self.env._schedule_timer = _no_real_timer
        else:
            state = self.env._settlement_state
            self.env._settlement_state = lambda: changed(state(), advancing=True)

    async def _settle_fast(self, *, idle: float = 0.0, **given: Any) -> None:
        await self._settle(idle=0.002, **given)

    def _die(self) -> None:
        for task in list(self.env._work.tasks):
            task.cancel()

    def now(self) -> datetime:
        """The simulated time."""
        return self.env.now()

    async def start(self) -> None:
        """Bring the bot to READY."""
        await self.env.start()

    async def close(self, *, check: bool = True) -> None:
        """Close the bot and the world; raises what the bot raised unseen when `check`."""
        try:
            with self.in_bot():
                await self.bot.close()
        finally:
            await self.env.shutdown()
        if check:
            self.env._raise_errors_since(self.env._errors_acknowledged)

    def tick(self, seconds: float = 0.001) -> None:
        """Let time go on without running what has become due; the next action does that."""
        self.backend.clock.advance(seconds)

    async def advance(self, seconds: float) -> None:
        """Let time pass, in steps, because simcord gives one step only so much real time."""
        while seconds > 0 and not self.halted:
            step = min(seconds, 20.0)
            await self.env.advance_time(step)
            seconds -= step

    async def restart(self, *, killed: bool = False) -> None:
        """A new bot process on the same Discord. A killed one does not get to say goodbye, so its lease must expire."""
        old, new = self.bot, self._make_bot(self.now)
        self._behaviour.bot += 1
        if not killed:
            with self.in_bot():
                await old.close()
        self._behaviour.starting = asyncio.current_task()
        try:
            if killed:
                async with self.simultaneously():
                    await self.env.restart_bot(new)
            else:
                await self.env.restart_bot(new)
        except (Killed, asyncio.CancelledError):
            if not self.halted:
                raise
            self.env._started = True  # by the next one
            _runtime._LIVE_LOOPS[self.env._loop] = self.env
        finally:
            self._behaviour.starting = None
            self.bot = new
        if killed and (store := getattr(old, "store", None)) is not None:
            await store.close()  # its thread would keep this process alive; the lease stays

    @contextlib.asynccontextmanager
    async def simultaneously(self) -> AsyncGenerator[None]:
        """Deliver several people's actions before the bot has reacted to any."""
        before = self.env._settle_internal

        async def skip(**_: Any) -> None:
            return None

        self.env._settle_internal = skip
        try:
            yield
        finally:
            self.env._settle_internal = before
        await self.env.settle()

    def in_bot(self) -> contextlib.AbstractContextManager[None]:
        """What is called inside runs as the bot's own code, on simulated time."""
        return self.env._bot_scope()

    def speaks(self, person: MemberActor, locale: str) -> None:
        """The language of a person's Discord, such as `fr` or `en-US`."""
        self._behaviour.locales[person.id] = locale

    @property
    def process(self) -> int:
        """Which of the bots, one after another, is running, from 1 on."""
        return self._behaviour.bot

    @property
    def halted(self) -> bool:
        """Whether the running bot has been stopped by `halt_at`."""
        return self._behaviour.halted == self._behaviour.bot

    @property
    def stored_views(self) -> int:
        """How many layouts and dialogs discord.py keeps for the running bot; ours are all answered without."""
        store: Any = self.bot._connection._view_store
        return sum(map(len, store._views.values())) + len(store._modals) + len(store._synced_message_views)

    def give_emoji(self, name: str, image: bytes) -> None:
        """An emoji that the bot's application has had for long."""
        emoji = self.backend.create_application_emoji(name)
        self.backend.cdn._blobs[emoji_address(emoji.id)] = image

    def picture_of(self, emoji: int) -> bytes | None:
        """The picture of an application's emoji."""
        return self.backend.cdn.get(emoji_address(emoji))

    def messages(self, channel: ChannelHandle, viewer: MemberActor | None = None) -> list[Message]:
        """All messages that `viewer` (None: everybody) may see, oldest first."""
        stored = self.backend.messages.get(channel.id, {})
        seen = [stored[each] for each in sorted(stored)]
        return [each for each in seen if each.visible_to(viewer.id if viewer is not None else 0)]

    def handle(self, message: Message) -> ResponseMessage:
        """A message as people's actions take it."""
        return ResponseMessage(self.env, message)

    @property
    def attachments_kept(self) -> list[str]:
        """The addresses of the messages' files that are still there."""
        return [each for each in self.backend.cdn._blobs if "/attachments/" in each]

    @property
    def ids_kept(self) -> int:
        """How many of the ids that have been given away are remembered, so that none is given twice."""
        return len(self.backend._reserved_ids) + len(self.backend._sequences)

    def forget(self, keep: int = 200, *, messages: int = 0) -> None:
        """Drop the files that no message has any more, the ids of the past, and what was said and done before the last
        `keep` requests and events: a world that runs for long must not grow. With `messages`, only so many stay in each
        channel.
        """
        backend = self.backend
        if messages:
            for stored in backend.messages.values():
                for old in sorted(stored)[:-messages]:
                    del stored[old]
        attached = {
            each["url"] for stored in backend.messages.values() for one in stored.values() for each in one.attachments
        }
        for url in self.attachments_kept:
            if url not in attached:
                del backend.cdn._blobs[url]
        self._forgotten += max(0, len(backend.transcript) - keep)
        for told in (backend.transcript, backend.http_requests, self.requests):
            del told[:-keep]
        for old in list(backend.interactions)[:-keep]:
            del backend.interactions[old]
        for token in list(backend.interaction_tokens)[:-keep]:
            del backend.interaction_tokens[token]
        nonces = self._behaviour.nonces
        for old in list(nonces)[:-keep]:
            del nonces[old]
        # New ids are made of the present time, so that no old one can come again.
        recent = (discord.utils.time_snowflake(self.now()) >> 22) - 1000
        for old in [each for each in backend._sequences if each < recent]:
            del backend._sequences[old]
        backend._reserved_ids = {each for each in backend._reserved_ids if each >> 22 >= recent}


def _no_real_timer(record: Any, callback: Any, args: Any, schedule_context: Any) -> None:
    return None
