"""What people entered or chose, out of an interaction's data."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

from bot.ui.views import Interaction

DEEPEST: Final = 4  # that components of a dialog are nested; Discord's own are 2


def custom_id_of(interaction: Interaction) -> str:
    """The id of the button, list or dialog; "" when there is none."""
    return str(cast("Mapping[str, Any]", interaction.data or {}).get("custom_id", ""))


def chosen(interaction: Interaction) -> list[str]:
    """What was chosen from a list in a message."""
    values: object = cast("Mapping[str, Any]", interaction.data or {}).get("values")
    return [str(value) for value in cast("list[object]", values)] if isinstance(values, list) else []


def resolved_channels(interaction: Interaction) -> set[str]:
    """Ids of the channels that were chosen, as Discord itself has found them: nobody can make one up."""
    found: object = cast("Mapping[str, Any]", interaction.data or {}).get("resolved")
    channels: object = cast("Mapping[str, object]", found).get("channels") if isinstance(found, dict) else None
    return set(cast("dict[str, object]", channels)) if isinstance(channels, dict) else set()


def whole_number(chosen: str) -> int:
    """One of a list's values as a number: 1 to 19 of the digits 0-9. Raises ValueError for anything else."""
    if not re.fullmatch("[0-9]{1,19}", chosen):
        raise ValueError("not one of our numbers")
    return int(chosen)


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


def _fields(components: object, deep: int = 0) -> Iterator[Mapping[str, Any]]:
    if not isinstance(components, list) or deep > DEEPEST:
        return
    for each in cast("list[object]", components):
        if not isinstance(each, dict):
            continue
        component = cast("dict[str, Any]", each)
        if "component" in component:
            yield from _fields([component["component"]], deep + 1)
        elif "components" in component:
            yield from _fields(component["components"], deep + 1)
        else:
            yield component
