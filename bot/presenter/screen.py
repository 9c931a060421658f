"""One table on Discord: its message, kept up to date.

A press is answered with the newest picture, which is one request. What nobody pressed for is shown by a task that
lives only while there is something to show: the newest state wins, run-outs and new messages keep their order.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import discord

from bot.presenter.direct import DirectMessages
from bot.presenter.frames import Frame, Kind, frames_of, frames_since
from bot.presenter.notices import Notices
from bot.presenter.requests import REQUEST_ERRORS, Trouble, nonce, trouble_of
from bot.presenter.token import Token
from bot.render.private_text import house_finish_text
from bot.service.actor import TableActor
from bot.service.clock import Now
from bot.service.ports import Commit, Conflict, LeaseLost, Logged, Store, StoreError
from bot.service.summary import summarise
from bot.ui.layouts import record_layout, table_layout
from bot.ui.shown import Shown
from bot.ui.views import Interaction
from engine import replay, view
from engine.commands import Pause, Resume
from engine.errors import Rejected
from engine.tournament import PauseReason, Phase
from engine.tournament_events import HandStarted

if TYPE_CHECKING:
    from discord.ui import LayoutView

log = logging.getLogger(__name__)

ANSWER_WITHIN: Final = 1.4  # seconds for an edit under way, and again for the answer: Discord waits 3 in all
UNREACHABLE: Final = 60_000
FIRST_RETRY: Final = 2_000
LAST_RETRY: Final = 60_000


class Screen:
    """Shows one actor's table. `over` is called once its end has been shown."""

    def __init__(
        self, actor: TableActor, client: discord.Client, store: Store, now: Now, over: Callable[[TableActor], None]
    ) -> None:
        self.actor = actor
        self._client = client
        self._store = store
        self._now = now
        self._over = over
        self._frames: deque[Frame] = deque()
        self._current: Frame | None = None
        self._hand_log: tuple[Logged, ...] = tuple(actor.log)
        self._record: Frame | None = None  # the finished hand whose message is still the table's
        self._token: Token | None = None
        self._lock = asyncio.Lock()
        self._pump: asyncio.Task[None] | None = None
        self._next_edit = 0
        self._retry = FIRST_RETRY
        self._moves = 0
        self._dropped = False
        self.direct = DirectMessages(client, store)
        self.notices = Notices(actor, client, store, now)

    # ---- taking note

    def take(self, commit: Commit) -> None:
        """Queue what `commit` looks like; never waits."""
        if isinstance(commit.events[0], HandStarted):
            self._record = Frame(Kind.EDIT, commit.first - 1, commit.before, self._hand_log, 0)
        self._hand_log = tuple(self.actor.log)
        for frame in frames_of(commit, self.actor.log, self.actor.pace):
            self._add(frame)
        self.notices.turn(commit)

    def _add(self, frame: Frame) -> None:
        if frame.kind is Kind.END and self._frames:
            frame.at = max(frame.at, self._frames[-1].at + self.actor.pace.after_showdown)
        while frame.kind in (Kind.EDIT, Kind.DEAL) and self._frames and self._frames[-1].kind is Kind.EDIT:
            older = self._frames.pop()
            if frame.kind is Kind.EDIT:
                frame.at = max(frame.at, older.at)
            frame.house_finish = frame.house_finish or older.house_finish
        self._frames.append(frame)

    def resume(self, presented: int, now: int) -> None:
        """Queue what a restart has left to show, from `now` on."""
        actor = self.actor
        log_ = tuple(actor.log)
        first = actor.log[0]
        if actor.state.phase is Phase.OVER:
            kind = Kind.END if actor.state.standings else Kind.EDIT
            self._add(Frame(kind, actor.seq, actor.state, log_, now))
        elif isinstance(first.event, HandStarted) and presented < first.seq:
            self._add(Frame(Kind.DEAL, actor.seq, actor.state, log_, now))
        else:
            for frame in frames_since(log_, presented, replay([each.event for each in log_]), actor.pace, now):
                self._add(frame)
            self._add(Frame(Kind.EDIT, actor.seq, actor.state, log_, now))
        self.notices.resume()
        self.wake()

    def drop(self) -> None:
        """Show nothing any more."""
        self._dropped = True
        self._frames.clear()
        self.notices.drop()
        if self._pump is not None:
            self._pump.cancel()

    # ---- answering a press

    async def answer(self, press: Interaction) -> None:
        """Answer a press on the table message with the newest picture."""
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await self._lock.acquire()
        except TimeoutError:
            await self._defer(press)
            self.wake()
            return
        try:
            frame = self._due()
            if frame is None or frame.kind in (Kind.DEAL, Kind.END):
                await self._defer(press)
                return
            self._token = Token(press, self.actor.message, self._now())
            async with asyncio.timeout(ANSWER_WITHIN):
                await press.response.edit_message(view=self._layout(frame))
            self._shown(frame)
            if self.actor.state.phase is Phase.OVER:
                await self._finish(frame)
        except REQUEST_ERRORS as error:
            log.warning("table %s seq %s: a press was not answered: %s", self.actor.table, self.actor.seq, error)
            self._token = None
            current = self._current
            if current is not None and not self._frames:
                self._frames.append(Frame(Kind.EDIT, current.seq, current.state, current.log, 0))
        finally:
            self._lock.release()
            self.wake()

    async def _defer(self, press: Interaction) -> None:
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                await press.response.defer()
            self._token = Token(press, self.actor.message, self._now())
        except REQUEST_ERRORS as error:
            log.warning("table %s: a press was not answered: %s", self.actor.table, error)

    def _due(self) -> Frame | None:
        if self._frames and self._frames[0].at <= self._now():
            return self._frames[0]
        return self._current or (self._frames[0] if self._frames else None)

    def _shown(self, frame: Frame) -> None:
        if self._frames and self._frames[0] is frame:
            self._frames.popleft()
        self._current = frame
        self._next_edit = self._now() + self.actor.pace.between_edits
        self._retry = FIRST_RETRY

    # ---- showing unasked

    def wake(self) -> None:
        """Go on showing what is queued, in the background."""
        if self._frames and self._pump is None and not self._dropped:
            self._pump = asyncio.create_task(self._show_all(), name=f"show-{self.actor.table}")

    async def _show_all(self) -> None:
        try:
            while self._frames:
                frame = self._frames[0]
                wait = max(frame.at, self._next_edit if frame.kind is Kind.EDIT else 0) - self._now()
                if wait > 0:
                    await asyncio.sleep(wait / 1000)
                    continue
                async with self._lock:
                    if self._frames and self._frames[0] is frame:
                        await self._show(frame)
        except (Conflict, LeaseLost):
            self.drop()
        except Exception:
            log.exception("table %s seq %s: could not be shown", self.actor.table, self.actor.seq)
        finally:
            self._pump = None
        if self._frames and not self._dropped:
            self._frames[0].at = self._now() + self._backoff()
            self.wake()

    def _backoff(self) -> int:
        wait, self._retry = self._retry, min(2 * self._retry, LAST_RETRY)
        return wait

    async def _show(self, frame: Frame) -> None:
        try:
            if frame.kind is Kind.DEAL:
                await self._deal(frame)
            elif frame.kind is Kind.END:
                await self._end(frame)
            else:
                await self._edit(frame)
        except REQUEST_ERRORS as error:
            await self._failed(frame, error)
            return
        self._shown(frame)
        await self._finish(frame)
        if self.actor.state.paused is PauseReason.CHANNEL:
            await self._submit(Resume(None))

    async def _finish(self, frame: Frame) -> None:
        """`frame` need not be shown again after a restart; the last one is the end of the table's show."""
        await self._store.mark_presented(self.actor.table, frame.seq)
        if self.actor.state.phase is Phase.OVER and not self._frames:
            self._over(self.actor)

    async def _failed(self, frame: Frame, error: BaseException) -> None:
        trouble = trouble_of(error)
        actor = self.actor
        log.warning(
            "table %s hand %s seq %s: %s (%s)", actor.table, frame.state.hand_number, frame.seq, trouble.value, error
        )
        if trouble is Trouble.NO_ACCESS and actor.state.phase is Phase.OVER:
            self._frames.clear()
            await self._store.mark_presented(actor.table, actor.seq)
            self._over(actor)
        elif trouble is Trouble.NO_ACCESS:
            frame.at = self._now() + UNREACHABLE
            if actor.state.phase is Phase.RUNNING and actor.state.paused is None:
                await self._submit(Pause(None, reason=PauseReason.CHANNEL))
        else:
            frame.at = self._now() + self._backoff()

    async def _submit(self, command: Pause | Resume) -> None:
        try:
            await self.actor.submit(command)
        except (Rejected, StoreError):
            log.debug("table %s: %s was not needed", self.actor.table, command)

    # ---- the requests

    def _layout(self, frame: Frame) -> LayoutView:
        locale = frame.state.language or "en"
        note = house_finish_text(locale) if frame.house_finish else None
        return table_layout(Shown(self.actor.table, view(frame.state), frame.log, locale, note))

    async def _edit(self, frame: Frame) -> None:
        await self._edit_message(self._layout(frame), frame)

    async def _edit_message(self, layout: LayoutView, frame: Frame) -> None:
        actor = self.actor
        if actor.message and self._token is not None and self._token.good_for(actor.message, self._now()):
            try:
                await self._token.press.edit_original_response(view=layout)
                return
            except REQUEST_ERRORS as error:
                log.info("table %s: editing the message itself: %s", actor.table, error)
                self._token = None
        if not actor.message:
            await self._post(frame, "hand" if frame.state.hand_number else "lobby")
            return
        try:
            channel = self._client.get_partial_messageable(actor.place.channel)
            await channel.get_partial_message(actor.message).edit(view=layout)
        except discord.NotFound as error:
            if trouble_of(error) is not Trouble.MESSAGE_GONE:
                raise
            self._moves += 1
            await self._post(frame, f"again-{actor.message}-{self._moves}")

    async def _post(self, frame: Frame, purpose: str, layout: LayoutView | None = None) -> None:
        actor = self.actor
        channel = self._client.get_partial_messageable(actor.place.channel)
        name = nonce(actor.table, frame.state.hand_number, purpose)
        message = await channel.send(view=layout or self._layout(frame), nonce=name)
        await self._store.set_message(actor.table, message.id)
        actor.message = message.id
        self._token = None

    async def post_lobby(self) -> None:
        """Post the lobby for the first time. Raises what Discord raises."""
        frame = Frame(Kind.EDIT, self.actor.seq, self.actor.state, tuple(self.actor.log), self._now())
        async with self._lock:
            await self._post(frame, "lobby")
            self._shown(frame)
            await self._store.mark_presented(self.actor.table, frame.seq)

    async def _deal(self, frame: Frame) -> None:
        """A new message for a new hand; the one before becomes a record; the cards go to their owners. Source: D1."""
        old, token = self.actor.message, self._token
        await self._post(frame, "hand")
        await self.direct.deal(self.actor, frame.state)
        if frame.state.hand_number > 1 and old != self.actor.message:
            await self._leave_record(old, token)

    async def _leave_record(self, message: int, token: Token | None) -> None:
        record = self._record or await self._record_from_store()
        self._record = None
        if record is None or not message:
            return
        locale = record.state.language or "en"
        layout = record_layout(Shown(self.actor.table, view(record.state), record.log, locale))
        try:
            if token is not None and token.good_for(message, self._now()):
                await token.press.edit_original_response(view=layout)
            else:
                channel = self._client.get_partial_messageable(self.actor.place.channel)
                await channel.get_partial_message(message).edit(view=layout)
        except REQUEST_ERRORS as error:
            log.info("table %s: the last hand keeps its message: %s", self.actor.table, trouble_of(error).value)

    async def _record_from_store(self) -> Frame | None:
        """The hand before this one, after a restart."""
        events = await self._store.events(self.actor.table)
        deals = [at for at, logged in enumerate(events) if isinstance(logged.event, HandStarted)]
        if len(deals) < 2:
            return None
        hand = tuple(events[deals[-2] : deals[-1]])
        return Frame(Kind.EDIT, hand[-1].seq, replay([each.event for each in hand]), hand, 0)

    async def _end(self, frame: Frame) -> None:
        """The podium, in a message of its own; the last hand's message becomes a record."""
        old, token = self.actor.message, self._token
        actor = self.actor
        events = await self._store.events(actor.table)
        locale = frame.state.language or "en"
        summary = summarise([each.event for each in events])
        podium = table_layout(Shown(actor.table, view(frame.state), frame.log, locale, None, summary))
        await self._post(frame, "end", podium)
        before = self._current
        if before is not None and before.state.hand is not None:
            self._record = before
        if old != actor.message:
            await self._leave_record(old, token)

    async def bring_down(self) -> None:
        """Post the table message anew at the bottom of the channel; the old one goes."""
        async with self._lock:
            frame = self._due()
            old = self.actor.message
            if frame is None or frame.kind is Kind.END:
                return
            self._moves += 1
            await self._post(frame, f"down-{old}-{self._moves}")
            channel = self._client.get_partial_messageable(self.actor.place.channel)
            try:
                await channel.get_partial_message(old).delete()
            except REQUEST_ERRORS as error:
                log.info("table %s: the old message stays: %s", self.actor.table, trouble_of(error).value)
