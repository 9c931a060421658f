"""What has happened in a hand, and what each event changes.

`NAME` is the stored name of an event; it never changes, and a new shape gets a new number.
"""

from __future__ import annotations

from dataclasses import field, replace
from enum import Enum
from typing import ClassVar, Final

from engine.cards import Board, Deck, HoleCards
from engine.facts import fact
from engine.hand import Hand, Street, Turn
from engine.players import PlayerId
from engine.pots import PotAward
from engine.seats import Chips, Seat, seats_with_chips


class Cause(Enum):
    """Who checked or folded: the player, the clock (K1), or the bot for an absent player (K3)."""

    PLAYER = "player"
    CLOCK = "clock"
    AWAY = "away"


# Looking a member up on its enum costs 0.1 µs before Python 3.12.
_AWAY: Final = Cause.AWAY


class HandEvent:
    """An event inside a hand."""

    __slots__ = ()
    NAME: ClassVar[str]

    def evolve(self, hand: Hand) -> None:
        """Change `hand` as this event says."""
        raise NotImplementedError


@fact
class DeadBetPosted(HandEvent):
    """A penalty: dead money in the first pot, nobody's stake. Source: K6."""

    NAME: ClassVar[str] = "dead-bet-posted/1"
    seat: Seat
    amount: Chips

    def evolve(self, hand: Hand) -> None:
        hand.penalised |= 1 << self.seat
        hand.set_stack(self.seat, hand.stacks[self.seat] - self.amount)
        hand.base_stacks = hand.street_stacks = hand.stacks
        hand.dead += self.amount


@fact
class AntePosted(HandEvent):
    """An ante; `for_all` when the big blind pays for everybody, which is dead money. Source: B5, B7."""

    NAME: ClassVar[str] = "ante-posted/1"
    seat: Seat
    amount: Chips
    for_all: bool

    def evolve(self, hand: Hand) -> None:
        hand.anted |= 1 << self.seat
        hand.set_stack(self.seat, hand.stacks[self.seat] - self.amount)
        hand.street_stacks = hand.stacks
        if self.for_all:
            hand.base_stacks = hand.stacks
            hand.dead += self.amount


class Blind(Enum):
    SMALL = "small"
    BIG = "big"


@fact
class BlindPosted(HandEvent):
    """A blind, or what was left of a stack. Source: B1, B5."""

    NAME: ClassVar[str] = "blind-posted/1"
    seat: Seat
    blind: Blind
    amount: Chips

    def evolve(self, hand: Hand) -> None:
        hand.blinded |= 1 << self.seat
        hand.set_stack(self.seat, hand.stacks[self.seat] - self.amount)


@fact
class HoleCardsDealt(HandEvent):
    """Two cards to everybody dealt in, by seat. Secret but for their owners. Source: D1."""

    NAME: ClassVar[str] = "hole-cards-dealt/1"
    cards: tuple[HoleCards | None, ...] = field(repr=False)

    def evolve(self, hand: Hand) -> None:
        hand.cards = self.cards
        hand.opening = hand.stacks
        hand.able = hand.due = seats_with_chips(hand.stacks)


@fact
class MisdealDeclared(HandEvent):
    """The floor has the hand dealt again from `deck`: button, blinds and antes stay, chips put in by choice come back.

    Source: D3.
    """

    NAME: ClassVar[str] = "misdeal-declared/1"
    by: PlayerId
    why: str
    deck: Deck = field(repr=False)

    def evolve(self, hand: Hand) -> None:
        hand.deal = deal = replace(hand.deal, deck=self.deck)
        hand.stacks = hand.opening
        hand.live = seats_with_chips(deal.stacks)
        hand.price = hand.step = deal.blinds.big
        hand.last = deal.big_seat
        hand.cards = ()
        hand.able = hand.acted = hand.due = 0
        hand.aggressor = hand.turn = None
        hand.redeals += 1
        hand.spared = 0


@fact
class TurnStarted(Turn, HandEvent):
    """Somebody must act. Source: A1, A3-A8."""

    NAME: ClassVar[str] = "turn-started/1"

    def evolve(self, hand: Hand) -> None:
        hand.turn = self
        hand.turns = self.no


@fact
class Folded(HandEvent):
    NAME: ClassVar[str] = "folded/1"
    seat: Seat
    cause: Cause

    def evolve(self, hand: Hand) -> None:
        hand.turn = None
        seat = hand.last = self.seat
        others = ~(1 << seat)
        hand.live &= others
        hand.able &= others
        hand.due &= others
        if self.cause is _AWAY:
            hand.spared |= ~others


