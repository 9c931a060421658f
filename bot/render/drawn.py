"""The cards drawn for the first button, which lie open until the first hand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.high_card import highest
from engine.seats import Seat
from engine.view import TableView


def drawn_card(view: TableView, seat: Seat) -> Card | None:
    """What `seat` has drawn; None once a hand has been dealt, or where no cards are drawn. Source: B10."""
    return _drawn(view).get(seat)


def drew_highest(view: TableView) -> Seat | None:
    """Who has drawn the highest card, and with it the button; None as above. Source: B10."""
    drawn = _drawn(view)
    return list(drawn)[highest(tuple(drawn.values()))] if drawn else None


def _drawn(view: TableView) -> dict[Seat, Card]:
    return {} if view.hand is not None else by_seat(view, view.high_cards)


def by_seat(view: TableView, cards: Sequence[Card]) -> dict[Seat, Card]:
    """`cards` by the seats they were drawn for, one who has given up the seat since included."""
    seats = {seat for seat, row in enumerate(view.rows) if row is not None} | {out.seat for out in view.outs}
    return dict(zip(sorted(seats), cards, strict=False))
