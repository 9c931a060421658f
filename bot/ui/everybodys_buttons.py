"""The buttons that are there for everybody at a table, whoever is to act."""

from __future__ import annotations

from bot.ui.custom_id import CustomId, Verb
from bot.ui.shown import Shown
from bot.ui.views import AnyItem, Style, button
from engine.tournament import SeatRow
from i18n import text


def cards_button(shown: Shown, *, short: bool = False) -> list[AnyItem]:
    """My cards, once there has been a hand; `short` where the line is full."""
    if shown.view.hand is None:
        return []
    custom_id = CustomId(shown.table, shown.view.hand_number, Verb.CARDS)
    if short:
        return [button(custom_id, text(shown.locale, "button-my-cards-short"))]
    return [button(custom_id, text(shown.locale, "button-my-cards"), emoji="🃏")]


def back_button(shown: Shown) -> list[AnyItem]:
    """I'm back, while it is of use to somebody. Source: K3, K4."""
    view = shown.view
    if not any(
        [_may_come_back(row) and not (view.closing and not view.in_hand(at)) for at, row in enumerate(view.rows)]
    ):
        return []
    label = text(shown.locale, "button-back")
    return [button(CustomId(shown.table, shown.view.hand_number, Verb.BACK), label, Style.primary)]


def sit_out_button(shown: Shown) -> list[AnyItem]:
    """Sit out, at an open table with somebody who plays. Source: K4."""
    view = shown.view
    playing = [seat for seat in view.seats if not (seat.house or seat.leaving or seat.sitting_out)]
    if not view.rules.buying or view.closing or not any([seat.stack or seat.dealt_in for seat in playing]):
        return []
    label = text(shown.locale, "button-sit-out")
    return [button(CustomId(shown.table, view.hand_number, Verb.SIT_OUT), label)]


def top_up_button(shown: Shown, *, short: bool = False) -> list[AnyItem]:
    """Top up, at an open table with somebody below the buy-in; `short` where there is little room. Source: O2."""
    view = shown.view
    buy_in = view.rules.starting_stack
    people = [seat for seat in view.seats if not (seat.house or seat.leaving or seat.top_up)]
    if not view.rules.buying or view.closing or not any([seat.stack < buy_in for seat in people]):
        return []
    label = text(shown.locale, "button-top-up-short") if short else text(shown.locale, "button-top-up", to=buy_in)
    return [button(CustomId(shown.table, view.hand_number, Verb.TOP_UP), label)]


def seat_button(shown: Shown) -> list[AnyItem]:
    """Take a seat, at an open table with a free one. Source: O1."""
    view = shown.view
    if not view.rules.buying or view.closing or None not in view.rows:
        return []
    label = text(shown.locale, "button-seat")
    return [button(CustomId(shown.table, view.hand_number, Verb.SEAT), label, Style.success)]


def leave_button(shown: Shown) -> list[AnyItem]:
    """Leave, at an open table between two hands. Source: O1."""
    view = shown.view
    running = view.hand is not None and not view.hand.over
    if (
        not view.rules.buying
        or running
        or view.closing
        or not any([not (seat.house or seat.leaving) for seat in view.seats])
    ):
        return []
    return [button(CustomId(shown.table, 0, Verb.LEAVE), text(shown.locale, "button-leave"))]


def _may_come_back(row: SeatRow | None) -> bool:
    return row is not None and (row.away or row.sitting_out) and not row.leaving and bool(row.stack)
