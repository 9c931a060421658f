"""Acts for house players: shows each of them its own view and no more, and does what it decides."""

from __future__ import annotations

import asyncio

from bot.service.entropy import Entropy
from bot.service.house import decide
from engine import apply, view
from engine.commands import Act, Event, StartHand
from engine.errors import Reason, Rejected
from engine.tournament import Phase, Tournament


def house_act(state: Tournament, turn: int, entropy: Entropy) -> Act:
    """What the house player does whose decision is number `turn`. Raises Rejected when that is over."""
    hand = state.hand
    if hand is None or hand.turn is None or hand.turn.no != turn:
        raise Rejected(Reason.STALE_TURN)
    row = state.seats[hand.turn.seat]
    assert row is not None
    return Act(row.player, turn, decide(view(state, row.player), entropy.whim()))


async def play_hand(state: Tournament, entropy: Entropy, at: int) -> tuple[Tournament, list[Event]]:
    """Among house players: the hand that is on, or else a new one, played to its end at the moment `at`.

    Source: K8.
    """
    events = list[Event]()
    while state.phase is Phase.RUNNING:
        hand = state.hand
        if hand is not None and hand.turn is not None:
            command = house_act(state, hand.turn.no, entropy)
        elif events and not state.hand_running:
            break
        else:
            command = StartHand(entropy.deck())
        state, more = apply(state, command, at)
        events += more
        await asyncio.sleep(0)
    return state, events
