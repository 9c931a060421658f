"""A database of every released version opens, and its games go on; a damaged one is refused in words."""

from __future__ import annotations

import contextlib
import random
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

import engine
from bot.operations.check_database import check_database
from bot.operations.findings import Grade
from bot.service.ports import Place, StoreError, TableId
from bot.service.preferences import DmMode, NoticeMode, ServerSettings
from bot.store.codec import decode
from bot.store.errors import DamagedDatabase, NewerDatabase, NotOurDatabase
from bot.store.migrate import MIGRATIONS
from bot.store.sqlite import SqliteStore
from engine.actions import Bet, Call, Check, Raise
from engine.commands import Act, Join, StartHand
from engine.tournament import Phase, PlayerId, Tournament
from tests.service.test_tables import Wall, process
from tests.store.fixture_database import GUILD, RELEASED
from tests.store.games import HOST, STARTED_AT, whole_game
from tests.store.test_forgetting import left_on_disk, opened, played

VERSIONS = sorted(RELEASED.glob("*.sql"))
LOBBY, RUNNING, OVER = TableId(1), TableId(2), TableId(3)
released = pytest.mark.parametrize("version", VERSIONS, ids=lambda path: path.stem)


def restore(version: Path, path: Path) -> Path:
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.executescript(version.read_text("utf-8"))
    return path


