"""A little of what `python -m tests.soak` does for long, and that it would see something grow."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.soak.discord_games import DiscordSoak
from tests.soak.measure import Cache, Look, growth, left_over, levelling
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
    assert all(0 < looks[-1].caches[each].has <= looks[-1].caches[each].most for each in ("pieces", "words"))
    assert soak.left_over() == []


A_LOOK = Look(1, 10 * 2**20, 10, 10, 10, {"tables": 10}, Counter({"bot.x.Thing": 10}))


def test_tables_that_all_wait_at_the_last_look_are_no_growth() -> None:
    assert growth(replace(A_LOOK, timers=2), A_LOOK) == []


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


FILLING = replace(A_LOOK, caches={"pieces": Cache(2**20, 30 * 2**20)})


def test_a_cache_that_fills_up_is_no_growth() -> None:
    later = replace(FILLING, decisions=9, memory=38 * 2**20, caches={"pieces": Cache(29 * 2**20, 30 * 2**20)})
    assert growth(FILLING, later) == []
    assert levelling([FILLING, replace(later, decisions=5), later]) == [
        "pieces: 29.0 MB of 30.0 MB, level since 5 decisions"
    ]
    assert "9.0 MB beside caches, pieces 29.0 MB of 30.0 MB" in str(later)


def test_growth_beside_a_full_cache_is_seen() -> None:
    (found,) = growth(FILLING, replace(FILLING, memory=20 * 2**20))
    assert "memory beside the caches: 9.0 MB -> 19.0 MB" in found


def test_a_cache_that_has_more_than_it_may_is_seen() -> None:
    (found,) = growth(FILLING, replace(FILLING, memory=50 * 2**20, caches={"pieces": Cache(41 * 2**20, 30 * 2**20)}))
    assert "pieces: 41.0 MB of 30.0 MB" in found


async def test_a_table_that_nobody_closed_is_seen(tmp_path: Path) -> None:
    soak = Soak(tmp_path / "bot.db", 2, seed=3)
    await soak.run(100, 100, silent)
    with closing(sqlite3.connect(tmp_path / "bot.db")) as connection:
        connection.execute("UPDATE tables SET status = 'open' WHERE table_id = 1")
        connection.commit()
    assert left_over(tmp_path / "bot.db") == ["1 tables are open"]
