"""Slash commands in every language Discord speaks that we speak too."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from bot.commands.words import TEXT_ID
from i18n import LOCALES, text

# Discord knows two kinds of English and falls back from one to the other, so both are given.
DISCORD_LOCALES: Final = {
    locale: ours for locale in discord.Locale for ours in LOCALES if locale.value.split("-")[0] == ours
}


class CommandTexts(app_commands.Translator):
    """Gives Discord the names, descriptions, options and choices that were made with `words`."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in `locale`, None when it is no text of ours or no language of ours."""
        ours = DISCORD_LOCALES.get(locale)
        name = string.extras.get(TEXT_ID)
        return text(ours, str(name)) if ours is not None and name is not None else None
