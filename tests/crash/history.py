"""What happens at a table, step by step, as the engine alone plays it: what every disturbed run is held against."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

import engine
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.commands import Act, ComeBack, Command, Event, Join, OpenTable, StartHand, StartTournament, TimeOut
from engine.deck import shuffled
from engine.errors import Reason, Rejected
from engine.hand import Turn
from engine.rules import Rules
from engine.tournament import Phase, PlayerId, Tournament

STARTED_AT = 1_900_000_000_000
ANN, BOB, CAROL, DAVE, ERIN, FRANK = [PlayerId(500_000_000_000_000_000 + number) for number in range(1, 7)]
ADMIN = PlayerId(500_000_000_000_000_099)
NAMES = {ANN: "Ann", BOB: "Bob", CAROL: "Carol", DAVE: "Dave", ERIN: "Erin", FRANK: "Frank"}


@dataclass(frozen=True, slots=True)
class Step:
    """`command` comes `wait` milliseconds after the step before (None: when the clock of the turn has run out), or,
    with `played`, when the table has been in play for so long. `refused` = why the engine does not take it, None if it
    does.
    """

    command: Command
    wait: int | None
    played: int = 0
    refused: Reason | None = None


@dataclass(slots=True)
class Stopwatch:
    """For how long a table has been in play: neither paused nor without its bot. Source: B9."""

    played: int = 0
    since: int = 0
    running: bool = False

    def at(self, now: int) -> int:
        """The milliseconds in play up to `now`."""
        return self.played + (now - self.since if self.running else 0)

    def happened(self, state: Tournament, now: int) -> None:
        """Events have brought the table to `state`."""
        self.played, self.since = self.at(now), now
        self.running = state.phase is Phase.RUNNING and state.paused is None

    def recovered(self, now: int) -> None:
        """The bot is back; since the last event nothing counts."""
        self.since = now


@dataclass(slots=True)
class History:
    """A table's steps from `OpenTable` on, the table after each of them, and all its events."""

    name: str
    steps: list[Step] = field(default_factory=list)
    states: list[Tournament] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @property
    def commits(self) -> list[int]:
        """The steps that something is written in, by index."""
        return [index for index, step in enumerate(self.steps) if step.refused is None]


class Writer:
    """Writes a history by playing it. What it is asked to do is a step, whether the engine takes it or not."""

    def __init__(self, name: str, rules: Rules, seed: int, *, language: str = "en") -> None:
        self.history = History(name)
        self.random = Random(seed)
        self.table = engine.new_table()
        self.at = STARTED_AT
        self.watch = Stopwatch()
        self.do(OpenTable(rules, language, ANN, NAMES[ANN]), wait=0)

    def do(self, command: Command, *, wait: int | None = 1000, long_after: int = 0) -> bool:
        """One step; whether it was taken. `long_after`: so many milliseconds later, by the time in play."""
        if wait is None:
            wait = max(0, self.turn.deadline - self.at)
            given = None
        else:
            wait = given = wait or long_after
            if self.somebody_acts and self.at + wait >= self.turn.deadline:
                self.time_out()
                return self.do(command, wait=wait, long_after=long_after)
        self.at += wait
        played = self.watch.at(self.at) if long_after else 0
        try:
            self.table, events = engine.apply(self.table, command, self.at)
        except Rejected as refused:
            self._note(Step(command, given, played, refused.reason))
            return False
        self.watch.happened(self.table, self.at)
        self.history.events += events
        self._note(Step(command, given, played))
        return True

    def must(self, *commands: Command) -> None:
        """Steps that are taken."""
        for command in commands:
            assert self.do(command), f"{command} was refused: {self.history.steps[-1].refused}"

    def may_not(self, command: Command, reason: Reason) -> None:
        """A step that is refused for this reason."""
        assert not self.do(command), f"{command} was taken"
        assert self.history.steps[-1].refused is reason, self.history.steps[-1].refused

    def _note(self, step: Step) -> None:
        self.history.steps.append(step)
        self.history.states.append(self.table)

    # ---- in words of the table

    @property
    def turn(self) -> Turn:
        """The decision that is on; there must be one."""
        assert self.table.hand is not None and self.table.hand.turn is not None, "nobody is to act"
        return self.table.hand.turn

    @property
    def to_act(self) -> PlayerId:
        row = self.table.seats[self.turn.seat]
        assert row is not None
        return row.player

    @property
    def somebody_acts(self) -> bool:
        return self.table.hand is not None and self.table.hand.turn is not None and self.table.paused is None

    def seat(self, people: Iterable[PlayerId], *, house: int = 0) -> None:
        """Others sit down, and the game starts."""
        for player in people:
            self.must(Join(player, NAMES[player]))
        for number in range(house):
            self.must(Join(PlayerId(900 + number), f"House {number}", house=True, by=ANN))
        self.must(StartTournament(ANN, self.random.getrandbits(128)))

    def deck(self):
        return shuffled(self.random.randbytes(64))

    def deal(self, *, long_after: int = 0) -> None:
        assert self.do(StartHand(self.deck()), wait=0 if long_after else 5000, long_after=long_after)

    def act(self, action: Action) -> None:
        self.must(Act(self.to_act, self.turn.no, action))

    def time_out(self) -> None:
        """Whoever is to act lets the time run out."""
        assert self.do(TimeOut(self.turn.no), wait=None)

    def stay(self) -> None:
        """Whoever is to act checks or calls."""
        self.act(Call() if self.turn.call else Check())

    def give_up(self) -> None:
        """Whoever is to act checks or folds."""
        self.act(Fold() if self.turn.call else Check())

    def shove(self) -> None:
        """Whoever is to act puts in all that is allowed."""
        turn = self.turn
        if not turn.max_to:
            self.stay()
            return
        assert self.table.hand is not None
        self.act(Raise(turn.max_to) if self.table.hand.price else Bet(turn.max_to))

    def finish(self, *absent: PlayerId, long: bool = False) -> None:
        """Play the hand to its end: everybody stays in, the `absent` let their time run out; or all fold."""
        while self.table.hand_running and self.somebody_acts:
            if self.to_act in absent:
                self.time_out()
            elif long:
                self.stay()
            else:
                self.give_up()

    def until_acts(self, player: PlayerId) -> None:
        """Others stay in until `player` is to act, in this hand or a later one."""
        for _ in range(60):
            if not self.table.hand_running:
                self.deal()
            if self.somebody_acts and self.to_act == player:
                return
            if self.somebody_acts:
                self.stay()
        raise AssertionError(f"{player} never acts")

    def play_out(self, limit: int = 400) -> None:
        """All-in after all-in, until the game is over."""
        for _ in range(limit):
            if self.table.phase is Phase.OVER:
                return
            if self.table.paused is not None:
                self.must(ComeBack(next(row.player for _, row in self.table.rows() if row.away)))
            elif self.somebody_acts:
                self.shove()
            else:
                self.deal()
        raise AssertionError("the game does not end")