@fact
class Checked(HandEvent):
    NAME: ClassVar[str] = "checked/1"
    seat: Seat
    cause: Cause

    def evolve(self, hand: Hand) -> None:
        hand.turn = None
        seat = hand.last = self.seat
        bit = 1 << seat
        hand.acted |= bit
        hand.due &= ~bit
        if self.cause is _AWAY:
            hand.spared |= bit


@fact
class Called(HandEvent):
    """`to` is the player's total on this street, `amount` what it took. Source: A3."""

    NAME: ClassVar[str] = "called/1"
    seat: Seat
    to: Chips
    amount: Chips

    def evolve(self, hand: Hand) -> None:
        hand.turn = None
        seat = hand.last = self.seat
        bit = 1 << seat
        stack = hand.street_stacks[seat] - self.to
        hand.set_stack(seat, stack)
        if not stack:
            hand.able &= ~bit
        hand.acted |= bit
        hand.due &= ~bit


@fact
class BetMade(HandEvent):
    """The first bet of a street; `to` is the player's total on it. Source: A4-A7."""

    NAME: ClassVar[str] = "bet-made/1"
    seat: Seat
    to: Chips

    def evolve(self, hand: Hand) -> None:
        hand.turn = None
        seat = hand.last = hand.aggressor = self.seat
        to = self.to
        bit = 1 << seat
        stack = hand.street_stacks[seat] - to
        hand.set_stack(seat, stack)
        if not stack:
            hand.able &= ~bit
        if to - hand.price > hand.step:
            hand.step = to - hand.price
        hand.price = to
        hand.acted |= bit
        hand.due = hand.able & ~bit


@fact
class Raised(BetMade):
    """A raise; `to` is the player's total on this street. Source: A4-A7."""

    NAME: ClassVar[str] = "raised/1"


@fact
class BetReturned(HandEvent):
    """What nobody called goes back. Source: P3."""

    NAME: ClassVar[str] = "bet-returned/1"
    seat: Seat
    amount: Chips

    def evolve(self, hand: Hand) -> None:
        seat = self.seat
        stack = hand.stacks[seat] + self.amount
        hand.set_stack(seat, stack)
        if hand.street_stacks[seat] < stack:
            hand.street_stacks = tuple(map(max, hand.street_stacks, hand.stacks))
        hand.able |= hand.live & 1 << seat


@fact
class HandsShown(HandEvent):
    """The hands that are shown, in order. `face_up`: all live hands are turned up at once because somebody is all-in.

    Source: S1, S2, S4.
    """

    NAME: ClassVar[str] = "hands-shown/1"
    seats: tuple[Seat, ...]
    face_up: bool

    def evolve(self, hand: Hand) -> None:
        hand.shown = self.seats
        if self.face_up:
            hand.run_out = len(hand.board)


@fact
class BoardDealt(HandEvent):
    """Community cards; in a run-out they come one by one, the flop's too. Source: D1, S2."""

    NAME: ClassVar[str] = "board-dealt/1"
    street: Street
    cards: Board

    def evolve(self, hand: Hand) -> None:
        hand.street = self.street
        hand.board += self.cards
        hand.street_stacks = hand.stacks
        able = hand.able
        hand.due = able if able & able - 1 else 0
        hand.acted = hand.price = 0
        hand.step = hand.deal.blinds.big
        hand.aggressor = None
        hand.last = hand.deal.button


@fact
class PotsAwarded(HandEvent):
    """Each pot and who gets which chips of it. Source: P2, P4, P5."""

    NAME: ClassVar[str] = "pots-awarded/1"
    awards: tuple[PotAward, ...]

    def evolve(self, hand: Hand) -> None:
        hand.awards = self.awards
        hand.dead = 0
        stacks = list(hand.stacks)
        for pot in self.awards:
            for seat, share in pot.shares:
                stacks[seat] += share
        hand.stacks = hand.street_stacks = hand.base_stacks = tuple(stacks)


@fact
class HandEnded(HandEvent):
    NAME: ClassVar[str] = "hand-ended/1"
    stacks: tuple[Chips, ...]

    def evolve(self, hand: Hand) -> None:
        hand.over = True


@fact
class CardsShown(HandEvent):
    """A player shows by choice: `which` is 1 (first card), 2 (second) or 3 (both). Source: S5."""

    NAME: ClassVar[str] = "cards-shown/1"
    seat: Seat
    which: int

    def evolve(self, hand: Hand) -> None:
        hand.show(self.seat, self.which)


@fact
class MuckedHandShown(HandEvent):
    """A hand mucked at the showdown is shown to all because `by`, who was live there, asked to see it. Source: S3."""

    NAME: ClassVar[str] = "mucked-hand-shown/1"
    seat: Seat
    by: Seat

    def evolve(self, hand: Hand) -> None:
        hand.show(self.seat, 3)
