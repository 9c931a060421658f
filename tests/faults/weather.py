"""What can become of a request to Discord: every kind of request, and every fault."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Generator
from dataclasses import dataclass
from enum import Enum
from fnmatch import fnmatch
from types import SimpleNamespace
from typing import Any, Final

import discord

from tests.discord_sim import Sim

COMPONENTS_V2: Final = 1 << 15
GONE: Final = 10008
NEVER: Final = 300.0  # seconds after which the HTTP client gives up by itself


class Kind(Enum):
    """A request, by what it is for."""

    LOBBY = "the lobby's message"
    HAND = "a new hand's message"
    PODIUM = "the podium's message"
    AGAIN = "the message posted after a deletion"
    EDIT = "an edit"
    EDIT_BY_PRESS = "an edit through a press"
    ANSWER = "the answer to a press on the table"
    PRIVATE = "a private answer"
    DEFER = "a private answer that takes time"
    DIALOG = "a dialog"
    FOLLOW_UP = "a private follow-up"
    DIRECT = "a direct message"
    OPEN_DM = "opening direct messages"
    NOTICE = "a turn notice"
    NOTICE_EDIT = "a notice of a missed turn"
    NOTICE_DELETE = "taking a notice back"
    DELETE = "deleting an old message"
    THREAD = "a thread"
    EMOJI_LIST = "the list of emojis"
    EMOJI = "a new emoji"


@dataclass(frozen=True, slots=True)
class Fault:
    """An answer with `status` and Discord's `code`; status 0: none, whether it was `carried_out` or not."""

    name: str
    status: int
    code: int = 0
    carried_out: bool = False


ANSWERED: Final = (
    *[Fault(str(code), 403, code) for code in (50001, 50013, 50007, 50278, 40003)],
    *[Fault(str(code), 404, code) for code in (10003, 10008, 10062, 10015)],
    *[Fault(str(code), 400, code) for code in (40060, 200000, 50083, 160005)],
    *[Fault(str(code), 429, code) for code in (20016, 20028, 30046)],
    *[Fault(str(status), status) for status in (401, 429, 500, 503)],
)
SILENCE: Final = Fault("silence", 0)
DROPPED: Final = Fault("dropped", 0)
LOST: Final = Fault("lost", 0, carried_out=True)
FAULTS: Final = {each.name: each for each in (*ANSWERED, SILENCE, DROPPED, LOST)}

_ROUTES: Final = {
    Kind.LOBBY: ("POST", "/channels/{here}/messages"),
    Kind.HAND: ("POST", "/channels/{here}/messages"),
    Kind.PODIUM: ("POST", "/channels/{here}/messages"),
    Kind.AGAIN: ("POST", "/channels/{here}/messages"),
    Kind.EDIT: ("PATCH", "/channels/{here}/messages/*"),
    Kind.EDIT_BY_PRESS: ("PATCH", "/webhooks/*/messages/@original"),
    Kind.ANSWER: ("POST", "/interactions/*/callback"),
    Kind.PRIVATE: ("POST", "/interactions/*/callback"),
    Kind.DEFER: ("POST", "/interactions/*/callback"),
    Kind.DIALOG: ("POST", "/interactions/*/callback"),
    Kind.FOLLOW_UP: ("POST", "/webhooks/*/*"),
    Kind.DIRECT: ("POST", "/channels/*/messages"),
    Kind.OPEN_DM: ("POST", "/users/@me/channels"),
    Kind.NOTICE: ("POST", "/channels/{here}/messages"),
    Kind.NOTICE_EDIT: ("PATCH", "/channels/{here}/messages/*"),
    Kind.NOTICE_DELETE: ("DELETE", "/channels/{here}/messages/*"),
    Kind.DELETE: ("DELETE", "/channels/{here}/messages/*"),
    Kind.THREAD: ("POST", "/channels/{here}/threads"),
    Kind.EMOJI_LIST: ("GET", "/applications/*/emojis"),
    Kind.EMOJI: ("POST", "/applications/*/emojis"),
}
_RESPONSES: Final = {Kind.ANSWER: (6, 7), Kind.PRIVATE: (4,), Kind.DEFER: (5,), Kind.DIALOG: (9,)}
_NOTICES: Final = (Kind.NOTICE, Kind.NOTICE_EDIT)


class Weather:
    """One fault over one kind of request. `hit` counts how often it was met."""

    def __init__(self, sim: Sim, kind: Kind, fault: Fault) -> None:
        self.hit = 0
        self.kind = kind
        self._sim = sim
        self._fault = fault

    @contextlib.contextmanager
    def on(self) -> Generator[None]:
        """The fault lasts for as long."""
        with self._sim.world.between(self._pass):
            yield

    async def _pass(self, method: str, path: str, body: Any, carry_out: Callable[[], Awaitable[Any]]) -> Any:
        if not self._meets(method, path, body):
            return await carry_out()
        self.hit += 1
        fault = self._fault
        if fault is SILENCE:
            await asyncio.sleep(NEVER)
            raise TimeoutError
        gone = self.kind is Kind.DELETE and fault.code == GONE  # what Discord says is gone is not there
        if fault.carried_out or gone:
            await carry_out()
        if not fault.status:
            raise ConnectionResetError("the connection was dropped")
        raise refusal(fault)

    def _meets(self, method: str, path: str, body: Any) -> bool:
        wanted, pattern = _ROUTES[self.kind]
        here = str(self._sim.channel.id)
        if method != wanted or not fnmatch(path, pattern.format(here=here)):
            return False
        if self.kind is Kind.DIRECT:
            return here not in path
        if self.kind in _RESPONSES:
            return body["type"] in _RESPONSES[self.kind]
        if "/messages" in path and self.kind not in (Kind.EDIT_BY_PRESS, Kind.NOTICE_DELETE, Kind.DELETE):
            return bool(body.get("content")) == (self.kind in _NOTICES)
        return True


def refusal(fault: Fault) -> discord.HTTPException:
    """What discord.py makes of such an answer."""
    response: Any = SimpleNamespace(status=fault.status, reason="refused", headers={})
    data = {"code": fault.code, "message": f"refused: {fault.name}"}
    match fault.status:
        case 403:
            return discord.Forbidden(response, data)
        case 404:
            return discord.NotFound(response, data)
        case 500 | 503:
            return discord.DiscordServerError(response, data)
        case _:
            return discord.HTTPException(response, data)
