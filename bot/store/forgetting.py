"""What is kept about somebody, and how it goes: settings are deleted, finished games tell of a pseudonym."""

from __future__ import annotations

import re
import secrets
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.service.ports import TableId
from bot.store.codec import decode, encode
from bot.store.pseudonyms import FREE_WORDS, Renaming, names_in
from engine.open_events import SatDown
from engine.tournament import PlayerId
from engine.tournament_events import PlayerJoined, TableOpened

AT_ONCE: Final = 100  # tables; a table's actions wait for no more than reading these
DAY: Final = 86_400_000

Named = Callable[[str, int], str]
"""The name of the `number`th pseudonym of a game, in the language of its table."""

_SEATED: Final = ("table-opened/*", "player-joined/*", "sat-down/*")
_COMES: Final = " OR ".join(["name GLOB ?"] * len(_SEATED))

# A table whose end has not been shown is still being told of.
_IN_USE: Final = (
    "(status = 'open' OR presented_seq < (SELECT max(seq) FROM events WHERE events.table_id = tables.table_id))"
)

Row = tuple[int, str, str]


@dataclass(slots=True)
class Met:
    """Where somebody was met: in which games that are over and which tables that are not, and by which names."""

    over: list[TableId] = field(default_factory=list[TableId])
    in_use: list[TableId] = field(default_factory=list[TableId])
    names: set[str] = field(default_factory=set[str])

    def __add__(self, other: Met) -> Met:
        return Met(self.over + other.over, self.in_use + other.in_use, self.names | other.names)


@dataclass(frozen=True, slots=True)
class Rewritten:
    """The events of one game as they are told of a pseudonym."""

    table: TableId
    renaming: Renaming = field(repr=False)
    rows: Sequence[tuple[str, str, int, int]] = field(repr=False)  # name, data, table, number


def last_table(connection: sqlite3.Connection) -> int:
    """The number of the newest table."""
    return int(connection.execute("SELECT coalesce(max(table_id), 0) FROM tables").fetchone()[0])


def meet(connection: sqlite3.Connection, player: PlayerId, first: int, last: int) -> Met:
    """Where `player` is named in the tables `first` to `last`."""
    met = Met()
    whole = _whole(player)
    tables: set[int] = set()
    rows = connection.execute(
        "SELECT table_id, name, data FROM events WHERE table_id BETWEEN ? AND ? AND instr(data, ?)",
        (first, last, str(player)),
    )
    for table, name, data in rows:
        if whole.search(data) is None:
            continue
        tables.add(table)
        if name.startswith(("table-opened/", "player-joined/", "sat-down/")):
            met.names |= names_in(decode(name, data), player)
    for table in sorted(tables):
        (in_use,) = connection.execute(f"SELECT {_IN_USE} FROM tables WHERE table_id = ?", (table,)).fetchone()
        (met.in_use if in_use else met.over).append(TableId(table))
    return met


def rewrite(connection: sqlite3.Connection, player: PlayerId, table: TableId, named: Named) -> Rewritten:
    """How the events of a finished game are to be told. Raises DecodeError."""
    others = set(newcomers(connection, table, table))
    number = 1 + sum(other < 0 for other in others)
    renaming = Renaming(player, _fresh(others), named(_language(connection, table), number), set())
    whole = _whole(player)
    told: list[Row] = connection.execute(
        "SELECT seq, name, data FROM events WHERE table_id = ? AND (instr(data, ?) OR instr(data, ?)) ORDER BY seq",
        (table, str(player), f'"{FREE_WORDS}":"'),
    ).fetchall()
    events = [(seq, decode(name, data)) for seq, name, data in told]
    for (_, _, data), (_, event) in zip(told, events, strict=True):
        if whole.search(data) is not None:
            renaming.names |= names_in(event, player)
    rows: list[tuple[str, str, int, int]] = []
    for seq, event in events:
        changed = renaming.event(event)
        if changed != event:
            rows.append((*encode(changed), table, seq))
    return Rewritten(table, renaming, rows)


def forget(connection: sqlite3.Connection, player: PlayerId, games: Sequence[Rewritten]) -> None:
    """Delete the settings of `player` and tell of pseudonyms in `games`: for one transaction."""
    connection.execute("INSERT INTO erasing (id) VALUES (1)")
    connection.execute("DELETE FROM players WHERE player = ?", (player,))
    for game in games:
        connection.executemany("UPDATE events SET name = ?, data = ? WHERE table_id = ? AND seq = ?", game.rows)
        connection.execute(
            "UPDATE results SET player = ?, name = ? WHERE table_id = ? AND player = ?",
            (game.renaming.pseudonym, game.renaming.name, game.table, player),
        )
    connection.execute("DELETE FROM erasing")


def newcomers(connection: sqlite3.Connection, first: int, last: int) -> Iterator[PlayerId]:
    """Everybody who took a seat at the tables `first` to `last`, once for each time. Raises DecodeError."""
    rows = connection.execute(
        f"SELECT name, data FROM events WHERE table_id BETWEEN ? AND ? AND ({_COMES})", (first, last, *_SEATED)
    )
    for name, data in rows.fetchall():
        event = decode(name, data)
        if isinstance(event, TableOpened):
            yield event.host
        elif isinstance(event, PlayerJoined | SatDown):
            yield event.player


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
    event: Any = decode(*rows[0])
    return str(event.language)


def _whole(player: PlayerId) -> re.Pattern[str]:
    return re.compile(rf"(?<![\d-]){player}(?!\d)")
