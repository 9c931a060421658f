"""discord.py's own client before a server that refuses: every answer is counted, also of repeats and responses."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
import pytest_asyncio
from aiohttp import web
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.presenter.breaker import MOST_A_MINUTE, Held
from bot.presenter.requests import Trouble, trouble_of
from bot.presenter.traffic import Traffic

SECRET = "aW50ZXJhY3Rpb24"


class Refusing:
    """Answers what it is told to, in order, then 204."""

    def __init__(self) -> None:
        self.answers: list[tuple[int, dict[str, Any], dict[str, str]]] = []
        self.asked: list[str] = []

    async def answer(self, request: web.Request) -> web.Response:
        self.asked.append(f"{request.method} {request.path}")
        if request.path.endswith("/users/@me"):
            return _json(200, {"id": "1", "username": "b", "discriminator": "0", "avatar": None})
        if not self.answers:
            return web.Response(status=204)
        status, body, headers = self.answers.pop(0)
        return _json(status, body, headers)


def _json(status: int, body: dict[str, Any], headers: dict[str, str] | None = None) -> web.Response:
    """discord.py reads JSON only behind exactly this type."""
    given = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(status=status, body=json.dumps(body).encode(), headers=given)


class Line:
    def __init__(self, server: Refusing, client: discord.Client, traffic: Traffic) -> None:
        self.server, self.client, self.traffic = server, client, traffic

    async def post(self) -> None:
        await self.client.http.request(Route("POST", "/channels/{channel_id}/messages", channel_id=123456789))

    async def respond(self) -> None:
        session = getattr(self.client.http, "_HTTPClient__session")  # noqa: B009 - the name is private
        await AsyncWebhookAdapter().create_interaction_response(
            987654321, SECRET, session=session, params=MultipartParameters({"type": 6}, None, None)
        )


@pytest_asyncio.fixture
async def line(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Line]:
    server, traffic = Refusing(), Traffic()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", server.answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
    client = discord.Client(intents=discord.Intents.none(), http_trace=traffic.trace())
    await client._async_setup_hook()  # pyright: ignore[reportPrivateUsage] - what logging in begins with
    await client.http.static_login("a.b.c")
    traffic.install(client)
    try:
        yield Line(server, client, traffic)
    finally:
        await client.close()
        await runner.cleanup()


async def test_refusals_count_but_not_those_of_a_limit_that_others_share(line: Line) -> None:
    refusals = [
        (403, {"code": 50013, "message": ""}, {}),
        (401, {"code": 0, "message": ""}, {}),
        (404, {"code": 10008, "message": ""}, {}),
        (400, {"code": 50035, "message": ""}, {}),
        (429, {"code": 0, "message": "", "retry_after": 0.0}, {"Via": "x", "X-RateLimit-Scope": "shared"}),
    ]
    for each in refusals:
        line.server.answers = [each]
        with pytest.raises(discord.HTTPException) if each[0] != 429 else contextlib.nullcontext():
            await line.post()
    assert line.traffic.refused() == 2


async def test_what_discord_py_repeats_by_itself_counts_too(line: Line) -> None:
    limited = (429, {"message": "", "retry_after": 0.0, "global": False}, {"Via": "x", "X-RateLimit-Scope": "user"})
    line.server.answers = [limited] * 3
    await line.post()
    assert line.traffic.refused() == 3
    assert sum(each.startswith("POST") and each.endswith("/messages") for each in line.server.asked) == 4


async def test_a_breaker_holds_everything_but_responses(line: Line) -> None:
    now = asyncio.get_running_loop().time()
    for _ in range(MOST_A_MINUTE):
        line.traffic.breaker.refused(now)
    asked = len(line.server.asked)
    with pytest.raises(Held) as told:
        await line.post()
    assert trouble_of(told.value) is Trouble.LATER
    assert len(line.server.asked) == asked
    await line.respond()
    assert len(line.server.asked) == asked + 1


async def test_what_has_waited_for_its_turn_is_held_as_well(line: Line) -> None:
    asked = len(line.server.asked)
    posts = [asyncio.create_task(line.post()) for _ in range(60)]
    await asyncio.sleep(0)
    now = asyncio.get_running_loop().time()
    for _ in range(MOST_A_MINUTE):
        line.traffic.breaker.refused(now)
    done = await asyncio.gather(*posts, return_exceptions=True)
    held = sum(isinstance(each, Held) for each in done)
    assert held >= 60 - 41
    assert len(line.server.asked) - asked == 60 - held
