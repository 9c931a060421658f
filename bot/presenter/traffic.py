"""Every request to Discord: the ones that wait for their turn, and what became of all."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any, Final, cast

import aiohttp
import discord
from discord.http import Route

from bot.presenter.breaker import Breaker
from bot.presenter.budget import Budget, urgency_of

log = logging.getLogger(__name__)

UNKNOWN_INTERACTION: Final = 10062
NO_ANSWER: Final = 0

_VERSION: Final = re.compile(r"^/api(/v\d+)?(?=/)")
_TOKEN: Final = re.compile(r"^(/interactions|/webhooks)/(\d+)/[^/]+")
_ID: Final = re.compile(r"/\d+(?=/|$)")

_left: ContextVar[list[int] | None] = ContextVar("left", default=None)  # how many tries are paid for

Listener = Callable[[str, int, float], None]


def template(method: str, path: str) -> str:
    """A request without its ids and secrets, as in `POST /channels/{id}/messages`."""
    path = _VERSION.sub("", path)
    path = _TOKEN.sub(r"\1/\2/{token}", path)
    return f"{method} {_ID.sub('/{id}', path)}"


class Traffic:
    """The traffic of one client. Give what `trace` makes to it as `http_trace`, and `install` it once it can make
    requests.

    Each of `listeners` is called with the template, the status (0 for none) and the seconds of every HTTP request, also
    those that discord.py repeats. `late` counts responses that came too late, `responses` all of them; `refused()` is
    how many of the last ten minutes' answers Discord counts as invalid requests.
    """

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.responses = 0
        self.late = 0
        self.budget = Budget()
        self.breaker = Breaker()

    def trace(self, others: aiohttp.TraceConfig | None = None) -> aiohttp.TraceConfig:
        """What tells this of every HTTP request, and `others` too if they want to know; the same object then."""
        trace = aiohttp.TraceConfig() if others is None else others
        trace.on_request_start.append(self._began)
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)
        return trace

    def install(self, client: discord.Client) -> None:
        """From now on every request of `client` that counts on Discord's limit waits for its turn, and none goes out
        while the breaker holds (`Held`). Responses and edits through a press's token never pass here.
        """
        passed_on = cast(Callable[..., Coroutine[Any, Any, Any]], client.http.request)

        async def request(route: Route, **given: Any) -> Any:
            self.breaker.check(asyncio.get_running_loop().time())
            await self.budget.turn(urgency_of(route.method, route.path))
            token = _left.set([1])
            try:
                return await passed_on(route, **given)
            finally:
                _left.reset(token)

        client.http.request = request

    def refused(self) -> int:
        """How many of the last ten minutes' answers Discord counts as invalid requests."""
        return self.breaker.lately(asyncio.get_running_loop().time())

    async def _began(self, _: Any, context: SimpleNamespace, __: aiohttp.TraceRequestStartParams) -> None:
        context.traffic_began = asyncio.get_running_loop().time()
        left = _left.get()
        if left is None:
            return
        left[0] -= 1
        if left[0] < 0:
            self.budget.spend()

    async def _ended(self, _: Any, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        now = asyncio.get_running_loop().time()
        response, path = params.response, params.url.path
        status = response.status
        shared = response.headers.get("X-RateLimit-Scope") == "shared"
        if status in (401, 403) or (status == 429 and not shared):
            self.breaker.refused(now)
        if path.endswith("/callback"):
            self.responses += 1
            self.late += status == 404 and _code(await response.read()) == UNKNOWN_INTERACTION
        self._tell(params.method, path, status, now - context.traffic_began)

    async def _failed(self, _: Any, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams) -> None:
        now = asyncio.get_running_loop().time()
        self._tell(params.method, params.url.path, NO_ANSWER, now - context.traffic_began)

    def _tell(self, method: str, path: str, status: int, seconds: float) -> None:
        for listener in self.listeners:
            listener(template(method, path), status, seconds)


def _code(body: bytes) -> int:
    try:
        return int(json.loads(body)["code"])
    except (ValueError, KeyError, TypeError):
        return 0
