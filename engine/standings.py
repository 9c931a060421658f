"""Places: who ranks where."""

from __future__ import annotations

from engine.seats import Chips, Seat
from engine.tournament import Standing, Tournament


def place_out(table: Tournament, leaving: dict[Seat, Chips], seat: Seat) -> tuple[int, bool]:
    """The place of `seat`, one of those who go out together, and whether somebody shares it.

    `leaving` has the chips each of them had when the hand started. Behind everybody still in, the larger stack ranks
    higher, equal stacks share. Source: T3.
    """
    still_in = table.occupied.bit_count() - len(leaving)
    own = leaving[seat]
    place = still_in + sum([1 for chips in leaving.values() if chips > own]) + 1
    already_out = any([out.place == place for out in table.outs])
    return place, already_out or list(leaving.values()).count(own) > 1


def rank_by_chips(table: Tournament) -> tuple[Standing, ...]:
    """The whole ranking: those still in by chips, equal chips sharing the place; then those who leave with this hand,
    by what they had before it, their chips out of play; then those who are out. Source: T3, T4, T6.
    """
    rows = sorted([row for _, row in table.rows()], key=lambda row: (row.leaving, -row.stack))
    order = [(row.leaving, row.stack) for row in rows]
    still_in = [
        Standing(
            order.index((row.leaving, row.stack)) + 1,
            row.player,
            row.name,
            row.house,
            0 if row.leaving else row.stack,
        )
        for row in rows
    ]
    outs = sorted(table.outs, key=lambda out: out.place)
    return (*still_in, *[Standing(out.place, out.player, out.name, out.house, 0) for out in outs])
