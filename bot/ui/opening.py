"""Opening a lobby: who may, where, and what the bot itself must be allowed to do there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.render.wording import address
from bot.service.house import house_name
from bot.service.ports import ChannelTaken, Draining, Place, TableId
from bot.service.preferences import ServerSettings, TableViewMode
from bot.ui.answers import Refused
from bot.ui.permissions import ATTACH_FILES, lacking, may_attach
from bot.ui.room import Room, is_admin, name_of, player_of
from bot.ui.threads import close_thread, open_thread
from bot.ui.views import Interaction
from engine.commands import Join
from engine.errors import Reason, Rejected
from engine.rules import Rules
from engine.tournament import PlayerId, Tournament
from i18n import text

HOUSE_IDS: Final = range(1, 10)


async def open_lobby(
    room: Room,
    interaction: Interaction,
    rules: Rules,
    language: str,
    *,
    thread: bool = False,
    after: TableId | None = None,
    house: Sequence[str] = (),
) -> None:
    """Open a table with the person as host and house players of those names; in a thread of its own, or as the rematch
    `after` a game that was played to its end here. Raises Refused: too many tables, too soon, or why else; Draining.
    """
    host, admin, now = player_of(interaction), is_admin(interaction), room.tables.now()
    tables, here = room.tables.all(), place_of(interaction)
    with room.limits.opening(tables, host, here, now, admin=admin, thread=thread, after=after) as opening:
        await wait_for_it(interaction)
        if thread:
            opening.place = await open_thread(interaction, language)
        try:
            actor = await room.tables.open(opening.place, rules, language, host, name_of(interaction), via=interaction)
        except Exception as error:
            if thread:
                await close_thread(interaction, opening.place)
            if isinstance(error, ChannelTaken):
                raise _taken(room, opening.place) from None
            raise
    for number, name in zip(HOUSE_IDS, house, strict=False):
        await actor.submit(Join(PlayerId(number), name, house=True, by=host))


async def wait_for_it(interaction: Interaction) -> None:
    """Tell Discord that the private answer may take more than its three seconds."""
    if not interaction.response.is_done():
        await interaction.response.defer(ephemeral=True, thinking=True)


def place_of(interaction: Interaction) -> Place:
    """Where the person is. Raises Refused in direct messages."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("only-in-server")
    return Place(interaction.guild_id, interaction.channel_id)


async def check_opening(room: Room, interaction: Interaction, *, thread: bool = False) -> ServerSettings:
    """The server's settings, when a lobby may be opened here. Raises Draining; Refused: a direct message, not allowed
    to this person or in this channel, a table here already, or permissions that the bot lacks.
    """
    place = place_of(interaction)
    if room.tables.draining:
        raise Draining
    server = await room.store.server(place.guild)
    if server.start_by == "managers" and not is_admin(interaction):
        raise Refused("start-not-allowed")
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    if server.channels and place.channel not in server.channels and parent not in server.channels:
        names = " ".join(f"<#{each}>" for each in server.channels)
        raise Refused("channel-not-allowed", channels=names)
    if thread and not isinstance(channel, discord.TextChannel):
        raise Refused("no-thread-here")
    if not thread:
        room.readable_at(place.channel)
    if not thread and room.tables.at(place.channel) is not None:
        raise _taken(room, place)
    if missing := missing_permissions(interaction, thread=thread, pictures=server.view is not TableViewMode.TEXT):
        locale = await room.readers.locale(interaction)
        names = ", ".join(text(locale, f"permission-{name}") for name in missing)
        name = "missing-for-pictures" if missing == [ATTACH_FILES] else "missing-permissions"
        raise Refused(name, permissions=names, channel=f"<#{place.channel}>")
    return server


def missing_permissions(interaction: Interaction, *, thread: bool = False, pictures: bool = False) -> list[str]:
    """What the bot needs in this channel and does not have, in kebab-case."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    has = interaction.app_permissions
    # Discord lets every answer to an interaction carry files, and may say so here; a table is a message of its own.
    if has.attach_files and not may_attach(interaction.guild, interaction.channel_id or 0):
        has = discord.Permissions(has.value)
        has.attach_files = False
    return lacking(has, in_thread=in_thread, new_thread=thread, pictures=pictures)


def _taken(room: Room, place: Place) -> Refused:
    actor = room.tables.at(place.channel)
    message = actor.message if actor is not None else 0
    return Refused("table-exists", link=address(place.guild, place.channel, message))


def house_player(room: Room, table: Tournament, by: PlayerId, *, admin: bool) -> Join:
    """The command that seats one more house player. Raises Rejected when no more can be named."""
    taken = {row.player for _, row in table.rows()}
    free = next((number for number in HOUSE_IDS if number not in taken), None)
    if free is None:
        raise Rejected(Reason.TABLE_FULL)
    name = house_name({row.name for _, row in table.rows()}, room.entropy(16))
    return Join(PlayerId(free), name, house=True, by=by, admin=admin)
