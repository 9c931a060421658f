"""Turn notices: one ping for the player to act, gone after the action, edited to say so after a missed turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Final

import discord

from bot.presenter.budget import Urgency, urgency
from bot.presenter.called import missed, missed_meanwhile, still_on, turn_on
from bot.presenter.requests import Trouble, nonce, trouble_of
from bot.render.presence import Presence
from bot.render.private_text import notice_missed_text, notice_text
from bot.service.actor import TableActor
from bot.service.clock import Now, lately
from bot.service.ports import Commit, Store, StoreError
from bot.service.preferences import NoticeMode
from bot.ui.request_errors import REQUEST_ERRORS
from engine.hand import Turn
from engine.tournament import PlayerId

log = logging.getLogger(__name__)

QUIET: Final = 90_000  # who pressed nothing for this long is told at once; so is who believes it is settled
WITHIN: Final = 30.0  # seconds for one request, waiting for its turn included
SETTLED: Final = 4_000  # who has settled the turn in advance is told only if that does not happen within this time
SMALLEST_ID: Final = 1 << 42  # of messages: what is smaller is the deadline of a turn whose notice is being posted


class Notices:
    """The notice of one table's turn: at most one at a time."""

    def __init__(self, actor: TableActor, client: discord.Client, store: Store, now: Now) -> None:
        self._actor = actor
        self._client = client
        self._store = store
        self._now = now
        self._turn = 0
        self._deadline = 0
        self._spread = 0
        self._waiting: asyncio.Task[None] | None = None
        self._sent: tuple[PlayerId, int] | None = None
        self._sending = asyncio.Lock()
        self._going: set[asyncio.Task[None]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.last_press: Callable[[PlayerId], int] = lambda _: 0

    def turn(self, commit: Commit) -> None:
        """Look whether the turn has passed on; never waits."""
        self._look(missed(commit.events))

    def resume(self, message: int, spread: int) -> None:
        """After a restart: a notice that came lately for the turn that is still on stands, and tells the new time. Any
        other goes, or says that its turn was missed; with the full clock comes a new one, `spread` ms later, so that
        those of many tables do not come all at once.
        """
        self._spread = spread
        turn = still_on(self._actor, message, self._now())
        if turn is not None:
            self._turn, self._deadline = turn.no, turn.deadline
            row = self._actor.state.seats[turn.seat]
            self._sent = (PlayerId(0) if row is None else row.player), message
        elif 0 < message < SMALLEST_ID:
            self._goes(self._recall(message))
        elif message:
            player, presence = missed_meanwhile(self._actor, message)
            self._goes(self._take_back(player, message, presence))

    async def _recall(self, deadline: int) -> None:
        """The notice of the turn with this `deadline` was being posted, and nobody noted its id. Posted again, without
        a ping, it is the same one, and goes.
        """
        actor, state = self._actor, self._actor.state
        channel = self._client.get_partial_messageable(actor.place.channel)
        text = notice_text(str(state.host), actor.place.channel, deadline, state.language or "en")
        try:
            async with asyncio.timeout(WITHIN):
                message = await channel.send(text, nonce=nonce(actor.table, deadline, "notice"), silent=True)
        except REQUEST_ERRORS as error:
            log.info("a turn notice may stay: %s", trouble_of(error).value, extra=actor.where)
            return
        await self._take_back(PlayerId(0), message.id, None)

    def _look(self, presence: Presence | None) -> None:
        state, turn = self._actor.state, turn_on(self._actor)
        if turn is not None and turn.no == self._turn:
            self._extend(turn)
            return
        self._turn = 0 if turn is None else turn.no
        self._deadline = 0 if turn is None else turn.deadline
        self._stop_waiting()
        if self._sent is not None:
            sent, self._sent = self._sent, None
            self._goes(self._take_back(*sent, presence))
        row = None if turn is None else state.seats[turn.seat]
        if turn is not None and turn.deadline and row is not None and not row.house:
            self._waiting = self._background(self._remind(row.player, turn))

    def _extend(self, turn: Turn) -> None:
        """K5: the player has just taken more time, so is there. A notice that stands tells the new time, one still to
        come waits for half of what is left.
        """
        if turn.deadline == self._deadline:
            return
        self._deadline = turn.deadline
        row = self._actor.state.seats[turn.seat]
        if row is None or row.house:
            return
        if self._sent is not None:
            self._background(self._tell_time(*self._sent, turn.deadline))
        elif self._waiting is not None:
            self._stop_waiting()
            self._waiting = self._background(self._remind(row.player, turn, extended=True))

    def drop(self, *, at_once: bool = False) -> None:
        """No more notices; `at_once`: what is under way is another process's business."""
        self._stop_waiting()
        if at_once:
            for task in self._tasks:
                task.cancel()

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _background(self, what: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._quietly(what), name=f"notice-{self._actor.table}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: what.close())  # one that was stopped before it began
        return task

    def _goes(self, what: Coroutine[None, None, None]) -> None:
        """A notice is taken back by `what`; the next one waits for that."""
        task = self._background(what)
        self._going.add(task)
        task.add_done_callback(self._going.discard)

    async def _quietly(self, what: Coroutine[None, None, None]) -> None:
        """A notice is a courtesy: the game does not depend on it."""
        try:
            with urgency(Urgency.NOTICE):
                await what
        except StoreError as error:
            log.info("a turn notice is not noted: %s", error, extra=self._actor.where)

    async def _remind(self, player: PlayerId, turn: Turn, *, extended: bool = False) -> None:
        mode = (await self._store.person(player)).notice
        if mode is NoticeMode.OFF:
            return
        now = self._now()
        at = now
        advances = self._actor.advances
        near = lately(self.last_press(player), now, QUIET) and not advances.let_down(player, turn.no)
        if extended or (mode is NoticeMode.SMART and near):
            at = now + (turn.deadline - now) // 2
        if advances.answer(self._actor.state) is not None:
            at = max(at, now + SETTLED)
        spread, self._spread = self._spread, 0
        await asyncio.sleep((max(0, at - now) + spread) / 1000)
        self._waiting = None
        if self._actor.unsaved:
            self._turn = 0  # nobody can act now; with the full clock this turn is told anew
        elif self._turn == turn.no:
            await self._send(player, turn)

    async def _send(self, player: PlayerId, turn: Turn) -> None:
        """One at a time, and none before the one before has gone: the store knows of one alone."""
        async with self._sending:
            if self._going:
                await asyncio.wait(self._going)
            if self._turn == turn.no:
                await self._post(player, turn)

    async def _post(self, player: PlayerId, turn: Turn) -> None:
        actor = self._actor
        locale = actor.state.language or "en"
        text = notice_text(str(player), actor.place.channel, turn.deadline, locale)
        channel = self._client.get_partial_messageable(actor.place.channel)
        await self._store.set_notice(actor.table, turn.deadline)  # no message has so small an id
        try:
            async with asyncio.timeout(WITHIN):
                message = await channel.send(
                    text,
                    nonce=nonce(actor.table, turn.deadline, "notice"),
                    allowed_mentions=discord.AllowedMentions(users=[discord.Object(player)]),
                )
        except REQUEST_ERRORS as error:
            log.info("no turn notice: %s", trouble_of(error).value, extra=actor.where)
            return
        if self._turn == turn.no:
            self._sent = (player, message.id)
            await self._store.set_notice(actor.table, message.id)
            if turn.deadline != self._deadline:  # extended while it was being sent
                await self._tell_time(player, message.id, self._deadline)
        else:
            await self._take_back(player, message.id, None)

    async def _tell_time(self, player: PlayerId, message: int, deadline: int) -> None:
        """The notice that stands: an edit pings nobody."""
        place = self._actor.place
        text = notice_text(str(player), place.channel, deadline, self._actor.state.language or "en")
        partial = self._client.get_partial_messageable(place.channel).get_partial_message(message)
        try:
            async with asyncio.timeout(WITHIN):
                await partial.edit(content=text)
        except REQUEST_ERRORS as error:
            log.info("a turn notice has the old time: %s", trouble_of(error).value, extra=self._actor.where)

    async def _take_back(self, player: PlayerId, message: int, presence: Presence | None) -> None:
        """The notice goes; if the turn was missed, it says so, and what that has made of the player."""
        actor = self._actor
        partial = self._client.get_partial_messageable(actor.place.channel).get_partial_message(message)
        try:
            async with asyncio.timeout(WITHIN):
                if presence is not None:
                    await partial.edit(content=notice_missed_text(str(player), actor.state.language or "en", presence))
                else:
                    await partial.delete()
        except REQUEST_ERRORS as error:
            trouble = trouble_of(error)
            log.info("a turn notice stays: %s", trouble.value, extra=actor.where)
            if trouble is Trouble.LATER:
                return  # the store still knows it: the next start takes it back
        if self._sent is None:
            await self._store.set_notice(actor.table, 0)
