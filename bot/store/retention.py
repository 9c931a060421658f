"""What is old goes by itself: finished games, people who come no more, servers without the bot."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable
from typing import Final

from bot.store.forgetting import newcomers
from engine.tournament import PlayerId

GAMES_AT_ONCE: Final = 20  # deleted in one transaction
SERVER_DAYS: Final = 30  # that a server's settings outlast the bot's being there


def delete_games(connection: sqlite3.Connection, before: int) -> int:
    """Delete some of the games that were over `before` then (epoch milliseconds); how many. 0 = there are no more."""
    found = connection.execute(
        "SELECT table_id FROM tables WHERE status = 'closed' AND coalesce((SELECT at FROM events "
        "WHERE events.table_id = tables.table_id ORDER BY seq DESC LIMIT 1), 0) < ? LIMIT ?",
        (before, GAMES_AT_ONCE),
    ).fetchall()
    connection.execute("INSERT INTO erasing (id) VALUES (1)")
    for name in ("results", "events", "tables"):
        connection.executemany(f"DELETE FROM {name} WHERE table_id = ?", found)
    connection.execute("DELETE FROM erasing")
    return len(found)


def unseen(connection: sqlite3.Connection, before: int, today: int) -> set[PlayerId]:
    """Who has pressed nothing since the day `before`. Who was never noted counts as seen `today`."""
    connection.execute("UPDATE players SET seen_on = ? WHERE seen_on = 0", (today,))
    rows = connection.execute("SELECT player FROM players WHERE seen_on < ?", (before,))
    return {PlayerId(player) for (player,) in rows.fetchall()}


def seated(connection: sqlite3.Connection, first: int, last: int) -> set[PlayerId]:
    """Everybody who ever sat at one of the tables `first` to `last`."""
    return set(newcomers(connection, first, last))


def delete_people(connection: sqlite3.Connection, people: Iterable[PlayerId]) -> None:
    """Delete the settings of these."""
    connection.executemany("DELETE FROM players WHERE player = ?", [(player,) for player in people])


def sweep_servers(connection: sqlite3.Connection, here: Collection[int], today: int) -> int:
    """Note which servers the bot has left, `here` being where it is; delete the settings of those it left long ago."""
    known = connection.execute("SELECT guild, left_on FROM servers").fetchall()
    back = [(guild,) for guild, left in known if left and guild in here]
    gone = [(today, guild) for guild, left in known if not left and guild not in here]
    old = [(guild,) for guild, left in known if left and guild not in here and left <= today - SERVER_DAYS]
    connection.executemany("UPDATE servers SET left_on = 0 WHERE guild = ?", back)
    connection.executemany("UPDATE servers SET left_on = ? WHERE guild = ?", gone)
    connection.executemany("DELETE FROM servers WHERE guild = ?", old)
    return len(old)
