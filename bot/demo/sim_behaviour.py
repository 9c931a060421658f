"""What a simulated Discord does beyond simcord, world by world: people's languages, latency, nonces, lost answers and
kills.
"""

# pyright: reportUnknownVariableType=false

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

from simcord.backend import Backend
from simcord.builders import ChannelHandle

# Is told a channel, what somebody types there on a page, and the commands they have: whether it becomes a message.
Judge = Callable[[ChannelHandle, str, Sequence[str]], bool]
CarryOut = Callable[[], Awaitable[Any]]


async def straight(method: str, path: str, body: Any, carry_out: CarryOut) -> Any:
    """Nothing is between the bot and Discord."""
    return await carry_out()


class Killed(BaseException):
    """The bot has died while it was starting."""


@dataclass(slots=True)
class Behaviour:
    """What a simulated Discord does beyond simcord: languages, latency, nonces, lost replies."""

    locales: dict[int, str] = field(default_factory=dict[int, str])
    lag: random.Random | None = None
    nonces: dict[tuple[str, str], Any] = field(default_factory=dict[tuple[str, str], Any])
    lost: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    between: Callable[[str, str, Any, CarryOut], Awaitable[Any]] = straight  # method, path, body
    slow: list[tuple[str, str, float]] = field(default_factory=list[tuple[str, str, float]])
    moments: int = 0  # so many requests have begun or ended
    halt_at: int = 0  # the moment at which the bot of that time stops for good
    bot: int = 1  # which of the bots, one after another, is running
    halted: int = 0  # which one has stopped
    kills: Callable[[str], bool] = lambda kind: False  # whether the running bot stops for good at a point of this kind
    die: Callable[[], None] = lambda: None  # stop everything the running bot is doing
    starting: asyncio.Task[Any] | None = None  # in this, and who waits for it cannot just be left waiting
    judge: Judge = lambda channel, typed, commands: True
    addresses: dict[int, str] = field(default_factory=dict[int, str])  # of the pages of channels

    async def moment(self, bot: int, kind: str) -> None:
        """A request of that bot begins or ends; one that has stopped never gets past this."""
        self.moments += 1
        if self.moments == self.halt_at:
            self.halted = bot
            self.die()
        await self.point(bot, kind)

    async def point(self, bot: int, kind: str) -> None:
        """That bot comes to a point of this kind; one that has stopped never gets past it."""
        if not self.passes(bot, kind):
            if self.starting is not None and self.starting is asyncio.current_task():
                raise Killed
            await asyncio.sleep(1e9)

    def passes(self, bot: int, kind: str) -> bool:
        """Whether that bot, and not one that has stopped, gets past a point of this kind."""
        if bot > self.halted and self.kills(kind):
            self.halted = bot
            self.die()
        return bot > self.halted


behaviours: WeakKeyDictionary[Backend, Behaviour] = WeakKeyDictionary()
