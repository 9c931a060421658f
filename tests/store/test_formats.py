"""Games of clubs and open tables as they are stored."""

from __future__ import annotations

import pytest

import engine
from bot.store.codec import KINDS, decode, encode
from engine import floor_events, open_events
from engine.commands import Event
from engine.tournament_events import HandStarted
from tests.store.games import club_game, open_game

CLUBS = [club_game(seed) for seed in range(8)]
OPEN_TABLES = [open_game(seed) for seed in range(40)]
GAMES = [*CLUBS, *OPEN_TABLES]


def test_whatever_happens_at_a_club_or_an_open_table_can_be_written_and_read() -> None:
    for log in GAMES:
        assert [decode(*encode(event)) for event in log] == log


def test_the_games_have_every_event_of_the_new_formats() -> None:
    new = {name for name, kind in KINDS.items() if kind.__module__ in (floor_events.__name__, open_events.__name__)}
    new |= {"dead-bet-posted/1", "misdeal-declared/1", "mucked-hand-shown/1", "ante-posted/1", "leave-booked/2"}

    assert not new - {event.NAME for log in GAMES for event in log}


@pytest.mark.parametrize("games", [CLUBS, OPEN_TABLES], ids=["clubs", "open tables"])
def test_a_table_comes_back_from_its_last_hand_as_from_all_its_events(games: list[list[Event]]) -> None:
    for log in games:
        stored = [decode(*encode(event)) for event in log]
        starts = [at for at, event in enumerate(stored) if isinstance(event, HandStarted)]
        for start, end in zip(starts, [*starts[1:], len(stored)], strict=True):
            for cut in {start + 1, (start + end) // 2 + 1, end}:
                assert engine.replay(stored[start:cut]) == engine.replay(log[:cut])
