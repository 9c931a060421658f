"""Brings a database up to the schema of this version, one numbered SQL file after another."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import PurePath
from typing import Final

from bot.store.errors import NewerDatabase, NotOurDatabase
from bot.store.people import people_in

UPDATED: Final = "an update"  # who owns the tables until a process of this version takes them
FOR_IT: Final = 60_000  # milliseconds; if none does, an earlier version may go on


@dataclass(frozen=True, slots=True)
class Migration:
    """One step, from 1 on without gaps; `sql` is a script without transactions of its own."""

    number: int
    name: str
    sql: str


def _shipped() -> tuple[Migration, ...]:
    found: list[Migration] = []
    for file in files("bot.store").joinpath("migrations").iterdir():
        name = PurePath(file.name)
        if name.suffix == ".sql":
            found.append(Migration(int(name.stem.split("_", 1)[0]), name.stem, file.read_text("utf-8")))
    found.sort(key=lambda each: each.number)
    assert [each.number for each in found] == list(range(1, len(found) + 1)), "migrations are numbered without gaps"
    return tuple(found)


MIGRATIONS: Final = _shipped()


def migrate(connection: sqlite3.Connection, migrations: tuple[Migration, ...] = MIGRATIONS) -> int:
    """Apply what is missing, each step together with its record in one transaction; how many steps were there before.

    Raises NewerDatabase when steps were applied that this version does not know, NotOurDatabase when the file holds
    something else.
    """
    connection.create_function("people_in", 1, people_in, deterministic=True)
    before: int | None = None
    while True:
        connection.execute("BEGIN IMMEDIATE")
        try:
            done = _applied(connection)
            before = done if before is None else before
            if done > len(migrations):
                raise NewerDatabase(
                    f"the database has schema {done}, this version of the bot knows {len(migrations)}: "
                    "run the newer version again, or restore the backup from before the update"
                )
            if done < len(migrations):
                step = migrations[done]
                for statement in statements(step.sql):
                    connection.execute(statement)
                connection.execute("INSERT INTO migrations (number, name) VALUES (?, ?)", (step.number, step.name))
                if before:
                    _fence(connection)
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
        if done >= len(migrations) - 1:
            return before


def _fence(connection: sqlite3.Connection) -> None:
    """A process of an earlier version may still play: what it writes would not be what this step makes of it."""
    if connection.execute("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'owner'").fetchone():
        until = int(time.time() * 1000) + FOR_IT
        connection.execute("UPDATE owner SET epoch = epoch + 1, owner = ?, expires = ?", (UPDATED, until))


def _applied(connection: sqlite3.Connection) -> int:
    if is_foreign(connection):
        raise NotOurDatabase("the file is a database of something else: choose another DATABASE_PATH")
    connection.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT")
    (done,) = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone()
    return int(done)


def is_foreign(connection: sqlite3.Connection) -> bool:
    """Whether something else made this database, although it may well keep its own `migrations`."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    columns = [column for (_, column, *_) in connection.execute("PRAGMA table_info(migrations)")]
    return bool(tables) and columns != ["number", "name"]


def statements(script: str) -> Iterable[str]:
    """The statements of a script, one by one: `executescript` would end the transaction it runs in."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    assert not statement.strip(), "a script ends with a semicolon"
