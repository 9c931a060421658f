"""What the machine has found, each as what should happen."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app import DeadButton
from bot.demo.sim_forged import AUTOCOMPLETE, COMPONENT, DIALOG, command_data, forge_interaction
from bot.service.ports import StoreError
from bot.service.preferences import ServerSettings
from bot.store.sqlite import SqliteStore
from tests.discord_sim import Sim


@pytest.mark.parametrize(
    ("custom_id", "value"),
    [("rules1:topic:sit-and-go", "betting"), ("set1:me:language", "fr"), ("rules1:format:overview", "club")],
)
@pytest.mark.parametrize("kind", [COMPONENT, DIALOG])
async def test_a_list_forged_on_the_table_changes_nothing_that_everybody_sees(
    sim: Sim, kind: int, custom_id: str, value: str
) -> None:
    ann, eve = sim.people("ann", "eve")
    await sim.open_table(ann, seats=2)
    message = sim.room.table_message()
    before = sim.table_text()
    data = {"custom_id": custom_id, "component_type": 3, "values": [value], "components": []}
    answer = await forge_interaction(sim.world, eve, sim.channel, kind, data, message)
    assert answer.ephemeral
    assert sim.table_text() == before
    assert sim.room.buttons()


async def test_a_list_forged_on_a_plain_private_answer_is_answered_beside_it(sim: Sim) -> None:
    ann = sim.person("ann")
    shown = await sim.command(ann, "poker about")
    assert shown.response is not None
    message = sim.world.messages(sim.channel, ann)[-1]
    data = {"custom_id": "set1:me:language", "component_type": 3, "values": ["fr"]}
    assert (await forge_interaction(sim.world, ann, sim.channel, COMPONENT, data, message)).ephemeral


async def test_an_answer_that_is_lost_on_its_way_is_no_fault_of_ours(sim: Sim) -> None:
    ann = sim.person("ann")
    await sim.open_table(ann, seats=2)
    sim.world.lose_reply("POST", "/interactions/*/callback")
    await sim.press(ann, "settings")  # the guard of the logs fails the test if this is written down as an error
    assert (await sim.command(ann, "poker about")).ephemeral


async def test_discord_being_out_of_order_is_said_to_be_that(sim: Sim) -> None:
    ann = sim.person("ann")
    await sim.open_table(ann, seats=2)
    sim.world.env.inject_error("POST", "/interactions/*/callback", status=503, times=1)
    await sim.press(ann, "settings")
    assert "Discord does not answer me" in sim.private(ann)


async def test_nothing_is_offered_and_nothing_breaks_when_the_disk_fails_while_somebody_types(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, eve = sim.people("ann", "eve")
    await sim.open_table(ann, seats=2)

    async def fails(self: SqliteStore, *args: Any) -> None:
        raise StoreError("the database failed: disk I/O error")

    monkeypatch.setattr(SqliteStore, "person", fails)
    sim.guard.expect("nothing could be offered")
    assert await eve.autocomplete(sim.channel, "poker floor warn", "player", "a") == []


async def test_what_somebody_types_nowhere_is_answered_with_nothing(sim: Sim) -> None:
    ann = sim.person("ann")
    data = command_data(sim.world, "poker raise", [{"name": "amount", "type": 3, "value": "1"}])
    mark = sim.mark()
    await forge_interaction(sim.world, ann, sim.channel, AUTOCOMPLETE, data)
    assert sim.mark() == mark
    sim.world.env.errors.clear()  # discord.py's own note of it


async def test_a_private_message_dismissed_meanwhile_is_no_fault_of_ours(sim: Sim) -> None:
    ann = sim.person("ann")
    await sim.command(ann, "poker settings")
    sim.world.env.inject_error("POST", "/interactions/*/callback", status=404, code=10008, times=1)
    message = sim.world.messages(sim.channel, ann)[-1]
    data = {"custom_id": "set1:me:language", "component_type": 3, "values": ["fr"]}
    await forge_interaction(sim.world, ann, sim.channel, COMPONENT, data, message)
    assert (await sim.command(ann, "poker about")).ephemeral


@pytest.mark.parametrize("method", ["open_table", "events"])
async def test_a_lobby_that_is_on_disk_though_the_disk_seemed_to_fail_comes_and_can_be_joined(
    sim: Sim, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    ann, bob = sim.people("ann", "bob")
    real = getattr(SqliteStore, method)
    failed: list[str] = []

    async def answers_nothing(self: SqliteStore, *args: Any, **given: Any) -> Any:
        answer = await real(self, *args, **given)
        if not failed:
            failed.append(method)
            raise StoreError("the database failed: disk I/O error")
        return answer

    monkeypatch.setattr(SqliteStore, method, answers_nothing)
    sim.guard.expect("nothing could be saved")
    await sim.open_table(ann, seats=3)
    assert failed
    await sim.advance(12)
    await sim.join(bob)
    assert [row.name for _, row in (await sim.table()).rows()] == ["Ann", "Bob"]


@pytest.mark.parametrize("made_up", ["-1", "0", "5", "٣", " 7 ", "1_0", "9" * 30, "", "x"])
async def test_tables_are_limited_to_no_channel_that_is_made_up(sim: Sim, made_up: str) -> None:
    floor = sim.admin("floor")
    panel = await sim.command(floor, "poker-admin settings")
    assert panel.response is not None
    message = sim.world.messages(sim.channel, floor)[-1]
    data = {"custom_id": "set1:server:channels", "component_type": 8, "values": [made_up]}
    assert (await forge_interaction(sim.world, floor, sim.channel, COMPONENT, data, message)).ephemeral
    assert not (await settings_of(sim)).channels


@pytest.mark.parametrize(
    ("field", "value"), [("clock", "٣٠"), ("clock", " 30"), ("pause-fold", "1_0"), ("stack", "+2000")]
)
async def test_a_number_that_is_none_of_a_lists_own_changes_no_setting(sim: Sim, field: str, value: str) -> None:
    floor = sim.admin("floor")
    await sim.command(floor, "poker-admin settings")
    message = sim.world.messages(sim.channel, floor)[-1]
    before = await settings_of(sim)
    data = {"custom_id": f"set1:server:{field}", "component_type": 3, "values": [value]}
    await forge_interaction(sim.world, floor, sim.channel, COMPONENT, data, message)
    assert await settings_of(sim) == before


async def settings_of(sim: Sim) -> ServerSettings:
    bot = sim.world.bot
    assert isinstance(bot, DeadButton)
    with sim.in_bot():
        return await bot.store.server(sim.guild.id)
