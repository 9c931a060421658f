"""What the bot may not do in a table's channel, by name."""

from __future__ import annotations

import discord

from bot.service.ports import Place
from bot.service.preferences import Look, TableViewMode
from bot.ui.permissions import ATTACH_FILES, lacking, may_attach, permissions_in
from i18n import text


def missing_in(client: discord.Client, place: Place) -> list[str] | None:
    """The permissions that a table needs and the bot lacks in its channel; None when the channel is not to be seen."""
    guild = client.get_guild(place.guild)
    has = permissions_in(guild, place.channel)
    if guild is None or has is None:
        return None
    return lacking(has, in_thread=guild.get_thread(place.channel) is not None)


def pause_note(client: discord.Client, place: Place, locale: str) -> str | None:
    """What must be mended before the table can go on, None when nobody can tell."""
    missing = missing_in(client, place)
    if not missing:
        return None
    names = ", ".join([text(locale, f"permission-{name}") for name in missing])
    return text(locale, "missing-permissions", permissions=names, channel=f"<#{place.channel}>")


def pictures_note(client: discord.Client, place: Place, look: Look, locale: str) -> str | None:
    """Why a table that is to have pictures goes on without them, None when nothing keeps it from having them."""
    if look.view is TableViewMode.TEXT or may_attach(client.get_guild(place.guild), place.channel):
        return None
    name = text(locale, f"permission-{ATTACH_FILES}")
    return text(locale, "pictures-missing", permissions=name, channel=f"<#{place.channel}>")
