"""What can be reached from a view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from engine.cards import Card, HoleCards
from engine.hand import Deal, Hand
from engine.hand_view import HandView
from engine.tournament import Tournament
from engine.view import TableView


def things_in(value: object) -> Iterator[object]:
    """`value` and everything that it refers to, however deep."""
    yield value
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from things_in(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from things_in(each)
    elif isinstance(value, tuple | list | set | frozenset):
        for each in value:
            yield from things_in(each)


def may_see(hand: Hand, viewer: int | None) -> set[Card]:
    """The cards that `viewer` (a seat) may see: the board, the own ones, those shown. Source: D1, S1, S2, S5."""
    allowed = set(hand.board)
    for seat, cards in enumerate(hand.cards):
        if cards is not None:
            allowed |= set(cards) if seat == viewer else _shown_of(hand, seat, cards)
    return allowed


def _shown_of(hand: Hand, seat: int, cards: HoleCards) -> set[Card]:
    if seat in (hand.shown or ()):
        return set(cards)
    which = hand.open_cards[seat] if hand.open_cards else 0
    return {card for bit, card in zip((1, 2), cards, strict=True) if which & bit}


def check_view(seen: HandView | TableView, hand: Hand | None, viewer: int | None) -> None:
    """Fails when a view holds, anywhere in it, more than its viewer may see. The high cards lay face up (B10)."""
    things = [
        thing for field in fields(seen) if field.name != "high_cards" for thing in things_in(getattr(seen, field.name))
    ]
    assert not [thing for thing in things if isinstance(thing, Hand | Deal | Tournament)]
    cards = {thing for thing in things if isinstance(thing, Card)}
    assert cards <= (may_see(hand, viewer) if hand is not None else set())
