"""A thread of its own for a table."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord

from bot.render.names import plain_name, seat_name
from bot.service.ports import Place
from bot.ui.answers import Refused
from bot.ui.request_errors import REQUEST_ERRORS
from bot.ui.room import name_of
from bot.ui.views import Interaction
from i18n import text

log = logging.getLogger(__name__)

WITHIN: Final = 8.0  # seconds
GONE_WITHIN: Final = 30.0  # seconds for one that is not needed: that stands back behind everything else
THREAD_NAME = 100  # Discord's limit


async def open_thread(interaction: Interaction, locale: str) -> Place:
    """A new public thread in this channel. Raises Refused where there can be none, or when Discord makes none just now;
    discord.Forbidden.
    """
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel) or interaction.guild_id is None:
        raise Refused("no-thread-here")
    host = plain_name(name_of(interaction)) or seat_name("", 0, locale)
    name = text(locale, "thread-name", host=host)[:THREAD_NAME]
    try:
        async with asyncio.timeout(WITHIN):
            thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    except discord.Forbidden:
        raise
    except REQUEST_ERRORS as error:
        log.warning("no thread was made: %s", error, extra={"guild": interaction.guild_id, "channel": channel.id})
        raise Refused("error-discord") from error
    return Place(interaction.guild_id, thread.id)


async def close_thread(interaction: Interaction, place: Place) -> None:
    """No table came into the thread that was made for it: delete it, or archive it where the bot may not delete."""
    thread = interaction.client.get_partial_messageable(place.channel, guild_id=place.guild)
    http, where = interaction.client.http, {"guild": place.guild, "channel": thread.id}
    try:
        async with asyncio.timeout(GONE_WITHIN):
            try:
                await http.delete_channel(thread.id, reason=None)
            except discord.Forbidden:
                await http.edit_channel(thread.id, archived=True)
    except REQUEST_ERRORS as error:
        log.warning("an empty thread was left: %s", error, extra=where)
