"""Before an update: running games finish, new ones are refused, and then the process ends by itself."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from bot.operations.pulse import Pulse
from bot.service.tables import Tables
from engine.tournament import Phase

log = logging.getLogger(__name__)

LOOK_AGAIN: Final = 1.0  # seconds
PATIENCE: Final = 60  # looks: most gaps and outages are over by then


class Drain:
    """Asked for by a signal, it calls `done` once no game is on and every end has been shown, or the tables are another
    process's; asked again, it stops draining. A game that cannot be reached, or cannot be saved, is waited for, but not
    for ever: nobody plays it here, and the next process brings it back. What refuses new games without a signal, the
    setting, goes on. `tables` gives None until the bot has logged in.
    """

    def __init__(self, tables: Callable[[], Tables | None], done: Callable[[], None]) -> None:
        self._tables = tables
        self._done = done
        self._pulse = Pulse(LOOK_AGAIN, lambda late: self._look())
        self._setting: bool | None = None  # whether new games are refused without a signal
        self._idle = 0  # looks in a row at which nothing was played or shown here
        self.asked = False

    def toggle(self) -> None:
        """Begin to drain, or take new games again."""
        self.asked = not self.asked
        if (tables := self._tables()) is not None:
            self._refuse(tables)
        if self.asked:
            playing = 0 if tables is None else tables.playing
            log.warning("draining: new games are refused; %s games to finish", playing)
            self._idle = 0
            self._pulse.start()
        else:
            kept = "DRAIN=1 refuses new games all the same" if self._setting else "new games are taken again"
            log.warning("draining no more: %s", kept)
            self._pulse.stop()

    def _refuse(self, tables: Tables) -> None:
        if self._setting is None:
            self._setting = tables.draining
        tables.draining = self.asked or self._setting

    def stop(self) -> None:
        """Nothing ends by itself any more."""
        self._pulse.stop()

    def _look(self) -> None:
        tables = self._tables()
        if tables is not None:
            self._refuse(tables)  # asked for before there were any
        showing = 0 if tables is None else _ends_to_show(tables)
        self._idle = 0 if tables is not None and _goes_on(tables) else self._idle + 1
        if tables is not None and tables.at_rest and not showing:
            self._end("no game is on")
        elif self._idle >= PATIENCE:
            self._end("no game could be played for a minute; what is not over goes on in the next process")

    def _end(self, why: str) -> None:
        log.warning("drained: %s", why)
        self._pulse.stop()
        self._done()


def _goes_on(tables: Tables) -> bool:
    """Whether something is played or shown here. At a table that cannot be saved nobody can do anything, and while the
    disk takes nothing, no end that has been shown can be noted.
    """
    played = any([each.playing and not each.unsaved for each in tables.all()])
    return played or (_ends_to_show(tables) > 0 and not tables.lease.failing)


def _ends_to_show(tables: Tables) -> int:
    """Tables that are over stay until their end has been shown."""
    return sum([each.state.phase is Phase.OVER for each in tables.all()])
