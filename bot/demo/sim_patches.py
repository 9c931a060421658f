"""How the simulated Discord differs from stock simcord: people's languages, latency, nonces, lost replies, channels
named in direct messages, emojis that have their picture, and a list of requests with their files. Like all of `sim*`, a
user of private names.
"""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false
# pyright: reportPrivateImportUsage=false

from __future__ import annotations

import asyncio
import base64
import copy
import re
from fnmatch import fnmatch
from typing import Any

import simcord
import simcord.interactions
from simcord.backend import Backend
from simcord.backend.access import channel_accessible
from simcord.backend.cdn import CDN_BASE
from simcord.gateway import FakeGateway
from simcord.http import router
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter, _path_of
from simcord.preview import _messages, _queries, _snapshot

from bot.demo.sim_behaviour import behaviours
from bot.demo.sim_requests import Recorder, sent

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
            recorder.coming = sent(given.get("files") or ())
        answer = dispatch(backend, method, path, **given)
        if backend in behaviours and method == "POST" and re.fullmatch(r"/applications/\d+/emojis", path):
            _, _, encoded = str(given["json"]["image"]).partition(";base64,")
            backend.cdn._blobs[emoji_address(answer["id"])] = base64.b64decode(encoded)
        return answer

    return carried_out


def emoji_address(emoji: int | str) -> str:
    """Where the picture of an emoji is."""
    return f"{CDN_BASE}/emojis/{emoji}.png"


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
                backend.http_requests.coming = sent(given.get("files") or ())
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
