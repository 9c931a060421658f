"""Who shows, in which order, and who mucks."""

from __future__ import annotations

from engine.seats import CLOCKWISE, Seat, Seats


def show_order(live: Seats, values: dict[Seat, int], aggressor: Seat | None, button: Seat) -> tuple[Seat, ...]:
    """The seats that show, in order: the river's last aggressor first, else left of the button; then clockwise, each
    only if nothing better lies open. Source: S1, S4.
    """
    order = CLOCKWISE[button][live]
    if aggressor is not None:
        first = order.index(aggressor)
        order = order[first:] + order[:first]
    best = -1
    shown: list[Seat] = []
    for seat in order:
        if values[seat] >= best:
            best = values[seat]
            shown.append(seat)
    return tuple(shown)
