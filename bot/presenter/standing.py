"""Which hand a table's message is about, so that it can be left as the record of that hand."""

from __future__ import annotations

from typing import Final

from bot.service.actor import TableActor
from bot.service.ports import Commit, Logged, Store
from engine.tournament_events import HandStarted

UNKNOWN: Final = -1  # after a restart, only the store knows


class Standing:
    """`hand` is the number of the hand that the message is about, 0 for the lobby; `log` are the newest events."""

    def __init__(self, actor: TableActor, store: Store) -> None:
        self.hand = 0
        self.log: tuple[Logged, ...] = tuple(actor.log)
        self._actor = actor
        self._store = store
        self._left: tuple[int, tuple[Logged, ...]] = (UNKNOWN, ())  # a hand's events once another has begun
        self._presented = 0

    def take(self, commit: Commit) -> None:
        """Take note of `commit`; a hand whose message stands is remembered when the next one begins."""
        if isinstance(commit.events[0], HandStarted) and commit.before.hand_number == self.hand:
            self._left = self.hand, self.log
        self.log = tuple(self._actor.log)

    def resume(self, presented: int) -> bool:
        """After a restart: whether the message that stands is about the last hand, everything up to event `presented`
        having been shown."""
        self._presented = presented
        first = self.log[0]
        stands = not isinstance(first.event, HandStarted) or presented >= first.seq
        self.hand = self._actor.state.hand_number if stands else UNKNOWN
        return stands

    async def events(self) -> tuple[Logged, ...]:
        """The events of the hand, or of the lobby, that the message is about."""
        if self.hand != UNKNOWN:
            number, left = self._left
            return left if number == self.hand else self.log
        events = await self._store.events(self._actor.table)
        deals = [at for at, logged in enumerate(events) if isinstance(logged.event, HandStarted)]
        shown = [at for at in [0, *deals] if events[at].seq <= max(1, self._presented)]
        end = next((at for at in deals if at > shown[-1]), len(events))
        return tuple(events[shown[-1] : end])
