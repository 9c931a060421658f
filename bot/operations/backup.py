"""A copy of the database while the bot writes into it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Generator
from pathlib import Path
from typing import Final

from bot.operations.unfinished import room_beside
from bot.store.errors import NewerDatabase, NotOurDatabase
from bot.store.migrate import MIGRATIONS, is_foreign

PAGES: Final = 256  # at a time: between two steps whoever writes gets a turn
BUSY: Final = 5.0  # seconds


class CopyFailed(Exception):
    """No copy was made, and nothing that was there has changed; the text says why."""


def backup(database: Path, to: Path, *, force: bool = False) -> int:
    """Copy `database` to `to`, readable by its owner alone: one moment of it, whoever writes meanwhile. The number of
    bytes. An older file at `to` is replaced only with `force`, and only by a whole copy. Raises CopyFailed.
    """
    with faults(f"no copy at {to}"):
        if not database.is_file():
            raise CopyFailed(f"there is no database at {database}")
        if to.exists() and (not force or to.is_dir() or to.samefile(database)):
            raise CopyFailed(f"{to} exists already" + ("" if force else "; --force replaces it"))
        with room_beside(to) as beside:
            copy_to(database, beside)
            inspect(beside, database)
            to_disk(beside)
            beside.replace(to)
            to_disk(to.parent)
            return to.stat().st_size


def copy_to(database: Path, to: Path) -> None:
    """One moment of `database` as a new file of mode 600. Raises OSError, sqlite3.Error."""
    os.close(os.open(to, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    with (
        contextlib.closing(
            sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True, timeout=BUSY)
        ) as source,
        contextlib.closing(sqlite3.connect(to)) as target,
    ):
        # One long read sees one moment; a copy in steps of its own would begin anew at every write.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        source.backup(target, pages=PAGES, progress=_hear)
        # In one file, so that nobody can forget the other two.
        target.execute("PRAGMA journal_mode = DELETE").fetchall()


def _hear(*_: int) -> None:
    """Between two steps of a copy signals are heard as well."""


def inspect(database: Path, said: Path) -> int:
    """The schema of a sound database of ours, a copy of `said`. Raises NewerDatabase, NotOurDatabase, CopyFailed,
    sqlite3.Error, UnicodeDecodeError.
    """
    with contextlib.closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        if is_foreign(connection) or not {"migrations", "events", "tables", "owner"} <= tables:
            raise NotOurDatabase(f"{said} is no database of this bot")
        (schema,) = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()
        if schema > len(MIGRATIONS):
            raise NewerDatabase(
                f"{said} has schema {schema}, this version of the bot knows {len(MIGRATIONS)}: use the newer one"
            )
        found = [str(line) for (line,) in connection.execute("PRAGMA integrity_check(3)")]
        if found != ["ok"]:
            raise CopyFailed(f"{said} is damaged: {'; '.join(found)}")
        if connection.execute("SELECT count(*) FROM owner").fetchone() != (1,):
            raise CopyFailed(f"{said} is damaged: it does not say who owns its tables")
        return int(schema)


@contextlib.contextmanager
def faults(what: str) -> Generator[None]:
    """Faults of disk and database, as CopyFailed."""
    try:
        yield
    except (NewerDatabase, NotOurDatabase) as error:
        raise CopyFailed(str(error)) from None
    except (OSError, sqlite3.Error) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise CopyFailed(f"{what}: {reason}") from error
    except (ValueError, TypeError) as error:  # bytes that are no text, a number that is none
        raise CopyFailed(f"{what}: the file is damaged") from error


def files_of(database: Path) -> list[Path]:
    return [database, *[database.with_name(database.name + end) for end in ("-wal", "-shm", "-journal")]]


def to_disk(path: Path) -> None:
    """Wait until a file, or the names in a folder, would outlive a power cut."""
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
