"""Nothing that people cannot see runs on: no clock, no next hand; and what they could not see is shown later."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.service.plan import PAUSE_IDLE
from engine.actions import Fold
from engine.tournament import EndReason, PauseReason, Phase, Tournament
from tests.discord_sim import Sim
from tests.e2e.disk import fails_once
from tests.e2e.table_talk import all_in, creating, fold, is_record, live, now, to_act, until_seen
from tests.e2e.test_tournaments import seat


def nobody_missed(table: Tournament) -> bool:
    return not any(row.missed or row.away for _, row in table.rows())


async def play_to_the_last_hand(sim: Sim) -> None:
    """All-in every hand until one decides the game; its podium is still to come."""
    while (await sim.table()).phase is not Phase.OVER:
        number = (await sim.table()).hand_number
        await all_in(sim)
        await sim.until(lambda table, number=number: table.phase is Phase.OVER or table.hand_number > number)


async def test_nobody_is_timed_out_of_a_hand_whose_message_has_not_arrived(sim: Sim) -> None:
    await seat(sim, 2)
    await fold(sim)
    with sim.world.slow(*creating(sim), 100):
        await sim.until(lambda table: table.hand_number == 2)
        seen: list[str] = []
        for _ in range(70):
            await sim.advance(1)
            seen.append(sim.table_text())
        table = await sim.table()
        assert table.paused is PauseReason.CHANNEL
        assert nobody_missed(table)
        assert [text for text in seen if "could not show the table" in text], "the message that stands says why"
    await until_seen(sim, "Hand 2 ·")
    await sim.advance(1)
    table = await sim.table()
    assert (table.paused, table.hand_number) == (None, 2)
    assert nobody_missed(table)
    assert table.hand is not None
    assert table.hand.turn is not None
    assert table.hand.turn.deadline > sim.world.now().timestamp() * 1000 + 40_000
    await sim.press(await to_act(sim), "call")


async def test_a_deleted_message_that_cannot_be_posted_again_stops_the_clock(sim: Sim) -> None:
    await seat(sim, 2)
    await sim.advance(2)
    moderator = sim.admin("mo")
    sim.guild.roles["floor"]._role.permissions |= 1 << 13  # manage messages
    await moderator.delete(sim.world.handle(live(sim)))
    with sim.world.broken(*creating(sim)):
        table = await sim.until(lambda table: table.paused is not None, step=5, limit=50)
        assert table.paused is PauseReason.CHANNEL
        await sim.advance(180)
        assert (await sim.table()).paused is PauseReason.CHANNEL
    await until_seen(sim, "Hand ")


async def test_a_disk_that_fails_once_behind_a_deal_leaves_the_hand_on_the_screen(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    sim.guard.expect("could not be shown")
    await seat(sim, 2)
    first = live(sim)
    await fold(sim)
    failed = fails_once(monkeypatch, "set_message")
    await sim.until(lambda table: table.hand_number == 2)
    await sim.advance(10)
    assert failed
    assert is_record(sim, first, 1)
    assert "Hand 2 ·" in sim.table_text()
    await sim.press(await to_act(sim), "call")


async def test_a_disk_that_fails_once_behind_the_podium_leaves_record_and_podium(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    sim.guard.expect("could not be shown")
    _, bob = await seat(sim, 2)
    await play_to_the_last_hand(sim)
    last, number = live(sim), (await sim.table()).hand_number
    failed = fails_once(monkeypatch, "set_message")
    await sim.advance(120)
    assert failed
    assert is_record(sim, last, number)
    assert "rematch" in sim.room.verbs()
    await sim.command(bob, "poker start", seats=2)
    assert len(sim.table_ids()) == 2, "the channel is free"


async def test_a_disk_that_fails_once_after_the_podium_frees_the_channel(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    sim.guard.expect("could not be shown")
    _, bob = await seat(sim, 2)
    await play_to_the_last_hand(sim)
    end = (await sim.log())[-1].seq
    failed = fails_once(monkeypatch, "mark_presented", lambda _, seq: seq == end)
    await sim.advance(120)
    assert failed
    assert "rematch" in sim.room.verbs()
    await sim.command(bob, "poker start", seats=2)
    assert len(sim.table_ids()) == 2, "the channel is free"


async def test_a_kill_during_a_run_out_does_not_cut_it_off(sim: Sim) -> None:
    await seat(sim, 3)
    await sim.act(await to_act(sim), Fold())
    await all_in(sim)
    table = await sim.table()
    assert not table.hand_running, "all is decided on disk"
    assert table.phase is Phase.RUNNING
    await sim.world.restart(killed=True)
    decided = None
    for _ in range(400):
        await sim.advance(0.25)
        text = sim.table_text()
        if "Hand 2 ·" in text:
            break
        if decided is None and "Hand 1 ·" in text and re.search("wins|split", text):
            decided = sim.world.now()
    assert decided is not None, "the run-out is shown to its end"
    assert (sim.world.now() - decided).total_seconds() > 9, "and there is time to look at the result"


async def test_an_idle_close_in_mid_hand_takes_the_buttons_away(sim: Sim) -> None:
    ann, _ = await seat(sim, 2)
    await sim.advance(2)
    await sim.command(ann, "poker floor pause")
    await sim.advance(5)
    hand = live(sim)
    assert sim.room.buttons(hand)
    sim.world.tick(PAUSE_IDLE / 1000)
    await sim.advance(60)
    assert (await sim.table()).end_reason is EndReason.IDLE
    assert live(sim).id != hand.id
    assert not sim.room.buttons(now(sim, hand))


async def test_bringing_the_table_down_is_answered_in_time_though_posting_takes_four_seconds(sim: Sim) -> None:
    ann, _ = await seat(sim, 2)
    await sim.advance(2)
    old = live(sim)
    await sim.command(ann, "poker status")
    mark, began = sim.mark(), sim.world.now().timestamp() * 1000
    with sim.world.slow(*creating(sim), 4):
        await sim.press(ann, "down")
        await sim.advance(6)
    responses, _ = sim.requests_since(mark)
    assert responses[0].at - began < 3000
    assert live(sim).id > old.id
    assert old.id not in [each.id for each in sim.room.messages()]


async def test_nothing_of_a_finished_game_goes_on(sim: Sim) -> None:
    for _ in range(2):
        await seat(sim, 2)
        await play_to_the_last_hand(sim)
        await sim.advance(90)
    names = [task.get_name() for task in asyncio.all_tasks()]
    assert not [name for name in names if name.startswith(("show-", "cards-", "notice-"))]
