"""One table, one actor, one lock: decide, commit, then show."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final

from bot.service.advance import Advances
from bot.service.clock import Now
from bot.service.entropy import Entropy
from bot.service.house import decide
from bot.service.plan import Due, Pace, Wake, house_alone, plan, waits
from bot.service.ports import (
    Commit,
    Conflict,
    Draining,
    LeaseLost,
    Logged,
    Look,
    Place,
    Presenter,
    Store,
    StoreError,
    TableId,
)
from bot.service.timers import Timer
from engine import apply, evolve, new_table, view
from engine.commands import Act, CloseIdle, Command, DeclareMisdeal, Event, Recover, StartHand, StartTournament, TimeOut
from engine.errors import Reason, Rejected
from engine.tournament import Phase, PlayerId, Tournament
from engine.tournament_events import HandStarted
from engine.view import TableView

if TYPE_CHECKING:
    from bot.service.house import Action

log = logging.getLogger(__name__)

TRY_AGAIN: Final = 5_000  # milliseconds
LOOK_AGAIN: Final = 1_000
DRAINED_YET: Final = 30_000


class TableActor:
    """A live table. `log` has the events from the last deal on (in the lobby, all), `message` is the id of the message
    the table is shown in, 0 when there is none; `ready_at` is when the players came that it had waited for since that
    deal, 0 when it has not; `unsaved`: the disk takes nothing, so the table stands still.
    """

    def __init__(
        self,
        table: TableId,
        place: Place,
        *,
        store: Store,
        presenter: Presenter,
        now: Now,
        entropy: Entropy,
        pace: Pace,
        look: Look,
        lost: Callable[[], None],
        draining: Callable[[], bool] = lambda: False,
        unheard: Callable[[], bool] = lambda: False,
    ) -> None:
        self.table = table
        self.place = place
        self.message = 0
        self.state: Tournament = new_table()
        self.seq = 0
        self.log: list[Logged] = []
        self.last_at = 0
        self.ready_at = 0
        self.pace = pace
        self.look = look
        self.advances = Advances()
        self.stopped = False
        self.unsaved = False
        self._failed = False  # the last write
        self._store = store
        self._presenter = presenter
        self._now = now
        self._entropy = entropy
        self._lost = lost
        self._draining = draining
        self._unheard = unheard
        self._lock = asyncio.Lock()
        self._stale = False
        self._timer = Timer(now)

    @property
    def where(self) -> dict[str, int]:
        """Table, hand and number of the last event, as `extra` of a log line."""
        return {"table": self.table, "hand": self.state.hand_number, "seq": self.seq}

    @property
    def playing(self) -> bool:
        """Whether a game is on, and not paused."""
        return self.state.phase is Phase.RUNNING and self.state.paused is None

    def view(self, viewer: PlayerId | None = None) -> TableView:
        """The table as `viewer` may see it now."""
        return view(self.state, viewer)

    def load(self, log: Sequence[Logged]) -> None:
        """Become what `log` (from the last deal on, or all) makes of a table."""
        state = new_table()
        self.log = []
        self.ready_at = 0
        for at, together in itertools.groupby(log, lambda logged: logged.at):
            waited = waits(state)
            for logged in together:
                evolve(state, logged.event)
                self._remember(logged)
            self._note_ready(waited, state, at)
        self.state = state

    def _note_ready(self, waited: bool, now: Tournament, at: int) -> None:
        """Whoever comes to a table that cannot deal starts its pause before the deal; who comes to one that can, or
        leaves and comes again, does not hold it up.
        """
        if waited and not now.hand_running and now.can_deal:
            self.ready_at = at

    async def submit(self, command: Command, via: object | None = None) -> Commit:
        """Apply `command`, commit what it made happen, then show it; `via` is the interaction to be answered.

        Raises Rejected when the command is not legal now, Conflict or LeaseLost when another process has written,
        Draining when a game is to start that has to wait, StoreError when it cannot be saved; nothing has changed then,
        as far as anybody knows.
        """
        return await self._submit(lambda: command, via)

    async def deal_again(
        self, by: PlayerId, seen: Tournament, why: str = "", *, admin: bool = False, via: object | None = None
    ) -> Commit:
        """The floor declares a misdeal of the hand at the table as it was `seen`. Raises as `submit` does.

        Source: D2, D3.
        """
        redeals = 0 if seen.hand is None else seen.hand.redeals
        hand = seen.hand_number
        return await self._submit(lambda: DeclareMisdeal(by, hand, self._entropy.deck(), why, admin, redeals), via)

    async def _submit(self, make: Callable[[], Command], via: object | None = None) -> Commit:
        """As `submit`; what is submitted is made up once nobody else can change the table."""
        async with self._lock:
            await self._be_current()
            command = make()
            if isinstance(command, StartTournament) and self._draining():
                raise Draining
            commit, shown = await self._do(command, via)
        await shown
        return commit

    async def _do(self, command: Command, via: object | None = None) -> tuple[Commit, Awaitable[None]]:
        """Do `command` under the lock: what was committed, and what is to be awaited for it to be shown."""
        at = max(self._now(), self.last_at)
        state, events = apply(self.state, command, at)
        commit = await self._write(state, events, at)
        shown = self._presenter.show(self, commit, via)
        self.arm()
        return commit, shown

    async def _be_current(self) -> None:
        """After a write that nobody knows the end of, what is on disk counts. Raises LeaseLost."""
        if self.stopped:
            raise LeaseLost
        if self._stale:
            before, known = self.state, self.seq
            there = await self._store.last_hand(self.table)
            if self.stopped:  # lost, or closed, while the disk was read
                raise LeaseLost
            self.load(there)
            self.advances.settle(self.state)
            self._stale = False
            await self._show_missed(before, known)
        if self.unsaved:
            await self._save_again()

    async def _save_again(self) -> None:
        """The disk took nothing for a while. Whoever is to act could do nothing about it, so has the full time again.

        Raises StoreError while it still takes nothing. Source: K7.
        """
        if self.state.phase is not Phase.OVER:
            _, shown = await self._do(Recover(self.last_at))
            await shown
        else:
            self._saves()

    def _saves(self) -> None:
        self._failed = False
        if self.unsaved:
            log.warning("the table can be saved again and goes on", extra=self.where)
            self.unsaved = False
            self._presenter.saving(self)

    def stand_still(self) -> None:
        """The disk takes nothing, as a write for all tables has shown: do as if two of this one had failed."""
        if self.state.phase is not Phase.OVER and not self.unsaved:
            self._failed = True
            self._saves_not()
            self._look_soon()

    def _saves_not(self) -> None:
        """A write that fails once is nobody's business but of who caused it; two running are."""
        if self._failed and not self.unsaved and not self.stopped:
            log.error("the table cannot be saved and stands still", extra=self.where)
            self.unsaved = True
            self._presenter.saving(self)
        self._failed = True

    async def _show_missed(self, before: Tournament, known: int) -> None:
        """What turned out to be on disk after event `known` has been neither shown nor planned on."""
        missed = [logged for logged in self.log if logged.seq > known]
        if missed:
            events = tuple([logged.event for logged in missed])
            commit = Commit(self.table, missed[0].seq, self.seq, events, before, self.state, self.last_at)
            shown = self._presenter.show(self, commit, None)
            self.arm()
            await shown

    async def _write(self, state: Tournament, events: list[Event], at: int) -> Commit:
        first = self.seq + 1
        self._stale = True  # until the store has answered, nobody knows what is on disk
        try:
            await self._store.append(self.table, self.seq, events, at, over=state.phase is Phase.OVER)
        except LeaseLost:
            self._lost()
            raise
        except Conflict:
            log.warning("another process has written", extra=self.where)
            self._look_soon()
            raise
        except StoreError:
            self._saves_not()
            self._look_soon()
            raise
        except Exception:
            self._look_soon()
            raise
        before, self.state = self.state, state
        self.advances.settle(state)
        for number, event in enumerate(events, first):
            self._remember(Logged(number, event, at))
        self._note_ready(waits(before), state, at)
        self._stale = False
        self._saves()
        return Commit(self.table, first, self.seq, tuple(events), before, state, at)

    def _look_soon(self) -> None:
        """Nobody knows what the disk has: whatever was due before may not be what is due now."""
        if not self.stopped:
            self._timer.set(self._now() + (TRY_AGAIN if self.unsaved else LOOK_AGAIN), self._look)

    async def _look(self) -> None:
        try:
            async with self._lock:
                await self._be_current()
                self.arm()
        except LeaseLost:
            log.info("another process's business", extra=self.where)
        except StoreError as error:
            log.warning("what is on disk is not known yet: %s", error, extra=self.where)
            self._timer.set(self._now() + TRY_AGAIN, self._look)
        except Exception:
            log.exception("what is on disk is not known yet", extra=self.where)
            self._timer.set(self._now() + TRY_AGAIN, self._look)

    def _remember(self, logged: Logged) -> None:
        if isinstance(logged.event, HandStarted):
            self.log = []
            self.ready_at = 0
        self.log.append(logged)
        self.seq = logged.seq
        self.last_at = logged.at

    def arm(self) -> None:
        """Set the table's one timer to what falls due next."""
        settled = self.advances.answer(self.state) is not None
        wake = None if self.stopped else self._plan(settled)
        if wake is None:
            self._timer.stop()
        else:
            self._timer.set(wake.at, lambda: self._wake(wake))

    def _plan(self, settled: bool) -> Wake | None:
        return plan(self.state, self.log, self.last_at, self.pace, settled=settled, ready_at=self.ready_at)

    async def _wake(self, wake: Wake) -> None:
        try:
            if wake.due is Due.TIME_OUT and self._unheard():  # what was pressed in time may still be on its way
                self._timer.set(self._now() + LOOK_AGAIN, lambda: self._wake(wake))
            elif wake.due is not Due.START and house_alone(self.state):
                await self._finish_by_house()
            else:
                await self._submit(lambda: self._command(wake))
        except Rejected as refused:
            log.debug("%s came too late: %s", wake.due.value, refused.reason.value, extra=self.where)
            if wake.due is Due.ADVANCE or refused.reason is Reason.TOO_EARLY:
                self.arm()
        except LeaseLost:
            log.info("%s is another process's business", wake.due.value, extra=self.where)
        except Draining:
            self._timer.set(self._now() + DRAINED_YET, lambda: self._wake(wake))
        except StoreError as error:
            log.warning("%s was not saved: %s", wake.due.value, error, extra=self.where)
            self._timer.set(self._now() + TRY_AGAIN, self._look)
        except Exception:
            log.exception("%s failed", wake.due.value, extra=self.where)
            self._timer.set(self._now() + TRY_AGAIN, lambda: self._wake(wake))

    def _command(self, wake: Wake) -> Command:
        match wake.due:
            case Due.START:
                return StartTournament(None, self._entropy.draw())
            case Due.DEAL:
                return StartHand(self._entropy.deck())
            case Due.TIME_OUT:
                return TimeOut(wake.turn)
            case Due.CLOSE:
                return CloseIdle()
            case Due.HOUSE:
                return self._house_act(self.state, wake.turn)
            case Due.ADVANCE:
                return self.advances.use(self.state, wake.turn)

    def _house_act(self, state: Tournament, turn: int) -> Command:
        hand = state.hand
        if hand is None or hand.turn is None or hand.turn.no != turn:
            raise Rejected(Reason.STALE_TURN)
        row = state.seats[hand.turn.seat]
        assert row is not None
        action: Action = decide(view(state, row.player), self._entropy.whim())
        return Act(row.player, turn, action)

    async def _finish_by_house(self) -> None:
        """K8: no human is left, so the house players play it out at once, one commit a hand."""
        while True:
            async with self._lock:
                await self._be_current()
                if not house_alone(self.state) or self.state.paused is not None:
                    break
                at = max(self._now(), self.last_at)
                state, events = self.state, list[Event]()
                while state.phase is Phase.RUNNING:
                    hand = state.hand
                    if hand is not None and hand.turn is not None:
                        command = self._house_act(state, hand.turn.no)
                    elif events and not state.hand_running:
                        break
                    else:
                        command = StartHand(self._entropy.deck())
                    state, more = apply(state, command, at)
                    events += more
                    await asyncio.sleep(0)
                commit = await self._write(state, events, at)
                shown = self._presenter.show(self, commit, None)
            await shown
        self.arm()

    def take_back(self, player: PlayerId) -> bool:
        """What `player` has settled in advance counts no more. False when there is nothing, or it is being done."""
        taken = self.advances.take_back(player)
        if taken:
            self.arm()
        return taken

    def stop(self) -> None:
        """Do nothing any more; what is committed stays."""
        self.stopped = True
        self._timer.stop()
