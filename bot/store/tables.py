"""Tables, their events, and what the events of a finished game say of its players."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from bot.service.ports import ChannelTaken, Conflict, Logged, Place, TableId, TableRecord
from bot.store.codec import decode, encode
from bot.store.database import DAMAGED
from bot.store.errors import DamagedDatabase
from bot.store.forgetting import IN_USE, note_met
from bot.store.leased import Leased, refuse_other_owner
from bot.store.results import Result, rebuild_results, record_results, results
from engine.commands import Event
from engine.tournament import PlayerId

_RECORD = "SELECT table_id, guild, channel, message, presented_seq, status = 'open', notice, hand, former FROM tables"

# Every press asks for both, so in one statement.
_OWNED_AND_LAST = "SELECT epoch, (SELECT coalesce(max(seq), 0) FROM events WHERE table_id = ?) FROM owner"


class TableStore(Leased):
    """Poker tables, and everything that happened at them."""

    async def open_table(self, place: Place, events: Sequence[Event], at: int) -> TableId:
        """A new table with its first events. Raises ChannelTaken, LeaseLost."""
        encoded = [encode(event) for event in events]

        def insert(connection: sqlite3.Connection) -> TableId:
            _refuse_taken(connection, place.channel)
            cursor = connection.execute(
                "INSERT INTO tables (guild, channel) VALUES (?, ?)", (place.guild, place.channel)
            )
            assert cursor.lastrowid is not None
            table = TableId(cursor.lastrowid)
            _insert_events(connection, table, 0, encoded, at)
            return table

        return await self._write(insert)

    async def append(self, table: TableId, after: int, events: Sequence[Event], at: int, *, over: bool = False) -> None:
        """Write events `after + 1` …; `over` closes the table and records its results in the same transaction.

        Raises Conflict, LeaseLost.
        """
        encoded = [encode(event) for event in events]
        mine = self._epoch

        def insert(connection: sqlite3.Connection) -> None:
            epoch, last = connection.execute(_OWNED_AND_LAST, (table,)).fetchone()
            refuse_other_owner(mine, epoch)
            if last != after:
                raise Conflict(f"table {table} has {last} events, not {after}")
            _insert_events(connection, table, after, encoded, at)
            if over:
                connection.execute("UPDATE tables SET status = 'closed' WHERE table_id = ?", (table,))
                record_results(connection, table, events, at)

        await self._database.write(insert)

    async def events(self, table: TableId, after: int = 0, most: int | None = None) -> list[Logged]:
        """The events of a table after number `after`, in order: all, or the first `most`. Raises DecodeError."""
        return await self._database.read(lambda connection: _logged(connection, table, after, most))

    async def last_hand(self, table: TableId) -> list[Logged]:
        """The events from the last HandStarted on, all of them when there is none. Raises DecodeError."""

        def select(connection: sqlite3.Connection) -> list[Logged]:
            row = connection.execute(
                "SELECT seq FROM events WHERE table_id = ? AND name GLOB 'hand-started/*' ORDER BY seq DESC LIMIT 1",
                (table,),
            ).fetchone()
            return _logged(connection, table, row[0] - 1 if row else 0)

        return await self._database.read(select)

    async def record(self, table: TableId) -> TableRecord | None:
        """What is known of a table, None when there is none."""

        def select(connection: sqlite3.Connection) -> TableRecord | None:
            row = connection.execute(f"{_RECORD} WHERE table_id = ?", (table,)).fetchone()
            return _record(row) if row else None

        return await self._database.read(select)

    async def open_tables(self) -> list[TableRecord]:
        """Every table that is not over or whose end has not been shown, oldest first."""

        def select(connection: sqlite3.Connection) -> list[TableRecord]:
            rows = connection.execute(f"{_RECORD} WHERE {IN_USE} ORDER BY table_id")
            return [_record(row) for row in rows.fetchall()]

        return await self._database.read(select)

    async def _in_use(self, player: PlayerId) -> tuple[TableRecord, ...]:
        """Those of them at which `player` is named."""

        def select(connection: sqlite3.Connection) -> tuple[TableRecord, ...]:
            rows = connection.execute(
                f"{_RECORD} WHERE table_id IN (SELECT table_id FROM met WHERE player = ?) AND {IN_USE} "
                "ORDER BY table_id",
                (player,),
            )
            return tuple([_record(row) for row in rows.fetchall()])

        return await self._database.read(select)

    async def set_message(self, table: TableId, message: int, hand: int, presented: int = 0) -> None:
        """The message the table is shown in now, about which hand, and what has been shown. Raises LeaseLost."""
        await self._write(
            lambda connection: connection.execute(
                "UPDATE tables SET message = ?, hand = ?, presented_seq = max(presented_seq, ?) WHERE table_id = ?",
                (message, hand, presented, table),
            )
        )

    async def set_former(self, table: TableId, message: int) -> None:
        """The message that another one takes the place of, 0 once it has gone. Raises LeaseLost."""
        await self._write(
            lambda connection: connection.execute("UPDATE tables SET former = ? WHERE table_id = ?", (message, table))
        )

    async def set_notice(self, table: TableId, message: int) -> None:
        """The message of the turn notice, 0 when there is none. Raises LeaseLost."""
        await self._write(
            lambda connection: connection.execute("UPDATE tables SET notice = ? WHERE table_id = ?", (message, table))
        )

    async def move_table(self, table: TableId, place: Place, message: int) -> None:
        """The table stands somewhere else now. Raises ChannelTaken, LeaseLost."""

        def update(connection: sqlite3.Connection) -> None:
            _refuse_taken(connection, place.channel, but=table)
            connection.execute(
                "UPDATE tables SET guild = ?, channel = ?, message = ? WHERE table_id = ?",
                (place.guild, place.channel, message, table),
            )

        await self._write(update)

    async def mark_presented(self, table: TableId, seq: int) -> None:
        """Everything up to `seq` has been shown; never goes back. Raises LeaseLost."""
        await self._write(
            lambda connection: connection.execute(
                "UPDATE tables SET presented_seq = ? WHERE table_id = ? AND presented_seq < ?", (seq, table, seq)
            )
        )

    async def results(self, table: TableId) -> list[Result]:
        """The results of one finished game, best first."""
        return await self._database.read(lambda connection: results(connection, table))

    async def rebuild_results(self) -> int:
        """Make all results anew from the events; how many there are. Raises LeaseLost."""
        return await self._write(rebuild_results)


def _refuse_taken(connection: sqlite3.Connection, channel: int, but: int = 0) -> None:
    taken = connection.execute(
        "SELECT table_id FROM tables WHERE channel = ? AND status = 'open' AND table_id <> ?", (channel, but)
    ).fetchone()
    if taken:
        raise ChannelTaken(f"table {taken[0]} is open in channel {channel}")


def _insert_events(
    connection: sqlite3.Connection, table: TableId, after: int, encoded: Sequence[tuple[str, str]], at: int
) -> None:
    connection.executemany(
        "INSERT INTO events (table_id, seq, name, data, at) VALUES (?, ?, ?, ?, ?)",
        [(table, seq, name, data, at) for seq, (name, data) in enumerate(encoded, after + 1)],
    )
    note_met(connection, table, [data for _, data in encoded])


def _logged(connection: sqlite3.Connection, table: TableId, after: int, most: int | None = None) -> list[Logged]:
    rows = connection.execute(
        "SELECT seq, name, data, at FROM events WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?",
        (table, after, -1 if most is None else most),
    )
    logged = [Logged(seq, decode(name, data), at) for seq, name, data, at in rows.fetchall()]
    if any([each.seq != number for number, each in enumerate(logged, after + 1)]):
        raise DamagedDatabase(DAMAGED)
    return logged


def _record(row: tuple[Any, ...]) -> TableRecord:
    table, guild, channel, message, presented, is_open, notice, hand, former = row
    place = Place(guild, channel)
    return TableRecord(TableId(table), place, message, presented, bool(is_open), notice, hand, former)
