"""Messages and dialogs made of components, built anew each time and never kept by discord.py.

discord.py would keep a view that it has sent, to call back into it. Ours are answered by the router alone, by what
their ids say, so each tells discord.py that it has nothing to wait for.
"""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui

from bot.ui.custom_id import CustomId

LABEL: Final = 80  # Discord's limit of a button's label
TITLE: Final = 45  # of a dialog's title and of its labels
TEXT: Final = 4000  # of all texts of a message together

Client = discord.Client
Interaction = discord.Interaction[discord.Client]
AnyItem = ui.Item[Any]
Row = ui.ActionRow[Any]
Style = discord.ButtonStyle


class Layout(ui.LayoutView):
    """A message of `items`, from top to bottom."""

    def __init__(self, *items: AnyItem) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)

    def is_finished(self) -> bool:
        """Always: discord.py must not keep it."""
        return True

    def is_dispatchable(self) -> bool:
        """Never: the router answers."""
        return False


class Dialog(ui.Modal):
    """A dialog that the router answers."""

    def __init__(self, custom_id: CustomId | str, title: str, *items: AnyItem) -> None:
        super().__init__(title=title[:TITLE], timeout=None, custom_id=str(custom_id))
        for item in items:
            self.add_item(item)

    def is_finished(self) -> bool:
        """Always: discord.py must not keep it."""
        return True

    def is_dispatchable(self) -> bool:
        """Never: the router answers."""
        return False


def button(
    custom_id: CustomId | str,
    label: str,
    style: Style = Style.secondary,
    *,
    emoji: str | None = None,
    off: bool = False,
) -> AnyItem:
    """A button with a label of at most 80 characters."""
    return ui.Button(style=style, label=label[:LABEL], custom_id=str(custom_id), emoji=emoji, disabled=off)


def rows(*lines: list[AnyItem]) -> list[AnyItem]:
    """One row of buttons for each line that is not empty, at most five in each."""
    return [ui.ActionRow(*line) for line in lines if line]


def blocks(*parts: str | AnyItem, colour: int | None = None) -> AnyItem:
    """The texts that are not empty, and pictures, one below the other, in a frame with a coloured edge."""
    shown: list[AnyItem] = [ui.TextDisplay(part) if isinstance(part, str) else part for part in parts if part != ""]
    return ui.Container[Layout](*shown, accent_colour=colour)


def picture(name: str, alt: str) -> AnyItem:
    """The attached picture called `name`; `alt` says what it shows."""
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))


def plain(text: str, *lines: list[AnyItem]) -> Layout:
    """A text without a frame, with rows of buttons below."""
    return Layout(ui.TextDisplay(text), *rows(*lines))
