"""The sizes that the buttons offer for a bet or a raise."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.actions import Action, Bet, Call, Raise
from engine.hand_view import HandView
from engine.seats import Chips

BIG_RISK = 10  # big blinds: an all-in for more is asked for once more


class Size(Enum):
    MIN = "min"
    HALF_POT = "half"
    POT = "pot"
    ALL_IN = "allin"


@dataclass(frozen=True, slots=True)
class Offered:
    """One size: `to` is the player's total on this street."""

    size: Size
    to: Chips


def sizes(hand: HandView) -> list[Offered]:
    """Smallest, half pot, pot and all-in of the player to act, within the limits, equal ones once; [] when there may be
    no bet or raise. A pot-sized raise adds the whole pot after calling it. Source: A4-A8.
    """
    turn = hand.turn
    if turn is None or not turn.max_to:
        return []
    price = hand.bet(turn.seat) + turn.call
    pot = hand.pot + turn.call
    found = {turn.max_to: Size.ALL_IN}
    for size, to in ((Size.MIN, turn.min_to), (Size.HALF_POT, price + pot // 2), (Size.POT, price + pot)):
        found.setdefault(min(max(to, turn.min_to), turn.max_to), size)
    return [Offered(found[to], to) for to in sorted(found)]


def wager(hand: HandView, to: Chips) -> Action:
    """The bet or raise `to` that many: a bet when nobody has bet on this street."""
    return Raise(to) if hand.price else Bet(to)


def big_risk(hand: HandView, big_blind: Chips, action: Action) -> Chips:
    """The chips that `action` of the player to act risks if it is an all-in for more than ten big blinds, else 0."""
    turn = hand.turn
    if turn is None:
        return 0
    stack = hand.stacks[turn.seat]
    match action:
        case Call():
            risked = turn.call
        case Bet(to) | Raise(to):
            risked = to - hand.bet(turn.seat)
        case _:
            return 0
    return risked if risked == stack and risked > BIG_RISK * big_blind else 0
