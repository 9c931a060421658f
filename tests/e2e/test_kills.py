"""kill -9 at the beginnings and ends of the bot's requests: nothing lost, nothing doubled.

Everything on disk and on Discord stays as it is at that moment; then a new process takes over. `DEADBUTTON_KILLS` says
how many moments of one game are tried, `DEADBUTTON_KILL_GAMES` how many tournaments are killed again and again.
"""

from __future__ import annotations

import contextlib
import os
import random
import re
from pathlib import Path

import pytest

from bot.demo.room import COMPONENTS_V2
from bot.demo.sim import MemberActor
from bot.service.house import decide
from bot.service.ports import Logged
from engine import replay, view
from engine.events import Cause, Checked, Folded, HoleCardsDealt
from engine.tournament import Phase, PlayerId, Tournament
from engine.tournament_events import HandStarted
from engine.view import TableView
from tests.discord_sim import LogGuard, NothingToPress, Sim, check_or_call, shove, simulated

TRIED = int(os.environ.get("DEADBUTTON_KILLS", "12"))
MOMENTS = 88  # about as many as the game below has


def strategy(seen: TableView):
    return shove(seen) if seen.hand_number > 2 else check_or_call(seen)


async def play(sim: Sim) -> None:
    """A game of two, by people who look at the screen, press what they see, and restart a dead bot."""
    ann, bob = sim.people("ann", "bob")
    for _ in range(2000):
        if sim.world.halted:
            await survive(sim)
        ids = sim.table_ids()
        if not ids:
            await sim.open_table(ann, seats=2)
            continue
        table = await sim.table()
        if table.phase is Phase.OVER:
            await sim.advance(60)
            if not sim.world.halted:
                return
        try:
            await step(sim, table, ann, bob)
        except NothingToPress:
            await sim.advance(2)
    raise TimeoutError("the game never ended")


async def step(sim: Sim, table: Tournament, ann: MemberActor, bob: MemberActor) -> None:
    """The next thing that somebody at the table would do."""
    if table.phase is Phase.LOBBY:
        if table.seat_of(PlayerId(bob.id)) is None:
            await sim.press(bob, "join")
        else:
            await sim.press(ann, "start")
        return
    person = await sim.to_act()
    if person is None:
        await sim.advance(2)
        return
    await sim.act(person, strategy(view(table, PlayerId(person.id))))


async def survive(sim: Sim) -> None:
    """Replace the dead process; the table must come back as it was."""
    before = await sim.table() if sim.table_ids() else None
    await sim.restart(killed=True)
    if before is None or before.hand is None or before.hand.over:
        return
    after = await sim.table()
    assert after.hand is not None
    assert after.hand.cards == before.hand.cards
    assert after.hand.stacks == before.hand.stacks
    assert after.hand.board == before.hand.board
    assert (after.hand.turn and after.hand.turn.no) == (before.hand.turn and before.hand.turn.no)


def check(sim: Sim, log: list[Logged]) -> None:
    """Nothing lost, nothing doubled, on disk or on the screen."""
    events = [each.event for each in log]
    assert [each.seq for each in log] == list(range(1, len(log) + 1))
    end = replay(events)
    assert end.phase is Phase.OVER
    assert sum(each.chips for each in end.standings) == 2000
    deals = [each for each in events if isinstance(each, HandStarted)]
    assert [each.number for each in deals] == list(range(1, len(deals) + 1))
    clock = [each for each in events if isinstance(each, Folded | Checked) and each.cause is not Cause.PLAYER]
    assert not clock, "a full clock after every restart, so nobody runs out of time"
    for person in sim.people("ann", "bob"):
        dealt = sum(isinstance(each, HoleCardsDealt) for each in events)
        cards = [each for each in sim.room.dms(person) if re.search("[♠♥♦♣]", each)]
        assert len(cards) == len(set(cards)) == dealt, "one message with cards for every hand"
    tables = [each for each in sim.room.messages() if each.flags & COMPONENTS_V2]
    assert len(tables) == 2 + len(deals), "a lobby, a message for every hand, a podium"
    live = {b.verb for message in tables for b in sim.room.buttons(message)} & {"fold", "check", "call", "bet", "raise"}
    assert not live


