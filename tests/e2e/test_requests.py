"""What a press and a hand cost in requests: the bars of the quality sheet."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.demo.sim import Request
from engine import view
from engine.actions import Action, Fold
from engine.tournament import Tournament
from engine.view import TableView
from tests.discord_sim import MemberActor, Sim, check_or_call, shove
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


def edits(sim: Sim, requests: list[Request]) -> list[Request]:
    """The edits of messages in the table's channel, by whatever route."""
    own = f"/channels/{sim.channel.id}/messages/"
    return [
        each for each in requests if each.method == "PATCH" and (each.path.startswith(own) or "@original" in each.path)
    ]


async def test_house_play_is_shown_with_one_edit_per_second_and_a_half_at_most(sim: Sim) -> None:
    ann, *_ = await seat(sim, 1, house=5)
    await sim.advance(5)
    mark, began, presses = sim.mark(), sim.world.now(), 0
    while (await sim.table()).hand_number < 4:
        if await sim.to_act() is ann:
            await sim.press(ann, "fold" if "fold" in sim.room.verbs() else "check")
            presses += 1
        else:
            await sim.advance(1)
    seconds = (sim.world.now() - began).total_seconds()
    responses, others = sim.requests_since(mark)
    made = edits(sim, responses + others)
    times = [each.at for each in made if each.path.startswith("/channels")]
    print(f"{seconds:.0f} s, {presses} presses, {len(made)} edits, {len(others)} requests that are no responses")
    assert len([each for each in responses if each.path.endswith("/callback")]) == presses
    assert len(made) <= seconds / 1.5
    assert all(later - earlier >= 1400 for earlier, later in pairwise(times))


async def test_a_run_out_costs_one_edit_a_card(sim: Sim) -> None:
    await seat(sim, 3)
    await sim.advance(5)
    mark = sim.mark()
    for action in (fold, shove, shove):
        person = await sim.to_act()
        assert person is not None
        await sim.act(person, action(await sim.view(person)))
    before_cards = sim.mark()
    await sim.advance(12)
    steps = edits(sim, [each for group in sim.requests_since(before_cards) for each in group])
    responses, others = sim.requests_since(mark)
    print(f"{len(responses)} responses, {[str(each) for each in others]}")
    assert len(steps) == 5, "the flop's cards one by one, turn, river"
    gaps = [later.at - earlier.at for earlier, later in pairwise(steps)]
    assert all(gap >= 1900 for gap in gaps)


def fold(seen: TableView) -> Action:
    return Fold()


async def test_a_turn_notice_is_one_message_that_goes_away(sim: Sim) -> None:
    await seat(sim, 2)
    person = await sim.to_act()
    assert person is not None
    mark = sim.mark()
    await sim.advance(30)
    pings = [
        each for each in sim.requests_since(mark)[1] if each.json and str(person.id) in str(each.json.get("content"))
    ]
    assert len(pings) == 1
    assert pings[0].json["allowed_mentions"]["users"] == [person.id]
    await sim.act(person, check_or_call(await sim.view(person)))
    await sim.advance(3)
    assert not [each for each in sim.room.messages() if each.content and str(person.id) in each.content]
    assert [each for each in sim.requests_since(mark)[1] if each.method == "DELETE"]
