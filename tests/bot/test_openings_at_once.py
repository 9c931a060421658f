"""Two tables that one person opens at the same time count as two, whatever becomes of either."""

from __future__ import annotations

import pytest

from bot.service.ports import Place
from bot.ui.answers import Refused
from bot.ui.limits import LOBBIES_OF_A_HOST, Limits
from engine.tournament import PlayerId

ANN, HERE = PlayerId(7), Place(1, 10)


def test_an_opening_that_fails_gives_back_its_own_place_and_not_another_ones() -> None:
    limits = Limits()
    with limits.opening([], ANN, HERE, 1000, thread=True) as first:
        with pytest.raises(KeyError), limits.opening([], ANN, HERE, 1000, thread=True):
            raise KeyError
        first.place = Place(1, 99)
    for _ in range(3):
        with pytest.raises(KeyError), limits.opening([], ANN, HERE, 1000):
            raise KeyError


def test_threads_that_are_just_being_made_count_beside_a_table_in_their_channel() -> None:
    limits = Limits()
    begun = [limits.opening([], ANN, HERE, 1000, thread=True) for _ in range(LOBBIES_OF_A_HOST)]
    for each in begun:
        each.__enter__()
    with pytest.raises(Refused, match="limit-lobbies"), limits.opening([], ANN, HERE, 1000, thread=True):
        pass
    for each in begun:
        each.__exit__(None, None, None)
