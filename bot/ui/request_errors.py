"""What a request to Discord can end with."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

UNREACHED: Final = (aiohttp.ClientError, TimeoutError, OSError, discord.RateLimited)
"""Discord, or the way there, failed: nothing was said about the request itself."""

REQUEST_ERRORS: Final = (discord.HTTPException, *UNREACHED)
