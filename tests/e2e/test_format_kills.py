"""kill -9 again and again at a club and at an open table where people do all they may: nothing lost, nothing doubled.

`DEADBUTTON_KILL_GAMES` says how many games of each.
"""

from __future__ import annotations

import contextlib
import os
import random
from pathlib import Path

import pytest

from bot.app import DeadButton
from bot.demo.room import COMPONENTS_V2
from bot.demo.sim import MemberActor
from bot.service.house import decide
from bot.service.ports import Place
from engine import replay, view
from engine.events import HoleCardsDealt
from engine.formats import club, open_table
from engine.rules import Preset, Rules
from engine.structures import AnteKind, Antes
from engine.tournament import Phase, PlayerId, Tournament
from engine.tournament_events import HandStarted
from tests.discord_sim import LogGuard, NothingToPress, Sim, simulated
from tests.e2e.formats import somebody_acts
from tests.privacy import cards_in

GAMES = int(os.environ.get("DEADBUTTON_KILL_GAMES", "1"))
THREE = ("ann", "bob", "carol")
HANDS = 14

CLUB = club(seats=4, stack=1000, preset=Preset.HYPER, antes=Antes(AnteKind.BIG_BLIND, 2), clock=60_000, time_bank=2)
OPEN = open_table(seats=4, buy_in=300, small=5, big=10, clock=60_000)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, GAMES + 1))
@pytest.mark.parametrize("rules", [CLUB, OPEN], ids=["club", "open"])
async def test_kills_at_any_moment_lose_and_double_nothing(
    rules: Rules, seed: int, tmp_path: Path, log_guard: LogGuard
) -> None:
    chance = random.Random(seed)
    async with simulated(tmp_path / "bot.db", log_guard, seed=seed, lag_seed=seed) as sim:
        kills = await play_with_kills(sim, rules, chance)
        log = await sim.log()
        end = replay([each.event for each in log])
        assert kills > 5 and [each.seq for each in log] == list(range(1, len(log) + 1))
        deals = [each.event for each in log if isinstance(each.event, HandStarted)]
        assert [each.number for each in deals] == list(range(1, len(deals) + 1))
        if rules.buying:
            assert sum([each.bought_in - each.cashed_out for each in end.ledger]) == 0
        elif end.standings:
            assert sum([each.chips for each in end.standings]) + end.chips_removed == 1000 * end.started_with
        dealt = [each.event for each in log if isinstance(each.event, HoleCardsDealt)]
        for person in sim.people(*THREE):
            cards = [each for each in sim.room.dms(person) if cards_in(each)]
            assert len(cards) == len(set(cards)), "no cards twice"
            assert len(cards) <= len(dealt)
        tables = [each for each in sim.room.messages() if each.flags & COMPONENTS_V2]
        ended = end.close_reason is None  # a game without a result ends in the message of its last hand
        assert len(tables) == 1 + len(deals) + ended, "a lobby, a message for every hand, and the end"


async def play_with_kills(sim: Sim, rules: Rules, chance: random.Random) -> int:
    """A game of three people, an admin and perhaps a house player; how often its bot was killed."""
    people, boss = sim.people(*THREE), sim.admin("boss")
    await open_with(sim, rules, people[0])
    await sim.join(*people[1:])
    await sim.press(people[0], "house")
    kills = 0
    sim.world.halt_at(sim.world.moments + chance.randrange(3, 40))
    for _ in range(4000):
        if sim.world.halted:
            kills += 1
            before = await sim.table()
            await sim.world.restart(killed=True)
            sim.world.halt_at(sim.world.moments + chance.randrange(5, 80))
            await sim.advance(20)
            check_same(before, await sim.table())
            continue
        table = await sim.table()
        if table.phase is Phase.OVER:
            await sim.advance(60)
            if not sim.world.halted:
                return kills
            continue
        with contextlib.suppress(NothingToPress):
            await step(sim, table, people, boss, chance)
        await sim.advance(1)
    raise TimeoutError("the game never ended")


async def open_with(sim: Sim, rules: Rules, host: MemberActor) -> None:
    bot = sim.world.bot
    assert isinstance(bot, DeadButton)
    with sim.in_bot():
        await bot.tables.open(Place(sim.guild.id, sim.channel.id), rules, "en", PlayerId(host.id), "Ann")


def check_same(before: Tournament, after: Tournament) -> None:
    """The hand that was on is on, with the same cards; it may have gone on since."""
    if before.hand is None or before.hand.over or after.hand is None or before.hand_number != after.hand_number:
        return
    assert after.hand.cards == before.hand.cards
    assert after.hand.board[: len(before.hand.board)] == before.hand.board
    if before.turns == after.turns and not after.hand.over:
        assert before.seats == after.seats
        assert before.ledger == after.ledger


async def step(sim: Sim, table: Tournament, people: list[MemberActor], boss: MemberActor, chance: random.Random):
    """The next thing that somebody there does."""
    if table.phase is Phase.LOBBY:
        await sim.press(people[0], "start")
        return
    if table.paused is not None:
        for person in people:
            with contextlib.suppress(NothingToPress):
                await sim.press(person, chance.choice(["back", "topup"]))
            if sim.world.halted:
                return
        await sim.command(boss, "poker floor resume")
        return
    if table.hand_number >= HANDS and not table.closing:
        await sim.command(boss, "poker floor cancel")
        if not sim.world.halted:
            await sim.press(boss, "cancel")
        return
    if chance.random() < 0.35:
        await aside(sim, people, boss, chance)
    person = await sim.to_act() if somebody_acts(table) else None
    if person is not None and not sim.world.halted:
        now = await sim.table()
        if now.hand is not None and now.hand.turn is not None and await sim.to_act() is person:
            await sim.act(person, decide(view(now, PlayerId(person.id)), chance.randbytes(16)))


async def aside(sim: Sim, people: list[MemberActor], boss: MemberActor, chance: random.Random) -> None:
    """Something beside the turn: a button that is there, or a word of the floor."""
    person = chance.choice(people)
    on = {"player": f"<@{chance.choice(people).id}>"}
    verbs = [each for each in sim.room.verbs() if each in ("time", "ask", "topup", "sitout", "back", "seat", "show")]
    roll = chance.random()
    if verbs and roll < 0.5:
        await sim.press(person, chance.choice(verbs))
    elif roll < 0.6:
        await sim.command(boss, "poker floor warn", **on)
    elif roll < 0.7:
        await sim.command(boss, "poker floor penalty", kind=chance.choice(["fine", "dead-bet"]), amount="15", **on)
    elif roll < 0.8:
        await sim.command(boss, "poker floor misdeal")
    elif roll < 0.9:
        await sim.command(boss, "poker floor undo")
    else:
        await sim.command(boss, "poker floor pause", reason="hm")
