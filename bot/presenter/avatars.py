"""People's avatars from Discord's CDN: fetched in the background, within limits, for the pictures still to come."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

import aiohttp

from bot.service.clock import lately
from engine.tournament import PlayerId

log = logging.getLogger(__name__)

CDN: Final = "https://cdn.discordapp.com"
SIZE: Final = 128  # pixels of a side
BYTES: Final = 512 * 1024  # at most, whatever the server says of its length
WITHIN: Final = 2.0  # seconds for one avatar in all
AT_ONCE: Final = 4
WAITING: Final = 100  # more are not even noted; the next picture asks again
AGAIN: Final = 600_000  # milliseconds before a key is fetched again, whether it failed or was dropped since
REMEMBERED: Final = 10_000  # keys that were fetched of late
_CHUNK: Final = 16 * 1024
_HASH: Final = re.compile(r"(a_)?[0-9a-f]{32}", re.ASCII)


def key_of(player: PlayerId, avatar: str | None) -> str:
    """What a player's avatar is kept under; "" for somebody without one, or with what Discord would not call one."""
    return f"{player}:{avatar}" if avatar is not None and player > 0 and _HASH.fullmatch(avatar) else ""


class Avatars:
    """Fetches. `add` decodes an image and keeps it, False when it is none; `has` tells whether a key is kept; `now` is
    in epoch milliseconds; `address` is Discord's CDN unless given, `within` in seconds.
    """

    def __init__(
        self,
        add: Callable[[str, bytes], Awaitable[bool]],
        has: Callable[[str], bool],
        now: Callable[[], int],
        *,
        address: str | None = None,
        within: float = WITHIN,
    ) -> None:
        self._add = add
        self._has = has
        self._now = now
        self._address = CDN if address is None else address
        self._within = within
        self._session: aiohttp.ClientSession | None = None
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._fetched: OrderedDict[str, int] = OrderedDict()
        self._closed = False

    def wanted(self, player: PlayerId, avatar: str | None) -> str:
        """The key of this player's face when it is there; else "", and it is fetched if it can be. Never waits."""
        key = key_of(player, avatar)
        if not key or self._has(key):
            return key
        if not self._closed and key not in self._tasks and len(self._tasks) < WAITING and self._may_try(key):
            task = asyncio.create_task(self._fetch(key, player, str(avatar)), name="avatar")
            self._tasks[key] = task
            task.add_done_callback(lambda done: self._ended(key, done))
        return ""

    async def forget(self, player: PlayerId) -> None:
        """Give up what is under way of this player's, and know nothing of what was fetched."""
        mine = [task for key, task in self._tasks.items() if key.startswith(f"{player}:")]
        for task in mine:
            task.cancel()
        await asyncio.gather(*mine, return_exceptions=True)
        for key in [each for each in self._fetched if each.startswith(f"{player}:")]:
            del self._fetched[key]

    async def close(self) -> None:
        """Give up what is under way. May be called twice."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._session is not None:
            await self._session.close()

    def _may_try(self, key: str) -> bool:
        fetched = self._fetched.get(key)
        return fetched is None or not lately(fetched, self._now(), AGAIN)

    async def _fetch(self, key: str, player: PlayerId, avatar: str) -> None:
        async with self._slots:
            # A hash that begins with a_ is animated; its .png is the first frame.
            image = await self._download(f"{self._address}/avatars/{player}/{avatar}.png?size={SIZE}")
            if image is not None and not await self._add(key, image):
                log.debug("no avatar: what came is no image")

    async def _download(self, url: str) -> bytes | None:
        if self._session is None:
            # Nothing is unpacked here, so that few bytes cannot become many.
            self._session = aiohttp.ClientSession(
                auto_decompress=False, cookie_jar=aiohttp.DummyCookieJar(), headers={"Accept-Encoding": "identity"}
            )
        try:
            async with asyncio.timeout(self._within), self._session.get(url, allow_redirects=False) as response:
                if response.status != 200:
                    return None
                image = bytearray()
                async for chunk in response.content.iter_chunked(_CHUNK):
                    image += chunk
                    if len(image) > BYTES:
                        response.close()
                        return None
                return bytes(image)
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            log.debug("no avatar: %s", type(error).__name__)
            return None

    def _ended(self, key: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(key, None)
        now = self._now()
        self._fetched[key] = now
        self._fetched.move_to_end(key)
        while len(self._fetched) > REMEMBERED or not lately(next(iter(self._fetched.values())), now, AGAIN):
            self._fetched.popitem(last=False)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("no avatar: %s", error)
