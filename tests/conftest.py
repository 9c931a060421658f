"""What every test may ask for."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
import pytest_asyncio

if TYPE_CHECKING:
    from tests.discord_sim import LogGuard, Sim


MEMORY: Final = Path("/dev/shm")
ROOM: Final = 1 << 30  # bytes; a container often has only 64 MiB there

# What takes longest, longest first: a long file begun last would leave the other cores with nothing to do.
LONGEST: Final = (
    "e2e/test_browser.py",
    "e2e/test_discord_fails.py",
    "faults/test_table.py",
    "e2e/test_tournaments.py",
    "crash/test_sweep.py",
    "machine/test_machine.py",
    "e2e/test_kills.py",
    "service/test_house.py",
    "engine/test_machine_table.py",
    "render/test_typeset.py",
    "e2e/test_club.py",
    "soak/test_soak.py",
    "e2e/test_open_table.py",
    "bot/test_hostile.py",
    "e2e/test_format_kills.py",
    "e2e/test_demo.py",
    "loopback/",
    "crash/",
    "machine/",
    "engine/test_differential.py",
    "render/test_table_picture.py",
    "engine/test_evaluation.py",
    "engine/test_table.py",
    "e2e/",
    "faults/",
    "bot/",
)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "sim(**options): how the simulated Discord of `sim` starts, such as seed=7")
    # Every commit waits for the disk, and thousands of games are played: in memory a disk is not waited for.
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    path = item.path.as_posix()
    return next((turn for turn, part in enumerate(LONGEST) if f"/tests/{part}" in path), len(LONGEST))


@pytest.fixture
def log_guard() -> Iterator[LogGuard]:
    """All log records of the test; an error that the test does not expect fails it."""
    from tests.discord_sim import guarded_logs

    with guarded_logs() as guard:
        yield guard


@pytest_asyncio.fixture
async def sim(request: pytest.FixtureRequest, tmp_path: Path, log_guard: LogGuard) -> AsyncIterator[Sim]:
    """The whole bot in a simulated Discord; closed and checked at the end."""
    from tests.discord_sim import simulated

    marker = request.node.get_closest_marker("sim")
    async with simulated(tmp_path / "bot.db", log_guard, **(marker.kwargs if marker is not None else {})) as running:
        yield running
