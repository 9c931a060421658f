"""Who won what: one line a pot. What nobody called is no win (P3): it has gone back before pots are awarded."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.render.hands import hand_text, short_hand_text
from bot.render.names import Names
from bot.render.wording import listed
from engine.evaluation import HandValue
from engine.hand_view import HandView
from engine.pots import PotAward
from engine.seats import Seat
from engine.view import TableView
from i18n import text


def pot_lines(awards: Sequence[PotAward], view: TableView, locale: str) -> list[str]:
    """The awarded pots in words, main pot first. Source: P2-P5."""
    names = Names(view, locale)
    if len(awards) == 1:
        return [_only_pot(awards[0], view, names, locale)]
    return [_pot(award, pot_label(number, locale), view, names, locale) for number, award in enumerate(awards)]


def pot_label(number: int, locale: str) -> str:
    """Pot 0 is the main pot, those after it are side pots 1, 2 …"""
    return text(locale, "pot-side", number=number) if number else text(locale, "pot-main")


def shown_hand(hand: HandView | None, seat: Seat, locale: str) -> str | None:
    """The hand that `seat` has shown, with its kickers where they decide against the others shown; None if unseen.

    Source: H3, S4.
    """
    return _shown(hand, seat, locale, hand_text)


def shown_hand_in_short(hand: HandView | None, seat: Seat, locale: str) -> str | None:
    """The same where there is little room."""
    return _shown(hand, seat, locale, short_hand_text)


def _shown(
    hand: HandView | None, seat: Seat, locale: str, write: Callable[[HandValue, str, list[HandValue]], str]
) -> str | None:
    if hand is None or hand.shown is None or seat not in hand.shown:
        return None
    value = hand.value(seat)
    if value is None:
        return None
    rivals = [hand.value(other) for other in hand.shown if other != seat]
    return write(value, locale, [rival for rival in rivals if rival is not None])


def _only_pot(award: PotAward, view: TableView, names: Names, locale: str) -> str:
    if len(award.shares) != 1:
        return _pot(award, text(locale, "pot-only"), view, names, locale)
    seat, amount = award.shares[0]
    if not amount:
        return text(locale, "line-wins-nothing", name=names.at(seat))
    if value := shown_hand(view.hand, seat, locale):
        return text(locale, "line-wins-with", name=names.at(seat), amount=amount, hand=value)
    return text(locale, "line-wins", name=names.at(seat), amount=amount)


def _pot(award: PotAward, label: str, view: TableView, names: Names, locale: str) -> str:
    seat, amount = award.shares[0]
    value = shown_hand(view.hand, seat, locale) if len(award.eligible) > 1 else None
    if len(award.shares) > 1:
        shares = listed(
            [text(locale, "share-of", name=names.at(winner), amount=share) for winner, share in award.shares], locale
        )
        if value:
            return text(locale, "line-pot-split-with", pot=label, amount=award.amount, hand=value, shares=shares)
        return text(locale, "line-pot-split", pot=label, amount=award.amount, shares=shares)
    if value:
        return text(locale, "line-pot-with", pot=label, name=names.at(seat), amount=amount, hand=value)
    return text(locale, "line-pot", pot=label, name=names.at(seat), amount=amount)
