"""A table whose bot is a process of its own, on a Discord that outlives it. Time is real: everything here is slow."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.demo.room import NothingToPress, Room
from bot.demo.sim import InteractionResult, MemberActor
from bot.service.ports import Logged, TableId
from bot.store.sqlite import SqliteStore
from engine import replay, view
from engine.tournament import PlayerId, Tournament
from engine.view import TableView
from tests.loopback.server import Door, Loopback, until

RUN = Path(__file__).with_name("run_bot.py")
ROOT = Path(__file__).resolve().parents[2]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)


class BotProcess:
    """The bot, started as people start it."""

    def __init__(self, discord: Loopback, database: Path, log: Path, door: Door, **settings: str) -> None:
        self.door = door
        self._settings = settings
        self._discord = discord
        self._database = database
        self._log = log
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it and wait until it listens to the gateway."""
        before = self._discord.identified
        environment = {
            **os.environ,
            **self.door.environment,
            "DISCORD_TOKEN": "loop.back.token",
            "DATABASE_PATH": str(self._database),
            "LOG_LEVEL": "DEBUG",
            "PYTHONPATH": str(ROOT),
            **self._settings,
        }
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, str(RUN), env=environment, stdout=log, stderr=log, cwd=self._database.parent
            )
        await until(lambda: self._discord.identified > before, within=60, what=f"no start:\n{self.output()}")

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def kill(self) -> None:
        """As the power going out."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()

    def signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    async def terminate(self) -> tuple[int | None, float]:
        """Ask it to stop: its exit code, and the seconds it took."""
        assert self._process is not None
        began = time.monotonic()
        self._process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(self._process.wait(), 15)
        return self._process.returncode, time.monotonic() - began

    def output(self) -> str:
        return self._log.read_text(errors="replace") if self._log.exists() else ""


class Table:
    """One channel of the loopback Discord, and what is on the bot's disk."""

    def __init__(self, discord: Loopback, folder: Path) -> None:
        self.discord = discord
        self.database = folder / "bot.db"
        self._folder = folder
        self.processes: list[BotProcess] = []
        world = discord.world
        self.guild = world.env.create_guild("Card room")
        self.room = Room(world, self.guild.create_text_channel("poker"))
        self.people = [self.guild.add_member(world.env.create_user(name)) for name in ("ann", "bob", "carol")]

    async def new_bot(self, **settings: str) -> BotProcess:
        """Start one more process on the same database."""
        return await self.new_bot_at(self.discord.door, **settings)

    async def new_bot_at(self, door: Door, **settings: str) -> BotProcess:
        """As `new_bot`; it comes to Discord through this door."""
        log = self._folder / f"bot-{len(self.processes)}.log"
        process = BotProcess(self.discord, self.database, log, door, **settings)
        self.processes.append(process)
        await process.start()
        return process

    async def close(self) -> None:
        for process in self.processes:
            if process.running:
                await process.kill()

    # ---- on disk

    async def log(self) -> list[Logged]:
        store = await SqliteStore.open(self.database)
        try:
            return await store.events(TableId(1))
        finally:
            await store.close()

    async def state(self) -> Tournament:
        return replay([each.event for each in await self.log()])

    async def view(self, person: MemberActor) -> TableView:
        return view(await self.state(), PlayerId(person.id))

    async def to_act(self) -> MemberActor:
        """Whose turn it is."""
        table = await self.state()
        assert table.hand is not None
        assert table.hand.turn is not None
        row = table.seats[table.hand.turn.seat]
        assert row is not None
        return next(each for each in self.people if each.id == row.player)

    # ---- by people

    async def do(self, action: Any, *, within: float = 8.0) -> InteractionResult:
        """Wait for the bot's answer to something a person does."""
        result = await action
        await until(lambda: result.acknowledged, within=within, what="the bot never answered")
        return result

    async def insist(self, person: MemberActor, verb: str, *, within: float = 30.0) -> InteractionResult:
        """Press until somebody answers, as people do."""
        end = time.monotonic() + within
        while time.monotonic() < end:
            try:
                result = await self.room.press(person, verb)
                await until(lambda result=result: result.acknowledged, within=1.0)
                return result
            except (TimeoutError, NothingToPress):
                await asyncio.sleep(0.2)
        raise TimeoutError(f"nobody answered to {verb}")

    def turn_shown(self) -> int:
        """The decision that the table message's buttons belong to, 0 when there is none."""
        turns = [int(each.custom_id.split(":")[2]) for each in self.room.buttons() if each.verb in ("fold", "check")]
        return turns[0] if turns else 0

    async def shown(self, turn: int, *, within: float = 25.0) -> None:
        """Wait until that decision is on the table."""
        await until(lambda: self.turn_shown() == turn, within=within, what=f"turn {turn}, not {self.turn_shown()}")

    async def passive(self) -> InteractionResult:
        """Whoever is to act checks or calls."""
        person = await self.to_act()
        offer = (await self.view(person)).offer
        assert offer is not None
        return await self.do(self.room.press(person, "call" if offer.call else "check"))

    async def sit_down(self, players: int = 3) -> None:
        """Open a lobby and seat people."""
        await self.do(self.room.command(self.people[0], "poker start", seats=players))
        await until(lambda: "join" in self.room.verbs(), within=5, what="no lobby")
        for person in self.people[1:players]:
            await self.do(self.room.press(person, "join"))

    async def deal(self, players: int = 3) -> None:
        """Seat people and wait for the first turn of the first hand."""
        await self.sit_down(players)
        await self.do(self.room.press(self.people[0], "start"))
        await until(lambda: self.turn_shown() == 1, within=15, what="no first hand")
        await until(lambda: all("1" in self.room.dm(each) for each in self.people[:players]), within=5, what="no cards")


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """A table on a loopback Discord, without a bot yet."""
    discord = Loopback()
    await discord.start()
    made = Table(discord, tmp_path)
    yield made
    await made.close()
    await discord.close()
