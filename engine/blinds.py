"""Who has the button and who posts the blinds."""

from __future__ import annotations

from engine.facts import fact
from engine.seats import LEFT_OF, Seat, Seats


@fact
class Positions:
    """Seats of button, small and big blind of one hand, occupied or not."""

    button: Seat
    small: Seat
    big: Seat


def first_positions(button: Seat, players: Seats) -> Positions:
    """The first hand: the drawn player has the button (the next to the left if that one has left since), small and big
    left of it; heads-up the button is small.

    Source: B1, B4.
    """
    if not players >> button & 1:
        button = LEFT_OF[button][players]
    left = LEFT_OF[button][players]
    if players.bit_count() == 2:
        return Positions(button, button, left)
    return Positions(button, left, LEFT_OF[left][players])


def dead_button(last: Positions, players: Seats) -> Positions:
    """The next hand of a tournament: the big blind moves to the next player, small and button follow it, dead or not.

    Source: B3, B4.
    """
    big = LEFT_OF[last.big][players]
    if players.bit_count() == 2:
        other = LEFT_OF[big][players]
        return Positions(other, other, big)
    return Positions(last.small, last.big, big)


def moving_button(last: Positions, players: Seats) -> Positions:
    """The next hand of an open table: the button moves to the next player dealt in, the next two post. Source: B8."""
    if players.bit_count() == 2:
        return dead_button(last, players)
    button = LEFT_OF[last.button][players]
    small = LEFT_OF[button][players]
    return Positions(button, small, LEFT_OF[small][players])
