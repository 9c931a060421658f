"""Decisions by the hundred thousand on many tables at once: real actors, a real store, nobody to show anything to."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

from bot.service.actor import TableActor
from bot.service.plan import Pace
from bot.service.ports import Commit, Place, TableRecord
from bot.service.preferences import ServerSettings
from bot.service.tables import Tables
from bot.store.sqlite import SqliteStore
from engine import view
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.commands import Act, Cancel, ComeBack, Join, Resume, StartHand, StartTournament, TimeOut, TopUp
from engine.errors import Rejected
from engine.formats import club, open_table
from engine.hand import Turn
from engine.ledger import Account
from engine.rules import SEATS, Rules, Speed, sit_and_go
from engine.tournament import Phase, PlayerId, Tournament
from engine.view import TableView
from tests.soak.measure import Look, left_over, look

GUILD: Final = 7
STARTED: Final = 1_900_000_000
STRANGERS: Final = 10**18  # the ids of people begin here; every game has new ones
NEVER: Final = 10**9
BY_HAND: Final = Pace(NEVER, NEVER, NEVER, NEVER, NEVER, NEVER, NEVER)  # nothing happens by the actors' own timers
OPEN_HANDS: Final = 60
FOR_EVER: Final = 10**12


class Onlooker:
    """A presenter that shows nothing and says that every end has been seen."""

    def __init__(self) -> None:
        self.on_over: Callable[[TableActor], None] = lambda _: None
        self.last_press: Callable[[PlayerId], int] = lambda _: 0
        self.decisions = 0

    def show(self, actor: TableActor, commit: Commit, via: object | None) -> Awaitable[None]:
        if commit.state.phase is Phase.OVER:
            asyncio.get_running_loop().call_soon(self.on_over, actor)

        async def nothing() -> None: ...

        return nothing()

    async def opened(self, actor: TableActor, via: object | None) -> None: ...

    def resume(self, actor: TableActor, record: TableRecord) -> None: ...

    def saving(self, actor: TableActor) -> None: ...

    def drop(self, actor: TableActor) -> None: ...


class Soak:
    """`tables` tables in one process, each with one game after the other, until so many decisions have been made."""

    def __init__(self, path: Path, tables: int, seed: int) -> None:
        self.decisions = 0
        self.games = 0
        self.hands = 0
        self._path = path
        self._count = tables
        self._chance = Random(seed)
        self._ms = STARTED * 1000
        self._people = 0
        self._onlooker = Onlooker()

    def _clock(self) -> datetime:
        return datetime.fromtimestamp(self._ms / 1000, UTC)

    async def run(self, decisions: int, every: int, told: Callable[[Look], None]) -> list[Look]:
        """Play `decisions` of them; a look at the process after `every` so many."""
        with patch("bot.service.lease.LEASE", FOR_EVER):  # its clock runs a hundred times as fast as the renewals
            return await self._run(decisions, every, told)

    async def _run(self, decisions: int, every: int, told: Callable[[Look], None]) -> list[Look]:
        self._store = await SqliteStore.open(self._path)
        self._tables = Tables(
            self._store, self._onlooker, clock=self._clock, entropy=self._chance.randbytes, name="soak", pace=BY_HAND
        )
        await self._tables.look(again=True)
        self._tables.start()
        await self._store.save_server(ServerSettings(GUILD, pause_after_fold=NEVER, pause_after_showdown=NEVER))
        self._last = decisions
        looks: list[Look] = []
        playing = [asyncio.create_task(self._channel(number)) for number in range(1, self._count + 1)]
        try:
            for mark in range(every, decisions + 1, every):
                done: set[asyncio.Task[None]] = set()
                while self.decisions < mark and len(done) < len(playing):
                    done, _ = await asyncio.wait(playing, timeout=0.05, return_when=asyncio.FIRST_EXCEPTION)
                for each in done:
                    each.result()
                looks.append(look(self.decisions, self._sizes()))
                told(looks[-1])
            await asyncio.gather(*playing)
        finally:
            for each in playing:
                each.cancel()
            await self._tables.close()
            await self._store.close()
        return looks

    def left_over(self) -> list[str]:
        """What should be gone once every game is over."""
        live = [f"table {each.table} is still held" for each in self._tables.all()]
        return [*live, *left_over(self._path)]

    def _sizes(self) -> dict[str, int]:
        live = self._tables.all()
        return {
            "tables": len(live),
            "logged": sum(len(each.log) for each in live),
            "presses": len(self._tables.last_press),
        }

    # ---- one table

    async def _channel(self, number: int) -> None:
        """One game after the other in one channel; the last one is played to its end."""
        chance = Random(number)
        while self.decisions < self._last:
            await self._game(Place(GUILD, number), self._rules(chance), chance)
            self.games += 1

    def _rules(self, chance: Random) -> Rules:
        seats = chance.randint(*SEATS)
        kind = chance.randrange(3)
        if kind == 0:
            return sit_and_go(seats=seats, speed=Speed.TURBO)
        if kind == 1:
            return club(seats=seats, hands=4)
        return open_table(seats=seats)

    async def _game(self, place: Place, rules: Rules, chance: Random) -> None:
        people = [self._newcomer() for _ in range(rules.seats)]
        actor = await self._tables.open(place, rules, "en", people[0], "Host")
        for person in people[1:]:
            self._tables.pressed(person)
            await actor.submit(Join(person, f"Player {person}"))
        await actor.submit(StartTournament(people[0], self._tables.entropy.draw()))
        while actor.state.phase is not Phase.OVER:
            await self._step(actor, people, chance)
            await asyncio.sleep(0)

    def _newcomer(self) -> PlayerId:
        self._people += 1
        return PlayerId(STRANGERS + self._people)

    async def _step(self, actor: TableActor, people: list[PlayerId], chance: Random) -> None:
        state = actor.state
        hand = state.hand
        if state.paused is not None:
            for person in people:
                await _perhaps(actor, ComeBack(person))
            if actor.state.paused is not None:
                await actor.submit(Resume(people[0]))
        elif hand is not None and hand.turn is not None:
            await self._decide(actor, state, hand.turn, chance)
        elif not state.can_deal or (state.rules.buying and state.hand_number >= OPEN_HANDS):
            await self._between(actor, state, people)
        else:
            self._ms += 3_000
            self.hands += 1
            await actor.submit(StartHand(self._tables.entropy.deck()))

    async def _between(self, actor: TableActor, state: Tournament, people: list[PlayerId]) -> None:
        """An open table that nobody ends goes on for ever, so its host does."""
        if state.hand_number >= OPEN_HANDS or not any([_broke(each) for each in state.ledger]):
            await actor.submit(Cancel(people[0]))
            return
        for person in people:
            await _perhaps(actor, TopUp(person))
            await _perhaps(actor, ComeBack(person))

    async def _decide(self, actor: TableActor, state: Tournament, turn: Turn, chance: Random) -> None:
        row = state.seats[turn.seat]
        assert row is not None
        self.decisions += 1
        self._ms += 20
        if chance.random() < 0.01 and turn.deadline:
            self._ms = max(self._ms, turn.deadline)
            if await _perhaps(actor, TimeOut(turn.no)):
                return
        self._tables.pressed(row.player)
        await actor.submit(Act(row.player, turn.no, anything(view(state, row.player), chance), None))


def _broke(account: Account) -> bool:
    return account.bought_in > account.cashed_out


async def _perhaps(actor: TableActor, command: ComeBack | TopUp | TimeOut) -> bool:
    """What may be refused. Whether it was done."""
    try:
        await actor.submit(command)
    except Rejected:
        return False
    return True


def anything(seen: TableView, chance: Random) -> Action:
    """Something legal, all-ins now and then."""
    offer = seen.offer
    assert offer is not None and seen.hand is not None
    roll = chance.random()
    if offer.max_to and roll < 0.3:
        to = offer.max_to if roll < 0.05 else min(offer.max_to, offer.min_to * chance.randrange(1, 3))
        return Raise(to) if seen.hand.price else Bet(to)
    if offer.call:
        return Fold() if roll > 0.75 else Call()
    return Check()
