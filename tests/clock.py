"""A clock that a test sets by hand."""

from __future__ import annotations


class Clock:
    """The wall clock, ms; it stands still until `ms` is set."""

    def __init__(self) -> None:
        self.ms = 100_000_000

    def __call__(self) -> int:
        return self.ms
