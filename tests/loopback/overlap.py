"""Two processes of the bot on one database and one Discord, while people press all the time.

    python -m tests.loopback.overlap --seconds 30 [--case NAME]

Discord hands every press to both. Whatever is done to one of them, each press is applied once or refused once, by one
of the two. Time is real; figures are printed, and a fault ends it with exit code 1.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from bot.demo.room import Button, NothingToPress, Room
from bot.demo.sim import InteractionResult, MemberActor, Message
from bot.demo.sim_served import interaction_of
from bot.service import connection, lease
from bot.service.ports import Logged, TableId
from bot.service.preferences import ServerSettings
from bot.store.sqlite import SqliteStore
from engine import evolve, new_table
from engine.events import BetMade, Called, Cause, Checked, Folded, TurnStarted
from engine.tournament_events import HandStarted
from tests.loopback.conftest import BotProcess, Table
from tests.loopback.server import Door, Loopback, until

TABLES: Final = ("ann bob carol", "dave erin frank")
EVERY: Final = 0.03  # seconds between two presses
TELL, UPDATE = 4, 7  # types of answers: a message, which is private here; the table's own message anew
BACK: Final = "tables brought back"  # what the log says of a takeover
# What people press at a table, and how often; `again` is the same button twice, `old` one that they pressed long ago.
HABITS: Final = {"call": 45, "check": 45, "fold": 3, "raise": 3, "bet": 3, "cards": 5, "again": 5, "old": 5}


@dataclass(slots=True)
class Press:
    """Somebody pressed a button."""

    person: int
    custom_id: str
    interaction: int

    @property
    def table(self) -> int:
        return int(self.custom_id.split(":")[1])

    @property
    def turn(self) -> int:
        return int(self.custom_id.split(":")[2])

    @property
    def acts(self) -> bool:
        return self.custom_id.split(":")[3] in ("call", "check", "fold", "raise", "bet")


class Crowd:
    """People at two tables, and two bots."""

    def __init__(self, discord: Loopback, folder: Path, seconds: float, **settings: str) -> None:
        self.discord = discord
        self.seconds = seconds
        self.no_disk: list[Path] = []
        self.ahead = folder / "ahead"  # while it is there, the machine's clock is two hours ahead
        self.presses: list[Press] = []
        self.bots: list[BotProcess] = []
        self.doors: list[Door] = []
        self._folder = folder
        self._settings = settings
        self._random = random.Random(7)
        world = discord.world
        self._table = Table(discord, folder)
        self.people = [
            [self._table.guild.add_member(world.env.create_user(name)) for name in names.split()] for names in TABLES
        ]
        self.rooms = [
            Room(world, self._table.guild.create_text_channel(f"poker-{each}")) for each in range(len(TABLES))
        ]
        self._pressing: asyncio.Task[None] | None = None
        self.began = 0.0  # on the monotonic clock
        self.began_at = 0  # epoch milliseconds

    async def start(self) -> None:
        """One bot, everybody seated, the first hands dealt."""
        store = await SqliteStore.open(self._table.database)
        assert await store.acquire_lease("the test", 0, 1)
        guild = self._table.guild.id
        await store.save_server(ServerSettings(guild, clock=60, pause_after_fold=2, pause_after_showdown=2))
        await store.close()
        await self.new_bot()
        for room, people in zip(self.rooms, self.people, strict=True):
            await self._do(room.command(people[0], "poker start", seats=len(people)))
            await until(lambda room=room: "join" in room.verbs(), within=10, what="no lobby")
            for person in people[1:]:
                await self._do(room.press(person, "join"))
            await self._do(room.press(people[0], "start"))
        for room in self.rooms:
            await until(lambda room=room: {"check", "call"} & {*room.verbs()}, within=20, what="no first hand")

    async def new_bot(self) -> BotProcess:
        """One more process, which comes to Discord through a door of its own."""
        door = await self.discord.new_door()
        sign = self._folder / f"no-disk-{len(self.bots)}"
        signs = {"LOOPBACK_NO_DISK": str(sign), "LOOPBACK_AHEAD": str(self.ahead)}
        bot = await self._table.new_bot_at(door, **signs, **self._settings)
        self.bots.append(bot)
        self.doors.append(door)
        self.no_disk.append(sign)
        return bot

    async def after(self, part: float) -> None:
        """Wait until so much of the run is over, 0 to 1."""
        await asyncio.sleep(max(0.0, self.began + part * self.seconds - time.monotonic()))

    async def plays(self, bot: int) -> None:
        """Wait until this one has taken a decision."""
        before, port = len(self.discord.answered), self.doors[bot].port

        def taken() -> bool:
            return any([(door, kind) == (port, UPDATE) for _, door, _, kind in self.discord.answered[before:]])

        await until(taken, within=60, what=f"bot {bot} does not play:\n{self.bots[bot].output()[-3000:]}")

    async def connected_again(self) -> None:
        """Wait until one more has come to the gateway."""
        before = self.discord.identified + self.discord.resumed
        await until(lambda: self.discord.identified + self.discord.resumed > before, within=60, what="nobody came back")

    async def _do(self, action: Awaitable[InteractionResult]) -> None:
        result = await action
        await until(lambda: result.acknowledged, within=8, what="the bot never answered")

    # ---- pressing

    def press(self) -> None:
        """Let everybody press from now on."""
        self.began, self.began_at = time.monotonic(), int(time.time() * 1000)
        self._pressing = asyncio.create_task(self._press_on())

    async def rest(self) -> None:
        """Press no more, and wait for what is still to be answered."""
        assert self._pressing is not None
        self._pressing.cancel()
        await asyncio.wait([self._pressing])
        if not self._pressing.cancelled():
            self._pressing.result()
        await asyncio.sleep(3)

    async def _press_on(self) -> None:
        old: list[tuple[Message, MemberActor, Button]] = []
        while True:
            table = self._random.randrange(len(TABLES))
            person = self._random.choice(self.people[table])
            habit = self._random.choices([*HABITS], [*HABITS.values()])[0]
            if habit == "old":
                if old:
                    await self._press(*self._random.choice(old))
            else:
                message = self.rooms[table].table_message()
                verbs = ("call", "check") if habit == "again" else (habit,)
                found = [
                    each for each in self.rooms[table].buttons(message) if each.verb in verbs and not each.disabled
                ]
                if message is not None and found:
                    for _ in range(1 + (habit == "again")):
                        await self._press(message, person, found[0])
                    old = [*old[-50:], (message, person, found[0])]
            await asyncio.sleep(EVERY)

    async def _press(self, message: Message, person: MemberActor, button: Button) -> None:
        try:
            result = await self.discord.world.forge(person, message, button.custom_id)
        except NothingToPress:
            return
        self.presses.append(Press(person.id, button.custom_id, interaction_of(result)))

    async def close(self) -> None:
        await self._table.close()

    # ---- what came of it

    async def outcome(self) -> Outcome:
        """What was done, and what is wrong with it."""
        store = await SqliteStore.open(self._table.database)
        logs = {table: await store.events(table) for table in map(TableId, range(1, len(TABLES) + 1))}
        await store.close()
        return Outcome(self, logs)


class Outcome:
    """`problems`: whatever may not be. `figures`: by name."""

    def __init__(self, crowd: Crowd, logs: dict[TableId, list[Logged]]) -> None:
        self.problems: list[str] = []
        self._crowd = crowd
        self._acted: dict[tuple[int, int], tuple[int, int, Cause]] = {}  # by table and turn: whose, when, why
        for table, log in logs.items():
            self._read(table, log)
        self._answers = {each: kind for each, _, status, kind in crowd.discord.answered if status < 300}
        self._presses()
        self._direct_messages()
        self.figures = self._figures()

    def _read(self, table: int, log: list[Logged]) -> None:
        if [each.seq for each in log] != list(range(1, len(log) + 1)):
            self.problems.append(f"table {table}: events are missing")
        state = new_table()
        turn: tuple[int, int] | None = None
        chips: set[int] = set()
        for logged in log:
            event = logged.event
            if isinstance(event, Folded | Checked | Called | BetMade):
                if turn is None:
                    self.problems.append(f"table {table}: event {logged.seq} acts when nobody is to act")
                else:
                    cause = event.cause if isinstance(event, Folded | Checked) else Cause.PLAYER
                    self._acted[table, turn[0]] = turn[1], logged.at, cause
                turn = None
            evolve(state, event)
            if isinstance(event, HandStarted):
                assert state.hand is not None
                chips.add(sum(state.hand.deal.stacks))
            if isinstance(event, TurnStarted):
                row = state.seats[event.seat]
                turn = event.no, row.player if row is not None else 0
        if chips != {1000 * len(self._crowd.people[table - 1])}:
            self.problems.append(f"table {table}: {chips} chips at the beginning of a hand")

    def _presses(self) -> None:
        took: Counter[tuple[int, int]] = Counter()
        pressed: set[tuple[int, int, int]] = set()
        for press in self._crowd.presses:
            if not press.acts:
                continue
            pressed.add((press.table, press.turn, press.person))
            if self._answers.get(press.interaction) == UPDATE:
                took[press.table, press.turn] += 1
                whose = self._acted.get((press.table, press.turn), (0, 0, Cause.CLOCK))[0]
                if whose != press.person:
                    self.problems.append(f"{press.custom_id} of {press.person} was answered, and not applied")
        self.problems += [f"decision {each} was taken {often} times" for each, often in took.items() if often > 1]
        for (table, turn), (player, at, cause) in self._acted.items():
            by_hand = at >= self._crowd.began_at and cause is Cause.PLAYER
            if by_hand and (table, turn, player) not in pressed:
                self.problems.append(f"decision {turn} of table {table} was taken for {player}, who did not press")
        done = Counter(each for each, _, status, _ in self._crowd.discord.answered if status < 300)
        self.problems += [f"interaction {each} was answered {often} times" for each, often in done.items() if often > 1]

    def _direct_messages(self) -> None:
        for room, people in zip(self._crowd.rooms, self._crowd.people, strict=True):
            for person in people:
                twice = [each for each, often in Counter(room.dms(person)).items() if often > 1]
                if twice:
                    self.problems.append(f"{person.name} got {len(twice)} direct messages twice")

    def _figures(self) -> dict[str, Any]:
        crowd = self._crowd
        now = int(time.time() * 1000)  # what is later was written while the clock was ahead
        at = sorted(
            [at for _, at, cause in self._acted.values() if crowd.began_at <= at <= now and cause is Cause.PLAYER]
        )
        clock = sum([cause is not Cause.PLAYER for _, _, cause in self._acted.values()])
        ends = [crowd.began_at, *at, crowd.began_at + int(crowd.seconds * 1000)]
        silence = max([later - earlier for earlier, later in pairwise(ends)]) / 1000
        answers = [self._answers.get(each.interaction) for each in crowd.presses]
        by = Counter(door for _, door, status, _ in crowd.discord.answered if status < 300)
        return {
            "presses": len(crowd.presses),
            "applied": len(at),
            "answered": len(answers) - answers.count(None),
            "by each": " + ".join([str(by[door.port]) for door in crowd.doors]),
            "with the table": answers.count(UPDATE),
            "told": answers.count(TELL),
            "unanswered": answers.count(None),
            "answered too late": sum(status >= 300 for _, _, status, _ in crowd.discord.answered),
            "by the clock": clock,
            "longest silence": round(silence, 1),
            "after it": sum([each > crowd.began_at + int(crowd.seconds * 900) for each in at]),
        }


# ---- what is done to them


async def undisturbed(crowd: Crowd) -> None:
    """Nothing: one plays, the other waits."""


async def rolling(crowd: Crowd) -> None:
    """An update: the old one ends once the new one is there."""
    await crowd.after(0.5)
    code, took = await crowd.bots[0].terminate()
    assert code == 0
    assert took < 3


async def killed(crowd: Crowd) -> None:
    """The owner is killed."""
    await crowd.after(0.3)
    await crowd.bots[0].kill()


async def asleep(crowd: Crowd) -> None:
    """The owner stops for longer than its lease runs, and wakes up."""
    await crowd.after(0.15)
    crowd.bots[0].signal(signal.SIGSTOP)
    await crowd.after(0.75)
    crowd.bots[0].signal(signal.SIGCONT)


async def owner_cut_off(crowd: Crowd) -> None:
    """The owner loses its network, and gets it back."""
    await crowd.after(0.15)
    await crowd.doors[0].shut()
    await crowd.after(0.75)
    await crowd.doors[0].open()


async def other_cut_off(crowd: Crowd) -> None:
    """The one that waits loses its network, and gets it back."""
    await crowd.after(0.15)
    await crowd.doors[1].shut()
    await crowd.after(0.75)
    await crowd.doors[1].open()


async def owner_without_disk(crowd: Crowd) -> None:
    """The owner's database fails, and works again."""
    await crowd.after(0.1)
    crowd.no_disk[0].touch()
    await crowd.after(0.8)
    crowd.no_disk[0].unlink()


