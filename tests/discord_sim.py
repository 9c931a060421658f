"""The whole bot in a simulated Discord, in the words of people at a table.

ann, bob = sim.people("ann", "bob")
await sim.open_table(ann, seats=2)
await sim.join(bob)
await sim.press(ann, "start")
await sim.press(sim.to_act(), "call")
"""

from __future__ import annotations

import contextlib
import gc
import logging
import random
import re
import sqlite3
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, ClassVar, Final

import discord

from bot.app import create_bot
from bot.demo.room import Button, NothingToPress, Room
from bot.demo.sim import InteractionResult, MemberActor, Message, Request, SimulatedDiscord
from bot.render.picture.painter import Painter
from bot.render.picture.scene import TableScene
from bot.service.ports import Logged, TableId
from bot.settings import Settings
from bot.store.sqlite import SqliteStore
from engine import replay, view
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.tournament import Phase, PlayerId, Tournament
from engine.view import TableView
from tests.openapi import description, lints
from tests.privacy import DealtHand, dealt_hands, leaks, said_beside

__all__ = [
    "Button",
    "InteractionResult",
    "LogGuard",
    "MemberActor",
    "Message",
    "NothingToPress",
    "Sim",
    "UnhurriedPainter",
    "simulated",
]

Strategy = Callable[[TableView], Action]

MOST_PAINTED: Final = 1000  # of some 15 kB


class LogGuard(logging.Handler):
    """Keeps every record; an error that nobody expected fails the test, also one that discord.py or asyncio only logs:
    a task that failed with nobody to ask it is one.
    """

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.now: Callable[[], datetime] | None = None
        self.lines: list[tuple[int, str]] = []
        self.errors: list[logging.LogRecord] = []
        self._expected: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith(("bot", "engine", "i18n", "discord", "asyncio")):
            at = int(self.now().timestamp() * 1000) if self.now is not None else 0
            self.lines.append((at, f"{record.name}: {logging.Formatter().format(record)} {said_beside(record)}"))
            if record.levelno >= logging.ERROR:
                self.errors.append(record)

    def expect(self, pattern: str) -> None:
        """Errors whose text matches are part of this test."""
        self._expected.append(pattern)

    def expect_no_more(self) -> None:
        """What has been expected so far is over: from now on every error fails the test."""
        self.check()
        self._expected.clear()

    def check(self) -> None:
        """Raise the errors that nobody expected."""
        format_one = logging.Formatter().format
        left = [
            each for each in self.errors if not any(re.search(pattern, format_one(each)) for pattern in self._expected)
        ]
        self.errors.clear()
        if left:
            causes = [each.exc_info[1] for each in left if each.exc_info and isinstance(each.exc_info[1], Exception)]
            raise ExceptionGroup(
                "logged: " + "; ".join(each.getMessage() for each in left), causes or [AssertionError()]
            )


class UnhurriedPainter(Painter):
    """Makes its pieces when it needs them: the time that the first picture takes passes for nobody here, and hundreds
    of bots start that never show one. What another bot has painted is not painted again, for the same games are played
    over and over: the same scene gives the same bytes, whatever was painted before.
    """

    _painted: ClassVar[OrderedDict[TableScene, bytes]] = OrderedDict()

    def warm(self) -> None:
        """Nobody waits for the first picture."""

    def paint(self, scene: TableScene) -> bytes:
        """A table; without anybody's avatar it may be one that was painted before."""
        if any([self.has_face(seat.face.key) for seat in scene.seats]):
            return super().paint(scene)
        known = self._painted.get(scene)
        if known is None:
            known = self._painted[scene] = super().paint(scene)
            if len(self._painted) > MOST_PAINTED:
                self._painted.popitem(last=False)
        return known


