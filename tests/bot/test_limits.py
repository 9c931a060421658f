"""What one person, channel or server may ask of the bot, and how it is refused."""

from __future__ import annotations

from typing import Any

import pytest

from bot.demo.sim import InteractionResult, MemberActor
from bot.ui.limits import (
    FLOOR_RULINGS,
    HOUSE_PLAYERS,
    JOINS,
    LOBBIES_OF_A_HOST,
    LOBBY_CHANGES,
    OPENINGS_IN_A_CHANNEL,
    OPENINGS_OF_A_PERSON,
    PRESSES,
    TABLES_OF_A_HOST,
    Limits,
)
from bot.ui.rates import KEPT, Rate
from engine.formats import club
from engine.tournament import Phase
from tests.bot.formats import actor_of, row, seated
from tests.discord_sim import Sim

LOCALES = ("en-US", "fr", "de")


async def open_in(sim: Sim, person: MemberActor, channel: Any, **options: Any) -> InteractionResult:
    sim.world.tick()
    return await person.slash(channel, "poker start", **options)


def told(answer: InteractionResult) -> str:
    said = [*([answer.response] if answer.response is not None else []), *answer.followups]
    assert all(each.ephemeral for each in said)
    return "\n".join([each.content for each in said])


# ---- rates


def test_a_rate_lets_so_many_through_and_then_tells_how_long_to_wait() -> None:
    rate = Rate(2, 1000)
    for now in (0, 100):
        assert rate.wait("ann", now) == 0
        rate.count("ann", now)
    assert rate.wait("ann", 200) == 800
    assert rate.wait("bob", 200) == 0
    assert rate.wait("ann", 1000) == 0


def test_a_hundred_thousand_strangers_leave_no_growing_memory() -> None:
    limits = Limits()
    rates = [each for each in vars(limits).values() if isinstance(each, Rate)]
    assert len(rates) > 8
    for stranger in range(100_000):
        for rate in rates:
            rate.count(stranger, stranger)
    assert {len(rate) for rate in rates} == {KEPT}


def test_who_was_active_last_is_remembered_longest() -> None:
    rate = Rate(1, 10**9, kept=3)
    for name in ("ann", "bob", "cem", "ann", "dan"):
        rate.count(name, 0)
    assert rate.wait("ann", 1)
    assert not rate.wait("bob", 1)


# ---- tables


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_third_lobby_of_one_host_is_refused_until_one_of_them_has_begun(sim: Sim, locale: str) -> None:
    ann, bob = sim.people("ann", "bob", locale=locale)
    channels = [sim.guild.create_text_channel(f"poker-{number}") for number in range(LOBBIES_OF_A_HOST + 1)]
    await sim.world.env.settle()
    for channel in channels[:-1]:
        await open_in(sim, ann, channel, seats=3)
    answer = await open_in(sim, ann, channels[-1], seats=3)
    assert str(LOBBIES_OF_A_HOST) in told(answer)
    assert len(bot_tables(sim)) == LOBBIES_OF_A_HOST
    assert not sim.world.messages(channels[-1])
    await open_in(sim, bob, channels[-1], seats=3)  # nobody else is meant
    assert len(bot_tables(sim)) == LOBBIES_OF_A_HOST + 1


async def test_opening_again_and_again_has_to_wait_for_everybody_but_is_told_until_when(sim: Sim) -> None:
    most, within = OPENINGS_OF_A_PERSON
    ann = sim.person("ann")
    for _ in range(most):
        await sim.open_table(ann, seats=2)
        await sim.press(ann, "cancel")
        await sim.advance(1)
    answer = await sim.open_table(ann, seats=2)
    assert "<t:" in told(answer)
    assert not [each for each in bot_tables(sim) if each.state.phase is Phase.LOBBY]
    await sim.advance(within / 1000)
    await sim.open_table(ann, seats=2)
    assert actor_of(sim).state.phase is Phase.LOBBY


async def test_a_channel_has_its_own_limit_for_openings(sim: Sim) -> None:
    most, _ = OPENINGS_IN_A_CHANNEL
    for number in range(most):
        person = sim.person(f"person{number}")
        await sim.open_table(person, seats=2)
        await sim.press(person, "cancel")
        await sim.advance(1)
    assert "this channel" in told(await sim.open_table(sim.person("zoe"), seats=2))


async def test_nobody_hosts_more_than_so_many_tables_at_once(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    channels = [sim.guild.create_text_channel(f"poker-{number}") for number in range(TABLES_OF_A_HOST + 1)]
    await sim.world.env.settle()
    for channel in channels[:-1]:
        await open_in(sim, ann, channel, format="open", seats=2)
        await press_in(sim, bob, channel, "join")
        await press_in(sim, ann, channel, "start")
        await sim.advance(101)
    answer = await open_in(sim, ann, channels[-1], seats=2)
    assert str(TABLES_OF_A_HOST) in told(answer)


def bot_tables(sim: Sim) -> list[Any]:
    bot: Any = sim.world.bot
    return list(bot.tables.all())


async def press_in(sim: Sim, person: MemberActor, channel: Any, verb: str) -> InteractionResult:
    message = sim.world.messages(channel)[-1]
    found = next(each for each in sim.room.buttons(message) if each.verb == verb)
    sim.world.tick()
    return await person.click(sim.world.handle(message), custom_id=found.custom_id)


# ---- a lobby


async def test_joining_and_leaving_to_and_fro_ends_after_some_times_and_has_one_welcome(sim: Sim) -> None:
    most, within = JOINS
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=3)
    for _ in range(most):
        await sim.join(bob)
        await sim.press(bob, "leave")
    answer = await sim.press(bob, "join")
    assert "second" in told(answer)
    assert len(sim.room.dms(bob)) == 1
    await sim.advance(within / 1000)
    await sim.join(bob)
    assert len(sim.room.dms(bob)) == 1
    assert [each.name for _, each in actor_of(sim).state.rows()] == ["Ann", "Bob"]


