"""`python -m bot check`: every fault is one line with what to do, and nothing is changed by looking."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from email.utils import formatdate
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import web
from discord.http import Route

from bot.__main__ import main
from bot.operations.check import check
from bot.operations.check_database import check_database
from bot.operations.check_disk import check_disk, check_signs, file_system
from bot.operations.findings import Finding, exit_code
from bot.settings import Settings
from bot.store.sqlite import SqliteStore
from tests.discord_sim import LogGuard, simulated

TOKEN = "MTIz.abc.secret-part"
ALL = str(1 << 10 | 1 << 11 | 1 << 15 | 1 << 35 | 1 << 38)


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in (*Settings.model_fields, "dyno"):
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)


class Answers:
    """A Discord that answers as a test wants it; `asked` is what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.skew = 0.0
        self.to: dict[str, tuple[int, Any]] = {
            "/users/@me": (200, {"id": "1", "username": "Dead Button"}),
            "/applications/@me": (200, {"id": "1"}),
            "/applications/1/commands": (200, [{"name": "poker"}, {"name": "poker-admin"}]),
            "/gateway/bot": (200, {"shards": 1, "session_start_limit": {"remaining": 900}}),
            "/users/@me/guilds": (200, [{"id": "5", "name": "Card room", "permissions": ALL}]),
        }

    async def answer(self, request: web.Request) -> web.Response:
        self.asked.append(f"{request.method} {request.path}")
        assert request.headers["Authorization"] == f"Bot {TOKEN}"
        status, body = self.to.get(request.path, (404, {"message": "404: Not Found"}))
        date = formatdate(time.time() - self.skew, usegmt=True)
        return web.Response(status=status, text=json.dumps(body), headers={"Date": date})


@pytest_asyncio.fixture
async def answers(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Answers]:
    made = Answers()
    application = web.Application()
    application.router.add_route("*", "/{path:.*}", made.answer)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
    yield made
    await runner.cleanup()


async def findings(*, offline: bool = False, **settings: Any) -> list[Finding]:
    made = Settings(discord_token=TOKEN, **settings)
    return [each async for each in check(made, {}, offline=offline)]


def lines(found: list[Finding], *, wrong: bool = True) -> str:
    return "\n".join([str(each) for each in found if each.wrong or not wrong])


async def test_when_all_is_well_it_says_so_and_asks_discord_five_things(answers: Answers) -> None:
    found = await findings()
    assert not lines(found)
    assert exit_code(found) == 0
    assert len(answers.asked) == 5
    assert all(each.startswith("GET ") for each in answers.asked)
    assert TOKEN not in lines(found, wrong=False)


async def test_offline_it_asks_nobody(answers: Answers) -> None:
    assert exit_code(await findings(offline=True)) == 0
    assert not answers.asked


async def test_a_refused_token_is_shown_to_discord_once(answers: Answers) -> None:
    answers.to["/users/@me"] = 401, {"message": "401: Unauthorized"}
    found = await findings()
    assert lines(found).startswith("DISCORD_TOKEN: was refused")
    assert exit_code(found) == 2
    assert answers.asked == ["GET /users/@me"]


async def test_a_discord_that_fails_is_no_fault_of_the_settings(answers: Answers) -> None:
    answers.to["/users/@me"] = 503, None
    assert exit_code(await findings()) == 1


async def test_a_discord_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch, free_port: int) -> None:
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{free_port}")
    found = await findings()
    assert "Discord: cannot be reached" in lines(found)
    assert exit_code(found) == 1


@pytest.mark.parametrize(
    ("path", "status", "body", "settings", "said"),
    [
        ("/applications/@me", 200, {"id": "1", "interactions_endpoint_url": "https://x"}, {}, "Interactions Endpoint"),
        ("/applications/@me", 200, {"id": "1", "bot_require_code_grant": True}, {}, "code grant"),
        ("/applications/1/guilds/9/commands", 403, {}, {"dev_guild_id": 9}, "DEV_GUILD_ID"),
        ("/gateway/bot", 200, {"shards": 1, "session_start_limit": {"remaining": 3}}, {}, "only 3 logins"),
    ],
)
async def test_what_is_wrong_with_the_application_is_named(
    answers: Answers, path: str, status: int, body: Any, settings: dict[str, Any], said: str
) -> None:
    answers.to[path] = status, body
    found = await findings(**settings)
    assert said in lines(found)
    assert exit_code(found) > 0


