"""All tables of this process, and the lease that makes it their only owner."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.service.actor import TableActor
from bot.service.clock import milliseconds
from bot.service.entropy import Entropy
from bot.service.plan import Pace
from bot.service.ports import (
    ChannelTaken,
    Conflict,
    Draining,
    LeaseLost,
    Place,
    Presenter,
    Store,
    StoreError,
    TableId,
    TableRecord,
)
from engine import apply, new_table
from engine.commands import Cancel, OpenTable, Recover
from engine.errors import Rejected
from engine.rules import Rules
from engine.tournament import Phase, PlayerId

log = logging.getLogger(__name__)

LEASE: Final = 15_000
RENEW: Final = 5.0
TRY_AGAIN: Final = 1.0


class Tables:
    """`owner` says whether this process holds the lease: without it, it must stay silent. `draining`: running games
    finish, new ones are refused.
    """

    def __init__(
        self,
        store: Store,
        presenter: Presenter,
        *,
        clock: Callable[[], datetime],
        entropy: Callable[[int], bytes],
        name: str,
        pace: Pace | None = None,
    ) -> None:
        self.store = store
        self.presenter = presenter
        self.now = milliseconds(clock)
        self.entropy = Entropy(entropy)
        self.owner = False
        self.draining = False
        self.last_press: dict[PlayerId, int] = {}
        self._name = name
        self._pace = pace or Pace()
        self._actors: dict[TableId, TableActor] = {}
        self._opening = asyncio.Lock()
        self._lease: asyncio.Task[None] | None = None
        self._closed = False
        self._to_resume = False
        self._lease_until = 0
        presenter.on_over = self.forget
        up_since = self.now()  # of what people pressed before, nothing is known
        presenter.last_press = lambda player: self.last_press.get(player, up_since)

    def get(self, table: TableId) -> TableActor | None:
        """The live table with this id."""
        return self._actors.get(table)

    def at(self, channel: int) -> TableActor | None:
        """The live table of this channel or thread; a finished one counts until its end has been shown."""
        return next((each for each in self._actors.values() if each.place.channel == channel), None)

    def all(self) -> list[TableActor]:
        """Every live table."""
        return list(self._actors.values())

    def pressed(self, player: PlayerId) -> None:
        """`player` has just pressed or typed something, so is there."""
        self.last_press[player] = self.now()
        if len(self.last_press) > 10_000:
            del self.last_press[next(iter(self.last_press))]

    async def open(
        self, place: Place, rules: Rules, language: str, host: PlayerId, host_name: str, via: object | None = None
    ) -> TableActor:
        """Open a lobby. Raises ChannelTaken when the channel has a live table, Draining, LeaseLost."""
        if self.draining:
            raise Draining
        async with self._opening:
            if self.at(place.channel) is not None:
                raise ChannelTaken
            at = self.now()
            _, events = apply(new_table(), OpenTable(rules, language, host, host_name), at)
            table = await self.store.open_table(place, events, at)
            actor = await self._actor(table, place)
            actor.load(await self.store.events(table))
            self._actors[table] = actor
        try:
            await self.presenter.opened(actor, via)
        except Exception:
            await actor.submit(Cancel(host))
            self.forget(actor)
            raise
        actor.arm()
        return actor

    async def past(self, table: TableId) -> TableActor | None:
        """A table that is not live, as it ended; None when there never was one."""
        record = await self.store.record(table)
        if record is None:
            return None
        actor = await self._actor(table, record.place)
        actor.load(await self.store.last_hand(table))
        actor.message = record.message
        actor.stop()
        return actor

    def forget(self, actor: TableActor) -> None:
        """The table is over and shown."""
        actor.stop()
        if self._actors.get(actor.table) is actor:
            del self._actors[actor.table]

    async def _actor(self, table: TableId, place: Place) -> TableActor:
        server = await self.store.server(place.guild)
        pace = replace(
            self._pace,
            after_fold=server.pause_after_fold * 1000,
            after_showdown=server.pause_after_showdown * 1000,
        )
        return TableActor(
            table,
            place,
            store=self.store,
            presenter=self.presenter,
            now=self.now,
            entropy=self.entropy,
            pace=pace,
            look=server.look,
            lost=self._lost,
            draining=lambda: self.draining,
        )

    @property
    def playing(self) -> int:
        """How many tables have a game on; a lobby has not begun, and a paused one may wait for a day."""
        return sum(each.state.phase is Phase.RUNNING and each.state.paused is None for each in self._actors.values())

    @property
    def returning(self) -> bool:
        """Whether tables on disk have not been brought back yet."""
        return self._to_resume

    # ---- ownership

    async def keep_lease(self) -> None:
        """Take the lease as soon as it is free, bring every table back, and keep it until cancelled."""
        while not self._closed:
            mine = await self._renew()
            if mine and self._to_resume:
                await self._resume_what_can_be()
            await asyncio.sleep(RENEW if mine else TRY_AGAIN)

    async def _renew(self) -> bool:
        """Take or renew the lease. One that cannot be renewed is ours for as long as it still runs."""
        now = self.now()
        try:
            mine = await self.store.acquire_lease(self._name, now, LEASE)
        except StoreError:
            log.exception("the lease could not be taken or renewed")
            if self.owner and now >= self._lease_until:
                self._lost()
            return False
        if mine:
            self._lease_until = now + LEASE
            self._to_resume = self._to_resume or not self.owner
            self.owner = True
        elif self.owner:
            self._lost()
        return mine

    async def _resume_what_can_be(self) -> None:
        """Bring the tables back; what fails is tried again with the next renewal."""
        try:
            await self.resume_all()
        except StoreError:
            log.exception("the tables could not be brought back yet")

    async def start(self) -> None:
        """Go for the lease, so that the first press already finds its owner, and keep it in the background."""
        if self._lease is None:
            await self._renew()
            self._lease = asyncio.create_task(self.keep_lease(), name="lease")

    def _lost(self) -> None:
        if self.owner:
            log.warning("another process owns the tables now")
        self.owner = False
        for actor in self._actors.values():
            actor.stop()
            self.presenter.drop(actor)
        self._actors.clear()

    async def resume_all(self) -> int:
        """Bring back every table that is on disk: same cards, chips, turn and buttons, a full clock. How many.

        Raises StoreError when the list of tables cannot be read; a single table that fails is left for the next call.
        """
        records = [each for each in await self.store.open_tables() if each.table not in self._actors]
        back = 0
        for record in records:
            try:
                await self._resume(record)
                back += 1
            except (Conflict, LeaseLost):
                return back
            except Exception:
                log.exception("a table could not be brought back yet", extra={"table": record.table})
        self._to_resume = back < len(records)
        if records:
            log.info("%s of %s tables brought back", back, len(records))
        return back

    async def _resume(self, record: TableRecord) -> None:
        actor = await self._actor(record.table, record.place)
        actor.message = record.message
        actor.load(await self.store.last_hand(record.table))
        self._actors[record.table] = actor
        self.presenter.resume(actor, record)
        if actor.state.phase is Phase.OVER:
            return
        try:
            await actor.submit(Recover(actor.last_at))
        except Rejected:
            actor.arm()
        except StoreError:
            # With the old deadline somebody could be out of time for our own absence: come back whole, or later.
            self.presenter.drop(actor)
            self.forget(actor)
            raise

    async def close(self) -> None:
        """Stop every table and give the lease up. May be called twice."""
        if self._closed:
            return
        self._closed = True
        if self._lease is not None:
            self._lease.cancel()
        for actor in self._actors.values():
            actor.stop()
            self.presenter.drop(actor)
        if self.owner:
            self.owner = False
            try:
                await self.store.release_lease(self._name)
            except StoreError:
                log.exception("the lease could not be given up")
