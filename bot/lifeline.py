"""Whether Discord still answers on a gateway connection that nobody has closed.

A connection can be dead for more than a minute before a missed heartbeat shows it, and nobody's press arrives
meanwhile. So before the clock costs anybody a turn, an answer is asked for. discord.py has no public name for its
heartbeats; the private ones are all in here.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

import discord

log = logging.getLogger(__name__)

RECENT: Final = 5.0  # seconds: what came within them proves that the connection is alive
ANSWER_WITHIN: Final = 5.0
LOOK: Final = 0.05


class Lifeline:
    """`dead` is told which shard's connection has not answered; it is closed then, so that discord.py makes a new one,
    which Discord hands over to what was pressed meanwhile.
    """

    def __init__(self, client: discord.AutoShardedClient, dead: Callable[[int], None]) -> None:
        self._client = client
        self._dead = dead
        self._asking: dict[int, asyncio.Task[None]] = {}

    def alive(self, shard: int) -> bool:
        """Whether the connection has lately proved to be alive; if not, it is being asked to: ask again in a second."""
        socket = self._socket(shard)
        if socket is None or _silent_for(socket) <= RECENT:
            return True
        if shard not in self._asking:
            task = asyncio.create_task(self._ask(shard, socket), name=f"lifeline-{shard}")
            self._asking[shard] = task
            task.add_done_callback(lambda _: self._asking.pop(shard, None))
        return False

    async def _ask(self, shard: int, socket: Any) -> None:
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await socket.send_heartbeat(socket._keep_alive.beat())
                while _silent_for(socket) > RECENT:  # noqa: ASYNC110 - discord.py tells nobody
                    await asyncio.sleep(LOOK)
        except TimeoutError:
            log.warning("shard %s does not answer: connecting anew", shard)
            self._dead(shard)
            await socket.close(4000)
        except (discord.DiscordException, OSError, RuntimeError) as error:
            log.info("shard %s could not be asked whether it is alive: %s", shard, error)

    def _socket(self, shard: int) -> Any:
        """The shard's connection, None when there is none that has heartbeats."""
        info: Any = self._client.get_shard(shard)
        socket = None if info is None else info._parent.ws
        return socket if getattr(socket, "_keep_alive", None) is not None else None


def _silent_for(socket: Any) -> float:
    """Seconds since anything came from Discord."""
    return time.perf_counter() - float(socket._keep_alive._last_recv)
