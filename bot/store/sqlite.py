"""The store in one SQLite file."""

from __future__ import annotations

from pathlib import Path

from bot.store.database import Database
from bot.store.erasure import Erasure


class SqliteStore(Erasure):
    """`bot.service.ports.Store` in one file. Every method may also raise StoreError; nothing was written then."""

    @staticmethod
    async def open(path: str | Path) -> SqliteStore:
        """The store at `path`, made or migrated as needed. Raises NewerDatabase, NotOurDatabase, StoreError."""
        return SqliteStore(await Database.open(path))
