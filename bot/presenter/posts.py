"""The messages of one table, one after another: the lobby, a hand, its record, the podium."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presenter.composer import Composer
from bot.presenter.content import Content, Drawing
from bot.presenter.deals import Deals
from bot.presenter.frames import ENDED, Frame, Kind, finished, state_of
from bot.presenter.marks import Marks
from bot.presenter.message import TableMessage
from bot.presenter.nameless import nameless, nameless_summary
from bot.presenter.sender import Sender, Way
from bot.presenter.standing import Standing
from bot.service.actor import TableActor
from bot.service.history import history
from bot.service.ports import Logged, Store
from bot.service.summary import Tally
from engine.tournament import PauseReason, Phase


class Posts:
    """Posts what needs a message of its own, and notes it. Everything raises what Discord raises, Conflict and
    LeaseLost, and where the table's past is told StoreError.
    """

    def __init__(
        self,
        actor: TableActor,
        store: Store,
        composer: Composer,
        sender: Sender,
        message: TableMessage,
        standing: Standing,
        deals: Deals,
        marks: Marks,
    ) -> None:
        self._actor = actor
        self._store = store
        self._composer = composer
        self._sender = sender
        self._message = message
        self._standing = standing
        self._deals = deals
        self._marks = marks
        self._posted_for = 0  # the event whose new message has been posted, noted on disk or not
        self._left_for = 0  # the event before whose message the one that stands was left as a record
        self._record: Content | None = None  # that record
        self._said_paused = 0  # the event before whose message it was made to say that the game is paused

    async def lobby(self, frame: Frame) -> None:
        """Post the lobby for the first time."""
        message = await self._sender.put(frame, Way.POST, lambda content: self._message.post(content, "lobby"))
        await self._marks.message(message, 0, frame.seq)

    async def deal(self, frame: Frame) -> None:
        """The old message becomes a record, the cards go to their owners, a new message has the new hand.

        In this order a kill at any moment leaves nothing that may not be done again. Source: D1.
        """
        again, frame.tried = frame.tried, True
        await self._leave(frame)
        self._deals.deal(frame)
        message = await self._sender.put(
            frame, Way.POST, lambda content: self._message.post(content, "hand", frame.hand)
        )
        self._posted_for = frame.seq
        if again:
            self._message.forget_picture()  # Discord may have named a message that it had, with an earlier one
        await self._marks.message(message, frame.hand)
        await self._message.settle()

    async def say_paused(self, stands: Frame) -> None:
        """The hand that comes cannot be posted: let the message that `stands` say once that nothing goes on."""
        if stands.state.phase is not Phase.RUNNING or self._said_paused == self._left_for:
            return
        state = stands.state.copy()
        state.paused, state.paused_by = PauseReason.CHANNEL, None
        frame = Frame(Kind.EDIT, stands.seq, state, stands.log, 0)
        if await self._sender.put(frame, Way.EDIT, self._message.leave):
            self._said_paused = self._left_for
        if self._record is not None:
            self._message.owe(self._record)

    async def end(self, frame: Frame) -> None:
        """The last hand's message becomes a record, the podium gets a message of its own."""
        await self._leave(frame)
        tally = Tally()
        async for logged in history(self._store, self._actor.table):
            tally.note(logged.event)
        summary = tally.summary()

        async def podium(frame: Frame, drawing: Drawing) -> Content:
            told = nameless_summary(summary) if self._sender.censored(frame) else summary
            return await self._composer.podium(frame, told, drawing)

        message = await self._sender.put(
            frame, Way.POST, lambda content: self._message.post(content, "end"), compose=podium
        )
        self._posted_for = frame.seq
        await self._marks.message(message, frame.hand, frame.seq)
        await self._message.settle()

    async def anew(self, frame: Frame, hand: int) -> None:
        """Post the table's message, which is about `hand`, once more: somebody has deleted it, or a kill came before
        its id was kept. Discord may name one that it had under that nonce, with what was to be seen then: `frame` is
        shown once it has been edited as well.
        """
        old = self._actor.message
        if old:
            message = await self._sender.put(frame, Way.POST, self._message.post_again)
        else:
            purpose = ("hand", hand) if hand else ("lobby",)
            message = await self._sender.put(frame, Way.POST, lambda content: self._message.post(content, *purpose))
        self._message.forget_picture()
        await self._marks.message(message, hand)
        if old:
            self._message.take_away(old)  # whatever is left of it

    async def _leave(self, frame: Frame) -> None:
        """Before `frame` is posted: the message that stands becomes a record of its hand, or of what was settled
        before the first one; a hand that was broken off loses its buttons. Once, however often posting is tried.
        """
        if frame.seq in (self._posted_for, self._left_for) or not self._actor.message:
            return
        record = await self.record()
        if record is None:
            return
        self._left_for = frame.seq
        self._record = record
        await self._message.leave(record)

    async def record(self) -> Content | None:
        """What stays of the message that stands, None when nothing is known of its hand. Raises StoreError."""
        events = await self._standing.events()
        return self._record_of(events) if events else None

    def _record_of(self, events: Sequence[Logged]) -> Content:
        record = finished(events)
        if record is not None:
            return self._composer.record(nameless(record) if self._sender.censored(record) else record)
        before = [each for each in events if not isinstance(each.event, ENDED)]
        state = state_of(before)
        left = self._composer.without_buttons if state.hand_number else self._composer.start_record
        return left(state, before)
