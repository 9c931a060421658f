"""What somebody has just done, told to them alone, with from when on it counts."""

from __future__ import annotations

from bot.render.table_lines import plays_on
from engine.commands import Event
from engine.open_events import SatDown, SatOut, ToppedUp, TopUpBooked
from engine.presence_events import CameBack
from engine.view import TableView
from i18n import text


def own_text(event: Event, view: TableView, locale: str) -> str | None:
    """`event`, done by the viewer of `view`; None for what is somebody else's, or told as to everybody.

    Source: K3, K4, O1, O2.
    """
    match event:
        case SatDown(seat) | CameBack(seat) | SatOut(seat) | TopUpBooked(seat) | ToppedUp(seat):
            if seat != view.viewer_seat:
                return None
        case _:
            return None
    match event:
        case SatDown(seat, _, _, _, stack):
            return text(locale, "own-seated", seat=seat + 1, stack=stack)
        case CameBack():
            later = view.rules.buying and not plays_on(seat, view)
            return text(locale, "own-back" if later else "own-back-turn")
        case SatOut():
            return text(locale, "own-sitting-out")
        case TopUpBooked():
            return text(locale, "own-top-up-booked", to=view.rules.starting_stack)
        case ToppedUp(_, amount):
            return text(locale, "own-topped-up", to=view.rules.starting_stack, amount=amount)