@pytest.mark.slow
@pytest.mark.parametrize("number", range(TRIED))
async def test_a_kill_at_any_request_loses_and_doubles_nothing(
    number: int, tmp_path: Path, log_guard: LogGuard
) -> None:
    async with simulated(tmp_path / "bot.db", log_guard, seed=5) as sim:
        moment = 3 + number * MOMENTS // TRIED
        sim.world.halt_at(moment)
        await play(sim)
        assert sim.world.moments > moment, "the game was over before; MOMENTS is too high"
        check(sim, await sim.log())


GAMES = int(os.environ.get("DEADBUTTON_KILL_GAMES", "2"))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, GAMES + 1))
async def test_two_dozen_kills_in_one_tournament_lose_and_double_nothing(
    seed: int, tmp_path: Path, log_guard: LogGuard
) -> None:
    chance = random.Random(seed)
    async with simulated(tmp_path / "bot.db", log_guard, seed=seed, lag_seed=seed) as sim:
        kills = await play_with_kills(sim, chance)
        log = await sim.log()
        end = replay([each.event for each in log])
        deals = [each.event for each in log if isinstance(each.event, HandStarted)]
        print(f"{kills} kills, {len(deals)} hands")
        assert kills > 5
        assert [each.seq for each in log] == list(range(1, len(log) + 1))
        assert sum(each.chips for each in end.standings) == 4000
        assert [each.number for each in deals] == list(range(1, len(deals) + 1))
        for person in sim.people(*THREE):
            dealt = sum(each.table.seat_of(PlayerId(person.id)) is not None for each in deals)
            cards = [each for each in sim.room.dms(person) if re.search("[♠♥♦♣]", each)]
            assert len(cards) == len(set(cards)) == dealt
        tables = [each for each in sim.room.messages() if each.flags & COMPONENTS_V2]
        assert len(tables) == 2 + len(deals)


THREE = ("ann", "bob", "carol")


async def play_with_kills(sim: Sim, chance: random.Random) -> int:
    """A tournament of three people and a house player, its bot killed again and again; how often."""
    people = sim.people(*THREE)
    kills = 0
    sim.world.halt_at(chance.randrange(3, 40))
    for _ in range(6000):
        if sim.world.halted:
            kills += 1
            await sim.world.restart(killed=True)
            sim.world.halt_at(sim.world.moments + chance.randrange(1, 60))
            await sim.advance(20)
            continue
        table = await sim.table() if sim.table_ids() else None
        if table is not None and table.phase is Phase.OVER:
            await sim.advance(60)
            if not sim.world.halted:
                return kills
            continue
        with contextlib.suppress(NothingToPress):
            await step_of_four(sim, table, people, chance)
        await sim.advance(1)
    raise TimeoutError("the game never ended")


async def step_of_four(sim: Sim, table: Tournament | None, people: list[MemberActor], chance: random.Random) -> None:
    """The next thing that somebody at the table of four would do."""
    host = people[0]
    if table is None:
        await sim.open_table(host, seats=4, speed="turbo")
    elif table.phase is Phase.LOBBY:
        missing = [each for each in people if table.seat_of(PlayerId(each.id)) is None]
        if missing:
            await sim.press(missing[0], "join")
        else:
            await sim.press(host, "start" if None not in table.seats else "house")
    elif (person := await sim.to_act()) is not None:
        await sim.act(person, decide(view(table, PlayerId(person.id)), chance.randbytes(16)))


@pytest.mark.parametrize("moment", [5, 6])
async def test_a_kill_right_behind_the_lobbys_message_posts_no_second_one(
    moment: int, tmp_path: Path, log_guard: LogGuard
) -> None:
    async with simulated(tmp_path / "bot.db", log_guard, seed=5) as sim:
        sim.world.halt_at(moment)
        await play(sim)
        check(sim, await sim.log())


async def test_a_game_without_a_kill_passes_the_same_checks(sim: Sim) -> None:
    await play(sim)
    print(sim.world.moments, "moments")
    check(sim, await sim.log())
