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
