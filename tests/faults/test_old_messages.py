"""Discord hardly lets a message be edited that is older than an hour: it is replaced before."""

from __future__ import annotations

import discord

from tests.discord_sim import Sim
from tests.e2e.table_talk import live, until_seen
from tests.e2e.test_tournaments import check_podium, seat
from tests.faults.shortcut import to_the_end

HOUR = 3600


def check_edits(sim: Sim) -> None:
    """No edit came for a message older than an hour, and the channel has one table with buttons."""
    for each in sim.world.requests:
        parts = each.path.split("/")
        if each.method == "PATCH" and parts[1] == "channels":
            made = discord.utils.snowflake_time(int(parts[4])).timestamp()
            assert each.at / 1000 - made < HOUR, str(each)
    tables = [each for each in sim.room.messages() if sim.room.buttons(each)]
    assert len(tables) <= 1


async def test_a_hand_that_was_paused_for_long_goes_on_in_a_new_message(sim: Sim) -> None:
    ann, _ = await seat(sim, 2)
    await sim.advance(2)
    before = live(sim)
    await sim.command(ann, "poker floor pause")
    await sim.advance(HOUR + 600)
    await sim.command(ann, "poker floor resume")
    await sim.advance(5)
    assert live(sim).id != before.id
    assert before.id not in [each.id for each in sim.room.messages()], "the old one is taken away"
    assert "Hand 1 ·" in sim.table_text()
    await to_the_end(sim)
    check_edits(sim)
    check_podium(sim, await sim.table(), await sim.log(), 2)


async def test_a_lobby_that_people_touch_for_seventy_minutes_moves_once(sim: Sim) -> None:
    ann, bob, _ = sim.people("ann", "bob", "carol")
    await sim.open_table(ann, seats=3)
    seen: set[int] = set()
    for touch in range(14):
        await sim.press(bob, "leave" if touch % 2 else "join")
        await sim.advance(300)
        seen.add(live(sim).id)
    assert len(seen) == 2
    check_edits(sim)
    await sim.join(bob)
    await sim.start_game(ann)
    await to_the_end(sim)
    check_edits(sim)


async def test_a_table_that_was_down_for_long_comes_back_in_a_new_message(sim: Sim) -> None:
    await seat(sim, 2)
    await sim.advance(2)
    before = live(sim)
    sim.world.tick(2 * HOUR)
    await sim.restart(killed=True)
    await until_seen(sim, "after a break")
    assert live(sim).id != before.id
    check_edits(sim)
    await to_the_end(sim)
    check_podium(sim, await sim.table(), await sim.log(), 2)


async def test_a_message_that_discord_calls_too_old_is_replaced(sim: Sim) -> None:
    await seat(sim, 2)
    await sim.advance(2)
    before = live(sim)
    with sim.world.broken("PATCH", "/channels/*/messages/*", status=429, code=30046):
        await sim.advance(60)  # the clock acts, and nobody presses
    assert before.id not in [each.id for each in sim.room.messages()]
    assert (await sim.table()).paused is None
    await to_the_end(sim)
    check_podium(sim, await sim.table(), await sim.log(), 2)
