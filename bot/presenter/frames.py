"""What a commit looks like: the pictures of a table to be shown one after another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from bot.service.plan import Pace, house_alone
from bot.service.ports import Commit, Logged
from engine import evolve, replay
from engine.events import BoardDealt, HandsShown
from engine.open_events import OpenTableClosed
from engine.tournament import Phase, Tournament
from engine.tournament_events import HandStarted, TournamentEnded

AFTER_HOUSE_FINISH: Final = 1_500

ENDED: Final = (TournamentEnded, OpenTableClosed)  # a game with a result; what is shown then is a message of its own


class Kind(Enum):
    """EDIT: the table message changes, the newest state will do. STEP: a picture of a run-out, not to be left out.
    DEAL: a new hand in a new message. END: the podium, or the ledger of an open table, in a new message.
    """

    EDIT = "edit"
    STEP = "step"
    DEAL = "deal"
    END = "end"


@dataclass(slots=True)
class Frame:
    """The table after event `seq`, with the events since the last deal, not to be shown before `at` (epoch ms)."""

    kind: Kind
    seq: int
    state: Tournament
    log: tuple[Logged, ...]
    at: int
    house_finish: bool = False
    tried: bool = False  # a message may have been posted for it

    @property
    def hand(self) -> int:
        """The number of the hand it shows, 0 for the lobby."""
        return self.state.hand_number

    @property
    def dealt(self) -> tuple[int, int]:
        """Which cards are in play: the number of the hand, and its misdeals. Source: D3."""
        hand = self.state.hand
        return self.state.hand_number, 0 if hand is None else hand.redeals


def frames_of(commit: Commit, log: Sequence[Logged], pace: Pace) -> list[Frame]:
    """The frames of `commit`, whose table has the events `log` since its last deal. Source: S2, K8."""
    if house_alone(commit.before):
        if isinstance(commit.events[-1], ENDED):
            return [Frame(Kind.END, commit.seq, commit.state, tuple(log), commit.at + AFTER_HOUSE_FINISH)]
        if commit.state.phase is Phase.RUNNING:
            return []
    state = commit.before.copy()
    frames: list[Frame] = []
    at = commit.at
    for seq, event in enumerate(commit.events, commit.first):
        if isinstance(event, ENDED):
            break
        evolve(state, event)
        hand = state.hand
        if hand is None or hand.run_out is None or not isinstance(event, HandsShown | BoardDealt):
            continue
        if isinstance(event, BoardDealt):
            at += pace.run_out_card
        if len(hand.board) < 5:
            frames.append(Frame(Kind.STEP, seq, state.copy(), _upto(log, seq), at))
    if isinstance(commit.events[-1], ENDED):
        frames.append(Frame(Kind.EDIT, commit.seq - 1, state, _upto(log, commit.seq - 1), at))
        frames.append(Frame(Kind.END, commit.seq, commit.state, tuple(log), at + _look(state, pace)))
    else:
        frames.append(Frame(Kind.EDIT, commit.seq, commit.state, tuple(log), at))
        frames[-1].house_finish = house_alone(commit.state)
    if isinstance(commit.events[0], HandStarted):
        frames[0].kind = Kind.DEAL
    return frames


def frames_since(log: Sequence[Logged], presented: int, pace: Pace, now: int) -> list[Frame]:
    """After a restart, what is left to show of a hand whose message stands: `log` are the events from its deal on,
    all up to `presented` have been seen. Source: S2.
    """
    frames: list[Frame] = []
    at = now
    for upto in range(1, len(log) + 1):
        logged = log[upto - 1]
        if logged.seq <= presented or not isinstance(logged.event, HandsShown | BoardDealt):
            continue
        state = state_of(log[:upto])
        if state.hand is not None and state.hand.run_out is not None and len(state.hand.board) < 5:
            frames.append(Frame(Kind.STEP, logged.seq, state, tuple(log[:upto]), at))
            at += pace.run_out_card
    final = finished(log)
    state = state_of(log)
    if state.end_reason is not None:
        look = _look(state, pace) if frames else 0
        end = Frame(Kind.END, log[-1].seq, state, tuple(log), at + look)
        if final is None or final.seq <= presented:
            return [*frames, end]
        final.at = at
        return [*frames, final, end]
    return [*frames, Frame(Kind.EDIT, log[-1].seq, state, tuple(log), at)]


def frames_after_restart(log: Sequence[Logged], hand: int, presented: int, pace: Pace, now: int) -> list[Frame]:
    """What is left to show after a restart, from `now` on, when the message that stands is about `hand`. What house
    players did alone nobody saw. Source: K8.
    """
    frames = frames_since(log, presented, pace, now)
    state = frames[-1].state
    if hand == state.hand_number:
        return frames
    if state.end_reason is not None:
        return _last_hand(frames, log)
    if house_alone(state):
        return []
    if state.phase is Phase.RUNNING:
        frames[0].kind, frames[0].tried = Kind.DEAL, True  # it may have been posted before
    return frames


def _last_hand(frames: list[Frame], log: Sequence[Logged]) -> list[Frame]:
    """The game is over, and it is not noted that its last hand has a message: people may have seen one, which is to
    become a record, too.
    """
    dealt = log[0].event
    if len(frames) > 1 and isinstance(dealt, HandStarted) and dealt.table.people_left:
        frames[0].kind, frames[0].tried = Kind.DEAL, True
        return frames
    return frames[-1:]


def finished(log: Sequence[Logged]) -> Frame | None:
    """The finished hand that `log` tells of, as it stood before the end of the game, None when it is not finished."""
    hand = [logged for logged in log if not isinstance(logged.event, ENDED)]
    if not hand or not isinstance(hand[0].event, HandStarted):
        return None
    state = state_of(hand)
    if state.hand_running:
        return None
    return Frame(Kind.EDIT, hand[-1].seq, state, tuple(hand), 0)


def state_of(log: Iterable[Logged]) -> Tournament:
    """The table that `log` makes: all of a table's events, or those from a deal on."""
    return replay([logged.event for logged in log])


def _look(state: Tournament, pace: Pace) -> int:
    """How long the last hand is looked at before the podium comes."""
    shown = state.hand is not None and state.hand.shown is not None
    return pace.after_showdown if shown else pace.after_fold


def _upto(log: Sequence[Logged], seq: int) -> tuple[Logged, ...]:
    return tuple([logged for logged in log if logged.seq <= seq])
