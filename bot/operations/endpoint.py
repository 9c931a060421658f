"""`/healthz` and `/metrics`, when a port is set."""

from __future__ import annotations

from collections.abc import Callable

from aiohttp import web

from bot.operations.vitals import Report
from bot.settings import BadSettings


class Endpoint:
    """A small web server beside the bot. `metrics` gives Prometheus's text for a report."""

    def __init__(self, report: Callable[[], Report], metrics: Callable[[Report], bytes]) -> None:
        self._report = report
        self._metrics = metrics
        self._runner: web.AppRunner | None = None

    async def start(self, host: str, port: int) -> None:
        """Listen. Raises BadSettings when the port cannot be had."""
        application = web.Application(client_max_size=1024)
        application.router.add_get("/healthz", self._healthz)
        application.router.add_get("/metrics", self._told)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError as error:
            await self.stop()
            raise BadSettings(f"HEALTH_PORT: {host}:{port} cannot be opened: {error.strerror}.") from None

    async def stop(self) -> None:
        """Listen no more. May be called twice."""
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
