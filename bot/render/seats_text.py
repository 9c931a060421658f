"""One line a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.render.amounts import chance_text
from bot.render.cards import cards_code
from bot.render.drawn import drawn_card
from bot.render.hand_lines import mucked
from bot.render.names import NO_BREAK, Names, outs_on_show
from bot.render.pot_lines import shown_hand
from bot.render.presence import Presence, presence_of
from bot.render.wording import place_text
from engine.hand_view import HandView
from engine.seats import Seat
from engine.tournament import Out
from engine.view import SeatView, TableView
from i18n import text

TO_ACT: Final = "▶"
NO_CHANCES: Final[Mapping[Seat, float]] = {}
PRESENCE_MARKS: Final = {
    Presence.LEAVING: "mark-leaving",
    Presence.SITTING_OUT: "mark-sitting-out",
    Presence.AWAY: "mark-away",
    Presence.NEXT_HAND: "mark-next-hand",
}


def seats_text(view: TableView, locale: str, chances: Mapping[Seat, float] = NO_CHANCES) -> str:
    """Everybody at the table by seat: name, stack, bet, marks, and cards that lie open, in a run-out with their
    `chances`, 0 to 1. Those who went out in this hand keep their line until the next; so does an empty seat that has
    the button.
    """
    names = Names(view, locale)
    rows = {seat.seat: _seat(seat, view, names, locale, chances) for seat in view.seats}
    for out in outs_on_show(view):
        marks = [out_mark(out, locale), *_cards(view.hand, out.seat, locale)]
        rows[out.seat] = _line(out.seat, names.marked(out.seat), marks)
    if view.hand is not None and view.hand.button not in rows and not view.hand.start_stacks[view.hand.button]:
        rows[view.hand.button] = _line(view.hand.button, text(locale, "seat-empty"), [text(locale, "mark-dead-button")])
    if view.rules.buying and not view.closing:
        free = [seat for seat in range(len(view.rows)) if seat not in rows]
        rows |= {seat: _line(seat, text(locale, "seat-free"), []) for seat in free}
    return "\n".join([rows[seat] for seat in sorted(rows)])


def _line(seat: Seat, name: str, marks: list[str], *, to_act: bool = False) -> str:
    who = NO_BREAK.join([f"`{seat + 1}`", *([TO_ACT] if to_act else []), name])
    return " · ".join([who, *marks])


def _seat(seat: SeatView, view: TableView, names: Names, locale: str, chances: Mapping[Seat, float]) -> str:
    hand = view.hand
    marks = [text(locale, "chips-plain", chips=seat.stack)]
    if seat.bet and (hand is None or hand.shown is None):
        marks.append(text(locale, "mark-bet", amount=seat.bet))
    if hand is not None and seat.dealt_in:
        marks += _positions(hand, seat.seat, locale)
        marks += _state(hand, seat, view, locale)
    marks += _presence(seat, view, locale)
    if seat.dealt_in:
        marks += _cards(hand, seat.seat, locale)
    elif card := drawn_card(view, seat.seat):
        marks.append(cards_code((card,)))
    if seat.dealt_in and seat.seat in chances:
        marks.append(f"**{chance_text(chances[seat.seat], locale)}**")
    to_act = hand is not None and hand.turn is not None and hand.turn.seat == seat.seat
    return _line(seat.seat, names.marked(seat.seat), marks, to_act=to_act)


def out_mark(out: Out, locale: str) -> str:
    """What is said of somebody who is no longer there: the place, or at an open table that there is none."""
    return text(locale, "mark-out", place=place_text(out.place, locale)) if out.place else text(locale, "mark-left")


def _presence(seat: SeatView, view: TableView, locale: str) -> list[str]:
    """Whether the player plays, and what is booked for when the hand is over. Source: K3, K4, K6, O2."""
    marks: list[str] = []
    presence = presence_of(seat, view)
    if presence in PRESENCE_MARKS:
        marks.append(text(locale, PRESENCE_MARKS[presence]))
    if seat.top_up:
        marks.append(text(locale, "mark-top-up"))
    row = view.rows[seat.seat]
    if row is not None and row.dead_bet:
        marks.append(text(locale, "mark-dead-bet", amount=row.dead_bet))
    if row is not None and row.fine:
        marks.append(text(locale, "mark-fine", amount=row.fine))
    return marks


def _positions(hand: HandView, seat: Seat, locale: str) -> list[str]:
    marks: list[str] = []
    if hand.button == seat:
        marks.append(text(locale, "mark-button"))
    if hand.small_seat == seat and not hand.over:
        marks.append(text(locale, "mark-small-blind"))
    if hand.big_seat == seat and not hand.over:
        marks.append(text(locale, "mark-big-blind"))
    return marks


def _state(hand: HandView, seat: SeatView, view: TableView, locale: str) -> list[str]:
    if not seat.live:
        return [text(locale, "mark-folded")]
    if seat.all_in:
        return [text(locale, "mark-all-in")]
    if seat.seat in mucked(view):
        return [text(locale, "mark-mucked")]
    return []


def _cards(hand: HandView | None, seat: Seat, locale: str) -> list[str]:
    """The open cards of `seat` and, at a showdown, what they make."""
    if hand is None or not hand.open_cards:
        return []
    cards = hand.open_cards[seat]
    if cards is None:
        return []
    marks = [cards_code(cards)]
    if value := shown_hand(hand, seat, locale):
        marks.append(value)
    return marks
