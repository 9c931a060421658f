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
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import engine
from bot.service.ports import Forgotten, Kept, Person, Place, StoreError, TableId
from bot.store.codec import KINDS
from bot.store.pseudonyms import FREE_WORDS, NAMES
from bot.store.sqlite import SqliteStore
from engine.commands import Event, Pause, Warn
from engine.tournament import PlayerId, Tournament
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
    "open": open_game(5),
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
    from bot.store.pseudonyms import Renaming

    return [Renaming(HOST, HOST, name, set()).event(event) for event in log]


async def test_what_the_floor_said_names_nobody_who_is_forgotten(tmp_path: Path) -> None:
    game = ClubGame(4)
    game.start_hand()
    spoken = f"{NAME}, or {HOST}: no phones"
    assert game.do(Warn(ADMIN, PlayerId(HOST + 2), f"Ann *the* Añejo 🃏 and {HOST}: no phones", admin=True))
    assert game.do(Pause(HOST, why="my dog is ill")) or game.do(Warn(ADMIN, HOST, "x", admin=True))
    assert spoken
    while game.table.phase is not engine.tournament.Phase.OVER:
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


async def test_a_kill_while_somebody_is_forgotten_leaves_all_or_nothing(tmp_path: Path) -> None:
    path = tmp_path / "poker.db"
    store = await opened(path)
    logs = [whole_game(seed) for seed in (3, 19, 23)]
    tables = [await played(store, log, channel) for channel, log in enumerate(logs, 2)]
    await store.save_person(Person(HOST, language="fr"))
    await store.close()
    outcomes: set[bool] = set()
    for moment in ("UPDATE results", "COMMIT", "PRAGMA wal_checkpoint"):
        command = [sys.executable, "-c", _KILLED, str(path), moment]
        killed = await asyncio.to_thread(subprocess.run, command, check=False)
        assert killed.returncode == -signal.SIGKILL
        store = await opened(path)
        there = [await events(store, table) for table in tables]
        gone = await store.person(HOST) == Person(HOST)
        assert all((now != log) == gone for now, log in zip(there, logs, strict=True))
        outcomes.add(gone)
        await store.close()
    assert outcomes == {False, True}


_KILLED = """
import asyncio, os, signal, sys
from bot.store.sqlite import SqliteStore
from tests.store.games import HOST, STARTED_AT

path, moment = sys.argv[1:]
erasing = False

def look(statement):
    global erasing
    erasing = erasing or "INTO erasing" in statement
    if erasing and statement.startswith(moment):
        os.kill(os.getpid(), signal.SIGKILL)

async def main():
    store = await SqliteStore.open(path)
    assert await store.acquire_lease("this process", STARTED_AT, 15_000)
    await store._database.read(lambda connection: connection.set_trace_callback(look))
    await store.forget(HOST, lambda language, number: f"Former player {number}")

asyncio.run(main())
"""


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
