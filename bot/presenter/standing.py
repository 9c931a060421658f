"""Which hand a table's message is about, so that it can be left as the record of that hand."""

from __future__ import annotations

from bot.service.actor import TableActor
from bot.service.history import history
from bot.service.ports import Commit, Logged, Store
from engine.tournament_events import HandStarted


class Standing:
    """`hand` is the number of the hand that the message is about, 0 for the lobby; `log` are the newest events."""

    def __init__(self, actor: TableActor, store: Store) -> None:
        self.hand = 0
        self.log: tuple[Logged, ...] = tuple(actor.log)
        self._actor = actor
        self._store = store
        self._ended: dict[int, tuple[Logged, ...]] = {}  # hands, and the lobby, that another hand has followed

    def take(self, commit: Commit) -> None:
        """Take note of `commit`; what it puts an end to is remembered until its message has been left."""
        if isinstance(commit.events[0], HandStarted):
            self._ended[commit.before.hand_number] = self.log
        self.log = tuple(self._actor.log)

    def shows(self, hand: int) -> None:
        """The message is about `hand` now."""
        self.hand = hand
        self._ended = {number: log for number, log in self._ended.items() if number >= hand}

    async def events(self) -> tuple[Logged, ...]:
        """The events of the hand, or of the lobby, that the message is about."""
        log = self._ended.get(self.hand, self.log)
        first = log[0].event
        if self.hand != (first.number if isinstance(first, HandStarted) else 0):
            return await self._stored()
        count = log[-1].seq - log[0].seq + 1
        if count == len(log):
            return log
        return tuple(await self._store.events(self._actor.table, log[0].seq - 1, count))  # some were not remembered

    async def _stored(self) -> tuple[Logged, ...]:
        """The same, from disk."""
        number = 0
        found: list[Logged] = []
        async for logged in history(self._store, self._actor.table):
            if isinstance(logged.event, HandStarted):
                number = logged.event.number
            if number > self.hand:
                break
            if number == self.hand:
                found.append(logged)
        return tuple(found)
