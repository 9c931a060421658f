"""What a press and a hand cost in requests: the bars of the quality sheet."""

from __future__ import annotations

import pytest

from bot.demo.sim import Request
from engine import view
from engine.tournament import Tournament
from tests.discord_sim import MemberActor, Sim, check_or_call
from tests.e2e.test_tournaments import seat


def dms(sim: Sim, others: list[Request]) -> list[Request]:
    """The direct messages among requests."""
    channels = {f"/channels/{each}/messages" for each in sim.world.backend.dm_channels.values()}
    return [each for each in others if each.method == "POST" and each.path in channels]


def hand_is(number: int):
    def reached(table: Tournament) -> bool:
        return table.hand_number == number and table.hand is not None and table.hand.turn is not None

    return reached


async def test_a_press_is_one_request(sim: Sim) -> None:
    await seat(sim, 3)
    await sim.advance(2)
    for _ in range(8):
        person = await sim.to_act()
        if person is None:
            break
        mark = sim.mark()
        await sim.act(person, check_or_call(await sim.view(person)))
        responses, others = sim.requests_since(mark)
        assert [each.method for each in responses] == ["POST"]
        assert responses[0].json["type"] == 7
        assert not [each for each in others if "messages" in each.path], [str(each) for each in others]


@pytest.mark.parametrize("players", [2, 3, 6])
async def test_a_hand_costs_its_presses_its_direct_messages_and_two_more(sim: Sim, players: int) -> None:
    await seat(sim, players)
    await sim.play_out(check_or_call, until=hand_is(2))
    await sim.advance(2)
    mark, presses = sim.mark(), 0
    while (table := await sim.table()).hand_number == 2 or table.hand is None or table.hand.turn is None:
        person: MemberActor | None = await sim.to_act()
        if person is None:
            await sim.advance(1)
            continue
        await sim.act(person, check_or_call(view(table, person.id)))  # pyright: ignore[reportArgumentType]
        presses += 1
    await sim.advance(2)
    responses, others = sim.requests_since(mark)
    direct = dms(sim, others)
    print(f"{players} players, {presses} presses: {len(responses)} responses, {len(direct)} direct messages,")
    print(f"{len(others) - len(direct)} others: {[str(each) for each in others if each not in direct]}")
    assert len([each for each in responses if each.path.endswith("/callback")]) == presses
    assert len(direct) == players
    assert len(others) <= len(direct) + 2
