"""Channels that were deleted while nobody was there to hear of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.service.actor import TableActor
from bot.ui.request_errors import UNREACHED

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003
WITHIN: Final = 30.0  # seconds


class Vanished:
    """Asks Discord for the channel of a table whose requests it answers with "unknown channel". `tell` is awaited with
    the id of one that is gone for good.
    """

    def __init__(self, client: discord.Client) -> None:
        self.tell: Callable[[int], Awaitable[None]] | None = None
        self._client = client
        self._asking: dict[int, asyncio.Task[None]] = {}

    def met(self, actor: TableActor, error: BaseException) -> None:
        """A request for this table has failed; never waits."""
        channel = actor.place.channel
        if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_CHANNEL and channel not in self._asking:
            task = asyncio.create_task(self._ask(actor), name=f"channel-{channel}")
            self._asking[channel] = task
            task.add_done_callback(lambda _: self._asking.pop(channel))

    async def _ask(self, actor: TableActor) -> None:
        try:
            async with asyncio.timeout(WITHIN):
                await self._client.fetch_channel(actor.place.channel)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL and self.tell is not None:
                await self.tell(actor.place.channel)
        except (discord.DiscordException, *UNREACHED) as error:
            log.info("whether the channel is there is not known: %s", error, extra=actor.where)
