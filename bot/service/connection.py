"""What Discord can hear of this process: which shards are connected, and which servers are there."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from bot.service.clock import Now, lately
from bot.service.ports import Place

GRACE: Final = 8_000  # milliseconds; after a gap no longer than this, Discord hands over what was pressed in it
CATCH_UP: Final = 2_000  # what was pressed in a gap arrives after it, and counts before the clock does


class Connection:
    """Shards by number, servers and channels by Discord's ids, times in epoch milliseconds. `shards` is how many shards
    Discord deals the servers out to; `version` grows with every change that may concern a table; `alive` says whether a
    shard that seems connected has proved it lately.
    """

    def __init__(self, now: Now) -> None:
        self.shards = 1
        self.version = 0
        self.alive: Callable[[int], bool] = lambda shard: True
        self._now = now
        self._up_since: dict[int, int] = {}
        self._down_since: dict[int, int] = {}
        self._missed: set[int] = set()
        self._servers: dict[int, set[int]] = {}
        self._out: set[int] = set()
        self._removed: set[int] = set()
        self._deleted: set[int] = set()

    @staticmethod
    def always(now: Now) -> Connection:
        """One shard that is connected."""
        connection = Connection(now)
        connection.up(0)
        return connection

    # ---- what happens

    def up(self, shard: int, *, resumed: bool = False) -> None:
        """A shard is connected; unless it was `resumed`, what was pressed in the gap before is lost."""
        if shard in self._down_since and not resumed:
            self._missed.add(shard)
        self._down_since.pop(shard, None)
        self._up_since[shard] = self._now()
        self.version += 1

    def down(self, shard: int) -> None:
        """A shard is not connected any more."""
        if self._up_since.pop(shard, None) is not None:
            self._down_since[shard] = self._now()
            self.version += 1

    def servers(self, shard: int, there: Collection[int], out: Collection[int]) -> None:
        """All servers of a shard are known: `there` are those that we are in, `out` those of them in an outage."""
        self._servers[shard] = set(there)
        self._removed -= set(there)
        self._out = {each for each in self._out if self._shard(each) != shard} | set(out)
        self.version += 1

    def out(self, server: int) -> None:
        """Discord has lost a server for a while; we are still in it."""
        self._out.add(server)
        self.version += 1

    def back(self, server: int) -> None:
        """A server is there (again), or we have been added to it (again)."""
        known = self._servers.get(self._shard(server))
        if known is not None and server not in known:
            known.add(server)
            self.version += 1
        for missing in (self._out, self._removed):
            if server in missing:
                missing.discard(server)
                self.version += 1

    def removed(self, server: int) -> None:
        """We have been removed from a server."""
        self._removed.add(server)
        self._out.discard(server)
        self.version += 1

    def deleted(self, channel: int) -> None:
        """A channel or thread is gone for good."""
        self._deleted.add(channel)
        self.version += 1

    def take_missed(self) -> set[int]:
        """The shards in whose last gap presses were lost; asking for them settles it."""
        missed, self._missed = self._missed, set()
        return missed

    # ---- what it means

    @property
    def gone(self) -> bool:
        """Nothing has been heard from Discord for longer than a short gap, or ever."""
        return not any([self._heard(shard) for shard in (*self._up_since, *self._down_since)])

    def frozen(self, server: int) -> bool:
        """Nobody in this server can reach us for now, but we are still in it."""
        return server in self._out or not self._heard(self._shard(server))

    def missed(self, server: int, shards: Collection[int]) -> bool:
        """Whether a server belongs to one of these shards."""
        return self._shard(server) in shards

    def unsure(self, server: int) -> bool:
        """What people in this server have pressed may still be on its way."""
        shard = self._shard(server)
        since = self._up_since.get(shard)
        return since is None or lately(since, self._now(), CATCH_UP) or not self.alive(shard)

    def lost(self, place: Place) -> bool:
        """Nobody can see this place any more: it was deleted, or we were removed from its server."""
        known = self._servers.get(self._shard(place.guild))
        removed = place.guild in self._removed or (known is not None and place.guild not in known)
        return removed or place.channel in self._deleted

    def _heard(self, shard: int) -> bool:
        since = self._down_since.get(shard)
        return shard in self._up_since or (since is not None and lately(since, self._now(), GRACE))

    def _shard(self, server: int) -> int:
        return (server >> 22) % self.shards
