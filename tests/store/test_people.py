"""Who is met in what is written, by a migration as well as with every event."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.migrate import MIGRATIONS, migrate
from bot.store.people import people

ANN, BOB = 281_474_976_710_656_001, 1_456_074_443_993_382_912


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (f'{{"player":{ANN},"name":"Ann"}}', {ANN}),
        (f'{{"why":"ask <@{BOB}>","seat":1}}', {BOB}),
        ('{"chips":1000,"deadline":1900000000000}', set()),
        (f'{{"gone":-{ANN}}}', set()),
        (f'{{"number":{10**19}}}', set()),
        ("no JSON at all", set()),
    ],
)
def test_people_are_found_in_numbers_and_in_words(text: str, found: set[int]) -> None:
    assert people(text) == found


def test_games_of_an_older_version_know_whom_their_words_name(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "old.db", isolation_level=None)) as connection:
        migrate(connection, MIGRATIONS[:2])
        connection.execute("INSERT INTO tables (guild, channel) VALUES (1, 2)")
        for seq, data in enumerate((f'{{"player":{ANN}}}', f'{{"why":"ask <@{BOB}>"}}', "{broken"), 1):
            connection.execute("INSERT INTO events VALUES (1, ?, 'x/1', ?, 0)", (seq, data))
        migrate(connection)
        assert connection.execute("SELECT player FROM met ORDER BY player").fetchall() == [(ANN,), (BOB,)]
