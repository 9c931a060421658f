"""The state of one hand.

A set of seats is an int with one bit per seat; one value per seat is a tuple. Neither is ever changed in place, so
copying a hand, or showing it to somebody, is a handful of references.

A bet is not stored: it is what has left a stack since the street began, and what somebody has committed is what has
left it since the hand began. So an action changes one column, and chips have no second place to be.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from operator import sub
from typing import Final

from engine.betting import LegalActions
from engine.cards import Board, Deck, HoleCards
from engine.facts import fact
from engine.pots import PotAward
from engine.rules import Blinds
from engine.seats import Chips, Seat, Seats, Stacks, seats_with_chips


class Street(IntEnum):
    PREFLOP = 0
    FLOP = 1
    TURN = 2
    RIVER = 3


BOARD_SIZE: Final = (0, 3, 4, 5)  # cards on the board, by street
STREET_AFTER: Final = (Street.FLOP, Street.FLOP, Street.FLOP, Street.TURN, Street.RIVER)  # by cards on the board


@fact
class Deal:
    """Everything that is settled before the first card.

    `stacks` by seat, 0 = not dealt in; `small_seat` None = no small blind this hand; `turn` = decisions of the table so
    far; `clock` = milliseconds a turn, 0 = none; `away` = seats whose players are away; `dead_bets` = penalties, by
    seat, () for none. The deck stays secret. Source: B3, D1, D2, K6.
    """

    stacks: Stacks
    blinds: Blinds
    button: Seat
    small_seat: Seat | None
    big_seat: Seat
    deck: Deck = field(repr=False)
    turn: int = 0
    clock: int = 0
    away: Seats = 0
    dead_bets: Stacks = ()


@fact
class Turn:
    """A decision: number `no` of the table, whose it is, until when (`deadline`, epoch milliseconds, 0 = no clock),
    and the offer, on the record, so that the answer is held against what was shown. Source: A3-A10, K1.
    """

    no: int
    seat: Seat
    deadline: int
    call: Chips
    min_to: Chips
    max_to: Chips

    @property
    def offer(self) -> LegalActions:
        """What the player may do."""
        return LegalActions(self.call, self.min_to, self.max_to)

    def until(self, deadline: int) -> Turn:
        """The same decision with another deadline. Source: K5, K7."""
        return Turn(self.no, self.seat, deadline, self.call, self.min_to, self.max_to)


@dataclass(slots=True)
class Hand:
    """One hand from the deal on. Only events write to it."""

    deal: Deal
    base_stacks: Stacks  # at the start, less dead money: what `committed` is counted from
    street_stacks: Stacks  # when the street began
    stacks: Stacks
    live: Seats  # still has cards
    away: Seats
    price: Chips  # the highest bet of this street
    step: Chips  # the largest full bet or raise of this street
    last: Seat  # acted last; the action goes on to the left
    turns: int  # decisions of the table so far
    penalised: Seats = 0  # whose dead bet has been taken
    anted: Seats = 0
    blinded: Seats = 0
    dead: Chips = 0  # money in the first pot that is nobody's stake
    cards: tuple[HoleCards | None, ...] = field(default=(), repr=False)  # by seat
    able: Seats = 0  # live, with chips behind
    acted: Seats = 0  # has acted on this street
    due: Seats = 0  # must still act on this street
    aggressor: Seat | None = None
    street: Street = Street.PREFLOP
    board: Board = ()
    turn: Turn | None = None
    shown: tuple[Seat, ...] | None = None  # in order, once there is a showdown
    run_out: int | None = None  # board cards when all hands were turned up, None when they were not
    awards: tuple[PotAward, ...] = ()
    open_cards: tuple[int, ...] = ()  # by seat, after the hand: 1 first card, 2 second, 3 both shown by choice
    over: bool = False
    opening: Stacks = ()  # once blinds and antes are posted
    extended: tuple[int, int] = (0, 0)  # the turn that was given more time last, and when
    redeals: int = 0  # misdeals so far
    spared: Seats = 0  # for whom the bot has checked or folded before the flop

    @staticmethod
    def begin(deal: Deal) -> Hand:
        """The hand as `deal` sets it up, nothing posted yet. Before the flop the big blind counts as the first bet,
        in full even when its player is short. Source: A4, B6.
        """
        stacks = deal.stacks
        big = deal.blinds.big
        return Hand(
            deal, stacks, stacks, stacks, seats_with_chips(stacks), deal.away, big, big, deal.big_seat, deal.turn
        )

    def copy(self) -> Hand:
        """A hand that shares every column, to be changed by the next event."""
        new = object.__new__(Hand)
        new.deal = self.deal
        new.base_stacks = self.base_stacks
        new.street_stacks = self.street_stacks
        new.stacks = self.stacks
        new.live = self.live
        new.away = self.away
        new.price = self.price
        new.step = self.step
        new.last = self.last
        new.turns = self.turns
        new.penalised = self.penalised
        new.anted = self.anted
        new.blinded = self.blinded
        new.dead = self.dead
        new.cards = self.cards
        new.able = self.able
        new.acted = self.acted
        new.due = self.due
        new.aggressor = self.aggressor
        new.street = self.street
        new.board = self.board
        new.turn = self.turn
        new.shown = self.shown
        new.run_out = self.run_out
        new.awards = self.awards
        new.open_cards = self.open_cards
        new.over = self.over
        new.opening = self.opening
        new.extended = self.extended
        new.redeals = self.redeals
        new.spared = self.spared
        return new

    def set_stack(self, seat: Seat, stack: Chips) -> None:
        """For events alone: one seat's stack."""
        stacks = list(self.stacks)
        stacks[seat] = stack
        self.stacks = tuple(stacks)

    def show(self, seat: Seat, which: int) -> None:
        """For events alone: one more card lies open (1, 2), or both (3)."""
        shown = list(self.open_cards or (0,) * len(self.stacks))
        shown[seat] |= which
        self.open_cards = tuple(shown)

    def bets(self) -> list[Chips]:
        """By seat, what has been put in on this street."""
        return list(map(sub, self.street_stacks, self.stacks))

    def committed(self) -> list[Chips]:
        """By seat, what has been put in on this hand, dead money left out."""
        return list(map(sub, self.base_stacks, self.stacks))

    @property
    def dealt_in(self) -> Seats:
        """The seats that are in this hand, folded or not."""
        return seats_with_chips(self.deal.stacks)

    @property
    def mucked(self) -> Seats:
        """The seats that were live at the showdown and whose cards have not been seen whole. Source: S1, S3."""
        if self.shown is None:
            return 0
        seats = self.live & ~sum([1 << seat for seat in self.shown])
        return seats & ~sum([1 << seat for seat, which in enumerate(self.open_cards) if which == 3])

    @property
    def pot(self) -> Chips:
        """All chips in the middle, bets of this street included."""
        return sum(self.deal.stacks) - sum(self.stacks)
