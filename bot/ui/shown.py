"""What a message about a table is made from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.service.ports import Logged, TableId
from engine.view import TableView

if TYPE_CHECKING:
    from bot.service.summary import Summary


@dataclass(frozen=True, slots=True)
class Shown:
    """A table as everybody may see it, in the table's language. `log` = events since the last hand began; `note` = one
    line that the table does not know of itself; `summary` for the podium; `commands` = Discord's ids of our commands.
    """

    table: TableId
    view: TableView
    log: Sequence[Logged]
    locale: str
    note: str | None = None
    summary: Summary | None = None
    buttons: bool = True
    commands: Mapping[str, int] = field(default_factory=dict[str, int])
