"""Signs of life: the heartbeat file, the port, systemd's socket; nothing beyond what is set."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path

import aiohttp
import discord
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.app import DeadButton
from bot.operations.check_disk import check_signs
from bot.operations.endpoint import VISITS
from bot.operations.heartbeat import Heartbeat
from bot.operations.metrics import Metrics
from bot.operations.pulse import Pulse
from bot.operations.running import tell_of_task
from bot.operations.service_manager import ServiceManager
from bot.operations.wire import Wire, route_of
from bot.settings import BadSettings, Settings
from tests.discord_sim import LogGuard

ROOT = Path(__file__).parents[2]
MakeBot = Callable[..., DeadButton]


async def until(true: Callable[[], bool]) -> None:
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError


async def test_nothing_is_opened_that_is_not_set(make_bot: MakeBot) -> None:
    bot = make_bot()
    threads = threading.active_count()
    await bot.signs.start()
    assert threading.active_count() == threads
    assert len(asyncio.all_tasks()) == 1


async def test_healthz_names_each_part_and_is_503_until_all_are_good(make_bot: MakeBot, free_port: int) -> None:
    bot = make_bot(health_port=free_port)
    await bot.signs.start()
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{free_port}/healthz") as answer:
        assert answer.status == 503
        said = await answer.json()
    assert said["healthy"] is False
    assert {name for name, part in said.items() if isinstance(part, dict)} == {
        "loop", "gateway", "lease", "database", "tables",
    }  # fmt: skip
    assert said["loop"]["good"]
    assert not said["gateway"]["good"]


async def test_metrics_are_what_the_documentation_lists(make_bot: MakeBot, free_port: int) -> None:
    bot = make_bot(health_port=free_port)
    await bot.signs.start()
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{free_port}/metrics") as answer:
        assert answer.status == 200
        said = await answer.text()
    names = {each.name for each in text_string_to_metric_families(said) if each.name.startswith("deadbutton_")}
    listed = set(re.findall(r"`(deadbutton_\w+?)(?:_total)?`", (ROOT / "docs/operating.md").read_text("utf-8")))
    assert names == listed


async def test_the_port_tells_nothing_else(make_bot: MakeBot, free_port: int) -> None:
    bot = make_bot(health_port=free_port)
    await bot.signs.start()
    async with aiohttp.ClientSession() as session:
        for method, path in (("GET", "/"), ("POST", "/healthz"), ("GET", "/../bot.db"), ("DELETE", "/metrics")):
            async with session.request(method, f"http://127.0.0.1:{free_port}{path}") as answer:
                assert answer.status in (404, 405)


async def test_a_port_that_another_process_has_is_ours_once_it_has_ended(
    make_bot: MakeBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.operations.endpoint.TRY_AGAIN", 0.05)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        await make_bot(health_port=port).signs.start()
        assert "is taken by another program" in caplog.text
    for _ in range(100):
        with contextlib.suppress(aiohttp.ClientConnectionError):
            async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/healthz") as answer:
                assert answer.status == 503
                return
        await asyncio.sleep(0.05)
    raise TimeoutError


async def test_an_address_of_another_machine_is_refused_in_one_line(make_bot: MakeBot, free_port: int) -> None:
    bot = make_bot(health_port=free_port, health_host="192.0.2.1")
    with pytest.raises(BadSettings) as refused:
        await bot.signs.start()
    assert str(refused.value).startswith(f"HEALTH_PORT: 192.0.2.1:{free_port} cannot be opened: ")
    assert str(refused.value).count("192.0.2.1") == 1
    (found,) = check_signs(Settings(health_port=free_port, health_host="192.0.2.1"))
    assert found.wrong


async def test_whoever_says_nothing_keeps_nobody_else_out_of_the_port(
    make_bot: MakeBot, free_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.operations.endpoint.VISIT", 1)
    await make_bot(health_port=free_port).signs.start()
    silent = [await asyncio.open_connection("127.0.0.1", free_port) for _ in range(3 * VISITS)]
    for _, writer in silent:
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: ")
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{free_port}/healthz") as answer:
        assert answer.status == 503
    for reader, writer in silent:
        with contextlib.suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), 5) == b""
        writer.close()


async def test_the_heartbeat_stops_as_soon_as_something_is_wrong(tmp_path: Path) -> None:
    path, well = tmp_path / "alive", True
    heart = Heartbeat(path, lambda: well)
    heart.beat()
    await until(path.exists)
    os.utime(path, (0, 0))
    well = False
    heart.beat()
    await asyncio.sleep(0.05)
    assert path.stat().st_mtime == 0
    well = True
    heart.beat()
    await until(lambda: path.stat().st_mtime > 0)
    heart.stop()
    assert not path.exists()


def all_in(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*"))


def the_database(folder: Path) -> Path:
    (folder / "bot.db").write_bytes(b"SQLite format 3")
    return folder / "bot.db"


def its_journal(folder: Path) -> Path:
    return folder / "bot.db-wal"


def the_token(folder: Path) -> Path:
    return folder / "token"


def a_letter(folder: Path) -> Path:
    (folder / "letter").write_text("Dear Ann")
    return folder / "letter"


def a_folder(folder: Path) -> Path:
    (folder / "alive").mkdir()
    return folder / "alive"


def a_link_to_the_database(folder: Path) -> Path:
    (folder / "alive").symlink_to(folder / "bot.db")
    return folder / "alive"


def in_no_folder(folder: Path) -> Path:
    return folder / "nowhere" / "alive"


def below_a_file(folder: Path) -> Path:
    return a_letter(folder) / "alive"


@pytest.mark.parametrize(
    "made",
    [
        the_database, its_journal, the_token, a_letter, a_folder, a_link_to_the_database, in_no_folder, below_a_file,
        lambda _: Path(os.devnull),
    ],
)  # fmt: skip
async def test_a_heartbeat_takes_nothing_away_that_is_not_its_own(
    make_bot: MakeBot, tmp_path: Path, made: Callable[[Path], Path]
) -> None:
    path = made(tmp_path)
    before = all_in(tmp_path)
    bot = make_bot(heartbeat_file=path, discord_token_file=tmp_path / "token")
    with pytest.raises(BadSettings, match=r"^HEARTBEAT_FILE: "):
        await bot.signs.start()
    await bot.signs.stop()
    assert all_in(tmp_path) == before
    (found,) = check_signs(bot.settings)
    assert found.wrong
    assert found.about == "HEARTBEAT_FILE"


async def test_a_heartbeat_of_the_process_before_is_no_sign_of_this_one(make_bot: MakeBot, tmp_path: Path) -> None:
    path = tmp_path / "alive"
    path.touch()
    bot = make_bot(heartbeat_file=path)
    await bot.signs.start()
    assert not path.exists()


async def test_a_heartbeat_without_a_folder_is_refused_before_any_login(make_bot: MakeBot, tmp_path: Path) -> None:
    bot = make_bot(heartbeat_file=tmp_path / "no folder" / "alive")
    with pytest.raises(BadSettings, match=r"^HEARTBEAT_FILE: .* does not exist"):
        await bot.signs.start()


async def test_a_heartbeat_file_that_cannot_be_touched_is_one_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    heart = Heartbeat(tmp_path / "no folder" / "alive", lambda: True)
    for _ in range(3):
        heart.beat()
        await asyncio.sleep(0.05)
    heart.stop()
    assert len([each for each in caplog.records if "heartbeat" in each.getMessage()]) == 1


async def test_a_disk_that_hangs_does_not_hold_the_heartbeat_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    going = threading.Event()
    touched: list[float] = []

    def touch(path: Path, mode: int) -> None:
        touched.append(time.perf_counter())
        going.wait(5)

    monkeypatch.setattr(Path, "touch", touch)
    heart = Heartbeat(tmp_path / "alive", lambda: True)
    heart.beat()
    await until(lambda: len(touched) == 1)
    heart.beat()
    heart.beat()
    going.set()
    await asyncio.sleep(0.05)
    assert len(touched) == 1
    heart.stop()


async def test_the_pulse_says_how_late_the_loop_is_and_ends_when_told() -> None:
    late: list[float] = []
    pulse = Pulse(0.01, late.append)
    pulse.start()
    threading.Event().wait(0.2)
    await until(lambda: len(late) > 1)
    assert late[0] > 0.1
    pulse.stop()
    seen = len(late)
    await asyncio.sleep(0.05)
    assert len(late) == seen


def test_systemd_is_told_that_it_is_ready_alive_and_stopping(tmp_path: Path) -> None:
    for address in (str(tmp_path / "notify"), f"@deadbutton-{os.getpid()}"):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as inlet:
            inlet.bind("\0" + address[1:] if address.startswith("@") else address)
            inlet.settimeout(2)
            manager = ServiceManager({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "30000000"})
            assert manager.every == 15
            manager.say("READY=1", "STATUS=well")
            assert inlet.recv(100) == b"READY=1\nSTATUS=well"


def test_without_systemd_nobody_is_told_anything(tmp_path: Path) -> None:
    assert ServiceManager({"WATCHDOG_USEC": "30000000"}).every is None
    assert ServiceManager({"NOTIFY_SOCKET": "/x", "WATCHDOG_USEC": "1", "WATCHDOG_PID": "1"}).every is None
    ServiceManager({}).say("READY=1")
    ServiceManager({"NOTIFY_SOCKET": str(tmp_path / "nobody")}).say("READY=1")


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123/messages/456", "/channels/{}/messages/{}"),
        ("/api/v10/interactions/1/aW50ZXJhY3Rpb24/callback", "/interactions/{}/{}/callback"),
        ("/api/v10/webhooks/1/aW50ZXJhY3Rpb24/messages/@original", "/webhooks/{}/{}/messages/@original"),
        ("/api/v10/users/@me", "/users/@me"),
        ("/avatars/12/deadbeef.webp", "/{}/{}/{}"),
        ("/a/b/c/d/e/f/g/h", "/{}/{}/{}/{}/{}/{}"),
        ("/", "/"),
    ],
)
def test_a_route_holds_nobodys_id_and_no_token(path: str, route: str) -> None:
    assert route_of(path) == route


async def test_seconds_to_the_answer_run_from_the_event_to_discords_receipt() -> None:
    metrics = Metrics()
    wire = Wire(metrics)

    class Pressed:
        id = 77
        type = discord.InteractionType.component

    wire.received(Pressed())  # pyright: ignore[reportArgumentType]
    wire.answered("POST", "/api/v10/interactions/99/token/callback", "200")
    assert metrics.registry.get_sample_value("deadbutton_answer_seconds_count") == 0
    wire.answered("POST", "/api/v10/interactions/77/token/callback", "204")
    wire.answered("POST", "/api/v10/interactions/77/token/callback", "204")
    assert metrics.registry.get_sample_value("deadbutton_answer_seconds_count") == 1
    assert metrics.registry.get_sample_value("deadbutton_interactions_total", {"kind": "press"}) == 1


async def test_a_task_that_fails_unseen_is_logged_with_its_name(log_guard: LogGuard) -> None:
    async def fails() -> None:
        raise RuntimeError("the shoe is empty")

    log_guard.expect("the shoe is empty")
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(tell_of_task)
    task = asyncio.create_task(fails(), name="shuffle")
    await asyncio.wait({task})
    del task
    for _ in range(3):
        await asyncio.sleep(0)
    (record,) = [each for each in log_guard.errors if each.name == "bot.operations.running"]
    assert record.getMessage().startswith("shuffle: ")
    assert record.exc_info is not None
