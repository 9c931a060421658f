"""One table on Discord, kept up to date.

A press is answered with the newest picture, which is one request. What nobody pressed for is shown by a task that
lives only while there is something to show: the newest state wins, run-outs and new messages keep their order.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial

import discord

from bot.presenter.composer import Composer
from bot.presenter.deals import Deals
from bot.presenter.direct import DirectMessages
from bot.presenter.frames import Frame, Kind, frames_after_restart, frames_of
from bot.presenter.marks import Marks
from bot.presenter.message import TableMessage
from bot.presenter.moving import Moving
from bot.presenter.notices import Notices
from bot.presenter.posts import Posts
from bot.presenter.presses import Presses
from bot.presenter.queue import FrameQueue
from bot.presenter.sender import Sender
from bot.presenter.setbacks import Setbacks
from bot.presenter.standing import Standing
from bot.presenter.studio import Studio
from bot.presenter.vanished import Vanished
from bot.service.actor import TableActor
from bot.service.clock import Now
from bot.service.ports import Commit, Conflict, LeaseLost, Logged, Store, StoreError, TableRecord
from bot.ui.request_errors import REQUEST_ERRORS
from bot.ui.views import Interaction
from engine.presence_events import Resumed
from engine.tournament import Phase, Tournament

log = logging.getLogger(__name__)


class Screen:
    """Shows one actor's table. `over` is called once its end has been shown."""

    def __init__(
        self,
        actor: TableActor,
        client: discord.Client,
        store: Store,
        direct: DirectMessages,
        studio: Studio,
        now: Now,
        over: Callable[[TableActor], None],
        vanished: Vanished,
    ) -> None:
        self.actor = actor
        self.notices = Notices(actor, client, store, now)
        self._now = now
        self._over = over
        self._queue = FrameQueue()
        self._message = TableMessage(actor, client, now)
        self._composer = Composer(actor, client, studio, self._picture_ready)
        self._sender = Sender(actor.table, self._composer.table, self._message)
        self._standing = Standing(actor, store)
        self._marks = Marks(actor, store, self._end_if_over, self.drop)
        self._deals = Deals(actor, direct, self._marks)
        self._posts = Posts(
            actor, store, self._composer, self._sender, self._message, self._standing, self._deals, self._marks
        )
        self._moving = Moving(
            actor, self._composer, self._sender, self._message, self._standing, self._marks, self._posts, now
        )
        self._setbacks = Setbacks(actor, self._queue, self._posts, vanished, now)
        self._lock = asyncio.Lock()
        answered = partial(self._has_shown, pressed=True)
        self._presses = Presses(
            actor, self._lock, self._queue, self._message, self._sender, self._deals, answered, self.wake, now
        )
        self._pump: asyncio.Task[None] | None = None
        self._sleeping = False
        self._next_edit = 0
        self._dropped = False
        self._ready_meanwhile = False  # a late picture, while its message was being sent without it

    # ---- taking note

    def take(self, commit: Commit) -> None:
        """Queue what `commit` looks like; never waits."""
        self._standing.take(commit)
        if any([isinstance(event, Resumed) and event.by is not None for event in commit.events]):
            self._setbacks.try_now()
        for frame in frames_of(commit, self.actor.log, self.actor.pace):
            self._queue.add(frame, self.actor.pace.after_showdown)
        self.notices.turn(commit)

    def resume(self, record: TableRecord, now: int) -> None:
        """Queue what a restart has left to show, from `now` on."""
        hand, seen = record.hand, record.presented
        self._standing.shows(hand)
        self._moving.resume(record.former)
        frames = frames_after_restart(self._standing.log, hand, seen, self.actor.pace, now)
        if hand == self.actor.state.hand_number:
            self._deals.resume(frames[0], seen)
        for frame in frames:
            self._queue.add(frame, 0)
        self.notices.resume(record.notice, now - self._now())
        self.wake()

    def saving(self) -> None:
        """Whether the table can be saved has changed, which what stands is to say."""
        if not self.actor.unsaved:
            self._marks.hurry()
        self._queue.again()
        self.wake()

    def drop(self, *, over: bool = False) -> None:
        """Show nothing any more: the table is `over` and shown, or another process's."""
        self._dropped = True
        self._queue.clear()
        self.notices.drop(at_once=not over)
        if not over:
            self._message.drop()
        self._deals.drop()
        self._marks.drop()
        if self._pump is not None:
            self._pump.cancel()

    def seen(self) -> tuple[Tournament, Sequence[Logged]]:
        """The table as people see it now: behind its state while a run-out is being shown."""
        frame = self._queue.seen()
        return (self.actor.state, self.actor.log) if frame is None else (frame.state, frame.log)

    async def answer(self, press: Interaction) -> None:
        """Answer a press on the table message with the newest picture."""
        await self._presses.answer(press)

    # ---- showing unasked

    def wake(self) -> None:
        """Go on showing what is queued, in the background."""
        if self._pump is not None and self._sleeping:
            self._pump.cancel()
            self._pump, self._sleeping = None, False
        if self._queue and self._pump is None and not self._dropped:
            self._pump = asyncio.create_task(self._show_all(), name=f"show-{self.actor.table}")

    async def _show_all(self) -> None:
        me = asyncio.current_task()
        try:
            while (frame := self._queue.head) is not None:
                next_edit = self._next_edit if frame.kind in (Kind.EDIT, Kind.STEP) else 0
                wait = max(frame.at, self._setbacks.again_at, next_edit) - self._now()
                if wait > 0:
                    self._sleeping = True
                    await asyncio.sleep(wait / 1000)
                    self._sleeping = False
                    continue
                async with self._lock:
                    if self._queue.head is frame:
                        await self._show(frame)
        except (Conflict, LeaseLost):
            self.drop()
        except StoreError as error:
            log.warning("the table's past could not be read: %s", error, extra=self.actor.where)
            self._setbacks.back_off()
        except Exception:
            log.exception("the table could not be shown", extra=self.actor.where)
            self._setbacks.back_off()
        finally:
            if self._pump is me:
                self._pump = None
        if self._pump is None:
            self.wake()

    async def _show(self, frame: Frame) -> None:
        try:
            await self._moving.finish(frame)
            match frame.kind:
                case Kind.DEAL:
                    await self._posts.deal(frame)
                case Kind.END:
                    await self._posts.end(frame)
                case Kind.EDIT | Kind.STEP:
                    self._deals.redeal(frame)
                    await self._moving.show(frame)
        except REQUEST_ERRORS as error:
            if not await self._setbacks.met(frame, error):
                self._queue.clear()
                await self._marks.shown(self.actor.seq)
                self._end_if_over()
            return
        await self._has_shown(frame, pressed=False)

    async def _has_shown(self, frame: Frame, *, pressed: bool) -> None:
        """`frame` stands: it need not be shown again after a restart; the last one is the end of the table's show."""
        self._queue.shown(frame)
        self._follow_up()
        self._standing.shows(frame.hand)
        self._next_edit = self._now() + self.actor.pace.between_edits
        self._setbacks.over()
        # Cards under way keep the mark back: after a kill they are sent again.
        if (not pressed and not self._deals.under_way) or self.actor.state.phase is Phase.OVER:
            await self._marks.shown(frame.seq)
        self._end_if_over()
        await self._setbacks.go_on()

    def _follow_up(self) -> None:
        """What stands now lacks a picture that an edit can bring, or a press was answered on a message that is too old
        for edits.
        """
        if self._message.old or self._sender.due or (self._sender.bare and self._ready_meanwhile):
            self._queue.again()
        self._ready_meanwhile = False

    def _end_if_over(self) -> None:
        """End the show when nothing is left to be shown or noted."""
        if self.actor.state.phase is Phase.OVER and not self._queue and not self._marks.owed:
            self._over(self.actor)

    # ---- the messages

    def _picture_ready(self) -> None:
        """A picture that was late is ready: what stands is shown with it unless something newer is to come."""
        if self._lock.locked():
            self._ready_meanwhile = True
        elif self._sender.bare and not self._dropped:
            self._queue.again()
            self.wake()

    async def post_lobby(self) -> None:
        """Post the lobby for the first time. Raises what Discord raises."""
        frame = Frame(Kind.EDIT, self.actor.seq, self.actor.state, tuple(self.actor.log), self._now())
        async with self._lock:
            await self._posts.lobby(frame)
            self._queue.shown(frame)

    async def bring_down(self) -> bool:
        """Post the table message anew at the bottom of the channel; the old one goes. False when a new one is about to
        come anyway.
        """
        async with self._lock:
            frame = self._queue.answer(self._now())
            if frame is None or frame.kind in (Kind.DEAL, Kind.END):
                return False
            await self._moving.move(frame)
            await self._show(self._queue.at_once(frame))
        self.wake()
        return True
