"""The servers that the bot is in. A session that begins says all of them, but discord.py forgets none that it knew."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord


class KnownServers:
    """`guilds` gives those of discord.py, which are made anew for each server that a new session names."""

    def __init__(self, guilds: Callable[[], Sequence[discord.Guild]]) -> None:
        self._guilds = guilds
        self._before: dict[int, dict[int, discord.Guild]] = {}  # by shard and server, as a connection was lost
        self._unnamed: dict[int, set[int]] = {}  # by shard: what is gone unless Discord says that it is there
        self._gone: set[int] = set()

    def now(self) -> list[discord.Guild]:
        """The servers that the bot is in, as far as Discord has told."""
        return [each for each in self._guilds() if each.id not in self._gone]

    def lost(self, shard: int) -> None:
        """The shard's connection is lost."""
        self._before[shard] = {each.id: each for each in self._guilds() if each.shard_id == shard}

    def named(self, shard: int) -> None:
        """A new session has just named the shard's servers."""
        before = self._before.pop(shard, {})
        mine = [each for each in self._guilds() if each.shard_id == shard]
        self._unnamed[shard] = {each.id for each in mine if before.get(each.id) is each}
        self._gone -= {each.id for each in mine} - self._unnamed[shard]

    def told(self, shard: int) -> None:
        """All there is to be known about the shard's servers has been told."""
        self._gone |= self._unnamed.pop(shard, set())

    def there(self, server: int) -> None:
        """The bot is in a server, or has been added to it (again)."""
        self._gone.discard(server)
        for unnamed in self._unnamed.values():
            unnamed.discard(server)
