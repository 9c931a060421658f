"""Tables that are away: damaged ones, those that were deleted meanwhile, those with a game on."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

from bot.service.connection import GRACE
from bot.service.ports import Place
from bot.service.retention import Retention
from bot.service.returns import READ_AGAIN
from engine.commands import Join, StartTournament
from engine.rules import sit_and_go
from tests.service.processes import HERE, at_a_table, connected, ended, spoil
from tests.service.test_tables import ANN, BOB, Wall


def free_of_triggers(database: sqlite3.Connection) -> None:
    for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        database.execute(f"DROP TRIGGER {name}")


async def test_a_table_with_a_missing_event_is_unreadable_and_said_once_a_minute(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, wall = tmp_path / "tables.db", Wall()
    house = await connected(path, "first", wall)
    broken = await at_a_table(house)
    await ended(house)
    with closing(sqlite3.connect(path)) as database:
        free_of_triggers(database)
        database.execute(
            "DELETE FROM events WHERE table_id = ? AND seq = (SELECT max(seq) - 1 FROM events WHERE table_id = ?)",
            (broken.table, broken.table),
        )
        database.commit()
    again = await connected(path, "second", wall)
    for _ in range(20):
        wall.pass_(1)
        await again.tables.look(again=True)
    assert again.tables.unreadable(table=broken.table) == broken.table
    assert sum(each.levelno >= logging.ERROR for each in caplog.records) == 1
    assert not again.tables.returning and again.tables.at_rest
    await ended(again)


async def test_a_channel_is_free_once_its_unreadable_table_was_deleted(tmp_path: Path) -> None:
    path, wall = tmp_path / "tables.db", Wall()
    house = await connected(path, "first", wall)
    broken = await at_a_table(house)
    await ended(house)
    spoil(path, broken.table, "{}")
    again = await connected(path, "second", wall)
    assert again.tables.unreadable(table=broken.table)
    with closing(sqlite3.connect(path)) as database:
        free_of_triggers(database)
        for table in ("events", "met", "tables"):
            database.execute(f"DELETE FROM {table}")
        database.commit()
    wall.pass_(61)
    await again.tables.look(again=True)
    assert again.tables.unreadable(channel=broken.place.channel) is None
    await ended(again)


async def test_a_lobby_that_was_away_once_and_plays_now_keeps_a_drain_waiting(tmp_path: Path) -> None:
    wall = Wall()
    house = await connected(tmp_path / "tables.db", "first", wall)
    tables, connection = house.tables, house.tables.connection
    await tables.open(Place(HERE, 9), sit_and_go(), "en", ANN, "Ann")
    connection.out(HERE)
    await tables.look()
    connection.back(HERE)
    await tables.look()
    actor = tables.at(9)
    assert actor is not None
    await actor.submit(Join(BOB, "Bob"))
    await actor.submit(StartTournament(ANN, tables.entropy.draw()))
    connection.down(0)
    wall.pass_(GRACE / 1000 + 1)
    await tables.look(again=True)
    connection.up(0)
    connection.out(HERE)
    await tables.look(again=True)
    assert tables.owner and not tables.at_rest
    await ended(house)


async def test_what_goes_wrong_once_does_not_end_deletion_for_good(caplog: pytest.LogCaptureFixture) -> None:
    class Broken:
        asked = 0

        async def finish_forgetting(self, named: object) -> None:
            self.asked += 1
            raise KeyError("anything")

    broken = Broken()
    retention = Retention(cast("Any", broken), lambda: 0, 1, lambda: True, lambda: None, lambda a, b: "")
    await retention.look()
    await retention.look()
    retention.stop()
    assert broken.asked == 2
    assert [each.getMessage() for each in caplog.records] == ["what is to be deleted could not be"] * 2


async def test_a_table_that_cannot_be_read_keeps_no_other_one_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, wall = tmp_path / "tables.db", Wall()
    house = await connected(path, "first", wall)
    broken, whole = await at_a_table(house), await at_a_table(house, Place(HERE, 3))
    await ended(house)
    data = spoil(path, broken.table, "{}")
    again = await connected(path, "second", wall)
    assert [each.table for each in again.tables.all()] == [whole.table]
    assert again.tables.unreadable(broken.table) == again.tables.unreadable(channel=2) == broken.table
    assert again.tables.unreadable(whole.table) is None
    assert not again.tables.returning, "buttons of tables that are over say so"
    for _ in range(100):
        wall.pass_(1)
        await again.tables.look(again=True)
    assert len([each for each in caplog.records if each.levelno >= logging.ERROR]) == 2, "once a minute"
    spoil(path, broken.table, data)
    wall.pass_(READ_AGAIN / 1000)
    await again.tables.look(again=True)
    assert {each.table for each in again.tables.all()} == {broken.table, whole.table}
    assert again.tables.unreadable(broken.table) is None
    await ended(again)
