"""What is done about trouble with showing one table: it is tried again, later and later, and the game waits for it."""

from __future__ import annotations

import logging
from typing import Final

from bot.presenter.frames import Frame, Kind
from bot.presenter.posts import Posts
from bot.presenter.queue import FrameQueue
from bot.presenter.requests import Trouble, trouble_of
from bot.presenter.vanished import Vanished
from bot.service.actor import TableActor
from bot.service.clock import Now
from bot.service.ports import StoreError
from engine.commands import Pause, Resume
from engine.errors import Rejected
from engine.tournament import PauseReason, Phase

log = logging.getLogger(__name__)

UNREACHABLE: Final = 60_000
MISSED_ENDS: Final = 15  # tries, a minute apart, to show the end where the channel is out of reach
FIRST_RETRY: Final = 2_000
LAST_RETRY: Final = 60_000


class Setbacks:
    """`again_at` is when the next try is due (epoch milliseconds), 0 for at once."""

    def __init__(self, actor: TableActor, queue: FrameQueue, posts: Posts, vanished: Vanished, now: Now) -> None:
        self.again_at = 0
        self._actor = actor
        self._queue = queue
        self._posts = posts
        self._vanished = vanished
        self._now = now
        self._retry = FIRST_RETRY
        self._ends_missed = 0

    def try_now(self) -> None:
        """Somebody wants to see whether it works again."""
        self.again_at = 0

    def over(self) -> None:
        """It has worked."""
        self._retry, self.again_at = FIRST_RETRY, 0

    def back_off(self) -> None:
        """Wait for longer than the last time."""
        self.again_at = self._now() + self._retry
        self._retry = min(2 * self._retry, LAST_RETRY)

    async def met(self, frame: Frame, error: BaseException) -> bool:
        """`frame` could not be shown. Whether it is tried again: the end is given up at last. Raises what Discord
        raises, Conflict, LeaseLost.
        """
        trouble = trouble_of(error)
        actor = self._actor
        log.warning("%s (%s)", trouble.value, error, extra=actor.where | {"hand": frame.hand, "seq": frame.seq})
        tries = 2 if frame.kind is Kind.DEAL else 3
        unseen = self._retry >= FIRST_RETRY * 2 ** (tries - 1) or (
            frame.kind is Kind.DEAL and isinstance(error, TimeoutError)
        )
        self.back_off()
        self._vanished.met(actor, error)
        if trouble is Trouble.NO_ACCESS:
            self.again_at = self._now() + UNREACHABLE
            self._ends_missed += actor.state.phase is Phase.OVER
            if self._ends_missed >= MISSED_ENDS:
                return False
        if (trouble is Trouble.NO_ACCESS or unseen) and actor.state.phase is Phase.RUNNING and actor.state.people_left:
            if actor.state.paused is None:
                await self._submit(Pause(None, reason=PauseReason.CHANNEL))
            current = self._queue.current
            if frame.kind is Kind.DEAL and current is not None:
                await self._posts.say_paused(current)
        return True

    async def go_on(self) -> None:
        """The table can be seen: a game that has waited for that goes on."""
        if self._actor.state.paused is PauseReason.CHANNEL:
            await self._submit(Resume(None))

    async def _submit(self, command: Pause | Resume) -> None:
        try:
            await self._actor.submit(command)
        except (Rejected, StoreError):
            log.debug("%s was not needed", command, extra=self._actor.where)
