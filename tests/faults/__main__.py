"""The whole table of faults by hand: `python -m tests.faults [-k KIND,KIND] [-f FAULT,FAULT]`."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.discord_sim import guarded_logs
from tests.faults.cells import check_cell
from tests.faults.outcomes import EXPECTED
from tests.faults.weather import FAULTS, Fault, Kind


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    kinds = [each.name.lower() for each in Kind]
    parser.add_argument("-k", "--kinds", default=",".join(kinds), help=f"of {' '.join(kinds)}")
    parser.add_argument("-f", "--faults", default=",".join(FAULTS), help=f"of {' '.join(FAULTS)}")
    given = parser.parse_args()
    cells = [
        (Kind[kind.upper()], FAULTS[fault]) for kind in given.kinds.split(",") for fault in given.faults.split(",")
    ]
    began, wrong = time.process_time(), 0
    for kind, fault in cells:
        said = failure(kind, fault)
        wrong += said is not None
        print(
            f"{kind.name.lower():14} {fault.name:8} {EXPECTED[kind, fault].value.partition(':')[0]:14} {said or 'ok'}"
        )
    print(f"{len(cells)} cells, {wrong} wrong, {time.process_time() - began:.0f} s of one core")
    return 1 if wrong else 0


def failure(kind: Kind, fault: Fault) -> str | None:
    """What went wrong in one cell, None when nothing did."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            with guarded_logs() as guard:
                asyncio.run(check_cell(Path(folder), guard, kind, fault))
        except Exception as error:  # noqa: BLE001 - it is told, and the next cell follows
            return f"{type(error).__name__}: {error}"
    return None


if __name__ == "__main__":
    sys.exit(main())
