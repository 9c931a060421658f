"""What one viewer may see of a hand."""

from __future__ import annotations

from dataclasses import field

from engine.cards import Board, Card, HoleCards
from engine.evaluation import HandValue, best_hand
from engine.facts import fact
from engine.hand import Hand, Street, Turn
from engine.pots import Pot, PotAward, pots_so_far
from engine.seats import Chips, Seat, Seats, Stacks

VisibleCards = tuple[Card | None, Card | None]  # None: face down
FACE_DOWN: VisibleCards = (None, None)


@fact
class HandView:
    """One hand as `viewer` (a seat, None for onlookers) may see it. Sets of seats are ints with a bit per seat."""

    viewer: Seat | None
    button: Seat
    small_seat: Seat | None
    big_seat: Seat
    start_stacks: Stacks
    base_stacks: Stacks
    street_stacks: Stacks
    stacks: Stacks
    live: Seats
    able: Seats
    street: Street
    board: Board
    turn: Turn | None
    price: Chips
    dead: Chips
    shown: tuple[Seat, ...] | None
    run_out: int | None
    awards: tuple[PotAward, ...]
    over: bool
    dealt: Seats  # seats with cards
    mucked: Seats  # seats whose mucked cards may be asked for (S3)
    extended: bool  # the player to act has taken time from the bank
    redeals: int
    own_cards: HoleCards | None = field(repr=False)
    open_cards: tuple[VisibleCards | None, ...] = field(repr=False)  # by seat, shown to everybody; () for none

    @property
    def cards(self) -> tuple[VisibleCards | None, ...]:
        """By seat, what the viewer may see: both cards, one, or two face down; None: no cards (any more)."""
        return tuple([self.cards_of(seat) for seat in range(len(self.stacks))])

    def cards_of(self, seat: Seat) -> VisibleCards | None:
        """What the viewer may see of one seat's cards."""
        if seat == self.viewer and self.own_cards is not None:
            return self.own_cards
        if self.open_cards and (cards := self.open_cards[seat]) is not None:
            return cards
        return FACE_DOWN if self.dealt & self.live & 1 << seat else None

    @property
    def pot(self) -> Chips:
        """All chips in the middle, bets of this street included."""
        return sum(self.start_stacks) - sum(self.stacks)

    @property
    def dealt_in(self) -> tuple[Seat, ...]:
        """The seats in this hand, folded or not."""
        return tuple([seat for seat, stack in enumerate(self.start_stacks) if stack])

    def bet(self, seat: Seat) -> Chips:
        """What `seat` has put in on this street."""
        return self.street_stacks[seat] - self.stacks[seat]

    def pots(self) -> tuple[Pot, ...]:
        """The pots, main pot first, as they stand with the bets of this street. Source: P1."""
        committed = [before - now for before, now in zip(self.base_stacks, self.stacks, strict=True)]
        return pots_so_far(committed, self.live, self.able, self.dead)

    def is_live(self, seat: Seat) -> bool:
        """Whether `seat` still has cards."""
        return bool(self.live >> seat & 1)

    def is_all_in(self, seat: Seat) -> bool:
        """Whether `seat` is live with nothing behind."""
        return bool(self.live >> seat & 1) and not self.stacks[seat] and not self.over

    def value(self, seat: Seat) -> HandValue | None:
        """The best hand of `seat` with the board, if both its cards can be seen and there is a flop. Source: S4."""
        cards = self.cards_of(seat)
        if cards is None or cards[0] is None or cards[1] is None or len(self.board) < 3:
            return None
        return best_hand((cards[0], cards[1], *self.board))


def view_hand(hand: Hand, viewer: Seat | None) -> HandView:
    """The hand with only the cards that `viewer` may see: the own ones, those shown, those shown by choice.

    Source: D1, S1, S2, S5.
    """
    deal = hand.deal
    return HandView(
        viewer,
        deal.button,
        deal.small_seat,
        deal.big_seat,
        deal.stacks,
        hand.base_stacks,
        hand.street_stacks,
        hand.stacks,
        hand.live,
        hand.able,
        hand.street,
        hand.board,
        hand.turn,
        hand.price,
        hand.dead,
        hand.shown,
        hand.run_out,
        hand.awards,
        hand.over,
        hand.live if hand.cards else 0,
        hand.mucked if hand.over else 0,
        hand.turn is not None and hand.extended[0] == hand.turn.no,
        hand.redeals,
        hand.cards[viewer] if viewer is not None and hand.cards else None,
        () if hand.shown is None and not hand.open_cards else _open_cards(hand),
    )


def _open_cards(hand: Hand) -> tuple[VisibleCards | None, ...]:
    shown = hand.shown or ()
    chosen = hand.open_cards or (0,) * len(hand.cards)
    visible: list[VisibleCards | None] = []
    for seat, cards in enumerate(hand.cards):
        if cards is None:
            visible.append(None)
        elif seat in shown:
            visible.append(cards)
        elif which := chosen[seat]:
            visible.append((cards[0] if which & 1 else None, cards[1] if which & 2 else None))
        else:
            visible.append(None)
    return tuple(visible)
