"""What happens to tables in the life of a server: channels go, filters stand in the way, faults last."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from engine.tournament import PauseReason, Phase
from tests.discord_sim import Sim
from tests.e2e.table_talk import creating, fold, is_record, live, to_act, until_seen
from tests.e2e.test_tournaments import check_podium, seat
from tests.faults.shortcut import to_the_end
from tests.faults.weather import FAULTS, Kind, Weather, refusal

DAY = 24 * 3600


async def test_a_table_whose_channel_was_deleted_pauses_and_closes_itself_in_time(sim: Sim) -> None:
    await seat(sim, 2)
    await sim.advance(2)
    await sim.world.delete_channel(sim.channel)
    table = await sim.until(lambda table: table.paused is not None, step=5, limit=30)
    assert table.paused is PauseReason.CHANNEL
    mark = sim.mark()
    await sim.advance(600)
    assert len(sim.requests_since(mark)[1]) <= 12, "it asks once a minute at most"
    assert not any(row.missed or row.away for _, row in (await sim.table()).rows())
    sim.world.tick(DAY)
    await sim.restart(killed=True)
    table = await sim.until(lambda table: table.phase is Phase.OVER, step=10, limit=60)
    assert sum(each.chips for each in table.standings) in (0, 2000)
    await sim.advance(20 * 60)
    assert not sim.world.bot.tables.all(), "and it is forgotten"  # pyright: ignore[reportAttributeAccessIssue]


async def test_a_table_whose_channel_was_deleted_while_the_bot_was_away_stands_still_at_once(sim: Sim) -> None:
    await seat(sim, 2)
    await sim.advance(2)
    await sim.world.disconnect()
    await sim.advance(20)  # the tables are let go
    sim.world.backend.delete_channel(sim.room.channel.id)
    await sim.restart(killed=True)
    await sim.advance(5)
    assert (await sim.table()).paused is PauseReason.CHANNEL
    mark = sim.mark()
    await sim.advance(600)
    sim.world.tick(DAY)
    await sim.advance(60)
    assert sim.mark() == mark, "nothing more is asked"
    assert (await sim.table()).end_reason is not None, "it has closed itself"
    assert not sim.world.bot.tables.all()  # pyright: ignore[reportAttributeAccessIssue]


async def test_a_channel_that_discord_denies_once_and_then_has_is_played_in(sim: Sim) -> None:
    await seat(sim, 2)
    await sim.advance(2)
    with sim.world.broken("PATCH", "/channels/*/messages/*", status=404, code=10003):
        await sim.until(lambda table: table.paused is PauseReason.CHANNEL, step=5, limit=30)
    table = await sim.until(lambda table: table.paused is None, step=10, limit=12)
    assert table.phase is Phase.RUNNING


async def test_a_filter_that_stops_a_name_lets_the_table_play_on_with_seats(sim: Sim) -> None:
    async def without_ann(method: str, path: str, body: Any, carry_out: Callable[[], Awaitable[Any]]) -> Any:
        if "/channels/" in path and method in ("POST", "PATCH") and "Ann" in str(body):
            raise refusal(FAULTS["200000"])
        return await carry_out()

    with sim.world.between(without_ann):
        await seat(sim, 2)
        await sim.advance(2)
        assert (await sim.table()).paused is None
        assert "Player\u00a01" in sim.table_text()
        assert "Ann" not in sim.table_text()
        await sim.press(await to_act(sim), "call")
        await to_the_end(sim)
        assert "rematch" in sim.room.verbs()
    assert (await sim.table()).phase is Phase.OVER


async def test_a_hand_whose_edits_fail_for_long_stops_the_clock(sim: Sim) -> None:
    await seat(sim, 3)
    await sim.advance(2)
    with Weather(sim, Kind.EDIT, FAULTS["503"]).on():
        table = await sim.until(lambda table: table.paused is not None, step=2, limit=60)
        assert table.paused is PauseReason.CHANNEL
        await sim.advance(120)
        table = await sim.table()
        assert sum(row.missed for _, row in table.rows()) <= 1, "only who was asleep before"
    await sim.until(lambda table: table.paused is None, step=10, limit=12)
    await to_the_end(sim)
    check_podium(sim, await sim.table(), await sim.log(), 3)


async def test_new_cards_after_a_misdeal_are_sent_again_when_they_were_lost(sim: Sim) -> None:
    mo = sim.admin("mo")
    ann, bob = await seat(sim, 2, format="club")
    await sim.advance(2)
    before = [len(sim.room.dms(each)) for each in (ann, bob)]
    with Weather(sim, Kind.DIRECT, FAULTS["503"]).on():
        await sim.command(mo, "poker floor misdeal")
        await sim.advance(5)
        assert [len(sim.room.dms(each)) for each in (ann, bob)] == before
    await sim.advance(20)
    assert [len(sim.room.dms(each)) for each in (ann, bob)] == [number + 1 for number in before]
    assert (await sim.table()).paused is None


async def test_a_new_hand_that_cannot_be_posted_leaves_the_old_message_alone(sim: Sim) -> None:
    await seat(sim, 2)
    await sim.advance(2)
    first = live(sim)
    await fold(sim)
    with sim.world.broken(*creating(sim)):
        await sim.until(lambda table: table.paused is PauseReason.CHANNEL, step=2, limit=60)
        await sim.advance(5)
        assert "could not show the table" in sim.table_text()
        mark = sim.mark()
        await sim.advance(600)
        edits = [each for each in sim.world.requests[mark:] if each.method == "PATCH"]
        assert len(edits) == 0, "it says so already"
    await until_seen(sim, "Hand 2 ·")
    await sim.advance(5)
    assert is_record(sim, first, 1), "and becomes the record after all"


async def test_a_hand_that_was_posted_though_nobody_was_told_gets_its_picture_anew(sim: Sim) -> None:
    dana = sim.admin("dana")
    await seat(sim, 2)
    await sim.advance(2)
    weather = Weather(sim, Kind.HAND, FAULTS["lost"])
    with weather.on():
        await fold(sim)
        while not weather.hit:
            await sim.advance(1)
    await until_seen(sim, "Hand 2 ·")
    await sim.advance(10)
    mark = sim.mark()
    await sim.command(dana, "poker-admin speed", speed="turbo")  # the picture stays the same
    await sim.advance(5)
    edits = [each for each in sim.requests_since(mark)[1] if each.method == "PATCH"]
    assert [each.filename for edit in edits for each in edit.files] == ["table.webp"], "it may be another one"


async def test_the_podium_comes_when_permissions_are_given_back(sim: Sim) -> None:
    _, bob = await seat(sim, 2)
    await sim.advance(2)
    await sim.command(bob, "poker leave")
    await sim.press(bob, "leave")
    async with sim.world.denied(sim.channel, send_messages=False):
        if await sim.to_act() is not None:
            await fold(sim)
        await sim.advance(300)
        assert "rematch" not in sim.room.verbs()
    await sim.advance(70)
    assert "rematch" in sim.room.verbs()
    check_podium(sim, await sim.table(), await sim.log(), 2)


async def test_a_table_that_is_dropped_gives_up_what_waits_for_its_turn(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seat(sim, 2)
    await sim.advance(2)
    bot: Any = sim.world.bot
    mark = sim.mark()
    with monkeypatch.context() as patch:
        patch.setattr(bot.traffic.budget, "_wait", lambda *_: 1.0)  # as with thousands before
        await fold(sim)
        await sim.advance(6)
        assert bot.traffic.budget.waiting >= 2, "the new hand, and its cards"
        (actor,) = bot.tables.all()
        with sim.in_bot():
            bot.presenter.drop(actor)
            actor.stop()
        await sim.advance(1)
        assert bot.traffic.budget.waiting == 0
    await sim.advance(30)
    assert not [each for each in sim.requests_since(mark)[1] if "and 2" in str(each.json)]


async def test_every_line_about_a_direct_message_names_its_table(sim: Sim, caplog: Any) -> None:
    ann, bob = sim.people("ann", "bob")
    with sim.world.closed_dms(ann, bob):
        await sim.open_table(ann, seats=2)
        await sim.join(bob)
        await sim.advance(2)
    lines = [each for each in caplog.records if each.name == "bot.presenter.direct"]
    assert lines
    assert all(each.table == 1 and hasattr(each, "hand") and hasattr(each, "seq") for each in lines)


def test_refusals_are_what_discord_py_makes_of_them() -> None:
    for fault in FAULTS.values():
        if fault.status:
            error = refusal(fault)
            assert (error.status, error.code) == (fault.status, fault.code)
            assert isinstance(error, discord.Forbidden) == (fault.status == 403)
            assert re.search(fault.name, str(error))
