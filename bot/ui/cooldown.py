"""Things that one must not do again and again."""

from __future__ import annotations

from collections.abc import Hashable

from bot.ui.answers import Refused
from bot.ui.rates import Rate


class Cooldown:
    """After something has been done, the same may not be done again for `wait` milliseconds."""

    def __init__(self, wait: int) -> None:
        self._rate = Rate(1, wait)

    def check(self, what: Hashable, now: int) -> None:
        """Raises Refused while `what` has been done too lately; `now` in epoch milliseconds."""
        if left := self._rate.wait(what, now):
            raise Refused("cooldown", seconds=seconds(left))

    def done(self, what: Hashable, now: int) -> None:
        """`what` is being done."""
        self._rate.count(what, now)


def seconds(milliseconds: int) -> int:
    """Whole seconds after which those milliseconds are over for sure."""
    return -(-milliseconds // 1000)
