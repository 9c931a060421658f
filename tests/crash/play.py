"""A game that people play to its end, whatever becomes of the bot: they look at the screen, and press again what was
not answered.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from bot.demo.room import COMPONENTS_V2
from bot.demo.sim import InteractionResult, MemberActor
from bot.demo.sim_shown import text_of
from bot.service.house import decide
from engine import view
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.hand import Turn
from engine.tournament import PauseReason, Phase, PlayerId, Tournament
from engine.view import TableView
from tests.crash.killed import KilledSim, dice
from tests.crash.outcome import Outcome, outcome_of
from tests.discord_sim import NothingToPress

TAKEOVER: Final = 20  # seconds in which a new process has the lease of one that died
TURNS: Final = {"fold", "check", "call", "bet", "raise", "allin", "size"}
LIMIT: Final = 4000

Does = Callable[["Play"], Awaitable[InteractionResult | None]]


@dataclass(frozen=True, slots=True)
class Step:
    """Something beside the turns: from hand `hand` on, once it is `person`'s turn (None: somebody's), or with `between`
    when that hand is over; with `after` when the game is. It is done when `event` is on disk `times` times, or when
    `done` says so.
    """

    event: str
    times: int
    does: Does
    hand: int = 0
    person: str | None = None
    between: bool = False
    after: bool = False
    done: Callable[[Play], bool] | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """What is played: who is there, what they do beside their turns, and which turns they miss. `missed` has, for each
    hand, who lets the clock run there. `wild_from` is the hand from which on people go all-in often; until then nobody
    pays more than `calm` at once. `pace` is how many milliseconds in play a hand takes at least, 0 for no matter.
    `opened`: the table is there before the first kill; `thread`: in a thread of its own.
    """

    name: str
    people: tuple[str, ...]
    opens: Does
    steps: tuple[Step, ...]
    missed: dict[int, str] = field(default_factory=dict[int, str])
    wild_from: int = 3
    calm: int = 60
    pace: int = 0
    text_only: bool = True
    opened: bool = False
    thread: bool = False
    language: str = "en-US"


class Play:
    """One run of `game`."""

    def __init__(self, sim: KilledSim, game: Game) -> None:
        self.sim = sim
        self.game = game
        self.differences: list[str] = []
        self.restarts = 0
        self.refused = 0
        self.known: dict[str, int] = {}  # what people remember of what they have done
        self.checks_or_folds: dict[str, int] = {}  # who has made up their mind to do so, in which hand
        self._turn_no = 0
        self._turn_since = 0.0

    def person(self, name: str) -> MemberActor:
        return self.sim.person(name)

    def shortest(self, table: Tournament) -> str:
        """Which of the people at the table has the fewest chips."""
        stacks = {self.person(name).id: name for name in self.game.people}
        rows = [(row.stack, stacks[row.player]) for _, row in table.rows() if row.player in stacks]
        return min(rows)[1]

    async def run(self) -> Outcome:
        """Play to the end of everything. Raises TimeoutError."""
        for _ in range(LIMIT):
            if self.sim.world.halted:
                await self._revive()
                continue
            happened = self.sim.happened()
            if not happened:
                await self._do(self.game.opens, lambda: bool(self.sim.happened()), "the table")
                continue
            table = await self.sim.on_disk()
            if table.phase is Phase.OVER and not self.sim.bot.tables.all() and self._due(table) is None:
                await self.sim.advance(5)
                if not self.sim.world.halted:
                    return await self._ended()
                continue
            await self._go_on(table, self._due(table))
        raise TimeoutError(f"{self.game.name} never ended; it waits for {self._due(await self.sim.on_disk())}")

    async def _ended(self) -> Outcome:
        left = [each.event for each in self.game.steps if not self._is_done(each)]
        if left:
            self.differences.append(f"never done: {left}")
        return await outcome_of(self.sim, self.game.people)

    async def _go_on(self, table: Tournament, step: Step | None) -> None:
        """The next thing that somebody does, or a second of waiting."""
        if step is not None:
            await self._do(step.does, lambda: self._is_done(step), step.event)
            return
        if table.paused is PauseReason.ALL_AWAY:
            away = {row.player for _, row in table.rows() if row.away or row.sitting_out}
            name = next(each for each in self.game.people if self.person(each).id in away)
            was = self.sim.happened()["came-back"]
            await self._do(
                lambda play: play.sim.press(play.person(name), "back"),
                lambda: self.sim.happened()["came-back"] > was,
                "coming back",
            )
            return
        turn = _turn(table)
        row = table.seats[turn.seat] if turn is not None else None
        person = next((self.person(n) for n in self.game.people if row and row.player == self.person(n).id), None)
        if turn is None or row is None or person is None or row.away or not self._is_ready(table, turn, person):
            await self.sim.advance(1)
            return
        await self._act(table, turn, person)

    # ---- turns

    def _is_ready(self, table: Tournament, turn: Turn, person: MemberActor) -> bool:
        """Whether this person has thought long enough, and does not let the clock run."""
        now = self.sim.world.now().timestamp()
        if turn.no != self._turn_no:
            self._turn_no, self._turn_since = turn.no, now
        if self.game.missed.get(table.hand_number) == person.name:
            return False
        if self.game.pace and time_in_play(table, int(now * 1000)) < table.hand_number * self.game.pace:
            return False
        return now - self._turn_since >= dice(self.sim.seed, turn.no, "think")[0] % 4

    async def _act(self, table: Tournament, turn: Turn, person: MemberActor) -> None:
        settled = self.checks_or_folds.get(person.name) == table.hand_number
        action = self._decision(view(table, PlayerId(person.id)), turn.no, settled=settled)
        self._look_for_old_buttons()
        try:
            result = await self.sim.act(person, action)
        except NothingToPress as nothing:
            self._in_vain(f"turn {turn.no}: {nothing}")
            await self.sim.advance(1)
            return
        if result.modal is None:
            after = await self.sim.on_disk()
            self._check(result, (_turn(after) or turn).no > turn.no or _turn(after) is None, f"turn {turn.no}")
        if not self.sim.world.halted:
            await self.sim.advance(1)

    def _decision(self, seen: TableView, turn: int, *, settled: bool) -> Action:
        roll = dice(self.sim.seed, turn, "decision")
        offer, hand = seen.offer, seen.hand
        assert offer is not None and hand is not None
        if settled:
            return Fold() if offer.call else Check()
        if seen.hand_number < self.game.wild_from:  # nobody is out before what is to happen has happened
            dear = offer.call > self.game.calm
            raised = roll[0] < 40 and not dear and 0 < offer.min_to <= self.game.calm
            if raised:
                return Raise(offer.min_to) if hand.price else Bet(offer.min_to)
            return Fold() if dear else Call() if offer.call else Check()
        if roll[0] < 90 and offer.max_to:
            return Raise(offer.max_to) if hand.price else Bet(offer.max_to)
        return decide(seen, roll)

    def look_for_two_tables(self, point: str) -> None:
        """At no moment do two messages in the channel have buttons of the same table that can be pressed."""
        messages = [each for each in self.sim.room.messages() if each.flags & COMPONENTS_V2]
        live = [{b.custom_id.split(":")[1] for b in self.sim.room.buttons(each) if not b.disabled} for each in messages]
        tables = [table for each in live for table in each]
        if len(tables) > len(set(tables)):
            self.differences.append(f"one table can be pressed on two messages {point}")

    def _look_for_old_buttons(self) -> None:
        """Only the newest message of the table may have buttons of a turn."""
        messages = [each for each in self.sim.room.messages() if each.flags & COMPONENTS_V2]
        for message in messages[:-1]:
            if TURNS & {each.verb for each in self.sim.room.buttons(message) if not each.disabled}:
                self.differences.append(f"old buttons are live: {text_of('', message.components)[:80]!r}")

    # ---- what people do beside their turns

    def _due(self, table: Tournament) -> Step | None:
        """The first step that is not done, if it is time for it."""
        step = next((each for each in self.game.steps if not self._is_done(each)), None)
        if step is not None and step.after:
            return step if table.phase is Phase.OVER and not self.sim.bot.tables.all() else None
        if step is None or step.hand == 0:
            return step if table.phase is Phase.LOBBY or table.paused is not None else None
        if step.between:
            over = not table.hand_running and table.paused is None
            return step if table.hand_number == step.hand and over and self.sim.bot.tables.owner else None
        if table.paused is not None and not (step.event == "resumed" or step.event == "came-back"):
            return None
        turn = _turn(table)
        row = table.seats[turn.seat] if turn is not None else None
        if table.paused is None and (row is None or row.house or table.hand_number < step.hand):
            return None
        if step.person is not None and (row is None or row.player != self.person(step.person).id):
            return None
        return step

    def _is_done(self, step: Step) -> bool:
        return step.done(self) if step.done is not None else self.sim.happened()[step.event] >= step.times

    async def _do(self, does: Does, done: Callable[[], bool], what: str) -> None:
        try:
            result = await does(self)
        except NothingToPress as nothing:
            self._in_vain(f"{what}: {nothing}")
            await self.sim.advance(1)
            return
        if result is not None:
            self._check(result, done(), what)
        if not self.sim.world.halted:
            await self.sim.advance(1)

    def _check(self, result: InteractionResult, done: bool, what: str) -> None:
        """What was answered is done. A refusal is private; it may come from a message that is behind."""
        if done or not result.acknowledged:
            return
        said = result.response
        if said is None or not said.ephemeral:
            self.differences.append(f"answered, and not done: {what}")
            return
        self._in_vain(f"{what} is refused: {text_of(said.content, said.components)}")

    def _in_vain(self, why: str) -> None:
        self.refused += 1
        if self.refused > 300:
            raise TimeoutError(why)

    # ---- after a kill

    async def _revive(self) -> None:
        """A new process, at once or after the lease of the dead one; meanwhile nobody is answered."""
        self.restarts += 1
        way = self.restarts % 3
        if way == 2:
            self.sim.world.tick(TAKEOVER)
        await self.sim.world.restart(killed=True)
        for second in range(TAKEOVER):
            bot = self.sim.bot
            if self.sim.world.halted or (bot.tables.owner and not bot.tables.returning):
                return
            if way == 1 and second == 2:
                await self._press_in_vain()
            await self.sim.advance(1)
        self.differences.append(f"no tables after {TAKEOVER} s")

    async def _press_in_vain(self) -> None:
        """A process without the lease does not even answer."""
        before = self.sim.seq
        for verb in ("cards", "fold", "check", "join"):
            try:
                result = await self.sim.press(self.person(self.game.people[0]), verb)
            except NothingToPress:
                continue
            bot = self.sim.bot
            if not self.sim.world.halted and not bot.tables.owner and (result.acknowledged or self.sim.seq != before):
                self.differences.append(f"{verb} was answered without the lease")
            return


def time_in_play(table: Tournament, now: int) -> int:
    """For how many milliseconds a table whose levels rise by time has been in play. Source: B9."""
    since = now - table.running_since if table.phase is Phase.RUNNING and table.paused is None else 0
    return (table.level - 1) * table.rules.structure.milliseconds + table.level_ms + since


def _turn(table: Tournament) -> Turn | None:
    return table.hand.turn if table.hand is not None and table.paused is None else None
