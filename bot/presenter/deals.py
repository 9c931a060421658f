"""Everybody's own cards on their way to them, hand by hand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from bot.presenter.direct import DirectMessages
from bot.presenter.frames import Frame
from bot.presenter.marks import Marks
from bot.service.actor import TableActor
from bot.service.ports import Conflict, LeaseLost
from engine.events import HoleCardsDealt
from engine.tournament import PlayerId

log = logging.getLogger(__name__)

AGAIN_AFTER: Final = (0.0, 3.0, 10.0, 30.0)  # seconds before each try; Discord makes one message of them all
EARLIER_WITHIN: Final = 8.0  # seconds that new cards wait for those that do not count any more


class Deals:
    """The direct messages with the cards of one table, in the background: no press waits for a slow one."""

    def __init__(self, actor: TableActor, direct: DirectMessages, marks: Marks) -> None:
        self._actor = actor
        self._direct = direct
        self._marks = marks
        self._dealt = (0, 0)  # the last cards that have been sent, as `Frame.dealt` says
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def under_way(self) -> bool:
        """Whether cards are being sent."""
        return bool(self._tasks)

    def deal(self, frame: Frame) -> None:
        """Send the cards of a new hand, once."""
        if self._dealt != frame.dealt:
            self._send(frame)

    def redeal(self, frame: Frame) -> None:
        """Send the cards of `frame` if a misdeal has made them others than those that were sent. Source: D3."""
        if frame.hand == self._dealt[0] and frame.dealt > self._dealt:
            self._send(frame)

    def resume(self, frame: Frame, presented: int) -> None:
        """After a restart: the cards of the hand in `frame` go to their owners, unless it is noted that they did."""
        dealt = [each.seq for each in self._actor.log if isinstance(each.event, HoleCardsDealt)]
        if dealt and presented < dealt[-1]:
            self._send(frame)
        else:
            self._dealt = frame.dealt

    def drop(self) -> None:
        """Send nothing any more."""
        for task in self._tasks:
            task.cancel()

    def _send(self, frame: Frame) -> None:
        again = frame.hand == self._dealt[0]
        earlier = tuple(self._tasks) if again else ()
        self._dealt = frame.dealt
        task = asyncio.create_task(self._deal(frame, earlier), name=f"cards-{self._actor.table}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _deal(self, frame: Frame, earlier: Sequence[asyncio.Task[None]]) -> None:
        """Cards before a misdeal that are still under way come first: the newest message has those that count."""
        try:
            if earlier:
                await asyncio.wait(earlier, timeout=EARLIER_WITHIN)
            left: frozenset[PlayerId] | None = None
            for pause in AGAIN_AFTER:
                await asyncio.sleep(pause)
                if self._overtaken(frame):
                    return
                left = await self._direct.deal(self._actor, frame.state, left)
                if not left:
                    break
            await self._marks.shown(frame.seq)
        except (Conflict, LeaseLost):
            log.debug("the cards are another process's business", extra=self._actor.where)
        except Exception:
            log.exception("cards could not be sent", extra=self._actor.where | {"hand": frame.hand})

    def _overtaken(self, frame: Frame) -> bool:
        """Whether these cards are of no use any more: dealt again, so that new ones are about to be sent, or followed
        by another hand.
        """
        now = self._actor.state
        if now.hand is None or now.hand_number != frame.hand:
            return now.hand_number > frame.hand
        return now.hand.redeals > frame.dealt[1]
