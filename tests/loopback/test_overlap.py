"""Two processes at once, and everything that can be taken from one of them."""

from __future__ import annotations

from pathlib import Path

from tests.loopback.overlap import run


async def test_whatever_becomes_of_one_process_each_press_is_applied_once_by_one_of_them(tmp_path: Path) -> None:
    outcome = await run("all-in-a-row", tmp_path, 0, LOOPBACK_LEASE="2000", LOOPBACK_GRACE="1000")
    assert outcome.problems == []
    assert outcome.figures["applied"] >= 7