async def owner_without_both(crowd: Crowd) -> None:
    """The owner loses network and database at once, so that it cannot give anything up."""
    await crowd.after(0.1)
    crowd.no_disk[0].touch()
    await crowd.doors[0].shut()
    await crowd.after(0.8)
    await crowd.doors[0].open()
    crowd.no_disk[0].unlink()


async def one_after_the_other(crowd: Crowd) -> None:
    """The owner loses its network; when it has got it back, the one that plays now loses its database."""
    await crowd.after(0.05)
    await crowd.doors[0].shut()
    await crowd.plays(1)
    await crowd.doors[0].open()
    await crowd.connected_again()
    crowd.no_disk[1].touch()
    await crowd.plays(0)


async def heir_ends(crowd: Crowd) -> None:
    """The owner is killed, and its heir is told to end as soon as it has the tables; a third one is there."""
    await crowd.new_bot()
    await crowd.after(0.1)
    await crowd.bots[0].kill()
    heirs = crowd.bots[1:]
    await until(lambda: any([BACK in each.output() for each in heirs]), within=60, what="no heir")
    code, _ = await next(each for each in heirs if BACK in each.output()).terminate()
    assert code == 0


async def clock_set_back(crowd: Crowd) -> None:
    """The machine's clock was ahead and is set right while they play."""
    await crowd.after(0.1)
    crowd.ahead.unlink()


