"""How each type of the engine looks as JSON, worked out from its annotations.

Facts inside other facts are arrays, in the order of their fields; events, and the few large ones named in `KEYED`, are
objects. Cards are their codes, several of them one string (`AsKd`). Nothing is optional and nothing may be added: what
an older version wrote goes through an upcaster first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Final, NewType, Union, get_args, get_origin, get_type_hints

from pydantic_core import CoreSchema, core_schema

from engine.cards import Card, parse_cards
from engine.hand import Deal
from engine.rules import Rules
from engine.tournament import Tournament

Pack = Callable[[Any], Any]

KEYED: Final = (Tournament, Deal, Rules)
UNSTORED: Final = {Tournament: frozenset({"hand"})}  # a stored table is one between hands


@dataclass(frozen=True, slots=True)
class Shape:
    """`schema` reads JSON into a value; `pack` makes what `json` can write of it, None = `json` takes it as it is."""

    schema: CoreSchema
    pack: Pack | None = None


_PLAIN: Final[dict[Any, Shape]] = {
    int: Shape(core_schema.int_schema(strict=True)),
    str: Shape(core_schema.str_schema(strict=True)),
    bool: Shape(core_schema.bool_schema(strict=True)),
}


def shape(hint: Any) -> Shape:
    """The shape of a field annotated with `hint`. Raises TypeError for an annotation that no event uses."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    if isinstance(hint, NewType):
        return shape(hint.__supertype__)
    origin, args = get_origin(hint), get_args(hint)
    if origin in (UnionType, Union) and len(args) == 2 and args[1] is NoneType:
        return _optional(shape(args[0]))
    if origin is tuple and args[0] is Card:
        return _cards(None if args[1] is ... else len(args))
    if origin is tuple:
        return _several(shape(args[0])) if args[1] is ... else _array([shape(each) for each in args])
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _enum(hint)
    if isinstance(hint, type) and is_dataclass(hint):
        return record(hint, keyed=hint in KEYED)
    raise TypeError(f"no shape for {hint!r}")


def record(kind: type[Any], *, keyed: bool) -> Shape:
    """The shape of a dataclass: an object by field names, or an array in the order of the fields."""
    hints = get_type_hints(kind)
    names = [each.name for each in fields(kind) if each.name not in UNSTORED.get(kind, ())]
    shapes = [shape(hints[name]) for name in names]
    parameters = [
        core_schema.arguments_parameter(name, each.schema, mode="keyword_only" if keyed else "positional_only")
        for name, each in zip(names, shapes, strict=True)
    ]
    columns = [(name, each.pack) for name, each in zip(names, shapes, strict=True)]

    def as_object(value: Any) -> dict[str, Any]:
        return {name: getattr(value, name) if pack is None else pack(getattr(value, name)) for name, pack in columns}

    def as_array(value: Any) -> list[Any]:
        return [getattr(value, name) if pack is None else pack(getattr(value, name)) for name, pack in columns]

    schema = core_schema.call_schema(core_schema.arguments_schema(parameters), kind)
    return Shape(schema, as_object if keyed else as_array)


def _optional(inner: Shape) -> Shape:
    pack = inner.pack
    schema = core_schema.nullable_schema(inner.schema)
    return Shape(schema, None if pack is None else lambda value: None if value is None else pack(value))


def _several(inner: Shape) -> Shape:
    pack = inner.pack
    schema = core_schema.tuple_schema([inner.schema], variadic_item_index=0)
    return Shape(schema, None if pack is None else lambda values: [pack(each) for each in values])


def _array(items: list[Shape]) -> Shape:
    if any([each.pack is not None for each in items]):
        raise TypeError("a tuple of fixed length holds plain values or cards")
    return Shape(core_schema.tuple_schema([each.schema for each in items]))


def _enum(kind: type[Enum]) -> Shape:
    members = list(kind.__members__.values())
    numbers = all([isinstance(each.value, int) for each in members])
    schema = core_schema.enum_schema(kind, members, sub_type="int" if numbers else "str", strict=True)
    return Shape(schema, lambda value: value.value)


def _cards(count: int | None) -> Shape:
    def read(codes: str) -> tuple[Card, ...]:
        cards = parse_cards(codes)
        if count is not None and len(cards) != count:
            raise ValueError("another number of cards")
        return cards

    schema = core_schema.no_info_after_validator_function(read, core_schema.str_schema(strict=True))
    return Shape(schema, lambda cards: "".join([card.code for card in cards]))
