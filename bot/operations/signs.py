"""Signs of life, put together: what is set, and no timer, thread or port beyond it."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from typing import Final

import discord

from bot.operations.endpoint import Endpoint
from bot.operations.heartbeat import Heartbeat, no_heartbeat
from bot.operations.metrics import STATES, Metrics
from bot.operations.pulse import Pulse
from bot.operations.service_manager import ServiceManager
from bot.operations.vitals import Report, Vitals
from bot.operations.wire import Wire
from bot.operations.writes import Writes
from bot.service.clock import Now
from bot.service.tables import Tables
from bot.settings import BadSettings, Settings

log = logging.getLogger(__name__)

LOOK: Final = 1.0  # seconds between two looks at everything
BEAT: Final = 10  # looks between two touches of the heartbeat file
TELL_AFTER: Final = 5  # looks in which the same is wrong: a connection that is back at once is not worth a line


class Signs:
    """The heartbeat file, the port and systemd's socket. `pictures` gives how many were made in time and how many came
    late, `queued` how many requests wait for the bot's own budget, `invalid` how many of late Discord counts as such.
    """

    def __init__(
        self,
        settings: Settings,
        client: discord.AutoShardedClient,
        tables: Callable[[], Tables | None],
        version: str,
        *,
        pictures: Callable[[], tuple[int, int]],
        queued: Callable[[], int],
        invalid: Callable[[], int],
        now: Now,
    ) -> None:
        self.metrics = Metrics()
        self.writes = Writes(self.metrics, now)
        self.wire = Wire(self.metrics)
        self.vitals = Vitals(client, self.writes, tables, version)
        self._settings = settings
        self._pictures = pictures
        self._queued = queued
        self._invalid = invalid
        self._manager = ServiceManager(os.environ)
        self._heart: Heartbeat | None = None
        self._endpoint: Endpoint | None = None
        self._pulses: list[Pulse] = []
        self._wrong: list[str] = []
        self._told: list[str] = []
        self._looks = 0

    async def start(self) -> None:
        """Before the login, so that a bot which cannot log in says so. Raises BadSettings."""
        settings = self._settings
        if settings.heartbeat_file is not None:
            if wrong := no_heartbeat(settings.heartbeat_file, settings):
                raise BadSettings(f"HEARTBEAT_FILE: {wrong}.")
            heart = Heartbeat(settings.heartbeat_file, lambda: self.vitals.report().healthy)
            try:
                heart.forget_the_last()
            except OSError as error:
                raise BadSettings(f"HEARTBEAT_FILE: {settings.heartbeat_file}: {error.strerror}.") from None
            self._heart = heart
        if settings.health_port is not None:
            self._endpoint = Endpoint(self.vitals.report, self.read)
            await self._endpoint.start(settings.health_host, settings.health_port)
        if self._heart is not None or self._endpoint is not None or self._manager.there:
            self._pulses.append(Pulse(LOOK, self._look))
        if self._manager.every is not None:
            # Only that the event loop lives: a lost gateway comes back by itself, and each login counts.
            self._pulses.append(Pulse(self._manager.every, lambda late: self._manager.say("WATCHDOG=1")))
        for pulse in self._pulses:
            pulse.start()

    def ready(self) -> None:
        """Logged in, and the lease was asked for."""
        self._manager.say("READY=1")

    async def stop(self) -> None:
        """No more signs. May be called twice."""
        self._manager.say("STOPPING=1")
        for pulse in self._pulses:
            pulse.stop()
        if self._heart is not None:
            self._heart.stop()
        if self._endpoint is not None:
            await self._endpoint.stop()

    def _look(self, late: float) -> None:
        self.vitals.late = late
        self.metrics.lag.observe(late)
        wrong = self.vitals.report().wrong
        changed, self._wrong = wrong != self._wrong, wrong
        self._looks = 0 if changed else self._looks + 1
        if self._looks == TELL_AFTER and wrong != self._told:
            self._tell(wrong)
        if self._heart is not None and self._looks % BEAT == 0:
            self._heart.beat()

    def _tell(self, wrong: list[str]) -> None:
        self._told = wrong
        if wrong:
            log.warning("not well: %s", ", ".join(wrong))
        else:
            log.info("all is well")
        self._manager.say(f"STATUS={'not well: ' + ', '.join(wrong) if wrong else 'well'}")

    def read(self, report: Report) -> bytes:
        """Prometheus's text, with what is counted only when somebody asks."""
        metrics, tables = self.metrics, report.parts["tables"]
        for state in STATES:
            metrics.tables.labels(state).set(tables[state])
        made, late = self._pictures()
        metrics.pictures.labels("made").set(made)
        metrics.pictures.labels("late").set(late)
        metrics.queued.set(self._queued())
        metrics.invalid.set(self._invalid())
        metrics.lease.set(report.parts["lease"]["owner"])
        metrics.healthy.set(report.healthy)
        metrics.draining.set(report.draining)
        return metrics.text()
