"""Pictures of a six-handed table: what one costs after an action and at first, how large it is, and how long the event
loop waits while a thread makes them.

CPU time, of the fastest of several rounds: other processes do not count as such, but they slow this one down. Two of
the six avatars are as busy as photographs.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final

from bench.row import Row
from bot.render.amounts import short_chips
from bot.render.picture.painter import Painter
from bot.render.picture.scene import Deed, SeatScene, TableScene
from engine.cards import DECK
from i18n import text
from tests.looks.photos import photo
from tests.looks.scenes import pots, seat

SEATS: Final = 6
ROUNDS: Final = 5
ACTIONS: Final = 120
STARTS: Final = 9
SECONDS: Final = 2.0
TICK: Final = 0.001
WARM_BAR, COLD_BAR, BYTES_BAR, GAP_BAR = 15.0, 80.0, 65_000.0, 6.0
_DEEDS: Final = (Deed.CHECK, Deed.CALL, Deed.BET, Deed.RAISE)


def rows() -> list[Row]:
    """Milliseconds and bytes."""
    rounds = [_round() for _ in range(ROUNDS)]
    spent, sizes = min(rounds, key=lambda found: statistics.median(found[0]))
    cold = [_first_picture() for _ in range(STARTS)]
    painter = ready_painter()
    gaps = min([asyncio.run(_gaps(painter)) for _ in range(ROUNDS)], key=lambda found: _share(found, 0.99))
    return [
        _row("picture after an action, CPU", statistics.median(spent), "ms", WARM_BAR, spent),
        _row("picture after an action", statistics.median(sizes), "bytes", BYTES_BAR, sizes),
        _row("first picture of a process, CPU", min(cold), "ms", COLD_BAR, cold),
        _row("event loop late while pictures are made, p99", _share(gaps, 0.99), "ms", GAP_BAR, gaps),
    ]


def _round() -> tuple[list[float], list[float]]:
    """Milliseconds and bytes of each of `actions`."""
    painter = ready_painter()
    spent: list[float] = []
    sizes: list[float] = []
    for scene in actions(ACTIONS):
        began = time.process_time()
        made = painter.table(scene)
        spent.append((time.process_time() - began) * 1000)
        sizes.append(len(made))
    return spent, sizes


def ready_painter() -> Painter:
    """A warm painter that has the avatars of `actions`."""
    painter = Painter()
    painter.warm()
    for number in range(SEATS):
        painter.add_face(f"photo-{number}", photo(number))
    for scene in actions(12):
        painter.table(scene)
    return painter


def actions(count: int) -> Iterator[TableScene]:
    """A table after one action after another: one player has acted, the next is to act, a new board now and then."""
    chance = random.Random(3)
    seats: list[SeatScene] = [replace(seat(number, "en", 1500), house=number == 2) for number in range(SEATS)]
    board = DECK[:3]
    for number in range(count):
        at = number % SEATS
        if number % 8 == 0:
            board = tuple(chance.sample(DECK, chance.randrange(3, 6)))
        bet, deed = chance.randrange(20, 5000), _DEEDS[chance.randrange(4)]
        seats[at] = replace(
            seats[at],
            stack=short_chips(chance.randrange(20, 30_000), "en"),
            bet=short_chips(bet, "en"),
            chips=bet,
            deed=deed,
            last_action=text("en", f"picture-{deed.value}"),
            turn_words="",
        )
        after = (at + 1) % SEATS
        seats[after] = replace(seats[after], turn_words=text("en", "picture-to-act"), last_action="", deed=None)
        yield TableScene(tuple(seats), board, pots("en", chance.randrange(100, 20_000), chance.randrange(100, 5_000)))


def _first_picture() -> float:
    """In a process of its own: modules imported, nothing drawn yet."""
    code = "from bench.picture import time_first; print(time_first())"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    return float(done.stdout)


def time_first() -> float:
    """Milliseconds of CPU for the first table of a fresh painter."""
    scene = next(actions(1))
    began = time.process_time()
    Painter().table(scene)
    return (time.process_time() - began) * 1000


async def _gaps(painter: Painter) -> list[float]:
    """By how much a tick of 1 ms came too late while a thread made one picture after another."""
    loop = asyncio.get_running_loop()
    gaps: list[float] = []
    over = False

    def work() -> None:
        while not over:
            for scene in actions(ACTIONS):
                if over:
                    return
                painter.table(scene)

    with ThreadPoolExecutor(1) as thread:
        working = loop.run_in_executor(thread, work)
        until = time.perf_counter() + SECONDS
        while (now := time.perf_counter()) < until:
            await asyncio.sleep(TICK)
            gaps.append((time.perf_counter() - now - TICK) * 1000)
        over = True
        await working
    return gaps


def _share(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def _row(what: str, ours: float, unit: str, bar: float, values: list[float]) -> Row:
    spread = f"p50 {_share(values, 0.5):,.4g}, p90 {_share(values, 0.9):,.4g}, n {len(values)}"
    return {
        "what": f"{what} ({spread})",
        "ours": round(ours, 2),
        "peer": None,
        "peer_name": None,
        "ratio": None,
        "unit": unit,
        "bar": bar,
        "holds": ours <= bar,
    }
