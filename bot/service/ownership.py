"""Which process owns the tables: one that Discord hears, and only one."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from bot.service.connection import Connection
from bot.service.lease import Lease
from bot.service.returns import Returns

log = logging.getLogger(__name__)

BACK_WITHIN: Final = 1.0  # of the three seconds in which a press must be answered


class Ownership:
    """A process that Discord does not hear (`connection`) owns nothing, and one without the `lease` must stay silent.
    One that cannot renew it lets every table stand still, and keeps them as long as nobody else has taken it.
    `returns` has the tables come back and go.
    """

    def __init__(self, lease: Lease, connection: Connection, returns: Returns) -> None:
        self._lease = lease
        self._connection = connection
        self._returns = returns
        self._looking = asyncio.Lock()
        self._seen = -1  # the version of the connection that has been acted on
        self._mine = False
        self._keeping: asyncio.Task[None] | None = None
        self._looking_again: asyncio.Task[None] | None = None
        self._closed = False

    async def answers(self) -> bool:
        """Whether this process answers what people do. Asked while the tables are just coming, or before it is known
        that the machine slept, it waits for them.
        """
        if self._mine and not self._lease.held:
            self._looking_again = asyncio.create_task(self._look_again(), name="lease-again")
            await asyncio.sleep(0)
        if self._looking.locked() and (self._returns.awaiting or not self._lease.held):
            with suppress(TimeoutError):
                async with asyncio.timeout(BACK_WITHIN), self._looking:
                    pass
        return await self._lease.surely_held()

    def start(self) -> None:
        """Own the tables as soon as, and for as long as, Discord hears this process and no other one owns them."""
        self._keeping = asyncio.create_task(self._keep(), name="lease")

    async def _keep(self) -> None:
        while not self._closed:
            await self._look_again()
            await asyncio.sleep(self._lease.again_in)

    async def _look_again(self) -> None:
        try:
            await self.look(again=True)
        except Exception:
            log.exception("who owns the tables could not be settled")

    async def look(self, *, again: bool = False) -> None:
        """Act on what the connection has become, at once; `again`: also when it has not changed."""
        async with self._looking:
            if self._closed or (self._seen == self._connection.version and not again):
                return
            self._seen = self._connection.version
            if self._connection.gone:
                await self._let_go()
            elif await self._own():
                await self._returns.settle()

    async def _own(self) -> bool:
        """Take or renew the lease. One that has run out unnoticed, as when the machine slept, was lost; so
        was one of before the clock was set back, or the tables would wait for moments that are far away now.
        """
        if not self._lease.held:
            self._dismiss("the lease has run out")
        mine = await self._lease.take()
        if self._closed:  # meanwhile
            await self._lease.release()
        elif not mine:
            elsewhere = self._lease.elsewhere
            self._dismiss("another process owns the tables now" if elsewhere else "the lease has run out")
        elif not self._mine:
            self._mine = True
            self._returns.expect_all()
        elif self._lease.failing:
            self._returns.stand_still()
        return self._mine and not self._closed

    async def keeps(self) -> bool:
        """In the middle of something long: whether the tables are still ours. Renews the lease in time."""
        return not self._closed and (not self._lease.ageing or await self._lease.take())

    async def _let_go(self) -> None:
        """Nobody can press anything here, so nobody is to be folded by the clock; another process may be heard."""
        if self._mine:
            self._dismiss("Discord does not hear this process")
            await self._lease.release()

    def lost(self) -> None:
        """A write has shown that another process owns the tables."""
        self._lease.lost()
        self._dismiss("another process owns the tables now")

    def _dismiss(self, why: str) -> None:
        dropped = self._returns.drop_all()
        if self._mine:
            log.warning("%s: %s tables let go", why, dropped)
        self._mine = False

    async def close(self) -> None:
        """Stop every table and give the lease up. May be called twice."""
        if self._closed:
            return
        self._closed = True
        if self._keeping is not None:
            self._keeping.cancel()
        self._returns.drop_all()
        await self._lease.release()  # also one that is just being taken
