"""What the bot may not do in a table's channel, by name."""

from __future__ import annotations

import discord

from bot.service.ports import Place
from bot.ui.permissions import lacking
from i18n import text


def missing_in(client: discord.Client, place: Place) -> list[str] | None:
    """The permissions that a table needs and the bot lacks in its channel; None when the channel is not to be seen."""
    guild = client.get_guild(place.guild)
    channel = None if guild is None else guild.get_channel_or_thread(place.channel)
    if guild is None or channel is None:
        return None
    return lacking(channel.permissions_for(guild.me), in_thread=isinstance(channel, discord.Thread))


def may_attach(client: discord.Client, place: Place) -> bool:
    """Whether the bot may send pictures into a table's channel, as far as it knows."""
    guild = client.get_guild(place.guild)
    channel = None if guild is None else guild.get_channel_or_thread(place.channel)
    return guild is None or channel is None or channel.permissions_for(guild.me).attach_files


def pause_note(client: discord.Client, place: Place, locale: str) -> str | None:
    """What must be mended before the table can go on, None when nobody can tell."""
    missing = missing_in(client, place)
    if not missing:
        return None
    names = ", ".join([text(locale, f"permission-{name}") for name in missing])
    return text(locale, "missing-permissions", permissions=names, channel=f"<#{place.channel}>")
