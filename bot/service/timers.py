"""One timer a table: an absolute moment to wait for, after which the table's lock decides whether it still counts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine

from bot.service.clock import Now


class Timer:
    """At most one thing to come. Setting it again replaces what has not begun yet; what has begun runs to its end.

    Every press sets it anew, so a task is made only for what begins.
    """

    def __init__(self, now: Now) -> None:
        self._now = now
        self._next: asyncio.TimerHandle | None = None
        self._running: set[asyncio.Task[None]] = set()

    def set(self, at: int, act: Callable[[], Coroutine[None, None, None]]) -> None:
        """Run `act` at `at` (epoch milliseconds), at once when that has passed."""
        self.stop()
        wait = max(0, at - self._now()) / 1000
        self._next = asyncio.get_running_loop().call_later(wait, self._begin, act)

    def _begin(self, act: Callable[[], Coroutine[None, None, None]]) -> None:
        self._next = None
        task = asyncio.create_task(act())
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def stop(self) -> None:
        """Forget what has not begun yet."""
        if self._next is not None:
            self._next.cancel()
            self._next = None
