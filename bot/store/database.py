"""The connection: one SQLite file, one thread, one hop for a whole transaction."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any, Final, TypeVar, cast

import aiosqlite

from bot.service.ports import StoreError
from bot.store.disk import open_to_others
from bot.store.errors import DamagedDatabase, NotOurDatabase
from bot.store.migrate import migrate

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

BUSY_MS: Final = 5000
RETRY_MS: Final = 20
DAMAGED: Final = "the database is damaged: stop the bot and put a backup in its place"
_CHUNK: Final = 64


class Database(aiosqlite.Connection):
    """A connection that runs a whole piece of work on its thread.

    The thread takes one piece after another and ends each, whatever becomes of who waits for it: a cancelled caller
    leaves no transaction open, and cannot know whether its own was written.
    """

    @staticmethod
    async def open(path: str | Path) -> Database:
        """Connect to the file at `path`, made if need be, readable by its owner alone, and bring it up to date.

        Raises NewerDatabase, NotOurDatabase, DamagedDatabase, StoreError.
        """
        try:
            mended = _make_private(Path(path))
        except OSError as error:
            raise StoreError(f"cannot open the database at {path}: {error.strerror}") from error
        database = Database(partial(sqlite3.connect, path, isolation_level=None, timeout=BUSY_MS / 1000), _CHUNK)
        await database
        try:
            await database.read(_configure)
            await database.read(_refuse_damaged)
            await database.read(migrate)
            await database.read(_refuse_ownerless)
        except BaseException:
            await database.close()
            raise
        for each in mended:
            log.warning("%s", each)
        return database

    async def read(self, work: Work[T]) -> T:
        """What `work` makes of the connection. Raises StoreError."""
        try:
            return cast(T, await cast(Any, self)._execute(work, self._conn))
        except sqlite3.DatabaseError as error:
            code = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
            if code == sqlite3.SQLITE_NOTADB:
                raise NotOurDatabase("the file is no database: choose another DATABASE_PATH") from error
            if code == sqlite3.SQLITE_CORRUPT:
                raise DamagedDatabase(DAMAGED) from error
            raise StoreError(f"the database failed: {error}") from error
        except UnicodeDecodeError as error:  # of a name in the schema, before SQLite can say what is wrong
            raise DamagedDatabase(DAMAGED) from error
        except ValueError as error:
            if self._connection is None or not self._running:
                raise StoreError("the store is closed") from error
            raise

    async def empty_log(self) -> bool:
        """What was deleted is gone from the write-ahead file as well; False while another program reads the file.
        Raises StoreError.
        """
        return await self.read(_empty_log)

    async def write_anew(self) -> None:
        """Nothing that was ever replaced or deleted stays readable in the file. Takes seconds for a large one, during
        which nothing else is done; needs as much room again, in the folder of the database. Raises StoreError.
        """
        await self.read(_write_anew)

    async def write(self, work: Work[T]) -> T:
        """What `work` returns, after its transaction is on disk. Raises StoreError, and then nothing was written."""
        return await self.read(partial(_transaction, work))


def _make_private(path: Path) -> list[str]:
    """Make the file and its folders where they are missing, for us alone; close to others what they could open. What
    was wrong, in words.
    """
    for folder in reversed([each for each in path.parents if not each.exists()]):
        folder.mkdir(exist_ok=True)
        folder.chmod(0o700)
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
    except OSError as error:
        if path.is_symlink():
            raise StoreError(f"{path} is a link: give the file itself") from error
        raise
    os.close(file)
    wrong: list[str] = []
    # SQLite gives new -wal and -shm files the mode of the database; those of a process that was killed are there.
    for each in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        if each.exists() and stat.S_IMODE(each.stat().st_mode) != 0o600:
            wrong.append(f"{each.name} was open to others and is not any more")
            each.chmod(0o600)
    if open_to_others(path.parent):
        wrong.append(f"others may put another database in the place of ours: close the folder {path.parent} to them")
    return wrong


def _configure(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA secure_delete = ON").fetchall()  # what is deleted is overwritten
    _write_ahead(connection)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _refuse_damaged(connection: sqlite3.Connection) -> None:
    """Nothing is played on a file that has lost some of its pages: it would be seen in the middle of a game."""
    (said,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if said != "ok":
        raise DamagedDatabase(DAMAGED)


def _refuse_ownerless(connection: sqlite3.Connection) -> None:
    if connection.execute("SELECT count(*) FROM owner").fetchone() != (1,):
        raise DamagedDatabase(DAMAGED)


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


def _write_anew(connection: sqlite3.Connection) -> None:
    """Beside the database there is room, or nowhere: the folder for other programs' temporary files may be tiny."""
    (_, _, path) = connection.execute("PRAGMA database_list").fetchone()
    folder = str(Path(path).parent).replace("'", "''")
    connection.execute(f"PRAGMA temp_store_directory = '{folder}'")
    try:
        connection.execute("VACUUM")
    finally:
        connection.execute("PRAGMA temp_store_directory = ''")


def _empty_log(connection: sqlite3.Connection) -> bool:
    connection.execute(f"PRAGMA busy_timeout = {RETRY_MS}")  # whoever acts at a table waits behind this
    try:
        (busy, *_) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    return not busy


def _transaction(work: Work[T], connection: sqlite3.Connection) -> T:
    try:
        connection.execute("BEGIN IMMEDIATE")
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
    return result
