"""Discord refuses, forgets, breaks and takes away: the table plays on or pauses, and recovers."""

from __future__ import annotations

import pytest

from bot.demo.room import NothingToPress
from bot.demo.sim import MemberActor
from engine import view
from engine.tournament import PauseReason, Phase, PlayerId, Tournament
from tests.discord_sim import Sim, check_or_call, shove
from tests.e2e.test_tournaments import check_podium, seat

CREATE = ("POST", "/channels/{channel}/messages")
EDIT = ("PATCH", "/channels/{channel}/messages/*")
EDIT_BY_TOKEN = ("PATCH", "/webhooks/*/messages/@original")
RESPONSE = ("POST", "/interactions/*/callback")
DIRECT = ("POST", "/channels/{dm}/messages")
OPEN_DM = ("POST", "/users/@me/channels")

FORBIDDEN = [(403, 50001), (403, 50013)]
GONE = [(404, 10003), (404, 10008)]
BROKEN = [(429, 0), (500, 0), (503, 0)]

FAULTS = [
    *[(CREATE, each) for each in [*FORBIDDEN, (404, 10003), *BROKEN]],
    *[(EDIT, each) for each in [*FORBIDDEN, *GONE, *BROKEN]],
    *[(EDIT_BY_TOKEN, each) for each in [(404, 10015), (404, 10008), (401, 50027), *BROKEN]],
    *[(RESPONSE, each) for each in [(404, 10062), (400, 40060), (404, 10008), *FORBIDDEN, *BROKEN]],
    *[(DIRECT, each) for each in [(403, 50007), (404, 10003), *BROKEN]],
    *[(OPEN_DM, each) for each in [(403, 50007), *BROKEN]],
]


def fault_name(value: object) -> str:
    if not isinstance(value, tuple):
        return str(value)
    return "-".join(str(each).strip("/").replace("/", "_") for each in value)


async def play_on(sim: Sim, *, hands: int = 3) -> Tournament:
    """People press what they see until the game is over, calling at first and then going all-in."""
    for _ in range(1500):
        table = await sim.table()
        if table.phase is Phase.OVER:
            await sim.advance(90)
            return table
        person = await sim.to_act()
        if person is None:
            await sim.advance(2)
            continue
        seen = view(table, PlayerId(person.id))
        try:
            await sim.act(person, shove(seen) if table.hand_number > hands else check_or_call(seen))
        except NothingToPress:
            await sim.advance(2)
        else:
            if (await sim.table()).turns == table.turns:
                await sim.advance(2)  # the screen shows an older turn still; nobody presses a thousand times meanwhile
    raise TimeoutError("the game never ended")


@pytest.mark.parametrize(("request_", "error"), FAULTS, ids=fault_name)
async def test_a_passing_fault_does_not_stop_the_game(
    sim: Sim, request_: tuple[str, str], error: tuple[int, int]
) -> None:
    people = await seat(sim, 2)
    method, path = request_
    path = path.format(channel=sim.channel.id, dm=people[0].user.dm_channel.id)
    status, code = error
    sim.world.env.inject_error(method, path, status=status, code=code, times=2)
    table = await play_on(sim)
    check_podium(sim, table, await sim.log(), 2)


@pytest.mark.parametrize("request_", [CREATE, EDIT, EDIT_BY_TOKEN, RESPONSE, DIRECT], ids=fault_name)
async def test_a_dropped_connection_does_not_stop_the_game(sim: Sim, request_: tuple[str, str]) -> None:
    people = await seat(sim, 2)
    method, path = request_
    sim.world.lose_reply(method, path.format(channel=sim.channel.id, dm=people[0].user.dm_channel.id))
    table = await play_on(sim)
    check_podium(sim, table, await sim.log(), 2)


async def test_closed_direct_messages_leave_my_cards(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    with sim.world.closed_dms(ann, bob):
        await sim.open_table(ann, seats=2)
        await sim.join(bob)
        await sim.start_game(ann)
        for person in (ann, bob):
            await sim.press(person, "cards")
            assert any(sign in sim.private(person) for sign in "♠♥♦♣")
            assert sim.room.dms(person) == []
        table = await play_on(sim)
    check_podium(sim, table, await sim.log(), 2)


async def test_a_table_message_that_a_moderator_deletes_comes_back(sim: Sim) -> None:
    await seat(sim, 2)
    message = sim.room.table_message()
    assert message is not None
    moderator = sim.admin("mo")
    role = sim.guild.roles["floor"]
    role._role.permissions |= 1 << 13  # manage messages
    await moderator.delete(sim.world.handle(message))
    table = await play_on(sim)
    check_podium(sim, table, await sim.log(), 2)


async def test_a_deleted_channel_pauses_the_table_quietly(sim: Sim) -> None:
    people = await seat(sim, 2)
    await sim.world.delete_channel(sim.channel)
    table = await sim.until(lambda table: table.paused is not None, step=20, limit=60)
    assert table.paused in (PauseReason.CHANNEL, PauseReason.ALL_AWAY)
    other = sim.guild.create_text_channel("other")
    sim.channel = other
    sim.room.channel = other
    await sim.open_table(people[0], seats=2)
    assert "join" in sim.room.verbs(), "the bot still plays elsewhere"


async def test_a_bot_that_was_removed_from_the_server_stays_calm(sim: Sim) -> None:
    await seat(sim, 2)
    await sim.world.remove_guild(sim.guild)
    await sim.advance(3600)
    assert (await sim.table()).paused is not None


async def test_permissions_taken_away_pause_the_table_and_given_back_resume_it(sim: Sim) -> None:
    await seat(sim, 2)
    async with sim.world.denied(sim.channel, send_messages=False, view_channel=False):
        await sim.until(lambda table: table.paused is not None, step=10, limit=90)
    await sim.advance(120)
    table = await sim.table()
    assert table.paused is not PauseReason.CHANNEL
    if table.paused is PauseReason.ALL_AWAY:
        for person in sim.people("ann", "bob"):
            await sim.press(person, "back")
    table = await play_on(sim)
    check_podium(sim, table, await sim.log(), 2)


async def test_a_player_who_leaves_the_server_is_played_around(sim: Sim) -> None:
    ann, bob, carol = await seat(sim, 3, speed="turbo")
    sim.guild.remove_member(carol)
    await sim.world.env.settle()
    table = await play_here(sim, [ann, bob])
    check_podium(sim, table, await sim.log(), 3)


async def play_here(sim: Sim, here: list[MemberActor]) -> Tournament:
    """Only some still press; the clock acts for the others."""
    for _ in range(3000):
        table = await sim.table()
        if table.phase is Phase.OVER:
            await sim.advance(90)
            return table
        person = await sim.to_act()
        if person is None or person not in here:
            await sim.advance(5)
            continue
        try:
            await sim.act(person, shove(view(table, PlayerId(person.id))))
        except NothingToPress:
            await sim.advance(2)
    raise TimeoutError("the game never ended")
