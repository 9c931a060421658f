"""The buttons under a hand: only what is legal now, each with its price."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.ui.custom_id import CustomId, Verb
from bot.ui.phone import fit_in_a_line
from bot.ui.shown import Shown
from bot.ui.sizes import Size, sizes
from bot.ui.views import AnyItem, Style, button, rows
from engine.hand import Turn
from engine.seats import Seat
from engine.tournament import Phase
from engine.view import HandView, TableView
from i18n import text

SIZE_TEXTS = {
    Size.MIN: "button-min",
    Size.HALF_POT: "button-half-pot",
    Size.POT: "button-pot",
    Size.ALL_IN: "button-all-in",
}

LONGEST: Final = 12_345_678  # chips

SHOW_TEXTS = ("button-show-first", "button-show-second", "button-show-both")


def table_buttons(shown: Shown) -> list[AnyItem]:
    """The rows of buttons of a running table: what the player to act may do, the sizes, and what everybody may. While a
    house player thinks there is nothing for people to decide.
    """
    view = shown.view
    hand = view.hand
    if view.phase is not Phase.RUNNING or not shown.buttons:
        return []
    if hand is not None and hand.turn is not None and view.paused is None:
        row = view.rows[hand.turn.seat]
        if row is not None and row.house:
            return rows(_everybodys(shown))
        answers, dialog = _answers(shown, hand, hand.turn), _dialog(shown, hand, hand.turn)
        below = _everybodys(shown)
        if _dialog_beside_call(shown.locale):
            answers += dialog
        else:
            below = dialog + below
        return rows(answers, _sizes(shown, hand, hand.turn), below)
    return rows(_show(shown), _everybodys(shown))


def _answers(shown: Shown, hand: HandView, turn: Turn) -> list[AnyItem]:
    locale = shown.locale
    if turn.call:
        price = {"price": turn.call}
        all_in = turn.call == hand.stacks[turn.seat]
        return [
            button(CustomId(shown.table, turn.no, Verb.FOLD), text(locale, "button-fold"), Style.danger),
            button(
                CustomId(shown.table, turn.no, Verb.CALL, turn.call),
                text(locale, "button-call-all-in" if all_in else "button-call", **price),
                Style.success,
            ),
        ]
    return [button(CustomId(shown.table, turn.no, Verb.CHECK), text(locale, "button-check"), Style.success)]


def _dialog(shown: Shown, hand: HandView, turn: Turn) -> list[AnyItem]:
    """The button for any amount."""
    if turn.min_to >= turn.max_to:
        return []
    label = text(shown.locale, "button-raise" if hand.price else "button-bet")
    return [button(CustomId(shown.table, turn.no, Verb.SIZE), label, Style.primary)]


@lru_cache
def _dialog_beside_call(locale: str) -> bool:
    """Whether a phone has room for fold, call and raise in one line. If not, raising stands in the last row, whatever
    the price: four lines are enough then, and no button changes its place from turn to turn.
    """
    fold, call = text(locale, "button-fold"), text(locale, "button-call", price=LONGEST)
    return fit_in_a_line(fold, call, text(locale, "button-raise"))


def _sizes(shown: Shown, hand: HandView, turn: Turn) -> list[AnyItem]:
    verb = Verb.RAISE if hand.price else Verb.BET
    return [
        button(
            CustomId(shown.table, turn.no, Verb.ALL_IN if offered.size is Size.ALL_IN else verb, offered.to),
            text(shown.locale, SIZE_TEXTS[offered.size], to=offered.to),
            Style.danger if offered.size is Size.ALL_IN else Style.secondary,
        )
        for offered in sizes(hand)
    ]


def _everybodys(shown: Shown) -> list[AnyItem]:
    view = shown.view
    number = view.hand_number
    found: list[AnyItem] = []
    if view.hand is not None:
        label = text(shown.locale, "button-my-cards")
        found.append(button(CustomId(shown.table, number, Verb.CARDS), label, emoji="🃏"))
    if any(row is not None and row.away and not row.leaving for row in view.rows):
        label = text(shown.locale, "button-back")
        found.append(button(CustomId(shown.table, number, Verb.BACK), label, Style.primary))
    return found


def _show(shown: Shown) -> list[AnyItem]:
    if not may_show(shown.view):
        return []
    number = shown.view.hand_number
    return [
        button(CustomId(shown.table, number, Verb.SHOW, which), text(shown.locale, label))
        for which, label in enumerate(SHOW_TEXTS, 1)
    ]


def may_show(view: TableView) -> list[Seat]:
    """The seats of people who may still show cards of the hand that is over. Source: S5."""
    hand = view.hand
    if hand is None or not hand.over or view.phase is not Phase.RUNNING or view.decided:
        return []
    found: list[Seat] = []
    for seat in view.seats:
        if seat.house or not seat.live or seat.seat in (hand.shown or ()):
            continue
        open_cards = hand.open_cards[seat.seat] if hand.open_cards else None
        if open_cards is None or None in open_cards:
            found.append(seat.seat)
    return found
