"""Deletions are brought to an end, and once a day whatever is too old goes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from typing import Final

from bot.service.clock import Now
from bot.service.ports import LeaseLost, Store, StoreError
from bot.service.timers import Timer

log = logging.getLogger(__name__)

MINUTE: Final = 60_000  # milliseconds
HOUR: Final = 3_600_000
DAILY: Final = 24 * HOUR


class Retention:
    """Looks after the store as long as this process owns the tables. `days` = how long finished games are kept, 0 = for
    ever; `here` = the servers the bot is in, None as long as Discord has not told all; `named` = what somebody who was
    deleted is called, as `Store.forget` wants it.
    """

    def __init__(
        self,
        store: Store,
        now: Now,
        days: int,
        owner: Callable[[], bool],
        here: Callable[[], Collection[int] | None],
        named: Callable[[str, int], str],
    ) -> None:
        self._store = store
        self._now = now
        self._days = days
        self._owner = owner
        self._here = here
        self._named = named
        self._timer = Timer(now)
        self._sweep_at = 0
        self._stopped = False

    def start(self) -> None:
        """Look in a minute, and hourly from then on; sweep in an hour, when the bot is calm, and daily from then on."""
        self._sweep_at = self._now() + HOUR
        self._timer.set(self._now() + MINUTE, self.look)

    def stop(self) -> None:
        """Look no more."""
        self._stopped = True
        self._timer.stop()

    async def look(self) -> None:
        """Go on with what is not deleted yet, and sweep if it is time. Raises nothing."""
        again = MINUTE
        if self._owner():
            again = HOUR
            try:
                await self._store.finish_forgetting(self._named)
                if not 0 < self._sweep_at - self._now() <= DAILY:  # farther off after the clock was set back
                    await self.sweep()
            except LeaseLost:
                log.info("another process deletes what is to be deleted")
            except StoreError as error:
                log.warning("what is to be deleted could not be: %s", error)
            except Exception:
                log.exception("what is to be deleted could not be")
        if not self._stopped:
            self._timer.set(self._now() + again, self.look)

    async def sweep(self) -> None:
        """Delete what is too old, now. Raises StoreError."""
        swept = await self._store.sweep(self._now(), self._days, self._here())
        self._sweep_at = self._now() + DAILY
        if swept.games or swept.people or swept.servers:
            old = (swept.games, swept.people, swept.servers)
            log.info("deleted, being old: %s games, %s people, %s servers", *old)
