"""The lease that makes one process the only owner of all tables."""

from __future__ import annotations

import logging
from typing import Final

from bot.service.clock import Now
from bot.service.ports import Store, StoreError

log = logging.getLogger(__name__)

LEASE: Final = 15_000
RENEW: Final = 5.0
TRY_AGAIN: Final = 0.25
SAY_AGAIN: Final = 60_000


class Lease:
    """`name` is this process's, and no other's. A lease that cannot be renewed is ours for as long as it still runs, by
    this process's clock; the store refuses what somebody writes whom another has followed, whatever their clock says.
    """

    def __init__(self, store: Store, name: str, now: Now) -> None:
        self._store = store
        self._name = name
        self._now = now
        self._until = 0
        self._failed = False
        self._say_at = 0

    @property
    def held(self) -> bool:
        """Whether it is ours."""
        return self._now() < self._until

    @property
    def ageing(self) -> bool:
        """Whether half of it is over."""
        return self._until - self._now() < LEASE / 2

    @property
    def again_in(self) -> float:
        """Seconds until it is to be taken or renewed again."""
        return RENEW if self.held and not self._failed else TRY_AGAIN

    async def take(self) -> bool:
        """Take it, or renew it; whether it is ours."""
        now = self._now()
        self._failed = True
        try:
            mine = await self._store.acquire_lease(self._name, now, LEASE)
        except StoreError as error:
            if now >= self._say_at:
                log.exception("the lease could not be taken or renewed", exc_info=error)
                self._say_at = now + SAY_AGAIN
            return self.held
        self._failed, self._say_at = False, 0
        self._until = now + LEASE if mine else 0
        return mine

    def lost(self) -> None:
        """Another process has it."""
        self._until = 0

    async def release(self) -> None:
        """Give it up at once, as far as the disk lets us; it runs out by itself."""
        self._until = 0
        try:
            await self._store.release_lease(self._name)
        except StoreError:
            log.exception("the lease could not be given up")
