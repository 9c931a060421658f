"""The buttons under a hand: only what is legal now, each with its price."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.ui.custom_id import CustomId, Verb
from bot.ui.everybodys_buttons import (
    back_button,
    cards_button,
    leave_button,
    seat_button,
    sit_out_button,
    top_up_button,
)
from bot.ui.phone import button_width, fit_in_a_line, lines_of
from bot.ui.show_buttons import ask_buttons, show_buttons
from bot.ui.shown import Shown
from bot.ui.sizes import Size, sizes
from bot.ui.views import AnyItem, Style, button, rows
from engine.hand import Turn
from engine.hand_view import HandView
from engine.rules import Rules
from engine.seats import Chips
from engine.tournament import Phase
from i18n import text

SIZE_TEXTS = {
    Size.MIN: "button-min",
    Size.HALF_POT: "button-half-pot",
    Size.POT: "button-pot",
    Size.ALL_IN: "button-all-in",
}


def table_buttons(shown: Shown) -> list[AnyItem]:
    """The rows of buttons of a running table: what the player to act may do, the sizes, and what everybody may. While a
    house player thinks there is nothing for people to decide.

    They take four lines of a phone at most. What there is no room for in a turn is on My cards, or can wait until the
    hand is over: top-ups in some languages, seats and leaving.
    """
    view = shown.view
    hand = view.hand
    if view.phase is not Phase.RUNNING or not shown.buttons:
        return []
    if hand is not None and hand.turn is not None and view.paused is None:
        row = view.rows[hand.turn.seat]
        if row is None or not row.house:
            return _turn(shown, hand, hand.turn)
    return rows(
        show_buttons(shown),
        ask_buttons(shown),
        cards_button(shown) + back_button(shown),
        sit_out_button(shown) + leave_button(shown) + seat_button(shown),
        top_up_button(shown),
    )


def _turn(shown: Shown, hand: HandView, turn: Turn) -> list[AnyItem]:
    answers = _answers(shown, hand, turn) + _dialog(shown, hand, turn)
    beside = _time(shown) + sit_out_button(shown)
    back = back_button(shown)
    if _answers_take_a_line(shown.locale, _highest_call(shown.view.rules, hand)):
        return rows(answers, _sizes(shown, hand, turn, beside=back), cards_button(shown) + beside + _top_up(shown))
    more_beside = bool(shown.view.rules.time_bank) or shown.view.rules.buying
    cards = cards_button(shown, short=more_beside)
    return rows(answers + cards + beside, _sizes(shown, hand, turn, beside=back))


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


def _highest_call(rules: Rules, hand: HandView) -> Chips:
    """The most that a call can take, the same for all turns of a hand: half of all the chips. At an open table returns
    and top-ups can bring more than a buy-in for each seat. Source: O1, O2.
    """
    return max(rules.starting_stack * rules.seats, sum(hand.start_stacks)) // 2


def _top_up(shown: Shown) -> list[AnyItem]:
    """Top up, last in its line so that no other moves with it, where that has room for it. Source: O2."""
    return top_up_button(shown, short=True) if _top_up_fits(shown.locale, shown.view.rules) else []


@lru_cache
def _top_up_fits(locale: str, rules: Rules) -> bool:
    """Whether a phone has room for a top-up in one line with all that can stand before it."""
    labels = [text(locale, "button-sit-out")]
    if rules.time_bank:
        labels.append(_time_label(locale, rules, rules.time_bank))
    return fit_in_a_line(text(locale, "button-my-cards"), *labels, text(locale, "button-top-up-short"), emoji=True)


def _sizes(shown: Shown, hand: HandView, turn: Turn, *, beside: Sequence[AnyItem] = ()) -> list[AnyItem]:
    """The sizes, and `beside` them in the last line, where nothing else is that somebody who is not to act could press
    with a second tap; half the pot, which any amount can stand in for, gives way where
    two lines have no room for it.
    """
    verb = Verb.RAISE if hand.price else Verb.BET
    labels = {offered.size: text(shown.locale, SIZE_TEXTS[offered.size], to=offered.to) for offered in sizes(hand)}
    if beside:
        widths = [button_width(label) for label in [*labels.values(), text(shown.locale, "button-back")]]
        if lines_of(widths)[-1] > 1:
            labels.pop(Size.HALF_POT, None)
    made = [
        button(
            CustomId(shown.table, turn.no, Verb.ALL_IN if offered.size is Size.ALL_IN else verb, offered.to),
            labels[offered.size],
            Style.danger if offered.size is Size.ALL_IN else Style.secondary,
        )
        for offered in sizes(hand)
        if offered.size in labels
    ]
    return [*made, *beside]


def _time(shown: Shown) -> list[AnyItem]:
    """More time for the player to act, while some is left. Source: K5."""
    view = shown.view
    if not view.time_left:
        return []
    label = _time_label(shown.locale, view.rules, view.time_left)
    return [button(CustomId(shown.table, view.hand_number, Verb.TIME), label)]


def _time_label(locale: str, rules: Rules, left: int) -> str:
    return text(locale, "button-time", seconds=rules.extension // 1000, left=left)
