"""A backup in the place of the database: only while no bot plays, and never for one that still believes it does."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.operations.backup import CopyFailed, copy_to, faults, files_of, inspect, to_disk
from bot.operations.unfinished import room_beside
from bot.store.leased import FOR_EVER
from bot.store.migrate import UPDATED

EPOCHS_ON: Final = 1_000
PUT_ASIDE: Final = "put aside"  # who owns a database that another has taken the place of

_HELD: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
# With these the old file is sound; with any other it is not: that is why it is replaced.
_SOUND: Final = (*_HELD, sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY)


def restore(backup: Path, database: Path) -> Path | None:
    """Put a copy of `backup` in the place of `database`. Where the old file was put aside, None when there was none.

    The lease of what is restored is free, under an epoch that no process has had: whoever still has the old one open
    writes nothing more. Raises CopyFailed, and then the old file is where it was, and can be played on.
    """
    with faults(f"{backup} was not restored"):
        _refuse(backup, database)
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with room_beside(database) as beside:
            copy_to(backup, beside)
            inspect(beside, backup)
            _give(beside, database if database.exists() else database.parent)
            if database.exists():
                return _exchange(database, beside)
            _free(beside, 0)
            to_disk(beside)
            beside.replace(database)
            to_disk(database.parent)
            return None


def _refuse(backup: Path, database: Path) -> None:
    if not backup.is_file():
        raise CopyFailed(f"there is no backup at {backup}")
    if database.is_symlink():
        raise CopyFailed(f"{database} is a link: give the file itself")
    if database.exists():
        if not database.is_file():
            raise CopyFailed(f"{database} is no file")
        if backup.samefile(database):
            raise CopyFailed(f"{backup} is the database itself")


def _give(file: Path, like: Path) -> None:
    """The bot's user can open what root restores: it belongs to whom `like` belongs to."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        found = like.stat()
        os.chown(file, found.st_uid, found.st_gid)


def _exchange(database: Path, instead: Path) -> Path:
    """Put the old database aside, with what its journal holds, while nobody can take its lease, and `instead` in its
    place. Raises CopyFailed, OSError, sqlite3.Error, and then it is as it was.
    """
    aside = _name_for(database)
    with contextlib.closing(sqlite3.connect(database, isolation_level=None, timeout=1)) as old:
        _free(instead, _epoch(old))
        to_disk(instead)  # what needs room comes before what somebody has to undo
        try:
            _close_for_ever(old)
            old.close()
            _move(database, aside)
            to_disk(database.parent)
            instead.replace(database)
        except BaseException:
            _move_back(aside, database)
            raise
    with faults(f"the backup is in place, and what was there is {aside}, but the disk fails"):
        to_disk(database.parent)
    return aside


def _name_for(old: Path) -> Path:
    moment = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    names = [f"{old.name}.before-{moment}{more}" for more in ("", *[f"-{n}" for n in range(2, 100)])]
    for each in names:
        if not (aside := old.with_name(each)).exists():
            return aside
    raise CopyFailed(f"{names[0]} exists already")


def _epoch(old: sqlite3.Connection) -> int:
    """The epoch of a database whose tables nobody owns, 0 of one that cannot be read; nobody else writes into it from
    now on. Raises CopyFailed when somebody owns the tables.
    """
    row: tuple[object, object, object] | None = None
    for statement in ("BEGIN IMMEDIATE", "SELECT owner, epoch, expires FROM owner"):
        try:
            row = old.execute(statement).fetchone()
        except sqlite3.Error as error:
            if _code(error) in _HELD:
                raise CopyFailed("a process writes into the database: stop the bot first") from None
        except ValueError:  # bytes that are no text
            pass
    match row:
        case (owner, int(epoch), int(expires)):
            if owner not in (PUT_ASIDE, UPDATED) and expires > time.time() * 1000:
                raise CopyFailed(
                    "a process owns the tables: stop the bot first; after a crash its lease ends within 15 seconds"
                )
            return epoch
        case _:
            return 0


def _close_for_ever(old: sqlite3.Connection) -> None:
    """Whoever still has the file open, asleep until now, finds out at its next write, and never gets it again."""
    try:
        old.execute("UPDATE owner SET epoch = epoch + 1, owner = ?, expires = ?", (PUT_ASIDE, FOR_EVER))
        old.execute("COMMIT")
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    except sqlite3.Error as error:
        if _code(error) in _SOUND:
            raise
    except ValueError:
        pass


def _code(error: sqlite3.Error) -> int:
    return (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF


def _move(database: Path, aside: Path) -> None:
    for file, there in zip(files_of(database)[1:], files_of(aside)[1:], strict=True):
        if file.exists():
            file.rename(there)
    try:
        os.link(database, aside)  # so that there is a database at every moment: without one, the bot makes an empty one
    except OSError:
        database.rename(aside)


def _move_back(aside: Path, database: Path) -> None:
    """As it was, and free for whoever takes it."""
    if aside.exists():
        aside.replace(database)
        aside.unlink(missing_ok=True)  # two names of one file are still two
    for file, there in zip(files_of(aside)[1:], files_of(database)[1:], strict=True):
        if file.exists():
            file.rename(there)
    with contextlib.suppress(sqlite3.Error, ValueError), contextlib.closing(sqlite3.connect(database)) as old:
        old.execute("UPDATE owner SET owner = '', expires = 0 WHERE owner = ?", (PUT_ASIDE,))
        old.commit()


def _free(database: Path, epoch: int) -> None:
    """Nobody owns the tables of `database`, and whoever takes them gets an epoch that is new to all."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE owner SET owner = '', expires = 0, epoch = max(epoch, ?) + ?", (epoch, EPOCHS_ON))
        connection.commit()