def as_it_was(path: Path, table: TableId) -> Tournament:
    """A table as the events of the file say, read past the store."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        rows = database.execute("SELECT name, data FROM events WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    return engine.replay([decode(name, data) for name, data in rows])


def test_there_is_one_of_the_first_release() -> None:
    assert "0_1_0" in [each.stem for each in VERSIONS]


@released
async def test_its_settings_and_results_are_there(tmp_path: Path, version: Path) -> None:
    store = await SqliteStore.open(restore(version, tmp_path / "poker.db"))

    host, second = await store.person(HOST), await store.person(PlayerId(HOST + 1))
    assert (host.language, host.dm, host.notice, host.dm_refused) == ("fr", DmMode.OFF, NoticeMode.ALWAYS, True)
    assert second.seen_locale == "de"
    assert await store.server(GUILD) == ServerSettings(GUILD, "de", "turbo", 1500, 30, "managers", (11, 12), 3, 8)
    assert [each.place for each in await store.results(OVER)] == [1, 2]
    assert [each.table for each in await store.open_tables()] == [LOBBY, RUNNING]
    assert (await store.record(OVER)) is not None
    await store.close()


@released
async def test_its_games_go_on_from_the_card_they_were_at(tmp_path: Path, version: Path) -> None:
    path = restore(version, tmp_path / "poker.db")
    before = as_it_was(path, RUNNING)
    with contextlib.closing(sqlite3.connect(path)) as database:
        (last,) = database.execute("SELECT max(at) FROM events").fetchone()
    wall = Wall()
    wall.time = datetime.fromtimestamp(last / 1000 + 60, UTC)  # a lobby waits for no more than half an hour
    house = await process(path, "a process of today", wall)
    assert await house.tables.lease.take()
    await house.tables.resume_all()
    lobby, actor = house.tables.get(LOBBY), house.tables.get(RUNNING)
    assert lobby is not None
    assert actor is not None
    there, here = before.hand, actor.state.hand
    assert there is not None
    assert here is not None
    assert (here.cards, here.board, here.stacks, here.deal.deck) == (
        there.cards,
        there.board,
        there.stacks,
        there.deal.deck,
    )
    assert here.turn is not None
    assert there.turn is not None
    assert (here.turn.seat, here.turn.no) == (there.turn.seat, there.turn.no)

    await lobby.submit(Join(PlayerId(HOST + 7), "Newcomer"))
    while actor.state.phase is not Phase.OVER:
        hand = actor.state.hand
        if hand is None or hand.turn is None:
            await actor.submit(StartHand(house.tables.entropy.deck()))
            continue
        turn = hand.turn
        action = Call() if turn.call else Check()
        if turn.max_to:
            action = Raise(turn.max_to) if hand.price else Bet(turn.max_to)
        await actor.submit(Act(actor.state.row(turn.seat).player, turn.no, action))

    results = await house.store.results(RUNNING)
    assert sorted(each.player for each in results) == sorted(each.player for each in actor.state.standings)
    assert Place(GUILD, 11) in [each.place for each in await house.store.open_tables()]
    await house.tables.close()
    await house.store.close()


@released
async def test_its_people_can_be_forgotten(tmp_path: Path, version: Path) -> None:
    path = restore(version, tmp_path / "poker.db")
    store = await SqliteStore.open(path)
    assert await store.acquire_lease("a process of today", STARTED_AT + 10**9, 15_000)
    person = (await store.results(OVER))[0]
    tables = (await store.kept(person.player)).tables

    assert (await store.forget(person.player, lambda language, number: f"Former player {number}")).games == 1

    assert [each.table for each in tables] == [LOBBY, RUNNING]
    assert person.player not in [each.player for each in await store.results(OVER)]
    await store.close()


def left_behind(path: Path) -> Path:
    """A file of the first release, in which what was replaced stayed readable."""
    path.parent.mkdir(exist_ok=True)
    restore(RELEASED / "0_1_0.sql", path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA secure_delete = OFF")
        database.execute(
            "UPDATE players SET language = 'Zwölfingerbein' || hex(randomblob(900)) WHERE player = ?", (HOST,)
        )
        database.execute("UPDATE players SET language = 'fr'")
        # SQLite finds these bytes free, and nothing that this version does would overwrite them.
        database.execute("BEGIN")
        database.execute("CREATE TABLE words (word TEXT)")
        database.executemany("INSERT INTO words VALUES ('Zwölfingerbein' || hex(zeroblob(?)))", [(1000,)] * 300)
        database.execute("DROP TABLE words")
        database.execute("COMMIT")
    assert left_on_disk(path, "Zwölfingerbein")
    return path


async def taken(path: Path) -> None:
    """A start of the bot, as far as the store goes."""
    store = await SqliteStore.open(path)
    assert await store.acquire_lease("a process of today", STARTED_AT + 10**9, 15_000)
    await store.close()


async def test_what_an_older_version_left_behind_is_gone_after_the_update(tmp_path: Path) -> None:
    path = left_behind(tmp_path / "poker.db")

    await taken(path)

    assert left_on_disk(path, "Zwölfingerbein") == []


async def test_what_an_older_version_left_behind_goes_at_a_later_start_if_not_at_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """There was no room, or a kill came between."""
    path = left_behind(tmp_path / "poker.db")

    def full(connection: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("bot.store.database._write_anew", full)
    await taken(path)
    monkeypatch.undo()
    assert "until the next start" in caplog.text
    assert left_on_disk(path, "Zwölfingerbein")
    await (await SqliteStore.open(path)).close()
    assert left_on_disk(path, "Zwölfingerbein"), "whoever does not own the tables does not do it"

    await taken(path)

    assert left_on_disk(path, "Zwölfingerbein") == []
    with contextlib.closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT what FROM owed").fetchall() == []


async def test_the_check_names_what_is_still_to_go(tmp_path: Path) -> None:
    path = left_behind(tmp_path / "poker.db")
    await (await SqliteStore.open(path)).close()
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("INSERT INTO forgetting VALUES (7)")
        database.execute("INSERT INTO owed VALUES ('log')")

    said = [str(each) for each in check_database(path) if each.grade is Grade.NOTE]

    assert any("an earlier version replaced" in each for each in said)
    assert any("-wal may still hold" in each for each in said)
    assert any("1 people are not deleted" in each for each in said)
    await taken(path)
    assert not [each for each in check_database(path) if "may still hold" in str(each)]


async def test_the_file_is_written_anew_beside_itself_and_not_where_there_is_no_room(tmp_path: Path) -> None:
    path = left_behind(tmp_path / "a folder, of the bot's own" / "poker.db")
    folders: list[object] = []

    def look(statement: str) -> None:
        if statement.startswith("PRAGMA temp_store_directory"):
            folders.append(statement)

    store = await SqliteStore.open(path)
    await store._database.read(lambda connection: connection.set_trace_callback(look))
    assert await store.acquire_lease("a process of today", STARTED_AT + 10**9, 15_000)
    await store.close()

    assert "own" in str(folders[0])
    assert left_on_disk(path, "Zwölfingerbein") == []
    assert [each.name for each in path.parent.iterdir()] == ["poker.db"]


async def test_a_new_file_is_not_written_twice(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "poker.db")
    asked: list[str] = []
    await store._database.read(lambda connection: connection.set_trace_callback(asked.append))

    assert await store.acquire_lease("a process of today", STARTED_AT, 15_000)

    assert "VACUUM" not in asked
    await store.close()


# ---- of a later version, and damaged


async def test_a_database_of_a_later_version_is_refused_in_words_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "poker.db"
    await (await SqliteStore.open(path)).close()
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("INSERT INTO migrations (number, name) VALUES (?, 'later')", (len(MIGRATIONS) + 1,))
    before = path.read_bytes()

    with pytest.raises(NewerDatabase, match=r"newer version again, or restore the backup"):
        await SqliteStore.open(path)

    assert path.read_bytes() == before


def bytes_of(path: Path) -> bytes:
    return path.read_bytes()


async def full(path: Path) -> bytes:
    store = await opened(path)
    for channel, seed in enumerate((3, 19), 2):
        await played(store, whole_game(seed), channel)
    await store.close()
    return bytes_of(path)


async def read_all(path: Path) -> int:
    """Everything there is, read through the store; how much. Raises StoreError."""
    store = await SqliteStore.open(path)
    try:
        assert await store.acquire_lease("another process", STARTED_AT + 10**9, 15_000)
        for record in await store.open_tables():
            engine.replay([each.event for each in await store.last_hand(record.table)])
        there = 0
        for number in (1, 2):
            there += len(await store.events(TableId(number))) + len(await store.results(TableId(number)))
        await store.kept(HOST)
        return there
    finally:
        await store.close()


async def test_a_file_that_was_cut_off_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "poker.db"
    whole = await full(path)
    for part in (0.9, 0.5, 0.1):
        path.write_bytes(whole[: int(len(whole) * part) // 4096 * 4096])
        with pytest.raises(DamagedDatabase, match="put a backup in its place"):
            await SqliteStore.open(path)
    path.write_bytes(whole[:50])
    with pytest.raises((DamagedDatabase, NotOurDatabase)):
        await SqliteStore.open(path)


async def test_a_file_with_zeroes_in_it_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "poker.db"
    whole = await full(path)
    for at in range(4096, len(whole) - 4096, len(whole) // 12 // 4096 * 4096):
        path.write_bytes(whole[:at] + bytes(4096) + whole[at + 4096 :])
        with pytest.raises(StoreError):
            await read_all(path)


async def test_a_flipped_bit_is_a_typed_error_or_read_as_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "poker.db"
    whole = await full(path)
    expected = await read_all(path)
    dice = random.Random(5)
    refused = 0
    for _ in range(60):
        at, bit = dice.randrange(len(whole)), 1 << dice.randrange(8)
        path.write_bytes(whole[:at] + bytes([whole[at] ^ bit]) + whole[at + 1 :])
        try:
            assert await read_all(path) == expected, "nothing is left out in silence"
        except StoreError:
            refused += 1
        assert path.stat().st_size >= len(whole), "nothing is repaired"
    assert refused > 5


@released
async def test_a_process_of_the_earlier_version_writes_nothing_once_its_database_was_brought_up_to_date(
    version: Path, tmp_path: Path
) -> None:
    """As in a rolling update: what it wrote would say nothing of whom it names, so that nobody could delete it."""
    path = restore(version, tmp_path / "bot.db")
    now = int(datetime.now(UTC).timestamp() * 1000)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as earlier:
        earlier.execute("UPDATE owner SET owner = 'earlier', epoch = epoch + 1, expires = ?", (now + 15_000,))
        (mine,) = earlier.execute("SELECT epoch FROM owner").fetchone()
        store = await SqliteStore.open(path)
        holder, epoch, expires = earlier.execute("SELECT owner, epoch, expires FROM owner").fetchone()
        assert holder != "earlier" and epoch > mine, "its writes are refused"
        assert now + 15_000 < expires < now + 120_000, "nor can it take the lease again, unless nobody else does"
    try:
        assert await store.acquire_lease("new", now, 15_000), "at once"
        assert not await store.acquire_lease("third", now, 15_000)
    finally:
        await store.close()
    again = await SqliteStore.open(path)
    try:
        assert await again.owns_lease("new") is False, "another store of that name has not taken it"
        assert not await again.acquire_lease("third", now, 15_000), "opening what is up to date takes nothing away"
    finally:
        await again.close()
