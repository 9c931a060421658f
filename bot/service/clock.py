"""Time, injected: the service counts in epoch milliseconds."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

Now = Callable[[], int]


def milliseconds(clock: Callable[[], datetime]) -> Now:
    """`clock` as epoch milliseconds."""

    def now() -> int:
        return int(clock().timestamp() * 1000)

    return now
