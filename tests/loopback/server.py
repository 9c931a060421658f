"""The simulated Discord on a real socket: HTTP for requests, a websocket for the gateway.

The bot runs unmodified in its own process, so it can be killed while Discord lives on. Time is real here.
"""

from __future__ import annotations

import asyncio
import copy
import io
import json
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from aiohttp import WSMsgType, web

from bot.demo.sim_served import ServedDiscord, Upload

T = TypeVar("T")
Hook = Callable[[str, str, Any], Awaitable[web.StreamResponse | None]]

HELLO, IDENTIFY, HEARTBEAT, HEARTBEAT_ACK, RESUME, DISPATCH = 10, 2, 1, 11, 6, 0


def answer(status: int, body: Any, **headers: str) -> web.Response:
    """An answer of Discord's; the content type is exactly what discord.py looks for."""
    if body is None:
        return web.Response(status=status)
    return web.Response(
        status=status, body=json.dumps(body).encode(), headers={"Content-Type": "application/json", **headers}
    )


class Door:
    """One address of the same Discord. Who knows no other can be cut off."""

    def __init__(self, runner: web.AppRunner) -> None:
        self._runner = runner
        self._site: web.TCPSite | None = None
        self.port = 0
        self.connections: set[asyncio.Transport] = set()

    async def open(self) -> None:
        """Let people in (again), at the same port."""
        self._site = web.TCPSite(self._runner, "127.0.0.1", self.port, reuse_address=True)
        await self._site.start()
        assert self._site._server is not None  # aiohttp says the addresses of all its sites together only
        self.port = self._site._server.sockets[0].getsockname()[1]  # pyright: ignore[reportAttributeAccessIssue]

    async def shut(self) -> None:
        """Cut every connection through it, and refuse new ones."""
        assert self._site is not None
        await self._site.stop()
        for each in list(self.connections):
            each.abort()
        self.connections.clear()

    @property
    def environment(self) -> dict[str, str]:
        """What tells `run_bot` to come through this door."""
        return {"LOOPBACK_API": f"http://127.0.0.1:{self.port}/api/v10", "LOOPBACK_GATEWAY": self.gateway_url}

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway"


@dataclass
class Session:
    """One gateway session, which outlives its connection."""

    name: str
    socket: web.WebSocketResponse | None
    sent: list[dict[str, Any]] = field(default_factory=list)
    dead: bool = False  # the connection: nothing gets through it any more, and nobody knows


