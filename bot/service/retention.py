"""Once a day, whatever is too old goes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from typing import Final

from bot.service.clock import Now
from bot.service.ports import LeaseLost, Store, StoreError
from bot.service.timers import Timer

log = logging.getLogger(__name__)

FIRST: Final = 3_600_000  # milliseconds after the start, when tables have come back and the bot is calm
DAILY: Final = 86_400_000
TRY_AGAIN: Final = 3_600_000


class Retention:
    """Sweeps the store as long as this process owns the tables. `days` = how long finished games are kept, 0 = for
    ever; `here` = the servers the bot is in, None as long as Discord has not told all.
    """

    def __init__(
        self,
        store: Store,
        now: Now,
        days: int,
        owner: Callable[[], bool],
        here: Callable[[], Collection[int] | None],
    ) -> None:
        self._store = store
        self._now = now
        self._days = days
        self._owner = owner
        self._here = here
        self._timer = Timer(now)
        self._stopped = False

    def start(self) -> None:
        """Sweep in an hour, and daily from then on."""
        self._timer.set(self._now() + FIRST, self.sweep)

    def stop(self) -> None:
        """Sweep no more."""
        self._stopped = True
        self._timer.stop()

    async def sweep(self) -> None:
        """Delete what is too old, now. Raises nothing."""
        again = DAILY
        if self._owner():
            try:
                swept = await self._store.sweep(self._now(), self._days, self._here())
            except LeaseLost:
                log.info("another process deletes what is old")
            except StoreError as error:
                again = TRY_AGAIN
                log.warning("what is old could not be deleted: %s", error)
            else:
                if swept.games or swept.people or swept.servers:
                    old = (swept.games, swept.people, swept.servers)
                    log.info("deleted, being old: %s games, %s people, %s servers", *old)
        if not self._stopped:
            self._timer.set(self._now() + again, self.sweep)
