"""Who is who in the picture: full names beside the numbers of the seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.render.amounts import chance_text
from bot.render.names import NO_BREAK, Names
from bot.render.seats_text import NO_CHANCES
from engine.seats import Seat
from engine.view import TableView

SMALL: Final = "-# "  # what Discord writes small


def legend_text(view: TableView, locale: str, chances: Mapping[Seat, float] = NO_CHANCES) -> str:
    """Everybody in the picture on one small line, in the order of the seats, house players marked; in a run-out the
    live hands alone, with their `chances`, 0 to 1. No line breaks within an entry.
    """
    names = Names(view, locale)
    seats = {seat.seat for seat in view.seats} | {out.seat for out in view.outs if out.hand == view.hand_number}
    hand = view.hand
    if hand is not None and hand.run_out is not None and not hand.over:
        seats = {seat for seat in seats if hand.is_live(seat)}
    said: list[str] = []
    for seat in sorted(seats):
        chance = [chance_text(chances[seat], locale)] if seat in chances else []
        said.append(NO_BREAK.join([f"`{seat + 1}`", names.marked(seat), *chance]))
    return SMALL + f"{NO_BREAK}· ".join(said) if said else ""
