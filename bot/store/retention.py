"""What is old goes by itself: finished games, people who come no more, servers without the bot."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from typing import Final

from bot.service.ports import TableId
from bot.store.forgetting import DAY
from engine.tournament import PlayerId

TABLES_AT_ONCE: Final = 500  # looked at
GAMES_AT_ONCE: Final = 5  # deleted in one transaction
PEOPLE_AT_ONCE: Final = 500
SERVER_DAYS: Final = 30  # that a server's settings outlast the bot's being there
BELIEVED_DAYS: Final = 30  # that a clock may have gone on since the last look
SECOND_LOOK: Final = 20 * 3_600_000  # milliseconds after one that was not believed


def believe(connection: sqlite3.Connection, at: int) -> bool:
    """Whether it may be `at` now. A clock that has leapt could delete all there is: only when it says so a day later
    as well is it believed. The look is noted.
    """
    row = connection.execute("SELECT at, believed FROM sweeps").fetchone()
    last, believed = (-1, 1) if row is None else row
    waited = at - last
    if not believed and 0 <= waited < SECOND_LOOK:
        return False
    now = row is not None and 0 <= waited <= BELIEVED_DAYS * DAY
    connection.execute("REPLACE INTO sweeps (id, at, believed) VALUES (1, ?, ?)", (at, now))
    return now


def old_tables(connection: sqlite3.Connection, after: int, before: int) -> tuple[int, list[TableId], list[TableId]]:
    """Of some tables after number `after`: the last one, 0 when there are no more; the games that were over `before`
    then (epoch milliseconds); and the tables that are not over, though nothing has happened there since.
    """
    rows = connection.execute(
        "SELECT table_id, status, coalesce((SELECT at FROM events WHERE events.table_id = tables.table_id "
        "ORDER BY seq DESC LIMIT 1), 0) FROM tables WHERE table_id > ? ORDER BY table_id LIMIT ?",
        (after, TABLES_AT_ONCE),
    ).fetchall()
    over = [TableId(table) for table, status, at in rows if status == "closed" and at < before]
    idle = [TableId(table) for table, status, at in rows if status == "open" and at < before]
    return (rows[-1][0] if rows else 0), over, idle


def delete_games(connection: sqlite3.Connection, tables: Sequence[TableId]) -> None:
    """Delete these, with all that is known of them."""
    connection.execute("INSERT OR IGNORE INTO owed (what) VALUES ('log')")
    connection.execute("INSERT INTO erasing (id) VALUES (1)")
    for name in ("met", "results", "events", "tables"):
        connection.executemany(f"DELETE FROM {name} WHERE table_id = ?", [(table,) for table in tables])
    connection.execute("DELETE FROM erasing")


def delete_people(connection: sqlite3.Connection, before: int, today: int) -> list[PlayerId]:
    """Delete the settings of some who have pressed nothing since the day `before` and are named at no table; of whom.
    Who was never noted counts as seen `today`.
    """
    connection.execute("UPDATE players SET seen_on = ? WHERE seen_on = 0", (today,))
    rows = connection.execute(
        "DELETE FROM players WHERE player IN (SELECT player FROM players WHERE seen_on < ? "
        "AND NOT EXISTS (SELECT 1 FROM met WHERE met.player = players.player) LIMIT ?) RETURNING player",
        (before, PEOPLE_AT_ONCE),
    ).fetchall()
    if rows:
        connection.execute("INSERT OR IGNORE INTO owed (what) VALUES ('log')")
    return [PlayerId(player) for (player,) in rows]


def sweep_servers(connection: sqlite3.Connection, here: Collection[int], today: int) -> int:
    """Note which servers the bot has left, `here` being where it is; delete the settings of those it left long ago."""
    known = connection.execute("SELECT guild, left_on FROM servers").fetchall()
    back = [(guild,) for guild, left in known if left and guild in here]
    gone = [(today, guild) for guild, left in known if not left and guild not in here]
    old = [(guild,) for guild, left in known if left and guild not in here and left <= today - SERVER_DAYS]
    connection.executemany("UPDATE servers SET left_on = 0 WHERE guild = ?", back)
    connection.executemany("UPDATE servers SET left_on = ? WHERE guild = ?", gone)
    connection.executemany("DELETE FROM servers WHERE guild = ?", old)
    if old:
        connection.execute("INSERT OR IGNORE INTO owed (what) VALUES ('log')")
    return len(old)
