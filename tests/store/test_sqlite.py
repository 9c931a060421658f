"""What only the SQLite file has: its modes, its schema, its migrations."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest

from bot.service.ports import Place, StoreError
from bot.service.preferences import DeckColours, DmMode, Felt, Look, NoticeMode, Person, ServerSettings, TableViewMode
from bot.store.database import Database
from bot.store.errors import NewerDatabase, NotOurDatabase
from bot.store.migrate import MIGRATIONS, Migration, migrate, statements
from bot.store.preferences import person, server
from bot.store.results import Result
from bot.store.sqlite import SqliteStore
from engine.tournament import PlayerId
from engine.tournament_events import HandStarted, TournamentEnded
from tests.store.games import STARTED_AT, abandoned_lobby, joins, lobby, whole_game

PLACE = Place(guild=1, channel=2)


async def opened(path: Path) -> SqliteStore:
    store = await SqliteStore.open(path)
    assert await store.acquire_lease("this process", STARTED_AT, 15_000)
    return store


# ---- the file


def modes(folder: Path) -> dict[str, int]:
    return {each.name: stat.S_IMODE(each.stat().st_mode) for each in folder.rglob("*")}


def files_in(folder: Path) -> list[Path]:
    return sorted(folder.iterdir())


def open_to_others(*paths: Path) -> None:
    for each in paths:
        each.chmod(0o777 if each.is_dir() else 0o666)


async def test_nobody_else_may_read_the_decks(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "deadbutton.db"
    store = await opened(path)
    await store.open_table(PLACE, lobby(), STARTED_AT)

    files = sorted(path.parent.iterdir())

    assert [each.name for each in files] == ["deadbutton.db", "deadbutton.db-shm", "deadbutton.db-wal"]
    assert [stat.filemode(each.stat().st_mode) for each in files] == ["-rw-------"] * 3
    await store.close()


async def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    path = tmp_path / "deadbutton.db"
    path.touch(0o644)
    store = await opened(path)

    assert stat.filemode(path.stat().st_mode) == "-rw-------"
    await store.close()


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o077])
async def test_what_we_make_is_ours_alone_whatever_the_umask(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        path = tmp_path / "new" / "folder" / "deadbutton.db"
        store = await opened(path)
        await store.open_table(PLACE, lobby(), STARTED_AT)
        found = modes(tmp_path)
    finally:
        os.umask(before)

    assert found == {
        "new": 0o700,
        "folder": 0o700,
        "deadbutton.db": 0o600,
        "deadbutton.db-wal": 0o600,
        "deadbutton.db-shm": 0o600,
    }
    await store.close()


async def test_what_a_killed_process_left_open_to_others_is_closed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "deadbutton.db"
    store = await opened(path)
    await store.open_table(PLACE, lobby(), STARTED_AT)
    open_to_others(*files_in(tmp_path))
    second = await SqliteStore.open(path)

    assert set(modes(tmp_path).values()) == {0o600}
    assert caplog.text.count("was open to others") == 3
    await second.close()
    await store.close()


async def test_a_link_is_not_followed_to_somebody_elses_file(tmp_path: Path) -> None:
    real, path = tmp_path / "real.db", tmp_path / "deadbutton.db"
    real.touch(0o644)
    path.symlink_to(real)

    with pytest.raises(StoreError, match="is a link"):
        await SqliteStore.open(path)

    assert stat.S_IMODE(real.stat().st_mode) == 0o644


async def test_a_folder_that_others_may_write_to_is_named(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    open_to_others(tmp_path)
    store = await opened(tmp_path / "deadbutton.db")

    assert "close the folder" in caplog.text
    await store.close()


async def test_every_commit_is_synced_to_the_disk(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "deadbutton.db")

    async def pragma(name: str) -> object:
        (value,) = await database.read(lambda connection: connection.execute(f"PRAGMA {name}").fetchone())
        return value

    assert await pragma("journal_mode") == "wal"
    assert await pragma("synchronous") == 2  # FULL
    assert await pragma("foreign_keys") == 1
    assert await pragma("busy_timeout") == 5000
    assert await pragma("secure_delete") == 1
    await database.close()


async def test_a_path_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(StoreError, match=r"cannot open the database at .*deadbutton\.db"):
        await SqliteStore.open(tmp_path / "file" / "deadbutton.db")
    with pytest.raises(StoreError, match="cannot open the database"):
        await SqliteStore.open(tmp_path)


async def test_what_has_happened_cannot_be_changed_by_hand(tmp_path: Path) -> None:
    store = await opened(tmp_path / "deadbutton.db")
    await store.open_table(PLACE, lobby(), STARTED_AT)
    await store.close()

    with sqlite3.connect(tmp_path / "deadbutton.db") as by_hand:
        with pytest.raises(sqlite3.IntegrityError, match="never changed"):
            by_hand.execute("UPDATE events SET at = 0")
        with pytest.raises(sqlite3.IntegrityError, match="never deleted"):
            by_hand.execute("DELETE FROM events")
    by_hand.close()


async def test_a_damaged_event_is_told_from_a_missing_one(tmp_path: Path) -> None:
    store = await opened(tmp_path / "deadbutton.db")
    table = await store.open_table(PLACE, lobby(), STARTED_AT)
    with sqlite3.connect(tmp_path / "deadbutton.db") as by_hand:
        by_hand.execute("INSERT INTO events VALUES (?, 2, 'player-joined/1', '{}', 0)", (table,))
    by_hand.close()

    with pytest.raises(StoreError, match="cannot read an event player-joined/1"):
        await store.events(table)
    await store.close()


# ---- its schema


async def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "deadbutton.db"
    await (await opened(path)).close()
    with sqlite3.connect(path) as newer:
        newer.execute("INSERT INTO migrations VALUES (?, 'from the future')", (len(MIGRATIONS) + 1,))
    newer.close()

    with pytest.raises(NewerDatabase, match="run the newer version again"):
        await SqliteStore.open(path)


async def test_somebody_elses_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "shop.db"
    with sqlite3.connect(path) as shop:
        shop.execute("CREATE TABLE customers (name TEXT)")
    shop.close()

    with pytest.raises(NotOurDatabase, match="DATABASE_PATH"):
        await SqliteStore.open(path)

    assert [name for (name,) in sqlite3.connect(path).execute("SELECT name FROM sqlite_schema")] == ["customers"]


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 100)

    with pytest.raises(NotOurDatabase, match="DATABASE_PATH"):
        await SqliteStore.open(path)

    assert path.read_text() == "Dear Ann, " * 100


async def test_several_processes_make_the_same_new_database(tmp_path: Path) -> None:
    stores = await asyncio.gather(*[SqliteStore.open(tmp_path / "deadbutton.db") for _ in range(8)])

    assert await stores[0].acquire_lease("this process", STARTED_AT, 15_000)
    table = await stores[0].open_table(PLACE, lobby(), STARTED_AT)
    assert [[each.event for each in await store.events(table)] for store in stores] == [lobby()] * 8
    for store in stores:
        await store.close()


CHAIRS = Migration(1, "0001_chairs", "CREATE TABLE chairs (legs INTEGER);\nINSERT INTO chairs VALUES (4);\n")
STOOLS = Migration(2, "0002_stools", "UPDATE chairs SET legs = 3;\nALTER TABLE chairs RENAME TO stools;\n")
BROKEN = Migration(2, "0002_broken", "UPDATE chairs SET legs = 2;\nALTER TABLE sofas RENAME TO beds;\n")


def rows(connection: sqlite3.Connection, query: str) -> list[tuple[object, ...]]:
    return connection.execute(query).fetchall()


def test_migrations_are_applied_once_and_recorded() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection, (CHAIRS,))
    migrate(connection, (CHAIRS, STOOLS))
    migrate(connection, (CHAIRS, STOOLS))

    assert rows(connection, "SELECT legs FROM stools") == [(3,)]
    assert rows(connection, "SELECT * FROM migrations") == [(1, "0001_chairs"), (2, "0002_stools")]


def test_a_migration_that_fails_changes_nothing() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, (CHAIRS, BROKEN))

    assert rows(connection, "SELECT legs FROM chairs") == [(4,)]
    assert rows(connection, "SELECT number FROM migrations") == [(1,)]
    assert not connection.in_transaction


def test_a_trigger_is_one_statement() -> None:
    script = (
        "-- first; second\nCREATE TABLE a (b TEXT);\nCREATE TRIGGER c BEFORE DELETE ON a\nBEGIN\n SELECT 1;\nEND;\n"
    )

    assert [each.split()[-1] for each in statements(script)] == ["TEXT);", "END;"]


# ---- results


async def test_the_end_of_a_game_is_recorded_with_it(tmp_path: Path) -> None:
    log = whole_game(seed=2)
    ended = log[-1]
    assert isinstance(ended, TournamentEnded)
    store = await opened(tmp_path / "deadbutton.db")
    table = await store.open_table(PLACE, log[:-5], STARTED_AT)
    assert await store.results(table) == []

    await store.append(table, len(log) - 5, log[-5:], STARTED_AT + 7, over=True)

    hands = sum(isinstance(event, HandStarted) for event in log)
    assert sorted(await store.results(table), key=lambda each: each.player) == sorted(
        [
            Result(table, each.player, 1, each.name, each.house, each.place, 6, hands, STARTED_AT + 7)
            for each in ended.standings
        ],
        key=lambda each: each.player,
    )
    await store.close()


async def test_a_lobby_that_came_to_nothing_has_no_results(tmp_path: Path) -> None:
    store = await opened(tmp_path / "deadbutton.db")
    table = await store.open_table(PLACE, lobby(), STARTED_AT)
    await store.append(table, 1, abandoned_lobby()[1:], STARTED_AT, over=True)

    assert await store.results(table) == []
    await store.close()


async def test_results_can_be_made_anew_from_the_events(tmp_path: Path) -> None:
    path = tmp_path / "deadbutton.db"
    store = await opened(path)
    tables = []
    for seed in (1, 2, 3):
        log = whole_game(seed)
        table = await store.open_table(PLACE, log[:-1], STARTED_AT)
        await store.append(table, len(log) - 1, log[-1:], STARTED_AT + seed, over=True)
        tables.append(table)
    before = [await store.results(table) for table in tables]
    with sqlite3.connect(path) as by_hand:
        by_hand.execute("DELETE FROM results WHERE place > 1")
        by_hand.execute("UPDATE results SET hands = 0")
    by_hand.close()

    assert await store.rebuild_results() == 18
    assert [await store.results(table) for table in tables] == before
    await store.close()


async def test_a_result_that_cannot_be_written_undoes_the_end(tmp_path: Path) -> None:
    log = whole_game(seed=2)
    store = await opened(tmp_path / "deadbutton.db")
    table = await store.open_table(PLACE, log[:-1], STARTED_AT)
    with sqlite3.connect(tmp_path / "deadbutton.db") as by_hand:
        by_hand.execute("DROP TABLE results")
    by_hand.close()

    with pytest.raises(StoreError):
        await store.append(table, len(log) - 1, log[-1:], STARTED_AT, over=True)

    record = await store.record(table)
    assert record is not None
    assert record.open
    assert len(await store.events(table)) == len(log) - 1
    await store.close()


async def test_a_database_that_somebody_holds_is_waited_for(tmp_path: Path) -> None:
    store = await opened(tmp_path / "deadbutton.db")
    table = await store.open_table(PLACE, lobby(), STARTED_AT)
    backup = sqlite3.connect(tmp_path / "deadbutton.db", isolation_level=None)
    backup.execute("BEGIN IMMEDIATE")

    writing = asyncio.create_task(store.append(table, 1, joins(1), STARTED_AT))
    await asyncio.sleep(0.2)
    assert not writing.done()
    backup.execute("COMMIT")
    await writing

    assert len(await store.events(table)) == 2
    backup.close()
    await store.close()


def test_a_database_of_version_0_1_0_opens_with_the_looks_by_default() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection, MIGRATIONS[:1])
    connection.execute("INSERT INTO players VALUES (7, 'fr', 'fr', 'off', 'always', 0, 70, 1)")
    connection.execute("INSERT INTO servers VALUES (9, 'de', 'turbo', 2000, 90, 'managers', '[5]', 3, 20)")
    migrate(connection)
    assert person(connection, PlayerId(7)) == Person(
        PlayerId(7), "fr", "fr", DmMode.OFF, NoticeMode.ALWAYS, DeckColours.FOUR, 70, True, None
    )
    look = server(connection, 9)
    assert look == ServerSettings(9, "de", "turbo", 2000, 90, "managers", (5,), 3, 20)
    assert look.look == Look(TableViewMode.ACTION, Felt.GREEN, DeckColours.FOUR)
