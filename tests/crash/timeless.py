"""Values without their times: what a crash may shift, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from typing import Any, Final

from engine.cards import Card
from engine.commands import Event
from engine.hand import Turn
from engine.presence_events import Recovered
from engine.tournament_events import CountdownStarted

TIMES: Final = {"at", "deadline", "left_at", "running_since", "level_ms", "start_at", "seen_at"}


def timeless(value: Any) -> Any:
    """`value` as nested tuples with every moment left out; of a deadline, whether there is one."""
    if isinstance(value, Card):
        return value.index
    if is_dataclass(value) and not isinstance(value, type):
        name = Turn.__name__ if isinstance(value, Turn) else type(value).__name__  # one that began again is no event
        return (name, *[_field(each.name, getattr(value, each.name)) for each in fields(value)])
    if isinstance(value, tuple):
        return tuple([timeless(each) for each in value])
    return value


def _field(name: str, value: Any) -> Any:
    if name in TIMES:
        return bool(value) if name in ("deadline", "start_at") else None
    if name == "extended":
        return value[0]
    return timeless(value)


def story(events: Iterable[Event]) -> list[Any]:
    """What happened, without the times and without the bot's own coming back, which begins a countdown anew."""
    kept: list[Event] = []
    for each in events:
        anew = isinstance(each, CountdownStarted) and kept and isinstance(kept[-1], CountdownStarted)
        if not anew and not isinstance(each, Recovered):
            kept.append(each)
    return [timeless(each) for each in kept]
