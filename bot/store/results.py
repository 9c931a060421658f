"""Results: what the events of a finished game say of each player."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from bot.service.ports import TableId
from bot.store.codec import decode
from engine.commands import Event
from engine.tournament import PlayerId
from engine.tournament_events import TournamentEnded


@dataclass(frozen=True, slots=True)
class Result:
    """One player's finished game: `place` of `players` after `hands` hands. Who shares a place has the same one."""

    table: TableId
    player: PlayerId
    guild: int
    name: str
    house: bool
    place: int
    players: int
    hands: int
    ended_at: int


def record_results(connection: sqlite3.Connection, table: TableId, events: Sequence[Event], at: int) -> None:
    """Write the results of `table` if `events`, already stored, end its game with a ranking."""
    for event in events:
        if isinstance(event, TournamentEnded):
            _insert(connection, table, event, at)


def rebuild_results(connection: sqlite3.Connection) -> int:
    """Make all results anew from the events; how many there are."""
    connection.execute("DELETE FROM results")
    rows = connection.execute("SELECT table_id, name, data, at FROM events WHERE name GLOB 'tournament-ended/*'")
    for table, name, data, at in rows.fetchall():
        record_results(connection, TableId(table), [decode(name, data)], at)
    (count,) = connection.execute("SELECT count(*) FROM results").fetchone()
    return int(count)


def results(connection: sqlite3.Connection, table: TableId) -> list[Result]:
    """The results of one game, best first; none while it runs or when it was closed without a ranking."""
    rows = connection.execute(
        "SELECT table_id, player, guild, name, house, place, players, hands, ended_at FROM results "
        "WHERE table_id = ? ORDER BY place, player",
        (table,),
    )
    return [_result(*row) for row in rows.fetchall()]


def _result(
    table: int, player: int, guild: int, name: str, house: int, place: int, players: int, hands: int, ended_at: int
) -> Result:
    return Result(TableId(table), PlayerId(player), guild, name, bool(house), place, players, hands, ended_at)


def _insert(connection: sqlite3.Connection, table: TableId, ended: TournamentEnded, at: int) -> None:
    (guild,) = connection.execute("SELECT guild FROM tables WHERE table_id = ?", (table,)).fetchone()
    (hands,) = connection.execute(
        "SELECT count(*) FROM events WHERE table_id = ? AND name GLOB 'hand-started/*'", (table,)
    ).fetchone()
    players = len(ended.standings)
    connection.executemany(
        "INSERT INTO results (table_id, player, guild, name, house, place, players, hands, ended_at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table, each.player, guild, each.name, each.house, each.place, players, hands, at)
            for each in ended.standings
        ],
    )