class Sim:
    """One server with one poker channel, and people in it. Everything on it is what a person could see or do, but
    `log`, `table` and `view`, which read what is on disk.
    """

    def __init__(self, database: Path, guard: LogGuard, *, seed: int = 1, lag_seed: int | None = 1, **settings: Any):
        self.database = database
        self.guard = guard
        self._settings: dict[str, Any] = {"shard_count": 1, "card_emojis": False, **settings}
        self._random = random.Random(seed)
        self.world = SimulatedDiscord(self._make_bot, lag_seed=lag_seed)
        guard.now = self.world.now
        self._members: dict[str, MemberActor] = {}
        self._by_id: dict[int, MemberActor] = {}

    def _make_bot(self, now: Callable[[], datetime]) -> discord.Client:
        settings = Settings(discord_token="simcord.fake.token", database_path=self.database, **self._settings)
        return create_bot(settings, clock=now, entropy=self._random.randbytes, make_painter=UnhurriedPainter)

    async def start(self, *, language: str = "en-US") -> None:
        """Bring the bot up, in a server of this language."""
        await self.world.start()
        self.guild = self.world.env.create_guild("Card room", preferred_locale=language)
        self.channel = self.guild.create_text_channel("poker")
        self.room = Room(self.world, self.channel)
        await self.world.env.settle()
        self._reader = await SqliteStore.open(str(self.database))
        self._file = sqlite3.connect(self.database)

    async def close(self) -> None:
        """Close everything, then hold all that was sent and logged against the rules. Raises what is wrong."""
        try:
            kept = self.world.stored_views
            await self.world.close()
            assert kept == 0, f"discord.py keeps {kept} views"
            problems = [
                *self.invalid_requests(),
                *leaks(self.world.requests, self.guard.lines, await self.dealt_hands()),
            ]
            assert not problems, "\n".join(problems[:10])
        finally:
            await self.close_reader()

    async def close_reader(self) -> None:
        """What reads the disk for `log` and the like."""
        self._file.close()
        await self._reader.close()

    # ---- people

    def people(self, *names: str, locale: str = "en-US") -> list[MemberActor]:
        """Members of the server, made when they are first named."""
        return [self.person(name, locale=locale) for name in names]

    def person(self, name: str, *, locale: str = "en-US", display: str | None = None) -> MemberActor:
        """One member of the server, whose Discord speaks `locale`."""
        if name not in self._members:
            user = self.world.env.create_user(name, global_name=display or name.title())
            member = self._members[name] = self.guild.add_member(user)
            self._by_id[member.id] = member
            self.world.speaks(member, locale)
        return self._members[name]

    def admin(self, name: str) -> MemberActor:
        """A member who may manage the server."""
        role = self.guild.create_role("floor", permissions=discord.Permissions(manage_guild=True))
        user = self.world.env.create_user(name, global_name=name.title())
        member = self._members[name] = self.guild.add_member(user, roles=[role])
        self._by_id[member.id] = member
        return member

    # ---- what people do

    async def open_table(self, host: MemberActor, **options: Any) -> InteractionResult:
        """`/poker start`."""
        return await self.room.command(host, "poker start", **options)

    async def join(self, *people: MemberActor) -> None:
        for person in people:
            await self.room.press(person, "join")

    async def start_game(self, host: MemberActor) -> None:
        """Start now, and let the first hand be dealt."""
        await self.room.press(host, "start")
        await self.until(lambda table: table.hand is not None and table.hand.turn is not None)

    async def command(self, person: MemberActor, name: str, **options: Any) -> InteractionResult:
        return await self.room.command(person, name, **options)

    async def press(self, person: MemberActor, verb: str, amount: int | None = None, **given: Any) -> InteractionResult:
        return await self.room.press(person, verb, amount, **given)

    async def fill(self, person: MemberActor, *values: Any) -> InteractionResult:
        return await self.room.fill(person, *values)

    async def amount(self, person: MemberActor, text: str) -> InteractionResult:
        return await self.room.amount(person, text)

    async def act(self, person: MemberActor, action: Action) -> InteractionResult:
        """Whatever presses an action takes: a dialog for an odd amount, a confirmation of a big all-in."""
        match action:
            case Fold() | Check() | Call():
                result = await self.press(person, type(action).__name__.lower())
            case Bet(to) | Raise(to):
                preset = next((b for b in self.room.buttons() if b.amount == to and b.verb in SIZES), None)
                if preset is not None:
                    result = await self.press(person, preset.verb, to)
                else:
                    result = await self.amount(person, str(to))
            case _:
                raise TypeError(action)
        return await self.fill(person) if result.modal is not None else result

    def in_bot(self) -> contextlib.AbstractContextManager[None]:
        """What is called inside runs as the bot's own code."""
        return self.world.in_bot()

    # ---- what people see

    def table_text(self) -> str:
        return self.room.table_text()

    def private(self, person: MemberActor) -> str:
        return self.room.private(person)

    def dm(self, person: MemberActor) -> str:
        return self.room.dm(person)

    def mark(self) -> int:
        """A point in the list of requests."""
        return len(self.world.requests)

    def requests_since(self, mark: int) -> tuple[list[Request], list[Request]]:
        """Answers to interactions, and all other requests."""
        new = self.world.requests[mark:]
        return [each for each in new if each.response], [each for each in new if not each.response]

    # ---- what is on disk

    def table_ids(self) -> list[TableId]:
        """Every table there ever was, oldest first."""
        rows = self._file.execute("SELECT DISTINCT table_id FROM events ORDER BY table_id").fetchall()
        return [TableId(row[0]) for row in rows]

    async def log(self, table: TableId | None = None) -> list[Logged]:
        """All events of a table, by default of the newest."""
        return await self._reader.events(table or self.table_ids()[-1])

    async def events_after(self, table: TableId, seq: int) -> list[Logged]:
        """What is new in a table's log since event `seq`."""
        return await self._reader.events(table, seq)

    async def table(self, table: TableId | None = None) -> Tournament:
        """A table as it is on disk, by default the newest."""
        return replay([each.event for each in await self._reader.last_hand(table or self.table_ids()[-1])])

    async def view(self, person: MemberActor | None = None) -> TableView:
        return view(await self.table(), PlayerId(person.id) if person is not None else None)

    async def to_act(self) -> MemberActor | None:
        """The person whose turn it is, None when it is nobody's or a house player's."""
        table = await self.table()
        turn = table.hand.turn if table.hand is not None else None
        row = table.seats[turn.seat] if turn is not None else None
        return self._by_id.get(row.player) if row is not None else None

    async def dealt_hands(self) -> list[DealtHand]:
        hands = [hand for table in self.table_ids() for hand in dealt_hands(table, await self.log(table))]
        return sorted(hands, key=lambda hand: hand.at)

    def invalid_requests(self) -> list[str]:
        """What Discord's description and our own lints say about all requests."""
        spec = description()
        found: list[str] = []
        for each in self.world.requests:
            if spec is not None:
                found += spec.problems(each.method, each.path, each.json, each.params)
            found += lints(each.json)
        return found

    # ---- time and processes

    async def advance(self, seconds: float) -> None:
        await self.world.advance(seconds)

    async def until(
        self, condition: Callable[[Tournament], bool], *, step: float = 1.0, limit: int = 600
    ) -> Tournament:
        """Let time pass until the table is so. Raises TimeoutError."""
        for _ in range(limit):
            table = await self.table()
            if condition(table):
                return table
            await self.advance(step)
        raise TimeoutError("the table never got there")

    async def restart(self, *, killed: bool = False) -> None:
        """A new process on the same database; after a kill it has to wait for the lease."""
        await self.world.restart(killed=killed)
        await self.advance(20 if killed else 2)

    async def play_out(
        self, strategy: Strategy, *, until: Callable[[Tournament], bool] | None = None, limit: int = 20_000
    ) -> Tournament:
        """Everybody plays by `strategy`, through the buttons, until the game is over (or `until`)."""
        for _ in range(limit):
            table = await self.table()
            if table.phase is Phase.OVER or (until is not None and until(table)):
                return table
            turn = table.hand.turn if table.hand is not None and table.paused is None else None
            row = table.seats[turn.seat] if turn is not None else None
            person = self._by_id.get(row.player) if row is not None else None
            if person is None or row is None or row.away:
                await self.advance(2)
            else:
                await self.act(person, strategy(view(table, PlayerId(person.id))))
        raise TimeoutError("the game never ended")


