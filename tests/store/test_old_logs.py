"""Games of earlier versions stay readable."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

import engine
from bot.store.codec import KINDS, UPCASTERS, decode, encode
from bot.store.errors import DecodeError
from engine.events import Called, Raised
from engine.rules import Rules, sit_and_go
from engine.tournament import Phase, PlayerId, SeatRow, Tournament
from engine.tournament_events import HandStarted, RulesChanged, TableOpened
from tests.store import fixture_log

RELEASES = sorted(fixture_log.FIXTURES.glob("log_*.jsonl"))

# Who came where in the games of the fixtures; the third table of each was a lobby that came to nothing.
RANKINGS: Final = {
    "log_0_1_0": [
        ["Player 4", "Player 2", "back again", "Player 5", "Ann *the* Añejo 🃏", "Player 3"],
        ["Player 5", "Player 4", "Player 3", "Player 2", "back again", "Ann *the* Añejo 🃏"],
        [],
    ],
}


_TODAY = Tournament(Rules())
_DEFAULTS: Final[dict[str, Any]] = {
    name: getattr(_TODAY, name) for name in ("high_cards", "rulings", "ledger", "closing", "closed_by", "removed")
}
_NOBODY_YET = SeatRow(PlayerId(0), "", False)
_ROW_DEFAULTS: Final[dict[str, Any]] = {
    name: getattr(_NOBODY_YET, name)
    for name in ("bank", "missed_in_all", "noted", "warnings", "dead_bet", "fine", "sitting_out", "top_up", "seated_in")
}


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.stem)
def test_the_games_of_a_release_can_still_be_replayed(release: Path) -> None:
    tables = [[decode(name, data) for name, data in log] for log in fixture_log.read(release)]

    ends = [engine.replay(events) for events in tables]

    assert [table.phase for table in ends] == [Phase.OVER] * len(tables)
    assert [[each.name for each in table.standings] for table in ends] == RANKINGS[release.stem]


def test_a_table_of_the_first_release_has_the_rules_and_rows_of_a_sit_and_go_of_today() -> None:
    for log in fixture_log.read(fixture_log.FIXTURES / "log_0_1_0.jsonl"):
        events = [decode(name, data) for name, data in log]
        for event in events:
            rules = event.rules if isinstance(event, TableOpened | RulesChanged) else None
            if isinstance(event, HandStarted):
                rules = event.table.rules
                assert event.deal.dead_bets == ()
                assert event.table == replace(event.table, **_DEFAULTS)
                rows = [row for row in event.table.seats if row is not None]
                assert rows == [replace(row, **_ROW_DEFAULTS) for row in rows]
            if rules is not None:
                today = sit_and_go(seats=rules.seats, speed=rules.speed)
                assert rules == replace(today, structure=rules.structure)
                assert rules == Rules(seats=rules.seats, speed=rules.speed, structure=rules.structure)


def test_a_table_of_the_first_release_comes_back_from_its_last_hand() -> None:
    for log in fixture_log.read(fixture_log.FIXTURES / "log_0_1_0.jsonl"):
        events = [decode(name, data) for name, data in log]
        starts = [at for at, event in enumerate(events) if isinstance(event, HandStarted)]
        if starts:
            assert engine.replay(events[starts[-1] :]) == engine.replay(events)


def test_every_name_a_release_wrote_is_known_and_no_upcaster_is_for_nothing() -> None:
    written = {name for release in RELEASES for log in fixture_log.read(release) for name, _ in log}

    assert written <= set(KINDS) | set(UPCASTERS)
    assert set(UPCASTERS) <= written


def test_the_first_release_wrote_every_event_it_had() -> None:
    written = {name for log in fixture_log.read(fixture_log.FIXTURES / "log_0_1_0.jsonl") for name, _ in log}

    assert len(written) == 34


def test_an_old_event_is_brought_up_to_date_step_by_step() -> None:
    upcasters = {
        "bet-raised/1": lambda data: ("bet-raised/2", {**data, "to": data["amount"]}),
        "bet-raised/2": lambda data: ("raised/1", {"seat": data["seat"] - 1, "to": data["to"]}),
    }

    assert decode("bet-raised/1", '{"seat":3,"amount":300}', upcasters) == Raised(2, 300)
    assert decode("bet-raised/2", '{"seat":3,"to":300}', upcasters) == Raised(2, 300)
    assert decode(*encode(Called(2, 300, 100)), upcasters) == Called(2, 300, 100)


def test_an_old_event_that_is_damaged_is_refused() -> None:
    upcasters = {"bet-raised/1": lambda data: ("raised/1", {"seat": data["seat"], "to": data["amount"]})}

    for data in ('{"seat":3}', "[3]", "3", "{", '{"seat":3,"amount":"300"}'):
        with pytest.raises(DecodeError):
            decode("bet-raised/1", data, upcasters)