async def test_house_players_cannot_be_asked_for_without_end(sim: Sim) -> None:
    most, _ = HOUSE_PLAYERS
    ann = sim.person("ann")
    await sim.open_table(ann, seats=2)
    message = sim.room.table_message()
    assert message is not None
    for _ in range(most):
        await sim.world.forge(ann, message, "pk1:1:0:house")
        await sim.advance(0.5)
    assert len(list(actor_of(sim).state.rows())) == 2  # full, which is told before anything of waiting


async def test_settings_cannot_change_everybodys_message_without_end(sim: Sim) -> None:
    most, _ = LOBBY_CHANGES
    ann = sim.person("ann")
    await sim.open_table(ann, seats=2)
    for number in range(most + 1):
        await sim.press(ann, "settings")
        await sim.room.choose(ann, seats=str(2 + number % 5))
        await sim.advance(1)
    assert "second" in sim.private(ann)
    assert len([each for each in await sim.log() if "Rules" in type(each.event).__name__]) == most


# ---- the floor


async def test_pausing_and_going_on_to_and_fro_ends_after_some_times(sim: Sim) -> None:
    most, _ = FLOOR_RULINGS
    ann, bob = sim.people("ann", "bob")
    await seated(sim, club(seats=3), ann, bob)
    for number in range(most + 1):
        await sim.command(ann, f"poker floor {'resume' if number % 2 else 'pause'}")
        await sim.advance(0.5)
    assert "second" in sim.private(ann)
    assert len([each for each in await sim.log() if type(each.event).__name__ in ("Paused", "Resumed")]) == most


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_ruling_typed_again_because_its_answer_was_lost_counts_once(sim: Sim, locale: str) -> None:
    floor = sim.admin("floor")
    sim.world.speaks(floor, locale)
    ann, bob = sim.people("ann", "bob")
    await seated(sim, club(seats=3), ann, bob)
    sim.world.lose_reply("POST", "/interactions/*/callback")
    await sim.command(floor, "poker floor warn", player="2")
    await sim.advance(4)
    await sim.command(floor, "poker floor warn", player="2")
    assert (await row(sim, bob)).warnings == 1
    assert any(digit in sim.private(floor) for digit in "456")
    await sim.command(floor, "poker floor warn", player="1")  # somebody else is another ruling
    assert (await row(sim, ann)).warnings == 1
    await sim.advance(7)
    await sim.command(floor, "poker floor warn", player="2")
    assert (await row(sim, bob)).warnings == 2


# ---- floods


@pytest.mark.parametrize("locale", LOCALES)
async def test_who_presses_without_end_is_told_once_and_then_acknowledged_without_a_word(sim: Sim, locale: str) -> None:
    most, within = PRESSES
    ann = sim.person("ann")
    eve = sim.person("eve", locale=locale)
    await sim.open_table(ann, seats=2)
    message = sim.room.table_message()
    assert message is not None
    answers = [await sim.press(eve, "help", on=message) for _ in range(most)]
    assert all(each.ephemeral for each in answers)
    warned = await sim.press(eve, "help", on=message)
    assert str(within // 1000) in told(warned)
    mark = sim.mark()
    for _ in range(50):
        await sim.press(eve, "join", on=message)
    assert [each.json for each in sim.world.requests[mark:]] == [{"type": 6}] * 50
    assert len(list(actor_of(sim).state.rows())) == 1
    mark = sim.mark()
    await sim.command(eve, "poker about")
    await eve.autocomplete(sim.channel, "poker floor warn", "player", "")
    assert sim.mark() == mark
    await sim.join(sim.person("bob"))  # nobody else is held up
    await sim.advance(within / 1000)
    assert "Dead Button" in told(await sim.command(eve, "poker about"))


async def test_who_may_manage_the_server_is_no_exception_from_floods(sim: Sim) -> None:
    floor = sim.admin("floor")
    for _ in range(PRESSES[0]):
        await sim.command(floor, "poker about")
    mark = sim.mark()
    await sim.command(floor, "poker about")
    await sim.command(floor, "poker about")
    assert len(sim.world.requests) == mark + 1


async def test_a_turn_that_is_not_theirs_is_told_once_to_who_keeps_pressing(sim: Sim) -> None:
    ann, bob, eve = sim.people("ann", "bob", "eve")
    await sim.open_table(ann, seats=2)
    await sim.join(bob)
    await sim.start_game(ann)
    first = await sim.press(eve, "fold")
    assert told(first)
    again = await sim.press(eve, "fold")
    assert again.acknowledged
    assert not again.ephemeral
    assert not again.followups
    await sim.advance(2)
    assert told(await sim.press(eve, "fold"))
