"""What a request to Discord can end with."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

# Discord, or the way there, failed: nothing was said about the request itself.
UNREACHED: Final = (aiohttp.ClientError, TimeoutError, OSError, discord.RateLimited)

REQUEST_ERRORS: Final = (discord.HTTPException, *UNREACHED)
