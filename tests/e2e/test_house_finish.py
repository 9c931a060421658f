"""K8: the last person has left and the house players play it out."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.app import DeadButton
from bot.service.actor import TableActor
from engine.commands import Cancel, ChangeSpeed, Command, Leave
from engine.presence_events import Paused
from engine.rules import Speed
from engine.tournament import CloseReason, Phase, PlayerId
from engine.tournament_events import HandStarted, SeatGivenUp
from tests.discord_sim import Sim
from tests.e2e.disk import after_each_commit
from tests.e2e.test_tournaments import seat


def the_table(sim: Sim) -> TableActor:
    bot = sim.world.bot
    assert isinstance(bot, DeadButton)
    (actor,) = bot.tables.all()
    return actor


def while_the_house_plays(sim: Sim, monkeypatch: pytest.MonkeyPatch, command: Command) -> list[asyncio.Task[Any]]:
    """`command` is given as soon as the house players have played their first hand alone; the list has it then."""
    actor, given, left = the_table(sim), list[asyncio.Task[Any]](), list[object]()

    def look(events: list[Any]) -> None:
        if left and not given and any(isinstance(event, HandStarted) for event in events):
            given.append(asyncio.ensure_future(actor.submit(command)))
        left.extend(event for event in events if isinstance(event, SeatGivenUp))

    after_each_commit(monkeypatch, look)
    return given


async def test_cancel_while_the_house_plays_it_out_frees_the_channel(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    (ann,) = await seat(sim, 1, house=5)
    await sim.advance(3)
    given = while_the_house_plays(sim, monkeypatch, Cancel(PlayerId(ann.id)))
    await sim.command(ann, "poker leave")
    await sim.press(ann, "leave")
    await sim.advance(60)
    await given[0]
    table = await sim.table()
    assert (table.phase, table.close_reason) == (Phase.OVER, CloseReason.HOST)
    assert not [verb for verb in sim.room.verbs() if verb not in ("rematch", "cards", "help")]
    await sim.command(ann, "poker start", seats=2)
    assert len(sim.table_ids()) == 2


async def test_a_ruling_while_the_house_plays_it_out_does_not_stop_it(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ann,) = await seat(sim, 1, house=5)
    await sim.advance(3)
    given = while_the_house_plays(sim, monkeypatch, ChangeSpeed(PlayerId(ann.id), Speed.TURBO, True))
    await sim.command(ann, "poker leave")
    await sim.press(ann, "leave")
    await sim.advance(60)
    await given[0]
    assert (await sim.table()).phase is Phase.OVER
    assert "rematch" in sim.room.verbs()


async def test_the_house_does_not_race_through_a_channel_that_is_lost(sim: Sim) -> None:
    (ann,) = await seat(sim, 1, house=5)
    await sim.advance(3)
    async with sim.world.denied(sim.channel, send_messages=False, view_channel=False):
        mark = sim.mark()
        with sim.in_bot():
            await the_table(sim).submit(Leave(PlayerId(ann.id)))
        await sim.advance(10)
        pauses = [each for each in await sim.log() if isinstance(each.event, Paused)]
        _, others = sim.requests_since(mark)
        assert len(pauses) <= 1
        assert len(others) < 10
