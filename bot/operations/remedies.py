"""What to do about a database that cannot be used, in words for whoever runs the bot."""

from __future__ import annotations

import errno
import sqlite3
from typing import Final

from bot.service.ports import StoreError
from bot.store.errors import DamagedDatabase, DecodeError, NewerDatabase, NotOurDatabase

RESTORE: Final = "restore a backup with `python -m bot restore FILE`"

_DAMAGED: Final = f"the file is damaged: keep it, and {RESTORE}"
_REMEDIES: Final = {
    sqlite3.SQLITE_FULL: "the disk is full: make room, then start the bot again; nothing that was saved is lost",
    sqlite3.SQLITE_CORRUPT: _DAMAGED,
    sqlite3.SQLITE_NOTADB: "the file is no database: choose another path",
    sqlite3.SQLITE_BUSY: "another program holds the file: end it",
    sqlite3.SQLITE_READONLY: "the bot may not write to the file, or its disk is mounted read-only",
    sqlite3.SQLITE_CANTOPEN: "it needs a file that the bot may write to, in a folder that it may write to",
    sqlite3.SQLITE_IOERR: "the disk fails: look at the machine's log before anything else",
}
_BY_THE_SYSTEM: Final = {
    errno.ENOSPC: sqlite3.SQLITE_FULL,
    errno.EDQUOT: sqlite3.SQLITE_FULL,
    errno.EIO: sqlite3.SQLITE_IOERR,
    errno.EROFS: sqlite3.SQLITE_READONLY,
}
_OF_THE_MACHINE: Final = (errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EINTR, errno.EAGAIN)


def remedy_of(error: StoreError) -> str:
    """`error`, with what to do about it."""
    if isinstance(error, NewerDatabase | NotOurDatabase):
        return str(error)
    if isinstance(error, DamagedDatabase):
        return _DAMAGED
    if isinstance(error, DecodeError):
        return f"{error}; {RESTORE}"
    if error.__cause__ is None or _is_link(error):
        return str(error)
    known = _REMEDIES.get(_code(error) or 0)
    return f"{error}; {known or 'it needs a file that the bot may write to, on a disk with room'}"


def is_setting(error: StoreError) -> bool:
    """Whether another path, version or owner of the file has to be chosen: another try would fail in the same way."""
    if isinstance(error, NewerDatabase | NotOurDatabase) or _is_link(error):
        return True
    return _code(error) in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)


def _is_link(error: StoreError) -> bool:
    return isinstance(error.__cause__, OSError) and error.__cause__.errno == errno.ELOOP


def _code(error: StoreError) -> int | None:
    """SQLite's kind of fault, also where the system has said it."""
    match error.__cause__:
        case sqlite3.Error() as cause:
            # The low byte is the kind, what is above it only says more.
            return (getattr(cause, "sqlite_errorcode", None) or 0) & 0xFF
        case OSError() as cause if cause.errno not in _OF_THE_MACHINE:
            return _BY_THE_SYSTEM.get(cause.errno or 0, sqlite3.SQLITE_CANTOPEN)
        case _:
            return None
