"""What Discord has against a message that brings files."""

from __future__ import annotations

from typing import Final

import discord

# Too large, no permission, content filters, something wrong with the form or the file.
_NO_FILES: Final = {20009, 40005, 50013, 50035, 50045, 50046, 50138, 240000}


def refuses_files(error: discord.HTTPException) -> bool:
    """Whether Discord may take the same message without its files."""
    return error.status == 413 or error.code in _NO_FILES
