"""Which turn somebody is called to, and what has become of one that a notice called to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.render.presence import Presence
from bot.service.actor import TableActor
from engine.commands import Event
from engine.events import BetMade, Called, Cause, Checked, Folded, TurnStarted
from engine.hand import Turn
from engine.open_events import SatOut
from engine.presence_events import WentAway
from engine.seats import Seat
from engine.tournament import Phase, PlayerId

AGAIN: Final = 300_000  # within this time nobody is pinged twice for one turn, however often the table comes back

DECISIONS: Final = (Folded, Checked, Called, BetMade)


def turn_on(actor: TableActor) -> Turn | None:
    """The turn that is on, None while the table stands still."""
    state = actor.state
    running = state.phase is Phase.RUNNING and state.paused is None
    return state.hand.turn if state.hand is not None and running else None


def still_on(actor: TableActor, message: int, now: int) -> Turn | None:
    """The turn that the notice `message` is about, if it is still on and the notice came lately."""
    turn, sent_at = turn_on(actor), _sent_at(message)
    begun = [each.at for each in actor.log if isinstance(each.event, TurnStarted)]
    if turn is None or not begun or not max(begun) <= sent_at or now - sent_at >= AGAIN:
        return None
    return turn


def missed(events: Sequence[Event]) -> Presence | None:
    """What the turn that `events` begin with the end of has made of its player; None if that one has acted."""
    first = events[0]
    if not (isinstance(first, Folded | Checked) and first.cause is Cause.CLOCK):
        return None
    return _absence(first.seat, events)


def missed_meanwhile(actor: TableActor, message: int) -> tuple[PlayerId, Presence | None]:
    """Whose turn the notice `message` was about if the clock has ended that, and what it has made of the player."""
    log = actor.log
    last = max([number for number, each in enumerate(log) if isinstance(each.event, DECISIONS)], default=None)
    if last is None:
        return PlayerId(0), None
    decision, at = log[last].event, log[last].at
    if not isinstance(decision, Folded | Checked) or decision.cause is not Cause.CLOCK or _sent_at(message) > at:
        return PlayerId(0), None
    row = actor.state.seats[decision.seat]
    return (PlayerId(0), None) if row is None else (row.player, _absence(decision.seat, [e.event for e in log[last:]]))


def _sent_at(message: int) -> float:
    return discord.utils.snowflake_time(message).timestamp() * 1000


def _absence(seat: Seat, events: Sequence[Event]) -> Presence:
    """What a missed turn has made of its player. Source: K2, K4."""
    if any([isinstance(each, SatOut) and each.seat == seat for each in events]):
        return Presence.SITTING_OUT
    gone = any([isinstance(each, WentAway) and each.seat == seat for each in events])
    return Presence.AWAY if gone else Presence.HERE
