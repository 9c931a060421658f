"""discord.py's connections: asked whether they live, and made anew soon; stand-ins have its private names."""

from __future__ import annotations

import asyncio
import logging
import time
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.shard import Shard

from bot.lifeline import A_HOUR, SOON, Lifeline


class Socket:
    """A connection; `answers` is whether Discord answers heartbeats on it."""

    def __init__(self, *, answers: bool = False) -> None:
        self._keep_alive: Any = SimpleNamespace(_last_recv=time.perf_counter() - 60, beat=dict)
        self._answers = answers
        self.closed: list[int] = []

    async def send_heartbeat(self, data: object) -> None:
        if self._answers:
            self._keep_alive._last_recv = time.perf_counter()

    async def close(self, code: int) -> None:
        self.closed.append(code)


class Client:
    def __init__(self, socket: object) -> None:
        self.shard = SimpleNamespace(ws=socket, _backoff=ExponentialBackoff())

    def get_shard(self, shard: int) -> object:
        return SimpleNamespace(_parent=self.shard)


def lifeline(client: Client, dead: list[int]) -> Lifeline:
    return Lifeline(cast("discord.AutoShardedClient", client), dead.append)


async def asked(line: Lifeline) -> None:
    await asyncio.wait([*line._asking.values()])


async def test_a_silent_connection_is_asked_and_lives_when_it_answers() -> None:
    socket, dead = Socket(answers=True), list[int]()
    line = lifeline(Client(socket), dead)
    assert not line.alive(0)
    await asked(line)
    assert line.alive(0)
    assert (dead, socket.closed) == ([], [])


async def test_a_connection_that_does_not_answer_is_made_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.lifeline.ANSWER_WITHIN", 0.1)
    socket, dead = Socket(), list[int]()
    line = lifeline(Client(socket), dead)
    assert not line.alive(0)
    await asked(line)
    assert (dead, socket.closed) == ([0], [4000])


@pytest.mark.parametrize("how", ["ended", "replaced"])
async def test_a_connection_that_ends_while_it_is_asked_is_no_fault_of_the_next_one(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    monkeypatch.setattr("bot.lifeline.ANSWER_WITHIN", 0.2)
    socket, dead = Socket(), list[int]()
    client = Client(socket)
    line = lifeline(client, dead)
    assert not line.alive(0)
    task = line._asking[0]
    await asyncio.sleep(0.1)
    if how == "ended":
        socket._keep_alive = None  # as discord.py does
    else:
        client.shard.ws = Socket()
    await asyncio.wait([task])
    assert task.exception() is None
    assert (dead, socket.closed, caplog.messages) == ([], [], [])


async def test_a_discord_py_with_other_names_is_told_once_and_folds_nobody_late(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING)
    socket = Socket()
    socket._keep_alive = SimpleNamespace()
    client = Client(socket)
    line = lifeline(client, [])
    assert [line.alive(0), line.alive(0)] == [True, True]
    del client.shard._backoff
    line.lost(0)
    assert len(caplog.messages) == 1


def test_discord_py_has_these_names() -> None:
    client = SimpleNamespace(dispatch=None, _reconnect=True)
    shard = Shard(cast("Any", Socket()), cast("Any", client), lambda item: None)
    assert isinstance(shard._backoff._max, int)
    assert "_keep_alive" in DiscordWebSocket.__init__.__code__.co_names
    assert "_last_recv" in KeepAliveHandler.__init__.__code__.co_names


async def test_an_outage_of_hours_is_got_over_within_seconds_of_its_end() -> None:
    client = Client(Socket())
    line = lifeline(client, [])
    line.lost(0)  # as it is made
    for _ in range(1000):
        line.lost(0)
        assert client.shard._backoff.delay() <= 2**SOON


async def test_sessions_that_are_begun_again_and_again_are_begun_slowly() -> None:
    client = Client(Socket())
    line = lifeline(client, [])
    waits: list[float] = []
    for _ in range(10 * A_HOUR):
        client.shard.ws = Socket()
        line.lost(0)
        waits.append(client.shard._backoff.delay())
    assert max(waits[: A_HOUR - 1]) <= 2**SOON
    assert max(waits[A_HOUR:]) > 100, "discord.py's own waits"
