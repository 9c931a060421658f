"""What happens in a hand, in words."""

from __future__ import annotations

from typing import assert_never

from bot.render.cards import CardWriter
from bot.render.known import AnyHandEvent
from bot.render.names import Names
from bot.render.pot_lines import pot_lines, shown_hand
from bot.render.wording import ruled, with_why
from engine.events import (
    AntePosted,
    BetMade,
    BetReturned,
    Blind,
    BlindPosted,
    BoardDealt,
    Called,
    CardsShown,
    Cause,
    Checked,
    DeadBetPosted,
    Folded,
    HandEnded,
    HandsShown,
    HoleCardsDealt,
    MisdealDeclared,
    MuckedHandShown,
    PotsAwarded,
    Raised,
    TurnStarted,
)
from engine.hand import Street
from engine.seats import Chips, Seat
from engine.view import TableView
from i18n import text

BOARD_LINES = {Street.FLOP: "line-flop", Street.TURN: "line-turn", Street.RIVER: "line-river"}


def hand_line(event: AnyHandEvent, view: TableView, locale: str, *, all_in: bool, write: CardWriter) -> str | None:
    """One event of a hand, its cards as `write` has them; None for what the table shows anyway."""
    names = Names(view, locale)
    match event:
        case AntePosted(seat, amount, for_all):
            return text(locale, "line-ante-for-all" if for_all else "line-ante", name=names.at(seat), amount=amount)
        case BlindPosted(seat, blind, amount):
            which = "line-small-blind" if blind is Blind.SMALL else "line-big-blind"
            return text(locale, which, name=names.at(seat), amount=amount)
        case Folded(seat, cause):
            return _passive(names.at(seat), cause, ("line-folds", "line-folds-clock", "line-folds-away"), locale)
        case Checked(seat, cause):
            return _passive(names.at(seat), cause, ("line-checks", "line-checks-clock", "line-checks-away"), locale)
        case Called(seat, _, amount):
            return text(locale, "line-calls-all-in" if all_in else "line-calls", name=names.at(seat), amount=amount)
        case Raised(seat, to):
            return _wager(names.at(seat), to, "line-raises-all-in" if all_in else "line-raises", locale)
        case BetMade(seat, to):
            return _wager(names.at(seat), to, "line-bets-all-in" if all_in else "line-bets", locale)
        case BetReturned(seat, amount):
            return text(locale, "line-returned", name=names.at(seat), amount=amount)
        case HandsShown(seats, _):
            return _showdown(seats, view, names, locale, write)
        case BoardDealt(street, cards):
            return text(locale, BOARD_LINES[street], cards=write(cards))
        case PotsAwarded(awards):
            return "\n".join(pot_lines(awards, view, locale))
        case CardsShown(seat, which):
            return _by_choice(seat, which, view, names, locale, write)
        case DeadBetPosted(seat, amount):
            return text(locale, "line-dead-bet", name=names.at(seat), amount=amount)
        case MisdealDeclared(by, why):
            return with_why(ruled("line-misdeal", names.of(by), locale), why, locale)
        case MuckedHandShown(seat, by):
            cards = view.hand.cards_of(seat) if view.hand is not None else None
            return text(locale, "line-asked", asker=names.at(by), name=names.at(seat), cards=write(cards or ()))
        case HoleCardsDealt() | TurnStarted() | HandEnded():
            return None
    assert_never(event)


def is_all_in_now(event: AnyHandEvent, view: TableView) -> bool:
    """Whether `event`, the last of the table that `view` shows, put its player all-in."""
    match event:
        case Called(seat, to, _) | BetMade(seat, to):
            hand = view.hand
            return hand is not None and hand.is_all_in(seat) and hand.bet(seat) == to
        case _:
            return False


def _passive(name: str, cause: Cause, ids: tuple[str, str, str], locale: str) -> str:
    match cause:
        case Cause.PLAYER:
            return text(locale, ids[0], name=name)
        case Cause.CLOCK:
            return text(locale, ids[1], name=name)
        case Cause.AWAY:
            return text(locale, ids[2], name=name)
    assert_never(cause)


def _wager(name: str, to: Chips, which: str, locale: str) -> str:
    return text(locale, which, name=name, to=to)


def _showdown(shown: tuple[Seat, ...], view: TableView, names: Names, locale: str, write: CardWriter) -> str | None:
    """Who shows what, in order, then who mucks. Source: S1, S2."""
    hand = view.hand
    if hand is None:
        return None
    said: list[str] = []
    for seat in shown:
        cards = write(hand.cards_of(seat) or ())
        if value := shown_hand(hand, seat, locale):
            said.append(text(locale, "line-shows-hand", name=names.at(seat), cards=cards, hand=value))
        else:
            said.append(text(locale, "line-shows", name=names.at(seat), cards=cards))
    said += [text(locale, "line-mucks", name=names.at(seat)) for seat in mucked(view)]
    return "\n".join(said)


def mucked(view: TableView) -> list[Seat]:
    """The seats that were live at the showdown and did not show. Source: S1."""
    hand = view.hand
    if hand is None or hand.shown is None:
        return []
    return [seat for seat in hand.dealt_in if hand.is_live(seat) and seat not in hand.shown]


def _by_choice(seat: Seat, which: int, view: TableView, names: Names, locale: str, write: CardWriter) -> str | None:
    cards = view.hand.cards_of(seat) if view.hand is not None else None
    if cards is None:
        return None
    seen = [card for at, card in enumerate(cards) if which >> at & 1]
    return text(locale, "line-shows", name=names.at(seat), cards=write(seen))