async def killed_and_set_back(crowd: Crowd) -> None:
    """The owner is killed, and before its lease ends the machine's clock, which was ahead, is set right."""
    await crowd.after(0.1)
    await crowd.bots[0].kill()
    crowd.ahead.unlink()


async def all_in_a_row(crowd: Crowd) -> None:
    """One thing after the other, each as soon as the one before has been got over."""
    await crowd.plays(0)
    await crowd.doors[0].shut()
    await crowd.plays(1)
    await crowd.doors[0].open()
    await crowd.connected_again()
    crowd.no_disk[1].touch()
    await crowd.plays(0)
    crowd.no_disk[1].unlink()
    crowd.bots[0].signal(signal.SIGSTOP)
    await crowd.plays(1)
    crowd.bots[0].signal(signal.SIGCONT)
    await crowd.plays(1)
    await crowd.bots[1].kill()
    await crowd.plays(0)
    await crowd.new_bot()
    code, _ = await crowd.bots[0].terminate()
    assert code == 0
    await crowd.plays(2)


CASES: Final[dict[str, Callable[[Crowd], Awaitable[None]]]] = {
    case.__name__.replace("_", "-"): case
    for case in (
        undisturbed,
        rolling,
        killed,
        asleep,
        owner_cut_off,
        other_cut_off,
        owner_without_disk,
        owner_without_both,
        one_after_the_other,
        heir_ends,
        clock_set_back,
        killed_and_set_back,
        all_in_a_row,
    )
}

