"""Events as text: the stored name and JSON of each, and back.

A stored name never changes its meaning. When the shape of an event changes, it gets the next number, and the old name
an upcaster in `upcasters.py`, so that games that are under way, and all that were ever played, stay readable.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from pydantic_core import SchemaValidator, ValidationError, from_json

from bot.store.errors import DecodeError
from bot.store.shapes import Pack, record
from bot.store.upcasters import UPCASTERS, Upcaster
from engine import events, floor_events, open_events, presence_events, tournament_events
from engine.commands import Event
from engine.events import HandEvent
from engine.tournament_events import TableEvent


def _kinds() -> dict[str, type[Event]]:
    kinds: dict[str, type[Event]] = {}
    for module in (events, tournament_events, presence_events, floor_events, open_events):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, HandEvent | TableEvent) and "NAME" in vars(value):
                assert value.NAME not in kinds or kinds[value.NAME] is value, f"two events are called {value.NAME}"
                kinds[value.NAME] = value
    return kinds


KINDS: Final[Mapping[str, type[Event]]] = _kinds()
"""Every event by its stored name."""

_SHAPES: Final = {kind: record(kind, keyed=True) for kind in KINDS.values()}
_READERS: Final = {name: SchemaValidator(_SHAPES[kind].schema).validate_json for name, kind in KINDS.items()}
_PACKS: Final[dict[type[Event], Pack]] = {kind: each.pack for kind, each in _SHAPES.items() if each.pack is not None}
_write: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False).encode


def encode(event: Event) -> tuple[str, str]:
    """The stored name and JSON of `event`."""
    return event.NAME, _write(_PACKS[type(event)](event))


def decode(name: str, data: str, upcasters: Mapping[str, Upcaster] = UPCASTERS) -> Event:
    """The event stored as `data` under `name`. Raises DecodeError, which says where, never what is there."""
    reader = _READERS.get(name)
    if reader is None:
        return _decode_old(name, data, upcasters)
    try:
        return reader(data)
    except ValidationError as error:
        wrong = _where(error)
    raise DecodeError(f"cannot read an event {name}: {wrong}")


def _where(error: ValidationError) -> str:
    details = error.errors(include_url=False, include_context=False, include_input=False)
    return ", ".join([f"{'.'.join(map(str, each['loc'])) or 'data'}: {each['type']}" for each in details])


def _decode_old(name: str, data: str, upcasters: Mapping[str, Upcaster]) -> Event:
    newest = name
    try:
        value = from_json(data)
        while newest not in _READERS:
            if newest not in upcasters:
                raise DecodeError(f"no event is called {name}")
            newest, value = upcasters[newest](value)
    except (ValueError, LookupError, TypeError) as error:
        kind = type(error).__name__
    else:
        return decode(newest, _write(value))
    raise DecodeError(f"cannot bring an event {name} up to date: {kind}")
