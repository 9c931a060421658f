"""How many requests the whole process makes of Discord in a second, and which go first when there are more."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
from collections import deque
from collections.abc import Generator
from contextvars import ContextVar
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

A_SECOND: Final = 40  # of the 50 that Discord allows a bot in all; repeats inside discord.py come on top


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


@dataclass(order=True, slots=True)
class _Waiter:
    due: float
    order: int
    turn: asyncio.Future[None] = field(compare=False)


class Budget:
    """At most so many requests in any second. Without a queue a request costs no time and no task; with one, a single
    timer lets them go one by one.
    """

    def __init__(self, a_second: int = A_SECOND) -> None:
        self._spent: deque[float] = deque(maxlen=a_second)
        self._most = a_second
        self._queue: list[_Waiter] = []
        self._order = itertools.count()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many requests wait for their turn."""
        return sum(not each.turn.done() for each in self._queue)

    async def turn(self, urgency: Urgency) -> None:
        """Wait until a request may be made. Whoever is cancelled meanwhile has given up and costs nothing."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        if not self._queue and self._is_free(now):
            self._spent.append(now)
            return
        waiter = _Waiter(now + urgency.value, next(self._order), loop.create_future())
        heapq.heappush(self._queue, waiter)
        self._arm(loop)
        try:
            await waiter.turn
        except asyncio.CancelledError:
            if waiter.turn.done() and not waiter.turn.cancelled():
                self._spent.pop()  # its turn had come just now: somebody else's
                self._go_on(loop)
            waiter.turn.cancel()
            raise

    def spend(self) -> None:
        """Count a request that did not ask, such as a repeat."""
        self._spent.append(asyncio.get_running_loop().time())

    def _is_free(self, now: float) -> bool:
        return len(self._spent) < self._most or now >= self._spent[0] + 1.0

    def _arm(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._timer is None:
            at = self._spent[0] + 1.0 if self._spent else loop.time()
            self._timer = loop.call_at(at, self._go_on, loop)

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        now = loop.time()
        while self._queue and (self._queue[0].turn.done() or self._is_free(now)):
            waiter = heapq.heappop(self._queue)
            if not waiter.turn.done():
                self._spent.append(now)
                waiter.turn.set_result(None)
        if self._queue:
            self._arm(loop)
