"""What the store is to know of how a table is shown: written at once, or as soon as the disk takes it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from bot.service.actor import TableActor
from bot.service.ports import Conflict, LeaseLost, Store, StoreError

log = logging.getLogger(__name__)

FIRST_RETRY: Final = 5.0  # seconds
LAST_RETRY: Final = 60.0


class Marks:
    """The marks of one table. What stands on Discord is known here before it is on disk, so a disk that fails lets
    nothing be posted twice. `late` is called when what was owed has been written, `lost` when it is another process's.
    """

    def __init__(self, actor: TableActor, store: Store, late: Callable[[], None], lost: Callable[[], None]) -> None:
        self._actor = actor
        self._store = store
        self._late = late
        self._lost = lost
        self._message: tuple[int, int] | None = None
        self._former: int | None = None
        self._presented = 0
        self._told = False
        self._retry: asyncio.Task[None] | None = None

    @property
    def owed(self) -> bool:
        """Whether the disk lacks something."""
        return self._message is not None or self._former is not None or bool(self._presented)

    async def message(self, message: int, hand: int, presented: int = 0) -> None:
        """The table is in this message now; everything up to `presented` has been shown. Raises Conflict, LeaseLost."""
        self._message = message, hand
        await self.shown(presented)

    async def former(self, message: int) -> None:
        """Another message takes the place of this one, which is to go; 0: it has gone. Raises Conflict, LeaseLost."""
        self._former = message
        await self.shown(0)

    async def shown(self, seq: int) -> None:
        """Everything up to event `seq` has been shown. Raises Conflict, LeaseLost."""
        self._presented = max(self._presented, seq)
        if not await self._write() and self._retry is None:
            self._retry = asyncio.create_task(self._write_later(), name=f"marks-{self._actor.table}")

    def hurry(self) -> None:
        """The disk takes something again: write what is owed now."""
        if self._retry is not None:
            self._retry.cancel()
            self._retry = asyncio.create_task(self._write_later(0.0), name=f"marks-{self._actor.table}")

    def drop(self) -> None:
        """Write nothing any more."""
        if self._retry is not None:
            self._retry.cancel()

    async def _write(self) -> bool:
        """Write what is owed; False when the disk does not take it. One line tells so, however long that lasts."""
        message, former, presented = self._message, self._former, self._presented
        try:
            if former:  # before the message that takes its place: a kill in between must not leave both
                await self._store.set_former(self._actor.table, former)
            if message is not None:
                await self._store.set_message(self._actor.table, *message, presented)
            elif presented:
                await self._store.mark_presented(self._actor.table, presented)
            if former == 0:
                await self._store.set_former(self._actor.table, former)
        except (Conflict, LeaseLost):
            raise
        except StoreError as error:
            if not self._told:
                log.warning("what is shown is not noted yet: %s", error, extra=self._actor.where)
            self._told = True
            return False
        self._told = False
        if self._message is message:
            self._message = None
        if self._former == former:
            self._former = None
        if self._presented == presented:
            self._presented = 0
        return True

    async def _write_later(self, wait: float = FIRST_RETRY) -> None:
        me = asyncio.current_task()
        try:
            while self.owed:
                await asyncio.sleep(wait)
                wait = LAST_RETRY if wait >= LAST_RETRY / 2 else max(FIRST_RETRY, 2 * wait)
                await self._write()
        except (Conflict, LeaseLost):
            self._lost()
            return
        finally:
            if self._retry is me:
                self._retry = None
        self._late()
