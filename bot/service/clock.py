"""Time, injected: the service counts in epoch milliseconds."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

Now = Callable[[], int]

SET_BACK: Final = 1_000  # milliseconds; a clock that is kept right goes back by less


def milliseconds(clock: Callable[[], datetime]) -> Now:
    """`clock` as epoch milliseconds."""

    def now() -> int:
        return int(clock().timestamp() * 1000)

    return now


def lately(at: int, now: int, within: int) -> bool:
    """Whether `at` is less than `within` milliseconds ago. A moment in the future is of before the clock was set back:
    nobody knows how long ago that is, and nothing is to wait until it comes again.
    """
    return -SET_BACK <= now - at < within
