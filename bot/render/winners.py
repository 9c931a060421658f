"""Who won what, and with which cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.cards import Card
from engine.evaluation import HandValue
from engine.hand_view import HandView
from engine.seats import Chips, Seat


@dataclass(frozen=True, slots=True)
class Winners:
    """The winners of a hand whose pots are awarded.

    `won` = chips by seat, all pots together, without what nobody called. `values` = the hands of those who won a pot
    that others contested, {} without a showdown; `main` = those of them who won the main pot. Source: P2, P3, P5.
    """

    won: Mapping[Seat, Chips] = field(default_factory=dict[Seat, Chips])
    values: Mapping[Seat, HandValue] = field(default_factory=dict[Seat, HandValue])
    main: tuple[Seat, ...] = ()

    @property
    def best_five(self) -> frozenset[Card]:
        """The cards that won the main pot; when it is split, those of every winner."""
        return frozenset([card for seat in self.main for card in self.values[seat].cards])

    def differ(self) -> bool:
        """Whether pots went to different hands."""
        return len({(value.category, value.ranks) for value in self.values.values()}) > 1


def winners_of(hand: HandView) -> Winners:
    """Who won `hand`; nobody as long as the pots are not awarded."""
    won: dict[Seat, Chips] = {}
    values: dict[Seat, HandValue] = {}
    main: tuple[Seat, ...] = ()
    for number, award in enumerate(hand.awards):
        for seat, amount in award.shares:
            won[seat] = won.get(seat, 0) + amount
            if hand.shown is not None and len(award.eligible) > 1 and seat not in values:
                value = hand.value(seat)
                if value is not None:
                    values[seat] = value
        if not number:
            main = tuple([seat for seat, _ in award.shares if seat in values])
    return Winners(won, values, main)
