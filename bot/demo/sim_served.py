"""The simulated Discord for bots in other processes: what a server needs to put it on a real socket."""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false

from __future__ import annotations

import copy
import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import discord
from simcord._clock import Clock
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.http import router
from simcord.http import routes as routes

from bot.demo.sim import InteractionResult, SimulatedDiscord


@dataclass(slots=True)
class Upload:
    """A file of a multipart body, as simcord's routes read it."""

    filename: str
    fp: io.BytesIO
    description: str | None = None


class _RealClock(Clock):
    """simcord's clock, going with the real one."""

    def now(self) -> datetime:
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        pass


class ServedDiscord(SimulatedDiscord):
    """A simulated Discord whose bots are elsewhere; real time. Actions return at once, the bot's answers follow."""

    def __init__(self) -> None:
        super().__init__(lambda _: discord.Client(intents=discord.Intents.none()), check_errors=False)
        self.backend.clock = _RealClock()

    async def _settle_fast(self, *, idle: float = 0.0, **given: Any) -> None:
        return None

    def listen(self, listener: Callable[[str, Mapping[str, Any]], None]) -> None:
        """Call `listener` with every gateway event."""
        self.backend.subscribers.append(listener)

    def welcome(self, session: str, url: str) -> list[tuple[str, dict[str, Any]]]:
        """The events that a session starts with."""
        backend = self.backend
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(backend.bot_user)),
            "guilds": [{"id": str(each), "unavailable": True} for each in backend.guilds],
            "session_id": session,
            "resume_gateway_url": url,
            "shard": [0, 1],
            "application": {"id": str(backend.application_id), "flags": 0},
        }
        guilds = [dict(serializers.guild_create_payload(backend, each)) for each in backend.guilds.values()]
        return [("READY", ready), *[("GUILD_CREATE", each) for each in guilds]]

    def serve(
        self, method: str, path: str, body: Any, params: dict[str, str], files: Sequence[Upload] = ()
    ) -> tuple[int, Any]:
        """Carry out one REST call: the status and the answer's JSON, None for no content."""
        named = isinstance(body, dict) and body.get("enforce_nonce")
        key = (path, str(body["nonce"])) if named else None
        if key is not None and key in self._behaviour.nonces:
            return 200, copy.deepcopy(self._behaviour.nonces[key])
        _describe(files, body)
        try:
            answer = router.dispatch(
                self.backend, method, path, json=body, params=dict(params), files=list(files), reason=None
            )
        except router.RouteNotImplemented as error:
            return 501, {"code": 0, "message": str(error)}
        except BackendError as error:
            return error.status, error.to_json()
        if key is not None:
            self._behaviour.nonces[key] = copy.deepcopy(answer)
        return (204, None) if answer is None else (200, answer)


def interaction_of(result: InteractionResult) -> int:
    """The id of what a person did, as it stands in the path of its answer."""
    return int(result._interaction.id)


def _describe(files: Sequence[Upload], body: Any) -> None:
    """Give the files of a request their alt texts, which stand in its JSON."""
    body = body if isinstance(body, dict) else {}
    listed = (body.get("data") or body).get("attachments") or []
    for each in listed:
        number = str(each.get("id"))
        if number.isdecimal() and int(number) < len(files):
            files[int(number)].description = each.get("description")
