"""Which servers the bot is in, when Discord has told that while it was not connected; with discord.py's own state."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord.state import AutoShardedConnectionState

from bot.known_servers import KnownServers

HERE, THERE, ELSEWHERE = 4 << 22, 6 << 22, 5 << 22  # two servers of shard 0, one of shard 1


class Gateway:
    """What a session says when it begins, given to discord.py."""

    def __init__(self) -> None:
        self.client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=2)
        self.state = cast("AutoShardedConnectionState[Any]", self.client._connection)
        self.state.shard_count = 2
        self.state.shard_ids = [0, 1]
        self.state._delay_shard_ready = self._nothing
        self.state._delay_ready = self._nothing
        self.known = KnownServers(lambda: self.client.guilds)

    async def _nothing(self, shard_id: int = 0) -> None: ...

    def ready(self, shard: int, *servers: int) -> None:
        guilds = [{"id": str(each), "unavailable": True} for each in servers]
        user = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None}
        data = {"shard": [shard, 2], "user": user, "guilds": guilds, "application": {"id": "1", "flags": 0}}
        self.state.parse_ready(cast("Any", data))
        self.known.named(shard)
        self.known.told(shard)

    def there(self) -> set[int]:
        return {each.id for each in self.known.now()}


async def test_a_server_that_a_new_session_does_not_name_has_removed_the_bot() -> None:
    gateway = Gateway()
    gateway.ready(0, HERE, THERE)
    gateway.ready(1, ELSEWHERE)
    gateway.known.lost(0)
    assert gateway.there() == {HERE, THERE, ELSEWHERE}, "nobody has said so yet"
    gateway.ready(0, HERE)
    assert gateway.there() == {HERE, ELSEWHERE}
    gateway.known.lost(0)
    gateway.ready(0, HERE, THERE)
    assert gateway.there() == {HERE, THERE, ELSEWHERE}, "added again in the next gap"


async def test_a_session_that_is_resumed_loses_no_server_and_who_adds_the_bot_again_is_known() -> None:
    gateway = Gateway()
    gateway.ready(0, HERE, THERE)
    gateway.known.lost(0)
    assert gateway.there() == {HERE, THERE}
    gateway.known.lost(0)
    gateway.ready(0, HERE)
    gateway.known.there(THERE)
    assert gateway.there() == {HERE, THERE}
