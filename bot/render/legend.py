"""Who is who in the picture: full names beside the numbers of the seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.render.amounts import chance_text
from bot.render.names import NO_BREAK, Names, outs_on_show
from bot.render.presence import Presence, presence_of
from bot.render.seats_text import NO_CHANCES, PRESENCE_MARKS
from engine.seats import Seat
from engine.view import SeatView, TableView
from i18n import text

SMALL: Final = "-# "  # what Discord writes small


def legend_text(view: TableView, locale: str, chances: Mapping[Seat, float] = NO_CHANCES) -> str:
    """Everybody in the picture on one small line, in the order of the seats, house players marked, and who is away or
    sits out; in a run-out the live hands alone, with their `chances`, 0 to 1. No line breaks within an entry.
    """
    names = Names(view, locale)
    marks = {seat.seat: _absence(seat, view, locale) for seat in view.seats}
    seats = {*marks, *[out.seat for out in outs_on_show(view)]}
    hand = view.hand
    if hand is not None and hand.run_out is not None and not hand.over:
        seats = {seat for seat in seats if hand.is_live(seat)}
    said: list[str] = []
    for seat in sorted(seats):
        chance = [chance_text(chances[seat], locale)] if seat in chances else []
        said.append(NO_BREAK.join([f"`{seat + 1}`", names.marked(seat), *marks.get(seat, []), *chance]))
    return SMALL + f"{NO_BREAK}· ".join(said) if said else ""


def _absence(seat: SeatView, view: TableView, locale: str) -> list[str]:
    presence = presence_of(seat, view)
    if presence not in (Presence.AWAY, Presence.SITTING_OUT):
        return []
    return [f"({text(locale, PRESENCE_MARKS[presence]).replace(' ', NO_BREAK)})"]
