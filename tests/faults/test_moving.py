"""A table is to be brought down, and Discord does not do it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.demo.room import Button
from bot.demo.sim import MemberActor
from bot.store.sqlite import SqliteStore
from tests.discord_sim import Sim
from tests.e2e.table_talk import creating, live
from tests.e2e.test_late_pictures import passive
from tests.e2e.test_tournaments import seat
from tests.faults.weather import FAULTS, Kind, Weather, refusal


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


def moderator(sim: Sim) -> MemberActor:
    """Somebody who may delete messages."""
    role = sim.guild.create_role("mod", permissions=discord.Permissions(manage_messages=True))
    return sim.guild.add_member(sim.world.env.create_user("mod"), roles=[role])


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


def to_call(sim: Sim) -> bool:
    """Whether the one message that can be pressed is one of a running hand."""
    pressed = to_press(sim)
    return len(pressed) == 1 and any([each.verb == "call" for each in pressed[0]])


async def test_a_repost_whose_answer_was_lost_shows_what_has_happened_since(sim: Sim) -> None:
    await seat(sim, 2)
    boss = sim.admin("boss")
    await sim.advance(2)
    await moderator(sim).delete(sim.world.handle(live(sim)))
    weather = Weather(sim, Kind.AGAIN, FAULTS["lost"])
    with weather.on():
        await sim.command(boss, "poker floor pause", reason="supper")
        for _ in range(20):
            if weather.hit:
                break
            await sim.advance(0.5)
    assert weather.hit
    await sim.command(boss, "poker floor resume")
    await sim.advance(5)
    assert to_call(sim)
    assert "supper" not in sim.table_text()


async def test_a_new_message_nobody_was_told_of_gets_its_buttons_when_the_old_one_is_deleted(sim: Sim) -> None:
    ann = await at_a_table(sim)
    boss = sim.admin("boss")
    with Weather(sim, Kind.AGAIN, FAULTS["lost"]).on():
        await sim.press(ann, "down")
        await sim.advance(3)
    await moderator(sim).delete(sim.world.handle(sim.room.messages()[-2]))
    await sim.command(boss, "poker-admin speed", speed="turbo")
    await sim.advance(3)
    assert to_call(sim)


async def test_a_lobby_whose_answer_was_lost_shows_who_has_joined_since(sim: Sim) -> None:
    ann, bob, _ = sim.people("ann", "bob", "carol")
    with Weather(sim, Kind.LOBBY, FAULTS["lost"]).on():
        await sim.open_table(ann, seats=3)
    await sim.press(bob, "join")
    await sim.advance(5)
    assert "Bob" in sim.table_text()
    assert len(to_press(sim)) == 1


async def test_an_old_message_that_does_not_go_loses_its_buttons_before_the_new_one_has_any(sim: Sim) -> None:
    ann = await at_a_table(sim)
    old = live(sim)
    most = 0

    async def watched(method: str, path: str, body: Any, carry_out: Callable[[], Awaitable[Any]]) -> Any:
        nonlocal most
        if method == "DELETE" and path.endswith(f"/messages/{old.id}"):
            raise refusal(FAULTS["503"])
        answer = await carry_out()
        most = max(most, len(to_press(sim)))
        return answer

    with sim.world.between(watched):
        await sim.press(ann, "down")
        await sim.advance(10)
        assert most == 1
        assert live(sim).id > old.id
        assert old.id in [each.id for each in sim.room.messages()]
        assert await former(sim) == old.id
    await sim.restart(killed=True)
    await sim.advance(5)
    assert old.id not in [each.id for each in sim.room.messages()]
    assert to_call(sim)


async def test_an_old_message_that_was_gone_already_is_not_deleted_again(sim: Sim) -> None:
    ann = await at_a_table(sim)
    with Weather(sim, Kind.DELETE, FAULTS["10008"]).on():
        await sim.press(ann, "down")
        await sim.advance(2)
    assert await former(sim) == 0
