"""Every request to Discord: the ones that wait for their turn, and the answers that Discord counts against us."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
from discord.http import Route

from bot.presenter.breaker import Breaker
from bot.presenter.budget import Budget, urgency_of

_left: ContextVar[list[int] | None] = ContextVar("left", default=None)  # how many tries are paid for


class Traffic:
    """The traffic of one client. Give what `trace` makes to it as `http_trace`, and `install` it once it can make
    requests.

    `refused()` is how many of the last ten minutes' answers Discord counts as invalid requests, those to requests that
    discord.py repeats and to responses included.
    """

    def __init__(self) -> None:
        self.budget = Budget()
        self.breaker = Breaker()

    def trace(self, others: aiohttp.TraceConfig | None = None) -> aiohttp.TraceConfig:
        """What tells this of every HTTP request, and `others` too if they want to know; the same object then."""
        trace = aiohttp.TraceConfig() if others is None else others
        trace.on_request_start.append(self._began)
        trace.on_request_end.append(self._ended)
        return trace

    def install(self, client: discord.Client) -> None:
        """From now on every request of `client` that counts on Discord's limit waits for its turn, and none goes out
        while the breaker holds (`Held`). Responses and edits through a press's token never pass here.
        """
        passed_on = cast(Callable[..., Coroutine[Any, Any, Any]], client.http.request)

        async def request(route: Route, **given: Any) -> Any:
            self.breaker.check(asyncio.get_running_loop().time())
            await self.budget.turn(urgency_of(route.method, route.path))
            self.breaker.check(asyncio.get_running_loop().time())  # what has waited is held as well
            token = _left.set([1])
            try:
                return await passed_on(route, **given)
            finally:
                _left.reset(token)

        client.http.request = request

    def refused(self) -> int:
        """How many of the last ten minutes' answers Discord counts as invalid requests."""
        return self.breaker.lately(asyncio.get_running_loop().time())

    async def _began(self, _: Any, __: SimpleNamespace, ___: aiohttp.TraceRequestStartParams) -> None:
        left = _left.get()
        if left is None:
            return
        left[0] -= 1
        if left[0] < 0:
            self.budget.spend()

    async def _ended(self, _: Any, __: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        status = params.response.status
        shared = params.response.headers.get("X-RateLimit-Scope") == "shared"
        if status in (401, 403) or (status == 429 and not shared):
            self.breaker.refused(asyncio.get_running_loop().time())
