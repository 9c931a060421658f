"""The buttons for cards that nobody has seen, after a hand and until the next."""

from __future__ import annotations

from typing import Final

from bot.render.names import plain_name
from bot.ui.custom_id import CustomId, Verb
from bot.ui.phone import GAP, ROOM, button_width
from bot.ui.shown import Shown
from bot.ui.views import AnyItem, button
from engine.hand_view import HandView
from engine.seats import Seat
from engine.tournament import Phase
from engine.view import TableView
from i18n import text

SHOW_TEXTS: Final = ("button-show-first", "button-show-second", "button-show-both")
TWO_LINES: Final = 4  # buttons, two in each line of a phone


def show_buttons(shown: Shown) -> list[AnyItem]:
    """Show the first card, the second or both. Source: S5."""
    if not may_show(shown.view):
        return []
    number = shown.view.hand_number
    return [
        button(CustomId(shown.table, number, Verb.SHOW, which), text(shown.locale, label))
        for which, label in enumerate(SHOW_TEXTS, 1)
    ]


def ask_buttons(shown: Shown) -> list[AnyItem]:
    """Ask to see what was mucked: one button, or one for each hand when there are several. Source: S3."""
    asked = may_be_asked(shown.view)
    number = shown.view.hand_number
    if len(asked) < 2:
        label = text(shown.locale, "button-ask")
        return [button(CustomId(shown.table, number, Verb.ASK), label) for _ in asked]
    short = len(asked) > TWO_LINES
    return [button(CustomId(shown.table, number, Verb.ASK, seat + 1), _whose(shown, seat, short)) for seat in asked]


def may_show(view: TableView) -> list[Seat]:
    """The seats of people who may still show cards of the hand that is over. Source: S5."""
    hand = _last_hand(view)
    if hand is None:
        return []
    found: list[Seat] = []
    for seat in view.seats:
        if seat.house or not seat.live or seat.seat in (hand.shown or ()):
            continue
        open_cards = hand.open_cards[seat.seat] if hand.open_cards else None
        if open_cards is None or None in open_cards:
            found.append(seat.seat)
    return found


def may_be_asked(view: TableView) -> list[Seat]:
    """The seats whose mucked hands somebody may still ask to see: a person who was live at that showdown too, even one
    who is out by now. Source: S3.
    """
    hand = _last_hand(view)
    if hand is None or not view.rules.asking:
        return []
    people = [seat for seat in range(len(view.rows)) if hand.is_live(seat) and _played_by_person(view, seat)]
    return [seat for seat in range(len(view.rows)) if hand.mucked >> seat & 1 and set(people) - {seat}]


def _last_hand(view: TableView) -> HandView | None:
    """The hand that is over while nobody waits for nothing: a further one will be dealt."""
    hand = view.hand
    return hand if hand is not None and hand.over and view.phase is Phase.RUNNING and not view.decided else None


def _played_by_person(view: TableView, seat: Seat) -> bool:
    row = view.rows[seat]
    if row is not None and view.played(row):
        return not row.house
    return any([out.seat == seat and out.hand == view.hand_number and not out.house for out in view.outs])


def _whose(shown: Shown, seat: Seat, short: bool) -> str:
    """The label for one of several hands: with the player's name if a phone has room for two such in a line; `short`:
    three have to stand there.
    """
    if short:
        return text(shown.locale, "ask-see-seat-short", seat=seat + 1)
    row = shown.view.rows[seat]
    name = plain_name(row.name) if row is not None and shown.view.played(row) else ""
    label = text(shown.locale, "ask-see-player", name=name)
    if name and button_width(label) <= (ROOM - GAP) / 2:
        return label
    return text(shown.locale, "ask-see-seat", seat=seat + 1)
