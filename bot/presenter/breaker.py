"""Stands still before Discord bans the address: it counts refusals, and 10,000 in ten minutes are too many."""

from __future__ import annotations

import logging
from collections import deque
from typing import Final

log = logging.getLogger(__name__)

WINDOW: Final = 600.0  # seconds
MINUTE: Final = 60.0
MOST_A_MINUTE: Final = 500
MOST: Final = 2_500  # in the window
REST: Final = 60.0  # seconds


class Held(ConnectionError):
    """Discord has refused so much of late that nothing but responses goes out for a while."""


class Breaker:
    """Counts refusals; times are seconds of one clock. After a rest it lets requests through again, and takes the next
    when as many more have come.
    """

    def __init__(self) -> None:
        self._refused: deque[float] = deque(maxlen=4 * MOST)
        self._since_rest: deque[float] = deque(maxlen=MOST_A_MINUTE)
        self._next = MOST
        self._until = 0.0

    def refused(self, now: float) -> None:
        """Discord has answered with what it counts as an invalid request."""
        self._refused.append(now)
        self._since_rest.append(now)
        if now < self._until:
            return
        lately = self.lately(now)
        if lately < MOST:
            self._next = MOST
        fast = len(self._since_rest) == MOST_A_MINUTE and now - self._since_rest[0] <= MINUTE
        if fast or lately >= self._next:
            self._next = lately + MOST_A_MINUTE
            self._since_rest.clear()
            self._until = now + REST
            log.error("%s requests were refused of late: none but responses for %.0f s", lately, REST)

    def lately(self, now: float) -> int:
        """How many refusals there were in the last ten minutes."""
        while self._refused and self._refused[0] <= now - WINDOW:
            self._refused.popleft()
        return len(self._refused)

    def check(self, now: float) -> None:
        """Raises Held while nothing but responses may go out."""
        if now < self._until:
            raise Held("too much was refused of late")
        if self._until:
            self._until = 0.0
            log.warning("requests go out again")
