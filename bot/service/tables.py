"""All tables of this process: those it owns, as far as people can reach them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Final

from bot.service.actor import TableActor
from bot.service.clock import milliseconds
from bot.service.connection import Connection
from bot.service.entropy import Entropy
from bot.service.lease import Lease
from bot.service.ownership import Ownership
from bot.service.plan import Pace
from bot.service.ports import ChannelTaken, Draining, LeaseLost, Place, Presenter, Store, StoreError, TableId
from bot.service.returns import Returns
from engine import apply, new_table
from engine.commands import Cancel, OpenTable
from engine.rules import Rules
from engine.tournament import PlayerId

PEOPLE_KEPT: Final = 10_000


class Tables:
    """`draining`: running games finish, new ones are refused. `last_press` = when somebody last pressed something, of
    those who did lately; `returned` is told how many tables have come back together.
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
        connection: Connection | None = None,
    ) -> None:
        self.store = store
        self.presenter = presenter
        self.now = milliseconds(clock)
        self.entropy = Entropy(entropy)
        self.lease = Lease(store, name, self.now)
        self.connection = connection or Connection.always(self.now)
        self.draining = False
        self.last_press: dict[PlayerId, int] = {}
        self._pace = pace or Pace()
        self._actors: dict[TableId, TableActor] = {}
        self._opening = asyncio.Lock()
        self.returned: Callable[[int], None] = lambda _: None
        self._returns = Returns(self, self._actors, self._actor, self._opening)
        self._ownership = Ownership(self.lease, self.connection, self._returns)
        presenter.on_over = self.forget
        up = self.now()  # of what people pressed before, nothing is known
        presenter.last_press = lambda player: self.last_press.get(player, up)

    @property
    def owner(self) -> bool:
        """Whether this process holds the lease on all tables: who does not stays silent."""
        return self.lease.held

    async def answers(self) -> bool:
        """Whether this process answers what people do; while the tables are just coming, it waits for them."""
        return await self._ownership.answers()

    def get(self, table: TableId) -> TableActor | None:
        """The live table with this id."""
        return self._actors.get(table)

    def at(self, channel: int) -> TableActor | None:
        """The live table of this channel or thread; a finished one counts until its end has been shown."""
        return next((each for each in self._actors.values() if each.place.channel == channel), None)

    def all(self) -> list[TableActor]:
        """Every live table."""
        return list(self._actors.values())

    @property
    def playing(self) -> int:
        """How many tables have a game on; a lobby has not begun, and a paused one may wait for a day."""
        return sum([each.playing for each in self._actors.values()])

    @property
    def at_rest(self) -> bool:
        """Whether this process has no game to finish: all of them are over, or another process's."""
        if self.lease.elsewhere:
            return True
        return self.owner and not self.playing and not self._returns.may_play

    @property
    def returning(self) -> bool:
        """Whether tables on disk have not been brought back yet."""
        return self._returns.awaiting

    def awaits(self, table: TableId) -> bool:
        """Whether this table is, or may be, one of those."""
        return self._returns.awaits(table)

    def unreadable(self, table: TableId | None = None, *, channel: int = 0) -> TableId | None:
        """The table with this id, or in this channel, if its log cannot be read, so that it cannot come back."""
        return self._returns.unreadable(table, channel)

    def pressed(self, player: PlayerId) -> None:
        """`player` has just pressed or typed something, so is there."""
        self.last_press.pop(player, None)
        self.last_press[player] = self.now()
        if len(self.last_press) > PEOPLE_KEPT:
            del self.last_press[next(iter(self.last_press))]

    async def open(
        self, place: Place, rules: Rules, language: str, host: PlayerId, host_name: str, via: object | None = None
    ) -> TableActor:
        """Open a lobby. Raises ChannelTaken when the channel has a live table, Draining, LeaseLost."""
        async with self._opening:
            if self.draining:
                raise Draining
            if self.at(place.channel) is not None:
                raise ChannelTaken
            at = self.now()
            _, events = apply(new_table(), OpenTable(rules, language, host, host_name), at)
            try:
                table = await self.store.open_table(place, events, at)
                actor = await self._actor(table, place)
                actor.load(await self.store.events(table))
                if not self.owner:  # let go while it was being written: whoever has the tables now brings it back
                    raise LeaseLost
            except StoreError:
                self._returns.expect_all()  # if it is on disk all the same, it must not block the channel
                raise
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
        fold, showdown = server.pause_after_fold * 1000, server.pause_after_showdown * 1000
        pace = replace(self._pace, after_fold=fold, after_showdown=showdown)
        return TableActor(
            table,
            place,
            store=self.store,
            presenter=self.presenter,
            now=self.now,
            entropy=self.entropy,
            pace=pace,
            look=server.look,
            lost=self._ownership.lost,
            draining=lambda: self.draining,
            unheard=lambda: not self.owner or self.connection.unsure(place.guild),
        )

    def start(self) -> None:
        """Own the tables as soon as, and for as long as, Discord hears this process and no other one owns them."""
        self._ownership.start()

    async def look(self, *, again: bool = False) -> None:
        """Act on what the connection has become, at once; `again`: also when it has not changed."""
        await self._ownership.look(again=again)

    async def keeps(self) -> bool:
        """In the middle of something long: whether the tables are still ours. Renews the lease in time."""
        return await self._ownership.keeps()

    async def resume_all(self) -> int:
        """Bring back every table that is on disk and in reach, with a full clock; how many. Raises StoreError."""
        return await self._returns.bring_back()

    async def close(self) -> None:
        """Stop every table and give the lease up. May be called twice."""
        await self._ownership.close()