AHEAD: Final = (clock_set_back, killed_and_set_back)  # begin with a clock that is ahead


async def run(case: str, folder: Path, seconds: float, **settings: str) -> Outcome:
    """One case, in a world of its own."""
    discord = Loopback()
    await discord.start()
    crowd = Crowd(discord, folder, seconds, **settings)
    if CASES[case] in AHEAD:
        crowd.ahead.touch()
    try:
        await crowd.start()
        await crowd.new_bot()
        crowd.press()
        await CASES[case](crowd)
        await crowd.after(1)
        await crowd.rest()
        return await crowd.outcome()
    finally:
        await crowd.close()
        await discord.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.loopback.overlap")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--case", choices=CASES, action="append")
    chosen = parser.parse_args()
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # requests are cut off on purpose
    wrong = 0
    for case in chosen.case or CASES:
        with tempfile.TemporaryDirectory() as folder:
            outcome = asyncio.run(run(case, Path(folder), chosen.seconds))
        print(f"{case}: " + ", ".join([f"{name} {figure}" for name, figure in outcome.figures.items()]), flush=True)
        allowed = lease.LEASE / 1000 + connection.GRACE / 1000
        if outcome.figures["longest silence"] > allowed:
            outcome.problems.append(f"nothing went on for longer than {allowed:.0f} seconds")
        if not outcome.figures["after it"]:
            outcome.problems.append("the tables did not go on")
        for problem in outcome.problems:
            print(f"  WRONG: {problem}", flush=True)
        wrong += len(outcome.problems)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
