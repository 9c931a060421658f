"""What to do about a database that cannot be used, in words for whoever runs the bot."""

from __future__ import annotations

import sqlite3
from typing import Final

from bot.service.ports import StoreError
from bot.store.errors import DecodeError, NewerDatabase, NotOurDatabase

RESTORE: Final = "restore a backup with `python -m bot restore FILE`"

_REMEDIES: Final = {
    sqlite3.SQLITE_FULL: "the disk is full: make room, then start the bot again; nothing that was saved is lost",
    sqlite3.SQLITE_CORRUPT: f"the file is damaged: keep it, and {RESTORE}",
    sqlite3.SQLITE_NOTADB: "the file is no database: choose another path",
    sqlite3.SQLITE_BUSY: "another program holds the file: end it",
    sqlite3.SQLITE_READONLY: "the bot may not write to the file, or its disk is mounted read-only",
    sqlite3.SQLITE_CANTOPEN: "it needs a file that the bot may write to, in a folder that it may write to",
    sqlite3.SQLITE_IOERR: "the disk fails: look at the machine's log before anything else",
}


def remedy_of(error: StoreError) -> str:
    """`error`, with what to do about it."""
    if isinstance(error, NewerDatabase | NotOurDatabase):
        return str(error)
    if isinstance(error, DecodeError):
        return f"{error}; {RESTORE}"
    cause = error.__cause__
    code = getattr(cause, "sqlite_errorcode", None) if isinstance(cause, sqlite3.Error) else None
    # The low byte is the kind, what is above it only says more.
    known = _REMEDIES.get(code & 0xFF) if code is not None else None
    return f"{error}; {known or 'it needs a file that the bot may write to, on a disk with room'}"
