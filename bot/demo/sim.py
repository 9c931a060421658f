"""A simulated Discord with the bot in it. Every private name of simcord that this project uses is in the modules
`bot.demo.sim*`.

simcord is pinned to one version because of that; upgrade it on purpose, and read this file when doing so.
"""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false
# pyright: reportPrivateImportUsage=false

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Iterable
from dataclasses import replace as changed
from datetime import datetime
from typing import Any, Final

import discord
import simcord
from simcord import _runtime
from simcord._modal import _modal_controls
from simcord._settlement import _next_virtual_timer
from simcord.actors import MemberActor, _component_interaction
from simcord.backend.models import Message, Overwrite
from simcord.backend.serializers import guild_create_payload
from simcord.builders import ChannelHandle, GuildHandle
from simcord.components import walk_components
from simcord.enums import OverwriteType
from simcord.preview import Preview
from simcord.preview._snapshot import build_snapshot
from simcord.results import InteractionResult, ResponseMessage

from bot.demo.sim_page import install_page
from bot.demo.sim_patches import (
    Behaviour,
    CarryOut,
    Killed,
    Recorder,
    Request,
    SentFile,
    behaviours,
    emoji_address,
    install,
)

__all__ = [
    "ChannelHandle",
    "GuildHandle",
    "InteractionResult",
    "MemberActor",
    "Message",
    "Preview",
    "Request",
    "ResponseMessage",
    "SentFile",
    "SimulatedDiscord",
    "alts_of",
    "buttons_of",
    "defaults_of",
    "fields_of",
    "text_of",
]

Component = dict[str, Any]
BUTTON: Final = 2
TEXT_DISPLAY: Final = 10
MEDIA_GALLERY: Final = 12
# What a page shows; anything else in a projection changes without the page changing.
SHOWN: Final = ("messages", "timeline", "history", "modal", "channel", "commands")


def buttons_of(components: Iterable[Component]) -> list[Component]:
    """The buttons among components, nested ones too, as Discord's JSON."""
    return [each for each in walk_components(list(components)) if each.get("type") == BUTTON]


def fields_of(modal: Component) -> list[str]:
    """The custom_ids of what can be filled in, in a dialog."""
    return [each["custom_id"] for each in _modal_controls(modal)]


def defaults_of(modal: Component) -> dict[str, list[str] | str]:
    """What is chosen in each list of a dialog, and written in each field, before anybody touches it."""
    return {
        each["custom_id"]: [option["value"] for option in each["options"] if option.get("default")]
        if each.get("options")
        else str(each.get("value") or "")
        for each in _modal_controls(modal)
    }


def text_of(content: str, components: Iterable[Component]) -> str:
    """All that a message says, without its buttons."""
    displays = [each["content"] for each in walk_components(list(components)) if each.get("type") == TEXT_DISPLAY]
    return "\n".join([content, *displays]).strip()


def alts_of(components: Iterable[Component]) -> list[str]:
    """What the pictures of a message are said to show."""
    galleries = [each for each in walk_components(list(components)) if each.get("type") == MEDIA_GALLERY]
    return [str(item.get("description") or "") for gallery in galleries for item in gallery["items"]]


