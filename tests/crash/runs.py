"""A history played by real actors on a real store, disturbed on the way, and what became of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from typing import Final

from bot.service.actor import TableActor
from bot.service.plan import Pace
from bot.service.ports import Commit, Logged, Place, StoreError, TableId, TableRecord
from bot.service.preferences import ServerSettings
from bot.service.tables import Tables
from bot.store.database import Database
from bot.store.results import Result
from bot.store.sqlite import SqliteStore
from engine import replay
from engine.commands import Command, DeclareMisdeal, Event, OpenTable, Penalise, StartHand, UndoRuling, Warn
from engine.errors import Reason, Rejected
from engine.hand_commands import TWICE
from engine.tournament import Phase, PlayerId, Tournament
from tests.crash.history import STARTED_AT, History, Step, Stopwatch
from tests.crash.timeless import story, timeless

PLACE: Final = Place(1, 2)
DOWN: Final = 33_000  # milliseconds that a killed bot is missed for
# Nothing happens by the actors' own timers: histories say when hands are dealt.
PACE: Final = Pace(10**8, 10**8, 10**8, 10**8, 10**8, 10**8, 10**8)


class Fault(Enum):
    """What goes wrong with one write."""

    KILLED_BEFORE = "killed before the write"
    KILLED_AFTER = "killed after the write"
    FAILED = "the write failed"
    UNKNOWN = "written, but the answer was lost"


Faults = Callable[[int], Fault | None]
"""The fault of a step's write, by the step's index."""


class Killed(BaseException):
    """The process is gone."""


class UnluckyStore(SqliteStore):
    """The real store, whose next write meets `fault`."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.fault: Fault | None = None

    async def append(self, table: TableId, after: int, events: Sequence[Event], at: int, *, over: bool = False) -> None:
        self._before()
        await super().append(table, after, events, at, over=over)
        self._afterwards()

    async def open_table(self, place: Place, events: Sequence[Event], at: int) -> TableId:
        self._before()
        table = await super().open_table(place, events, at)
        self._afterwards()
        return table

    def _before(self) -> None:
        if self.fault is Fault.KILLED_BEFORE:
            raise Killed
        if self.fault is Fault.FAILED:
            self.fault = None
            raise StoreError("the disk is full")

    def _afterwards(self) -> None:
        fault, self.fault = self.fault, None
        if fault is Fault.KILLED_AFTER:
            raise Killed
        if fault is Fault.UNKNOWN:
            raise StoreError("nobody knows what became of it")


class Onlooker:
    """A presenter that remembers what it was given to show."""

    def __init__(self) -> None:
        self.on_over: Callable[[TableActor], None] = lambda _: None
        self.last_press: Callable[[PlayerId], int] = lambda _: 0
        self.seen: list[Commit] = []
        self.resumed_at = 0

    def show(self, actor: TableActor, commit: Commit, via: object | None) -> Awaitable[None]:
        self.seen.append(commit)

        async def nothing() -> None: ...

        return nothing()

    async def opened(self, actor: TableActor, via: object | None) -> None:
        self.resumed_at = actor.seq

    def resume(self, actor: TableActor, record: TableRecord) -> None:
        self.resumed_at = actor.seq

    def saving(self, actor: TableActor) -> None: ...

    def drop(self, actor: TableActor) -> None: ...

    def check(self, last: int) -> None:
        """Everything was given to be shown once, in order, up to event `last`."""
        seq = self.resumed_at
        for commit in self.seen:
            assert commit.first == seq + 1, f"shown: {commit.first} after {seq}"
            seq = commit.seq
        assert seq == last, f"shown up to {seq}, written up to {last}"


class Wall:
    """The clock on the wall, which goes on while the bot is down."""

    def __init__(self) -> None:
        self.ms = STARTED_AT

    def __call__(self) -> datetime:
        return datetime.fromtimestamp(self.ms / 1000, UTC)


@dataclass(slots=True)
class Outcome:
    """What a disturbed run came to."""

    log: list[Logged]
    results: list[Result]
    restarts: int = 0
    faults: int = 0
    differences: list[str] = field(default_factory=list)

    @property
    def end(self) -> Tournament:
        return replay([each.event for each in self.log])


