"""Replays recorded hands: `python -m tests.conformance.hands FILE.jsonl…`

A hand passes when the engine finds every recorded action legal and ends with the recorded stacks.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.cards import DECK, Card
from engine.dealer import act, begin, replay
from engine.evaluation import score
from engine.events import HandEvent
from engine.hand import Deal, Hand
from engine.rules import Blinds
from engine.seats import CLOCKWISE, MOST_SEATS, Seat
from tests.conformance.runner import Record, expect, run

Hole = tuple[Card, Card]


def check_hand(record: Record) -> None:
    """Raises Mismatch or Rejected when the engine plays `record` differently."""
    stacks = [0] * MOST_SEATS
    for row in record["seats"]:
        stacks[row["seat"] - 1] = row["stack"]
    deal = _deal(record, tuple(stacks))
    hand, events = begin(deal)
    for number, kind, amount in record["actions"]:
        seat = number - 1
        if kind == "fold" and _all_in(hand, seat):
            continue  # a site's note that an absent player, all-in by the blind, gave up; nobody is asked then
        hand, more = act(hand, seat, _action(kind, amount))
        events += more
    expect("the hand is over", hand.over, True)
    expect("what the events make", replay(deal, events) == hand, True)
    _check_chips(events, deal)
    _check_stacks(hand, record)


def _action(kind: str, amount: int) -> Action:
    match kind:
        case "fold":
            return Fold()
        case "check":
            return Check()
        case "call":
            return Call()
        case "bet":
            return Bet(amount)
        case "raise_to":
            return Raise(amount)
        case _:
            raise ValueError(f"no action is called {kind!r}")


def _all_in(hand: Hand, seat: Seat) -> bool:
    return bool(hand.live >> seat & 1) and not hand.able >> seat & 1


def _deal(record: Record, stacks: tuple[int, ...]) -> Deal:
    button = record["button_seat"] - 1
    players = sum([1 << seat for seat, stack in enumerate(stacks) if stack])
    order = CLOCKWISE[button][players]
    posted = {kind: seat - 1 for seat, kind, _ in record["posted"] if kind != "ante"}
    small = posted.get("sb")
    # A big blind whose ante took the whole stack has no line of its own.
    by_order = order[0] if small is None or len(order) == 2 else order[1]
    blinds = Blinds(record["sb"], record["bb"], record.get("bb_ante") or record["ante"], bool(record.get("bb_ante")))
    deck = _deck(record, order)
    return Deal(stacks, blinds, button, small, posted.get("bb", by_order), deck)


def _deck(record: Record, order: tuple[Seat, ...]) -> tuple[Card, ...]:
    """A deck that deals what the record knows; everybody else folded, and gets cards left over."""
    codes: Mapping[str, list[str]] = {**record.get("fill", {}), **record["hole"]}
    holes: dict[Seat, Hole] = {int(seat) - 1: _hole(cards) for seat, cards in codes.items()}
    board = [Card.parse(code) for code in record["board"]]
    used = {card for hole in holes.values() for card in hole} | set(board)
    free = [card for card in DECK if card not in used]
    board += [free.pop() for _ in range(5 - len(board))]
    for seat in order:
        if seat not in holes:
            holes[seat] = _worst(free, board)
            free = [card for card in free if card not in holes[seat]]
    return (*[card for seat in order for card in holes[seat]], *board, *free)


def _hole(codes: list[str]) -> Hole:
    first, second = codes
    return Card.parse(first), Card.parse(second)


def _worst(free: list[Card], board: list[Card]) -> Hole:
    """The weakest cards left, so that a player of unknown cards who could not fold wins nothing."""
    ranked = sorted(free, key=lambda card: card.rank)[:8]
    pairs = [(first, second) for first in ranked for second in ranked if first.index < second.index]
    return min(pairs, key=lambda pair: score([*pair, *board]))


def _check_chips(events: list[HandEvent], deal: Deal) -> None:
    """T5 after every event."""
    hand = Hand.begin(deal)
    for event in events:
        event.evolve(hand)
        expect("chips", sum(hand.stacks) + sum(hand.committed()) + (0 if hand.awards else hand.dead), sum(deal.stacks))


def _check_stacks(hand: Hand, record: Record) -> None:
    final: dict[int, int] = {int(seat) - 1: stack for seat, stack in record["result"].items()}
    above = {seat: hand.stacks[seat] - stack for seat, stack in final.items() if hand.stacks[seat] != stack}
    rake = record.get("rake", 0)
    if not rake:
        expect("chips too many, by seat", above, {})
        return
    winners = {seat for award in hand.awards for seat, _ in award.shares}
    expect("rake", sum(above.values()), rake)
    expect("rake paid by others than winners", [seat for seat in above if seat not in winners], [])


if __name__ == "__main__":
    sys.exit(run(check_hand, sys.argv[1:]))
