"""Presses on one table's message, answered with the newest picture: one request."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.presenter.content import Content
from bot.presenter.deals import Deals
from bot.presenter.frames import Frame, Kind
from bot.presenter.message import TableMessage
from bot.presenter.queue import FrameQueue
from bot.presenter.sender import Sender, Way
from bot.service.actor import TableActor
from bot.service.clock import Now
from bot.ui.request_errors import REQUEST_ERRORS
from bot.ui.views import Interaction

log = logging.getLogger(__name__)

ANSWER_WITHIN: Final = 1.4  # seconds for an edit under way and the picture, and again for the answer; Discord waits 3
UPLOADED_WITHIN: Final = 2.0  # seconds after a press: what is left of the 3 is for an answer without the picture


class Presses:
    """`lock` is held while the message is being changed; `shown` is awaited with what an answer has shown; `wake` lets
    go on what is to be shown beside answers.
    """

    def __init__(
        self,
        actor: TableActor,
        lock: asyncio.Lock,
        queue: FrameQueue,
        message: TableMessage,
        sender: Sender,
        deals: Deals,
        shown: Callable[[Frame], Awaitable[None]],
        wake: Callable[[], None],
        now: Now,
    ) -> None:
        self._actor = actor
        self._lock = lock
        self._queue = queue
        self._message = message
        self._sender = sender
        self._deals = deals
        self._shown = shown
        self._wake = wake
        self._now = now

    async def answer(self, press: Interaction) -> None:
        """Answer a press; what cannot be shown with it is to be shown right after. Raises Conflict, LeaseLost."""
        began = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout_at(began + ANSWER_WITHIN):
                await self._lock.acquire()
        except TimeoutError:
            await self._defer(press)
            self._wake()
            return
        try:
            frame = self._queue.answer(self._now())
            moved = press.message is None or press.message.id != self._actor.message
            if moved or frame is None or frame.kind in (Kind.DEAL, Kind.END):
                await self._defer(press)
                return

            async def answer(content: Content) -> None:
                within = UPLOADED_WITHIN if content.uploads else 2 * ANSWER_WITHIN
                async with asyncio.timeout_at(began + within):
                    await self._message.answer(press, content)

            self._deals.redeal(frame)
            await self._sender.put(frame, Way.ANSWER, answer, until=began + ANSWER_WITHIN)
            await self._shown(frame)
        except REQUEST_ERRORS as error:
            log.warning("a press was not answered: %s", error, extra=self._actor.where)
            self._message.forget_press()
            self._queue.again()
        finally:
            self._lock.release()
            self._wake()

    async def _defer(self, press: Interaction) -> None:
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await press.response.defer()
        except REQUEST_ERRORS as error:
            log.warning("a press was not answered: %s", error, extra=self._actor.where)
