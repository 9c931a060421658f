"""What happens at a table unasked: one timer, and what to do when something else is in the way."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Final

from bot.service.clock import Now
from bot.service.entropy import Entropy
from bot.service.plan import Due, Wake, house_alone, plan
from bot.service.ports import Draining, LeaseLost, StoreError
from bot.service.proxy import house_act
from bot.service.timers import Timer
from engine.commands import CloseIdle, Command, StartHand, StartTournament, TimeOut
from engine.errors import Reason, Rejected

if TYPE_CHECKING:
    from bot.service.actor import TableActor

log = logging.getLogger(__name__)

TRY_AGAIN: Final = 5_000  # milliseconds
LOOK_AGAIN: Final = 1_000
DRAINED_YET: Final = 30_000


class Waking:
    """Does what falls due at `table` if nobody does anything. `submit` takes a command that is made up once nobody else
    can change the table; `look` finds out what is on disk and arms; `finish` lets house players play a game out.
    `unheard`: what was pressed in time may still be on its way.
    """

    def __init__(
        self,
        table: TableActor,
        now: Now,
        entropy: Entropy,
        *,
        submit: Callable[[Callable[[], Command]], Awaitable[object]],
        look: Callable[[], Awaitable[None]],
        finish: Callable[[], Awaitable[None]],
        unheard: Callable[[], bool],
    ) -> None:
        self._table = table
        self._now = now
        self._entropy = entropy
        self._submit = submit
        self._find_out = look
        self._finish = finish
        self._unheard = unheard
        self._timer = Timer(now)

    def arm(self) -> None:
        """Set the timer to what falls due next."""
        wake = None if self._table.stopped else self.plan()
        if wake is None:
            self._timer.stop()
        else:
            self._timer.set(wake.at, lambda: self.wake(wake))

    def plan(self) -> Wake | None:
        """What falls due next, None when nothing does."""
        table = self._table
        settled = table.advances.answer(table.state) is not None
        return plan(table.state, table.log, table.last_at, table.pace, settled=settled, ready_at=table.ready_at)

    def look_soon(self) -> None:
        """Nobody knows what the disk has: whatever was due before may not be what is due now."""
        if not self._table.stopped:
            self._in(TRY_AGAIN if self._table.unsaved else LOOK_AGAIN, self.look)

    def stop(self) -> None:
        """Forget what was to come."""
        self._timer.stop()

    async def look(self) -> None:
        """Find out what is on disk, and go on from there; if that fails, try again. Raises nothing."""
        try:
            await self._find_out()
        except LeaseLost:
            log.info("another process's business", extra=self._table.where)
        except StoreError as error:
            log.warning("what is on disk is not known yet: %s", error, extra=self._table.where)
            self._in(TRY_AGAIN, self.look)
        except Exception:
            log.exception("what is on disk is not known yet", extra=self._table.where)
            self._in(TRY_AGAIN, self.look)

    async def wake(self, wake: Wake) -> None:
        """Do what is due, if it still is; what fails is tried again. Raises nothing."""
        due = wake.due.value
        try:
            if wake.due is Due.TIME_OUT and self._unheard():
                self._in(LOOK_AGAIN, lambda: self.wake(wake))
            elif wake.due is not Due.START and house_alone(self._table.state):
                await self._finish()
            else:
                await self._submit(lambda: self._command(wake))
        except Rejected as refused:
            log.debug("%s came too late: %s", due, refused.reason.value, extra=self._table.where)
            if wake.due is Due.ADVANCE or refused.reason is Reason.TOO_EARLY:
                self.arm()
        except LeaseLost:
            log.info("%s is another process's business", due, extra=self._table.where)
        except Draining:
            self._in(DRAINED_YET, lambda: self.wake(wake))
        except StoreError as error:
            log.warning("%s was not saved: %s", due, error, extra=self._table.where)
            self._in(TRY_AGAIN, self.look)
        except Exception:
            log.exception("%s failed", due, extra=self._table.where)
            self._in(TRY_AGAIN, lambda: self.wake(wake))

    def _in(self, wait: int, act: Callable[[], Coroutine[None, None, None]]) -> None:
        self._timer.set(self._now() + wait, act)

    def _command(self, wake: Wake) -> Command:
        table = self._table
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
                return house_act(table.state, wake.turn, self._entropy)
            case Due.ADVANCE:
                return table.advances.use(table.state, wake.turn)
