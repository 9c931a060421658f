"""The slash commands, as Discord is told them and as they are answered."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.command_texts import CommandTexts
from bot.commands.admin import admin_group
from bot.commands.floor import floor_group
from bot.commands.poker import poker_group
from bot.errors import explain
from bot.ui.flood import admitted
from bot.ui.room import Room, player_of
from bot.ui.views import Interaction


class CommandTree(app_commands.CommandTree[discord.Client]):
    """Commands, answered only by the process that owns the tables, with every fault explained."""

    room: Room

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether this process answers. The owner of the tables does; others stay silent."""
        if not await self.room.tables.answers():
            return False
        self.room.tables.pressed(player_of(interaction))
        return await admitted(self.room, interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Tell the person, and the operator when it is our fault."""
        if self.room.tables.owner:
            await explain(interaction, error, self.room)

    async def tell(self, room: Room, guild: int | None) -> dict[str, int]:
        """Tell Discord the commands, in one server alone if `guild` is given; their ids by name."""
        self.room = room
        poker = poker_group(room)
        poker.add_command(floor_group(room))
        self.add_command(poker)
        self.add_command(admin_group(room))
        await self.set_translator(CommandTexts())
        if guild is None:
            synced = await self.sync()
        else:
            there = discord.Object(guild)
            self.copy_global_to(guild=there)
            synced = await self.sync(guild=there)
        return {command.name: command.id for command in synced}
