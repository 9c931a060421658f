"""A bot that has not connected, with its own file, and no signs but those that a test sets."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.app import DeadButton, create_bot
from bot.settings import Settings


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
