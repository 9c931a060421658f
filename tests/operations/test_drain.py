"""Draining: running games finish, new ones wait, and only who was asked by a signal ends by itself."""

from __future__ import annotations

import asyncio

from bot.app import DeadButton
from bot.operations.drain import Drain
from tests.discord_sim import Sim, shove


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
