"""What every test may ask for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

if TYPE_CHECKING:
    from tests.discord_sim import LogGuard, Sim


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "sim(**options): how the simulated Discord of `sim` starts, such as seed=7")


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
