"""Every request that the bot makes of a simulated Discord: when, with which files, and who reads it."""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportUnknownParameterType=false, reportMissingParameterType=false

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from simcord.backend import Backend


@dataclass(frozen=True, slots=True)
class SentFile:
    """A file that came with a request; `description` is its alt text."""

    filename: str
    description: str | None
    data: bytes


@dataclass(frozen=True, slots=True)
class Request:
    """One REST call of the bot. `at` is simulated epoch milliseconds; `to` the one person who sees what it says, None
    when it is public; `response` whether it answers an interaction (those do not count against the global limit).
    """

    at: int
    method: str
    path: str
    json: Any
    params: dict[str, Any]
    to: int | None
    response: bool
    files: tuple[SentFile, ...] = ()

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


class Recorder(list[Any]):
    """simcord's list of requests; whatever is added is stamped and kept in `requests` with the files that are `coming`
    with it, and time goes on by 1 ms, so that times tell what came first.
    """

    def __init__(self, backend: Backend, requests: list[Request]) -> None:
        super().__init__()
        self._backend = backend
        self._requests = requests
        self.coming: tuple[SentFile, ...] = ()

    def append(self, entry: Any) -> None:
        super().append(entry)
        backend = self._backend
        at = int(backend.clock.now().timestamp() * 1000)
        response = "/callback" in entry.path or entry.path.startswith("/webhooks/")
        to = _reader(backend, entry.path, entry.json)
        files, self.coming = self.coming, ()
        self._requests.append(Request(at, entry.method, entry.path, entry.json, entry.params, to, response, files))
        backend.clock.advance(0.001)


def sent(files: Iterable[Any]) -> tuple[SentFile, ...]:
    """The files as they are, to be read again by whoever stores them."""
    found: list[SentFile] = []
    for each in files:
        begin = each.fp.tell()
        found.append(SentFile(each.filename, each.description, each.fp.read()))
        each.fp.seek(begin)
    return tuple(found)


def _reader(backend: Backend, path: str, body: Any) -> int | None:
    """Who alone sees the contents of a request."""
    parts = path.strip("/").split("/")
    if parts[0] == "channels":
        channel = backend.channels.get(int(parts[1]))
        if channel is not None and channel.guild_id is None:
            return next((user for user, dm in backend.dm_channels.items() if dm == channel.id), None)
        return None
    if parts[0] == "interactions":
        record = backend.interactions.get(int(parts[1]))
        if record is None:
            return None
        kind = body.get("type") if isinstance(body, dict) else None
        data = (body.get("data") if isinstance(body, dict) else None) or {}
        if kind in (8, 9) or data.get("flags", 0) & 64:
            return record.user_id
        if kind in (6, 7) and record.source_message_id is not None:
            source = backend.messages.get(record.channel_id, {}).get(record.source_message_id)
            return record.user_id if source is not None and source.is_ephemeral else None
        return None
    if parts[0] == "webhooks" and len(parts) > 2 and parts[2] in backend.interaction_tokens:
        record = backend.interaction_by_token(parts[2])
        flags = body.get("flags", 0) if isinstance(body, dict) else 0
        source = backend.messages.get(record.channel_id, {}).get(record.message_id or record.source_message_id or 0)
        editing = len(parts) > 3
        private = (source is not None and source.is_ephemeral) if editing else bool(flags & 64)
        return record.user_id if private else None
    return None
