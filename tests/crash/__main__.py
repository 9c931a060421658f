"""Kill the bot at many points of many games, and hold them against the same games undisturbed.

`python -m tests.crash [--points 1000]` plays whole games through the simulated Discord, in every format. With
`--writes`, the service alone meets the disk's faults at every write of many histories: `--seeds` of each written one
and `--wild` by chance; of each kind, `--single` also meet each fault at each single write.
Ends with 1 when anything came out otherwise than undisturbed.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice

from tests.crash.games import GAMES
from tests.crash.kills import spread
from tests.crash.points import SEEDS, Ran, Swept, compared
from tests.crash.sweep import BY_CHANCE, WRITTEN, Figures, disturb, every_write, one_write

Task = tuple[str, int, int]  # which game, its seed, which kills


async def writes(seeds: int, wild: int, single: int) -> Figures:
    """The figures of all histories."""
    figures = Figures()
    for kinds, number in ((WRITTEN, seeds), (BY_CHANCE, wild)):
        for kind in kinds:
            began, before = time.monotonic(), figures.runs
            for seed in range(1, number + 1):
                history = kind(seed)
                await disturb(history, every_write(seed), figures)
                if seed <= single:
                    await disturb(history, one_write(history), figures)
                    figures.histories -= 1
            print(f"{kind.__name__}: {figures.runs - before} runs, {time.monotonic() - began:.0f} s", flush=True)
    return figures


def tasks(names: Sequence[str], seed: int) -> Iterator[Task]:
    """Game after game, without end."""
    for variant in count():
        for name in names:
            yield name, seed + variant % SEEDS, variant


def play(task: Task) -> Ran:
    """One game with its kills."""
    name, seed, variant = task
    return asyncio.run(compared(GAMES[name], seed, spread(seed, variant)))


def sweep(wanted: int, names: Sequence[str], seed: int, jobs: int) -> Swept:
    """At least so many points."""
    swept, began, todo = Swept(), time.monotonic(), tasks(names, seed)
    with ProcessPoolExecutor(jobs) as processes:
        while swept.kills.total() < wanted:
            batch = list(islice(todo, 2 * jobs))
            for task, ran in zip(batch, processes.map(play, batch) if jobs > 1 else map(play, batch), strict=True):
                swept.add(ran)
                name, its_seed, variant = task
                bad = f", {len(ran.wrong)} DIFFERENCES" if ran.wrong else ""
                print(
                    f"{swept.kills.total():5} points {time.monotonic() - began:5.0f} s  {name} {its_seed}/{variant}: "
                    f"{ran.kills.total()} kills{bad}",
                    *ran.wrong,
                    sep="\n",
                    flush=True,
                )
    return swept


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.crash", description=__doc__)
    parser.add_argument("--points", type=int, default=1000, help="kills, at least")
    parser.add_argument("--seed", type=int, default=1, help="of the first game of each kind")
    parser.add_argument("--only", choices=GAMES, action="append", help="this game; may be repeated")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--writes", action="store_true", help="the service alone, with the disk's faults")
    parser.add_argument("--seeds", type=int, default=3, help="of each written history")
    parser.add_argument("--wild", type=int, default=20, help="histories by chance of each kind")
    parser.add_argument("--single", type=int, default=1, help="of each kind: fault by fault, write by write")
    given = parser.parse_args()
    if given.writes:
        logging.disable(logging.CRITICAL)
        found: Figures | Swept = asyncio.run(writes(given.seeds, given.wild, given.single))
    else:
        found = sweep(given.points, given.only or list(GAMES), given.seed, given.jobs)
    print("\n".join(found.differences[:40]))
    print(found)
    return 1 if found.differences else 0


if __name__ == "__main__":
    sys.exit(main())
