"""All histories, and all ways of disturbing them. A new history belongs into `HISTORIES`."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from tests.crash.clubs import by_hands, by_minutes, cancelled, everybody_gone
from tests.crash.history import History
from tests.crash.opens import full_evening, with_house
from tests.crash.runs import Fault, Faults, Run
from tests.crash.wild import wild_club, wild_open

WRITTEN: Final[tuple[Callable[[int], History], ...]] = (
    by_hands,
    by_minutes,
    cancelled,
    everybody_gone,
    full_evening,
    with_house,
)
"""Histories in which everything happens that a format has."""

BY_CHANCE: Final[tuple[Callable[[int], History], ...]] = (wild_club, wild_open)

MEMORY: Final = Path("/dev/shm")  # where there is such a place, a sync costs nothing


@dataclass(slots=True)
class Figures:
    """What a sweep has done."""

    histories: int = 0
    runs: int = 0
    faults: int = 0
    restarts: int = 0
    differences: list[str] = field(default_factory=list)
    events: set[str] = field(default_factory=set)

    def __str__(self) -> str:
        return (
            f"{self.histories} histories, {self.runs} runs, {self.faults} writes disturbed, "
            f"{self.restarts} restarts, {len(self.events)} kinds of events: {len(self.differences)} differences"
        )


def always(fault: Fault) -> Faults:
    """Every single write meets `fault`."""
    return lambda index: fault


def once(fault: Fault, at: int) -> Faults:
    """The write of step `at` meets `fault`."""
    return lambda index: fault if index == at else None


def by_chance(seed: int, share: float = 0.3) -> Faults:
    """So many of the writes meet some fault."""
    chance = Random(seed)
    faults = {index: chance.choice(list(Fault)) for index in range(2000) if chance.random() < share}
    return faults.get


async def disturb(history: History, all_faults: Iterable[tuple[str, Faults]], figures: Figures) -> None:
    """Play `history` once for each of `all_faults`, and note what differs from the undisturbed one."""
    figures.histories += 1
    figures.events |= {each.NAME for each in history.events}
    for name, faults in all_faults:
        with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
            outcome = await Run(history, Path(folder) / "bot.db", faults).play()
        figures.runs += 1
        figures.faults += outcome.faults
        figures.restarts += outcome.restarts
        figures.differences += [f"[{name}] {each}" for each in outcome.differences]


def every_write(seed: int) -> list[tuple[str, Faults]]:
    """No fault, each fault at every write, and faults by chance."""
    return [
        ("undisturbed", lambda index: None),
        *[(f"always {fault.value}", always(fault)) for fault in Fault],
        (f"by chance {seed}", by_chance(seed)),
    ]


def one_write(history: History) -> list[tuple[str, Faults]]:
    """Each fault at each single write."""
    return [(f"{fault.value} at step {at}", once(fault, at)) for at in history.commits for fault in Fault]
