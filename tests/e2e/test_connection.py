"""The connection breaks, a server has an outage, a channel is deleted: nobody is folded for it, nothing is sent."""

from __future__ import annotations

from bot.app import DeadButton
from bot.service.connection import GRACE
from bot.service.plan import PAUSE_IDLE
from engine.events import Folded
from engine.tournament import PauseReason
from tests.discord_sim import Sim
from tests.e2e.table_talk import to_act
from tests.e2e.test_threads import in_a_thread
from tests.e2e.test_tournaments import seat
from tests.service.processes import spoil


async def folds(sim: Sim) -> int:
    return sum(isinstance(each.event, Folded) for each in await sim.log())


async def full_clock(sim: Sim) -> bool:
    hand = (await sim.table()).hand
    assert hand is not None and hand.turn is not None
    return hand.turn.deadline > sim.world.now().timestamp() * 1000 + 30_000


async def test_while_discord_does_not_hear_the_bot_nobody_is_folded_and_nothing_is_sent(sim: Sim) -> None:
    await seat(sim, 2)
    person = await to_act(sim)
    await sim.world.disconnect()
    await sim.advance(GRACE / 1000 + 2)
    mark, seq = sim.mark(), (await sim.log())[-1].seq
    await sim.advance(600)
    assert sim.mark() == mark
    assert (await sim.log())[-1].seq == seq
    await sim.world.connect()
    await sim.advance(5)
    assert await to_act(sim) is person
    assert await full_clock(sim)
    await sim.press(person, "call")
    assert await to_act(sim) is not person
    assert await folds(sim) == 0


async def test_a_clock_that_runs_out_in_a_short_gap_folds_nobody_who_could_not_press(sim: Sim) -> None:
    await seat(sim, 2)
    person = await to_act(sim)
    hand = (await sim.table()).hand
    assert hand is not None and hand.turn is not None
    left = hand.turn.deadline / 1000 - sim.world.now().timestamp()
    await sim.advance(left - 3)
    await sim.world.disconnect()
    await sim.advance(6)
    await sim.world.connect()
    await sim.advance(4)
    assert await to_act(sim) is person
    assert await full_clock(sim)


async def test_an_outage_of_the_server_freezes_its_table(sim: Sim) -> None:
    await seat(sim, 2)
    person = await to_act(sim)
    async with sim.world.outage(sim.guild):
        mark, seq = sim.mark(), (await sim.log())[-1].seq
        await sim.advance(600)
        assert sim.mark() == mark
        assert (await sim.log())[-1].seq == seq
    await sim.advance(5)
    assert (await sim.table()).paused is None, "an outage is no removal"
    assert await to_act(sim) is person
    assert await full_clock(sim)
    await sim.press(person, "call")
    assert await to_act(sim) is not person


async def test_a_deleted_channel_pauses_its_table_at_once_and_costs_no_request_more(sim: Sim) -> None:
    await seat(sim, 2)
    await sim.world.delete_channel(sim.channel)
    await sim.advance(1)
    assert (await sim.table()).paused is PauseReason.CHANNEL
    mark = sim.mark()
    await sim.advance(600)
    sim.world.tick(PAUSE_IDLE / 1000)
    await sim.advance(60)
    assert sim.mark() == mark
    assert (await sim.table()).end_reason is not None, "it has closed itself"


async def test_a_server_that_removes_the_bot_pauses_its_tables_at_once(sim: Sim) -> None:
    await seat(sim, 2)
    await sim.world.remove_guild(sim.guild)
    await sim.advance(1)
    assert (await sim.table()).paused is PauseReason.CHANNEL
    mark = sim.mark()
    await sim.advance(3600)
    assert sim.mark() == mark


async def test_a_deleted_thread_pauses_its_table_at_once(sim: Sim) -> None:
    await in_a_thread(sim)
    sim.world.backend.delete_channel(sim.channel.threads[0].id)
    await sim.world.env.settle()
    await sim.advance(1)
    assert (await sim.table()).paused is PauseReason.CHANNEL
    mark = sim.mark()
    await sim.advance(600)
    assert sim.mark() == mark


async def test_a_server_that_removed_the_bot_while_it_was_away_costs_no_request(sim: Sim) -> None:
    await seat(sim, 2)
    await sim.world.disconnect()
    await sim.world.remove_guild(sim.guild)
    await sim.advance(20)
    await sim.restart()
    await sim.advance(10)
    assert (await sim.table()).paused is PauseReason.CHANNEL
    mark = sim.mark()
    await sim.advance(3600)
    assert sim.mark() == mark


async def test_a_table_whose_record_cannot_be_read_says_so_in_the_readers_language(sim: Sim) -> None:
    sim.guard.expect("cannot be read")
    ann, _ = await seat(sim, 2)
    fritz = sim.person("fritz", locale="de")
    broken = sim.table_ids()[0]
    before = spoil(sim.database, broken, "{}")
    await sim.restart()
    await sim.press(ann, "cards")
    assert "Table 1 stands still" in sim.private(ann)
    await sim.press(fritz, "cards")
    assert "Tisch 1 steht still" in sim.private(fritz)
    for command in ("poker status", "poker start"):
        await sim.command(ann, command)
        assert "Table 1 stands still" in sim.private(ann)
    other = sim.guild.create_text_channel("other")
    sim.room.channel = other
    await sim.open_table(ann, seats=2)
    assert "join" in sim.room.verbs(), "others are as ever"
    spoil(sim.database, broken, before)


async def test_the_lease_is_given_up_as_soon_as_a_short_gap_is_over(sim: Sim) -> None:
    await seat(sim, 2)
    bot = sim.world.bot
    assert isinstance(bot, DeadButton)
    await sim.advance(2.7)  # out of step with renewing
    await sim.world.disconnect()
    await sim.advance(GRACE / 1000 - 0.5)
    assert bot.tables.owner
    await sim.advance(1)
    assert not bot.tables.owner
    await sim.world.connect()
    await sim.advance(1)
    assert bot.tables.owner
