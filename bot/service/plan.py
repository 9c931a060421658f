"""What happens at a table if nobody does anything: which command, and when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from bot.service.ports import Logged
from engine.events import HandEnded
from engine.hand import Hand
from engine.presence_events import Paused, Recovered, Resumed
from engine.tournament import Phase, Tournament
from engine.tournament_events import TournamentStarted

LOBBY_IDLE: Final = 30 * 60_000
PAUSE_IDLE: Final = 24 * 3_600_000


@dataclass(frozen=True, slots=True)
class Pace:
    """Pauses in milliseconds: between hands after a fold and after a showdown, before each board card of a run-out,
    before a house player acts (at least), before what was settled in advance is done (at least), between the start and
    the first deal, more of it when cards have been drawn for the button, and between two edits of one message.
    """

    after_fold: int = 5_000
    after_showdown: int = 10_000
    run_out_card: int = 2_000
    house: int = 900
    advance: int = 700
    first_deal: int = 3_000
    high_card: int = 5_000
    between_edits: int = 1_500


class Due(Enum):
    """What falls due."""

    START = "start"
    DEAL = "deal"
    HOUSE = "house"
    ADVANCE = "advance"
    TIME_OUT = "time-out"
    CLOSE = "close"


@dataclass(frozen=True, slots=True)
class Wake:
    """Something to do at `at` (epoch milliseconds); `turn` for which decision, 0 for none."""

    due: Due
    at: int
    turn: int = 0


def plan(
    table: Tournament, log: Sequence[Logged], last_at: int, pace: Pace, *, settled: bool = False, ready_at: int = 0
) -> Wake | None:
    """The next thing to do unasked, None when there is nothing.

    `log` has the events from the last deal on, `last_at` is when the last of all events happened; `settled`: the player
    to act has settled this turn in advance; `ready_at`: when an open table that waited for players had enough of them.
    """
    if table.phase is Phase.OVER:
        return None
    if table.phase is Phase.LOBBY:
        if table.start_at and None not in table.seats:
            return Wake(Due.START, table.start_at)
        return Wake(Due.CLOSE, _touched(log, last_at) + LOBBY_IDLE)
    if table.paused is not None:
        return Wake(Due.CLOSE, _last(log, last_at, Paused) + PAUSE_IDLE)
    if waits(table):
        return Wake(Due.CLOSE, _touched(log, last_at) + (PAUSE_IDLE if table.people_left else LOBBY_IDLE))
    if not table.hand_running:
        again_at = ready_at + pace.first_deal if ready_at else 0
        return Wake(Due.DEAL, max(_deal_at(table, log, last_at, pace), again_at))
    turn = table.hand.turn if table.hand is not None else None
    if turn is None:
        return None
    row = table.seats[turn.seat]
    if row is not None and row.house:
        return Wake(Due.HOUSE, last_at + (0 if house_alone(table) else house_pause(turn.no, pace)), turn.no)
    if settled:
        return Wake(Due.ADVANCE, last_at + advance_pause(turn.no, pace), turn.no)
    return Wake(Due.TIME_OUT, turn.deadline, turn.no) if turn.deadline else None


def waits(table: Tournament) -> bool:
    """Whether an open table waits for players: the next hand cannot be dealt. Source: B8, K4, O2."""
    return table.phase is Phase.RUNNING and not table.hand_running and not table.can_deal


def house_alone(table: Tournament) -> bool:
    """Whether a tournament has no human left, so that house players finish it at once. An open table just waits then.

    Source: K8, O1.
    """
    return table.phase is Phase.RUNNING and not table.people_left and not table.rules.buying


def advance_pause(turn: int, pace: Pace) -> int:
    """How long a player who has settled a turn in advance seems to think."""
    return pace.advance + turn * 7919 % 301


def house_pause(turn: int, pace: Pace) -> int:
    """How long a house player thinks: never the same twice running, never under the least."""
    return pace.house + turn * 7919 % 1201


def run_out_steps(hand: Hand) -> int:
    """How many board cards came one by one. Source: S2."""
    return 0 if hand.run_out is None else 5 - hand.run_out


def _deal_at(table: Tournament, log: Sequence[Logged], last_at: int, pace: Pace) -> int:
    if house_alone(table):
        return last_at
    hand = table.hand
    if hand is None:
        drawn = pace.high_card if table.high_cards else 0
        return _last(log, last_at, TournamentStarted, Resumed, Recovered) + pace.first_deal + drawn
    pause = pace.after_fold if hand.shown is None else pace.after_showdown
    showing = run_out_steps(hand) * pace.run_out_card + pause
    ended = next((logged for logged in reversed(log) if isinstance(logged.event, HandEnded | Recovered)), None)
    if ended is not None and isinstance(ended.event, Recovered):
        return ended.at + showing  # a restart goes on with the run-out where it was
    ended_at = last_at if ended is None else ended.at
    return max(ended_at + showing, _last(log, 0, Resumed) + pace.after_fold)


def _touched(log: Sequence[Logged], default: int) -> int:
    """When somebody last did something; a restart is nobody's doing, and a host may restart every day."""
    return next((logged.at for logged in reversed(log) if not isinstance(logged.event, Recovered)), default)


def _last(log: Sequence[Logged], default: int, *kinds: type) -> int:
    return next((logged.at for logged in reversed(log) if isinstance(logged.event, kinds)), default)
