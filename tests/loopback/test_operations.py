"""The bot as a process that somebody operates: signs of life, drained, stopped while something hangs, refused."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
from pathlib import Path
from typing import Any

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from tests.loopback.conftest import BotProcess, Table
from tests.loopback.server import until


class Process(BotProcess):
    """One that need not come as far as the gateway."""

    @staticmethod
    def of(table: Table, **settings: str) -> Process:
        process = Process(
            table.discord, table.database, table.database.with_name("operated.log"), table.discord.door, **settings
        )
        table.processes.append(process)
        return process

    async def launch(self) -> None:
        """Start it, and wait for nothing."""
        starting = asyncio.create_task(self.start())
        await asyncio.sleep(0.1)
        starting.cancel()
        await asyncio.wait({starting})

    def send(self, number: int) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    async def end(self, within: float = 15) -> int | None:
        """Its exit code, once it has ended by itself."""
        assert self._process is not None
        return await asyncio.wait_for(self._process.wait(), within)


def free_port() -> int:
    with socket.socket() as anywhere:
        anywhere.bind(("127.0.0.1", 0))
        return int(anywhere.getsockname()[1])


async def get(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


async def test_a_bot_at_work_shows_every_sign_of_life_and_takes_them_back_when_it_ends(
    table: Table, tmp_path: Path
) -> None:
    port, alive = free_port(), tmp_path / "alive"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.setblocking(False)
        bot = await table.new_bot(
            HEALTH_PORT=str(port), HEARTBEAT_FILE=str(alive), NOTIFY_SOCKET=str(tmp_path / "notify"),
            WATCHDOG_USEC="1000000",
        )  # fmt: skip
        await table.deal(2)
        await table.passive()
        await until(alive.exists, within=10, what="no heartbeat")
        status, said = await get(port, "/healthz")
        assert status == 200, said
        _, told = await get(port, "/metrics")
        samples = {
            (each.name, *sorted(each.labels.values())): each.value
            for family in text_string_to_metric_families(told)
            for each in family.samples
        }
        assert samples["deadbutton_answer_seconds_count",] >= 3
        assert samples["deadbutton_interactions_total", "press"] >= 3
        assert samples["deadbutton_interactions_total", "command"] >= 1
        assert samples["deadbutton_requests_total", "/channels/{}/messages", "200", "POST"] >= 1
        assert samples["deadbutton_tables", "running"] == 1
        assert samples["deadbutton_lease_held",] == 1
        assert samples["deadbutton_events_total",] == len(await table.log())
        for person in table.people:
            assert str(person.id) not in told + said
        assert "loop.back.token" not in told + said
        code, seconds = await bot.terminate()
        assert code == 0, bot.output()
        assert seconds < 3
        assert not alive.exists()
        heard: list[str] = []
        while True:
            try:
                heard.append(manager.recv(1000).decode())
            except BlockingIOError:
                break
    assert heard[0] == "READY=1"
    assert "WATCHDOG=1" in heard
    assert heard[-1] == "STOPPING=1"


async def test_drained_by_a_signal_it_ends_by_itself_and_the_lobby_is_still_there(table: Table) -> None:
    bot = Process.of(table)
    await bot.start()
    await table.sit_down(2)
    bot.send(signal.SIGUSR1)
    assert await bot.end() == 0, bot.output()
    assert "drained: no game is on" in bot.output()
    store = sqlite3.connect(table.database)
    assert store.execute("SELECT status FROM tables").fetchall() == [("open",)]
    assert store.execute("SELECT expires FROM owner").fetchone() == (0,)
    store.close()


async def test_told_to_stop_again_and_again_while_discord_hangs_it_ends_without_the_tables(
    table: Table, tmp_path: Path
) -> None:
    asked = asyncio.Event()

    async def hook(method: str, path: str, body: Any) -> None:
        if path.endswith("/commands"):
            asked.set()
            await asyncio.sleep(3600)

    table.discord.before.append(hook)
    bot = Process.of(table)
    await bot.launch()
    await asyncio.wait_for(asked.wait(), 20)
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGTERM):
        bot.send(number)
        await asyncio.sleep(0.1)
    assert await bot.end(8) == 0, bot.output()
    owner = sqlite3.connect(tmp_path / "bot.db")
    assert owner.execute("SELECT owner, expires FROM owner").fetchone() == ("", 0)
    owner.close()


async def test_a_disk_that_hangs_is_left_behind_within_three_seconds(table: Table, tmp_path: Path) -> None:
    bot = Process.of(table)
    await bot.start()
    hog = sqlite3.connect(tmp_path / "bot.db", isolation_level=None)
    hog.execute("BEGIN IMMEDIATE")
    bot.send(signal.SIGTERM)
    assert await bot.end(8) == 1
    assert "something hangs" in bot.output()
    hog.execute("ROLLBACK")
    hog.close()
