"""Things done again and again by timers of the event loop: no task waits in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Pulse:
    """Calls `act` every so many seconds, with how many seconds late the loop is, until stopped."""

    def __init__(self, seconds: float, act: Callable[[float], None]) -> None:
        self._seconds = seconds
        self._act = act
        self._next: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Begin; the first call comes after the first pause."""
        loop = asyncio.get_running_loop()
        self._next = loop.call_later(self._seconds, self._beat, loop, loop.time() + self._seconds)

    def _beat(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        late = max(0.0, loop.time() - due)
        self.start()
        self._act(late)

    def stop(self) -> None:
        """No more. May be called twice."""
        if self._next is not None:
            self._next.cancel()
            self._next = None
