"""Turn notices across restarts: the new deadline, once, and not all tables' at once."""

from __future__ import annotations

import pytest

from bot.presenter.presenter import BETWEEN_TABLES
from engine.formats import open_table
from engine.rules import Rules, sit_and_go
from engine.tournament import Tournament
from tests.bot.formats import give_up, row, seated
from tests.discord_sim import MemberActor, Sim
from tests.e2e.table_talk import to_act
from tests.e2e.test_tournaments import seat

TABLES = 8


def notices(sim: Sim, person: MemberActor) -> list[str]:
    """The messages beside the table that call somebody to it."""
    return [each.content for each in sim.room.messages() if f"<@{person.id}>" in each.content]


def deadline(table: Tournament) -> int:
    """When the turn ends, in epoch seconds."""
    assert table.hand is not None
    assert table.hand.turn is not None
    return table.hand.turn.deadline // 1000


def calls(sim: Sim, mark: int) -> int:
    """How often somebody was pinged since then."""
    _, others = sim.requests_since(mark)
    return len([each for each in others if each.method == "POST" and each.json and "<@" in str(each.json["content"])])


async def test_a_connection_that_comes_and_goes_calls_nobody_again_and_again(sim: Sim) -> None:
    await seat(sim, 2)
    person = await to_act(sim)
    mark = sim.mark()
    for _ in range(20):
        await sim.world.disconnect()
        await sim.advance(9)
        await sim.world.connect()
        await sim.advance(3)
    (notice,) = notices(sim, person)
    assert f"<t:{deadline(await sim.table())}:" in notice
    assert calls(sim, mark) == 1, "20 gaps in 4 minutes"
    mark = sim.mark()
    await sim.world.disconnect()
    await sim.advance(600)
    await sim.world.connect()
    await sim.advance(30)
    assert calls(sim, mark) == 1, "after so long, somebody is to know that it goes on"
    await sim.press(person, "call")
    await sim.advance(5)
    assert not notices(sim, person)


async def test_a_notice_after_a_restart_names_the_new_deadline_and_comes_once(sim: Sim) -> None:
    await seat(sim, 2)
    person = await to_act(sim)
    await sim.advance(10)
    before = deadline(await sim.table())
    await sim.restart(killed=True)
    assert await to_act(sim) is person
    after = deadline(await sim.table())
    assert after > before
    assert not notices(sim, person), "of what was pressed before, nothing is known: nobody is called at once"
    mark = sim.mark()
    while sim.world.now().timestamp() < after - 5:
        await sim.advance(1)
    (notice,) = notices(sim, person)
    assert f"<t:{after}:" in notice
    _, others = sim.requests_since(mark)
    assert len([each for each in others if each.json and f"<@{person.id}>" in str(each.json.get("content"))]) == 1


async def test_a_notice_that_stood_at_a_kill_tells_the_new_time_and_nobody_is_called_again(sim: Sim) -> None:
    await seat(sim, 2)
    person = await to_act(sim)
    await sim.advance(30)
    assert len(notices(sim, person)) == 1
    mark = sim.mark()
    await sim.restart(killed=True)
    assert await to_act(sim) is person
    await sim.advance(25)
    (notice,) = notices(sim, person)
    assert f"<t:{deadline(await sim.table())}:" in notice
    assert calls(sim, mark) == 0
    await sim.press(person, "call")
    await sim.advance(5)
    assert not notices(sim, person)


async def test_the_notices_of_many_tables_that_come_back_are_spread(sim: Sim) -> None:
    for number in range(TABLES):
        sim.channel = sim.room.channel = sim.guild.create_text_channel(f"poker-{number}")
        await seated(sim, sit_and_go(seats=2), *sim.people("ann", "bob"))
    mark = sim.mark()
    await sim.restart(killed=True)
    await sim.advance(25)
    _, others = sim.requests_since(mark)
    called = [each.at for each in others if each.method == "POST" and each.json and "<@" in str(each.json["content"])]
    assert len(called) == TABLES
    assert called[-1] - called[0] >= (TABLES - 1) * BETWEEN_TABLES


@pytest.mark.parametrize(
    ("rules", "told"),
    [(open_table(seats=3), "you missed this turn and sit out now"), (sit_and_go(seats=3), "and are away now")],
)
async def test_k2_the_second_missed_turn_tells_its_player_what_follows_and_how_to_come_back(
    sim: Sim, rules: Rules, told: str
) -> None:
    ann, bob, cem = sim.people("ann", "bob", "cem")
    await seated(sim, rules, ann, bob, cem)
    for _ in range(40):
        if (await row(sim, bob)).away:
            break
        actor = await sim.to_act()
        if actor is None or actor is bob:
            await sim.advance(5)
        else:
            await sim.act(actor, give_up(await sim.view(actor)))
    assert (await row(sim, bob)).away
    await sim.advance(2)
    (notice,) = [each for each in notices(sim, bob) if told in each]
    assert "“I’m back” under the table" in notice
    await sim.command(bob, "poker status")
    assert "“I’m back” under the table" in sim.private(bob)
