"""What fails in a run, for how long, and when all is well again."""

from __future__ import annotations

import contextlib
from typing import Any, Final

from bot.app import DeadButton
from bot.demo.sim_forged import find_replies
from bot.service.ports import StoreError
from tests.discord_sim import Sim

FAULTS: Final = (
    ("POST", "/interactions/*/callback", 503, 0),
    ("POST", "/interactions/*/callback", 404, 10062),
    ("PATCH", "/channels/*/messages/*", 503, 0),
    ("PATCH", "/channels/*/messages/*", 403, 50001),
    ("PATCH", "/channels/*/messages/*", 404, 10008),
    ("POST", "/channels/*/messages", 503, 0),
    ("POST", "/channels/*/messages", 403, 50013),
    ("POST", "/channels/*/messages", 403, 50007),
    ("PATCH", "/webhooks/*", 503, 0),
    ("DELETE", "/channels/*/messages/*", 503, 0),
    ("POST", "/users/@me/channels", 403, 40003),
)
LOST: Final = (
    ("POST", "/interactions/*/callback"),
    ("PATCH", "/channels/*/messages/*"),
    ("POST", "/channels/*/messages"),
    ("PATCH", "/webhooks/*"),
)
ON_DISK: Final = (
    "append",
    "open_table",
    "person",
    "change_person",
    "server",
    "set_message",
    "mark_presented",
    "record",
)
FAILS: Final = "on purpose"
# What the log may say of a disk that fails; everything else that is an error is one.
OF_THE_DISK: Final = (
    FAILS,
    "nothing could be saved",
    "cannot be saved and stands still",
    "could not be read",
    "nothing could be offered",
)
# discord.py notes it as an error when what is offered to somebody who types does not get through.
OF_DISCORD: Final = r"Ignoring exception in autocomplete[\s\S]*(the reply was lost|error code: )"
STEPS: Final = 8  # what waits for its chance to fail that long does not fail any more
WELL_AFTER: Final = 60  # seconds without anything failing: by then the bot has made up for it all


class Trouble:
    """Breaks Discord and the disk, and mends them after some steps."""

    def __init__(self, sim: Sim) -> None:
        self._sim = sim
        self._faults: list[tuple[contextlib.AbstractContextManager[None], int]] = []
        self._losing = 0
        self._disks: list[tuple[dict[str, Any], str, int]] = []
        self._expected = False
        self._since: float | None = None

    @property
    def calm(self) -> bool:
        """Nothing fails, nor has failed so lately that the bot may still be busy with it."""
        return self._since is None

    def break_discord(self, number: int, steps: int) -> None:
        method, path, status, code = FAULTS[number % len(FAULTS)]
        if len(self._faults) >= 2:
            return
        self._begin(OF_DISCORD)
        fault = self._sim.world.broken(method, path, status=status, code=code)
        fault.__enter__()
        self._faults.append((fault, steps))

    def lose(self, number: int) -> None:
        """The answer to a request is lost."""
        self._begin(OF_DISCORD)
        self._losing = STEPS
        self._sim.world.lose_reply(*LOST[number % len(LOST)])

    def break_disk(self, method: str, times: int, *, afterwards: bool) -> None:
        """The bot's disk fails so many times, before it has written or `afterwards`."""
        self._begin(*OF_THE_DISK)
        bot = self._sim.world.bot
        assert isinstance(bot, DeadButton)
        store: Any = bot.store
        real = getattr(type(store), method)
        left = [times]

        async def failing(*args: Any, **given: Any) -> Any:
            if not left[0]:
                return await real(store, *args, **given)
            left[0] -= 1
            if afterwards:
                await real(store, *args, **given)
            raise StoreError(f"the database failed: {FAILS}")

        vars(store)[method] = failing
        self._disks.append((vars(store), method, STEPS))

    def _begin(self, *expected: str) -> None:
        self._since = self._now()
        for pattern in expected:
            self._sim.guard.expect(pattern)

    def pass_by(self) -> None:
        """One step is over: faults end by themselves."""
        if self.calm:
            return
        faults, self._faults = self._faults, []
        for fault, steps in faults:
            if steps:
                self._faults.append((fault, steps - 1))
            else:
                fault.__exit__(None, None, None)
        if self._losing:
            self._losing -= 1
            if not self._losing:
                find_replies(self._sim.world)
        disks, self._disks = self._disks, []
        for names, method, steps in disks:
            if steps:
                self._disks.append((names, method, steps - 1))
            else:
                names.pop(method, None)
        if self._faults or self._losing or self._disks:
            self._since = self._now()
        elif self._since is not None and self._now() >= self._since + WELL_AFTER:
            self._since = None
            self._sim.guard.expect_no_more()

    def mend(self) -> None:
        """Nothing fails any more."""
        while self._faults:
            self._faults.pop()[0].__exit__(None, None, None)
        while self._disks:
            names, method, _ = self._disks.pop()
            names.pop(method, None)
        self._losing = 0
        find_replies(self._sim.world)

    def _now(self) -> float:
        return self._sim.world.now().timestamp()
