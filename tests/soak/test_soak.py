"""A little of what `python -m tests.soak` does for long, and that it would see something grow."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.soak.discord_games import DiscordSoak
from tests.soak.measure import Look, growth, left_over
from tests.soak.service import Soak


def silent(seen: Look) -> None:
    """Nobody reads along."""


async def test_games_on_many_tables_leave_nothing_behind(tmp_path: Path) -> None:
    soak = Soak(tmp_path / "bot.db", 20, seed=1)
    looks = await soak.run(4000, 1000, silent)
    assert soak.decisions >= 4000
    assert growth(looks[1], replace(looks[-1], sizes=looks[1].sizes), handles=2) == []
    assert soak.left_over() == []


async def test_games_in_discord_leave_nothing_behind(tmp_path: Path) -> None:
    soak = DiscordSoak(tmp_path / "bot.db", 3, seed=2)
    looks = await soak.run(60, 20, silent)
    assert soak.decisions >= 60 and soak.hands >= 10
    assert [each.sizes["views"] for each in looks] == [0, 0, 0]
    assert soak.left_over() == []


A_LOOK = Look(1, 10 * 2**20, 10, 10, 10, {"tables": 10}, Counter({"bot.x.Thing": 10}))


@pytest.mark.parametrize(
    ("later", "named"),
    [
        (replace(A_LOOK, memory=20 * 2**20), "memory"),
        (replace(A_LOOK, tasks=30), "tasks"),
        (replace(A_LOOK, timers=30), "timers"),
        (replace(A_LOOK, handles=11), "file handles"),
        (replace(A_LOOK, sizes={"tables": 20}), "tables"),
        (replace(A_LOOK, objects=Counter({"bot.x.Thing": 2000})), "bot.x.Thing"),
    ],
)
def test_growth_of_any_kind_is_seen(later: Look, named: str) -> None:
    (found,) = growth(A_LOOK, later)
    assert named in found


async def test_a_table_that_nobody_closed_is_seen(tmp_path: Path) -> None:
    soak = Soak(tmp_path / "bot.db", 2, seed=3)
    await soak.run(100, 100, silent)
    with closing(sqlite3.connect(tmp_path / "bot.db")) as connection:
        connection.execute("UPDATE tables SET status = 'open' WHERE table_id = 1")
        connection.commit()
    assert left_over(tmp_path / "bot.db") == ["1 tables are open"]
