"""Options that several commands share."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands.words import words
from bot.service.ports import ServerSettings
from bot.ui.room import Room
from bot.ui.views import Interaction
from engine.rules import Rules, Speed, sit_and_go
from i18n import LOCALES, pick, text

SPEEDS: list[app_commands.Choice[Any]] = [
    app_commands.Choice(name=words(f"choice-speed-{speed.value}"), value=speed.value) for speed in Speed
]
LANGUAGES: list[app_commands.Choice[Any]] = [
    app_commands.Choice(name=text(locale, "language-name"), value=locale) for locale in LOCALES
]


def rules_here(server: ServerSettings, seats: int | None, speed: str | None) -> Rules:
    """The rules of a new lobby: what was asked for, else the server's. Raises Rejected for seats out of range."""
    return sit_and_go(
        seats=6 if seats is None else seats,
        stack=server.stack,
        speed=Speed(speed or server.speed),
        clock=server.clock * 1000,
    )


def language_here(room: Room, interaction: Interaction, server: ServerSettings, asked: str | None) -> str:
    """The language of a new table: what was asked for, else the server's setting, else what Discord says of it."""
    if asked in LOCALES:
        return str(asked)
    says = interaction.guild_locale
    return pick(server.language, says.value if says is not None else None, room.default_language)
