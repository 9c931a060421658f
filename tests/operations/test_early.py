"""Signals that come before the bot does, and while a command works on files."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot import terminal
from bot.__main__ import main
from bot.operations.early import EARLY, STOPS
from tests.operations.conftest import Played

ROOT = Path(__file__).parents[2]
LISTENS = """
import time
from bot.operations.early import EARLY
EARLY.listen({code})
print("loading", flush=True)
time.sleep(0.5)
print(EARLY.drain, flush=True)
"""


def python(code: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


@pytest.mark.parametrize(
    ("number", "said", "code"), [(signal.SIGTERM, "", 0), (signal.SIGINT, "", 1), (signal.SIGUSR1, "True\n", 0)]
)
def test_a_signal_while_it_loads_is_heard_without_a_word(number: signal.Signals, said: str, code: int) -> None:
    process = python(LISTENS.format(code=code))
    assert process.stdout is not None
    assert process.stdout.readline() == "loading\n"
    process.send_signal(number)
    assert process.communicate(timeout=20)[0] == said
    assert process.returncode == code


def test_nothing_that_takes_long_is_loaded_before_signals_are_heard() -> None:
    process = python("import sys, bot.__main__; print({'discord', 'pydantic', 'aiohttp', 'asyncio'} & {*sys.modules})")
    assert process.communicate(timeout=20)[0] == "set()\n"


@pytest.mark.parametrize("number", STOPS)
@pytest.mark.parametrize("arguments", [["backup", "copy.db"], ["restore", "copy.db"], ["check", "--offline"]])
def test_an_interrupted_command_ends_without_a_traceback(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    number: int,
) -> None:
    undone: list[str] = []

    def interrupted(*_: object, **__: object) -> Any:
        try:
            os.kill(os.getpid(), number)
        finally:
            os.kill(os.getpid(), number)  # an impatient second time
            undone.append("all of it")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(terminal, arguments[0], interrupted)
    before = signal.getsignal(number)
    assert main(arguments) == 1
    assert undone
    assert signal.getsignal(number) is before
    told = capsys.readouterr()
    assert told.out + told.err == ""


class Idle:
    """A bot that waits for its end."""

    def __init__(self) -> None:
        self.drained = asyncio.Event()
        self.replaced = asyncio.Event()
        self.signs: Any = SimpleNamespace(start=self._nothing, writes=SimpleNamespace(replaced=self.replaced))
        self.drain: Any = SimpleNamespace(toggle=self.drained.set)

    async def _nothing(self) -> None:
        pass

    async def start(self, token: str) -> None:
        await asyncio.Event().wait()

    async def close(self) -> None:
        pass


async def test_asked_to_drain_while_it_loaded_it_begins_with_that(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(EARLY, "drain", True)
    assert await played(Idle()) == (0, [])


async def test_a_bot_whose_database_was_replaced_ends_and_says_so(played: Played) -> None:
    bot = Idle()
    bot.replaced.set()
    code, (line,) = await played(bot)
    assert code == 1
    assert "this database was replaced by a restore: start the bot again" in line
