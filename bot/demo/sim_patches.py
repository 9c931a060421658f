"""How the simulated Discord differs from stock simcord: people's languages, latency, nonces, lost replies, channels
named in direct messages, emojis that have their picture, and a list of requests that says when each was made, which
files came with it and who reads it. With `sim` and `sim_served`, the only user of private names.
"""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false
# pyright: reportPrivateImportUsage=false

from __future__ import annotations

import asyncio
import base64
import copy
import random
import re
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from fnmatch import fnmatch
from typing import Any
from weakref import WeakKeyDictionary

import simcord
import simcord.interactions
from simcord.backend import Backend
from simcord.backend.access import channel_accessible
from simcord.backend.cdn import CDN_BASE
from simcord.gateway import FakeGateway
from simcord.http import router
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter, _path_of
from simcord.preview import _messages, _queries, _snapshot


@dataclass(frozen=True, slots=True)
class SentFile:
    """A file that came with a request; `description` is its alt text."""

    filename: str
    description: str | None
    data: bytes


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
    files: tuple[SentFile, ...] = ()

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


CarryOut = Callable[[], Awaitable[Any]]


async def straight(method: str, path: str, body: Any, carry_out: CarryOut) -> Any:
    """Nothing is between the bot and Discord."""
    return await carry_out()


class Killed(BaseException):
    """The bot has died while it was starting."""


@dataclass(slots=True)
class Behaviour:
    """What a simulated Discord does beyond simcord: languages, latency, nonces, lost replies."""

    locales: dict[int, str] = field(default_factory=dict[int, str])
    lag: random.Random | None = None
    nonces: dict[tuple[str, str], Any] = field(default_factory=dict[tuple[str, str], Any])
    lost: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    between: Callable[[str, str, Any, CarryOut], Awaitable[Any]] = straight  # method, path, body
    slow: list[tuple[str, str, float]] = field(default_factory=list[tuple[str, str, float]])
    moments: int = 0  # so many requests have begun or ended
    halt_at: int = 0  # the moment at which the bot of that time stops for good
    bot: int = 1  # which of the bots, one after another, is running
    halted: int = 0  # which one has stopped
    kills: Callable[[str], bool] = lambda kind: False  # whether the running bot stops for good at a point of this kind
    die: Callable[[], None] = lambda: None  # stop everything the running bot is doing
    starting: asyncio.Task[Any] | None = None  # in this, and who waits for it cannot just be left waiting
    addresses: dict[int, str] = field(default_factory=dict[int, str])  # of the pages of channels

    async def moment(self, bot: int, kind: str) -> None:
        """A request of that bot begins or ends; one that has stopped never gets past this."""
        self.moments += 1
        if self.moments == self.halt_at:
            self.halted = bot
            self.die()
        await self.point(bot, kind)

    async def point(self, bot: int, kind: str) -> None:
        """That bot comes to a point of this kind; one that has stopped never gets past it."""
        if not self.passes(bot, kind):
            if self.starting is not None and self.starting is asyncio.current_task():
                raise Killed
            await asyncio.sleep(1e9)

    def passes(self, bot: int, kind: str) -> bool:
        """Whether that bot, and not one that has stopped, gets past a point of this kind."""
        if bot > self.halted and self.kills(kind):
            self.halted = bot
            self.die()
        return bot > self.halted


behaviours: WeakKeyDictionary[Backend, Behaviour] = WeakKeyDictionary()
_done: list[bool] = []


def install() -> None:
    """Patch simcord once; whatever is not a world of this module behaves as before."""
    if _done:
        return
    _done.append(True)
    real_payload = simcord.interactions.base_payload

    def base_payload(backend: Backend, **given: Any) -> Any:
        record, payload = real_payload(backend, **given)
        if (behaviour := behaviours.get(backend)) is not None:
            payload["locale"] = behaviour.locales.get(given["user_id"], "en-US")
            if given["guild_id"] is not None:
                payload["guild_locale"] = backend.get_guild(given["guild_id"]).preferred_locale
        return record, payload

    simcord.interactions.base_payload = base_payload
    real_context = _messages._markdown_context

    def markdown_context(preview: Any, page: Any, message: Any, channel: Any, **given: Any) -> dict[str, Any]:
        context = real_context(preview, page, message, channel, **given)
        if channel.guild_id is None and preview.env.backend in behaviours:
            said = _messages._message_texts(message, given.get("content", ""))
            context["channels"] = _channels_named(preview.env.backend, said, page.viewer.id)
            context["channel_ids"] = list(context["channels"])
        return context

    for module in (_messages, _queries, _snapshot):
        vars(module)["_markdown_context"] = markdown_context
    for transport in (FakeHTTPClient, FakeWebhookAdapter):
        transport.request = _as_in_life(transport.request)
    router.dispatch = _with_files(router.dispatch)
    FakeGateway.feed = _naming_servers(FakeGateway.feed)


