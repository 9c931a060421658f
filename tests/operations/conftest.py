"""A bot that has not connected, with its own file, and no signs but those that a test sets."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.app import DeadButton, create_bot
from bot.operations.early import STOPS
from bot.operations.running import Bot, play
from bot.settings import Settings

Played = Callable[[Bot], Awaitable[tuple[int, list[str]]]]


@pytest.fixture(autouse=True)
def _no_service_manager(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def free_port() -> int:
    with socket.socket() as anywhere:
        anywhere.bind(("127.0.0.1", 0))
        return int(anywhere.getsockname()[1])


@pytest_asyncio.fixture
async def make_bot(tmp_path: Path) -> AsyncIterator[Callable[..., DeadButton]]:
    made: list[DeadButton] = []

    def make(**settings: Any) -> DeadButton:
        made.append(create_bot(Settings(discord_token="a.b.c", database_path=tmp_path / "bot.db", **settings)))
        return made[-1]

    yield make
    for bot in made:
        await bot.close()


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Played:
    """Play to the end: the exit code, and what was complained of."""
    monkeypatch.setattr(signal, "pthread_sigmask", lambda *_: None)

    async def to_the_end(bot: Bot) -> tuple[int, list[str]]:
        told: list[str] = []
        try:
            return await play(bot, "a.b.c", told.append), told
        finally:
            for each in (*STOPS, signal.SIGUSR1):
                asyncio.get_running_loop().remove_signal_handler(each)

    return to_the_end
