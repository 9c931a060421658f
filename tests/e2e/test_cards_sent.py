"""Everybody gets the cards of every hand, once, and nobody waits for somebody else's."""

from __future__ import annotations

import pytest

from engine.actions import Call, Fold, Raise
from engine.tournament import Phase
from tests.discord_sim import Sim, shove
from tests.e2e.table_talk import creating, fold, is_record, live, row_of, to_act
from tests.e2e.test_tournaments import seat


@pytest.mark.sim(seed=2)
async def test_a_last_hand_decided_by_its_blinds_is_shown_with_its_cards_sent(sim: Sim) -> None:
    """With 10 chips the big blind is an all-in: deal, run-out and end are one commit."""
    people = await seat(sim, 2)
    short = await to_act(sim)
    await sim.act(short, Raise(990))
    other = await to_act(sim)
    await sim.act(other, Call())
    await sim.act(other, shove(await sim.view(other)))
    await sim.act(short, Fold())
    assert row_of(await sim.table(), short).stack == 10
    sent = [len(sim.room.dms(each)) for each in people]
    seen: list[str] = []
    last = live(sim)
    for _ in range(240):
        await sim.advance(0.25)
        seen += [] if sim.table_text() in seen[-1:] else [sim.table_text()]
        if "rematch" not in sim.room.verbs():
            last = live(sim)
    table = await sim.table()
    assert (table.phase, table.hand_number) == (Phase.OVER, 2), "the short stack has won; choose another seed"
    of_the_hand = [text for text in seen if "Hand 2 ·" in text]
    assert len(of_the_hand) >= 6, "the board's cards came one by one"
    assert [len(sim.room.dms(each)) for each in people] == [each + 1 for each in sent]
    assert "hand 2" in sim.dm(short)
    assert is_record(sim, last, 2)
    assert "rematch" in sim.room.verbs()


async def test_cards_still_come_when_a_kill_finds_them_under_way(sim: Sim) -> None:
    ann, _ = await seat(sim, 2)
    await fold(sim)
    sent = len(sim.room.dms(ann))
    with sim.world.slow("POST", f"/channels/{ann.user.dm_channel.id}/messages", 8):
        await sim.until(lambda table: table.hand_number == 2, step=0.2)
        await sim.advance(5)
        assert len(sim.room.dms(ann)) == sent, "still under way"
        await sim.world.restart(killed=True)
    await sim.advance(30)
    assert len(sim.room.dms(ann)) == sent + 1
    assert "hand 2" in sim.dm(ann)


async def test_a_press_while_direct_messages_are_slow_is_one_request(sim: Sim) -> None:
    ann, _ = await seat(sim, 2)
    await fold(sim)
    old = live(sim)
    with sim.world.slow("POST", f"/channels/{ann.user.dm_channel.id}/messages", 9):
        await sim.until(lambda table: table.hand_number == 2, step=0.1)
        for _ in range(40):
            if live(sim).id != old.id:
                break
            await sim.advance(0.05)
        mark = sim.mark()
        await sim.press(await to_act(sim), "call")
        await sim.advance(5)
        responses, others = sim.requests_since(mark)
    _, own = creating(sim)
    assert [each.json["type"] for each in responses] == [7], "the press itself brings the new picture"
    assert not [each for each in others if each.path.startswith(own)]
