"""Restoring that fails, is killed half-way, or finds a file in the worst shape: there is always a database."""

from __future__ import annotations

import contextlib
import os
import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.operations import restore as restoring
from bot.operations.backup import CopyFailed, backup, faults, inspect
from bot.operations.check_database import check_database
from bot.operations.metrics import Metrics
from bot.operations.restore import restore
from bot.operations.writes import WatchedStore, Writes
from bot.store.sqlite import SqliteStore


class Killed(BaseException):
    """No fault that anybody catches."""


@pytest.fixture
async def pair(tmp_path: Path) -> tuple[Path, Path]:
    """A database and its copy."""
    database, copy = tmp_path / "bot.db", tmp_path / "copy.db"
    await (await SqliteStore.open(database)).close()
    backup(database, copy)
    return database, copy


async def take(database: Path) -> bool:
    """Whether a bot that starts now owns the tables."""
    store = await SqliteStore.open(database)
    mine = await store.acquire_lease("a bot", int(time.time() * 1000), 1)
    await store.close()
    return mine


def edit(path: Path, statement: str) -> None:
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute(statement)
        database.commit()


def failing(monkeypatch: pytest.MonkeyPatch, moment: str, fault: BaseException) -> None:
    """The disk fails, or the power, just after that step."""
    well = getattr(restoring, moment)

    def done_and_failed(*given: object) -> None:
        well(*given)
        raise fault

    monkeypatch.setattr(restoring, moment, done_and_failed)


@pytest.mark.parametrize("fault", [OSError(5, "Input/output error"), Killed()], ids=["fails", "interrupted"])
@pytest.mark.parametrize("moment", ["copy_to", "to_disk", "_close_for_ever", "_move"])
async def test_a_restore_that_does_not_end_leaves_the_database_as_it_was(
    pair: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, moment: str, fault: BaseException
) -> None:
    database, copy = pair
    edit(database, "UPDATE owner SET epoch = 70")
    failing(monkeypatch, moment, fault)
    with pytest.raises((CopyFailed, Killed)):
        restore(copy, database)
    monkeypatch.undo()
    assert sorted(each.name for each in database.parent.iterdir()) == ["bot.db", "copy.db"]
    assert await take(database)
    with contextlib.closing(sqlite3.connect(database)) as it:
        assert 70 < it.execute("SELECT epoch FROM owner").fetchone()[0] < 80


@pytest.mark.parametrize("moment", ["_close_for_ever", "_move"])
async def test_a_restore_that_was_killed_can_be_done_again(
    pair: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    database, copy = pair
    failing(monkeypatch, moment, Killed())
    monkeypatch.setattr(restoring, "_move_back", lambda *_: None)
    with pytest.raises(Killed):
        restore(copy, database)
    monkeypatch.undo()
    assert not await take(database)
    restore(copy, database)
    assert await take(database)


def no_owner(path: Path) -> None:
    edit(path, "DELETE FROM owner")


def a_schema_of_bad_bytes(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"TABLE owner", b"TABLE \xff\xfe\xfd\xfc\xfb"))


def no_number(path: Path) -> None:
    edit(path, "PRAGMA writable_schema = ON")
    edit(path, "DROP TABLE owner")
    edit(path, "CREATE TABLE owner (owner, epoch, expires)")
    edit(path, "INSERT INTO owner VALUES (x'ff', 'soon', NULL)")


def nothing_at_all(path: Path) -> None:
    path.write_bytes(b"")


def random_bytes(path: Path) -> None:
    chance, data = random.Random(2), bytearray(path.read_bytes())
    for page in range(4096, len(data), 4096):
        data[page : page + 64] = chance.randbytes(64)
    path.write_bytes(data)


WORST = [no_owner, a_schema_of_bad_bytes, nothing_at_all, random_bytes]


@pytest.mark.parametrize("harm", [*WORST, no_number])
async def test_whatever_has_become_of_the_database_its_backup_takes_its_place(
    pair: tuple[Path, Path], harm: Callable[[Path], None]
) -> None:
    database, copy = pair
    harm(database)
    assert list(check_database(database))
    aside = restore(copy, database)
    assert aside is not None
    assert aside.exists()
    assert inspect(database, database) > 0
    assert await take(database)


@pytest.mark.parametrize("harm", WORST)
async def test_whatever_has_become_of_a_backup_it_is_refused_by_its_own_name(
    pair: tuple[Path, Path], harm: Callable[[Path], None]
) -> None:
    database, copy = pair
    before = database.read_bytes()
    harm(copy)
    with pytest.raises(CopyFailed) as refused:
        restore(copy, database)
    assert "copy.db" in str(refused.value)
    assert ".part" not in str(refused.value)
    with pytest.raises(CopyFailed):
        backup(copy, copy.with_name("again.db"))
    assert database.read_bytes() == before


async def test_who_slept_through_a_restore_knows_why_it_never_owns_the_tables_again(pair: tuple[Path, Path]) -> None:
    database, copy = pair
    writes = Writes(Metrics(), lambda: 0)
    sleeper = await WatchedStore.watched(database, writes)
    assert await sleeper.acquire_lease("a sleeper", 0, 2)
    edit(database, "UPDATE owner SET owner = 'another process'")
    assert not await sleeper.acquire_lease("a sleeper", 1, 2)
    assert not writes.replaced.is_set(), "another process is no restore"
    restore(copy, database)
    assert not await sleeper.acquire_lease("a sleeper", 1 << 50, 15_000)
    assert writes.replaced.is_set()
    await sleeper.close()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs root")
async def test_what_root_restores_belongs_to_the_bots_user(pair: tuple[Path, Path], tmp_path: Path) -> None:
    database, copy = pair
    os.chown(database, 10001, 10002)
    restore(copy, database)
    assert (database.stat().st_uid, database.stat().st_gid) == (10001, 10002)
    folder = tmp_path / "new"
    folder.mkdir()
    os.chown(folder, 10001, 10002)
    restore(copy, folder / "bot.db")
    assert (folder / "bot.db").stat().st_uid == 10001


async def test_a_disk_that_fails_after_the_exchange_says_that_the_backup_is_in_place(
    pair: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, copy = pair
    asked: list[Path] = []

    def third(path: Path) -> None:
        asked.append(path)
        if len(asked) == 3:
            raise OSError(5, "Input/output error")

    monkeypatch.setattr(restoring, "to_disk", third)
    with pytest.raises(CopyFailed, match=r"the backup is in place, and what was there is .*before-"):
        restore(copy, database)
    assert await take(database)


def test_a_fault_is_said_once() -> None:
    with pytest.raises(CopyFailed, match=r"^no copy: Permission denied$"), faults("no copy"):
        raise PermissionError(13, "Permission denied")
