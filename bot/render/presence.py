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


def presence_of(seat: SeatView, view: TableView) -> Presence:
    """Source: K2-K4, O1, O2."""
    if seat.leaving:
        return Presence.LEAVING
    if seat.sitting_out or (view.rules.buying and not seat.stack and not seat.dealt_in):
        return Presence.SITTING_OUT
    if seat.away:
        return Presence.AWAY
    row = view.rows[seat.seat]
    if view.rules.buying and view.hand is not None and row is not None and not view.played(row):
        return Presence.NEXT_HAND
    return Presence.HERE
