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

EPOCHS_ON: Final = 1_000
FOR_EVER: Final = 1 << 62


def restore(backup: Path, database: Path) -> Path | None:
    """Put a copy of `backup` in the place of `database`. Where the old file was put aside, None when there was none.

    The lease of what is restored is free, under an epoch that no process has had: whoever still has the old one open
    writes nothing more. Raises CopyFailed, and then the old file is where it was.
    """
    if not backup.is_file():
        raise CopyFailed(f"there is no backup at {backup}")
    if database.exists() and backup.samefile(database):
        raise CopyFailed(f"{backup} is the database itself")
    beside = database.with_name(f".{database.name}.{os.getpid()}.part")
    try:
        with faults(f"{backup} was not restored"):
            database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            copy_to(backup, beside)
            inspect(beside)
            aside = _set_aside(database, beside) if database.exists() else _free(beside, 0)
            to_disk(beside)
            beside.replace(database)
            to_disk(database.parent)
            return aside
    finally:
        for leftover in files_of(beside):
            leftover.unlink(missing_ok=True)


def _set_aside(database: Path, instead: Path) -> Path:
    """Put the old database aside, with what its journal holds, while nobody can take its lease. Raises CopyFailed."""
    moment = datetime.now(UTC).strftime("%Y%m%dT%H%M%SZ")
    aside = database.with_name(f"{database.name}.before-{moment}")
    if aside.exists():
        raise CopyFailed(f"{aside} exists already")
    with contextlib.closing(sqlite3.connect(database, isolation_level=None, timeout=1)) as old:
        try:
            old.execute("BEGIN IMMEDIATE")
            epoch, expires = old.execute("SELECT epoch, expires FROM owner").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise CopyFailed("a process writes into the database: stop the bot first") from None
            epoch, expires = 0, 0  # no database of ours any more, or none that can be read: that is why
        except sqlite3.DatabaseError:
            epoch, expires = 0, 0
        if expires > time.time() * 1000:
            raise CopyFailed(
                "a process owns the tables: stop the bot first; after a crash its lease ends within 15 seconds"
            )
        _free(instead, epoch)
        # Whoever still has the file open, asleep until now, finds out at its next write, and never gets it again.
        with contextlib.suppress(sqlite3.DatabaseError):
            old.execute("UPDATE owner SET epoch = epoch + 1, owner = 'put aside', expires = ?", (FOR_EVER,))
            old.execute("COMMIT")
    for file in files_of(database)[1:]:
        if file.exists():
            file.rename(file.with_name(file.name.replace(database.name, aside.name, 1)))
    try:
        os.link(database, aside)  # so that there is a database at every moment: without one, the bot makes an empty one
    except OSError:
        database.rename(aside)
    return aside


def _free(database: Path, epoch: int) -> None:
    """Nobody owns the tables of `database`, and whoever takes them gets an epoch that is new to all."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE owner SET owner = '', expires = 0, epoch = max(epoch, ?) + ?", (epoch, EPOCHS_ON))
        connection.commit()