async def test_a_clock_that_is_wrong_is_named_with_how_much(answers: Answers) -> None:
    answers.skew = 90
    said = lines(await findings())
    assert "clock: is 90 seconds ahead" in said or "clock: is 91 seconds ahead" in said


async def test_each_server_that_lacks_something_is_named_with_it(answers: Answers) -> None:
    evil = "Bad\n\x1b[31m room"
    servers = [{"id": str(n), "name": evil, "permissions": str(1 << 10)} for n in range(1, 31)]
    answers.to["/users/@me/guilds"] = 200, [*servers, {"id": "99", "name": "Owners", "permissions": "8"}]
    found = await findings()
    said = lines(found, wrong=False).splitlines()
    named = [each for each in said if "does not give" in each]
    assert len(named) == 20
    assert "Send Messages, Send Messages in Threads, Create Public Threads, Attach Files" in named[0]
    assert "something is missing in 10 more servers" in "\n".join(said)
    assert "Owners" not in "\n".join(said)
    assert exit_code(found) == 0, "a server's own business"


def test_all_faults_are_told_not_only_the_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "poker.db").write_text("Dear diary, " * 100)
    monkeypatch.setenv("DISCORD_TOKEN", "no token")
    monkeypatch.setenv("DATABASE_PATH", "poker.db")
    monkeypatch.setenv("HEARTBEAT_FILE", "no folder/alive")
    monkeypatch.setenv("DYNO", "worker.1")
    assert main(["check", "--offline"]) == 2
    said = capsys.readouterr().err
    for words in ("not look like a bot token", "ALLOW_EPHEMERAL", "the file is no database", "HEARTBEAT_FILE"):
        assert words in said


def test_looking_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--offline"]) == 0
    assert list(tmp_path.iterdir()) == []
    assert "will be made" in capsys.readouterr().out


async def test_a_table_that_cannot_be_brought_back_is_named(tmp_path: Path, log_guard: LogGuard) -> None:
    path = tmp_path / "bot.db"
    async with simulated(path, log_guard) as sim:
        ann, bob = sim.people("ann", "bob")
        await sim.open_table(ann, seats=2)
        await sim.join(bob)
        await sim.start_game(ann)
        assert not lines(list(check_database(path)))
        (table,) = sim.table_ids()
        assert "1 table to bring back" in lines(list(check_database(path)), wrong=False)
    edit(path, "DROP TRIGGER events_are_never_changed")
    edit(path, 'UPDATE events SET data = \'{"key": "secret"}\' WHERE seq = 2')
    found = list(check_database(path))
    assert f"table: table {table} in channel {sim.channel.id} cannot be brought back: event 2" in lines(found)
    assert "secret" not in lines(found)
    assert exit_code(found) == 1
    edit(path, "UPDATE events SET name = 'never-heard-of/9' WHERE seq = 2")
    assert "cannot be brought back: event 2" in lines(list(check_database(path)))
    edit(path, "UPDATE tables SET status = 'closed', presented_seq = 1000000")
    assert not lines(list(check_database(path))), "what is over need not come back"


async def test_a_process_that_owns_the_tables_is_worth_a_note(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "bot.db")
    assert await store.acquire_lease("a process", 0, 1 << 60)
    found = list(check_database(tmp_path / "bot.db"))
    assert "owns the tables just now" in lines(found, wrong=False)
    assert exit_code(found) == 0
    await store.close()


