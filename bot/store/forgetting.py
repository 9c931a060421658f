"""What is kept about somebody, and how it goes: settings are deleted, finished games tell of a pseudonym.

A deletion is worked off one game a transaction, so that no table waits long for it. A row in `forgetting` stands for it
until it is done, and whoever starts next goes on with it.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.service.ports import TableId
from bot.service.preferences import DmMode, Person
from bot.store.codec import decode, encode
from bot.store.errors import DecodeError
from bot.store.people import people
from bot.store.preferences import save_person
from bot.store.pseudonyms import FREE_WORDS, Renaming, names_in
from engine.commands import Event
from engine.open_events import SatDown
from engine.tournament import PlayerId
from engine.tournament_events import PlayerJoined, TableOpened

GAMES_AT_ONCE: Final = 10  # read for their names; whoever acts at a table waits no longer than that
EVENTS_AT_ONCE: Final = 200
DAY: Final = 86_400_000

Named = Callable[[str, int], str]
"""The name of the `number`th pseudonym of a game, in the language of its table."""

# A table whose end has not been shown is still being told of.
IN_USE: Final = (
    "(status = 'open' OR presented_seq < (SELECT max(seq) FROM events WHERE events.table_id = tables.table_id))"
)

_SEATED: Final = "(name GLOB 'table-opened/*' OR name GLOB 'player-joined/*' OR name GLOB 'sat-down/*')"

Row = tuple[int, str, str]


@dataclass(frozen=True, slots=True)
class Rewritten:
    """The events of one game as they are told of a pseudonym."""

    table: TableId
    renaming: Renaming = field(repr=False)
    rows: Sequence[tuple[str, str, int, int]] = field(repr=False)  # name, data, table, number


def note_met(connection: sqlite3.Connection, table: TableId, data: Sequence[str]) -> None:
    """Whoever is named in `data`, events of `table` in JSON, has been met there."""
    found = {player for text in data for player in people(text)}
    connection.executemany(
        "INSERT OR IGNORE INTO met (player, table_id) VALUES (?, ?)", [(player, table) for player in found]
    )


def games_of(connection: sqlite3.Connection, player: PlayerId) -> list[TableId]:
    """The games that are over in which `player` is named."""
    return [
        TableId(table)
        for (table,) in connection.execute(
            "SELECT table_id FROM met JOIN tables USING (table_id) "
            f"WHERE player = ? AND NOT {IN_USE} ORDER BY table_id",
            (player,),
        )
    ]


def names_at(connection: sqlite3.Connection, player: PlayerId, tables: Sequence[TableId]) -> set[str]:
    """What `player` is called at `tables`, as far as they can be read."""
    names: set[str] = set()
    rows = connection.execute(
        "SELECT name, data FROM events WHERE table_id IN (SELECT value FROM json_each(?)) "
        f"AND {_SEATED} AND instr(data, ?)",
        (json.dumps(tables), str(player)),
    )
    for name, data in rows.fetchall():
        with contextlib.suppress(DecodeError):
            names |= names_in(decode(name, data), player)
    return names


# ---- the deletion


def begin(connection: sqlite3.Connection, player: PlayerId) -> None:
    """Delete the settings of `player`, and note that the games have to follow. Who sits at a table and wants no direct
    messages gets none on the next hand either: that stays until a deletion without such a table.
    """
    connection.execute("INSERT OR IGNORE INTO owed (what) VALUES ('log')")
    connection.execute("INSERT OR IGNORE INTO forgetting (player) VALUES (?)", (player,))
    quiet = connection.execute(
        "DELETE FROM players WHERE player = ? RETURNING dm = ?", (player, DmMode.OFF.value)
    ).fetchall() == [(1,)]
    seated = connection.execute(
        f"SELECT 1 FROM met JOIN tables USING (table_id) WHERE player = ? AND {IN_USE} LIMIT 1", (player,)
    ).fetchone()
    if quiet and seated:
        save_person(connection, Person(player, dm=DmMode.OFF))


def begun(connection: sqlite3.Connection) -> list[PlayerId]:
    """Whose deletion is not done yet."""
    return [PlayerId(player) for (player,) in connection.execute("SELECT player FROM forgetting").fetchall()]


def next_game(connection: sqlite3.Connection, player: PlayerId, but: Collection[TableId]) -> TableId | None:
    """A game that is over and names `player`, none of `but`; None when there is no other."""
    row = connection.execute(
        "SELECT table_id FROM met JOIN tables USING (table_id) WHERE player = ? "
        f"AND table_id NOT IN (SELECT value FROM json_each(?)) AND NOT {IN_USE} LIMIT 1",
        (player, json.dumps(list(but))),
    ).fetchone()
    return None if row is None else TableId(row[0])


def renaming_at(connection: sqlite3.Connection, player: PlayerId, table: TableId, named: Named) -> Renaming:
    """Who `player` is to become in a game. Raises DecodeError."""
    others: set[PlayerId] = set()
    names: set[str] = set()
    for event in _seated(connection, table):
        others.add(event.host if isinstance(event, TableOpened) else event.player)
        names |= names_in(event, player)
    number = 1 + sum(other < 0 for other in others)
    return Renaming(player, _fresh(others), named(_language(connection, table), number), names)


def rewrite(
    connection: sqlite3.Connection, renaming: Renaming, table: TableId, after: int
) -> tuple[int, list[tuple[str, str, int, int]]]:
    """How some events of a game after number `after` are to be told; the last of them, 0 when there are no more. Raises
    DecodeError.
    """
    told: list[Row] = connection.execute(
        "SELECT seq, name, data FROM events WHERE table_id = ? AND seq > ? "
        "AND (instr(data, ?) OR instr(data, ?) OR name GLOB 'hand-started/*') ORDER BY seq LIMIT ?",
        (table, after, str(renaming.player), f'"{FREE_WORDS}":"', EVENTS_AT_ONCE),
    ).fetchall()
    rows: list[tuple[str, str, int, int]] = []
    for seq, name, data in told:
        event = decode(name, data)
        changed = renaming.event(event)
        if changed != event:
            rows.append((*encode(changed), table, seq))
    return (told[-1][0] if told else 0), rows


def rename(connection: sqlite3.Connection, game: Rewritten) -> None:
    """Tell of a pseudonym in `game`: for one transaction."""
    connection.execute("INSERT OR IGNORE INTO owed (what) VALUES ('log')")
    connection.execute("INSERT INTO erasing (id) VALUES (1)")
    connection.executemany("UPDATE events SET name = ?, data = ? WHERE table_id = ? AND seq = ?", game.rows)
    connection.execute(
        "UPDATE results SET player = ?, name = ? WHERE table_id = ? AND player = ?",
        (game.renaming.pseudonym, game.renaming.name, game.table, game.renaming.player),
    )
    connection.execute("DELETE FROM met WHERE player = ? AND table_id = ?", (game.renaming.player, game.table))
    connection.execute("DELETE FROM erasing")


def end(connection: sqlite3.Connection, player: PlayerId) -> None:
    """The deletion is done."""
    connection.execute("DELETE FROM forgetting WHERE player = ?", (player,))


# ---- what was deleted and can still be read


def owes_log(connection: sqlite3.Connection) -> bool:
    """Whether something deleted may stand in the write-ahead file."""
    return connection.execute("SELECT 1 FROM owed WHERE what = 'log'").fetchone() is not None


def log_is_empty(connection: sqlite3.Connection) -> None:
    """It does not any more."""
    connection.execute("DELETE FROM owed WHERE what = 'log'")


def owes_file(connection: sqlite3.Connection) -> bool:
    """Whether something that an earlier version replaced may stand anywhere in the file."""
    return connection.execute("SELECT 1 FROM owed WHERE what = 'file'").fetchone() is not None


def file_is_written(connection: sqlite3.Connection) -> None:
    """It does not any more, once the write-ahead file has been emptied."""
    connection.execute("DELETE FROM owed WHERE what = 'file'")
    connection.execute("INSERT OR IGNORE INTO owed (what) VALUES ('log')")


def _seated(connection: sqlite3.Connection, table: TableId) -> Iterator[TableOpened | PlayerJoined | SatDown]:
    """Everybody who took a seat, once for each time. Raises DecodeError."""
    rows = connection.execute(f"SELECT name, data FROM events WHERE table_id = ? AND {_SEATED}", (table,))
    for name, data in rows.fetchall():
        event: Event = decode(name, data)
        if isinstance(event, TableOpened | PlayerJoined | SatDown):
            yield event


def _fresh(others: set[PlayerId]) -> PlayerId:
    """An id that nobody has: below zero, where neither people nor house players are."""
    while True:
        pseudonym = PlayerId(-1 - secrets.randbelow(1 << 53))
        if pseudonym not in others:
            return pseudonym


def _language(connection: sqlite3.Connection, table: TableId) -> str:
    rows: list[tuple[str, str]] = connection.execute(
        "SELECT name, data FROM events WHERE table_id = ? "
        "AND (name GLOB 'table-opened/*' OR name GLOB 'rules-changed/*') ORDER BY seq DESC LIMIT 1",
        (table,),
    ).fetchall()
    if not rows:
        raise DecodeError("the event that opened the table is missing")
    event: Any = decode(*rows[0])
    return str(event.language)
