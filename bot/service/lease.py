"""The lease that makes one process the only owner of all tables."""

from __future__ import annotations

import logging
from typing import Final

from bot.service.clock import SET_BACK, Now, lately
from bot.service.ports import Store, StoreError

log = logging.getLogger(__name__)

LEASE: Final = 15_000
RENEW: Final = 5.0
TRY_AGAIN: Final = 0.25
SAY_AGAIN: Final = 60_000
FAILING_AFTER: Final = 4_000  # one renewal that fails may be a blip; LEASE - RENEW is left then
READ_FOR: Final = 2_000  # how long a look at who owns the tables counts


class Lease:
    """`name` is this process's, and no other's. A lease that cannot be renewed is ours for as long as it still runs, by
    this process's clock, and then as long as the store can be read and says that nobody has followed. The store refuses
    what somebody writes whom another has followed, whatever their clock says. `elsewhere`: the store has said last that
    it is another process's.
    """

    def __init__(self, store: Store, name: str, now: Now) -> None:
        self._store = store
        self._name = name
        self._now = now
        self.elsewhere = False
        self._from = 0
        self._until = 0
        self._read_until = 0
        self._failed_since: int | None = None
        self._said_at: int | None = None

    @property
    def held(self) -> bool:
        """Whether it is ours. Once the clock has been set back, what it says of a lease of before is worth nothing."""
        return self._from - SET_BACK <= self._now() < max(self._until, self._read_until)

    @property
    def failing(self) -> bool:
        """Whether the store has not taken a renewal for seconds."""
        return self._failed_since is not None and self._now() - self._failed_since >= FAILING_AFTER

    @property
    def ageing(self) -> bool:
        """Whether half of it is over, or nobody knows how much."""
        return not self.held or self._until - self._now() < LEASE / 2

    @property
    def again_in(self) -> float:
        """Seconds until it is to be taken or renewed again."""
        return RENEW if self.held and self._failed_since is None else TRY_AGAIN

    async def take(self) -> bool:
        """Take it, or renew it; whether it is ours."""
        now = self._now()
        try:
            mine = await self._store.acquire_lease(self._name, now, LEASE)
        except StoreError as error:
            if self._said_at is None or not lately(self._said_at, now, SAY_AGAIN):
                log.exception("the lease could not be taken or renewed", exc_info=error)
                self._said_at = now
            self._failed_since = now if self._failed_since is None else min(self._failed_since, now)
            if self.ageing:
                await self._read()
            return self.held
        self._failed_since = self._said_at = None
        self._from, self._until, self._read_until = now, now + LEASE if mine else 0, 0
        self.elsewhere = not mine
        return mine

    async def _read(self) -> None:
        """Whoever cannot write can still find out whether somebody has followed."""
        now = self._now()
        try:
            followed = not await self._store.owns_lease(self._name)
        except StoreError:
            return  # nobody knows: what is known lapses
        if followed:
            self.lost()
        else:
            self._from, self._read_until = now, now + READ_FOR

    async def surely_held(self) -> bool:
        """Whether it is ours at this moment; once it has run out, the store is asked each time."""
        if self.held and self._now() >= self._until:
            await self._read()
        return self.held

    def lost(self) -> None:
        """Another process has it."""
        self._until = self._read_until = 0

    async def release(self) -> None:
        """Give it up at once, as far as the disk lets us; it runs out by itself."""
        self.lost()
        try:
            await self._store.release_lease(self._name)
        except StoreError:
            log.exception("the lease could not be given up")
