"""The thread that pictures and chances are made in, and the painter that belongs to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from bot.presenter.worker import Worker
from bot.render.picture.painter import Painter
from bot.service.ports import TableId

log = logging.getLogger(__name__)

T = TypeVar("T")

READY_WITHIN: Final = 1.0  # seconds: a table does not wait longer for its picture
LOST_AFTER: Final = 10.0  # seconds without any result: the thread hangs
MOST_LOST: Final = 3  # threads; after that there are no pictures for a while
FORGIVEN_AFTER: Final = 3600.0


@dataclass(frozen=True, slots=True)
class Where:
    """What a picture is for, as the log names it."""

    table: TableId
    hand: int
    seq: int

    @property
    def fields(self) -> dict[str, int]:
        """The same, as `extra` of a log line."""
        return {"table": self.table, "hand": self.hand, "seq": self.seq}


class Workshop:
    """Does one thing after another. Nothing here raises, and nothing takes longer than it is given. `make_painter` is
    called in the thread. `made` and `late` count what was done in time and what was not.
    """

    def __init__(self, make_painter: Callable[[], Painter]) -> None:
        self.made = 0
        self.late = 0
        self._make_painter = make_painter
        self._easel: _Easel | None = None
        self._lost: list[float] = []  # when threads hung, on the event loop's clock
        self._busy_since: float | None = None
        self._unfinished: set[asyncio.Future[Any]] = set()

    @property
    def painter(self) -> Painter | None:
        """The painter of now; only what it says may be read from the event loop."""
        return None if self._easel is None else self._easel.painter

    def stop(self) -> None:
        """Let the thread end."""
        if self._easel is not None:
            self._easel.worker.shutdown()
        self._easel = None

    async def do(
        self,
        where: Where,
        work: Callable[[Painter], T],
        until: float,
        late: Callable[[T], None] | None = None,
        *,
        private: bool = False,
    ) -> T | None:
        """Do `work` in the thread, after everything else; None when it fails or is not done `until` then. `late` gets
        what comes after that. Of what is `private` the log has no details.
        """
        easel = self._working()
        if easel is None:
            return None
        loop = asyncio.get_running_loop()
        if self._busy_since is not None and loop.time() - self._busy_since > READY_WITHIN:
            until = loop.time()  # whoever presses while the thread is stuck does not wait for it as well
        doing = loop.run_in_executor(easel.worker, easel.use, work)
        self._unfinished.add(doing)
        if self._busy_since is None:
            self._busy_since = loop.time()
        doing.add_done_callback(lambda done: self._finished(done, loop.time()))
        try:
            async with asyncio.timeout_at(until):
                done = await asyncio.shield(doing)
            self.made += 1
            return done
        except TimeoutError:
            self.late += 1
            log.warning("a picture is late; texts instead", extra=where.fields)
            if late is not None:
                doing.add_done_callback(lambda done: late(done.result()) if _well(done) else None)
        except Exception as error:
            details = None if private else error
            log.warning("a picture could not be made; texts instead", exc_info=details, extra=where.fields)
        return None

    def _finished(self, done: asyncio.Future[T], now: float) -> None:
        if not done.cancelled():
            done.exception()  # nobody may be waiting for it any more; asyncio wants it looked at
        if done in self._unfinished:
            self._unfinished.discard(done)
            self._busy_since = now if self._unfinished else None

    def _working(self) -> _Easel | None:
        """The thread, a new one when the old one hangs; None when too many did of late."""
        now, busy = asyncio.get_running_loop().time(), self._busy_since
        if busy is not None and now - busy > LOST_AFTER:
            self._lost = [*[each for each in self._lost if now - each < FORGIVEN_AFTER], now]
            log.error("the thread that makes pictures hangs (%s of %s)", len(self._lost), MOST_LOST)
            self.stop()
            self._unfinished.clear()
            self._busy_since = None
        if len(self._lost) >= MOST_LOST and now - self._lost[0] < FORGIVEN_AFTER:
            return None
        if self._easel is None:
            self._easel = _Easel(self._make_painter)
        return self._easel


class _Easel:
    """A thread and the painter that only it uses."""

    def __init__(self, make_painter: Callable[[], Painter]) -> None:
        self.worker = Worker("pictures")
        self.painter: Painter | None = None
        self._make_painter = make_painter

    def use(self, work: Callable[[Painter], T]) -> T:
        """Called in the thread."""
        if self.painter is None:
            self.painter = self._make_painter()
        return work(self.painter)


def _well(done: asyncio.Future[T]) -> bool:
    return not done.cancelled() and done.exception() is None
