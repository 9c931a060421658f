"""Options that several commands share."""

from __future__ import annotations

from typing import Any, Final

from discord import app_commands

from bot.commands.words import words
from bot.service.preferences import ServerSettings
from bot.ui.answers import Refused
from bot.ui.room import Room
from bot.ui.views import Interaction
from engine.errors import Reason, Rejected, Setting
from engine.formats import club, open_table
from engine.rules import Format, Preset, Rules, Speed, sit_and_go
from i18n import pick

SPEEDS: list[app_commands.Choice[Any]] = [
    app_commands.Choice(name=words(f"choice-pace-{speed.value}"), value=speed.value) for speed in Speed
]
FORMATS: list[app_commands.Choice[Any]] = [
    app_commands.Choice(name=words(f"choice-format-{each.value}"), value=each.value) for each in Format
]
LEVELS: Final = {Speed.NORMAL: Preset.REGULAR, Speed.TURBO: Preset.TURBO}
SEATS: Final = 6


def rules_here(server: ServerSettings, kind: str | None, seats: int | None, speed: str | None) -> Rules:
    """The rules of a new lobby: what was asked for, else the server's. Raises Rejected for what is not on offer,
    Refused for a speed at a table whose blinds never rise.
    """
    seats = SEATS if seats is None else seats
    pace, clock = speed_of(speed or server.speed), server.clock * 1000
    match _format_of(kind or Format.SIT_AND_GO.value):
        case Format.SIT_AND_GO:
            return sit_and_go(seats=seats, stack=server.stack, speed=pace, clock=clock)
        case Format.CLUB:
            return club(seats=seats, stack=server.stack, preset=LEVELS[pace], clock=clock)
        case Format.OPEN:
            if speed is not None:
                raise Refused("open-has-no-speed")
            return open_table(seats=seats, clock=clock)


def speed_of(typed: str) -> Speed:
    """The speed of this name. Raises Rejected(BAD_SETTING) when there is none, which Discord's own lists never send."""
    try:
        return Speed(typed)
    except ValueError:
        raise Rejected(Reason.BAD_SETTING, setting=Setting.SPEED) from None


def _format_of(typed: str) -> Format:
    try:
        return Format(typed)
    except ValueError:
        raise Rejected(Reason.BAD_SETTING) from None


def language_here(room: Room, interaction: Interaction, server: ServerSettings) -> str:
    """The language of a new table: the server's setting, else what Discord says of the server."""
    says = interaction.guild_locale
    return pick(server.language, says.value if says is not None else None, room.default_language)
