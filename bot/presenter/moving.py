"""The table's message goes further down its channel: another one takes its place, and the old one goes."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.presenter.composer import Composer
from bot.presenter.content import Content, Drawing
from bot.presenter.frames import Frame, Kind
from bot.presenter.marks import Marks
from bot.presenter.message import TableMessage
from bot.presenter.nameless import nameless
from bot.presenter.posts import Posts
from bot.presenter.requests import trouble_of
from bot.presenter.sender import Compose, Sender, Way
from bot.presenter.standing import Standing
from bot.service.actor import TableActor
from bot.service.clock import Now
from bot.ui.request_errors import REQUEST_ERRORS

log = logging.getLogger(__name__)

UNDRAWN: Final = Drawing(0.0, wanted=False)  # no picture for what is to go
AGAIN: Final = 60_000  # milliseconds until it is asked again whether a message is there


class Moving:
    """One move at a time, in steps that a kill may cut off anywhere:

    1. It is noted that the old message is to go.
    2. The new one is posted with its buttons off, under the nonce that belongs to the old one.
    3. It is noted as the table's message.
    4. The old one goes, which is noted, or at least loses its buttons; whoever moves it shows the table then, so that
       the buttons work.

    So two messages have buttons that work only where Discord lets the old one be neither deleted nor edited; both are
    of the same table. Until 3 the old one is the table's, and the next start finds the new one by its nonce and what is
    to go on disk.
    """

    def __init__(
        self,
        actor: TableActor,
        composer: Composer,
        sender: Sender,
        message: TableMessage,
        standing: Standing,
        marks: Marks,
        posts: Posts,
        now: Now,
    ) -> None:
        self._actor = actor
        self._composer = composer
        self._sender = sender
        self._message = message
        self._standing = standing
        self._marks = marks
        self._posts = posts
        self._now = now
        self._former = 0
        self._again_at = 0
        self._going = False  # the one that is to go has been asked to

    def resume(self, former: int) -> None:
        """After a restart: what the store says is to go."""
        self._former = former

    async def show(self, frame: Frame) -> None:
        """Show `frame` in the message that stands, or in another one if that is too old or gone. Raises what Discord
        raises, Conflict, LeaseLost.
        """
        if not self._message.old and await self._edit(frame):
            return
        frame.tried = True
        if self._message.there:
            await self.move(frame)
            if await self._edit(frame):
                return
        await self._posts.anew(frame, frame.hand)
        await self._edit(frame)

    async def move(self, frame: Frame) -> None:
        """Let a new message, which has what `frame` looks like with its buttons off, take the place of the one that
        stands. Raises what Discord raises, Conflict, LeaseLost; the old one stands then.
        """
        if not self._message.there:
            await self._posts.anew(frame, self._standing.hand)
            return
        await self._finish_going(frame)
        await self._replace(frame, self._asleep)

    async def finish(self, frame: Frame) -> None:
        """Before `frame` is shown: finish what a kill, or Discord, has cut off. Raises Conflict, LeaseLost, StoreError;
        what Discord does not let be done waits, or is given up when play goes on in another message.
        """
        if not self._former or self._former != self._actor.message:
            await self._finish_going(frame)
            return
        stays = frame.kind in (Kind.EDIT, Kind.STEP)
        if stays and self._now() < self._again_at:
            return
        try:
            await self._replace(frame, self._asleep if stays else self._as_it_was)
        except REQUEST_ERRORS as error:
            log.info("a second message may stay: %s", trouble_of(error).value, extra=self._actor.where)
            if not stays and self._former:
                await self._settled()

    async def _edit(self, frame: Frame) -> bool:
        return await self._sender.put(frame, Way.EDIT, self._message.edit)

    async def _replace(self, frame: Frame, compose: Compose) -> None:
        old = self._actor.message
        repeated = self._former == old
        if not repeated:
            self._former, self._going = old, False
            await self._marks.former(old)
        try:
            message = await self._sender.put(frame, Way.POST, self._message.post_again, compose=compose)
        except REQUEST_ERRORS as error:
            self._again_at = self._now() + AGAIN
            if not repeated and isinstance(error, discord.HTTPException) and error.status < 500:
                await self._settled()  # there is no other one
            raise
        if repeated:
            self._message.forget_picture()  # it may be an earlier one
        await self._marks.message(message, self._standing.hand)
        await self._finish_going(frame)

    async def _finish_going(self, frame: Frame) -> None:
        """The message before goes, unless it is still the table's. It is asked once; what fails is tried again with the
        next hand, and until then it has what `frame` looks like with nothing to press.
        """
        former = self._former
        if not former or former == self._actor.message:
            return
        if not self._going:
            self._going = True
            await self._message.replaced(former)
            if self._message.owes(former):
                shown = nameless(frame) if self._sender.censored(frame) else frame
                await self._message.switch_off(former, await self._asleep(shown, UNDRAWN))
        if not self._message.owes(former):
            await self._settled()

    async def _settled(self) -> None:
        self._former, self._going = 0, False
        await self._marks.former(0)

    async def _asleep(self, frame: Frame, drawing: Drawing) -> Content:
        content = await self._composer.table(frame, drawing)
        content.switch_off()
        return content

    async def _as_it_was(self, frame: Frame, drawing: Drawing) -> Content:
        return await self._posts.record() or await self._asleep(frame, drawing)
