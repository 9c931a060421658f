"""`python -m tests.machine --steps 100000 --seed 1 --jobs 2`: the machine for as long as it takes."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
import traceback
from collections import Counter

from hypothesis import HealthCheck, Phase, Verbosity, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.machine.machine import WholeBot, refusals

STEPS = 200  # of one run


def main() -> int:
    """Exit status 1 when something was found; it goes on with the next round then."""
    arguments = argparse.ArgumentParser(prog="python -m tests.machine", description=__doc__)
    arguments.add_argument("--steps", type=int, default=10_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--jobs", type=int, default=1)
    arguments.add_argument("--shrink", action="store_true", help="look for the shortest example of what is found")
    arguments.add_argument("--round", type=int, default=0, help="begin with this one")
    given = arguments.parse_args()
    if given.jobs > 1:
        return side_by_side(given.steps, given.seed, given.jobs, given.shrink)
    begun, now, round_ = time.monotonic(), 0, max(0, given.round - 1)
    status = 0
    while now < given.steps:
        number = given.seed * 1000 + round_
        round_ += 1
        try:
            one_round(number, shrink=given.shrink)
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt):
                raise
            status = 1
            print(f"FOUND by --seed {given.seed}, round {round_} (number {number}): {error!r}"[:3000])
            notes = getattr(error, "__notes__", [])
            print("\n".join("\n".join(notes).splitlines()[-12:]))
            for each in getattr(error, "exceptions", ()):
                print(f"  {each!r}"[:1500])
                print("  " + "\n  ".join(traceback.format_exception(each)[-9:])[-4000:])
        now = sum(WholeBot.totals.values())
        speed = now / (time.monotonic() - begun)
        print(f"{now} steps, {speed:.0f} a second, {round_} rounds", flush=True)
    report(WholeBot.totals)
    print("looks:", dict(WholeBot.looks), f"CPU: {time.process_time():.0f} s")
    return status


def one_round(number: int, *, shrink: bool, runs: int = 5, steps: int = STEPS) -> None:
    """So many runs of so many steps with this seed. Raises what they find."""
    phases = [Phase.generate, Phase.shrink] if shrink else [Phase.generate]
    chosen = settings(
        max_examples=runs,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        phases=phases,
        print_blob=False,
        report_multiple_bugs=False,
        verbosity=Verbosity.normal,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )
    run_state_machine_as_test(seed(number)(WholeBot), settings=chosen)


def report(done: Counter[str]) -> None:
    """What was done, and what was refused."""
    print(f"{sum(done.values())} steps")
    for name, count in done.most_common():
        print(f"  {count:7} {name}")
    print(f"{sum(refusals.values())} refusals")
    for name, count in refusals.most_common():
        print(f"  {count:7} {name}")


def side_by_side(steps: int, first: int, jobs: int, shrink: bool) -> int:
    """Several processes, each with its own seed."""
    more = ["--shrink"] if shrink else []
    command = [sys.executable, "-m", "tests.machine", "--steps", str(steps // jobs)]
    running = [subprocess.Popen([*command, "--seed", str(first + each), *more]) for each in range(jobs)]
    return max(each.wait() for each in running)


if __name__ == "__main__":
    sys.exit(main())