def _naming_servers(feed: Any) -> Any:
    """A session that begins names the servers that the bot is in, each to follow."""

    def fed(gateway: Any, event: str, payload: Any) -> None:
        if event == "READY":
            shard, shards = payload["shard"]
            known = [each.id for each in gateway._state.guilds if (each.id >> 22) % shards == shard]
            there = [each for each in known if each in gateway._backend.guilds]
            payload = {**payload, "guilds": [{"id": str(each), "unavailable": True} for each in there]}
        feed(gateway, event, payload)

    return fed


def _channels_named(backend: Backend, texts: list[str], viewer: int) -> dict[str, str]:
    """The names of the channels that `texts` mention: a direct message shows those of servers as well."""
    ids = {int(each) for said in texts for each in re.findall(r"<#([0-9]{1,20})>", said)}
    return {str(each): str(backend.channels[each].name) for each in ids if channel_accessible(backend, each, viewer)}


def _with_files(dispatch: Any) -> Any:
    """Carry out a request whose files are to be recorded, and keep the picture of an emoji that it makes."""

    def carried_out(backend: Backend, method: str, path: str, **given: Any) -> Any:
        if isinstance(recorder := backend.http_requests, Recorder):
            recorder.coming = _sent(given.get("files") or ())
        answer = dispatch(backend, method, path, **given)
        if backend in behaviours and method == "POST" and re.fullmatch(r"/applications/\d+/emojis", path):
            _, _, encoded = str(given["json"]["image"]).partition(";base64,")
            backend.cdn._blobs[emoji_address(answer["id"])] = base64.b64decode(encoded)
        return answer

    return carried_out


def emoji_address(emoji: int | str) -> str:
    """Where the picture of an emoji is."""
    return f"{CDN_BASE}/emojis/{emoji}.png"


def _sent(files: Iterable[Any]) -> tuple[SentFile, ...]:
    """The files as they are, to be read again by whoever stores them."""
    found: list[SentFile] = []
    for each in files:
        begin = each.fp.tell()
        found.append(SentFile(each.filename, each.description, each.fp.read()))
        each.fp.seek(begin)
    return tuple(found)


def _as_in_life(request: Any) -> Any:
    async def answered(self: Any, route: Any, *args: Any, **given: Any) -> Any:
        behaviour = behaviours.get(self.backend)
        if behaviour is None:
            return await request(self, route, *args, **given)
        if behaviour.lag is not None:
            for _ in range(behaviour.lag.randrange(4)):
                await asyncio.sleep(0)
        bot = behaviour.bot
        path = _path_of(route.url)
        await behaviour.moment(bot, f"before {route.method} {path}")
        for method, pattern, seconds in list(behaviour.slow):
            if method == route.method and fnmatch(path, pattern):
                await asyncio.sleep(seconds)
        body = given.get("json") or given.get("payload")
        if form := given.get("form") or given.get("multipart"):
            body, _ = router.parse_form(list(form), [])
        key = (path, str(body["nonce"])) if isinstance(body, dict) and body.get("enforce_nonce") else None

        async def carry_out() -> Any:
            if key is not None and key in behaviour.nonces:
                backend = self.backend
                backend.http_requests.coming = _sent(given.get("files") or ())
                backend.http_requests.append(simcord.HttpLogEntry(route.method, path, {}, copy.deepcopy(body), None))
                return copy.deepcopy(behaviour.nonces[key])
            answer = await request(self, route, *args, **given)
            if key is not None:
                behaviour.nonces[key] = copy.deepcopy(answer)
            return answer

        answer = await behaviour.between(route.method, path, body, carry_out)
        for lost in behaviour.lost:
            if lost[0] == route.method and fnmatch(path, lost[1]):
                behaviour.lost.remove(lost)
                raise ConnectionResetError("the reply was lost")
        await behaviour.moment(bot, f"after {route.method} {path}")
        return answer

    return answered


class Recorder(list[Any]):
    """simcord's list of requests; whatever is added is stamped and kept in `requests` with the files that are `coming`
    with it, and time goes on by 1 ms, so that times tell what came first.
    """

    def __init__(self, backend: Backend, requests: list[Request]) -> None:
        super().__init__()
        self._backend = backend
        self._requests = requests
        self.coming: tuple[SentFile, ...] = ()

    def append(self, entry: Any) -> None:
        super().append(entry)
        backend = self._backend
        at = int(backend.clock.now().timestamp() * 1000)
        response = "/callback" in entry.path or entry.path.startswith("/webhooks/")
        to = _reader(backend, entry.path, entry.json)
        files, self.coming = self.coming, ()
        self._requests.append(Request(at, entry.method, entry.path, entry.json, entry.params, to, response, files))
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
