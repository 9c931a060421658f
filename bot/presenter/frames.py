"""What a commit looks like: the pictures of a table to be shown one after another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from bot.service.plan import Pace
from bot.service.ports import Commit, Logged
from engine import evolve
from engine.events import BoardDealt, HandEnded, HandsShown
from engine.tournament import Phase, Tournament
from engine.tournament_events import HandStarted, TournamentEnded

AFTER_HOUSE_FINISH: Final = 1_500


class Kind(Enum):
    """EDIT: the table message changes, the newest state will do. STEP: a picture of a run-out, not to be left out.
    DEAL: a new hand in a new message. END: the podium in a new message.
    """

    EDIT = "edit"
    STEP = "step"
    DEAL = "deal"
    END = "end"


@dataclass(slots=True)
class Frame:
    """The table after event `seq`, to be shown at `at` (epoch milliseconds) at the earliest."""

    kind: Kind
    seq: int
    state: Tournament
    log: tuple[Logged, ...]
    at: int
    house_finish: bool = False


def frames_of(commit: Commit, log: Sequence[Logged], pace: Pace) -> list[Frame]:
    """The frames of `commit`, whose table has the events `log` since its last deal. Source: S2, K8."""
    if not commit.before.people_left and commit.before.phase is Phase.RUNNING:
        if not _ends(commit):
            return []
        return [Frame(Kind.END, commit.seq, commit.state, tuple(log), commit.at + AFTER_HOUSE_FINISH)]
    kind = Kind.DEAL if isinstance(commit.events[0], HandStarted) else Kind.EDIT
    frames: list[Frame] = []
    at = commit.at
    cards = 0
    state = commit.before.copy()
    for seq, event in enumerate(commit.events, commit.first):
        if isinstance(event, TournamentEnded):
            frames.append(Frame(kind if not frames else Kind.EDIT, seq - 1, state.copy(), _upto(log, seq - 1), at))
            hand = state.hand
            pause = pace.after_fold if hand is None or hand.shown is None else pace.after_showdown
            frames.append(Frame(Kind.END, commit.seq, commit.state, tuple(log), at + pause))
            return frames
        evolve(state, event)
        hand = state.hand
        if hand is None or hand.run_out is None:
            continue
        if isinstance(event, BoardDealt):
            cards += 1
            at = commit.at + cards * pace.run_out_card
        if isinstance(event, HandsShown | BoardDealt) and len(hand.board) < 5:
            step = kind if not frames and kind is Kind.DEAL else Kind.STEP
            frames.append(Frame(step, seq, state.copy(), _upto(log, seq), at))
    last = Frame(kind if not frames else Kind.EDIT, commit.seq, commit.state, tuple(log), at)
    last.house_finish = commit.state.phase is Phase.RUNNING and not commit.state.people_left
    frames.append(last)
    return frames


def frames_since(log: Sequence[Logged], presented: int, final: Tournament, pace: Pace, now: int) -> list[Frame]:
    """After a restart: what came after event `presented` as far as it must be seen one by one. Source: S2."""
    if final.hand is None or final.hand.run_out is None or final.phase is Phase.OVER:
        return []
    state = final.copy()
    frames: list[Frame] = []
    cards = 0
    for logged in log:
        evolve(state, logged.event)
        hand = state.hand
        if isinstance(logged.event, HandEnded) or hand is None:
            break
        if logged.seq <= presented or hand.run_out is None:
            continue
        if isinstance(logged.event, HandsShown | BoardDealt) and len(hand.board) < 5:
            frames.append(Frame(Kind.STEP, logged.seq, state.copy(), _upto(log, logged.seq), now + cards))
            cards += pace.run_out_card
    return frames


def _ends(commit: Commit) -> bool:
    return any([isinstance(event, TournamentEnded) for event in commit.events])


def _upto(log: Sequence[Logged], seq: int) -> tuple[Logged, ...]:
    return tuple([logged for logged in log if logged.seq <= seq])
