"""What is old goes by itself, and nothing else."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.service.ports import Place, StoreError, Swept
from bot.service.preferences import Person, ServerSettings
from bot.store.forgetting import DAY
from bot.store.retention import GAMES_AT_ONCE
from bot.store.sqlite import SqliteStore
from engine.tournament import PlayerId
from tests.store.games import HOST, STARTED_AT, Game, whole_game
from tests.store.test_forgetting import left_on_disk, make_unreadable, opened, played

TODAY = STARTED_AT // DAY
SHORTLY, LATER = STARTED_AT + 364 * DAY, STARTED_AT + 366 * DAY


async def looked(store: SqliteStore, at: int) -> None:
    """The clock has been looked at a day before `at`, so that it is believed then; nothing else is."""
    await store.sweep(at - 2 * DAY, 0, None)
    await store.sweep(at - DAY, 0, None)


async def test_a_game_goes_when_it_has_been_over_for_long_enough(tmp_path: Path) -> None:
    path = tmp_path / "poker.db"
    store = await opened(path)
    table = await played(store, log := whole_game(19))
    await looked(store, SHORTLY)
    assert await store.sweep(SHORTLY, 365, None) == Swept(0, 0, 0)
    assert [each.event for each in await store.events(table)] == log

    assert await store.sweep(LATER, 365, None) == Swept(1, 0, 0)

    assert await store.events(table) == []
    assert await store.results(table) == []
    assert await store.record(table) is None
    assert left_on_disk(path, HOST, "Player 3") == []
    assert await store.open_table(Place(1, 2), log[:1], LATER) > table, "buttons of a game that is gone mean no new one"
    await store.close()


async def test_many_games_go_in_one_sweep(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    log = whole_game(19)[:30]
    for channel in range(45):
        await played(store, log, channel)
    await looked(store, LATER)

    assert (await store.sweep(LATER, 365, None)).games == 45
    await store.close()


async def test_results_that_are_left_can_still_be_made_anew(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    table = await played(store, whole_game(19))
    await store.forget(HOST, lambda language, number: f"Former player {number}")
    before = await store.results(table)

    await store.rebuild_results()

    assert await store.results(table) == before
    await store.close()


async def test_a_table_in_use_stays_however_old_it_is(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    game = Game(seed=3)
    for _ in range(30):
        game.step()
    table = await played(store, game.log, over=False)
    await looked(store, LATER * 2)

    assert await store.sweep(LATER * 2, 1, None) == Swept(0, 0, 0)
    assert len(await store.events(table)) == len(game.log)
    await store.close()


async def test_who_comes_no_more_goes_and_who_plays_or_presses_stays(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    at = LATER
    await played(store, whole_game(19), over=False)  # a table of the host's, in use
    gone, presses = PlayerId(700_000_000_000_000_001), PlayerId(700_000_000_000_000_002)
    for player, seen in ((gone, TODAY), (presses, at // DAY - 365), (HOST, TODAY)):
        await store.save_person(Person(player, "fr", seen_on=seen))
    await looked(store, at)

    assert await store.sweep(at, 365, None) == Swept(0, 1, 0)

    assert await store.person(gone) == Person(gone)
    assert (await store.person(presses)).language == "fr"
    assert (await store.person(HOST)).language == "fr"
    await store.close()


async def test_whose_last_press_was_never_noted_has_all_the_time_from_now_on(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    await store.save_person(Person(HOST, "fr"))

    await looked(store, LATER)
    assert await store.sweep(LATER, 365, None) == Swept(0, 0, 0)
    await looked(store, LATER + 365 * DAY)
    assert await store.sweep(LATER + 365 * DAY, 365, None) == Swept(0, 0, 0)
    assert await store.sweep(LATER + 366 * DAY, 365, None) == Swept(0, 1, 0)
    await store.close()


async def test_for_ever_is_for_ever(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    table = await played(store, log := whole_game(19))
    await store.save_person(Person(HOST, "fr", seen_on=1))
    await looked(store, LATER * 10)

    assert await store.sweep(LATER * 10, 0, None) == Swept(0, 0, 0)

    assert len(await store.events(table)) == len(log)
    assert (await store.person(HOST)).language == "fr"
    await store.close()


async def test_a_servers_settings_outlast_the_bots_being_there_by_a_month(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    for guild in (1, 2):
        await store.save_server(ServerSettings(guild, language="fr"))
    at = STARTED_AT
    await looked(store, at)

    assert await store.sweep(at, 0, {2}) == Swept(0, 0, 0)
    assert await store.sweep(at + 29 * DAY, 0, {2}) == Swept(0, 0, 0)
    assert await store.sweep(at + 29 * DAY, 0, {1, 2}) == Swept(0, 0, 0), "it is back, so the month begins anew"
    assert await store.sweep(at + 40 * DAY, 0, {2}) == Swept(0, 0, 0)
    assert await store.sweep(at + 69 * DAY, 0, None) == Swept(0, 0, 0)
    assert await store.sweep(at + 70 * DAY, 0, {2}) == Swept(0, 0, 1)

    assert await store.server(1) == ServerSettings(1)
    assert (await store.server(2)).language == "fr"
    await store.close()


async def test_who_comes_back_while_old_things_are_looked_for_keeps_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await opened(tmp_path / "poker.db")
    ann = PlayerId(700_000_000_000_000_001)
    await played(store, whole_game(19), over=False)
    await store.save_person(Person(ann, "fr", seen_on=1))
    await looked(store, LATER)
    read = store._database.read
    pressed: list[object] = []

    async def and_she_presses(work: Any) -> Any:
        found = await read(work)
        if not pressed and "delete_people" not in repr(work):
            pressed.append(work)
            await store.change_person(ann, seen_on=LATER // DAY)
        return found

    monkeypatch.setattr(store._database, "read", and_she_presses)
    await store.sweep(LATER, 365, None)
    monkeypatch.undo()

    assert pressed
    assert (await store.person(ann)).language == "fr"
    await store.close()


async def test_games_and_people_outlast_a_clock_that_leaps(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    table = await played(store, log := whole_game(19))
    await store.save_person(Person(PlayerId(HOST * 2), "fr", seen_on=TODAY))
    await store.save_server(ServerSettings(9, language="fr"))
    await looked(store, STARTED_AT + 10 * DAY)
    assert await store.sweep(STARTED_AT + 10 * DAY, 365, set()) == Swept(0, 0, 0)

    assert await store.sweep(LATER + DAY, 365, set()) == Swept(0, 0, 0), "a year in a day"
    assert await store.sweep(LATER + DAY + 3_600_000, 365, set()) == Swept(0, 0, 0), "nor after a restart in that hour"
    assert await store.sweep(STARTED_AT + 11 * DAY, 365, set()) == Swept(0, 0, 0), "it has been put right"
    assert await store.sweep(LATER + 3 * DAY, 365, set()) == Swept(0, 0, 0), "it leaps again"

    assert [each.event for each in await store.events(table)] == log
    assert (await store.person(PlayerId(HOST * 2))).language == "fr"
    assert (await store.server(9)).language == "fr"
    await store.close()


async def test_a_bot_that_was_off_for_months_deletes_a_day_later(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    await played(store, whole_game(19))

    assert await store.sweep(LATER, 365, None) == Swept(0, 0, 0)
    assert await store.sweep(LATER + DAY, 365, None) == Swept(1, 0, 0)
    await store.close()


async def test_one_table_that_cannot_be_read_keeps_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "poker.db"
    store = await opened(path)
    await played(store, whole_game(19), 2)
    open_one = await store.open_table(Place(1, 3), whole_game(3)[:1], LATER)
    gone = PlayerId(700_000_000_000_000_001)
    for player in (gone, HOST):
        await store.save_person(Person(player, "fr", seen_on=5))
    await store.save_server(ServerSettings(9, language="fr"))
    make_unreadable(path, open_one, 1)
    await looked(store, LATER)

    assert await store.sweep(LATER, 365, set()) == Swept(1, 1, 0)

    assert (await store.person(HOST)).language == "fr", "whoever is named at it stays"
    assert await store.person(gone) == Person(gone)
    with contextlib.closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT left_on FROM servers").fetchone() == (LATER // DAY,)
    assert left_on_disk(path, HOST + 3) == []
    await store.close()


async def test_an_open_table_that_cannot_be_read_goes_when_it_is_old(tmp_path: Path) -> None:
    path = tmp_path / "poker.db"
    store = await opened(path)
    broken = await store.open_table(Place(1, 2), whole_game(3)[:1], STARTED_AT)
    sound = await store.open_table(Place(1, 3), whole_game(3)[:1], STARTED_AT)
    make_unreadable(path, broken, 1)
    await looked(store, LATER)

    assert (await store.sweep(LATER, 365, None)).games == 1

    assert await store.record(broken) is None
    assert await store.record(sound) is not None
    await store.close()


async def test_a_press_waits_for_no_more_than_a_few_games_of_a_sweep(tmp_path: Path) -> None:
    """Each step holds the database on its own; between two, whoever presses gets a turn."""
    store = await opened(tmp_path / "poker.db")
    for channel in range(23):
        await played(store, whole_game(19)[:30], channel)
    await looked(store, LATER)
    steps: list[int] = []
    await store._database.read(lambda connection: connection.set_trace_callback(counting(steps)))

    assert (await store.sweep(LATER, 365, None)).games == 23

    assert max(steps) <= GAMES_AT_ONCE
    assert sum(steps) == 23
    await store.close()


def counting(steps: list[int]) -> Callable[[str], None]:
    """Notes how many tables each transaction deletes."""

    def look(statement: str) -> None:
        if statement.startswith("BEGIN"):
            steps.append(0)
        elif statement.startswith("DELETE FROM tables"):
            steps[-1] += 1

    return look


async def test_only_the_owner_sweeps(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    table = await played(store, log := whole_game(19))
    other = await SqliteStore.open(tmp_path / "poker.db")

    with pytest.raises(StoreError):
        await other.sweep(LATER, 365, set())

    assert len(await store.events(table)) == len(log)
    await other.close()
    await store.close()
