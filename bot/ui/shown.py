"""What a message about a table is made from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bot.service.ports import Logged, TableId
from engine.seats import Seat
from engine.view import TableView

if TYPE_CHECKING:
    from bot.service.summary import Summary

TABLE_PICTURE: Final = "table.webp"
CHART_PICTURE: Final = "chart.png"
CARDS_PICTURE: Final = "cards.webp"


@dataclass(frozen=True, slots=True)
class Shown:
    """A table as everybody may see it, in the table's language. `log` = events since the last hand began; `note` = one
    line that the table does not know of itself; `summary` for the podium; `commands` = Discord's ids of our commands.

    `picture` = the alt text of the picture that comes with the message, None when there is none: then the texts say
    all of it. `stale`: the picture is of the beginning of the street, so the texts say all of it as well. `chances` =
    in a run-out, each live seat's exact share of the main pot, 0 to 1. `emojis` = our card emojis as Discord writes
    them, by card code, {} until they are there. `still`: nothing can be saved, so no clock runs.
    """

    table: TableId
    view: TableView
    log: Sequence[Logged]
    locale: str
    note: str | None = None
    summary: Summary | None = None
    buttons: bool = True
    commands: Mapping[str, int] = field(default_factory=dict[str, int])
    picture: str | None = None
    stale: bool = False
    chances: Mapping[Seat, float] = field(default_factory=dict[Seat, float])
    still: bool = False
    emojis: Mapping[str, str] = field(default_factory=dict[str, str])
