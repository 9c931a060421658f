"""What people entered or chose, out of an interaction's data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from bot.ui.views import Interaction


def custom_id_of(interaction: Interaction) -> str:
    """The id of the button, list or dialog; "" when there is none."""
    return str(cast("Mapping[str, Any]", interaction.data or {}).get("custom_id", ""))


def chosen(interaction: Interaction) -> list[str]:
    """What was chosen from a list in a message."""
    return [str(value) for value in cast("Mapping[str, Any]", interaction.data or {}).get("values", ())]


def entered(interaction: Interaction) -> dict[str, str]:
    """What a dialog was filled in with: by field, the text or the first value chosen."""
    fields: dict[str, str] = {}
    data = cast("Mapping[str, Any]", interaction.data or {})
    for field in _fields(data.get("components", ())):
        name = field.get("custom_id")
        if not isinstance(name, str):
            continue
        values = field.get("values")
        if isinstance(values, list) and values:
            fields[name] = str(cast("list[object]", values)[0])
        elif isinstance(field.get("value"), str):
            fields[name] = str(field["value"])
    return fields


def _fields(components: object) -> Iterator[Mapping[str, Any]]:
    if not isinstance(components, list):
        return
    for each in cast("list[object]", components):
        if not isinstance(each, dict):
            continue
        component = cast("dict[str, Any]", each)
        if "component" in component:
            yield from _fields([component["component"]])
        elif "components" in component:
            yield from _fields(component["components"])
        else:
            yield component
