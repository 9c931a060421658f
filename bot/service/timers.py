"""One timer a table: a sleep to an absolute moment, after which the table's lock decides whether it still counts."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.service.clock import Now


class Timer:
    """At most one thing to come. Setting it again replaces what has not begun yet; what has begun runs to its end."""

    def __init__(self, now: Now) -> None:
        self._now = now
        self._task: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[None]] = set()

    def set(self, at: int, act: Callable[[], Awaitable[None]]) -> None:
        """Run `act` at `at` (epoch milliseconds), at once when that has passed."""
        self.stop()
        self._task = asyncio.create_task(self._sleep(at, act))

    async def _sleep(self, at: int, act: Callable[[], Awaitable[None]]) -> None:
        await asyncio.sleep(max(0, at - self._now()) / 1000)
        task = asyncio.current_task()
        assert task is not None
        self._task = None
        self._running.add(task)
        try:
            await act()
        finally:
            self._running.discard(task)

    def stop(self) -> None:
        """Forget what has not begun yet."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
