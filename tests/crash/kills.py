"""Every point at which the bot can die: before and after each request, each write, each timer."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from itertools import count
from queue import SimpleQueue
from random import Random
from typing import Any, Final
from weakref import WeakKeyDictionary

import pytest

from bot.demo.sim import SimulatedDiscord
from bot.service.timers import Timer
from bot.store.database import Database
from bot.store.sqlite import SqliteStore

WRITES: Final = (
    "acquire_lease",
    "append",
    "change_person",
    "mark_presented",
    "open_table",
    "save_person",
    "save_server",
    "set_former",
    "set_message",
    "set_notice",
)
RENEWALS: Final = 6  # points of a process; one renewal in a quiet hour is as good as any other
REQUESTS: Final = (
    (r"POST /interactions/.*", "answer"),
    (r"PATCH /webhooks/.*", "edit through a press"),
    (r"POST /webhooks/.*", "second answer"),
    (r"POST /channels/\d+/messages", "message"),
    (r"PATCH /channels/\d+/messages/.*", "edit"),
    (r"DELETE /channels/\d+/messages/.*", "deletion"),
    (r"POST /users/@me/channels", "opening of direct messages"),
    (r"PUT /applications/.*", "telling of the commands"),
)


def kind_of(point: str) -> str:
    """`before` or `after`, and what: a kind of request, a write, a timer."""
    when, _, what = point.partition(" ")
    return f"{when} {next((name for pattern, name in REQUESTS if re.fullmatch(pattern, what)), what)}"


Plan = Callable[[str, int], bool]  # whether to kill at a point of this kind, so many points after the last kill


class Kills:
    """Kills the bot as `plan` says. `seen` and `done` count the points that there were, and those at which it died, by
    kind; `places` tells where that was.
    """

    def __init__(self, plan: Plan) -> None:
        self.seen: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.places: list[str] = []
        self._plan = plan
        self._since = 0
        self._renewals = 0

    def __call__(self, point: str) -> bool:
        """Whether the bot dies at this point."""
        if point.endswith("acquire_lease"):
            self._renewals += 1
            if self._renewals > RENEWALS:
                return False
        kind = kind_of(point)
        self.seen[kind] += 1
        self._since += 1
        if not self._plan(kind, self._since):
            return False
        self._since = self._renewals = 0
        self.done[kind] += 1
        self.places.append(f"{self.seen.total()} {point}")
        return True


def never(kind: str, since: int) -> bool:
    """The plan of an undisturbed game."""
    return False


def spread(seed: int, variant: int) -> Plan:
    """Kills so far apart that the table comes back in between; in every other game some come in pairs, the second in
    what follows the first.
    """
    gaps = _gaps(Random(f"{seed} {variant}"), variant)
    left = [next(gaps)]

    def plan(kind: str, since: int) -> bool:
        if since < left[0]:
            return False
        left[0] = next(gaps)
        return True

    return plan


def _gaps(chance: Random, variant: int) -> Iterator[int]:
    yield 1 + variant * 13 % 89
    least, most = ((60, 120), (30, 80), (25, 60), (70, 110))[variant % 4]
    for number in count():
        pair = variant % 2 and number % 2 == 0
        yield chance.randint(1, 25) if pair else chance.randint(least, most)


def each_kind(most: int, apart: int) -> Plan:
    """`most` kills, `apart` or more points after one another, at kinds of points at which there was none; of kinds that
    are not new a second one where that takes too long.
    """
    done: Counter[str] = Counter()

    def plan(kind: str, since: int) -> bool:
        if since < apart or done.total() >= most or done[kind] > 1 - bool(since < 3 * apart):
            return False
        done[kind] += 1
        return True

    return plan


@contextlib.contextmanager
def points(world: SimulatedDiscord) -> Iterator[None]:
    """Meanwhile writes and timers are points, too, as requests always are; and a bot that waits for its disk does
    nothing else, so that the same kills lead to the same game.
    """
    owners: WeakKeyDictionary[SqliteStore, int] = WeakKeyDictionary()

    def write(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        async def written(store: SqliteStore, *args: Any, **given: Any) -> Any:
            process = owners.setdefault(store, world.process)
            await world.point(process, f"before {name}")
            result = await real(store, *args, **given)
            await world.point(process, f"after {name}")
            return result

        return written

    real_set = Timer.set

    def timed(timer: Timer, at: int, act: Callable[[], Coroutine[None, None, None]]) -> None:
        process = world.process

        async def acted() -> None:
            await world.point(process, "before timer")
            await act()
            await world.point(process, "after timer")

        real_set(timer, at, acted)

    with pytest.MonkeyPatch.context() as patch:
        for name in WRITES:
            patch.setattr(SqliteStore, name, write(name, getattr(SqliteStore, name)))
        patch.setattr(Timer, "set", timed)
        patch.setattr(Database, "_execute", _at_once)
        yield


async def _at_once(database: Any, work: Callable[..., Any], *args: Any, **given: Any) -> Any:
    """As aiosqlite does it, but nothing else happens meanwhile."""
    if not database._running or not database._connection:
        raise ValueError("Connection closed")
    ended: SimpleQueue[tuple[Any, BaseException | None]] = SimpleQueue()

    def run() -> None:
        try:
            ended.put((partial(work, *args, **given)(), None))
        except BaseException as error:  # noqa: BLE001 - for whoever waits
            ended.put((None, error))

    database._tx.put_nowait((asyncio.get_running_loop().create_future(), run))
    result, error = ended.get()
    if error is not None:
        raise error
    return result
