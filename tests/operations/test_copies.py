"""Backup and restore: one moment of the database whoever writes meanwhile, and a table that goes on from there."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.operations import backup as copying
from bot.operations.backup import CopyFailed, backup, inspect
from bot.operations.restore import restore
from bot.service.ports import LeaseLost
from bot.service.preferences import ServerSettings
from bot.settings import Settings
from bot.store.sqlite import SqliteStore
from tests.discord_sim import LogGuard, simulated

FOREVER = 1 << 60


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with contextlib.closing(sqlite3.connect(path)) as database:
        return database.execute(query).fetchall()


def names_in(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


async def made(path: Path) -> Path:
    await (await SqliteStore.open(path)).close()
    return path


async def test_a_game_goes_on_from_the_moment_of_the_backup(tmp_path: Path, log_guard: LogGuard) -> None:
    path, copy = tmp_path / "bot.db", tmp_path / "copy.db"
    async with simulated(path, log_guard) as sim:
        ann, bob = sim.people("ann", "bob")
        await sim.open_table(ann, seats=2)
        await sim.join(bob)
        await sim.start_game(ann)
        before = await sim.table()
        backup(path, copy)
        first = await sim.to_act()
        assert first is not None
        await sim.press(first, "call")
        assert await sim.to_act() is not first
        await sim.world.bot.close()
        aside = restore(copy, path)
        assert aside is not None
        await sim.restart()
        await sim._reader.close()  # it has the file open that was put aside
        sim._reader = await SqliteStore.open(path)
        after = await sim.table()
        assert before.hand is not None
        assert after.hand is not None
        assert after.hand.cards == before.hand.cards
        assert after.hand.stacks == before.hand.stacks
        assert await sim.to_act() is first
        await sim.press(first, "call")
        assert await sim.to_act() is not first


async def test_a_copy_is_one_moment_although_somebody_writes_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await made(tmp_path / "bot.db")
    monkeypatch.setattr(copying, "PAGES", 1)
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE pairs (first INTEGER, second INTEGER, padding TEXT)")
        database.execute("CREATE TABLE halves (first INTEGER)")
        database.commit()
    stop, written = threading.Event(), [0]

    def write() -> None:
        with contextlib.closing(sqlite3.connect(path)) as database:
            while not stop.is_set():
                written[0] += 1
                database.execute("INSERT INTO pairs VALUES (?, ?, ?)", (written[0], written[0], "x" * 3000))
                database.execute("INSERT INTO halves VALUES (?)", (written[0],))
                database.commit()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for _ in range(3):
            seen = written[0]
            while written[0] < seen + 20:
                pass
            backup(path, tmp_path / "copy.db", force=True)
            (found,) = rows(tmp_path / "copy.db", "SELECT (SELECT count(*) FROM pairs), (SELECT count(*) FROM halves)")
            pairs, halves = found
            assert pairs == halves
            assert int(str(pairs)) >= seen
    finally:
        stop.set()
        writer.join()


async def test_a_copy_is_for_its_owner_alone_and_replaces_nothing_unasked(tmp_path: Path) -> None:
    path = await made(tmp_path / "bot.db")
    backup(path, tmp_path / "copy.db")
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    with pytest.raises(CopyFailed, match="--force"):
        backup(path, tmp_path / "copy.db")
    backup(path, tmp_path / "copy.db", force=True)
    with pytest.raises(CopyFailed):
        backup(path, path, force=True)
    with pytest.raises(CopyFailed):
        backup(path, tmp_path / "no folder" / "copy.db")
    with pytest.raises(CopyFailed, match="no database"):
        backup(tmp_path / "nothing.db", tmp_path / "other.db")
    assert names_in(tmp_path) == ["bot.db", "copy.db"]


async def test_an_older_copy_stays_when_the_new_one_fails(tmp_path: Path) -> None:
    path = await made(tmp_path / "bot.db")
    backup(path, tmp_path / "copy.db")
    before = (tmp_path / "copy.db").read_bytes()
    damage(path)
    with pytest.raises(CopyFailed):
        backup(path, tmp_path / "copy.db", force=True)
    assert (tmp_path / "copy.db").read_bytes() == before
    assert names_in(tmp_path) == ["bot.db", "copy.db"]


def damage(path: Path) -> None:
    size = path.stat().st_size
    with path.open("r+b") as file:
        for page in range(4096, size, 4096):
            file.seek(page)
            file.write(b"\xff" * 600)


async def test_restoring_is_refused_while_a_process_owns_the_tables(tmp_path: Path) -> None:
    path = await made(tmp_path / "bot.db")
    backup(path, tmp_path / "copy.db")
    owner = await SqliteStore.open(path)
    assert await owner.acquire_lease("a process", 0, FOREVER)
    with pytest.raises(CopyFailed, match="stop the bot"):
        restore(tmp_path / "copy.db", path)
    assert await owner.acquire_lease("a process", 0, FOREVER)
    await owner.save_server(ServerSettings(1))
    await owner.close()


async def test_a_process_that_slept_through_a_restore_writes_nothing_more(tmp_path: Path) -> None:
    path = await made(tmp_path / "bot.db")
    backup(path, tmp_path / "copy.db")
    sleeper = await SqliteStore.open(path)
    assert await sleeper.acquire_lease("a sleeper", 0, 1)
    aside = restore(tmp_path / "copy.db", path)
    assert aside is not None
    with pytest.raises(LeaseLost):
        await sleeper.save_server(ServerSettings(1))
    assert not await sleeper.acquire_lease("a sleeper", 1 << 50, 15_000)
    heir = await SqliteStore.open(path)
    assert await heir.acquire_lease("the heir", 0, 15_000)
    await heir.save_server(ServerSettings(2))
    await heir.close()
    await sleeper.close()
    assert rows(path, "SELECT guild FROM servers") == [(2,)]
    assert rows(aside, "SELECT guild FROM servers") == []
    assert rows(path, "SELECT epoch FROM owner")[0] > rows(aside, "SELECT epoch FROM owner")[0]


async def test_what_was_put_aside_can_be_restored_in_its_turn(tmp_path: Path) -> None:
    path = await made(tmp_path / "bot.db")
    store = await SqliteStore.open(path)
    backup(path, tmp_path / "copy.db")
    assert await store.acquire_lease("first", 0, 1)
    await store.save_server(ServerSettings(7))
    await store.close()
    aside = restore(tmp_path / "copy.db", path)
    assert aside is not None
    assert rows(path, "SELECT guild FROM servers") == []
    restore(aside.rename(tmp_path / "aside.db"), path)
    assert rows(path, "SELECT guild FROM servers") == [(7,)]
    store = await SqliteStore.open(path)
    assert await store.acquire_lease("second", 0, 1)
    await store.close()


async def test_a_damaged_database_gives_way_to_its_backup(tmp_path: Path) -> None:
    path = await made(tmp_path / "bot.db")
    backup(path, tmp_path / "copy.db")
    damage(path)
    aside = restore(tmp_path / "copy.db", path)
    assert aside is not None
    assert aside.exists()
    assert inspect(path, path) > 0


def a_text(path: Path) -> None:
    path.write_text("Dear diary, " * 1000)


def another_programs_database(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE songs (name TEXT)")


def a_newer_database(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as database:
        for table in ("migrations (number, name)", "events (a)", "tables (a)", "owner (a)"):
            database.execute(f"CREATE TABLE {table}")
        database.execute("INSERT INTO migrations VALUES (999, 'later')")
        database.commit()


def nothing(path: Path) -> None:
    path.touch()


@pytest.mark.parametrize("make", [a_text, another_programs_database, a_newer_database, nothing])
async def test_what_is_no_sound_backup_changes_nothing(tmp_path: Path, make: Callable[[Path], None]) -> None:
    path = await made(tmp_path / "bot.db")
    before = path.read_bytes()
    make(tmp_path / "wrong.db")
    with pytest.raises(CopyFailed):
        restore(tmp_path / "wrong.db", path)
    assert path.read_bytes() == before
    assert names_in(tmp_path) == ["bot.db", "wrong.db"]


def test_the_commands_say_what_they_did_and_need_no_token(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bot.db"
    monkeypatch.setenv("DATABASE_PATH", str(path))
    assert main(["backup", "copy.db"]) == 1
    asyncio.run(made(path))
    assert main(["backup", "copy.db"]) == 0
    assert main(["backup", "copy.db"]) == 1
    assert main(["backup", "--force", "copy.db"]) == 0
    assert main(["restore", "copy.db"]) == 0
    assert main(["restore", "no.db"]) == 1
    assert main(["backup"]) == 2
    told = capsys.readouterr()
    assert "bot.db.before-" in told.out
    assert "--force" in told.err