class SimulatedDiscord:
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

    @contextlib.contextmanager
    def closed_dms(self, *people: MemberActor) -> Generator[None]:
        """Discord refuses direct messages to these people (50007)."""
        faults: list[Any] = []
        for person in people:
            channel = self.backend.get_dm_channel(person.id)
            self.env.inject_error(
                "POST",
                f"/channels/{channel.id}/messages",
                status=403,
                code=50007,
                message="Cannot send messages to this user",
                times=None,
            )
            faults.append(self.backend.faults[-1])
        try:
            yield
        finally:
            for fault in faults:
                self.backend.faults.remove(fault)

    @contextlib.contextmanager
    def broken(self, method: str, path: str, *, status: int = 503, code: int = 0) -> Generator[None]:
        """Discord answers such requests with an error for a while. `path` may hold `*`."""
        self.env.inject_error(method, path, status=status, code=code, times=None)
        fault: Any = self.backend.faults[-1]
        try:
            yield
        finally:
            self.backend.faults.remove(fault)

    @contextlib.contextmanager
    def slow(self, method: str, path: str, seconds: float) -> Generator[None]:
        """Such requests arrive only after so many seconds, for a while. `path` may hold `*`."""
        late = method, path, seconds
        self._behaviour.slow.append(late)
        try:
            yield
        finally:
            self._behaviour.slow.remove(late)

    def halt_at(self, moment: int) -> None:
        """Let the bot stop for good when its `moment`th request begins or ends (both count), as if killed there; then
        `restart(killed=True)`.
        """
        self._behaviour.halt_at = moment

    def halt_when(self, kills: Callable[[str], bool]) -> None:
        """Let the bot stop for good at the first point of which `kills` says so, by its kind: `before` or `after` and a
        request, or what `point` is told.
        """
        self._behaviour.kills = kills

    @property
    def process(self) -> int:
        """Which of the bots, one after another, is running, from 1 on."""
        return self._behaviour.bot

    async def point(self, process: int, kind: str) -> None:
        """That bot comes to a point of this kind; one that has been stopped never gets past it."""
        await self._behaviour.point(process, kind)

    @property
    def moments(self) -> int:
        """How many beginnings and ends of requests there have been."""
        return self._behaviour.moments

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

    @contextlib.contextmanager
    def between(self, what: Callable[[str, str, Any, CarryOut], Awaitable[Any]]) -> Generator[None]:
        """For a while every request (method, path, body) goes through `what`, which has it carried out, or not."""
        before, self._behaviour.between = self._behaviour.between, what
        try:
            yield
        finally:
            self._behaviour.between = before

    def lose_reply(self, method: str, path: str) -> None:
        """The next request that matches is carried out, but its answer never arrives. `path` may hold `*`."""
        self._behaviour.lost.append((method, path))

    async def delete_channel(self, channel: ChannelHandle) -> None:
        """Somebody deletes a channel."""
        self.backend.delete_channel(channel.id)
        await self.env.settle()

    async def remove_guild(self, guild: GuildHandle) -> None:
        """Somebody removes the bot from a server."""
        self.backend.remove_guild(guild.id)
        await self.env.settle()

    async def disconnect(self, shard: int = 0) -> None:
        """The bot's gateway connection breaks; what happens meanwhile never reaches it."""
        with self.in_bot():
            await self._shard(shard).disconnect()
        await self.env.settle()

    async def connect(self, shard: int = 0) -> None:
        """The bot is connected again, with a new session."""
        with self.in_bot():
            await self._shard(shard).connect()
        await self.env.settle()

    def _shard(self, number: int) -> discord.ShardInfo:
        assert isinstance(self.bot, discord.AutoShardedClient)
        return self.bot.shards[number]

    @contextlib.asynccontextmanager
    async def outage(self, guild: GuildHandle) -> AsyncGenerator[None]:
        """Discord loses a server for a while."""
        self.backend.emit("GUILD_DELETE", {"id": str(guild.id), "unavailable": True})
        await self.env.settle()
        try:
            yield
        finally:
            back = guild_create_payload(self.backend, self.backend.guilds[guild.id])
            self.backend.emit("GUILD_CREATE", {**back, "unavailable": False})
            await self.env.settle()

    @contextlib.asynccontextmanager
    async def denied(self, channel: ChannelHandle, **permissions: bool) -> AsyncGenerator[None]:
        """Take permissions away from the bot in a channel, such as `send_messages=False`, for a while."""
        _, deny = discord.PermissionOverwrite(**permissions).pair()
        overwrite = Overwrite(self.backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=deny.value)
        overwrites = self.backend.get_channel(channel.id).overwrites
        overwrites.append(overwrite)
        self.backend.announce_channel_update(channel.id)
        await self.env.settle()
        try:
            yield
        finally:
            overwrites.remove(overwrite)
            self.backend.announce_channel_update(channel.id)
            await self.env.settle()

    async def forge(self, person: MemberActor, message: Message, custom_id: str) -> InteractionResult:
        """A press that no honest client sends: any custom_id, on any message."""
        self.env._begin_operation("forge")
        try:
            return await _component_interaction(person, message, {"custom_id": custom_id, "component_type": BUTTON})
        finally:
            self.env._end_operation()

    def messages(self, channel: ChannelHandle, viewer: MemberActor | None = None) -> list[Message]:
        """All messages that `viewer` (None: everybody) may see, oldest first."""
        stored = self.backend.messages.get(channel.id, {})
        seen = [stored[each] for each in sorted(stored)]
        return [each for each in seen if each.visible_to(viewer.id if viewer is not None else 0)]

    def handle(self, message: Message) -> ResponseMessage:
        """A message as people's actions take it."""
        return ResponseMessage(self.env, message)

    @property
    def pages_may_differ(self) -> int:
        """A number that grows whenever something may have become visible."""
        return self._forgotten + len(self.backend.transcript)

    @property
    def attachments_kept(self) -> list[str]:
        """The addresses of the messages' files that are still there."""
        return [each for each in self.backend.cdn._blobs if "/attachments/" in each]

    def forget(self, keep: int = 200, *, messages: int = 0) -> None:
        """Drop the files that no message has any more, and what was said and done before the last `keep` requests and
        events: a world that runs for long must not grow. With `messages`, only so many stay in each channel.
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

    def lead_to(self, channel: ChannelHandle, address: str) -> None:
        """Let links to a channel, and to its messages, lead to a page."""
        self._behaviour.addresses[channel.id] = address

    @contextlib.contextmanager
    def another_preview(self) -> Generator[Callable[[], None]]:
        """Allow more browser previews beside the first, which simcord does not by itself: call what is given before
        each of them.
        """
        first = self.env._preview

        def again() -> None:
            self.env._preview = None

        try:
            yield again
        finally:
            self.env._preview = first

    def keep_time(self) -> None:
        """Let simulated time follow the real one, up to the next timer; for a world that is not `virtual`."""
        env = self.env
        if env._operation_task is not None or env._advancing:
            return
        due = _next_virtual_timer(env._settlement_state())
        target = time.monotonic() - self._began
        self.env._move_clock(target if due is None else min(target, due))

    async def says(self, person: MemberActor, channel: ChannelHandle, words: str) -> bool:
        """Let somebody write in a channel. False when somebody is acting just now; try again."""
        if self.env._operation_task is not None:
            return False
        await person.send(channel, words)
        return True

    async def publish(self, previews: Iterable[Preview]) -> bool:
        """Bring open pages up to date, only those that changed: a publication spoils a click made on the one before.

        False when somebody is acting just now; try again.
        """
        previews = [each for each in previews if each._active]
        if any(each._active_action is not None for each in previews):
            return False
        try:
            self.env._begin_operation("demo.publish")
        except simcord.SetupError:
            return False
        try:
            await self.env._settle_internal()
            for preview in previews:
                preview._advance_presentation_time()
                for page in list(preview._pages.values()):
                    if page.pinned_snapshot is None and page.snapshot:
                        new = build_snapshot(preview, page)
                        if any(new.get(key) != page.snapshot.get(key) for key in SHOWN):
                            preview._publish(page, reason="refresh")
        except TimeoutError:
            return False
        finally:
            self.env._end_operation()
        return True


def _no_real_timer(record: Any, callback: Any, args: Any, schedule_context: Any) -> None:
    return None
