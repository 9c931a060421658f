"""A table as its events make it, and what of them has to be remembered until the next deal."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace

from bot.service import comings
from bot.service.plan import waits
from bot.service.ports import Commit, Logged, Place, TableId
from engine import evolve, new_table, view
from engine.commands import Event
from engine.tournament import Phase, PlayerId, Tournament
from engine.tournament_events import HandStarted
from engine.view import TableView


class ReplayedTable:
    """`log` has the events from the last deal on (in the lobby, all), of those who come and go only the newest; event
    `seq` was the last of all, at `last_at`. `ready_at` is when the players came that the table had waited for since
    that deal, 0 when it has not. Of what is remembered nothing happened later than `last_at`.
    """

    def __init__(self, table: TableId, place: Place) -> None:
        self.table = table
        self.place = place
        self.state: Tournament = new_table()
        self.seq = 0
        self.log: list[Logged] = []
        self._comings = 0  # in `log`
        self.last_at = 0
        self.ready_at = 0

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
        """Become what `log` (from the last deal on, or all) makes of a table, and remember all of it."""
        state = new_table()
        self.log = []
        self._comings = 0
        self.ready_at = 0
        for at, together in itertools.groupby(log, lambda logged: logged.at):
            waited = waits(state)
            for logged in together:
                evolve(state, logged.event)
                self._remember(logged)
            self._note_ready(waited, state, at)
        self.state = state

    def go_on(self, state: Tournament, events: Sequence[Event], at: int) -> Commit:
        """Become `state`, which `events` have made of it: they are on disk now."""
        before, first = self.state, self.seq + 1
        self.state = state
        for number, event in enumerate(events, first):
            self._remember(Logged(number, event, at))
        if self._comings > 2 * comings.KEPT:
            self.log = comings.thinned(self.log)
            self._comings = comings.KEPT
        self._note_ready(waits(before), state, at)
        return Commit(self.table, first, self.seq, tuple(events), before, state, at)

    def _note_ready(self, waited: bool, now: Tournament, at: int) -> None:
        """Whoever comes to a table that cannot deal starts its pause before the deal; who comes to one that can, or
        leaves and comes again, does not hold it up.
        """
        if waited and not now.hand_running and now.can_deal:
            self.ready_at = at

    def _remember(self, logged: Logged) -> None:
        if isinstance(logged.event, HandStarted):
            self.log = []
            self._comings = 0
            self.ready_at = 0
        if logged.at < self.last_at:
            self._set_back(logged.at)
        self._comings += isinstance(logged.event, comings.COMINGS)
        self.log.append(logged)
        self.seq = logged.seq
        self.last_at = logged.at

    def _set_back(self, to: int) -> None:
        """The clock has been set back to `to`: what happened later than that happened then, so that nothing waits for a
        moment that is far away now.
        """
        self.log = [replace(each, at=min(each.at, to)) for each in self.log]
        self.ready_at = min(self.ready_at, to)
