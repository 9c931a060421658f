"""How many requests the whole process makes of Discord in a second, and which go first when there are more."""

from __future__ import annotations

import asyncio
import bisect
import contextlib
import itertools
from collections import deque
from collections.abc import Generator
from contextvars import ContextVar
from enum import Enum
from typing import Final

A_SECOND: Final = 40  # of the 50 that Discord allows a bot in all; repeats inside discord.py come on top
LEAST: Final = 0.001  # seconds
LOOK_AGAIN: Final = 0.25  # somebody before may have given up


class Urgency(Enum):
    """What a request is for, by how many seconds it may stand back behind those who come after it. Whoever has waited
    for longer goes first: nobody waits for ever.
    """

    TABLE = 0.0
    MESSAGE = 0.25
    CARDS_TO_ACT = 0.5
    CARDS = 1.0
    NOTICE = 3.0
    UPKEEP = 15.0


_urgency: ContextVar[Urgency | None] = ContextVar("urgency", default=None)


@contextlib.contextmanager
def urgency(which: Urgency) -> Generator[None]:
    """The requests made inside are that urgent."""
    token = _urgency.set(which)
    try:
        yield
    finally:
        _urgency.reset(token)


def urgency_of(method: str, path: str) -> Urgency:
    """How urgent a request is: as its caller says, else as what it does."""
    said = _urgency.get()
    if said is not None:
        return said
    if method == "DELETE" or "/emojis" in path:
        return Urgency.UPKEEP
    if method == "PATCH" and "/messages/" in path:
        return Urgency.TABLE
    return Urgency.MESSAGE


class Budget:
    """At most so many requests in any second. Without a queue a request costs no time and no task; with one, each
    sleeps until its turn can have come at the earliest.
    """

    def __init__(self, a_second: int = A_SECOND) -> None:
        self._spent: deque[float] = deque(maxlen=a_second)
        self._most = a_second
        self._queue: list[tuple[float, int]] = []  # when each would be due, and its number; in order
        self._number = itertools.count()

    @property
    def waiting(self) -> int:
        """How many requests wait for their turn."""
        return len(self._queue)

    async def turn(self, urgency: Urgency) -> None:
        """Wait until a request may be made. Whoever is cancelled meanwhile has given up and costs nothing."""
        loop = asyncio.get_running_loop()
        me = loop.time() + urgency.value, next(self._number)
        bisect.insort(self._queue, me)
        try:
            while (wait := self._wait(bisect.bisect_left(self._queue, me), loop.time())) > 0:  # noqa: ASYNC110 - no task
                await asyncio.sleep(wait)
            self._spent.append(loop.time())
        finally:
            del self._queue[bisect.bisect_left(self._queue, me)]

    def spend(self) -> None:
        """Count a request that did not ask, such as a repeat."""
        self._spent.append(asyncio.get_running_loop().time())

    def _wait(self, before: int, now: float) -> float:
        """Seconds until as many places as are wanted `before` are free and one more, or until it is worth looking
        again; 0 when it is so now.
        """
        unused = self._most - len(self._spent)
        if before < unused:
            return 0.0
        rounds, place = divmod(before - unused, len(self._spent))
        free_at = self._spent[place] + 1.0 + rounds
        return min(max(free_at - now, LEAST), LOOK_AGAIN) if free_at > now else 0.0
