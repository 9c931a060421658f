"""What people have typed into a lobby's dialogs and what has not come to count: kept in memory, so that it need not be
typed again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.service.ports import TableId
from bot.ui.custom_id import Verb
from engine.tournament import PlayerId

KEPT: Final = 200  # dialogs in all
LONGEST: Final = 4000  # characters of a field, Discord's own limit
FIELDS: Final = 5  # of a dialog, as well

Draft = Mapping[str, str]


class Drafts:
    """The last fields of each dialog by table, person and the verb that opens it; the newest 200 of them."""

    def __init__(self) -> None:
        self._kept: dict[tuple[TableId, PlayerId, Verb], Draft] = {}

    def keep(self, table: TableId, player: PlayerId, verb: Verb, fields: Draft) -> None:
        """Keep what was entered, instead of what was entered before."""
        key = (table, player, verb)
        self._kept.pop(key, None)
        self._kept[key] = {name: typed[:LONGEST] for name, typed in list(fields.items())[:FIELDS]}
        while len(self._kept) > KEPT:
            self._kept.pop(next(iter(self._kept)))

    def of(self, table: TableId, player: PlayerId, verb: Verb) -> Draft:
        """What was entered last, {} for nothing."""
        return self._kept.get((table, player, verb), {})

    def drop(self, table: TableId, verb: Verb) -> None:
        """Forget what anybody has entered for this table."""
        for key in [key for key in self._kept if key[0] == table and key[2] is verb]:
            del self._kept[key]
