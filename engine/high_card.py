"""The draw for the first button of a club tournament: one card each, from a deck of its own, all face up."""

from __future__ import annotations

from engine.cards import DECK, Card


def high_cards(draw: int, players: int) -> tuple[Card, ...]:
    """One card for each of `players`, as `draw`, a large random number, has them: every choice is as likely as any
    other. Source: B10.
    """
    left = list(DECK)
    drawn: list[Card] = []
    for _ in range(players):
        draw, at = divmod(draw, len(left))
        drawn.append(left.pop(at))
    return tuple(drawn)


def highest(cards: tuple[Card, ...]) -> int:
    """Which of `cards` has the button: the highest rank, equal ranks by suit: spades, hearts, diamonds, clubs.

    Source: B10.
    """
    return max(range(len(cards)), key=lambda at: (cards[at].rank, cards[at].suit))
