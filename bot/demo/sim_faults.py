"""What a simulated Discord can be made to do wrong: errors, lost answers, outages, kills, presses that no honest
client sends.

Like all of `sim*`, a user of simcord's private names.
"""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false
# pyright: reportPrivateImportUsage=false

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from typing import Any

import discord
from simcord.actors import MemberActor, _component_interaction
from simcord.backend.models import Message, Overwrite
from simcord.backend.serializers import guild_create_payload
from simcord.builders import ChannelHandle, GuildHandle
from simcord.enums import OverwriteType
from simcord.results import InteractionResult

from bot.demo.sim_behaviour import CarryOut
from bot.demo.sim_shown import BUTTON
from bot.demo.sim_world import World


class FaultyWorld(World):
    """A world whose Discord fails when it is told to; what fails for a while does so inside of a `with`."""

    @contextlib.contextmanager
    def closed_dms(self, *people: MemberActor) -> Generator[None]:
        """Discord refuses direct messages to these people (50007)."""
        faults: list[Any] = []
        for person in people:
            channel = self.backend.get_dm_channel(person.id)
            self.env.inject_error(
                "POST",
                f"/channels/{channel.id}/messages",
                status=403,
                code=50007,
                message="Cannot send messages to this user",
                times=None,
            )
            faults.append(self.backend.faults[-1])
        try:
            yield
        finally:
            for fault in faults:
                self.backend.faults.remove(fault)

    @contextlib.contextmanager
    def broken(self, method: str, path: str, *, status: int = 503, code: int = 0) -> Generator[None]:
        """Discord answers such requests with an error for a while. `path` may hold `*`."""
        self.env.inject_error(method, path, status=status, code=code, times=None)
        fault: Any = self.backend.faults[-1]
        try:
            yield
        finally:
            self.backend.faults.remove(fault)

    @contextlib.contextmanager
    def slow(self, method: str, path: str, seconds: float) -> Generator[None]:
        """Such requests arrive only after so many seconds, for a while. `path` may hold `*`."""
        late = method, path, seconds
        self._behaviour.slow.append(late)
        try:
            yield
        finally:
            self._behaviour.slow.remove(late)

    @contextlib.contextmanager
    def between(self, what: Callable[[str, str, Any, CarryOut], Awaitable[Any]]) -> Generator[None]:
        """For a while every request (method, path, body) goes through `what`, which has it carried out, or not."""
        before, self._behaviour.between = self._behaviour.between, what
        try:
            yield
        finally:
            self._behaviour.between = before

    def lose_reply(self, method: str, path: str) -> None:
        """The next request that matches is carried out, but its answer never arrives. `path` may hold `*`."""
        self._behaviour.lost.append((method, path))

    def halt_at(self, moment: int) -> None:
        """Let the bot stop for good when its `moment`th request begins or ends (both count), as if killed there; then
        `restart(killed=True)`.
        """
        self._behaviour.halt_at = moment

    def halt_when(self, kills: Callable[[str], bool]) -> None:
        """Let the bot stop for good at the first point of which `kills` says so, by its kind: `before` or `after` and a
        request, or what `point` is told.
        """
        self._behaviour.kills = kills

    async def point(self, process: int, kind: str) -> None:
        """That bot comes to a point of this kind; one that has been stopped never gets past it."""
        await self._behaviour.point(process, kind)

    @property
    def moments(self) -> int:
        """How many beginnings and ends of requests there have been."""
        return self._behaviour.moments

    async def delete_channel(self, channel: ChannelHandle) -> None:
        """Somebody deletes a channel."""
        self.backend.delete_channel(channel.id)
        await self.env.settle()

    async def remove_guild(self, guild: GuildHandle) -> None:
        """Somebody removes the bot from a server."""
        self.backend.remove_guild(guild.id)
        await self.env.settle()

    async def disconnect(self, shard: int = 0) -> None:
        """The bot's gateway connection breaks; what happens meanwhile never reaches it."""
        with self.in_bot():
            await self._shard(shard).disconnect()
        await self.env.settle()

    async def connect(self, shard: int = 0) -> None:
        """The bot is connected again, with a new session."""
        with self.in_bot():
            await self._shard(shard).connect()
        await self.env.settle()

    def _shard(self, number: int) -> discord.ShardInfo:
        assert isinstance(self.bot, discord.AutoShardedClient)
        return self.bot.shards[number]

    @contextlib.asynccontextmanager
    async def outage(self, guild: GuildHandle) -> AsyncGenerator[None]:
        """Discord loses a server for a while."""
        self.backend.emit("GUILD_DELETE", {"id": str(guild.id), "unavailable": True})
        await self.env.settle()
        try:
            yield
        finally:
            back = guild_create_payload(self.backend, self.backend.guilds[guild.id])
            self.backend.emit("GUILD_CREATE", {**back, "unavailable": False})
            await self.env.settle()

    @contextlib.asynccontextmanager
    async def denied(self, channel: ChannelHandle, **permissions: bool) -> AsyncGenerator[None]:
        """Take permissions away from the bot in a channel, such as `send_messages=False`, for a while."""
        _, deny = discord.PermissionOverwrite(**permissions).pair()
        overwrite = Overwrite(self.backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=deny.value)
        overwrites = self.backend.get_channel(channel.id).overwrites
        overwrites.append(overwrite)
        self.backend.announce_channel_update(channel.id)
        await self.env.settle()
        try:
            yield
        finally:
            overwrites.remove(overwrite)
            self.backend.announce_channel_update(channel.id)
            await self.env.settle()

    async def forge(self, person: MemberActor, message: Message, custom_id: str) -> InteractionResult:
        """A press that no honest client sends: any custom_id, on any message."""
        self.env._begin_operation("forge")
        try:
            return await _component_interaction(person, message, {"custom_id": custom_id, "component_type": BUTTON})
        finally:
            self.env._end_operation()
