"""Whether Discord still answers on a gateway connection that nobody has closed, and how soon a lost one is made anew.

A connection can be dead for more than a minute before a missed heartbeat shows it, and nobody's press arrives
meanwhile. So before the clock costs anybody a turn, an answer is asked for. And when an outage ends, discord.py would
go on waiting for up to 17 minutes. It has no public names for its heartbeats and waits; the private ones are all here.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import discord

log = logging.getLogger(__name__)

RECENT: Final = 5.0  # seconds: what came within them proves that the connection is alive
ANSWER_WITHIN: Final = 5.0
LOOK: Final = 0.05
SOON, LATE = 4, 10  # discord.py waits at most 2 to the power of this many seconds before it connects again
HOUR: Final = 3600.0
A_HOUR: Final = 10  # connections made so fast; Discord allows 1,000 new sessions a day


class Lifeline:
    """`dead` is told which shard's connection has not answered; it is closed then, so that discord.py makes a new one,
    which Discord hands over to what was pressed meanwhile.
    """

    def __init__(self, client: discord.AutoShardedClient, dead: Callable[[int], None]) -> None:
        self._client = client
        self._dead = dead
        self._asking: dict[int, asyncio.Task[None]] = {}
        self._sockets: dict[int, Any] = {}
        self._lost_at: dict[int, deque[float]] = {}
        self._told = False

    def alive(self, shard: int) -> bool:
        """Whether the connection has lately proved to be alive; if not, it is being asked to: ask again in a second."""
        try:
            socket = self._socket(shard)
            if socket is None or _silent_for(socket) <= RECENT:
                return True
        except AttributeError as error:
            self._tell(error)
            return True
        if shard not in self._asking:
            task = asyncio.create_task(self._ask(shard, socket), name=f"lifeline-{shard}")
            self._asking[shard] = task
            task.add_done_callback(lambda _: self._asking.pop(shard, None))
        return False

    def lost(self, shard: int) -> None:
        """A connection is lost, or has just been made: while Discord cannot be reached, the next one is tried every few
        seconds. One that is made again and again, and never lasts, waits as long as discord.py likes.
        """
        try:
            info: Any = self._client.get_shard(shard)
            if info is None or not hasattr(info._parent.ws, "_keep_alive"):
                return  # not one of discord.py's
            socket, now = info._parent.ws, time.monotonic()
            lost_at = self._lost_at.setdefault(shard, deque(maxlen=A_HOUR))
            if self._sockets.get(shard) is not socket:  # only one that was made can have begun a session
                self._sockets[shard] = socket
                lost_at.append(now)
            often = len(lost_at) == A_HOUR and now - lost_at[0] < HOUR
            info._parent._backoff._max = LATE if often else SOON
        except AttributeError as error:
            self._tell(error)

    def _tell(self, error: AttributeError) -> None:
        if not self._told:
            log.warning("this discord.py does not tell how its connections are: %s", error)
        self._told = True

    async def _ask(self, shard: int, socket: Any) -> None:
        try:
            if not await self._answers(shard, socket) and self._socket(shard) is socket:
                log.warning("shard %s does not answer: connecting anew", shard)
                self._dead(shard)
                await socket.close(4000)
        except AttributeError as error:
            if getattr(socket, "_keep_alive", None) is not None:  # discord.py takes it away when a connection ends
                self._tell(error)
        except (discord.DiscordException, OSError, RuntimeError) as error:
            log.info("shard %s could not be asked whether it is alive: %s", shard, error)

    async def _answers(self, shard: int, socket: Any) -> bool:
        """Whether an answer comes, or discord.py has given the connection up meanwhile."""
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await socket.send_heartbeat(socket._keep_alive.beat())
                while self._socket(shard) is socket and _silent_for(socket) > RECENT:  # noqa: ASYNC110 - discord.py tells nobody
                    await asyncio.sleep(LOOK)
        except TimeoutError:
            return False
        return True

    def _socket(self, shard: int) -> Any:
        """The shard's connection, None when there is none that has heartbeats."""
        info: Any = self._client.get_shard(shard)
        socket = None if info is None else info._parent.ws
        return socket if getattr(socket, "_keep_alive", None) is not None else None


def _silent_for(socket: Any) -> float:
    """Seconds since anything came from Discord."""
    return time.perf_counter() - float(socket._keep_alive._last_recv)
