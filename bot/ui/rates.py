"""How often something may be done."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Hashable
from contextlib import contextmanager
from typing import Final

KEPT: Final = 10_000  # of whom, or of what, each rate remembers; who has been quiet longest is forgotten first


class Rate:
    """At most `most` times in `within` milliseconds, for each of whatever it is asked about. Times are epoch
    milliseconds; when the clock has been set back, what was done later than now is forgotten.
    """

    def __init__(self, most: int, within: int, *, kept: int = KEPT) -> None:
        self.most = most
        self.within = within
        self._kept = kept
        self._done: dict[Hashable, deque[int]] = {}

    def __len__(self) -> int:
        return len(self._done)

    def wait(self, what: Hashable, now: int) -> int:
        """Milliseconds until `what` may be done once more, 0 for at once."""
        done = self._until(what, now)
        if len(done) < self.most:
            return 0
        return max(0, done[0] + self.within - now)

    def count(self, what: Hashable, now: int) -> None:
        """`what` is being done."""
        done = self._until(what, now)
        done.append(now)
        self._done.pop(what, None)
        self._done[what] = done
        while len(self._done) > self._kept:
            del self._done[next(iter(self._done))]

    @contextmanager
    def counted(self, what: Hashable, now: int) -> Generator[None]:
        """`what` is being done in here; when that raises, it has not been done."""
        self.count(what, now)
        try:
            yield
        except BaseException:
            self._uncount(what, now)
            raise

    def forget(self, what: Hashable) -> None:
        """`what` has not been done."""
        self._done.pop(what, None)

    def _uncount(self, what: Hashable, at: int) -> None:
        done = self._done.get(what)
        if done is not None and at in done:
            done.remove(at)

    def _until(self, what: Hashable, now: int) -> deque[int]:
        done = self._done.get(what)
        if done is None:
            return deque(maxlen=self.most)
        while done and done[-1] > now:
            done.pop()
        return done
