"""A clean stop and a new process: the same table, at once."""

from __future__ import annotations

from engine.tournament import Phase
from tests.discord_sim import Sim, check_or_call, shove
from tests.e2e.test_tournaments import check_podium, seat


async def test_the_same_cards_chips_turn_and_buttons_come_back_with_a_full_clock(sim: Sim) -> None:
    people = await seat(sim, 3)
    await sim.act((await sim.to_act()) or people[0], check_or_call(await sim.view()))
    await sim.advance(20)
    before = await sim.table()
    buttons = sim.room.buttons()
    sent = [sim.room.dms(each) for each in people]
    await sim.restart()
    after = await sim.table()
    assert before.hand is not None
    assert before.hand.turn is not None
    assert after.hand is not None
    assert after.hand.turn is not None
    assert after.hand.cards == before.hand.cards
    assert after.hand.stacks == before.hand.stacks
    assert after.hand.turn.no == before.hand.turn.no
    assert after.hand.turn.deadline > before.hand.turn.deadline + 19_000
    assert sim.room.buttons() == buttons
    assert [sim.room.dms(each) for each in people] == sent, "nobody gets cards twice"


async def test_old_buttons_keep_working_after_a_restart(sim: Sim) -> None:
    await seat(sim, 2)
    message = sim.room.table_message()
    person = await sim.to_act()
    assert person is not None
    await sim.restart()
    await sim.press(person, "call", on=message)
    assert (await sim.to_act()) is not person


async def test_a_lobby_and_a_podium_survive_restarts_all_along(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=2)
    await sim.restart()
    await sim.join(bob)
    await sim.restart()
    await sim.start_game(ann)
    for _ in range(60):
        if (await sim.table()).phase is Phase.OVER:
            break
        await sim.restart()
        person = await sim.to_act()
        if person is not None:
            seen = await sim.view(person)
            await sim.act(person, shove(seen) if seen.hand_number > 2 else check_or_call(seen))
        else:
            await sim.advance(15)
    await sim.restart()
    await sim.advance(60)
    check_podium(sim, await sim.table(), await sim.log(), 2)


async def test_every_table_of_the_server_comes_back(sim: Sim) -> None:
    rooms = []
    for number in range(3):
        channel = sim.guild.create_text_channel(f"poker-{number}")
        sim.channel = sim.room.channel = channel
        await seat(sim, 2)
        rooms.append((channel, sim.table_ids()[-1], sim.room.buttons()))
    await sim.restart()
    await sim.advance(10)
    for channel, table, buttons in rooms:
        sim.room.channel = channel
        state = await sim.table(table)
        assert state.hand is not None
        assert state.hand.turn is not None
        assert sim.room.buttons() == buttons


async def test_people_at_two_tables_are_shown_the_right_cards_at_each(sim: Sim) -> None:
    first = sim.channel
    ann, bob = await seat(sim, 2)
    second = sim.guild.create_text_channel("second")
    sim.channel = sim.room.channel = second
    await seat(sim, 2)
    told: dict[int, list[str]] = {ann.id: [], bob.id: []}
    for channel in (first, second):
        sim.room.channel = channel
        for person in (ann, bob):
            await sim.press(person, "cards")
            told[person.id].append(sim.private(person))
    for person in (ann, bob):
        assert told[person.id][0] != told[person.id][1]
    assert told[ann.id] != told[bob.id]
