"""The store in one SQLite file."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncGenerator, Collection, Sequence
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
    Place,
    StoreError,
    Swept,
    TableId,
    TableRecord,
    Unreadable,
)
from bot.service.preferences import Person, ServerSettings
from bot.store import forgetting, preferences, retention
from bot.store.codec import decode, encode
from bot.store.database import DAMAGED, Database, T, Work
from bot.store.errors import DamagedDatabase
from bot.store.forgetting import DAY, IN_USE, Named, Rewritten
from bot.store.results import Result, rebuild_results, record_results, results
from engine.commands import Event
from engine.tournament import PlayerId

log = logging.getLogger(__name__)

_RECORD = "SELECT table_id, guild, channel, message, presented_seq, status = 'open', notice, hand, former FROM tables"

# Every press asks for both, so in one statement.
_OWNED_AND_LAST = "SELECT epoch, (SELECT coalesce(max(seq), 0) FROM events WHERE table_id = ?) FROM owner"

PEOPLE_KEPT: Final = 10_000
EMPTIED_WITHIN: Final = 10  # seconds that whoever is deleted waits for another reader of the file


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
            if self._epoch:
                await self._write_anew()
        return self._epoch > 0

    async def _write_anew(self) -> None:
        """An earlier version left what it replaced where it was. Nobody plays yet, and nobody else writes any more."""
        if not await self._database.read(forgetting.owes_file):
            return
        try:
            await self._database.write_anew()
            await self._write(forgetting.file_is_written)
            await self._leave_no_trace()
        except LeaseLost:
            raise
        except StoreError as error:
            log.warning("what an earlier version deleted stays in the file until the next start: %s", error)

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
        """All that is kept about a person."""
        person = await self._database.read(partial(preferences.person, player=player))
        settings = None if person == Person(player) else person
        games = await self._database.read(partial(forgetting.games_of, player=player))
        tables = await self._in_use(player)
        everywhere = [*games, *[each.table for each in tables]]
        names: set[str] = set()
        for first in range(0, len(everywhere), forgetting.GAMES_AT_ONCE):
            some = everywhere[first : first + forgetting.GAMES_AT_ONCE]
            names |= await self._database.read(partial(forgetting.names_at, player=player, tables=some))
        return Kept(settings, tuple(sorted(names)), len(games), tables)

    async def forget(self, player: PlayerId, named: Named) -> Forgotten:
        """Delete what is kept about a person: the settings at once, the games one after another. What could not be done
        now is not given up (`finish_forgetting`). Tables in use are left alone. Raises LeaseLost; when it raises
        anything else, nothing was deleted.
        """
        async with self._erasing:
            self._people.pop(player, None)
            try:
                await self._write(partial(forgetting.begin, player=player))
            finally:
                self._people.pop(player, None)
        games, unreadable, left = 0, 0, ()
        try:
            async for told in self._forget_games(player, named):
                games, unreadable = games + told, unreadable + (not told)
            left = await self._in_use(player)
            done = await self._leave_no_trace()
        except LeaseLost:
            raise
        except StoreError as error:
            log.warning("somebody's deletion is not done yet: %s", error)
            done = False
        return Forgotten(games, left, unreadable, not done)

    async def finish_forgetting(self, named: Named) -> None:
        """Go on with what is not done yet: deletions, and what another reader of the file has kept from going. Raises
        LeaseLost.
        """
        for player in await self._write(forgetting.begun):
            async for _ in self._forget_games(player, named):
                pass
        await self._leave_no_trace()

    async def _forget_games(self, player: PlayerId, named: Named) -> AsyncGenerator[bool]:
        """One game after another; False for one that cannot be read, and stays as it is."""
        unreadable: set[TableId] = set()
        while True:
            async with self._erasing:  # what is read is what is there when it is written
                table = await self._database.read(partial(forgetting.next_game, player=player, but=unreadable))
                if table is None:
                    break
                try:
                    game = await self._rewritten(player, table, named)
                except Unreadable as error:
                    log.warning("somebody cannot be deleted from a game: %s", error, extra={"table": table})
                    unreadable.add(table)
                else:
                    await self._write(partial(forgetting.rename, game=game))
            yield table not in unreadable
        if not unreadable:
            await self._write(partial(forgetting.end, player=player))

    async def _rewritten(self, player: PlayerId, table: TableId, named: Named) -> Rewritten:
        renaming = await self._database.read(partial(forgetting.renaming_at, player=player, table=table, named=named))
        rows: list[tuple[str, str, int, int]] = []
        last, some = await self._database.read(partial(forgetting.rewrite, renaming=renaming, table=table, after=0))
        while last:
            rows += some
            last, some = await self._database.read(
                partial(forgetting.rewrite, renaming=renaming, table=table, after=last)
            )
        return Rewritten(table, renaming, rows)

    async def _leave_no_trace(self) -> bool:
        """What was deleted is gone from the write-ahead file as well; False when another program still reads the file.
        Raises LeaseLost.
        """
        for _ in range(EMPTIED_WITHIN):
            async with self._erasing:
                if not await self._database.read(forgetting.owes_log):
                    return True
                if await self._database.empty_log():
                    await self._write(forgetting.log_is_empty)
                    return True
            await asyncio.sleep(1)
        log.warning("what was deleted stays in the -wal file for now: another program is reading the database")
        return False

    async def sweep(self, at: int, days: int, here: Collection[int] | None) -> Swept:
        """Delete what is too old, a little at a time, unless the clock has leapt. Raises LeaseLost."""
        today = at // DAY
        if not await self._write(partial(retention.believe, at=at)):
            log.warning("nothing old is deleted before tomorrow: the clock has gone on by more than a month, or back")
            return Swept(0, 0, 0)
        games = people = servers = 0
        try:
            if here is not None:
                servers = await self._erase(partial(retention.sweep_servers, here=here, today=today))
            if days:
                games = await self._sweep_games(at - days * DAY)
                while old := await self._erase(partial(retention.delete_people, before=today - days, today=today)):
                    people += len(old)
                    for player in old:
                        self._people.pop(player, None)
        finally:
            await self._leave_no_trace()
        return Swept(games, people, servers)

    async def _erase(self, work: Work[T]) -> T:
        async with self._erasing:
            return await self._write(work)

    async def _sweep_games(self, before: int) -> int:
        count = 0
        last, over, idle = await self._database.read(partial(retention.old_tables, after=0, before=before))
        while last:
            over += [table for table in idle if await self._is_unreadable(table)]
            for first in range(0, len(over), retention.GAMES_AT_ONCE):
                some = over[first : first + retention.GAMES_AT_ONCE]
                await self._erase(partial(retention.delete_games, tables=some))
                count += len(some)
            last, over, idle = await self._database.read(partial(retention.old_tables, after=last, before=before))
        return count

    async def _is_unreadable(self, table: TableId) -> bool:
        """Nobody can ever go on at it."""
        try:
            await self.last_hand(table)
        except DamagedDatabase as error:
            log.warning("an old table stays: %s", error, extra={"table": table})
        except Unreadable:
            return True
        return False

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
    forgetting.note_met(connection, table, [data for _, data in encoded])


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
