"""`/poker-admin`: for whoever may manage the server. Discord hides it from others; it is checked here as well."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.guarded import guarded
from bot.commands.options import SPEEDS, speed_of
from bot.commands.rulings import give_ruling
from bot.commands.words import words
from bot.ui.answers import Refused, say
from bot.ui.room import Room, is_admin, player_of
from bot.ui.settings_panel import server_panel
from bot.ui.views import Interaction
from engine.commands import ChangeSpeed


def admin_group(room: Room) -> app_commands.Group:
    """All of `/poker-admin`."""
    group = app_commands.Group(
        name=words("cmd-poker-admin-name"),
        description=words("cmd-poker-admin-description"),
        guild_only=True,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @group.command(
        name=words("cmd-poker-admin-settings-name"), description=words("cmd-poker-admin-settings-description")
    )
    @guarded(room)
    async def settings(interaction: Interaction) -> None:
        guild = _only_admins(interaction)
        server = await room.store.server(guild)
        await say(interaction, server_panel(server, await room.readers.locale(interaction)))

    @group.command(name=words("cmd-poker-admin-speed-name"), description=words("cmd-poker-admin-speed-description"))
    @app_commands.rename(speed=words("opt-poker-admin-speed-speed-name"))
    @app_commands.describe(speed=words("opt-poker-admin-speed-speed-description"))
    @app_commands.choices(speed=SPEEDS)
    @guarded(room)
    async def speed(interaction: Interaction, speed: str) -> None:
        _only_admins(interaction)
        command = ChangeSpeed(player_of(interaction), speed_of(speed), is_admin(interaction))
        await give_ruling(room, interaction, room.here(interaction), command)

    return group


def _only_admins(interaction: Interaction) -> int:
    if interaction.guild_id is None:
        raise Refused("only-in-server")
    if not is_admin(interaction):
        raise Refused("error-not-allowed")
    return interaction.guild_id
