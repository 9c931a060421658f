"""Somebody wants to be forgotten: nothing of them is left in the file, and every game is otherwise as it was played."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import engine
from bot.service.ports import Forgotten, Kept, Place, StoreError, TableId
from bot.service.preferences import DmMode, Person
from bot.store import forgetting
from bot.store.codec import KINDS
from bot.store.pseudonyms import FREE_WORDS, NAMES, Renaming, names_in
from bot.store.sqlite import SqliteStore
from engine.commands import Event, Pause, Warn
from engine.tournament import Phase, PlayerId, Tournament
from engine.tournament_events import HandStarted
from tests.store.games import ADMIN, HOST, STARTED_AT, ClubGame, Game, abandoned_lobby, club_game, open_game, whole_game

NAME = "Añejo Zwölfingerbein 🃏"
BYSTANDER = PlayerId(HOST * 10)  # whose number holds another's


def called(language: str, number: int) -> str:
    return f"Former player {number} ({language})"


async def opened(path: Path) -> SqliteStore:
    store = await SqliteStore.open(path)
    assert await store.acquire_lease("this process", STARTED_AT, 15_000)
    return store


async def played(store: SqliteStore, log: Sequence[Event], channel: int = 2, *, over: bool = True) -> TableId:
    """A game that has been played and shown."""
    table = await store.open_table(Place(1, channel), log[:1], STARTED_AT)
    await store.append(table, 1, log[1:], STARTED_AT + 1000, over=over)
    await store.mark_presented(table, len(log))
    return table


async def events(store: SqliteStore, table: TableId) -> list[Event]:
    return [each.event for each in await store.events(table)]


def left_on_disk(path: Path, *what: str | int) -> list[str]:
    """What of `what` can be read in the database's files, byte by byte."""
    files = [path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")]
    there = {each.name: each.read_bytes() for each in files if each.exists()}
    searched = {each: str(each).encode() for each in what}
    searched |= {f"{each} as a number": each.to_bytes(8, "big") for each in what if isinstance(each, int)}
    searched |= {f"{each} as a key": _key(each) for each in what if isinstance(each, int)}
    return [f"{each} in {name}" for each, sought in searched.items() for name, data in there.items() if sought in data]


def make_unreadable(path: Path, table: int, seq: int, name: str = "from-the-future/9") -> None:
    """An event of a later version stands there now, or whatever it is called."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("INSERT INTO erasing VALUES (1)")
        found = database.execute(
            "UPDATE events SET name = ? WHERE table_id = ? AND seq = ? RETURNING seq", (name, table, seq)
        )
        assert found.fetchall() == [(seq,)]
        database.execute("DELETE FROM erasing")


def with_long_numbers(log: list[Event]) -> list[Event]:
    """The same game of people whose numbers are as long as Discord's."""
    for player in sorted({each for event in log for each in numbers_in(event) if 9 < each < HOST}):
        name = min({name for event in log for name in names_in(event, player)}, default="")
        log = [Renaming(player, PlayerId(HOST + player), name, set()).event(event) for event in log]
    return log


def numbers_in(event: Event) -> set[PlayerId]:
    if isinstance(event, HandStarted):
        return people_of(event.table)
    named: list[PlayerId | None] = [getattr(event, name, None) for name in ("player", "host", "by")]
    return {each for each in named if each is not None}


def people_of(table: Tournament) -> set[PlayerId]:
    people = {row.player for row in table.seats if row is not None}
    return people | {each.player for each in (*table.outs, *table.standings, *table.ledger)} | {table.host}


def _key(number: int) -> bytes:
    """As SQLite writes the number of a row, when it is as large as Discord's: seven bits a byte, eight in the ninth."""
    high = number >> 8
    return bytes([high >> shift & 0x7F | 0x80 for shift in range(49, -1, -7)]) + bytes([number & 0xFF])


GAMES = {
    "sit-and-go": whole_game(19),
    "with-antes": whole_game(16, antes=True),
    "club": club_game(3),
    "open": with_long_numbers(open_game(5)),
    "lobby": abandoned_lobby(),
}


@pytest.mark.parametrize("log", GAMES.values(), ids=GAMES)
async def test_every_finished_game_is_as_it_was_but_for_who_it_was(tmp_path: Path, log: list[Event]) -> None:
    store = await opened(tmp_path / "poker.db")
    table = await played(store, log)
    before = await store.results(table)
    player = sorted(each for each in people_of(engine.replay(log)) if each > 9)[0]

    assert await store.forget(player, called) == Forgotten(1, ())

    after = await events(store, table)
    assert [type(event) for event in after] == [type(event) for event in log]
    there, here = engine.replay(after), engine.replay(log)
    (pseudonym,) = people_of(there) - people_of(here)
    assert pseudonym < 0
    assert people_of(here) - people_of(there) == {player}
    assert replace(there, **dict.fromkeys(WHO)) == replace(here, **dict.fromkeys(WHO))
    for one, other in zip(after, log, strict=True):
        assert renamed_back(one, pseudonym, player) == without_words(other, player)
    renamed = [(each.player, each.place, each.hands) for each in await store.results(table)]
    assert sorted(renamed) == sorted(
        [(pseudonym if each.player == player else each.player, each.place, each.hands) for each in before]
    )
    await store.close()


WHO = ("host", "seats", "outs", "standings", "ledger", "rulings", "removed", "paused_by", "closed_by")


def renamed_back(value: Any, pseudonym: PlayerId, player: PlayerId) -> Any:
    """`value` with the old id, and without any names and words."""
    if isinstance(value, tuple):
        return tuple([renamed_back(each, pseudonym, player) for each in value])
    if isinstance(value, Enum) or not is_dataclass(value):
        return player if type(value) is int and value == pseudonym else value
    shown = {each.name: renamed_back(getattr(value, each.name), pseudonym, player) for each in fields(value)}
    shown |= dict.fromkeys(shown.keys() & {*NAMES, FREE_WORDS}, "")
    return (type(value).__name__, shown)


def without_words(value: Any, player: PlayerId) -> Any:
    return renamed_back(value, player, player)


async def test_no_byte_of_name_or_number_stays_in_the_files(tmp_path: Path) -> None:
    path = tmp_path / "poker.db"
    store = await opened(path)
    for channel, seed in enumerate((3, 19, 23), 2):
        await played(store, with_name(whole_game(seed), NAME), channel)
    await store.save_person(Person(HOST, "fr", "en-US", dm_channel=700_000_000_000_000_123, avatar="f" * 32))
    await store.save_person(Person(HOST, "de", "en-US", dm_channel=700_000_000_000_000_123, avatar="e" * 32))
    secrets = (NAME, NAME[:12], HOST, 700_000_000_000_000_123, "f" * 32, "e" * 32)
    assert left_on_disk(path, *secrets)

    assert (await store.forget(HOST, called)).games == 3

    assert left_on_disk(path, *secrets) == []
    assert await store.kept(HOST) == Kept(None, (), 0, ())
    await store.close()
    assert left_on_disk(path, *secrets) == []


def with_name(log: list[Event], name: str) -> list[Event]:
    """The same game with another name for its host."""
    return [Renaming(HOST, HOST, name, set()).event(event) for event in log]


async def test_what_the_floor_said_names_nobody_who_is_forgotten(tmp_path: Path) -> None:
    game = ClubGame(4)
    game.start_hand()
    spoken = f"{NAME}, or {HOST}: no phones"
    assert game.do(Warn(ADMIN, PlayerId(HOST + 2), f"Ann *the* Añejo 🃏 and {HOST}: no phones", admin=True))
    assert game.do(Pause(HOST, why="my dog is ill")) or game.do(Warn(ADMIN, HOST, "x", admin=True))
    assert spoken
    while game.table.phase is not Phase.OVER:
        game.step()
    store = await opened(tmp_path / "poker.db")
    table = await played(store, game.log)

    await store.forget(HOST, called)

    said = [getattr(event, FREE_WORDS) for event in await events(store, table) if hasattr(event, FREE_WORDS)]
    assert any("no phones" in each for each in said), "what was said to others stays"
    assert not any("Ann" in each or str(HOST) in each or "my dog" in each for each in said)
    await store.close()


async def test_others_stay_whatever_their_numbers_and_names_are(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    log = whole_game(19)
    table = await played(store, log)

    assert await store.forget(PlayerId(HOST // 10), called) == Forgotten(0, ())
    assert await events(store, table) == log
    await store.forget(PlayerId(HOST + 3), called)
    await store.forget(HOST, called)
    names = [each.name for each in await store.results(table) if each.player < 0]
    assert sorted(names) == ["Former player 1 (de)", "Former player 2 (de)"]
    assert len({each.player for each in await store.results(table)}) == 6
    await store.close()


async def test_one_person_is_somebody_else_in_every_game(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    tables = [await played(store, whole_game(seed), channel=seed) for seed in (3, 19)]
    await store.forget(HOST, called)

    ids = {min(each.player for each in await store.results(table)) for table in tables}

    assert len(ids) == 2
    assert max(ids) < 0
    await store.close()


async def test_a_table_that_is_not_over_is_left_alone_and_named(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    game = Game(seed=3)
    for _ in range(40):
        game.step()
    running = await played(store, game.log, channel=2, over=False)
    unshown = await store.open_table(Place(1, 3), (log := whole_game(19))[:1], STARTED_AT)
    await store.append(unshown, 1, log[1:], STARTED_AT, over=True)
    await store.save_person(Person(HOST, language="fr"))

    forgotten = await store.forget(HOST, called)

    assert forgotten.games == 0
    assert [each.table for each in forgotten.left] == [running, unshown]
    assert await events(store, running) == game.log
    assert await store.person(HOST) == Person(HOST), "the settings went all the same"
    await store.mark_presented(unshown, len(log))
    assert (await store.forget(HOST, called)).games == 1
    await store.close()


async def test_to_be_forgotten_twice_changes_nothing_more(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    table = await played(store, whole_game(19))
    await store.forget(HOST, called)
    once = await events(store, table)

    assert await store.forget(HOST, called) == Forgotten(0, ())

    assert await events(store, table) == once
    await store.close()


async def test_what_is_kept_is_told_with_names_and_tables(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    await played(store, whole_game(19))
    running = await played(store, whole_game(3)[:40], channel=3, over=False)
    person = Person(HOST, "fr", "en-US", dm_channel=5, avatar="f" * 32, seen_on=20_000)
    await store.save_person(person)

    kept = await store.kept(HOST)

    assert (kept.person, kept.games, kept.names) == (person, 1, ("Ann *the* Añejo 🃏",))
    assert [each.table for each in kept.tables] == [running]
    await store.close()


async def test_only_an_erasure_may_change_an_event(tmp_path: Path) -> None:
    path = tmp_path / "poker.db"
    store = await opened(path)
    await played(store, whole_game(19))
    await store.forget(HOST, called)
    await store.close()
    with contextlib.closing(sqlite3.connect(path)) as database:
        for statement in ("UPDATE events SET at = 1", "DELETE FROM events"):
            with pytest.raises(sqlite3.IntegrityError, match="events are never"):
                database.execute(statement)


async def test_without_the_lease_nobody_is_forgotten(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    table = await played(store, log := whole_game(19))
    other = await SqliteStore.open(tmp_path / "poker.db")

    with pytest.raises(StoreError):
        await other.forget(HOST, called)

    assert await events(store, table) == log
    await other.close()
    await store.close()


async def test_a_kill_while_somebody_is_forgotten_leaves_nothing_half_done(tmp_path: Path) -> None:
    """Before the first commit nothing has changed; after that whoever starts next goes on, game by game."""
    logs = [whole_game(seed) for seed in (3, 19, 23)]
    begun: list[int] = []
    for moment, time in (
        ("INSERT OR IGNORE INTO forgetting", 1),
        ("UPDATE results", 2),
        ("PRAGMA wal_checkpoint", 1),
    ):
        path = tmp_path / f"{len(begun)}.db"
        store = await opened(path)
        tables = [await played(store, log, channel) for channel, log in enumerate(logs, 2)]
        await store.save_person(Person(HOST, language="fr"))
        await store.close()
        command = [sys.executable, "-c", _KILLED, str(path), moment, str(time)]
        killed = await asyncio.to_thread(subprocess.run, command, check=False)
        assert killed.returncode == -signal.SIGKILL
        store = await opened(path)
        gone = await store.person(HOST) == Person(HOST)
        there = [await events(store, table) for table in tables]
        for now, log in zip(there, logs, strict=True):
            assert now == log or str(HOST) not in str(now), "no game is half of it"
        begun.append(sum(now != log for now, log in zip(there, logs, strict=True)))
        assert gone or not begun[-1]

        await store.finish_forgetting(called)

        now = [await events(store, table) for table in tables]
        assert all((game != log) == gone for game, log in zip(now, logs, strict=True))
        assert bool(left_on_disk(path, HOST)) is not gone
        await store.close()
    assert begun == [0, 1, 3]


_KILLED = """
import asyncio, os, signal, sys
from bot.store.sqlite import SqliteStore
from tests.store.games import HOST, STARTED_AT

path, moment, time = sys.argv[1:]
seen = 0

def look(statement):
    global seen
    seen += statement.startswith(moment)
    if seen == int(time):
        os.kill(os.getpid(), signal.SIGKILL)

async def main():
    store = await SqliteStore.open(path)
    assert await store.acquire_lease("this process", STARTED_AT, 15_000)
    await store._database.read(lambda connection: connection.set_trace_callback(look))
    await store.forget(HOST, lambda language, number: f"Former player {number}")

asyncio.run(main())
"""


async def test_one_game_that_cannot_be_read_keeps_nobody_from_being_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "poker.db"
    store = await opened(path)
    sound = await played(store, whole_game(19), 2)
    broken = await played(store, whole_game(3), 3)
    await store.save_person(Person(HOST, "fr"))
    make_unreadable(path, broken, 1)
    assert (await store.kept(HOST)).games == 2

    assert await store.forget(HOST, called) == Forgotten(1, (), unreadable=1)

    assert await store.person(HOST) == Person(HOST)
    assert HOST not in [each.player for each in await store.results(sound)]
    make_unreadable(path, broken, 1, "table-opened/2")  # an update can read it
    await store.finish_forgetting(called)
    assert left_on_disk(path, HOST) == []
    await store.close()


async def test_what_another_reader_of_the_file_keeps_from_going_goes_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.erasure.EMPTIED_WITHIN", 1)
    path = tmp_path / "poker.db"
    store = await opened(path)
    await played(store, whole_game(19))
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as backup:
        backup.execute("BEGIN")
        backup.execute("SELECT count(*) FROM events").fetchone()

        assert await store.forget(HOST, called) == Forgotten(1, (), later=True)
        assert left_on_disk(path, HOST), "or the test says nothing"

    await store.finish_forgetting(called)
    assert left_on_disk(path, HOST) == []
    await store.close()


async def test_what_the_disk_did_not_take_at_once_follows_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "poker.db"
    store = await opened(path)
    for channel, seed in enumerate((3, 19), 2):
        await played(store, whole_game(seed), channel)
    rename = forgetting.rename
    done: list[int] = []

    def full(connection: sqlite3.Connection, game: forgetting.Rewritten) -> None:
        rename(connection, game)
        if done:
            raise sqlite3.OperationalError("database or disk is full")
        done.append(game.table)

    monkeypatch.setattr(forgetting, "rename", full)
    assert await store.forget(HOST, called) == Forgotten(1, (), later=True)
    monkeypatch.undo()

    await store.finish_forgetting(called)
    assert left_on_disk(path, HOST) == []
    await store.close()


async def test_a_press_waits_for_no_more_than_one_game_of_a_deletion(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    tables = [await played(store, whole_game(seed), channel) for channel, seed in enumerate((3, 19, 23), 2)]
    written: list[set[str]] = []

    def look(statement: str) -> None:
        if statement.startswith("BEGIN"):
            written.append(set())
        elif statement.startswith("UPDATE events"):
            written[-1].add(statement.split("table_id = ")[1].split(" ")[0])

    await store._database.read(lambda connection: connection.set_trace_callback(look))
    await store.forget(HOST, called)

    assert sorted(len(each) for each in written if each) == [1] * len(tables)
    await store.close()


async def test_who_asks_for_what_is_kept_makes_nobody_read_the_games_of_others(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    for channel, seed in enumerate((3, 19, 23), 2):
        await played(store, whole_game(seed), channel)
    asked: list[str] = []
    await store._database.read(lambda connection: connection.set_trace_callback(asked.append))

    assert await store.kept(BYSTANDER) == Kept(None, (), 0, ())
    assert await store.forget(BYSTANDER, called) == Forgotten(0, ())

    assert not [each for each in asked if "FROM events WHERE table_id" in each]
    await store.close()


@pytest.mark.parametrize(
    "written", ["Zwölfingerbeins", "Zwölfingerbein's", "ZWÖLFINGERBEIN", "@Zwölfingerbein_x", "»Zwölfingerbein«"]
)
async def test_a_name_in_the_floors_words_goes_however_it_is_written(tmp_path: Path, written: str) -> None:
    game = ClubGame(4)
    game.start_hand()
    assert game.do(Warn(ADMIN, PlayerId(HOST + 2), f"touched {written} chips", admin=True))
    while game.table.phase is not Phase.OVER:
        game.step()
    path = tmp_path / "poker.db"
    store = await opened(path)
    await played(store, with_name(game.log, "Zwölfingerbein"))

    await store.forget(HOST, called)

    assert left_on_disk(path, "Zwölfingerbein", "ZWÖLFINGERBEIN") == []
    await store.close()


def test_a_short_name_is_not_looked_for_inside_words() -> None:
    renaming = Renaming(HOST, PlayerId(-1), "X", {"Al"})
    assert renaming.words("Al also called; al_ too, Als not") == "X also called; X_ too, Als not"


async def test_no_page_keeps_the_number_of_somebody_among_many(tmp_path: Path) -> None:
    """The inner pages of an index hold numbers as well."""
    path = tmp_path / "poker.db"
    store = await opened(path)
    people = [PlayerId(700_000_000_000_000_000 + number * 7) for number in range(150)]
    for player in people:
        await store.save_person(Person(player, "fr", "en-US", avatar="f" * 32))
    for player in people:
        await store._write(partial(forgetting.begin, player=player))
        await store._write(partial(forgetting.end, player=player))
    await store._leave_no_trace()

    assert left_on_disk(path, *people) == []
    await store.close()


async def test_who_sits_at_a_table_and_wants_no_direct_messages_gets_none_on_the_next_hand(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    running = await played(store, (log := whole_game(3))[:40], over=False)
    await store.save_person(Person(HOST, "fr", dm=DmMode.OFF, dm_channel=5, seen_on=20_000))

    await store.forget(HOST, called)
    assert await store.person(HOST) == Person(HOST, dm=DmMode.OFF)

    await store.append(running, 40, log[40:], STARTED_AT, over=True)
    await store.mark_presented(running, len(log))
    await store.forget(HOST, called)
    assert await store.person(HOST) == Person(HOST)
    await store.close()


async def test_what_was_known_of_somebody_in_memory_goes_too(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    await store.save_person(Person(HOST, "fr"))
    assert (await store.person(HOST)).language == "fr"

    await store.forget(HOST, called)

    assert await store.person(HOST) == Person(HOST)
    await store.close()


def test_every_field_of_words_in_an_event_is_known_to_whoever_forgets() -> None:
    """A new one is a name, words of the floor, or neither: say which, or it stays when its person goes."""
    met: set[type[Any]] = set()
    words: set[str] = set()

    def look(hint: Any) -> None:
        for each in get_args(hint):
            look(each)
        if isinstance(hint, type) and is_dataclass(hint) and hint not in met:
            met.add(hint)
            hints = get_type_hints(hint)
            for each in fields(hint):
                if hints[each.name] is str:
                    words.add(each.name)
                look(hints[each.name])

    for kind in KINDS.values():
        look(kind)
    assert words == {*NAMES, FREE_WORDS, "language"}
