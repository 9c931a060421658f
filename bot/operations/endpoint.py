"""`/healthz` and `/metrics`, when a port is set."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
from collections import deque
from collections.abc import Callable
from typing import Final

from aiohttp import web

from bot.operations.vitals import Report
from bot.settings import BadSettings

log = logging.getLogger(__name__)

VISITS: Final = 16  # connections at a time; the oldest gives way
VISIT: Final = 5.0  # seconds that each may take
TRY_AGAIN: Final = 5.0  # seconds, while another process has the port


class Endpoint:
    """A small web server beside the bot. `metrics` gives Prometheus's text for a report."""

    def __init__(self, report: Callable[[], Report], metrics: Callable[[Report], bytes]) -> None:
        self._report = report
        self._metrics = metrics
        self._runner: web.AppRunner | None = None
        self._server: asyncio.Server | None = None
        self._waiting: asyncio.Task[None] | None = None
        self._visits: deque[web.RequestHandler] = deque()

    async def start(self, host: str, port: int) -> None:
        """Listen; a port that another process has, such as the one before us, is taken once it is free. Raises
        BadSettings when it cannot be had at all.
        """
        application = web.Application(client_max_size=1024)
        application.router.add_get("/healthz", self._healthz)
        application.router.add_get("/metrics", self._told)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        try:
            opened = await self._open(host, port)
        except BadSettings:
            await self.stop()
            raise
        if not opened:
            log.warning("HEALTH_PORT: %s:%s is taken by another program; tried again every few seconds", host, port)
            self._waiting = asyncio.create_task(self._wait(host, port), name="health port")

    async def _open(self, host: str, port: int) -> bool:
        """Whether we have the port; False while another process has it. Raises BadSettings."""
        try:
            self._server = await asyncio.get_running_loop().create_server(self._visit, host, port, backlog=VISITS)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return False
            raise BadSettings(f"HEALTH_PORT: {host}:{port} cannot be opened: {reason_of(error)}.") from None
        return True

    async def _wait(self, host: str, port: int) -> None:
        opened = False
        while not opened:
            await asyncio.sleep(TRY_AGAIN)
            try:
                opened = await self._open(host, port)
            except BadSettings as error:
                log.warning("%s", error)
        log.info("HEALTH_PORT: %s:%s is ours now", host, port)

    def _visit(self) -> asyncio.BaseProtocol:
        """A connection, which is not for long: whoever says nothing, or says it slowly, keeps nobody else out."""
        assert self._runner is not None
        assert self._runner.server is not None
        visit = self._runner.server()
        self._visits.append(visit)
        asyncio.get_running_loop().call_later(VISIT, self._end, visit)
        if len(self._visits) > VISITS:
            self._end(self._visits[0])
        return visit

    def _end(self, visit: web.RequestHandler) -> None:
        with contextlib.suppress(ValueError):
            self._visits.remove(visit)
        if visit.transport is not None:
            visit.transport.abort()

    async def stop(self) -> None:
        """Listen no more. May be called twice."""
        if self._waiting is not None:
            self._waiting.cancel()
        if self._server is not None:
            self._server.close()
        if self._runner is not None:
            runner, self._runner = self._runner, None
            await runner.cleanup()

    async def _healthz(self, request: web.Request) -> web.Response:
        report = self._report()
        return web.json_response(
            report.as_json(), status=200 if report.healthy else 503, headers={"Cache-Control": "no-store"}
        )

    async def _told(self, request: web.Request) -> web.Response:
        return web.Response(body=self._metrics(self._report()), content_type="text/plain", charset="utf-8")


def reason_of(error: OSError) -> str:
    """Why, in the system's words alone: asyncio puts the address into its own."""
    return os.strerror(error.errno) if error.errno is not None and error.errno > 0 else str(error.strerror or error)
