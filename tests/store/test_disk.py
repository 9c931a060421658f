"""A disk that is wiped at every restart is no place for a game."""

from __future__ import annotations

import pytest

from bot.store.disk import check_path
from bot.store.errors import ThrowAwayDisk


def test_an_ordinary_host_is_fine() -> None:
    check_path("deadbutton.db", {})
    check_path("deadbutton.db", {"ALLOW_EPHEMERAL": "1", "HOME": "/home/ann"})


@pytest.mark.parametrize("allowed", [{}, {"ALLOW_EPHEMERAL": ""}, {"ALLOW_EPHEMERAL": "0"}])
def test_heroku_is_refused_with_a_way_out(allowed: dict[str, str]) -> None:
    with pytest.raises(ThrowAwayDisk, match=r"games\.db.*set ALLOW_EPHEMERAL=1"):
        check_path("/app/games.db", {"DYNO": "worker.1", **allowed})


def test_heroku_is_accepted_when_the_operator_says_so() -> None:
    check_path("/app/games.db", {"DYNO": "worker.1", "ALLOW_EPHEMERAL": "1"})
