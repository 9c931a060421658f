"""What is old goes by itself, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.service.ports import Person, Place, ServerSettings, StoreError, Swept
from bot.store.forgetting import DAY
from bot.store.sqlite import SqliteStore
from engine.tournament import PlayerId
from tests.store.games import HOST, STARTED_AT, Game, whole_game
from tests.store.test_forgetting import left_on_disk, opened, played

TODAY = STARTED_AT // DAY
SHORTLY, LATER = STARTED_AT + 364 * DAY, STARTED_AT + 366 * DAY


async def test_a_game_goes_when_it_has_been_over_for_long_enough(tmp_path: Path) -> None:
    path = tmp_path / "poker.db"
    store = await opened(path)
    table = await played(store, log := whole_game(19))
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

    assert await store.sweep(at, 365, None) == Swept(0, 1, 0)

    assert await store.person(gone) == Person(gone)
    assert (await store.person(presses)).language == "fr"
    assert (await store.person(HOST)).language == "fr"
    await store.close()


async def test_whose_last_press_was_never_noted_has_all_the_time_from_now_on(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    await store.save_person(Person(HOST, "fr"))

    assert await store.sweep(LATER, 365, None) == Swept(0, 0, 0)
    assert await store.sweep(LATER + 365 * DAY, 365, None) == Swept(0, 0, 0)
    assert await store.sweep(LATER + 366 * DAY, 365, None) == Swept(0, 1, 0)
    await store.close()


async def test_for_ever_is_for_ever(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    table = await played(store, log := whole_game(19))
    await store.save_person(Person(HOST, "fr", seen_on=1))

    assert await store.sweep(LATER * 10, 0, None) == Swept(0, 0, 0)

    assert len(await store.events(table)) == len(log)
    assert (await store.person(HOST)).language == "fr"
    await store.close()


async def test_a_servers_settings_outlast_the_bots_being_there_by_a_month(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    for guild in (1, 2):
        await store.save_server(ServerSettings(guild, language="fr"))
    at = STARTED_AT

    assert await store.sweep(at, 0, {2}) == Swept(0, 0, 0)
    assert await store.sweep(at + 29 * DAY, 0, {2}) == Swept(0, 0, 0)
    assert await store.sweep(at + 29 * DAY, 0, {1, 2}) == Swept(0, 0, 0), "it is back, so the month begins anew"
    assert await store.sweep(at + 40 * DAY, 0, {2}) == Swept(0, 0, 0)
    assert await store.sweep(at + 69 * DAY, 0, None) == Swept(0, 0, 0)
    assert await store.sweep(at + 70 * DAY, 0, {2}) == Swept(0, 0, 1)

    assert await store.server(1) == ServerSettings(1)
    assert (await store.server(2)).language == "fr"
    await store.close()


async def test_only_the_owner_sweeps(tmp_path: Path) -> None:
    store = await opened(tmp_path / "poker.db")
    table = await played(store, log := whole_game(19))
    other = await SqliteStore.open(tmp_path / "poker.db")

    with pytest.raises(StoreError):
        await other.sweep(LATER, 365, set())

    assert len(await store.events(table)) == len(log)
    await other.close()
    await store.close()