class Run:
    """One run of a history. `faults` decides what goes wrong."""

    def __init__(self, history: History, path: Path, faults: Faults) -> None:
        self.history = history
        self.wall = Wall()
        self.watch = Stopwatch()
        self._path = path
        self._faults = faults
        self._store: UnluckyStore | None = None
        self._tables: Tables | None = None
        self._onlooker = Onlooker()
        self._outcome = Outcome([], [])

    async def play(self) -> Outcome:
        """Play every step to the end."""
        await self._begin()
        for index, step in enumerate(self.history.steps):
            await self._step(index, step)
        out = self._outcome
        await self._touch()
        out.log = await self.store.events(TableId(1))
        out.results = await self.store.results(TableId(1))
        self._onlooker.check(self.actor.seq)
        await self._drop()
        self._compare(story([each.event for each in out.log]), story(self.history.events), "the events")
        return out

    # ---- processes

    @property
    def store(self) -> UnluckyStore:
        assert self._store is not None
        return self._store

    @property
    def tables(self) -> Tables:
        assert self._tables is not None
        return self._tables

    @property
    def actor(self) -> TableActor:
        (actor,) = self.tables.all()
        return actor

    async def _begin(self) -> None:
        """A process comes up, and brings back what is on disk."""
        self._store = UnluckyStore(await Database.open(self._path))
        self._onlooker = Onlooker()
        name = f"process {self._outcome.restarts}"
        entropy = bytes
        self._tables = Tables(self._store, self._onlooker, clock=self.wall, entropy=entropy, name=name, pace=PACE)
        assert await self._tables.lease.take(), "the dead still hold the lease"
        await self._store.save_server(ServerSettings(PLACE.guild, pause_after_fold=10**5, pause_after_showdown=10**5))
        await self._tables.resume_all()

    async def _drop(self) -> None:
        """The process is gone: nothing is said, nothing given up; what is on disk stays."""
        self.tables.lease.lost()
        for actor in self.tables.all():
            actor.stop()
        await self.store.close()

    async def _killed(self, index: int) -> None:
        await self._drop()
        self._outcome.restarts += 1
        self.wall.ms += DOWN
        await self._begin()
        self.watch.recovered(self.wall.ms)
        self._check_back(index)

    def _check_back(self, index: int) -> None:
        """K7: who is to act has the full time again."""
        for actor in self.tables.all():
            hand = actor.state.hand
            playing = actor.state.phase is Phase.RUNNING and actor.state.paused is None
            if playing and hand is not None and hand.turn is not None:
                left = hand.turn.deadline - self.wall.ms
                if left < actor.state.rules.clock:
                    self._differ(f"after step {index} only {left} ms are left to act")

    # ---- steps

    async def _step(self, index: int, step: Step) -> None:
        self._wait(step)
        if self._pressed_twice(step):
            return
        store = self.store
        store.fault = self._fault(index)
        before = self.actor.seq if self.tables.all() else 0
        try:
            await self._submit(step.command, index, step)
        except Killed:
            self._outcome.faults += 1
            written = story([each.event for each in await store.events(TableId(1), before)])
            if written:
                self.watch.happened(self.history.states[index], self.wall.ms)
            await self._killed(index)
            if not written:
                await self._again(index, step)
        except StoreError:
            self._outcome.faults += 1
            if len(await store.events(TableId(1), before)) == 0:
                await self._again(index, step)
            else:
                await self._press_again(step)
        store = self.store
        store.fault = None
        if self.tables.all():
            await self._happened()
            self._compare(timeless(self.actor.state), timeless(self.history.states[index]), f"step {index}: {step}")

    def _fault(self, index: int) -> Fault | None:
        if self.history.steps[index].refused is not None:
            return None
        around = self.history.states[max(0, index - 1) : index + 1]
        if any([each.phase is Phase.LOBBY and each.start_at for each in around]):
            return None  # the countdown would be over when the bot is back, which would start the game by itself
        return self._faults(index)

    def _pressed_twice(self, step: Step) -> bool:
        """Whether this is a second press that is none any more, because the bot was down in between."""
        hand = self.actor.state.hand if step.refused is Reason.JUST_EXTENDED else None
        return hand is not None and self.wall.ms >= hand.extended[1] + TWICE

    def _wait(self, step: Step) -> None:
        if step.wait is None:
            hand = self.actor.state.hand
            assert hand is not None and hand.turn is not None
            self.wall.ms = max(self.wall.ms, hand.turn.deadline)
        elif step.played:
            self.wall.ms += max(0, step.played - self.watch.at(self.wall.ms))
        else:
            self.wall.ms += step.wait

    async def _submit(self, command: Command, index: int, step: Step) -> None:
        try:
            if isinstance(command, OpenTable):
                await self.tables.open(PLACE, command.rules, command.language, command.host, command.host_name)
            else:
                await self.actor.submit(command)
        except Rejected as refused:
            if refused.reason is not step.refused:
                self._differ(f"step {index}: {command} was refused: {refused.reason}, not {step.refused}")
        else:
            if step.refused is not None:
                self._differ(f"step {index}: {command} was not refused for {step.refused}")

    async def _again(self, index: int, step: Step) -> None:
        """It was not done, so it is done now."""
        if step.wait is None or step.played:
            self._wait(step)
        await self._submit(step.command, index, step)

    async def _press_again(self, step: Step) -> None:
        """It was done, which whoever pressed does not know. A second press changes nothing."""
        command = step.command
        if isinstance(command, Warn | Penalise | UndoRuling | DeclareMisdeal):  # each of these is one more
            await self._touch()
            return
        if isinstance(command, OpenTable):
            await self._drop()  # the lobby was never shown; whoever starts again finds it after a restart at the latest
            self._outcome.restarts += 1
            self.wall.ms += DOWN
            await self._begin()
            return
        await self._touch()
        if isinstance(command, StartHand) and not self.actor.state.hand_running:
            return
        try:
            await self.actor.submit(command)
        except Rejected:
            return
        self._differ(f"{command} was done twice")

    async def _touch(self) -> None:
        """Somebody who is nobody presses something: the actor looks at the disk if it has to."""
        try:
            await self.actor.submit(OpenTable(self.actor.state.rules, "en", self.actor.state.host, ""))
        except Rejected:
            return
        raise AssertionError("a table was opened twice")

    async def _happened(self) -> None:
        if self.actor.state.phase is Phase.LOBBY:
            return
        if self.actor.last_at >= self.wall.ms:
            self.watch.happened(self.actor.state, self.wall.ms)

    # ---- findings

    def _compare(self, found: object, expected: object, what: str) -> None:
        if found != expected:
            self._differ(f"{what}: {_first_difference(found, expected)}")

    def _differ(self, what: str) -> None:
        if len(self._outcome.differences) < 5:
            self._outcome.differences.append(f"{self.history.name}: {what}")


def _first_difference(found: object, expected: object) -> str:
    if isinstance(found, tuple | list) and isinstance(expected, tuple | list):
        for one, other in zip(found, expected, strict=False):
            if one != other:
                return _first_difference(one, other)
        return f"{len(found)} parts, not {len(expected)}"
    return f"{found!r}, not {expected!r}"
