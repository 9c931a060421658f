"""A table as the street that is being played began."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.service.ports import Logged
from engine.events import BlindPosted, BoardDealt, Folded
from engine.hand import Street
from engine.hand_view import HandView
from engine.seats import seats_with_chips
from engine.tournament import SeatRow
from engine.tournament_events import HandStarted
from engine.view import TableView


def street_start(view: TableView, log: Sequence[Logged]) -> TableView:
    """`view` without what has happened on this street: nobody has acted, and nobody is to act. The blinds have been
    posted. Nothing says which of the players are away or that the game is paused, which may change at any moment. What
    is over, or runs out, is as it is.
    """
    hand = view.hand
    if hand is None or not hand.dealt or hand.shown is not None or hand.awards or hand.over:
        return view
    return replace(view, hand=_began(hand, log), rows=_all_here(view, hand), paused=None)


def _began(hand: HandView, log: Sequence[Logged]) -> HandView:
    stacks = list(hand.street_stacks)
    live = hand.live
    for logged in reversed(log):
        match logged.event:
            case Folded(seat):
                live |= 1 << seat
            case BlindPosted(seat, _, amount) if hand.street is Street.PREFLOP:
                stacks[seat] -= amount
            case BoardDealt() | HandStarted():
                break
            case _:
                pass
    able = live & seats_with_chips(tuple(stacks))
    return replace(hand, stacks=tuple(stacks), live=live, able=able, dealt=live, turn=None)


def _all_here(view: TableView, hand: HandView) -> tuple[SeatRow | None, ...]:
    return tuple([_present(row) if hand.start_stacks[seat] else row for seat, row in enumerate(view.rows)])


def _present(row: SeatRow | None) -> SeatRow | None:
    if row is None or not (row.away or row.leaving or row.sitting_out):
        return row
    return replace(row, away=False, leaving=False, sitting_out=False)
