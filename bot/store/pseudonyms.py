"""Another id and name for somebody in the events of a game, by the types of their fields."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass, replace
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from engine.commands import Event
from engine.tournament import PlayerId

NAMES: Final = {"name": "player", "host_name": "host"}
"""The fields that hold a name, each with the one that says whose."""

FREE_WORDS: Final = "why"
"""The field that holds what the floor said."""

LONG: Final = 4  # letters of a name that is looked for inside words as well


@dataclass(slots=True)
class Renaming:
    """`player` becomes `pseudonym`, called `name`; `names` = what the player was called, as far as it has been met."""

    player: PlayerId = field(repr=False)
    pseudonym: PlayerId
    name: str
    names: set[str] = field(repr=False)

    def event(self, event: Event) -> Event:
        """`event` as it is told of the pseudonym."""
        change = _changer(type(event))
        return event if change is None else change(event, self)

    def words(self, said: str) -> str:
        """`said` without the player's names and number; a word goes whole that holds a name, as when it is declined."""
        said = re.sub(rf"(?<!\d){self.player}(?!\d)", lambda _: self.name, said)
        for each in sorted(filter(None, self.names), key=len, reverse=True):
            # So short a name stands in many words that mean nobody.
            found = rf"\w*{re.escape(each)}\w*" if len(each) >= LONG else rf"(?<![^\W_]){re.escape(each)}(?![^\W_])"
            said = re.sub(found, lambda _: self.name, said, flags=re.IGNORECASE)
        return said


Change = Callable[[Any, Renaming], Any]


def names_in(event: Event, player: PlayerId) -> set[str]:
    """What `player` is called in `event`."""
    met = Renaming(player, player, "", set())
    met.event(event)
    return met.names


@cache
def _changer(hint: Any) -> Change | None:
    """How a value annotated with `hint` is changed; None when there can be nothing to change in it."""
    if hint is PlayerId:
        return lambda value, renaming: renaming.pseudonym if value == renaming.player else value
    origin, args = get_origin(hint), get_args(hint)
    if origin in (UnionType, Union) and NoneType in args:
        inner = _changer(next(each for each in args if each is not NoneType))
        return inner and (lambda value, renaming: None if value is None else inner(value, renaming))
    if origin is tuple and args[-1] is ...:
        inner = _changer(args[0])
        return inner and (lambda value, renaming: tuple([inner(each, renaming) for each in value]))
    if isinstance(hint, type) and is_dataclass(hint):
        return _record(hint)
    return None


def _record(kind: type[Any]) -> Change | None:
    hints = get_type_hints(kind)
    found = {each.name: _changer(hints[each.name]) for each in fields(kind)}
    inner = {name: change for name, change in found.items() if change is not None}
    names = {name: whose for name, whose in NAMES.items() if name in found and whose in found}
    free = FREE_WORDS in found
    by = "by" in found
    if not inner and not free:
        return None

    def change(value: Any, renaming: Renaming) -> Any:
        changes = {name: each(getattr(value, name), renaming) for name, each in inner.items()}
        for name, whose in names.items():
            if getattr(value, whose) == renaming.player:
                renaming.names.add(getattr(value, name))
                changes[name] = renaming.name
        if free:
            own = by and value.by == renaming.player
            changes[FREE_WORDS] = "" if own else renaming.words(value.why)
        changed = {name: new for name, new in changes.items() if new != getattr(value, name)}
        return replace(value, **changed) if changed else value

    return change
