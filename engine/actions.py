"""What a player to act may ask for. "All-in" is a size, not an action.

An action knows what it asks for (`decide`); it refuses with a typed reason and changes nothing itself.
"""

from __future__ import annotations

from typing import Final

from engine.errors import Reason, Rejected
from engine.events import BetMade, Called, Cause, Checked, Folded, HandEvent, Raised
from engine.facts import fact
from engine.hand import Hand, Turn
from engine.seats import Chips, Seat

# Looking a member up on its enum costs 0.1 µs before Python 3.12, as much as half an event.
_PLAYER: Final = Cause.PLAYER


class Action:
    __slots__ = ()

    def decide(self, hand: Hand, turn: Turn) -> HandEvent:
        """The event this action makes on `turn`. Raises Rejected when it is not legal now."""
        raise NotImplementedError


@fact
class Fold(Action):
    """Give up the hand; only when facing a bet. Source: A3."""

    def decide(self, hand: Hand, turn: Turn) -> HandEvent:
        if not turn.call:
            raise Rejected(Reason.NOTHING_TO_CALL)
        return Folded(turn.seat, _PLAYER)


@fact
class Check(Action):
    """Pass; only when not facing a bet. Source: A3."""

    def decide(self, hand: Hand, turn: Turn) -> HandEvent:
        if turn.call:
            raise Rejected(Reason.SOMETHING_TO_CALL)
        return Checked(turn.seat, _PLAYER)


@fact
class Call(Action):
    """Match the highest bet, or all-in for less. Source: A3."""

    def decide(self, hand: Hand, turn: Turn) -> HandEvent:
        if not turn.call:
            raise Rejected(Reason.NOTHING_TO_CALL)
        seat = turn.seat
        return Called(seat, hand.street_stacks[seat] - hand.stacks[seat] + turn.call, turn.call)


@fact
class Bet(Action):
    """The first bet of a street, `to` the player's total on it. Source: A4, A5."""

    to: Chips

    def decide(self, hand: Hand, turn: Turn) -> HandEvent:
        if hand.price:
            raise Rejected(Reason.BET_ALREADY)
        return BetMade(turn.seat, _wager(self.to, hand, turn))


@fact
class Raise(Action):
    """A raise, `to` the player's total on this street. Source: A4, A6-A8."""

    to: Chips

    def decide(self, hand: Hand, turn: Turn) -> HandEvent:
        if not hand.price:
            raise Rejected(Reason.NO_BET_YET)
        return Raised(turn.seat, _wager(self.to, hand, turn))


def _wager(to: Chips, hand: Hand, turn: Turn) -> Chips:
    if turn.min_to <= to <= turn.max_to and turn.max_to:
        return to
    if turn.max_to:
        if to < turn.min_to:
            raise Rejected(Reason.TOO_SMALL, least=turn.min_to)
        raise Rejected(Reason.TOO_BIG, most=turn.max_to)
    seat: Seat = turn.seat
    if turn.call >= hand.stacks[seat]:
        raise Rejected(Reason.TOO_BIG, most=hand.street_stacks[seat])
    if hand.able == 1 << seat:
        raise Rejected(Reason.OTHERS_ALL_IN)
    raise Rejected(Reason.NOT_REOPENED)
