"""What must hold of time: nobody is played for too early or worse than need be, and what is due happens."""

from __future__ import annotations

from typing import Final

from bot.service.ports import Logged
from engine.events import BetMade, Called, Cause, Checked, Folded, TurnStarted
from engine.presence_events import Recovered, Resumed
from engine.seats import Seat
from engine.tournament import Phase, Tournament

LATE: Final = 30_000  # milliseconds: what has not happened so long after it was due never will
BETWEEN_HANDS: Final = 60_000  # the longest run-out, its showdown and the pause together, and more
LOBBY_IDLE: Final = 30 * 60_000


def wrong_before(table: Tournament, logged: Logged) -> str:
    """What is wrong with this event at the table as it was before; "" for nothing. Source: A1, K1, K3."""
    event, at = logged.event, logged.at
    match event:
        case TurnStarted():
            clock = table.rules.clock
            if event.deadline != (at + clock if clock else 0):
                return f"a turn of {event.deadline - at} ms where the clock has {clock}"
        case Folded(seat, cause) | Checked(seat, cause) if cause is not Cause.PLAYER:
            return _played_for(table, seat, cause, at, folded=isinstance(event, Folded))
        case Folded(seat=seat) | Checked(seat=seat) | Called(seat=seat) | BetMade(seat=seat):
            turn = None if table.hand is None else table.hand.turn
            if turn is None or turn.seat != seat or table.paused is not None:
                return "out of turn"
        case _:
            pass
    return ""


def _played_for(table: Tournament, seat: Seat, cause: Cause, at: int, *, folded: bool) -> str:
    hand = table.hand
    if hand is None:
        return "no hand"
    owed = hand.price - (hand.street_stacks[seat] - hand.stacks[seat])
    if folded != (owed > 0):
        return f"{'folded' if folded else 'checked'} for somebody who owes {owed}"
    if cause is Cause.AWAY:
        return "" if hand.away >> seat & 1 else "played for somebody who is there"
    turn = hand.turn
    if turn is None or turn.seat != seat or not turn.deadline or at < turn.deadline:
        return f"the clock played at {at}, before its time: {turn}"
    return ""


def wrong_after(table: Tournament, logged: Logged) -> str:
    """What is wrong with the table that this event has made; "" for nothing. Source: K7."""
    hand = table.hand
    if not isinstance(logged.event, Recovered | Resumed) or table.phase is not Phase.RUNNING:
        return ""
    if table.paused is not None or hand is None or hand.turn is None:
        return ""
    if hand.turn.deadline < logged.at + hand.deal.clock:
        return f"less than the full time after a pause: {hand.turn}"
    return ""


def overdue(table: Tournament, last_at: int, now: int) -> str:
    """What should have happened by `now` at a table whose last event was at `last_at`; "" for nothing.

    Only while nothing fails. Source: K1, K8, T1.
    """
    hand = table.hand
    if table.phase is Phase.LOBBY:
        if table.start_at and None not in table.seats:
            return "a full lobby does not start" if now > table.start_at + LATE else ""
        return "nobody closes a lobby without a life" if now > last_at + LOBBY_IDLE + LATE else ""
    if table.phase is Phase.OVER or table.paused is not None:
        return ""
    if hand is None or hand.over:
        due = table.can_deal and not table.closing
        return "nothing is dealt" if due and now > last_at + BETWEEN_HANDS else ""
    if hand.turn is None:
        return "nobody is asked to act"
    row = table.seats[hand.turn.seat]
    if row is not None and row.house:
        return "a house player does not act" if now > last_at + LATE else ""
    if hand.deal.clock and now > hand.turn.deadline + LATE:
        return f"a turn is not over {now - hand.turn.deadline} ms after its time"
    return ""
