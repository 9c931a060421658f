"""Kill the bot at every write of many games: `python -m tests.crash [--seeds 3] [--wild 20] [--single 2]`.

Every history meets every fault at all its writes; of each kind, `--single` histories also meet each fault at each
single write. Ends with 1 when anything came out otherwise than undisturbed.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import time

from tests.crash.sweep import BY_CHANCE, WRITTEN, Figures, disturb, every_write, one_write


async def sweep(seeds: int, wild: int, single: int) -> Figures:
    """The figures of it all."""
    figures = Figures()
    for kinds, count in ((WRITTEN, seeds), (BY_CHANCE, wild)):
        for kind in kinds:
            began, before = time.monotonic(), figures.runs
            for seed in range(1, count + 1):
                history = kind(seed)
                await disturb(history, every_write(seed), figures)
                if seed <= single:
                    await disturb(history, one_write(history), figures)
                    figures.histories -= 1
            print(f"{kind.__name__}: {figures.runs - before} runs, {time.monotonic() - began:.0f} s", flush=True)
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.crash", description=__doc__)
    parser.add_argument("--seeds", type=int, default=3, help="of each written history")
    parser.add_argument("--wild", type=int, default=20, help="histories by chance of each kind")
    parser.add_argument("--single", type=int, default=1, help="of each kind: fault by fault, write by write")
    given = parser.parse_args()
    logging.disable(logging.CRITICAL)
    figures = asyncio.run(sweep(given.seeds, given.wild, given.single))
    print(figures)
    print("\n".join(figures.differences[:40]))
    return 1 if figures.differences else 0


if __name__ == "__main__":
    sys.exit(main())
