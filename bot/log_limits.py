"""The same line again and again: a few are told, the rest is counted, so that a flood neither fills the disk nor hides
what else happens.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST: Final = 30  # of one line a minute
WINDOW: Final = 60.0  # seconds
LINES: Final = 500  # kinds of lines that are counted at the same time

Kind = tuple[str, int, str, str]


@dataclass
class _Count:
    since: float
    told: int = 0
    more: int = 0
    last: logging.LogRecord | None = None


class Limit(logging.Filter):
    """Lets through `MOST` lines of a kind in a minute: of one logger and level, with the same words before anything is
    put into them. What was held back is one line with its number, given to `tell` once the minute is over.
    """

    def __init__(self, tell: Callable[[logging.LogRecord], object]) -> None:
        super().__init__()
        self._tell = tell
        self._counts: dict[Kind, _Count] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if getattr(record, "counted", False):
            return True
        self.flush(record.created)
        kind = _kind(record)
        count = self._counts.get(kind)
        if count is None:
            while len(self._counts) >= LINES:
                self._end(next(iter(self._counts)))
            count = self._counts[kind] = _Count(record.created)
        if count.told < MOST:
            count.told += 1
            return True
        count.more += 1
        count.last = record
        return False

    def flush(self, now: float | None = None) -> None:
        """Tell what was held back: of the minutes that are over by `now`, or of all."""
        over = [kind for kind, each in self._counts.items() if now is None or abs(now - each.since) >= WINDOW]
        for kind in over:
            self._end(kind)

    def _end(self, kind: Kind) -> None:
        count = self._counts.pop(kind)
        last = count.last
        if last is None:
            return
        words = f"{count.more} more lines like this within a minute: {words_of(last)}"
        line = logging.LogRecord(last.name, last.levelno, last.pathname, last.lineno, words, (), None)
        line.__dict__["counted"] = True
        self._tell(line)


def words_of(record: logging.LogRecord) -> str:
    """What a record says. What was asked to be logged may be wrong, or break while it is written out: that must not
    come back to whoever logs, nor be lost.
    """
    try:
        return record.getMessage()
    except Exception as error:  # noqa: BLE001 -- whatever somebody else's object raises
        return f"{_unfilled(record)} (the rest cannot be written out: {type(error).__name__})"


def _unfilled(record: logging.LogRecord) -> str:
    return record.msg if isinstance(record.msg, str) else type(record.msg).__name__


def _kind(record: logging.LogRecord) -> Kind:
    error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
    return record.name, record.levelno, _unfilled(record), error
