"""Seats, and sets of seats.

A table has up to ten seats, numbered 0, 1, 2 … clockwise (people are shown seat + 1). A set of seats is an int with one
bit per seat. "Left of" is next clockwise, counted from a seat whether or not somebody sits there.
"""

from __future__ import annotations

from typing import Final

Seat = int
Seats = int
Chips = int
Stacks = tuple[Chips, ...]  # by seat; 0 where nobody is dealt in

MOST_SEATS: Final = 10


def _left_of(seat: Seat, seats: Seats) -> Seat:
    later = seats >> seat + 1 << seat + 1 or seats
    return (later & -later).bit_length() - 1


def _clockwise(seat: Seat, seats: Seats) -> tuple[Seat, ...]:
    order = [*range(seat + 1, MOST_SEATS), *range(seat + 1)]
    return tuple([each for each in order if seats >> each & 1])


_SETS: Final = range(1 << MOST_SEATS)

# Ten seats have only 1,024 sets, so who is in a set, and who of it comes next, are tables.
SEATS_IN: Final = tuple([tuple([seat for seat in range(MOST_SEATS) if seats >> seat & 1]) for seats in _SETS])
LEFT_OF: Final = tuple([tuple([_left_of(seat, seats) for seats in _SETS]) for seat in range(MOST_SEATS)])
CLOCKWISE: Final = tuple([tuple([_clockwise(seat, seats) for seats in _SETS]) for seat in range(MOST_SEATS)])


def seats_with_chips(stacks: Stacks) -> Seats:
    """The set of seats whose stack is not 0."""
    seats = 0
    bit = 1
    for stack in stacks:
        if stack:
            seats |= bit
        bit <<= 1
    return seats
