"""Backups and restores that are killed: the next one clears away what they left, and never what a living one writes."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.operations.backup import backup
from bot.operations.check_disk import check_disk
from bot.operations.restore import restore
from bot.operations.unfinished import LOCK, clear_away, room_beside, unfinished
from bot.settings import Settings
from bot.store.sqlite import SqliteStore
from bot.terminal import main

# Stands still, with everything copied, until it is killed.
HANGS = """
import sys, time
from pathlib import Path
from bot.operations.unfinished import room_beside

source, target = map(Path, sys.argv[1:])
with room_beside(target) as beside:
    beside.write_bytes(source.read_bytes())
    print("copied", flush=True)
    time.sleep(60)
"""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    async def make(path: Path) -> None:
        await (await SqliteStore.open(path)).close()

    asyncio.run(make(tmp_path / "bot.db"))
    return tmp_path / "bot.db"


@pytest.fixture
def copy(database: Path) -> Path:
    backup(database, database.with_name("copy.db"))
    return database.with_name("copy.db")


@contextlib.contextmanager
def under_way(source: Path, target: Path) -> Iterator[None]:
    """Somebody has copied everything and lives; then they are killed."""
    command = [sys.executable, "-c", HANGS, str(source), str(target)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as it:
        assert it.stdout is not None
        try:
            assert it.stdout.readline() == "copied\n"
            yield
        finally:
            it.kill()


def told(database: Path) -> list[str]:
    """What `check` says about copies."""
    settings = Settings(discord_token="a.b.c", database_path=database)
    return [each.words for each in check_disk(settings, {}) if each.about == "copies"]


def names_in(folder: Path) -> list[str]:
    return sorted([each.name for each in folder.iterdir()])


def test_the_next_backup_clears_away_what_a_killed_one_left_but_nothing_of_a_living_one(
    database: Path, copy: Path
) -> None:
    with under_way(database, copy):
        backup(database, copy, force=True)
        (folder,) = unfinished(database.parent)
        assert (folder / "copy.db").exists()
        assert told(database) == [f"{folder} is being written by a backup or restore just now."]
    assert "the next backup to copy.db removes it" in told(database)[0]
    backup(database, copy, force=True)
    assert names_in(database.parent) == ["bot.db", "copy.db"]
    assert told(database) == []


def test_the_next_restore_clears_away_what_a_killed_one_left_but_nothing_of_a_living_one(
    database: Path, copy: Path
) -> None:
    with under_way(copy, database):
        restore(copy, database)
        assert len(unfinished(database.parent)) == 1
    restore(copy, database)
    assert not unfinished(database.parent)


def test_a_start_clears_away_what_a_killed_restore_left(
    database: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(database.parent)
    monkeypatch.setenv("DATABASE_PATH", str(database))
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setattr("bot.terminal._run", played)
    with under_way(copy, database):
        assert main([]) == 0
        assert len(unfinished(database.parent)) == 1
    assert "the next start, backup or restore removes it" in told(database)[0]
    assert main([]) == 0
    assert names_in(database.parent) == ["bot.db", "copy.db"]


async def played(*_: object) -> int:
    return 0


def test_what_is_left_for_another_file_is_not_ours_to_remove(tmp_path: Path) -> None:
    with room_beside(tmp_path / "other.db") as other:
        left = other.parent.rename(tmp_path / ".other.db.abcdefgh.part")
    assert (left / LOCK).exists()
    clear_away(tmp_path / "bot.db")
    assert left.exists()
    clear_away(tmp_path / "other.db")
    assert not left.exists()


def test_whatever_moment_a_copy_was_killed_at_nothing_of_it_stays(tmp_path: Path) -> None:
    before, within, after = (tmp_path / f".bot.db.{name}.part" for name in ("aaaaaaaa", "bbbbbbbb", "cccccccc"))
    for folder in (before, within, after):
        folder.mkdir()
    for name in (LOCK, "bot.db", "bot.db-journal"):
        (within / name).touch()
    (after / LOCK).touch()
    clear_away(tmp_path / "bot.db")
    assert names_in(tmp_path) == []


def test_nothing_is_removed_through_a_link_or_because_of_its_name_alone(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    for name in (LOCK, "dear"):
        (elsewhere / name).touch()
    (tmp_path / ".bot.db.abcdefgh.part").symlink_to(elsewhere)
    (tmp_path / ".bot.db.hgfedcba.part").touch()
    clear_away(tmp_path / "bot.db")
    assert names_in(elsewhere) == ["dear", LOCK]
    assert (tmp_path / ".bot.db.hgfedcba.part").exists()


def test_what_stays_is_said_at_the_start_and_by_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / ".bot.db.abcdefgh.part"
    folder.mkdir()
    (folder / LOCK).touch()

    def denied(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", denied)
    clear_away(tmp_path / "bot.db")
    assert f"{folder}, left by a backup or restore, stays: Permission denied" in caplog.text
    monkeypatch.undo()
    monkeypatch.setattr("bot.operations.unfinished.os.open", denied)
    assert told(tmp_path / "bot.db") == [
        f"{folder} may hold everybody's cards: delete it, unless a backup or restore is running."
    ]
