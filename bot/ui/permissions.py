"""What the bot must be allowed to do in a channel to host a table there."""

from __future__ import annotations

from typing import Final

import discord

ATTACH_FILES: Final = "attach-files"


def lacking(
    has: discord.Permissions, *, in_thread: bool, new_thread: bool = False, pictures: bool = False
) -> list[str]:
    """What a table needs and `has` does not give, in kebab-case; `new_thread`: the table gets a thread of its own;
    `pictures`: it is to be shown with pictures.
    """
    needed = {
        "view-channel": has.view_channel,
        "send-messages": has.send_messages or in_thread,
        "send-in-threads": has.send_messages_in_threads or not (in_thread or new_thread),
        "create-threads": has.create_public_threads or not new_thread,
        ATTACH_FILES: has.attach_files or not pictures,
    }
    return [name for name, given in needed.items() if not given]


def permissions_in(guild: discord.Guild | None, channel: int) -> discord.Permissions | None:
    """What the bot may do in a channel or thread; None when that, or what a thread hangs on, is not known."""
    found = None if guild is None else guild.get_channel_or_thread(channel)
    if guild is None or found is None or (isinstance(found, discord.Thread) and found.parent is None):
        return None
    return found.permissions_for(guild.me)


def may_attach(guild: discord.Guild | None, channel: int) -> bool:
    """Whether the bot may send pictures into a channel or thread, as far as it knows."""
    has = permissions_in(guild, channel)
    return has is None or has.attach_files
