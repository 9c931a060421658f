"""Play on and on and see whether anything grows.

`python -m tests.soak service [--decisions 1000000 --tables 200]`
`python -m tests.soak discord [--decisions 20000 --view text]`

Ends with 1 when something does.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from pathlib import Path

from bot.service.preferences import TableViewMode
from tests.soak.discord_games import DiscordSoak
from tests.soak.measure import Look, growth, levelling
from tests.soak.service import Soak

MEMORY = Path("/dev/shm")
LOOKS = 20
WARM = 8  # looks until everything that comes and goes has been there, and every cache is full


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("where", choices=["service", "discord"])
    parser.add_argument("--decisions", type=int, default=0)
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--view", choices=[each.value for each in TableViewMode], default="action", help="discord: pictures"
    )
    given = parser.parse_args()
    logging.disable(logging.CRITICAL)
    began = time.monotonic()
    service = given.where == "service"
    decisions = given.decisions or (1_000_000 if service else 20_000)
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        path = Path(folder) / "bot.db"
        tables = given.tables or (200 if service else 6)
        if service:
            soak = Soak(path, tables, given.seed)
        else:
            soak = DiscordSoak(path, tables, given.seed, TableViewMode(given.view))
        looks = asyncio.run(soak.run(decisions, decisions // LOOKS, _tell))
        grown = [*growth(looks[WARM - 1], looks[-1], handles=2, sizes=50), *soak.left_over()]
    print(f"{soak.decisions:,} decisions, {soak.hands:,} hands, {soak.games:,} games, {time.monotonic() - began:.0f} s")
    for each in levelling(looks):
        print(each)
    print("\n".join(grown) or "nothing has grown")
    return 1 if grown else 0


def _tell(seen: Look) -> None:
    print(seen, flush=True)


if __name__ == "__main__":
    sys.exit(main())
