"""The buttons under a hand: only what is legal now, each with its price."""

from __future__ import annotations

from functools import lru_cache

from bot.ui.custom_id import CustomId, Verb
from bot.ui.phone import fit_in_a_line
from bot.ui.shown import Shown
from bot.ui.sizes import Size, sizes
from bot.ui.views import AnyItem, Style, button, rows
from engine.hand import Turn
from engine.rules import Rules
from engine.seats import Chips, Seat
from engine.tournament import Phase
from engine.view import HandView, TableView
from i18n import text

SIZE_TEXTS = {
    Size.MIN: "button-min",
    Size.HALF_POT: "button-half-pot",
    Size.POT: "button-pot",
    Size.ALL_IN: "button-all-in",
}

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
        answers = _answers(shown, hand, hand.turn) + _dialog(shown, hand, hand.turn)
        cards, back = _cards(shown), _back(shown)
        if _answers_take_a_line(shown.locale, _highest_call(view.rules)):
            return rows(answers, _sizes(shown, hand, hand.turn), cards + back)
        return rows(answers + cards, _sizes(shown, hand, hand.turn), back)
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
def _answers_take_a_line(locale: str, call: Chips) -> bool:
    """Whether a phone has room for fold, call and raise in one line at every price up to `call`. If not, the first row
    takes two lines, and there is room in the second for what stands below the sizes otherwise: four lines are enough
    either way, and no button changes its row from turn to turn.
    """
    widest = int("8" * len(str(call)))
    labels = text(locale, "button-fold"), text(locale, "button-call", price=widest), text(locale, "button-raise")
    return fit_in_a_line(*labels)


def _highest_call(rules: Rules) -> Chips:
    """The most that a call can take at a table, the same for all its hands: half of all its chips."""
    return rules.starting_stack * rules.seats // 2


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
    return _cards(shown) + _back(shown)


def _cards(shown: Shown) -> list[AnyItem]:
    if shown.view.hand is None:
        return []
    label = text(shown.locale, "button-my-cards")
    return [button(CustomId(shown.table, shown.view.hand_number, Verb.CARDS), label, emoji="🃏")]


def _back(shown: Shown) -> list[AnyItem]:
    if not any(row is not None and row.away and not row.leaving for row in shown.view.rows):
        return []
    label = text(shown.locale, "button-back")
    return [button(CustomId(shown.table, shown.view.hand_number, Verb.BACK), label, Style.primary)]


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
