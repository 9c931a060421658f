"""Whether somebody at the table plays, and if not, how."""

from __future__ import annotations

from enum import Enum

from engine.view import SeatView, TableView


class Presence(Enum):
    """What keeps a player from playing; the most important thing."""

    HERE = "here"
    LEAVING = "leaving"  # T6
    SITTING_OUT = "sitting-out"  # K4
    AWAY = "away"  # K3
    NEXT_HAND = "next-hand"  # has sat down, and is dealt in from the next hand on: O1


def in_play(seat: SeatView, view: TableView) -> bool:
    """Whether the player has chips, or put them all into the hand that is running."""
    return bool(seat.stack) or (seat.dealt_in and view.in_hand(seat.seat))


def presence_of(seat: SeatView, view: TableView) -> Presence:
    """Source: K2-K4, O1, O2."""
    if seat.leaving:
        return Presence.LEAVING
    if seat.sitting_out or (view.rules.buying and not in_play(seat, view)):
        return Presence.SITTING_OUT
    if seat.away:
        return Presence.AWAY
    row = view.rows[seat.seat]
    if view.rules.buying and view.hand is not None and row is not None and not view.played(row):
        return Presence.NEXT_HAND
    return Presence.HERE