def edit(path: Path, statement: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute(statement)
        database.commit()


async def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    await (await SqliteStore.open(path)).close()
    with path.open("r+b") as file:
        for page in range(4096, path.stat().st_size, 4096):
            file.seek(page)
            file.write(b"\xff" * 600)
    found = list(check_database(path))
    assert "damaged" in lines(found) or "malformed" in lines(found)
    assert exit_code(found) > 0


def open_to_all(path: Path) -> None:
    path.touch()
    path.chmod(0o644)


def in_a_folder_for_all(path: Path) -> None:
    path.parent.chmod(0o777)


@pytest.mark.parametrize("make", [open_to_all, in_a_folder_for_all])
def test_a_file_that_others_may_read_or_replace_is_named(tmp_path: Path, make: Callable[[Path], None]) -> None:
    path = tmp_path / "bot.db"
    make(path)
    assert "file mode" in lines(list(check_disk(Settings(database_path=path), {})))


def test_a_folder_for_all_where_each_file_is_its_owners_own_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "drill.db"
    tmp_path.chmod(0o1777)
    asyncio.run(made(path))
    assert not lines(list(check_disk(Settings(database_path=path), {})))


def a_link(path: Path) -> None:
    path.symlink_to(path.with_name("elsewhere.db"))


def with_migrations_of_its_own(path: Path) -> None:
    edit(path, "CREATE TABLE migrations (id INTEGER, migration TEXT, batch INTEGER)")


def without_an_owner(path: Path) -> None:
    asyncio.run(made(path))
    edit(path, "DELETE FROM owner")


def half_restored(path: Path) -> None:
    asyncio.run(made(path))
    edit(path, "UPDATE owner SET owner = 'put aside', expires = 1 << 62")


def of_bad_bytes(path: Path) -> None:
    asyncio.run(made(path))
    path.write_bytes(path.read_bytes().replace(b"TABLE owner", b"TABLE \xff\xfe\xfd\xfc\xfb"))


async def made(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


@pytest.mark.parametrize(
    ("make", "said", "code"),
    [
        (a_link, "is a link", 2),
        (with_migrations_of_its_own, "something else", 2),
        (without_an_owner, "damaged", 1),
        (half_restored, "put aside", 1),
        (of_bad_bytes, "damaged", 1),
    ],
)
def test_check_and_start_agree_about_a_database_in_a_bad_way(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    make: Callable[[Path], None],
    said: str,
    code: int,
) -> None:
    make(tmp_path / "bot.db")
    monkeypatch.setenv("DATABASE_PATH", "bot.db")
    assert main(["check", "--offline"]) == code
    told = capsys.readouterr()
    assert said in told.err
    assert "MB free" in told.out, "the rest is looked at all the same"
    if make is not half_restored:  # a start finds that out when it goes for the lease
        assert main([]) == code
        assert said in capsys.readouterr().err


def test_what_cannot_be_looked_at_is_a_finding_and_not_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shut = tmp_path / "shut" / "bot.db"
    well = Path.exists

    def exists(path: Path, **given: Any) -> bool:
        if path.is_relative_to(shut.parent):
            raise PermissionError(13, "Permission denied", str(path))
        return well(path, **given)

    monkeypatch.setattr(Path, "exists", exists)
    monkeypatch.setenv("DATABASE_PATH", str(shut))
    monkeypatch.setenv("HEARTBEAT_FILE", "alive")
    assert main(["check", "--offline"]) == 2
    told = capsys.readouterr()
    assert told.err.count(f"may not look at {shut.parent}") == 2
    assert "HEARTBEAT_FILE: alive can be touched" in told.out


@pytest.mark.parametrize("harm", ["bad bytes", "a folder shut"])
def test_a_file_of_settings_that_cannot_be_read_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], harm: str
) -> None:
    (tmp_path / ".env").write_bytes(b"LOG_LEVEL=\xff\xfe")
    if harm == "a folder shut":

        def shut(path: Path) -> bool:
            raise PermissionError(13, "Permission denied", str(path))

        monkeypatch.setattr(Path, "is_file", shut)
    for command in (["check", "--offline"], [], ["backup", "copy.db"]):
        assert main(command) == 2
        assert capsys.readouterr().err.startswith("the file .env cannot be read: ")


def test_an_address_for_both_kinds_of_network_can_be_had(free_port: int) -> None:
    if not socket.has_ipv6:
        pytest.skip("no IPv6 here")
    (found,) = check_signs(Settings(health_port=free_port, health_host="::"))
    assert str(found) == f"HEALTH_PORT: :::{free_port} is free"
    with socket.create_server(("127.0.0.1", free_port)):
        (found,) = check_signs(Settings(health_port=free_port, health_host="127.0.0.1"))
        assert not found.wrong


def test_a_disk_on_the_network_is_refused_and_a_full_one_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(f"/dev/sda / ext4 rw 0 0\nnas:/x {tmp_path.parent} nfs4 rw 0 0\nno sense\n")
    assert file_system(tmp_path, mounts) == "nfs4"
    assert file_system(Path("/"), mounts) == "ext4"
    assert file_system(tmp_path, tmp_path / "none") == ""
    found = list(check_disk(Settings(database_path=tmp_path / "bot.db"), {}, mounts))
    assert "is on a network (nfs4)" in lines(found)
    assert exit_code(found) == 2
    monkeypatch.setattr("bot.operations.check_disk.ROOM_AT_LEAST", 1 << 60)
    assert "make room" in lines(list(check_disk(Settings(database_path=tmp_path / "bot.db"), {})))
