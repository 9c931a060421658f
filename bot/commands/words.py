"""Texts of slash commands: English by default, the other languages through `bot.command_texts`."""

from __future__ import annotations

from typing import Final

from discord.app_commands import locale_str

from i18n import DEFAULT, text

TEXT_ID: Final = "id"


def words(name: str) -> locale_str:
    """Text `name`, to be translated when the commands are sent to Discord."""
    return locale_str(text(DEFAULT, name), id=name)
