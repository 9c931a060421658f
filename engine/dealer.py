"""The dealer: one player's action, then whatever happens unasked until somebody must act.

    hand, events = begin(deal, at)                  blinds posted, cards dealt, the first turn
    hand, events = act(hand, seat, action, at)      one action and all that follows from it
    replay(deal, every_event) == hand               the log is the state

Times are epoch milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.actions import Action
from engine.betting import limits, owes
from engine.cards import HoleCards
from engine.errors import Reason, Rejected
from engine.evaluation import score7
from engine.events import (
    AntePosted,
    BetReturned,
    Blind,
    BlindPosted,
    BoardDealt,
    Cause,
    Checked,
    DeadBetPosted,
    Folded,
    HandEnded,
    HandEvent,
    HandsShown,
    HoleCardsDealt,
    PotsAwarded,
    TurnStarted,
)
from engine.hand import BOARD_SIZE, STREET_AFTER, Deal, Hand
from engine.pots import PotAward, award, layers, uncalled
from engine.seats import CLOCKWISE, LEFT_OF, SEATS_IN, Seat
from engine.showdown import show_order

# Looking a member up on its enum costs 0.1 µs before Python 3.12.
_SMALL: Final = Blind.SMALL
_BIG: Final = Blind.BIG


def begin(deal: Deal, at: int = 0) -> tuple[Hand, list[HandEvent]]:
    """Deal a hand and run it to its first turn, or to its end when nobody can act."""
    hand = Hand.begin(deal)
    return hand, _run(hand, None, at)


def act(hand: Hand, seat: Seat, action: Action, at: int = 0) -> tuple[Hand, list[HandEvent]]:
    """Apply `seat`'s action. The caller's hand stays as it is. Raises Rejected when the action is not legal now."""
    turn = hand.turn
    if turn is None or turn.seat != seat:
        raise Rejected(Reason.NOT_YOUR_TURN)
    event = action.decide(hand, turn)
    hand = hand.copy()
    return hand, _run(hand, event, at)


def replay(deal: Deal, events: Iterable[HandEvent]) -> Hand:
    """The hand that `events` make of `deal`."""
    hand = Hand.begin(deal)
    for event in events:
        event.evolve(hand)
    return hand


def _run(hand: Hand, event: HandEvent | None, at: int) -> list[HandEvent]:
    events: list[HandEvent] = []
    event = event or next_event(hand, at)
    while event is not None:
        event.evolve(hand)
        events.append(event)
        event = next_event(hand, at)
    return events


def next_event(hand: Hand, at: int) -> HandEvent | None:
    """What the dealer does next, the commonest first; None when somebody must act or nothing is left to do.

    Source: A1, A2, A9, P3, P5, S2.
    """
    turn = hand.turn
    if turn is not None:
        return _act_for(hand, turn.seat, turn.call) if hand.away >> turn.seat & 1 else None
    able = hand.able
    several_able = able & able - 1
    if hand.due and (several_able or owes(able, hand.live, hand.street_stacks, hand.stacks)):
        return _start_turn(hand, at)
    if not hand.cards:
        return _open(hand)
    if hand.awards:
        return None if hand.over else HandEnded(hand.stacks)
    if hand.price and (back := uncalled(hand.committed())):
        return BetReturned(*back)
    live = hand.live
    if not live & live - 1:
        return _award_last(hand)
    complete = len(hand.board) == 5
    if hand.shown is None and (complete or not several_able):
        return HandsShown(CLOCKWISE[hand.deal.button][live], True) if able != live else _showdown(hand)
    if complete:
        return _award(hand)
    return _deal_board(hand)


def _act_for(hand: Hand, seat: Seat, call: int) -> HandEvent:
    """K3: an absent player checks when that is free, otherwise folds."""
    return Folded(seat, Cause.AWAY) if call else Checked(seat, Cause.AWAY)


def _start_turn(hand: Hand, at: int) -> HandEvent:
    """A1: the next to the left who must act, and what they may do (A3-A8)."""
    seat = LEFT_OF[hand.last][hand.due]
    bit = 1 << seat
    stack = hand.stacks[seat]
    all_in = hand.street_stacks[seat]
    price = hand.price
    step = hand.step
    closed = hand.able == bit or (hand.acted & bit != 0 and price - all_in + stack < step)
    call, min_to, max_to = limits(stack, all_in, price, step, closed)
    if hand.away & bit:
        return _act_for(hand, seat, call)
    clock = hand.deal.clock
    return TurnStarted(hand.turns + 1, seat, at + clock if clock else 0, call, min_to, max_to)


def _open(hand: Hand) -> HandEvent:
    """Penalties, antes, blinds, then the cards, two to each from the left of the button. Source: B5, B7, D1, K6."""
    deal = hand.deal
    blinds = deal.blinds
    for seat, dead_bet in enumerate(deal.dead_bets):
        if dead_bet and not hand.penalised >> seat & 1:
            return DeadBetPosted(seat, dead_bet)
    if blinds.ante:
        payers = (deal.big_seat,) if blinds.big_blind_ante else CLOCKWISE[deal.button][hand.live]
        for seat in payers:
            if not hand.anted >> seat & 1:
                return AntePosted(seat, min(blinds.ante, hand.stacks[seat]), blinds.big_blind_ante)
    small, big, stacks = deal.small_seat, deal.big_seat, hand.stacks
    if small is not None and not hand.blinded >> small & 1 and stacks[small]:
        return BlindPosted(small, _SMALL, min(blinds.small, stacks[small]))
    if not hand.blinded >> big & 1 and stacks[big]:
        return BlindPosted(big, _BIG, min(blinds.big, stacks[big]))
    deck = iter(deal.deck)
    cards: list[HoleCards | None] = [None] * len(stacks)
    for seat in CLOCKWISE[deal.button][hand.live]:
        cards[seat] = (next(deck), next(deck))
    return HoleCardsDealt(tuple(cards))


def _deal_board(hand: Hand) -> HandEvent:
    """D1, S2: a street's cards together; one by one once the hands lie open."""
    out = len(hand.board)
    street = STREET_AFTER[out]
    upto = out + 1 if hand.run_out is not None else BOARD_SIZE[street]
    dealt = 2 * (len(hand.cards) - hand.cards.count(None))
    return BoardDealt(street, hand.deal.deck[dealt + out : dealt + upto])


def _values(hand: Hand) -> dict[Seat, int]:
    a, b, c, d, e = hand.board
    values: dict[Seat, int] = {}
    for seat in SEATS_IN[hand.live]:
        cards = hand.cards[seat]
        assert cards is not None
        values[seat] = score7(cards[0], cards[1], a, b, c, d, e)
    return values


def _showdown(hand: Hand) -> HandEvent:
    return HandsShown(show_order(hand.live, _values(hand), hand.aggressor, hand.deal.button), False)


def _award_last(hand: Hand) -> HandEvent:
    """P5: the last one takes everything."""
    seat = hand.live.bit_length() - 1
    amount = hand.pot
    return PotsAwarded((PotAward(amount, (seat,), ((seat, amount),)),))


def _award(hand: Hand) -> HandEvent:
    values = _values(hand)
    button = hand.deal.button
    return PotsAwarded(tuple([award(pot, values, button) for pot in layers(hand.committed(), hand.live, hand.dead)]))
