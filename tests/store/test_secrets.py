"""The store holds every deck, and shows none."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

import pytest

from bot.service.ports import Conflict, Logged, Place, StoreError
from bot.store.codec import encode
from bot.store.sqlite import SqliteStore
from engine.events import HoleCardsDealt
from engine.tournament_events import HandStarted
from tests.store.games import STARTED_AT, whole_game

LOG = whole_game(seed=1)
DECKS = ["".join(card.code for card in event.deal.deck) for event in LOG if isinstance(event, HandStarted)]


async def test_no_log_record_and_no_error_holds_a_deck(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, logger="aiosqlite")  # whatever an earlier test has set up
    told: list[str] = []
    store = await SqliteStore.open(tmp_path / "deadbutton.db")
    assert await store.acquire_lease("this process", STARTED_AT, 15_000)
    table = await store.open_table(Place(1, 2), LOG[:40], STARTED_AT)
    await store.append(table, 40, LOG[40:], STARTED_AT, over=True)
    await store.events(table)
    await store.last_hand(table)
    with pytest.raises(Conflict) as conflict:
        await store.append(table, 7, LOG, STARTED_AT)
    await store.close()
    with pytest.raises(StoreError) as closed:
        await store.append(table, 7, LOG, STARTED_AT)
    for error in (conflict.value, closed.value):
        told += [repr(error), *traceback.format_exception(error)]
    told += [repr(store), caplog.text]

    assert any("executing" in each for each in told), "the database driver logs what it runs"
    for deck in DECKS:
        assert not any(deck[:8] in each or deck[2:10] in each for each in told)


def test_an_event_in_a_log_line_shows_no_secret() -> None:
    for event in LOG:
        if isinstance(event, HandStarted):
            secret = [card.code for card in event.deal.deck]
        elif isinstance(event, HoleCardsDealt):
            secret = [card.code for cards in event.cards for card in cards or ()]
        else:
            continue
        line = f"{event} {event!r} {Logged(1, event, 0)!r}"
        assert not any(code in line for code in secret), line


def test_what_is_stored_does_hold_them() -> None:
    stored = " ".join(encode(event)[1] for event in LOG)

    assert DECKS
    assert all(deck in stored for deck in DECKS)
