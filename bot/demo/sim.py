"""A simulated Discord with the bot in it. Every private name of simcord that this project uses is in this module.

simcord is pinned to one version because of that; upgrade it on purpose, and read this file when doing so.
"""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false
# pyright: reportPrivateImportUsage=false

from __future__ import annotations

import asyncio
import contextlib
import copy
import random
from collections.abc import AsyncGenerator, Callable, Generator, Iterable
from dataclasses import dataclass, field
from dataclasses import replace as changed
from datetime import datetime
from fnmatch import fnmatch
from typing import Any, Final
from weakref import WeakKeyDictionary

import discord
import simcord
import simcord.interactions
from simcord._modal import _modal_controls
from simcord.actors import MemberActor, _component_interaction
from simcord.backend import Backend
from simcord.backend.models import Message, Overwrite
from simcord.builders import ChannelHandle, GuildHandle
from simcord.components import walk_components
from simcord.enums import OverwriteType
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter, _path_of
from simcord.preview import Preview
from simcord.preview._snapshot import build_snapshot
from simcord.results import InteractionResult, ResponseMessage, to_discord_message

__all__ = [
    "ChannelHandle",
    "GuildHandle",
    "InteractionResult",
    "MemberActor",
    "Message",
    "Preview",
    "Request",
    "ResponseMessage",
    "SimulatedDiscord",
    "buttons_of",
    "fields_of",
    "text_of",
]

Component = dict[str, Any]
BUTTON: Final = 2
TEXT_DISPLAY: Final = 10
# What a page shows; anything else in a projection changes without the page changing.
SHOWN: Final = ("messages", "timeline", "history", "modal", "channel", "commands")


@dataclass(frozen=True, slots=True)
class Request:
    """One REST call of the bot. `at` is simulated epoch milliseconds; `to` the one person who sees what it says, None
    when it is public; `response` whether it answers an interaction (those do not count against the global limit).
    """

    at: int
    method: str
    path: str
    json: Any
    params: dict[str, Any]
    to: int | None
    response: bool

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


@dataclass(slots=True)
class _Behaviour:
    """What a simulated Discord does beyond simcord: languages, latency, nonces, lost replies."""

    locales: dict[int, str] = field(default_factory=dict[int, str])
    lag: random.Random | None = None
    nonces: dict[tuple[str, str], Any] = field(default_factory=dict[tuple[str, str], Any])
    lost: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])


_behaviours: WeakKeyDictionary[Backend, _Behaviour] = WeakKeyDictionary()
_installed: list[bool] = []


def _install() -> None:
    """Patch simcord once; whatever is not a world of this module behaves as before."""
    if _installed:
        return
    _installed.append(True)
    real_payload = simcord.interactions.base_payload

    def base_payload(backend: Backend, **given: Any) -> Any:
        record, payload = real_payload(backend, **given)
        if (behaviour := _behaviours.get(backend)) is not None:
            payload["locale"] = behaviour.locales.get(given["user_id"], "en-US")
            if given["guild_id"] is not None:
                payload["guild_locale"] = backend.get_guild(given["guild_id"]).preferred_locale
        return record, payload

    simcord.interactions.base_payload = base_payload
    for transport in (FakeHTTPClient, FakeWebhookAdapter):
        transport.request = _as_in_life(transport.request)


def _as_in_life(request: Any) -> Any:
    async def answered(self: Any, route: Any, *args: Any, **given: Any) -> Any:
        behaviour = _behaviours.get(self.backend)
        if behaviour is None:
            return await request(self, route, *args, **given)
        if behaviour.lag is not None:
            for _ in range(behaviour.lag.randrange(4)):
                await asyncio.sleep(0)
        path = _path_of(route.url)
        body = given.get("json")
        key = (path, str(body["nonce"])) if isinstance(body, dict) and body.get("enforce_nonce") else None
        if key is not None and key in behaviour.nonces:
            self.backend.http_requests.append(simcord.HttpLogEntry(route.method, path, {}, copy.deepcopy(body), None))
            return copy.deepcopy(behaviour.nonces[key])
        answer = await request(self, route, *args, **given)
        if key is not None:
            behaviour.nonces[key] = copy.deepcopy(answer)
        for lost in behaviour.lost:
            if lost[0] == route.method and fnmatch(path, lost[1]):
                behaviour.lost.remove(lost)
                raise ConnectionResetError("the reply was lost")
        return answer

    return answered


class _Recorder(list[Any]):
    """simcord's list of requests; whatever is added is stamped and kept in `requests`, and time goes on by 1 ms, so
    that times tell what came first.
    """

    def __init__(self, backend: Backend, requests: list[Request]) -> None:
        super().__init__()
        self._backend = backend
        self._requests = requests

    def append(self, entry: Any) -> None:
        super().append(entry)
        backend = self._backend
        at = int(backend.clock.now().timestamp() * 1000)
        response = "/callback" in entry.path or entry.path.startswith("/webhooks/")
        to = _reader(backend, entry.path, entry.json)
        self._requests.append(Request(at, entry.method, entry.path, entry.json, entry.params, to, response))
        backend.clock.advance(0.001)


