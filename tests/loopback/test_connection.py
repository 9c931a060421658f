"""A connection that is dead without anybody having said so."""

from __future__ import annotations

from bot.service.preferences import ServerSettings
from bot.store.sqlite import SqliteStore
from engine.events import Called, Folded
from tests.loopback.conftest import Table
from tests.loopback.server import until

CLOCK = 10


async def test_on_a_dead_connection_nobody_is_folded_and_what_was_pressed_in_time_counts(table: Table) -> None:
    store = await SqliteStore.open(table.database)
    assert await store.acquire_lease("the test", 0, 1)
    await store.save_server(ServerSettings(table.guild.id, clock=CLOCK))
    await store.close()
    await table.new_bot()
    await table.deal()
    person = await table.to_act()
    table.discord.deaden_gateway()
    await table.room.press(person, "call")
    await until(lambda: table.discord.resumed, within=60, what="the connection was never found out to be dead")
    await table.shown(2)
    acts = [each.event for each in await table.log() if isinstance(each.event, Called | Folded)]
    assert [type(each) for each in acts] == [Called]
    assert table.discord.identified == 1