SIZES = ("bet", "raise", "allin")


def check_or_call(seen: TableView) -> Action:
    """The calling station."""
    offer = seen.offer
    assert offer is not None
    return Call() if offer.call else Check()


def shove(seen: TableView) -> Action:
    """All-in whenever it is allowed."""
    offer = seen.offer
    assert offer is not None
    assert seen.hand is not None
    if not offer.max_to:
        return check_or_call(seen)
    return Raise(offer.max_to) if seen.hand.price else Bet(offer.max_to)


@contextlib.asynccontextmanager
async def simulated(database: Path, guard: LogGuard, *, language: str = "en-US", **options: Any) -> AsyncIterator[Sim]:
    """A running `Sim`, closed and checked at the end."""
    sim = Sim(database, guard, **options)
    await sim.start(language=language)
    try:
        yield sim
    except BaseException:
        with contextlib.suppress(Exception):
            await sim.close()
        raise
    await sim.close()


@contextlib.contextmanager
def guarded_logs() -> Iterator[LogGuard]:
    """Records all logs meanwhile; raises at the end what nobody expected."""
    guard = LogGuard()
    root = logging.getLogger()
    level = root.level
    root.addHandler(guard)
    root.setLevel(logging.DEBUG)
    gc.freeze()  # only what this test makes is collected at its end, or that would take long
    try:
        yield guard
        gc.collect()  # a forgotten task speaks up only when it goes
    finally:
        gc.unfreeze()
        root.removeHandler(guard)
        root.setLevel(level)
    guard.check()


def sequence(*actions: Action) -> Strategy:
    """The given actions, one after the other."""
    left: list[Action] = list(actions)
    return lambda seen: left.pop(0)


def verbs(buttons: Sequence[Button]) -> list[str]:
    return [each.verb for each in buttons]
