"""`/poker floor`: rulings of the host or of whoever may manage the server, on the table of this channel."""

from __future__ import annotations

import re

from discord import app_commands

from bot.commands.guarded import guarded
from bot.commands.words import words
from bot.render.names import plain_name, seat_name
from bot.ui.leaving import cancel as cancel_table
from bot.ui.room import Room, is_admin, player_of
from bot.ui.views import Interaction
from engine.commands import Pause, Remove, Resume
from engine.errors import Reason, Rejected
from engine.tournament import PlayerId
from engine.view import TableView

MENTION = re.compile(r"<@!?([0-9]{1,20})>", re.ASCII)


def floor_group(room: Room) -> app_commands.Group:
    """All of `/poker floor`. Who may do what is decided by the engine."""
    group = app_commands.Group(name=words("cmd-poker-floor-name"), description=words("cmd-poker-floor-description"))
    _clock(group, room)
    _players(group, room)
    return group


def _clock(group: app_commands.Group, room: Room) -> None:
    @group.command(name=words("cmd-poker-floor-pause-name"), description=words("cmd-poker-floor-pause-description"))
    @guarded(room)
    async def pause(interaction: Interaction) -> None:
        command = Pause(player_of(interaction), is_admin(interaction))
        await room.here(interaction).submit(command, interaction)

    @group.command(name=words("cmd-poker-floor-resume-name"), description=words("cmd-poker-floor-resume-description"))
    @guarded(room)
    async def resume(interaction: Interaction) -> None:
        command = Resume(player_of(interaction), is_admin(interaction))
        await room.here(interaction).submit(command, interaction)


def _players(group: app_commands.Group, room: Room) -> None:
    @group.command(name=words("cmd-poker-floor-remove-name"), description=words("cmd-poker-floor-remove-description"))
    @app_commands.rename(player=words("opt-poker-floor-remove-player-name"))
    @app_commands.describe(player=words("opt-poker-floor-remove-player-description"))
    @guarded(room)
    async def remove(interaction: Interaction, player: app_commands.Range[str, 1, 100]) -> None:
        actor = room.here(interaction)
        meant = find_player(actor.view(), player)
        if meant is None:
            raise Rejected(Reason.NO_SUCH_PLAYER)
        await actor.submit(Remove(player_of(interaction), meant, is_admin(interaction)), interaction)

    @remove.autocomplete("player")
    async def players(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        actor = room.tables.at(interaction.channel_id or 0)
        if actor is None:
            return []
        locale = await room.readers.locale(interaction)
        typed = current.strip().casefold()
        offered: list[app_commands.Choice[str]] = []
        for seat in room.seen_by(actor, player_of(interaction)).seats:
            name = f"{seat.seat + 1} · {plain_name(seat.name) or seat_name(seat.name, seat.seat, locale)}"
            if typed in name.casefold():
                offered.append(app_commands.Choice(name=name[:100], value=f"<@{seat.player}>"))
        return offered

    @group.command(name=words("cmd-poker-floor-cancel-name"), description=words("cmd-poker-floor-cancel-description"))
    @guarded(room)
    async def cancel(interaction: Interaction) -> None:
        await cancel_table(room, interaction, room.here(interaction))


def find_player(view: TableView, typed: str) -> PlayerId | None:
    """Whom `typed` means: an id or mention, a seat's number, or the one name that begins so. None: nobody for sure."""
    word = typed.strip()
    if not word:
        return None
    seats = list(view.seats)
    if match := MENTION.fullmatch(word):
        word = match[1]
        return next((seat.player for seat in seats if word == str(seat.player)), None)
    for seat in seats:
        if word == str(seat.seat + 1) or (word == str(seat.player) and not seat.house):
            return seat.player
    named = [seat.player for seat in seats if seat.name.casefold().startswith(word.casefold())]
    return named[0] if len(named) == 1 else None
