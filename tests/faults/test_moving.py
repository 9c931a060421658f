"""A table is to be brought down, and Discord does not do it."""

from __future__ import annotations

from bot.demo.room import Button
from bot.demo.sim import MemberActor
from bot.store.sqlite import SqliteStore
from tests.discord_sim import Sim
from tests.e2e.table_talk import creating, live
from tests.e2e.test_late_pictures import passive
from tests.e2e.test_tournaments import seat
from tests.faults.weather import FAULTS, Kind, Weather


def to_press(sim: Sim) -> list[list[Button]]:
    """The buttons that can be pressed, of each message in the channel that has any."""
    live = [[button for button in sim.room.buttons(each) if not button.disabled] for each in sim.room.messages()]
    return [each for each in live if each]


async def former(sim: Sim) -> int:
    """The message that is noted as one that is to go."""
    store = await SqliteStore.open(sim.database)
    record = await store.record(sim.table_ids()[-1])
    await store.close()
    assert record is not None
    return record.former


async def at_a_table(sim: Sim) -> MemberActor:
    ann, _ = await seat(sim, 2)
    await sim.advance(2)
    await sim.command(ann, "poker status")
    return ann


async def test_where_nothing_may_be_posted_the_old_message_stays_the_tables(sim: Sim) -> None:
    ann = await at_a_table(sim)
    old = live(sim)
    with sim.world.broken(*creating(sim), status=403, code=50013):
        await sim.press(ann, "down")
        await sim.advance(5)
        assert live(sim).id == old.id
        assert len(to_press(sim)) == 1
        await passive(sim)
    assert await former(sim) == 0
    assert (await sim.table()).paused is None


async def test_a_new_message_that_came_though_nobody_was_told_is_found(sim: Sim) -> None:
    ann = await at_a_table(sim)
    old = live(sim)
    with Weather(sim, Kind.AGAIN, FAULTS["lost"]).on():
        await sim.press(ann, "down")
        await sim.advance(20)
        assert len(to_press(sim)) == 1, "the new one has its buttons off"
        assert await former(sim) == old.id
    await sim.advance(60)
    await passive(sim)
    await sim.advance(5)
    assert live(sim).id > old.id
    assert old.id not in [each.id for each in sim.room.messages()]
    assert len(to_press(sim)) == 1
    assert await former(sim) == 0


async def test_an_old_message_that_does_not_go_is_taken_away_with_the_next_start(sim: Sim) -> None:
    ann = await at_a_table(sim)
    old = live(sim)
    with sim.world.broken("DELETE", "/channels/*", status=503):
        await sim.press(ann, "down")
        await sim.advance(40)
        await passive(sim)
        assert await former(sim) == old.id
        await sim.restart(killed=True)
    await sim.advance(30)
    await passive(sim)
    await sim.restart(killed=True)
    await sim.advance(5)
    assert old.id not in [each.id for each in sim.room.messages()]
    assert len(to_press(sim)) == 1
    assert await former(sim) == 0
