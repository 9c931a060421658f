"""The bot as a whole: how it starts, stops, and what it does when something fails."""

from __future__ import annotations

import asyncio
from pathlib import Path

import discord
import pytest

from bot.app import create_bot
from bot.service.ports import StoreError
from bot.settings import Settings
from bot.store.sqlite import SqliteStore
from engine.tournament import Phase, PlayerId
from tests.discord_sim import LogGuard, Sim, simulated

FOREVER = 1 << 60


async def test_a_bot_that_never_connected_can_be_closed_twice(tmp_path: Path) -> None:
    bot = create_bot(Settings(discord_token="a.b.c", database_path=tmp_path / "bot.db", shard_count=1))
    await bot.close()
    await bot.close()
    assert not bot.is_ready()


async def test_it_asks_for_no_more_than_it_needs(tmp_path: Path) -> None:
    bot = create_bot(Settings(discord_token="a.b.c", database_path=tmp_path / "bot.db", shard_count=1))
    assert bot.intents.value == discord.Intents(guilds=True).value
    assert bot.allowed_mentions is not None
    assert bot.allowed_mentions.to_dict() == discord.AllowedMentions.none().to_dict()
    await bot.close()


async def test_closing_gives_the_lease_up_at_once(tmp_path: Path, log_guard: LogGuard) -> None:
    async with simulated(tmp_path / "bot.db", log_guard) as sim:
        other = await SqliteStore.open(tmp_path / "bot.db")
        now = int(sim.world.now().timestamp() * 1000)
        assert not await other.acquire_lease("other", now, 15_000)
        await asyncio.gather(sim.world.bot.close(), sim.world.bot.close())
        assert await other.acquire_lease("other", now, 15_000)
        await other.close()


async def test_without_the_lease_it_stays_silent_until_it_is_free(tmp_path: Path, log_guard: LogGuard) -> None:
    path = tmp_path / "bot.db"
    owner = await SqliteStore.open(path)
    assert await owner.acquire_lease("an older process", 0, FOREVER)
    async with simulated(path, log_guard) as sim:
        ann = sim.person("ann")
        answer = await sim.open_table(ann)
        assert answer.response is None
        assert not sim.table_ids()
        await owner.release_lease("an older process")
        await owner.close()
        await sim.advance(20)
        answer = await sim.open_table(ann)
        assert answer.ephemeral
        assert len(sim.table_ids()) == 1


async def test_buttons_work_after_a_restart(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    await sim.start_game(ann)
    message = sim.room.table_message()
    actor = await sim.to_act()
    assert actor is not None
    await sim.restart()
    assert await sim.to_act() is actor
    await sim.press(actor, "call", on=message)
    assert await sim.to_act() is not actor
    await sim.restart(killed=True)
    await sim.press(actor, "cards")
    assert any(suit in sim.private(actor) for suit in "♠♥♦♣")


async def test_a_fault_of_ours_is_said_privately_and_logged_with_the_table(
    sim: Sim, monkeypatch: pytest.MonkeyPatch, log_guard: LogGuard
) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=3)

    async def full(*_: object, **__: object) -> None:
        raise StoreError("disk full")

    monkeypatch.setattr(SqliteStore, "append", full)
    answer = await sim.press(bob, "join")
    assert answer.ephemeral
    assert sim.private(bob)
    (record,) = log_guard.errors
    assert record.__dict__["table"] == sim.table_ids()[-1]
    assert record.__dict__["seq"] == 1
    log_guard.expect("disk full")
    monkeypatch.undo()
    await sim.press(bob, "join")
    assert len(list((await sim.table()).rows())) == 2


async def test_an_answer_that_comes_too_late_is_no_fault(sim: Sim) -> None:
    ann = sim.person("ann")
    await sim.open_table(ann, seats=3)
    for code in (10062, 40060):
        sim.world.env.inject_error(
            "POST", "/interactions/*/callback", status=400, code=code, message="too late", times=1
        )
        await sim.press(ann, "help")
    assert (await sim.table()).phase is Phase.LOBBY


async def test_every_private_answer_speaks_the_readers_language(sim: Sim) -> None:
    said: set[str] = set()
    for name, locale in (("ann", "en-US"), ("luc", "fr"), ("eva", "de"), ("joao", "pt-BR")):
        person = sim.person(name, locale=locale)
        await sim.command(person, "poker cards")
        said.add(sim.private(person))
    assert len(said) == 3  # what we do not speak is answered in English


async def test_discord_refusing_an_answer_is_told_to_the_operator(sim: Sim, log_guard: LogGuard) -> None:
    ann = sim.person("ann")
    await sim.open_table(ann, seats=3)
    log_guard.expect("an interaction failed")
    sim.world.env.inject_error("POST", "/interactions/*/callback", status=400, code=50035, message="invalid", times=1)
    answer = await sim.press(ann, "help")
    assert answer.ephemeral  # the second answer, which says sorry
    (record,) = log_guard.errors
    assert record.__dict__["table"] == sim.table_ids()[-1]


async def test_what_a_readers_discord_speaks_is_remembered_for_direct_messages(sim: Sim) -> None:
    luc = sim.person("luc", locale="fr")
    await sim.open_table(luc, seats=3)
    await sim.press(luc, "help")
    store = await SqliteStore.open(sim.database)
    assert (await store.person(PlayerId(luc.id))).seen_locale == "fr"
    sim.world.speaks(luc, "de")
    await sim.press(luc, "help")
    assert (await store.person(PlayerId(luc.id))).seen_locale == "de"
    await store.close()