def _reader(backend: Backend, path: str, body: Any) -> int | None:
    """Who alone sees the contents of a request."""
    parts = path.strip("/").split("/")
    if parts[0] == "channels":
        channel = backend.channels.get(int(parts[1]))
        if channel is not None and channel.guild_id is None:
            return next((user for user, dm in backend.dm_channels.items() if dm == channel.id), None)
        return None
    if parts[0] == "interactions":
        record = backend.interactions.get(int(parts[1]))
        if record is None:
            return None
        kind = body.get("type") if isinstance(body, dict) else None
        data = (body.get("data") if isinstance(body, dict) else None) or {}
        if kind in (8, 9) or data.get("flags", 0) & 64:
            return record.user_id
        if kind in (6, 7) and record.source_message_id is not None:
            source = backend.messages.get(record.channel_id, {}).get(record.source_message_id)
            return record.user_id if source is not None and source.is_ephemeral else None
        return None
    if parts[0] == "webhooks" and len(parts) > 2 and parts[2] in backend.interaction_tokens:
        record = backend.interaction_by_token(parts[2])
        flags = body.get("flags", 0) if isinstance(body, dict) else 0
        source = backend.messages.get(record.channel_id, {}).get(record.message_id or record.source_message_id or 0)
        editing = len(parts) > 3
        private = (source is not None and source.is_ephemeral) if editing else bool(flags & 64)
        return record.user_id if private else None
    return None


def buttons_of(components: Iterable[Component]) -> list[Component]:
    """The buttons among components, nested ones too, as Discord's JSON."""
    return [each for each in walk_components(list(components)) if each.get("type") == BUTTON]


def fields_of(modal: Component) -> list[str]:
    """The custom_ids of what can be filled in, in a dialog."""
    return [each["custom_id"] for each in _modal_controls(modal)]


def text_of(content: str, components: Iterable[Component]) -> str:
    """All that a message says, without its buttons."""
    displays = [each["content"] for each in walk_components(list(components)) if each.get("type") == TEXT_DISPLAY]
    return "\n".join([content, *displays]).strip()


class SimulatedDiscord:
    """A Discord of one server, and a bot in it that `make_bot` gives.

    `virtual`: time passes only by `advance`; otherwise the bot's timers also run on the real clock, as a person before
    a browser expects. `lag_seed` makes requests suspend for a varying, repeatable number of turns of the loop.
    """

    def __init__(self, make_bot: Callable[[Callable[[], datetime]], discord.Client], **options: Any) -> None:
        _install()
        self._make_bot = make_bot
        virtual: bool = options.pop("virtual", True)
        lag_seed: int | None = options.pop("lag_seed", None)
        start: datetime | None = options.pop("start", None)
        self.requests: list[Request] = []
        self.bot = make_bot(self.now)
        self.env = simcord.Env(self.bot, **options)
        self.backend = self.env.backend
        if start is not None:
            self.backend.clock._epoch = start
        self.backend.http_requests = _Recorder(self.backend, self.requests)
        self._behaviour = _behaviours[self.backend] = _Behaviour()
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

    def now(self) -> datetime:
        """The simulated time."""
        return self.env.now()

    async def start(self) -> None:
        """Bring the bot to READY."""
        await self.env.start()

    async def close(self, *, check: bool = True) -> None:
        """Close the bot and the world; raises what the bot raised unseen when `check`."""
        try:
            with self.env._bot_scope():
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
        while seconds > 0:
            step = min(seconds, 20.0)
            await self.env.advance_time(step)
            seconds -= step

    async def restart(self, *, killed: bool = False) -> None:
        """A new bot process on the same Discord. A killed one does not get to say goodbye, so its lease must expire."""
        old, new = self.bot, self._make_bot(self.now)
        if not killed:
            with self.env._bot_scope():
                await old.close()
        await self.env.restart_bot(new)
        self.bot = new
        if killed:
            await old.close()

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

    @contextlib.asynccontextmanager
    async def denied(self, channel: ChannelHandle, **permissions: bool) -> AsyncGenerator[None]:
        """Take permissions away from the bot in a channel, such as `send_messages=False`, for a while."""
        _, deny = discord.PermissionOverwrite(**permissions).pair()
        overwrite = Overwrite(self.backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=deny.value)
        overwrites = self.backend.get_channel(channel.id).overwrites
        overwrites.append(overwrite)
        try:
            yield
        finally:
            overwrites.remove(overwrite)
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

    def handle(self, message: Message) -> discord.Message:
        """A message as people's actions take it."""
        return to_discord_message(self.env, message)

    @property
    def pages_may_differ(self) -> int:
        """A number that grows whenever something may have become visible."""
        return len(self.backend.transcript)

    @contextlib.contextmanager
    def another_preview(self) -> Generator[None]:
        """Allow one more browser preview beside the first, which simcord does not by itself."""
        first, self.env._preview = self.env._preview, None
        try:
            yield
        finally:
            self.env._preview = first

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
