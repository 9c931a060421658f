"""The store in one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from bot.service.ports import (
    ChannelTaken,
    Conflict,
    Forgotten,
    Kept,
    LeaseLost,
    Logged,
    Person,
    Place,
    ServerSettings,
    Swept,
    TableId,
    TableRecord,
)
from bot.store import preferences
from bot.store.codec import decode, encode
from bot.store.database import DAMAGED, Database, T, Work
from bot.store.errors import DamagedDatabase
from bot.store.forgetting import AT_ONCE, DAY, Met, Named, forget, last_table, meet, rewrite
from bot.store.results import Result, rebuild_results, record_results, results
from bot.store.retention import delete_games, delete_people, seated, sweep_servers, unseen
from engine.commands import Event
from engine.tournament import PlayerId

_RECORD = "SELECT table_id, guild, channel, message, presented_seq, status = 'open', notice, hand FROM tables"

# Every press asks for both, so in one statement.
_OWNED_AND_LAST = "SELECT epoch, (SELECT coalesce(max(seq), 0) FROM events WHERE table_id = ?) FROM owner"

PEOPLE_KEPT: Final = 10_000


class SqliteStore:
    """`bot.service.ports.Store` in one file. Every method may also raise StoreError; nothing was written then."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._epoch = 0  # 0 = never held the lease
        self._people: dict[PlayerId, Person] = {}
        self._erasing = asyncio.Lock()  # what is read for it must be what is there when it is written

    @staticmethod
    async def open(path: str | Path) -> SqliteStore:
        """The store at `path`, made or migrated as needed. Raises NewerDatabase, NotOurDatabase, StoreError."""
        return SqliteStore(await Database.open(path))

    async def close(self) -> None:
        """Finish what was asked for, then close the file. May be called twice."""
        await self._database.close()

    # ---- the lease

    async def acquire_lease(self, owner: str, at: int, ttl: int) -> bool:
        """Take or renew the lease until `at + ttl`; False while another owner's has not expired. No two processes may
        call themselves the same."""
        mine = self._epoch

        def take(connection: sqlite3.Connection) -> int:
            holder, epoch, expires = connection.execute("SELECT owner, epoch, expires FROM owner").fetchone()
            if holder != owner and expires > at:
                return 0
            if (holder, epoch) != (owner, mine):
                epoch += 1
            connection.execute("UPDATE owner SET owner = ?, epoch = ?, expires = ?", (owner, epoch, at + ttl))
            return int(epoch)

        self._epoch = await self._database.write(take)
        if self._epoch != mine:
            self._people.clear()
        return self._epoch > 0

    async def owns_lease(self, owner: str) -> bool:
        """Whether `owner` was the last to take the lease, and with this store: nobody has followed."""
        mine = (owner, self._epoch)
        return mine == await self._database.read(
            lambda connection: connection.execute("SELECT owner, epoch FROM owner").fetchone()
        )

    async def release_lease(self, owner: str) -> None:
        """Give the lease up at once, if `owner` still holds it."""
        self._epoch = 0
        self._people.clear()
        await self._database.write(
            lambda connection: connection.execute("UPDATE owner SET expires = 0 WHERE owner = ?", (owner,))
        )

    async def _write(self, work: Work[T]) -> T:
        """One transaction, refused when the lease is not ours. Raises LeaseLost."""
        mine = self._epoch

        def fenced(connection: sqlite3.Connection) -> T:
            (epoch,) = connection.execute("SELECT epoch FROM owner").fetchone()
            _refuse_other_owner(mine, epoch)
            return work(connection)

        return await self._database.write(fenced)

    # ---- tables and their events

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
            _refuse_other_owner(mine, epoch)
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
            rows = connection.execute(
                f"{_RECORD} WHERE status = 'open' OR presented_seq < "
                "(SELECT max(seq) FROM events WHERE events.table_id = tables.table_id) ORDER BY table_id"
            )
            return [_record(row) for row in rows.fetchall()]

        return await self._database.read(select)

    async def set_message(self, table: TableId, message: int, hand: int, presented: int = 0) -> None:
        """The message the table is shown in now, about which hand, and what has been shown. Raises LeaseLost."""
        await self._write(
            lambda connection: connection.execute(
                "UPDATE tables SET message = ?, hand = ?, presented_seq = max(presented_seq, ?) WHERE table_id = ?",
                (message, hand, presented, table),
            )
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

    # ---- people and servers

    async def person(self, player: PlayerId) -> Person:
        """A person's settings, the defaults for somebody new."""
        known = self._people.get(player)
        if known is None:
            known = self._know(await self._database.read(partial(preferences.person, player=player)))
        return known

    async def save_person(self, person: Person) -> None:
        """Keep a person's settings. Raises LeaseLost."""
        self._people.pop(person.player, None)
        await self._write(partial(preferences.save_person, person=person))
        self._know(person)

    async def change_person(self, player: PlayerId, **changes: Any) -> Person:
        """Keep some of a person's settings as they are and change the others. Raises LeaseLost."""

        def change(connection: sqlite3.Connection) -> Person:
            person = replace(preferences.person(connection, player), **changes)
            preferences.save_person(connection, person)
            return person

        self._people.pop(player, None)
        return self._know(await self._write(change))

    def _know(self, person: Person) -> Person:
        """Every turn asks for somebody's settings: the owner of the lease, who alone writes, keeps them at hand."""
        if self._epoch:
            while len(self._people) >= PEOPLE_KEPT:
                del self._people[next(iter(self._people))]
            self._people[person.player] = person
        return person

    async def server(self, guild: int) -> ServerSettings:
        """A server's settings, the defaults for a new one."""
        return await self._database.read(partial(preferences.server, guild=guild))

    async def save_server(self, settings: ServerSettings) -> None:
        """Keep a server's settings. Raises LeaseLost."""
        await self._write(partial(preferences.save_server, settings=settings))

    # ---- what is kept, and for how long

    async def kept(self, player: PlayerId) -> Kept:
        """All that is kept about a person. Raises DecodeError."""
        met = await self._meet(player)
        person = await self._database.read(partial(preferences.person, player=player))
        settings = None if person == Person(player) else person
        tables = [record for table in met.in_use if (record := await self.record(table)) is not None]
        return Kept(settings, tuple(sorted(met.names)), len(met.over), tuple(tables))

    async def forget(self, player: PlayerId, named: Named) -> Forgotten:
        """Delete what is kept about a person, all at once or nothing; tables in use are left alone. Raises DecodeError,
        LeaseLost.
        """
        async with self._erasing:
            met = await self._meet(player)
            games = [
                await self._database.read(partial(rewrite, player=player, table=table, named=named))
                for table in met.over
            ]
            self._people.pop(player, None)
            try:
                await self._write(partial(forget, player=player, games=games))
            finally:
                self._people.pop(player, None)
            await self._database.leave_no_trace()
        left = [record for table in met.in_use if (record := await self.record(table)) is not None]
        return Forgotten(len(games), tuple(left))

    async def _meet(self, player: PlayerId) -> Met:
        met = Met()
        last = await self._database.read(last_table)
        for first in range(1, last + 1, AT_ONCE):
            met += await self._database.read(partial(meet, player=player, first=first, last=first + AT_ONCE - 1))
        return met

    async def sweep(self, at: int, days: int, here: Collection[int] | None) -> Swept:
        """Delete what is too old, a little at a time. Raises DecodeError, LeaseLost."""
        today = at // DAY
        async with self._erasing:
            games = people = servers = 0
            if days:
                while some := await self._write(partial(delete_games, before=at - days * DAY)):
                    games += some
                people = await self._sweep_people(today - days, today)
            if here is not None:
                servers = await self._write(partial(sweep_servers, here=here, today=today))
            if games or people or servers:
                await self._database.leave_no_trace()
        return Swept(games, people, servers)

    async def _sweep_people(self, before: int, today: int) -> int:
        old = await self._write(partial(unseen, before=before, today=today))
        last = await self._database.read(last_table) if old else 0
        for first in range(1, last + 1, AT_ONCE):
            old -= await self._database.read(partial(seated, first=first, last=first + AT_ONCE - 1))
        if old:
            for player in old:
                self._people.pop(player, None)
            await self._write(partial(delete_people, people=old))
        return len(old)

    # ---- results

    async def results(self, table: TableId) -> list[Result]:
        """The results of one finished game, best first."""
        return await self._database.read(lambda connection: results(connection, table))

    async def rebuild_results(self) -> int:
        """Make all results anew from the events; how many there are. Raises LeaseLost."""
        return await self._write(rebuild_results)


def _refuse_other_owner(mine: int, epoch: int) -> None:
    if not mine or epoch != mine:
        raise LeaseLost(f"epoch {epoch} owns the tables, ours is {mine}")


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
    table, guild, channel, message, presented, is_open, notice, hand = row
    return TableRecord(TableId(table), Place(guild, channel), message, presented, bool(is_open), notice, hand)
