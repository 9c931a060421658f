"""What goes to Discord and comes from it, counted."""

from __future__ import annotations

import time
from collections import OrderedDict
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

from bot.operations.metrics import Metrics

ASKED_MOST: Final = 2_000
ANSWER: Final = "/interactions/{}/{}/callback"

KINDS: Final = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "dialog",
}

# The words of Discord's addresses; everything else in one is somebody's id, name or token.
_WORDS: Final = frozenset(
    "@me @original applications bot bulk-delete bulk-overwrite callback channels commands emojis gateway guilds "
    "interactions members messages oauth2 permissions pins reactions roles threads typing users webhooks".split()
)


def route_of(path: str) -> str:
    """The template of a request's path: `/channels/{}/messages/{}`."""
    parts = [each for each in path.split("/") if each]
    if parts[:1] == ["api"]:
        del parts[: 2 if len(parts) > 1 and parts[1].startswith("v") else 1]
    return "/" + "/".join([each if each in _WORDS else "{}" for each in parts[:6]])


class Wire:
    """Counts what people do, how long they wait for the answer, and every request with what came of it."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._asked: OrderedDict[str, tuple[str, float]] = OrderedDict()

    def received(self, interaction: discord.Interaction[discord.Client]) -> None:
        """Somebody has pressed, sent or commanded something; it counts once this process answers it."""
        self._asked[str(interaction.id)] = KINDS.get(interaction.type, "other"), time.perf_counter()
        while len(self._asked) > ASKED_MOST:
            self._asked.popitem(last=False)

    def trace(self) -> aiohttp.TraceConfig:
        """What tells this of every request that discord.py makes."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)
        return trace

    async def _ended(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        self.answered(params.method, params.url.path, str(params.response.status))

    async def _failed(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self.answered(params.method, params.url.path, "none")

    def answered(self, method: str, path: str, status: str) -> None:
        """A request has ended with `status`, or with `none`."""
        route = route_of(path)
        self._metrics.requests.labels(method, route, status).inc()
        if route == ANSWER and (asked := self._asked.pop(path.split("/")[-3], None)) is not None:
            kind, began = asked
            self._metrics.interactions.labels(kind).inc()
            if status.startswith("2"):
                self._metrics.answer.observe(time.perf_counter() - began)