class Loopback:
    """Discord at `127.0.0.1`. `before` hooks may answer a request instead of Discord; `after` hooks may replace the
    answer to what has been carried out, or never give one. `answered` has the answers to interactions: to
    which one, through which door, what Discord made of it, and its type.
    """

    def __init__(self) -> None:
        self.world = ServedDiscord()
        self.world.listen(self._event)
        self.before: list[Hook] = []
        self.after: list[Hook] = []
        self.log: list[tuple[float, str, str, Any]] = []
        self.answered: list[tuple[int, int, int, int]] = []
        self.sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        self._sending: set[asyncio.Task[None]] = set()
        self._doors: dict[int, Door] = {}

    async def start(self) -> None:
        application = web.Application(client_max_size=30 << 20)
        application.router.add_get("/gateway", self._gateway)
        application.router.add_route("*", "/api/v10/{path:.*}", self._rest)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        self.door = await self.new_door()

    async def new_door(self) -> Door:
        """One more address."""
        door = Door(self._runner)
        await door.open()
        self._doors[door.port] = door
        return door

    async def close(self) -> None:
        for session in self.sessions.values():
            if session.socket is not None:
                await session.socket.close()
        await self._runner.cleanup()

    def _through(self, request: web.Request) -> Door:
        """The door that a request has come through, which may cut it off from now on."""
        assert request.transport is not None
        door = self._doors[request.transport.get_extra_info("sockname")[1]]
        assert isinstance(request.transport, asyncio.Transport)
        door.connections = {each for each in door.connections if not each.is_closing()} | {request.transport}
        return door

    # ---- requests

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        path = "/" + request.match_info["path"]
        door = self._through(request)
        body, files = await _read(request)
        self.log.append((time.monotonic(), request.method, path, body))
        for hook in list(self.before):
            if (instead := await hook(request.method, path, body)) is not None:
                return instead
        if path == "/gateway/bot":
            limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
            return answer(200, {"url": door.gateway_url, "shards": 1, "session_start_limit": limit})
        status, given = self.world.serve(request.method, path, body, dict(request.query), files)
        if path.endswith("/callback"):
            self.answered.append((int(path.split("/")[2]), door.port, status, body["type"]))
        for hook in list(self.after):
            if (instead := await hook(request.method, path, body)) is not None:
                return instead
        return answer(status, given)

    # ---- the gateway

    def _event(self, name: str, payload: Mapping[str, Any]) -> None:
        for session in self.sessions.values():
            task = asyncio.ensure_future(self._dispatch(session, name, copy.deepcopy(dict(payload))))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _dispatch(self, session: Session, name: str, payload: dict[str, Any]) -> None:
        packet = {"op": DISPATCH, "t": name, "s": len(session.sent) + 1, "d": payload}
        session.sent.append(packet)
        if not session.dead:
            await _send(session.socket, packet)

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        door = self._through(request)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await _send(socket, {"op": HELLO, "d": {"heartbeat_interval": 41250}})
        mine: Session | None = None
        async for message in socket:
            if message.type != WSMsgType.TEXT:
                continue
            packet = json.loads(message.data)
            if mine is not None and mine.dead:
                continue
            if packet["op"] == HEARTBEAT:
                await _send(socket, {"op": HEARTBEAT_ACK})
            elif packet["op"] == IDENTIFY:
                self.identified += 1
                mine = Session(f"session-{self.identified}", socket)
                for name, payload in self.world.welcome(mine.name, door.gateway_url):
                    await self._dispatch(mine, name, payload)
                self.sessions[mine.name] = mine
            elif packet["op"] == RESUME:
                mine = self.sessions[packet["d"]["session_id"]]
                self.resumed += 1
                mine.socket, mine.dead = socket, False
                for missed in mine.sent[packet["d"]["seq"] :]:
                    await _send(socket, missed)
                await self._dispatch(mine, "RESUMED", {})
        if mine is not None and mine.socket is socket:
            mine.socket = None
        return socket

    def deaden_gateway(self) -> None:
        """Let every gateway connection stand, and let nothing through it any more."""
        for session in self.sessions.values():
            session.dead = True

    async def drop_gateway(self, code: int = 4000) -> None:
        """Close every gateway connection; the sessions stay and can be resumed."""
        for session in self.sessions.values():
            socket, session.socket = session.socket, None
            if socket is not None:
                await socket.close(code=code)


async def _send(socket: web.WebSocketResponse | None, packet: dict[str, Any]) -> None:
    if socket is not None and not socket.closed:
        try:
            await socket.send_json(packet)
        except (ConnectionError, RuntimeError):
            return


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = None
    files: list[Upload] = []
    if request.content_type.startswith("multipart/"):
        async for part in await request.multipart():
            assert not isinstance(part, type(None))
            content = bytes(await part.read(decode=False))  # pyright: ignore[reportAttributeAccessIssue, reportCallIssue]
            if part.name == "payload_json":  # pyright: ignore[reportAttributeAccessIssue]
                body = json.loads(content)
            elif part.filename:  # pyright: ignore[reportAttributeAccessIssue]
                files.append(Upload(part.filename, io.BytesIO(content)))  # pyright: ignore[reportAttributeAccessIssue]
    elif request.can_read_body:
        raw = await request.read()
        body = json.loads(raw) if raw else None
    return body, files


async def until(condition: Callable[[], T], *, within: float = 10.0, what: str = "") -> T:
    """Wait for something that happens elsewhere. Raises TimeoutError."""
    end = time.monotonic() + within
    while not (value := condition()):
        if time.monotonic() > end:
            raise TimeoutError(what or "it never happened")
        await asyncio.sleep(0.01)
    return value
