"""The lobby, through the buttons."""

from __future__ import annotations

import pytest

from engine.tournament import CloseReason, Phase
from tests.discord_sim import NothingToPress, Sim


async def test_whoever_opens_a_lobby_is_host_and_has_a_seat(sim: Sim) -> None:
    (ann,) = sim.people("ann")
    answer = await sim.open_table(ann, seats=3)
    assert answer.ephemeral
    assert "discord.com/channels" in sim.private(ann)
    table = await sim.table()
    assert (table.host, table.phase, table.rules.seats) == (ann.id, Phase.LOBBY, 3)
    assert "Ann" in sim.table_text()


async def test_people_join_and_leave(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=3)
    await sim.join(bob)
    assert "Bob" in sim.table_text()
    await sim.press(bob, "leave")
    assert "Bob" not in sim.table_text()
    await sim.press(bob, "leave")
    assert (await sim.table()).seat_of(bob.id) is None  # pyright: ignore[reportArgumentType, reportOptionalMemberAccess]
    assert sim.private(bob)


async def test_joining_twice_is_refused_privately(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=3)
    await sim.join(bob)
    seq = (await sim.log())[-1].seq
    answer = await sim.press(bob, "join")
    assert answer.ephemeral
    assert sim.private(bob)
    assert (await sim.log())[-1].seq == seq


async def test_only_the_host_starts_sets_and_cancels(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=3)
    await sim.join(bob)
    seq = (await sim.log())[-1].seq
    for verb in ("start", "settings", "cancel"):
        answer = await sim.press(bob, verb)
        assert answer.ephemeral, verb
    assert (await sim.log())[-1].seq == seq


async def test_whoever_sits_in_a_lobby_adds_house_players_and_strangers_do_not(sim: Sim) -> None:
    ann, bob, eve = sim.people("ann", "bob", "eve")
    await sim.open_table(ann, seats=4)
    await sim.join(bob)
    assert (await sim.press(eve, "house")).ephemeral
    await sim.press(bob, "house")
    rows = [row for _, row in (await sim.table()).rows()]
    assert [row.house for row in rows] == [False, False, True]
    assert len({row.name for row in rows}) == 3


async def test_the_last_to_leave_closes_the_lobby(sim: Sim) -> None:
    (ann,) = sim.people("ann")
    await sim.open_table(ann)
    await sim.press(ann, "leave")
    table = await sim.table()
    assert (table.phase, table.close_reason) == (Phase.OVER, CloseReason.EMPTY)
    with pytest.raises(NothingToPress):
        await sim.press(ann, "join")


async def test_the_host_sets_seats_stack_speed_clock_and_language(sim: Sim) -> None:
    (ann,) = sim.people("ann")
    await sim.open_table(ann)
    opened = await sim.press(ann, "settings")
    assert opened.modal is not None
    await sim.fill(ann, ["4"], ["2000"], ["turbo"], ["60"], ["fr"])
    rules = (await sim.table()).rules
    assert (rules.seats, rules.starting_stack, rules.speed.value, rules.clock) == (4, 2000, "turbo", 60_000)
    assert (await sim.table()).language == "fr"


async def test_fewer_seats_than_people_are_not_offered_and_refused(sim: Sim) -> None:
    ann, bob, cem = sim.people("ann", "bob", "cem")
    await sim.open_table(ann, seats=4)
    await sim.join(bob)
    await sim.press(ann, "settings")
    await sim.join(cem)  # while the dialog is open
    answer = await sim.fill(ann, ["2"], ["1000"], ["normal"], ["45"], ["en"])
    assert answer.ephemeral
    assert (await sim.table()).rules.seats == 4


async def test_one_table_a_channel_and_the_refusal_links_to_it(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann)
    answer = await sim.open_table(bob)
    assert answer.ephemeral
    assert f"/{sim.channel.id}/" in sim.private(bob)
    assert len(sim.table_ids()) == 1


async def test_cancel_closes_the_lobby_and_frees_the_channel(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann)
    await sim.press(ann, "cancel")
    assert (await sim.table()).close_reason is CloseReason.HOST
    await sim.open_table(bob)
    assert len(sim.table_ids()) == 2


async def test_how_to_play_is_told_to_anybody_in_their_language(sim: Sim) -> None:
    ann = sim.person("ann")
    eve = sim.person("eve", locale="de")
    await sim.open_table(ann)
    english = await sim.press(ann, "help")
    await sim.press(eve, "help")
    assert english.ephemeral
    assert sim.private(ann) != sim.private(eve)


async def test_the_game_may_have_a_thread_of_its_own(sim: Sim) -> None:
    (ann,) = sim.people("ann")
    await sim.open_table(ann, thread=True)
    (thread,) = sim.channel.threads
    assert str(thread.id) in sim.private(ann)
    await sim.open_table(ann)
    assert len(sim.table_ids()) == 2


@pytest.mark.sim(language="fr")
async def test_a_french_server_has_a_french_table(sim: Sim) -> None:
    (ann,) = sim.people("ann")
    await sim.open_table(ann)
    assert (await sim.table()).language == "fr"
