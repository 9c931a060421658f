"""Decisions by the thousand through the simulated Discord: the whole bot, people who press what they see."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final, cast

from bot.app import DeadButton
from bot.demo.room import NothingToPress, Room
from bot.demo.sim import MemberActor
from bot.render.picture import face, sprites, typeset
from bot.service.actor import TableActor
from bot.service.preferences import TableViewMode
from engine import view
from engine.tournament import Phase, PlayerId
from tests.discord_sim import LogGuard, Sim
from tests.privacy import hanging, take_down
from tests.soak.measure import Cache, Look, left_over, look
from tests.soak.service import anything

FORMATS: Final = ("sit-and-go", "club", "open")
PATIENCE: Final = 120.0  # real seconds for what one press sets off, on a busy computer
KEPT: Final = 60  # messages a channel; what the simulated Discord keeps is not the bot's
REQUESTS: Final = 200  # and as many of these, held against what must stay secret at the end
PICTURES: Final = 1000  # of which it is known what they show: more than those requests have with them
OPEN_HANDS: Final = 25
THINKING: Final = 0.5  # seconds: nobody presses faster for a whole evening


class DiscordSoak:
    """`tables` channels of one server, each with one game after the other and people of its own."""

    def __init__(self, path: Path, tables: int, seed: int, view: TableViewMode = TableViewMode.ACTION) -> None:
        self.decisions = 0
        self.games = 0
        self.hands = 0
        self._path = path
        self._count = tables
        self._view = view
        self._chance = Random(seed)
        self._guard = LogGuard()
        self._left: list[str] = []

    async def run(self, decisions: int, every: int, told: Callable[[Look], None]) -> list[Look]:
        """Play `decisions` of them; a look at the process after `every` so many."""
        sim = Sim(self._path, self._guard, seed=self._chance.randrange(10**6))
        sim.world.env.settle_timeout = PATIENCE
        await sim.start()
        with sim.in_bot():
            store = bot_of(sim).store
            await store.save_server(replace(await store.server(sim.guild.id), view=self._view))
        looks: list[Look] = []
        channels = [Channel(self, sim, number, self._chance) for number in range(self._count)]
        try:
            while self.decisions < decisions:
                await self._round(sim, channels, opening=True)
                if self.decisions >= every * (len(looks) + 1):
                    looks.append(look(self.decisions, self._sizes(sim), self._caches(sim)))
                    told(looks[-1])
            while bot_of(sim).tables.all():
                await self._round(sim, channels, opening=False)
            self._guard.check()
        finally:
            await sim.close()
        self._left = left_over(self._path)
        return looks

    def left_over(self) -> list[str]:
        """What should be gone once every game is over."""
        return self._left

    async def _round(self, sim: Sim, channels: Sequence[Channel], *, opening: bool) -> None:
        acted = [await each.step(opening=opening) for each in channels]
        if not any(acted):
            await sim.advance(2)
        sim.world.forget(REQUESTS, messages=KEPT)
        take_down(PICTURES)
        self._guard.lines.clear()

    def _sizes(self, sim: Sim) -> dict[str, int]:
        bot = bot_of(sim)
        return {
            "tables": len(bot.tables.all()),
            "logged": sum(len(each.log) for each in bot.tables.all()),
            "views": sim.world.stored_views,
            "screens": len(bot.presenter._screens),  # pyright: ignore[reportPrivateUsage]
            "messages": sum(map(len, sim.world.backend.messages.values())),
            "files": len(sim.world.attachments_kept),
            "pictures": hanging(),
            "ids": sim.world.ids_kept,
        }

    def _caches(self, sim: Sim) -> dict[str, Cache]:
        """What is ready to be drawn: pieces of pictures, faces, words."""
        painter = bot_of(sim).presenter._studio._workshop.painter  # pyright: ignore[reportPrivateUsage]
        if painter is None:
            return {}
        faces = painter._faces  # pyright: ignore[reportPrivateUsage]
        words = typeset._usual()  # pyright: ignore[reportPrivateUsage]
        return {
            "pieces": Cache(painter.sprites.bytes, sprites.MOST_BYTES),
            "faces": Cache(faces.bytes, face.MOST_BYTES),
            "words": Cache(words.bytes, typeset.MOST_BYTES),
        }


class Channel:
    """One channel and the three people who play there."""

    def __init__(self, soak: DiscordSoak, sim: Sim, number: int, chance: Random) -> None:
        self._soak = soak
        self._sim = sim
        self._chance = chance
        self._channel = sim.guild.create_text_channel(f"poker-{number}")
        self._room = Room(sim.world, self._channel)
        self._people = [sim.person(f"{name}{number}") for name in ("ann", "bob", "cem")]
        self._format = FORMATS[number % len(FORMATS)]
        self._hand = 0

    async def step(self, *, opening: bool) -> bool:
        """One thing that somebody does here. False when there is nothing to do just now."""
        self._sim.channel, self._sim.room = self._channel, self._room
        actor = bot_of(self._sim).tables.at(self._channel.id)
        try:
            if actor is not None:
                return await self._at(actor)
            return opening and await self._open()
        except NothingToPress:
            return False

    async def _open(self) -> bool:
        host = self._people[0]
        speed = {} if self._format == "open" else {"speed": "turbo"}
        await self._sim.open_table(host, format=self._format, seats=3, **speed)
        if bot_of(self._sim).tables.at(self._channel.id) is None:
            return False  # too often of late; later
        for person in self._people[1:]:
            await self._sim.press(person, "join")
        with contextlib.suppress(NothingToPress):
            await self._sim.press(host, "start")
        self._soak.games += 1
        return True

    async def _at(self, actor: TableActor) -> bool:
        state = actor.state
        if state.phase is not Phase.RUNNING:
            return False
        if state.paused is not None:
            for person in self._people:
                with contextlib.suppress(NothingToPress):
                    await self._sim.press(person, "back")
            await self._sim.command(self._people[0], "poker floor resume")
            return False
        if state.hand_number != self._hand:
            self._hand = state.hand_number
            self._soak.hands += 1
        if state.rules.buying and state.hand_number >= OPEN_HANDS and not state.closing:
            await self._sim.command(self._people[0], "poker floor cancel")
            await self._sim.press(self._people[0], "cancel")
            return True
        hand = state.hand
        row = None if hand is None or hand.turn is None else state.seats[hand.turn.seat]
        if row is None:
            return state.rules.buying and not state.hand_running and await self._between(actor)
        person = next(each for each in self._people if each.id == row.player)
        return await self._decide(actor, person)

    async def _decide(self, actor: TableActor, person: MemberActor) -> bool:
        if self._chance.random() < 0.03:
            await self._sim.press(person, "cards")
        if self._chance.random() < 0.004:
            return False  # thinks for long
        self._sim.world.tick(THINKING)
        seq = actor.seq
        await self._sim.act(person, anything(view(actor.state, PlayerId(person.id)), self._chance))
        decided = actor.seq > seq
        self._soak.decisions += decided
        return decided

    async def _between(self, actor: TableActor) -> bool:
        """At an open table whoever is broke buys again."""
        seq = actor.seq
        for person in self._people:
            seat = actor.state.seat_of(PlayerId(person.id))
            row = None if seat is None else actor.state.seats[seat]
            if row is not None and not row.stack:
                with contextlib.suppress(NothingToPress):
                    await self._sim.press(person, "topup")
        return actor.seq > seq


def bot_of(sim: Sim) -> DeadButton:
    """The bot of that world."""
    return cast("DeadButton", sim.world.bot)
