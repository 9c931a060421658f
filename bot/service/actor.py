"""One table, one actor, one lock: decide, commit, then show."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.service.advance import Advances
from bot.service.clock import SET_BACK, Now
from bot.service.entropy import Entropy
from bot.service.plan import Pace, house_alone
from bot.service.ports import Commit, Conflict, Draining, LeaseLost, Place, Presenter, Store, StoreError, TableId
from bot.service.preferences import Look
from bot.service.proxy import play_hand
from bot.service.replayed import ReplayedTable
from bot.service.waking import Waking
from engine import apply
from engine.commands import Command, DeclareMisdeal, Event, Recover, StartTournament
from engine.tournament import Phase, PlayerId, Tournament

log = logging.getLogger(__name__)


class TableActor(ReplayedTable):
    """A live table. `message` is the id of the message the table is shown in, 0 when there is none; `unsaved`: the disk
    takes nothing, so the table stands still.
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
        super().__init__(table, place)
        self.message = 0
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
        self._lock = asyncio.Lock()
        self._stale = False
        self._waking = Waking(
            self, now, entropy, submit=self._submit, look=self._look, finish=self._finish_by_house, unheard=unheard
        )

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
        return await self._do_at(max(self._now(), self.last_at), command, via)

    async def _do_at(self, at: int, command: Command, via: object | None = None) -> tuple[Commit, Awaitable[None]]:
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
        if self.last_at > self._now() + SET_BACK and self.state.phase is not Phase.OVER:
            await self._begin_again()

    async def _begin_again(self) -> None:
        """What happened last is in the future: the clock has been set back since, and whoever is to act, and the next
        deal, would wait for it. They count from now on. Source: K7.
        """
        log.warning("the clock has been set back", extra=self.where)
        _, shown = await self._do_at(self._now(), Recover(self.last_at))
        await shown

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
            self._waking.look_soon()

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
        self._stale = True  # until the store has answered, nobody knows what is on disk
        try:
            await self._store.append(self.table, self.seq, events, at, over=state.phase is Phase.OVER)
        except LeaseLost:
            self._lost()
            raise
        except Conflict:
            log.warning("another process has written", extra=self.where)
            self._waking.look_soon()
            raise
        except StoreError:
            self._saves_not()
            self._waking.look_soon()
            raise
        except Exception:
            self._waking.look_soon()
            raise
        commit = self.go_on(state, events, at)
        self.advances.settle(state)
        self._stale = False
        self._saves()
        return commit

    async def _look(self) -> None:
        async with self._lock:
            await self._be_current()
            self.arm()

    def arm(self) -> None:
        """Set the table's one timer to what falls due next."""
        self._waking.arm()

    async def _finish_by_house(self) -> None:
        """K8: no human is left, so the house players play it out at once, one commit a hand."""
        while True:
            async with self._lock:
                await self._be_current()
                if not house_alone(self.state) or self.state.paused is not None:
                    break
                at = max(self._now(), self.last_at)
                state, events = await play_hand(self.state, self._entropy, at)
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
        self._waking.stop()
