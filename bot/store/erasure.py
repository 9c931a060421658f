"""What is kept about people, and how it goes: at their word, with age, and from the disk as well."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Collection
from functools import partial
from typing import Final

from bot.service.ports import Forgotten, Kept, LeaseLost, StoreError, Swept, TableId, Unreadable
from bot.service.preferences import Person
from bot.store import forgetting, preferences, retention
from bot.store.database import Database, T, Work
from bot.store.errors import DamagedDatabase
from bot.store.forgetting import DAY, Named, Rewritten
from bot.store.settings import SettingsStore
from bot.store.tables import TableStore
from engine.tournament import PlayerId

log = logging.getLogger(__name__)

EMPTIED_WITHIN: Final = 10  # seconds that whoever is deleted waits for another reader of the file


class Erasure(TableStore, SettingsStore):
    """Tables and settings, and what is deleted of them."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._erasing = asyncio.Lock()  # what is read for it must be what is there when it is written

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

    async def _changed_hands(self) -> None:
        await super()._changed_hands()
        if self._epoch:
            await self._write_anew()
