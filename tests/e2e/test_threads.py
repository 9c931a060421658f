"""A table in a thread of its own: everything happens there, and the channel stays free for another."""

from __future__ import annotations

from bot.demo.sim import MemberActor
from engine.tournament import Phase
from tests.discord_sim import Sim, shove
from tests.e2e.table_talk import to_act


async def in_a_thread(sim: Sim) -> list[MemberActor]:
    """Three people at a table in a new thread, the first hand dealt; from now on they look into the thread."""
    people = sim.people("ann", "bob", "carol")
    await sim.open_table(people[0], seats=3, thread=True)
    (sim.room.channel,) = sim.channel.threads
    await sim.join(*people[1:])
    await sim.start_game(people[0])
    await sim.advance(2)
    return people


def said_in_the_channel(sim: Sim) -> list[str]:
    """What stands in the channel around the thread."""
    return [each.content for each in sim.world.messages(sim.channel) if each.content or each.components]


async def test_a_whole_game_is_played_in_the_thread_and_can_be_played_again(sim: Sim) -> None:
    people = await in_a_thread(sim)
    before = said_in_the_channel(sim)
    assert (await sim.play_out(shove)).phase is Phase.OVER
    await sim.advance(30)
    assert said_in_the_channel(sim) == before
    await sim.press(people[1], "rematch")
    assert len(sim.table_ids()) == 2
    assert "join" in sim.room.verbs()
    assert said_in_the_channel(sim) == before


async def test_my_cards_a_decision_in_advance_and_bringing_the_table_down(sim: Sim) -> None:
    await in_a_thread(sim)
    first = await to_act(sim)
    await sim.press(first, "fold")
    second = await to_act(sim)
    waiting = next(each for each in sim.people("ann", "bob", "carol") if each not in (first, second))
    await sim.press(waiting, "cards")
    assert "your cards are" in sim.private(waiting)
    await sim.press(waiting, "checkfold")
    await sim.press(second, "call")
    await sim.advance(3)
    assert "checks" in sim.table_text()
    await sim.command(waiting, "poker status")
    old = sim.room.table_message()
    await sim.press(waiting, "down")
    new = sim.room.table_message()
    assert old is not None
    assert new is not None
    assert new.id > old.id
    assert old.id not in [each.id for each in sim.room.messages()]


async def test_the_channel_is_free_for_another_table(sim: Sim) -> None:
    await in_a_thread(sim)
    dave = sim.person("dave")
    sim.room.channel = sim.channel
    await sim.open_table(dave, seats=2)
    assert len(sim.table_ids()) == 2
    assert "join" in sim.room.verbs()


async def test_the_thread_may_lose_attach_files_and_the_game_goes_on(sim: Sim) -> None:
    await in_a_thread(sim)
    async with sim.world.denied(sim.channel, attach_files=False):
        for _ in range(4):
            person = await sim.to_act()
            if person is None:
                break
            await sim.press(person, "fold" if "fold" in sim.room.verbs() else "check")
        await sim.until(lambda table: table.hand_number == 2 and table.hand is not None and table.hand.turn is not None)
        await sim.advance(5)
        assert (await sim.table()).paused is None
        assert "Hand 2" in sim.table_text()
        reason = f"Without Attach Files in <#{sim.room.channel.id}> the table is shown in texts only."
        assert reason in sim.table_text()
        await sim.command(await to_act(sim), "poker status")
        assert reason in sim.private(await to_act(sim))
    await sim.press(await to_act(sim), "call")
    assert "Without Attach Files" not in sim.table_text()


async def test_a_thread_whose_channel_is_not_known_any_more_is_played_on(sim: Sim) -> None:
    await in_a_thread(sim)
    guild = sim.world.bot.get_guild(sim.guild.id)
    parent = None if guild is None else guild.get_channel(sim.channel.id)
    assert guild is not None
    assert parent is not None
    guild._remove_channel(parent)
    mark = sim.mark()
    await sim.press(await to_act(sim), "fold")
    (response,), _ = sim.requests_since(mark)
    assert response.json["type"] == 7
    assert [each.filename for each in response.files] == ["table.webp"]
