"""Plays rule cases with published results: `python -m tests.conformance.cases FILE.json…`"""

from __future__ import annotations

import sys

from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.cards import DECK, Card, parse_cards
from engine.dealer import act, begin
from engine.hand import Deal, Hand
from engine.rules import Blinds
from tests.conformance.runner import Record, expect, run


def check_case(record: Record) -> None:
    """Raises Mismatch or Rejected when the engine says otherwise. Positions are seats: 0 is left of the button."""
    hand, _ = begin(_deal(record))
    for word in record["actions"]:
        turn = hand.turn
        if turn is None:
            raise AssertionError(f"nobody is asked, but the case says {word!r}")
        hand, _ = act(hand, turn.seat, _action(word, hand))
    _check(hand, record["expect"])


def _deal(record: Record) -> Deal:
    stacks = tuple(record["stacks"])
    options = record["opts"]
    seats = len(stacks)
    small, big = (1, 0) if seats == 2 else (options.get("sbp", 0), options.get("bbp", 1))
    for_all = options.get("bbante", 0)
    blinds = Blinds(record["sb"], record["bb"], for_all or options.get("ante", 0), bool(for_all))
    holes = [card for hole in options.get("holes", []) for card in parse_cards(hole)]
    free = [card for card in DECK if card not in {*holes, *parse_cards(options.get("board", ""))}]
    holes += [free.pop() for _ in range(2 * seats - len(holes))]
    board = parse_cards(options["board"]) if "board" in options else ()
    return Deal(stacks, blinds, seats - 1, small, big, _complete((*holes, *board)))


def _complete(first: tuple[Card, ...]) -> tuple[Card, ...]:
    return (*first, *[card for card in DECK if card not in first])


def _action(word: str | int, hand: Hand) -> Action:
    turn = hand.turn
    assert turn is not None
    if word == "f":
        return Fold()
    if word == "c":
        return Call() if turn.call else Check()
    assert isinstance(word, int)
    return Raise(word) if hand.price else Bet(word)


def _check(hand: Hand, expected: Record) -> None:
    turn = hand.turn
    for what, value in expected.items():
        match what:
            case "actor":
                expect("to act", None if turn is None else turn.seat, value)
            case "call":
                expect("to call", None if turn is None else turn.call, value)
            case "min":
                expect("smallest raise to", None if turn is None else turn.min_to, value)
            case "final":
                expect("final stacks", list(hand.stacks), value)
            case "shown":
                expect("shown, in order", list(hand.shown or ()), value)
                expect("turned up at once", hand.run_out is not None, False)
            case "faceup":
                expect("shown", sorted(hand.shown or ()), value)
                expect("turned up at once", hand.run_out is not None, True)
            case _:
                raise AssertionError(f"nobody can check {what!r}")


if __name__ == "__main__":
    sys.exit(run(check_case, sys.argv[1:]))
