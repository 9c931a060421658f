"""What a house player makes of its view before it decides: odds, positions, and what can be won."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.cards import Board, HoleCards
from engine.hand import Street
from engine.seats import Chips
from engine.view import TableView


@dataclass(frozen=True, slots=True)
class Spot:
    """One decision. All amounts are chips; totals are those of this street.

    `winnable` = what the pot holds that this stack can win; `reach` = the highest total that an opponent who can still
    act is able to match; `effective` = what can be lost or won from here on, in big blinds, what lies in front of the
    player before the flop included; `behind` = live players who act after this one on this street, if nobody raises;
    `tightness` = the share of starting hands that opponents came this far with, and `respect` = how much better than
    such a hand theirs is by now (0 to 1), as what they have paid tells.
    """

    cards: HoleCards = field(repr=False)
    board: Board
    street: Street
    big: Chips
    price: Chips
    call: Chips
    min_to: Chips
    max_to: Chips
    bet: Chips
    stack: Chips
    pot: Chips
    winnable: Chips
    reach: Chips
    effective: float
    opponents: int
    able_opponents: int
    behind: int
    heads_up: bool
    posted_big: bool
    callers: int
    bettor_all_in: bool
    tightness: float
    respect: float

    @property
    def odds(self) -> float:
        """The chance of winning at which a call costs nothing in the long run; 0 when checking is free."""
        return self.call / (self.winnable + self.call) if self.call else 0.0

    @property
    def may_raise(self) -> bool:
        """Whether a bet or raise is legal and somebody is able to call some of it."""
        return self.max_to > 0 and self.reach > self.price and self.able_opponents > 0

    @property
    def price_in_bigs(self) -> float:
        """The highest bet in big blinds."""
        return self.price / self.big


def read(view: TableView) -> Spot:
    """The decision that `view` asks of its viewer. Raises ValueError when it asks for none."""
    hand = view.hand
    turn = None if hand is None else hand.turn
    if hand is None or turn is None or turn.seat != hand.viewer or hand.own_cards is None:
        raise ValueError("it is not this viewer's turn")
    seat = turn.seat
    seats = len(hand.stacks)
    others = [other for other in range(seats) if other != seat and hand.is_live(other)]
    able = [other for other in others if hand.stacks[other]]
    big = view.level.blinds.big
    stack = hand.stacks[seat]

    put_in = [before - now for before, now in zip(hand.base_stacks, hand.stacks, strict=True)]
    mine = put_in[seat] + turn.call
    winnable = hand.dead + sum([min(amount, mine) for amount in put_in])

    deepest = max([hand.stacks[other] + hand.bet(other) for other in others])
    own_total = stack + hand.bet(seat)
    effective = min(own_total, deepest) / big

    first = hand.big_seat if hand.street is Street.PREFLOP else hand.button
    order = [(first + step) % seats for step in range(1, seats + 1)]
    behind = [other for other in order[order.index(seat) + 1 :] if other in able]

    stake = max([put_in[other] - hand.bet(other) for other in others]) / big
    bettors = [other for other in others if hand.bet(other) == hand.price and hand.price]
    full_bets = [other for other in bettors if other != hand.big_seat or hand.street is not Street.PREFLOP]
    return Spot(
        cards=hand.own_cards,
        board=hand.board,
        street=hand.street,
        big=big,
        price=hand.price,
        call=turn.call,
        min_to=turn.min_to,
        max_to=turn.max_to,
        bet=hand.bet(seat),
        stack=stack,
        pot=hand.pot,
        winnable=winnable,
        reach=max([hand.street_stacks[other] for other in able], default=0),
        effective=effective,
        opponents=len(others),
        able_opponents=len(able),
        behind=len(behind),
        heads_up=len(hand.dealt_in) == 2,
        posted_big=seat == hand.big_seat,
        callers=max(0, len(full_bets) - (hand.price > big)),
        bettor_all_in=bool(bettors) and all([not hand.stacks[other] for other in bettors]),
        tightness=_by_stake(stake, 0.9, 0.65, 0.48, 0.36),
        respect=_by_stake(stake, 0.0, 0.08, 0.2, 0.35),
    )


def _by_stake(stake: float, *values: float) -> float:
    """The first of `values` for who has paid little to get to this street, the last for who has paid much."""
    return values[(stake > 1.5) + (stake > 4.0) + (stake > 9.0)]
