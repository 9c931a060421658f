"""Who is who in the picture: full names beside the numbers of the seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.render.amounts import chance_text
from bot.render.names import Names
from bot.render.seats_text import NO_CHANCES
from engine.seats import Seat
from engine.view import TableView

SMALL: Final = "-# "  # what Discord writes small
_NO_BREAK: Final = "\u00a0"


def legend_text(view: TableView, locale: str, chances: Mapping[Seat, float] = NO_CHANCES) -> str:
    """Everybody in the picture on one small line, in the order of the seats, house players marked; in a run-out with
    their `chances`, 0 to 1.
    """
    names = Names(view, locale)
    seats = {seat.seat for seat in view.seats} | {out.seat for out in view.outs if out.hand == view.hand_number}
    said: list[str] = []
    for seat in sorted(seats):
        chance = f" {chance_text(chances[seat], locale)}" if seat in chances else ""
        said.append(f"`{seat + 1}`{_NO_BREAK}{names.marked(seat)}{chance}")
    return SMALL + " · ".join(said) if said else ""
