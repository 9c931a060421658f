"""Signals before the bot can act on them: while its modules load, and while a command works on files."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Generator
from typing import Any, Final

STOPS: Final = (signal.SIGTERM, signal.SIGINT)
DRAINS: Final = getattr(signal, "SIGUSR1", None)  # there is none on Windows


class Early:
    """What was asked for before there was a bot. `drain`: to drain, so that it begins with that."""

    def __init__(self) -> None:
        self.drain = False
        self._before: dict[int, Any] = {}

    def listen(self, code: int) -> None:
        """Told to stop, end at once with this code: there is nothing yet to be given up. In the main thread only."""
        for each in STOPS:
            self._before[each] = signal.signal(each, lambda number, frame: os._exit(code))
        if DRAINS is not None:
            self._before[DRAINS] = signal.signal(DRAINS, self._remember)

    def _remember(self, *_: object) -> None:
        self.drain = not self.drain

    def leave(self) -> None:
        """What comes next has handlers of its own."""
        while self._before:
            signal.signal(*self._before.popitem())


EARLY: Final = Early()


@contextlib.contextmanager
def interruptible() -> Generator[None]:
    """Told to stop, what is done within is undone, once: KeyboardInterrupt. In the main thread only."""

    def stop(*_: object) -> None:
        for each in STOPS:
            signal.signal(each, signal.SIG_IGN)
        raise KeyboardInterrupt

    before = {each: signal.signal(each, stop) for each in STOPS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
