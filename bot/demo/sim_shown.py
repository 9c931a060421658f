"""Reading what the bot has shown: buttons, texts, dialogs, pictures, out of Discord's JSON.

Like all of `sim*`, a user of simcord's private names.
"""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false
# pyright: reportPrivateImportUsage=false

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from simcord._modal import _modal_controls
from simcord.components import walk_components

Component = dict[str, Any]
BUTTON: Final = 2
TEXT_DISPLAY: Final = 10
MEDIA_GALLERY: Final = 12


def buttons_of(components: Iterable[Component]) -> list[Component]:
    """The buttons among components, nested ones too, as Discord's JSON."""
    return [each for each in walk_components(list(components)) if each.get("type") == BUTTON]


def fields_of(modal: Component) -> list[str]:
    """The custom_ids of what can be filled in, in a dialog."""
    return [each["custom_id"] for each in _modal_controls(modal)]


def defaults_of(modal: Component) -> dict[str, list[str] | str]:
    """What is chosen in each list of a dialog, and written in each field, before anybody touches it."""
    return {
        each["custom_id"]: [option["value"] for option in each["options"] if option.get("default")]
        if each.get("options")
        else str(each.get("value") or "")
        for each in _modal_controls(modal)
    }


def text_of(content: str, components: Iterable[Component]) -> str:
    """All that a message says, without its buttons."""
    displays = [each["content"] for each in walk_components(list(components)) if each.get("type") == TEXT_DISPLAY]
    return "\n".join([content, *displays]).strip()


def alts_of(components: Iterable[Component]) -> list[str]:
    """What the pictures of a message are said to show."""
    galleries = [each for each in walk_components(list(components)) if each.get("type") == MEDIA_GALLERY]
    return [str(item.get("description") or "") for gallery in galleries for item in gallery["items"]]
