"""A table of any format whose bot is killed with what was just done on disk, and not yet on Discord, or unknowingly."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
from aiohttp import web

from bot.demo.room import COMPONENTS_V2
from bot.demo.sim import MemberActor
from bot.service.preferences import ServerSettings
from bot.store.sqlite import SqliteStore
from engine.commands import Event
from engine.tournament import Phase, PlayerId, SeatRow, Tournament
from engine.tournament_events import HandStarted
from tests.loopback.conftest import BotProcess, Table
from tests.loopback.server import Hook, until

E = TypeVar("E", bound=Event)
CUT = ("before", "after")


class Club:
    """A table of a format whose bot is killed again and again: now before Discord got what was done, now after it got
    it and before the bot knew.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._cuts = itertools.cycle(CUT)
        role = table.guild.create_role("floor", permissions=discord.Permissions(manage_guild=True))
        self.boss = table.guild.add_member(table.discord.world.env.create_user("boss"), roles=[role])
        self.bot: BotProcess | None = None

    async def open(self, kind: str, *, clock: int = 60, seats: int = 3) -> None:
        """Settings for the server, a bot, a table with everybody at it, the first hand."""
        store = await SqliteStore.open(self.table.database)
        assert await store.acquire_lease("the test", 0, 1)
        settings = ServerSettings(self.table.guild.id, clock=clock, pause_after_fold=2, pause_after_showdown=2)
        await store.save_server(settings)
        await store.close()
        self.bot = await self.table.new_bot(LOOPBACK_LEASE="2000")
        table, people = self.table, self.table.people
        await table.do(table.room.command(people[0], "poker start", format=kind, seats=seats))
        await until(lambda: "join" in table.room.verbs(), within=5, what="no lobby")
        for person in people[1:]:
            await table.do(table.room.press(person, "join"))
        await table.do(table.room.press(people[0], "start"))
        await until(lambda: table.turn_shown() == 1, within=20, what="no first hand")

    async def killed_in(self, act: Callable[[], Awaitable[Any]]) -> Tournament:
        """Somebody does something; it is written, its way to Discord is cut, and the bot dies; then a new one comes."""
        before = len(await self.table.log())
        hooks = self.table.discord.before if next(self._cuts) == "before" else self.table.discord.after
        hooks.append(_forever("/callback"))
        await act()
        for _ in range(100):
            if len(await self.table.log()) > before:
                break
            await asyncio.sleep(0.05)
        else:
            raise TimeoutError("nothing was written")
        await asyncio.sleep(0.3)
        return await self.killed()

    async def killed(self) -> Tournament:
        """The bot dies as it stands, and a new one comes."""
        assert self.bot is not None
        await self.bot.kill()
        self.table.discord.before.clear()
        self.table.discord.after.clear()
        written, there = len(await self.table.log()), await self.table.state()
        self.bot = await self.table.new_bot(LOOPBACK_LEASE="2000")
        await self._back(written, there)
        return await self.table.state()

    async def _back(self, written: int, there: Tournament) -> None:
        for _ in range(200):
            if there.phase is Phase.OVER or len(await self.table.log()) > written:
                break
            await asyncio.sleep(0.1)
        else:
            raise TimeoutError("the table never came back")
        after = await self.table.state()
        if there.hand is not None and there.hand.turn is not None:
            assert after.hand is not None and after.hand.turn is not None
            assert after.hand.cards == there.hand.cards
            assert after.hand.stacks == there.hand.stacks
            assert after.hand.turn.no == there.hand.turn.no
            if after.paused is None:
                await self.table.shown(after.hand.turn.no)

    async def all(self, kind: type[E]) -> list[E]:
        return [each.event for each in await self.table.log() if isinstance(each.event, kind)]

    async def floor(self, name: str, on: MemberActor | None = None, **options: object) -> None:
        if on is not None:
            options["player"] = f"<@{on.id}>"
        await self.table.room.command(self.boss, f"poker floor {name}", **options)

    async def row(self, person: MemberActor) -> SeatRow | None:
        state = await self.table.state()
        seat = state.seat_of(PlayerId(person.id))
        return None if seat is None else state.seats[seat]

    async def play_hand(self) -> Tournament:
        """Everybody checks or folds until this hand is over and the next one is on, or the table is over."""
        number = (await self.table.state()).hand_number
        for _ in range(400):
            state = await self.table.state()
            if state.phase is Phase.OVER:
                return state
            turn = state.hand.turn if state.hand is not None else None
            if state.hand_number > number and turn is not None:
                await self.table.shown(turn.no)
                return state
            if turn is not None and self.table.turn_shown() == turn.no:
                person = await self.table.to_act()
                await self.table.do(self.table.room.press(person, "fold" if turn.call else "check"))
            await asyncio.sleep(0.05)
        raise TimeoutError("no next hand")


def _forever(when: str) -> Hook:
    async def hook(method: str, path: str, body: Any) -> web.StreamResponse | None:
        if when in path and method in ("POST", "PATCH"):
            await asyncio.sleep(3600)
        return None

    return hook


async def every_hand_once(club: Club) -> None:
    """No hand dealt or shown twice, no event missing."""
    log = await club.table.log()
    assert [each.seq for each in log] == list(range(1, len(log) + 1))
    numbers = [each.number for each in await club.all(HandStarted)]
    assert numbers == list(range(1, len(numbers) + 1))
    shown = [each for each in club.table.room.messages() if each.flags & COMPONENTS_V2]
    state = await club.table.state()
    assert len(shown) == 1 + len(numbers) + (state.phase is Phase.OVER), "a lobby, each hand, and the end"
