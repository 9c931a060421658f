"""Checks of the database: it is ours and sound, and each table not over can be brought back. Nothing is changed."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.operations.findings import Finding, failed, good, note, setting
from bot.operations.remedies import RESTORE, is_setting, remedy_of
from bot.operations.restore import PUT_ASIDE
from bot.service.ports import StoreError
from bot.store.codec import decode
from bot.store.forgetting import IN_USE
from bot.store.migrate import MIGRATIONS, UPDATED, is_foreign
from engine import replay
from engine.commands import Event

ABOUT: Final = "DATABASE_PATH"
TOLD_MOST: Final = 20

_LIVE: Final = f"SELECT table_id, channel FROM tables WHERE {IN_USE} ORDER BY table_id"


def check_database(path: Path) -> Iterator[Finding]:
    """What is wrong with the file at `path`; one that is not there is made at the start."""
    if path.is_symlink():
        yield setting(ABOUT, f"{path} is a link: give the file itself.")
        return
    if not path.exists():
        yield good(ABOUT, f"{path} will be made at the first start")
        return
    if not path.is_file():
        yield setting(ABOUT, f"{path} is no file; choose another path.")
        return
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=2)) as it:
            yield from _look(it, path)
    except sqlite3.Error as error:
        fault = StoreError(f"{path}: {error}")
        fault.__cause__ = error
        yield (setting if is_setting(fault) else failed)(ABOUT, f"{remedy_of(fault)}.")
    except (ValueError, TypeError):  # bytes that are no text, a number that is none
        yield failed(ABOUT, f"{path} is damaged: keep it, and {RESTORE}.")


def _look(it: sqlite3.Connection, path: Path) -> Iterator[Finding]:
    names = {name for (name,) in it.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    if is_foreign(it):
        yield setting(ABOUT, f"{path} is a database of something else: choose another path.")
        return
    if not names:
        yield good(ABOUT, f"{path} is empty and will be filled at the first start")
        return
    (schema,) = it.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()
    known = len(MIGRATIONS)
    if schema > known:
        yield setting(ABOUT, f"{path} has schema {schema}, this version knows {known}: run the newer version again.")
        return
    if schema < known:
        yield note(
            ABOUT, f"{path} has schema {schema} and is brought to {known} at the next start: make a backup first."
        )
    found = [str(line) for (line,) in it.execute("PRAGMA integrity_check(3)")]
    if found != ["ok"]:
        yield failed("database", f"{path} is damaged ({'; '.join(found)}): keep it, and {RESTORE}.")
    it.execute("BEGIN IMMEDIATE")
    it.execute("ROLLBACK")
    if "owner" in names:
        row = it.execute("SELECT owner, expires FROM owner").fetchone()
        if row is None:
            yield failed(
                "database", f"{path} is damaged (it does not say who owns its tables): keep it, and {RESTORE}."
            )
            return
        owner, expires = row
        if owner == PUT_ASIDE:
            yield failed("lease", f"{path} was put aside by a restore that did not end: do it again.")
        elif owner != UPDATED and expires > time.time() * 1000:
            yield note("lease", f"a process ({owner}) owns the tables just now; a second one would wait.")
    if "owed" in names:
        yield from _owed(it, path)
    yield from _tables(it, path)


def _owed(it: sqlite3.Connection, path: Path) -> Iterator[Finding]:
    """What was deleted and can still be read, and deletions that are not done."""
    if it.execute("SELECT 1 FROM owed WHERE what = 'file'").fetchone():
        room = path.stat().st_size // 1_000_000 + 1
        yield note(
            ABOUT,
            f"{path} may still hold what an earlier version replaced: the next start writes it anew and needs "
            f"{room} MB in {path.parent} for it.",
        )
    if it.execute("SELECT 1 FROM owed WHERE what = 'log'").fetchone():
        yield note(ABOUT, f"{path}-wal may still hold what was deleted: it goes when no other program reads the file.")
    (count,) = it.execute("SELECT count(*) FROM forgetting").fetchone()
    if count:
        yield note(ABOUT, f"{count} people are not deleted from every game yet: the bot goes on with it every hour.")


def _tables(it: sqlite3.Connection, path: Path) -> Iterator[Finding]:
    live = it.execute(_LIVE).fetchall()
    broken = [fault for table, channel in live if (fault := _fault(it, table, channel))]
    for fault in broken[:TOLD_MOST]:
        yield failed("table", fault)
    if len(broken) > TOLD_MOST:
        yield failed("table", f"{len(broken) - TOLD_MOST} more cannot be brought back.")
    if not broken:
        yield good(ABOUT, f"{path} is sound; {len(live)} {'table' if len(live) == 1 else 'tables'} to bring back")


def _fault(it: sqlite3.Connection, table: int, channel: int) -> str:
    """Why a table cannot be brought back, "" when it can. Never says what is in its events."""
    where = f"table {table} in channel {channel} cannot be brought back"
    events: list[Event] = []
    rows = it.execute("SELECT seq, name, data FROM events WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    for number, (seq, name, data) in enumerate(rows, 1):
        if seq != number:
            return f"{where}: event {number} is missing; {RESTORE}."
        try:
            events.append(decode(name, data))
        except StoreError as error:
            return f"{where}: event {seq}: {error}; {RESTORE}."
    try:
        replay(events)
    except Exception as error:  # noqa: BLE001 -- whatever it is, this table has it
        return f"{where}: its events do not fit together ({type(error).__name__}); {RESTORE}."
    return "" if events else f"{where}: it has no events; {RESTORE}."
