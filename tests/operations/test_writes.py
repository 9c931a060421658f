"""What is known of the database: how its last writes went, and whether it says who owns the tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.operations.metrics import Metrics
from bot.operations.writes import HANGS_AFTER, LEASE_KNOWN_FOR, WatchedStore, Writes
from tests.clock import Clock

HOURS = 7_200_000


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def writes(clock: Clock) -> Writes:
    return Writes(Metrics(), clock)


@pytest.mark.parametrize("set_back", [0, HOURS])
def test_a_write_that_never_ends_hangs_whatever_the_clock_does(writes: Writes, clock: Clock, set_back: int) -> None:
    with writes.one():
        clock.ms -= set_back
        clock.ms += HANGS_AFTER
        assert writes.hanging
    assert not writes.hanging
    assert writes.good


def test_a_clock_that_is_kept_right_makes_no_write_hang(writes: Writes, clock: Clock) -> None:
    with writes.one():
        clock.ms -= 500
        assert not writes.hanging


@pytest.mark.parametrize("set_back", [0, HOURS])
async def test_who_owns_the_tables_is_not_known_for_ever_whatever_the_clock_does(
    tmp_path: Path, writes: Writes, clock: Clock, set_back: int
) -> None:
    store = await WatchedStore.watched(tmp_path / "tables.db", writes)
    assert await store.acquire_lease("first", clock(), 15_000)
    assert writes.knows_lease
    clock.ms += LEASE_KNOWN_FOR - set_back
    assert not writes.knows_lease
    await store.close()
