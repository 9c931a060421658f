"""A table is its own server's."""

from __future__ import annotations

import pytest

from bot.service.ports import TableId
from tests.discord_sim import Sim


@pytest.mark.parametrize("verb", ["join", "start", "house", "cancel", "cards", "settings"])
async def test_a_button_of_another_servers_table_does_nothing(sim: Sim, verb: str) -> None:
    (ann,) = sim.people("ann")
    await sim.open_table(ann, seats=2)
    before = await sim.log(TableId(1))
    elsewhere = sim.world.env.create_guild("Another room")
    channel = elsewhere.create_text_channel("poker")
    eve = elsewhere.add_member(sim.world.env.create_user("eve", global_name="Eve"))
    await sim.world.env.settle()
    await eve.slash(channel, "poker start")
    message = sim.world.messages(channel)[-1]

    result = await sim.world.forge(eve, message, f"pk1:1:0:{verb}")

    assert await sim.log(TableId(1)) == before
    assert result.response is not None
    assert result.response.ephemeral
    assert "Ann" not in str(result.response.content) + str(result.response.components)
