"""Draining: running games finish, new ones wait, and only who was asked by a signal ends by itself."""

from __future__ import annotations

import asyncio

from bot.app import DeadButton
from bot.operations.drain import PATIENCE, Drain
from bot.service.connection import GRACE
from tests.discord_sim import Sim, shove
from tests.e2e.table_talk import to_act
from tests.e2e.test_tournaments import seat


def bot_of(sim: Sim) -> DeadButton:
    bot = sim.world.bot
    assert isinstance(bot, DeadButton)
    return bot


def signal(sim: Sim) -> DeadButton:
    """As SIGUSR1 does it."""
    bot = bot_of(sim)
    with sim.in_bot():
        bot.drain.toggle()
    return bot


async def test_a_running_game_ends_and_its_end_is_shown_before_the_process_ends(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    await sim.start_game(ann)
    bot = signal(sim)
    await sim.advance(5)
    assert not bot.drained.is_set()
    answer = await sim.open_table(bob)
    assert answer.ephemeral
    await sim.play_out(shove)
    assert not bot.drained.is_set(), "the last hand and the podium are still to be seen"
    await sim.advance(60)
    assert bot.drained.is_set()
    assert len(sim.table_ids()) == 1


async def test_a_lobby_and_a_paused_table_hold_nobody_up(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    await sim.start_game(ann)
    await sim.command(ann, "poker floor pause")
    bot = signal(sim)
    await sim.advance(5)
    assert bot.drained.is_set()
    await sim.restart()
    assert len(bot_of(sim).tables.all()) == 1


async def test_asked_again_it_takes_new_games_again(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    signal(sim)
    bot = signal(sim)
    await sim.advance(5)
    assert not bot.drained.is_set()
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    await sim.start_game(ann)
    assert bot.tables.playing == 1


async def test_the_setting_refuses_new_games_and_never_ends_the_process(sim: Sim) -> None:
    bot = bot_of(sim)
    bot.tables.draining = True
    ann = sim.person("ann")
    answer = await sim.open_table(ann)
    assert answer.ephemeral
    assert not sim.table_ids()
    await sim.advance(60)
    assert not bot.drained.is_set()
    assert bot.signs.vitals.report().draining


async def test_a_signal_taken_back_leaves_the_setting_as_it_is(sim: Sim) -> None:
    bot = bot_of(sim)
    bot.tables.draining = True
    signal(sim)
    assert bot.tables.draining
    signal(sim)
    assert bot.tables.draining
    answer = await sim.open_table(sim.person("ann"))
    assert answer.ephemeral
    assert not sim.table_ids()
    await sim.advance(5)
    assert not bot.drained.is_set()


async def test_asked_before_the_login_it_drains_once_there_are_tables() -> None:
    ended = asyncio.Event()
    drain = Drain(lambda: None, ended.set)
    drain.toggle()
    assert drain.asked
    assert not ended.is_set()
    drain.stop()


async def test_without_discord_it_ends_after_a_minute_and_the_next_process_has_the_game(sim: Sim) -> None:
    await seat(sim, 2)
    person = await to_act(sim)
    bot = signal(sim)
    await sim.world.disconnect()
    await sim.advance(PATIENCE / 2)
    assert not bot.drained.is_set()
    await sim.advance(PATIENCE / 2 + GRACE / 1000 + 2)
    assert bot.drained.is_set()
    await sim.restart()
    assert await to_act(sim) is person
    await sim.press(person, "call")
    assert await to_act(sim) is not person


async def test_a_game_that_discord_gives_back_in_time_is_finished_first(sim: Sim) -> None:
    await seat(sim, 2)
    bot = signal(sim)
    for _ in range(3):
        await sim.world.disconnect()
        await sim.advance(PATIENCE / 2)
        await sim.world.connect()
        await sim.advance(2)
    await sim.advance(PATIENCE / 2)
    assert not bot.drained.is_set()
    await sim.play_out(shove)
    await sim.advance(60)
    assert bot.drained.is_set()


async def test_a_game_in_a_server_that_discord_has_lost_is_waited_for_no_longer_than_a_minute(sim: Sim) -> None:
    await seat(sim, 2)
    bot = signal(sim)
    async with sim.world.outage(sim.guild):
        await sim.advance(PATIENCE / 2)
        assert not bot.drained.is_set()
        await sim.advance(PATIENCE / 2 + 2)
        assert bot.drained.is_set()


async def test_one_that_never_got_in_does_not_drain_for_ever() -> None:
    ended = asyncio.Event()
    drain = Drain(lambda: None, ended.set)
    drain.toggle()
    for _ in range(PATIENCE):
        assert not ended.is_set()
        drain._look()
    assert ended.is_set()
    drain.stop()
