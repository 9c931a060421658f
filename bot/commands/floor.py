"""`/poker floor`: rulings of the host or of whoever may manage the server, on the table of this channel.

Who may do what, and when, is decided by the engine.
"""

from __future__ import annotations

from discord import app_commands

from bot.commands.floor_players import rulings_on_players
from bot.commands.guarded import guarded
from bot.commands.reasons import Said, in_one_line, says_why
from bot.commands.rulings import counted, give_ruling, take_back
from bot.commands.words import words
from bot.ui.leaving import cancel as cancel_table
from bot.ui.room import Room, is_admin, player_of
from bot.ui.views import Interaction
from engine.commands import Pause, Resume, UndoRuling


def floor_group(room: Room) -> app_commands.Group:
    """All of `/poker floor`."""
    group = app_commands.Group(name=words("cmd-poker-floor-name"), description=words("cmd-poker-floor-description"))
    _clock(group, room)
    rulings_on_players(group, room)
    _table(group, room)
    return group


def _clock(group: app_commands.Group, room: Room) -> None:
    @group.command(name=words("cmd-poker-floor-pause-name"), description=words("cmd-poker-floor-pause-description"))
    @says_why
    @guarded(room)
    async def pause(interaction: Interaction, reason: Said | None = None) -> None:
        command = Pause(player_of(interaction), is_admin(interaction), why=in_one_line(reason))
        await give_ruling(room, interaction, room.here(interaction), command)

    @group.command(name=words("cmd-poker-floor-resume-name"), description=words("cmd-poker-floor-resume-description"))
    @says_why
    @guarded(room)
    async def resume(interaction: Interaction, reason: Said | None = None) -> None:
        command = Resume(player_of(interaction), is_admin(interaction), in_one_line(reason))
        await give_ruling(room, interaction, room.here(interaction), command)


def _table(group: app_commands.Group, room: Room) -> None:
    @group.command(name=words("cmd-poker-floor-misdeal-name"), description=words("cmd-poker-floor-misdeal-description"))
    @says_why
    @guarded(room)
    async def misdeal(interaction: Interaction, reason: Said | None = None) -> None:
        actor = room.here(interaction)
        seen = room.screens.seen(actor)[0]
        with counted(room, interaction, actor):
            await actor.deal_again(
                player_of(interaction), seen, in_one_line(reason), admin=is_admin(interaction), via=interaction
            )

    @group.command(name=words("cmd-poker-floor-undo-name"), description=words("cmd-poker-floor-undo-description"))
    @says_why
    @guarded(room)
    async def undo(interaction: Interaction, reason: Said | None = None) -> None:
        actor = room.here(interaction)
        room.not_ahead(actor)
        command = UndoRuling(player_of(interaction), is_admin(interaction), in_one_line(reason))
        await take_back(room, interaction, actor, command)

    @group.command(name=words("cmd-poker-floor-cancel-name"), description=words("cmd-poker-floor-cancel-description"))
    @says_why
    @guarded(room)
    async def cancel(interaction: Interaction, reason: Said | None = None) -> None:
        await cancel_table(room, interaction, room.here(interaction), in_one_line(reason))
