"""What a player may do: the price of staying in, and whether and how much may be raised."""

from __future__ import annotations

from engine.facts import fact
from engine.seats import SEATS_IN, Chips, Seat, Seats, Stacks


@fact
class LegalActions:
    """The offer of a turn. `call` = chips to add, 0 when checking is free; `min_to` and `max_to` = smallest and
    largest total of a bet or raise on this street, both 0 when there may be none. Source: A3-A8.
    """

    call: Chips
    min_to: Chips
    max_to: Chips


def limits(stack: Chips, all_in: Chips, price: Chips, step: Chips, closed: bool) -> tuple[Chips, Chips, Chips]:
    """(call, min_to, max_to) of a player with `stack` chips behind, whose whole stack makes a total of `all_in`.

    `price` is the highest bet, `step` the largest full bet or raise of the street. `closed`: the player has acted
    and the betting is reopened only by a full raise, or nobody is left to raise against. Source: A4-A8.
    """
    call = price - all_in + stack
    if call >= stack:
        return stack, 0, 0
    if closed:
        return call, 0, 0
    least = price + step
    return call, least if least < all_in else all_in, all_in


def owes(alone: Seats, live: Seats, street_stacks: Stacks, stacks: Stacks) -> bool:
    """Whether the only player with chips behind owes anything to the highest bet that another live player really made.

    Source: A9, B6.
    """
    seat: Seat = alone.bit_length() - 1
    own = street_stacks[seat] - stacks[seat]
    for other in SEATS_IN[live & ~alone]:
        if street_stacks[other] - stacks[other] > own:
            return True
    return False
