"""The connection: one SQLite file, one thread, one hop for a whole transaction."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any, Final, TypeVar, cast

import aiosqlite

from bot.service.ports import StoreError
from bot.store.errors import NotOurDatabase
from bot.store.migrate import migrate

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

BUSY_MS: Final = 5000
RETRY_MS: Final = 20
_CHUNK: Final = 64


class Database(aiosqlite.Connection):
    """A connection that runs a whole piece of work on its thread.

    The thread takes one piece after another and ends each, whatever becomes of who waits for it: a cancelled caller
    leaves no transaction open, and cannot know whether its own was written.
    """

    @staticmethod
    async def open(path: str | Path) -> Database:
        """Connect to the file at `path`, made if need be, readable by its owner alone, and bring it up to date.

        Raises NewerDatabase, NotOurDatabase, StoreError.
        """
        try:
            _make_private(Path(path))
        except OSError as error:
            raise StoreError(f"cannot open the database at {path}: {error.strerror}") from error
        database = Database(partial(sqlite3.connect, path, isolation_level=None, timeout=BUSY_MS / 1000), _CHUNK)
        await database
        try:
            await database.read(_configure)
            await database.read(migrate)
        except BaseException:
            await database.close()
            raise
        return database

    async def read(self, work: Work[T]) -> T:
        """What `work` makes of the connection. Raises StoreError."""
        try:
            return cast(T, await cast(Any, self)._execute(work, self._conn))
        except sqlite3.DatabaseError as error:
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
                raise NotOurDatabase("the file is no database: choose another DATABASE_PATH") from error
            raise StoreError(f"the database failed: {error}") from error
        except ValueError as error:
            if self._connection is None or not self._running:
                raise StoreError("the store is closed") from error
            raise

    async def write(self, work: Work[T]) -> T:
        """What `work` returns, after its transaction is on disk. Raises StoreError, and then nothing was written."""
        return await self.read(partial(_transaction, work))


def _make_private(path: Path) -> None:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    # SQLite gives -wal and -shm the mode of the file itself.
    path.chmod(0o600)


def _configure(connection: sqlite3.Connection) -> None:
    _write_ahead(connection)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Turn WAL on. SQLite does not wait for its turn here, so we do, when another process is at it just now."""
    for _ in range(BUSY_MS // RETRY_MS):
        try:
            connection.execute("PRAGMA journal_mode = WAL").fetchall()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            sleep(RETRY_MS / 1000)
        else:
            return
    raise StoreError("the database is locked by another program")


def _transaction(work: Work[T], connection: sqlite3.Connection) -> T:
    try:
        connection.execute("BEGIN IMMEDIATE")
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
    return result
