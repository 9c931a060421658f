"""Tables that go out of reach, and come back: with a full clock, and with everything they had."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from bot.service.actor import TableActor
from bot.service.ports import (
    Conflict,
    LeaseLost,
    Place,
    StoreError,
    TableId,
    TableRecord,
    Unreadable,
)
from engine.commands import Pause, Recover
from engine.errors import Rejected
from engine.tournament import PauseReason, Phase

if TYPE_CHECKING:
    from bot.service.tables import Tables

log = logging.getLogger(__name__)

READ_AGAIN: Final = 60_000  # milliseconds until a log that could not be read is tried again


class Returns:
    """Keeps `actors`, the live tables, to those that can be reached."""

    def __init__(
        self,
        tables: Tables,
        actors: dict[TableId, TableActor],
        make: Callable[[TableId, Place], Awaitable[TableActor]],
        opening: asyncio.Lock,
    ) -> None:
        self._tables = tables
        self._store = tables.store
        self._presenter = tables.presenter
        self._connection = tables.connection
        self._now = tables.now
        self._actors = actors
        self._make = make
        self._opening = opening
        self._awaited: dict[TableId, Place] = {}
        self._all_awaited = True  # which ones there are is not known yet
        self._unreadable: dict[TableId, tuple[Place, int]] = {}
        self._out_of_reach: set[TableId] = set()
        self._at_rest: set[TableId] = set()  # of those awaited, where no game is on

    # ---- who is missing

    @property
    def awaiting(self) -> bool:
        """Whether there are, or may be, tables still to come back."""
        return self._all_awaited or bool(self._awaited)

    @property
    def may_play(self) -> bool:
        """Whether a game may be on at one of them."""
        return self._all_awaited or any([table not in self._at_rest for table in self._awaited])

    def awaits(self, table: TableId) -> bool:
        """Whether this table is, or may be, one of them."""
        return self._all_awaited or table in self._awaited

    def unreadable(self, table: TableId | None, channel: int) -> TableId | None:
        """The table with this id, or in this channel, if its log cannot be read."""
        for each, (place, _) in self._unreadable.items():
            if each == table or place.channel == channel:
                return each
        return None

    def expect_all(self) -> None:
        """Every table that is on disk is to come back."""
        self._all_awaited = True

    # ---- going

    def drop_all(self) -> int:
        """Stop every table, and show nothing any more. How many there were."""
        live = len(self._actors)
        for actor in self._actors.values():
            actor.stop()
            self._presenter.drop(actor)
        self._actors.clear()
        self._awaited.clear()
        self._unreadable.clear()
        self._out_of_reach.clear()
        self._at_rest.clear()
        return live

    def _freeze(self, actor: TableActor) -> None:
        """No clock runs and nothing is sent until the table is brought back."""
        actor.stop()
        self._presenter.drop(actor)
        self._actors.pop(actor.table, None)
        self._out_of_reach.discard(actor.table)
        self._awaited[actor.table] = actor.place
        if actor.playing:
            self._at_rest.discard(actor.table)
        else:
            self._at_rest.add(actor.table)

    def stand_still(self) -> None:
        """Nothing can be saved: every table is to say so before anybody believes in its clock."""
        for actor in self._actors.values():
            if actor.table not in self._out_of_reach:
                actor.stand_still()

    async def _put_out_of_reach(self, actor: TableActor) -> None:
        """The table's place is gone for good, as far as anybody knows: it waits, paused, sends nothing, and closes
        itself in time like every table that nobody comes back to.
        """
        if actor.table not in self._out_of_reach:
            log.warning("the table's channel is gone: it is paused", extra=actor.where)
            self._out_of_reach.add(actor.table)
            self._presenter.drop(actor)
        try:
            if actor.state.phase is Phase.OVER:
                await self._store.mark_presented(actor.table, actor.seq)  # there is nobody to show it to
                actor.stop()
                self._actors.pop(actor.table, None)
                self._out_of_reach.discard(actor.table)
            elif actor.playing:
                await actor.submit(Pause(None, reason=PauseReason.CHANNEL))
        except (Rejected, StoreError) as error:
            log.info("the table could not be paused yet: %s", error, extra=actor.where)

    # ---- coming back

    async def settle(self) -> None:
        """Hold every table against what can be reached now. What fails is tried again the next time."""
        missed = self._connection.take_missed()
        for actor in list(self._actors.values()):
            server = actor.place.guild
            if self._connection.frozen(server) or self._connection.missed(server, missed):
                self._freeze(actor)
            elif self._connection.lost(actor.place):
                await self._put_out_of_reach(actor)
            elif actor.table in self._out_of_reach:
                self._freeze(actor)
        if self._all_awaited or self._can_come():
            try:
                await self.bring_back()
            except StoreError:
                log.exception("the tables could not be brought back yet")

    def _can_come(self) -> bool:
        now = self._now()
        unreadable = any([at <= now for _, at in self._unreadable.values()])
        return unreadable or any([not self._connection.frozen(each.guild) for each in self._awaited.values()])

    async def bring_back(self) -> int:
        """Bring back every table that is on disk and can be reached. How many.

        Raises StoreError when the list of tables cannot be read; a single table that fails is left for the next call.
        """
        now = self._now()
        records = [each for each in await self._store.open_tables() if each.table not in self._actors]
        for swept in self._unreadable.keys() - {each.table for each in records}:
            del self._unreadable[swept]
        self._awaited = {each.table: each.place for each in records if each.table not in self._unreadable}
        self._all_awaited = False
        back = 0
        for record in records:
            _, again_at = self._unreadable.get(record.table, (None, 0))
            if self._connection.frozen(record.place.guild) or again_at > now:
                continue
            if not await self._tables.keeps():
                return back
            try:
                async with self._opening:  # a table just being opened is on disk, and not yet among the live ones
                    if record.table in self._actors:
                        self._awaited.pop(record.table, None)
                        continue
                    await self._resume(record)
            except (Conflict, LeaseLost):
                return back
            except Unreadable as error:
                log.error("the log of this table cannot be read: %s", error, extra={"table": record.table})
                self._unreadable[record.table] = record.place, now + READ_AGAIN
                self._awaited.pop(record.table, None)
            except Exception:
                log.exception("a table could not be brought back yet", extra={"table": record.table})
            else:
                self._awaited.pop(record.table, None)
                self._unreadable.pop(record.table, None)
                back += 1
        if back:
            log.info("%s of %s tables brought back", back, len(records))
            self._tables.returned(back)
        return back

    async def _resume(self, record: TableRecord) -> None:
        actor = await self._make(record.table, record.place)
        actor.message = record.message
        logged = await self._store.last_hand(record.table)
        try:
            actor.load(logged)
        except Exception as error:
            raise Unreadable(f"its events make no table: {type(error).__name__}") from error
        if not self._tables.owner:  # let go while the disk was read
            raise LeaseLost
        self._actors[record.table] = actor
        if self._connection.lost(record.place):
            await self._put_out_of_reach(actor)
            actor.arm()
            return
        self._presenter.resume(actor, record)
        if actor.state.phase is Phase.OVER:
            return
        try:
            await actor.submit(Recover(actor.last_at))
        except Rejected:
            actor.arm()
        except (Conflict, LeaseLost):
            self._freeze(actor)
            raise
        except StoreError as error:
            log.warning("a table came back that cannot be saved: %s", error, extra=actor.where)
            actor.stand_still()  # the first write that works gives the full clock
        except Exception:
            # With the old deadline somebody could be out of time for our own absence: come back whole, or later.
            self._freeze(actor)
            raise
