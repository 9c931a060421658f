"""Coming, going and topping up at an open table, in words."""

from __future__ import annotations

from typing import assert_never

from bot.render.names import Names, seat_name
from bot.render.wording import ruled, with_why
from engine.open_events import CashedOut, CloseBooked, OpenTableClosed, SatDown, SatOut, ToppedUp, TopUpBooked
from engine.tournament import EndReason
from engine.view import TableView
from i18n import text

OpenEvent = SatDown | SatOut | TopUpBooked | ToppedUp | CashedOut | CloseBooked | OpenTableClosed


def open_line(event: OpenEvent, view: TableView, locale: str) -> str:
    """One event of column O. Source: K4, O1-O3."""
    names = Names(view, locale)
    match event:
        case SatDown(seat, _, name, _, stack, returning):
            which = "line-sat-down-again" if returning else "line-sat-down"
            return text(locale, which, name=seat_name(name, seat, locale), seat=seat + 1, stack=stack)
        case SatOut(seat, missed):
            return text(locale, "line-sat-out-missed" if missed else "line-sat-out", name=names.sitting(seat))
        case TopUpBooked(seat):
            return text(locale, "line-top-up-booked", name=names.sitting(seat), to=view.rules.starting_stack)
        case ToppedUp(seat, amount):
            which = "line-topped-up" if amount else "line-top-up-lapsed"
            return text(locale, which, name=names.sitting(seat), amount=amount)
        case CashedOut(seat, player, name, chips):
            which = "line-cashed-out" if chips else "line-cashed-out-nothing"
            if player in view.removed:
                which = "line-cashed-out-removed"
            return text(locale, which, name=seat_name(name, seat, locale), chips=chips)
        case CloseBooked(by, why):
            running = view.hand is not None and not view.hand.over
            which = "line-close-booked" if running else "line-close-now"
            return with_why(ruled(which, names.of(by), locale), why, locale)
        case OpenTableClosed(_, reason):
            return text(locale, "line-open-idle" if reason is EndReason.IDLE else "line-open-closed")
    assert_never(event)
