"""Things that one must not do again and again."""

from __future__ import annotations

from collections.abc import Hashable

from bot.ui.answers import Refused


class Cooldown:
    """After something has been done, the same may not be done again for `wait` milliseconds."""

    def __init__(self, wait: int) -> None:
        self._wait = wait
        self._done: dict[Hashable, int] = {}

    def check(self, what: Hashable, now: int) -> None:
        """Raises Refused while `what` has been done too lately; `now` in epoch milliseconds."""
        left = self._done.get(what, 0) + self._wait - now
        if left > 0:
            raise Refused("cooldown", seconds=-(-left // 1000))

    def done(self, what: Hashable, now: int) -> None:
        """`what` is being done; what was done long ago is forgotten."""
        self._done = {each: at for each, at in self._done.items() if now - at < self._wait}
        self._done[what] = now
