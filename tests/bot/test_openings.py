"""How many tables one person, channel or server may open, and what counts as one."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from bot.demo.sim import InteractionResult, MemberActor
from bot.service.ports import Draining, Place, TableId
from bot.service.tables import Tables
from bot.ui.answers import Refused
from bot.ui.limits import (
    LOBBIES_OF_A_HOST,
    OPENINGS_IN_A_CHANNEL,
    OPENINGS_IN_A_SERVER,
    OPENINGS_OF_A_MANAGER,
    OPENINGS_OF_A_PERSON,
    TABLES_OF_A_HOST,
    TABLES_OF_A_SERVER,
    THREADS_OF_A_PERSON,
    WAITING_IN_A_SERVER,
    WAITING_OF_A_HOST,
    Limits,
)
from engine.rules import sit_and_go
from engine.tournament import PauseReason, Phase, PlayerId, Tournament
from i18n import pick
from tests.bot.formats import actor_of
from tests.bot.test_limits import LIVE, LOCALES, told
from tests.discord_sim import Sim, shove


async def open_in(sim: Sim, person: MemberActor, channel: Any, **options: Any) -> InteractionResult:
    sim.world.tick()
    return await person.slash(channel, "poker start", **options)


# ---- tables, counted


ANN, BOB = PlayerId(1), PlayerId(2)
HERE = Place(1, 1)


def table_of(host: PlayerId, channel: int, guild: int = 1, *, paused: PauseReason | None = None) -> Any:
    """A lobby, or a game that stands still because of `paused`."""
    phase = Phase.LOBBY if paused is None else Phase.RUNNING
    state = Tournament(sit_and_go(), phase=phase, host=host, paused=paused)
    return SimpleNamespace(place=Place(guild, channel), state=state, message=77)


def refused(limits: Limits, tables: Sequence[Any], host: PlayerId = ANN, now: int = 0, **given: Any) -> str:
    """The name of what `host` is told who opens one more table, "" for nothing."""
    try:
        with limits.opening(tables, host, given.pop("place", HERE), now, **given):
            return ""
    except Refused as why:
        return why.name


def test_a_server_has_so_many_tables_but_whoever_may_manage_it_is_not_locked_out() -> None:
    tables = [table_of(PlayerId(10 + each), each) for each in range(TABLES_OF_A_SERVER)]
    assert not refused(Limits(), tables[1:])
    assert refused(Limits(), tables) == "limit-tables"
    assert not refused(Limits(), tables, admin=True)
    assert not refused(Limits(), tables, place=Place(2, 99))
    asleep = [table_of(each.state.host, each.place.channel, paused=PauseReason.ALL_AWAY) for each in tables]
    assert not refused(Limits(), asleep)
    asleep = [each for each in asleep for _ in range(WAITING_IN_A_SERVER // TABLES_OF_A_SERVER)]
    assert not refused(Limits(), asleep[1:])
    assert refused(Limits(), asleep) == "limit-tables"


def test_tables_that_everybody_has_left_do_not_keep_their_host_from_opening_another() -> None:
    asleep = [table_of(ANN, each, paused=PauseReason.ALL_AWAY) for each in range(WAITING_OF_A_HOST - 1)]
    others = [table_of(ANN, 50 + each, 2 + each) for each in range(TABLES_OF_A_HOST - 1)]
    assert not refused(Limits(), [*asleep, *others])
    assert refused(Limits(), [*asleep, *others, table_of(ANN, 99)]) == "limit-hosting"


@pytest.mark.parametrize("locale", LOCALES)
def test_who_hosts_too_many_tables_that_wait_is_told_where_they_are_and_how_to_end_them(locale: str) -> None:
    asleep = [table_of(ANN, 500 + each, paused=PauseReason.ALL_AWAY) for each in range(WAITING_OF_A_HOST)]
    with pytest.raises(Refused) as why, Limits().opening(asleep, ANN, HERE, 0):
        pass
    said = why.value.words(pick(locale))
    assert all(f"https://discord.com/channels/1/{each.place.channel}/77" in said for each in asleep)
    assert "`/poker floor cancel`" in said
    assert not refused(Limits(), asleep, BOB)


def test_a_server_has_so_many_openings_and_whoever_may_manage_it_some_more_of_their_own() -> None:
    limits, (most, within) = Limits(), OPENINGS_IN_A_SERVER
    for each in range(most):
        assert not refused(limits, [], PlayerId(100 + each), place=Place(1, each))
    assert refused(limits, [], place=Place(1, 99)) == "limit-openings-server"
    assert not refused(limits, [], now=within, place=Place(1, 99))
    for each in range(OPENINGS_OF_A_MANAGER[0]):
        assert not refused(limits, [], BOB, place=Place(1, 200 + each), admin=True)
    assert refused(limits, [], BOB, place=Place(1, 99), admin=True) == "limit-openings"


def test_so_many_threads_are_made_for_one_person() -> None:
    limits, (most, within) = Limits(), THREADS_OF_A_PERSON
    for each in range(most):
        assert not refused(limits, [], now=each * 300_000, thread=True)
    now = most * 300_000
    assert now < within
    assert refused(limits, [], now=now, thread=True) == "limit-threads"
    assert not refused(limits, [], now=now)
    assert not refused(limits, [], now=within, thread=True)


def test_the_rematch_of_a_game_that_was_played_needs_no_room_in_the_rates_but_only_once() -> None:
    limits = Limits()
    for each in range(OPENINGS_IN_A_CHANNEL[0]):
        assert not refused(limits, [], PlayerId(100 + each))
    assert refused(limits, []) == "limit-openings-channel"
    for game in range(10):
        assert not refused(limits, [], after=TableId(game))
    assert refused(limits, [], after=TableId(3)) == "limit-openings-channel"


def test_what_could_not_be_opened_is_no_opening() -> None:
    limits = Limits()
    for _ in range(OPENINGS_OF_A_PERSON[0]):
        with pytest.raises(Draining), limits.opening([], ANN, HERE, 0, thread=True):
            raise Draining
    assert not refused(limits, [], thread=True)


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
    assert all(f"/{channel.id}/" in told(answer) for channel in channels[:-1])
    assert len(bot_tables(sim)) == LOBBIES_OF_A_HOST
    assert not sim.world.messages(channels[-1])
    await open_in(sim, bob, channels[-1], seats=3)  # nobody else is meant
    assert len(bot_tables(sim)) == LOBBIES_OF_A_HOST + 1


async def test_starts_at_once_make_no_more_lobbies_than_one_after_another(sim: Sim) -> None:
    ann = sim.person("ann")
    channels = [sim.guild.create_text_channel(f"poker-{number}") for number in range(4)]
    await sim.world.env.settle()
    async with sim.world.simultaneously():
        for channel in channels:
            await ann.slash(channel, "poker start", seats=3)
    assert len(bot_tables(sim)) == LOBBIES_OF_A_HOST


async def test_what_a_command_cannot_mean_is_no_opening(sim: Sim) -> None:
    ann = sim.person("ann")
    for _ in range(OPENINGS_OF_A_PERSON[0]):
        await sim.open_table(ann, format="open", speed="turbo")
    await sim.open_table(ann, format="open")
    assert bot_tables(sim)


async def test_before_an_update_no_thread_is_made(sim: Sim) -> None:
    ann = sim.person("ann")
    bot: Any = sim.world.bot
    bot.tables.draining = True
    mark = sim.mark()
    assert "updated" in told(await sim.open_table(ann, thread=True))
    assert not [each for each in sim.world.requests[mark:] if each.path.endswith("/threads")]


@pytest.mark.parametrize("may_delete", [True, False])
async def test_a_thread_that_no_table_came_into_does_not_stay(
    sim: Sim, monkeypatch: pytest.MonkeyPatch, may_delete: bool
) -> None:
    async def draining(*_: Any, **__: Any) -> None:
        raise Draining

    ann = sim.person("ann")
    monkeypatch.setattr(Tables, "open", draining)  # just then
    mark = sim.mark()
    if not may_delete:
        sim.world.env.inject_error("DELETE", "/channels/*", status=403, code=50013)
    assert "updated" in told(await sim.open_table(ann, thread=True))
    made, *after = [each for each in sim.world.requests[mark:] if not each.path.startswith(("/interact", "/webhook"))]
    assert made.path.endswith("/threads")
    assert [(each.method, each.json) for each in after] == [
        ("DELETE", None),
        ("PATCH", {"archived": True}),
    ][: 1 if may_delete else 2]


async def test_who_presses_rematch_a_moment_later_has_not_used_up_anything(sim: Sim) -> None:
    ann, bob = sim.people("ann", "bob")
    await sim.open_table(ann, seats=2, speed="turbo")
    await sim.join(bob)
    await sim.start_game(ann)
    await sim.play_out(shove)
    await sim.advance(20)
    message = sim.world.messages(sim.channel)[-1]
    found = next(each for each in sim.room.buttons(message) if each.verb == "rematch")
    async with sim.world.simultaneously():
        for person in (ann, bob):
            await person.click(sim.world.handle(message), custom_id=found.custom_id)
    assert len(bot_tables(sim)) == 1
    bot: Any = sim.world.bot
    limits: Limits = bot.tree.room.limits
    for _ in range(OPENINGS_OF_A_PERSON[0]):
        assert not refused(limits, [], PlayerId(bob.id), bot.tables.now(), place=Place(1, 2))


async def test_opening_again_and_again_has_to_wait_for_everybody_but_is_told_until_when(sim: Sim) -> None:
    most, within = OPENINGS_OF_A_PERSON
    ann = sim.person("ann")
    for _ in range(most):
        await sim.open_table(ann, seats=2)
        await sim.press(ann, "cancel")
        await sim.advance(1)
    answer = await sim.open_table(ann, seats=2)
    assert LIVE.search(told(answer))
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
        await sim.advance(1)
    answer = await open_in(sim, ann, channels[-1], seats=2)
    assert str(TABLES_OF_A_HOST) in told(answer)
    assert all(f"/{channel.id}/" in told(answer) for channel in channels[:-1])
    assert "</poker floor cancel:" in told(answer)


def bot_tables(sim: Sim) -> list[Any]:
    bot: Any = sim.world.bot
    return list(bot.tables.all())


async def press_in(sim: Sim, person: MemberActor, channel: Any, verb: str) -> InteractionResult:
    message = sim.world.messages(channel)[-1]
    found = next(each for each in sim.room.buttons(message) if each.verb == verb)
    sim.world.tick()
    return await person.click(sim.world.handle(message), custom_id=found.custom_id)
