"""Tables that go out of reach and come back, each with a full clock."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.service.connection import GRACE
from bot.service.plan import LOBBY_IDLE, PAUSE_IDLE, Due, Wake
from bot.service.ports import Logged, Place, TableId
from bot.store.sqlite import SqliteStore
from engine.presence_events import Recovered
from engine.rules import sit_and_go
from engine.tournament import PauseReason, Phase
from tests.service.processes import (
    AT,
    HERE,
    THERE,
    at_a_table,
    connected,
    ended,
    full_clock,
    heard_again,
    live,
    silence,
    two_processes,
)
from tests.service.test_tables import ANN, House, Wall, process


async def test_a_process_that_discord_cannot_hear_leaves_the_tables_to_one_that_it_hears(tmp_path: Path) -> None:
    house, other = await two_processes(tmp_path)
    actor = await at_a_table(house)
    assert (house.tables.owner, other.tables.owner) == (True, False)
    await silence(house)
    assert not house.tables.owner
    assert actor.stopped
    await other.tables.look(again=True)
    assert other.tables.owner, "at once, not when the lease would have run out"
    back = live(other, actor)
    assert full_clock(other, back)
    await heard_again(house)
    assert not house.tables.owner
    assert house.tables.all() == []
    await ended(house, other)


async def test_alone_the_tables_are_frozen_and_thawed_with_a_full_clock(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    cards = actor.state.hand.cards if actor.state.hand is not None else None
    await silence(house)
    seq = (await house.store.events(actor.table))[-1].seq
    house.wall.pass_(3600)
    await house.tables.look(again=True)
    assert (await house.store.events(actor.table))[-1].seq == seq, "nothing happens"
    await heard_again(house)
    back = live(house, actor)
    assert back.state.hand is not None
    assert back.state.hand.cards == cards
    assert full_clock(house, back)
    await ended(house)


async def test_a_process_that_was_never_connected_owns_nothing(tmp_path: Path) -> None:
    house = await process(tmp_path / "tables.db", "first", Wall())
    house.tables.connection.down(0)
    house.wall.pass_(GRACE / 1000)
    for _ in range(3):
        await house.tables.look(again=True)
        assert not house.tables.owner
    await ended(house)


async def test_a_short_gap_that_is_resumed_leaves_everything_as_it_was(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    before = actor.seq
    house.tables.connection.down(0)
    await house.tables.look()
    house.wall.pass_(GRACE / 1000 - 1)
    house.tables.connection.up(0, resumed=True)
    await house.tables.look()
    assert house.tables.get(actor.table) is actor
    assert actor.seq == before
    await ended(house)


async def test_a_short_gap_whose_presses_are_lost_gives_everybody_the_full_clock(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    house.tables.connection.down(0)
    house.wall.pass_(5)
    await heard_again(house)
    back = live(house, actor)
    assert full_clock(house, back)
    await ended(house)


async def test_a_shard_that_is_down_freezes_the_tables_of_its_servers_alone(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    here, there = await at_a_table(house), await at_a_table(house, Place(THERE, 3))
    house.tables.connection.down(1)
    house.wall.pass_(GRACE / 1000)
    await house.tables.look(again=True)
    assert house.tables.owner
    assert house.tables.all() == [here]
    assert (house.tables.awaits(here.table), house.tables.awaits(there.table)) == (False, True)
    house.tables.connection.up(1)
    await house.tables.look()
    assert {each.table for each in house.tables.all()} == {here.table, there.table}
    assert not house.tables.returning
    await ended(house)


async def test_an_outage_of_a_server_freezes_its_tables_until_it_is_back(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    here, elsewhere = await at_a_table(house), await at_a_table(house, Place(6 << 22, 3))
    house.tables.connection.out(HERE)
    await house.tables.look()
    assert house.tables.all() == [elsewhere]
    house.wall.pass_(3600)
    house.tables.connection.back(HERE)
    await house.tables.look()
    back = live(house, here)
    assert back.state.paused is None
    assert full_clock(house, back)
    await ended(house)


def delete_channel(house: House) -> None:
    house.tables.connection.deleted(2)


def remove_us(house: House) -> None:
    house.tables.connection.removed(HERE)


@pytest.mark.parametrize("lose", [delete_channel, remove_us])
async def test_a_table_whose_place_is_gone_pauses_at_once_and_closes_itself_unseen(
    tmp_path: Path, lose: Callable[[House], None]
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    shown = len(house.onlooker.resumed)
    lose(house)
    await house.tables.look()
    assert actor.state.paused is PauseReason.CHANNEL
    house.wall.pass_(PAUSE_IDLE / 1000)
    actor.arm()
    await house.tables.look(again=True)
    for _ in range(500):
        if actor.state.phase is Phase.OVER:
            break
        await house.store.record(actor.table)
    await house.tables.look(again=True)
    assert house.tables.all() == []
    assert await house.store.open_tables() == [], "a restart does not bring it back either"
    assert len(house.onlooker.resumed) == shown
    await ended(house)


async def test_a_bot_that_is_added_again_shows_its_table_again(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    remove_us(house)
    await house.tables.look()
    house.wall.pass_(3600)
    house.tables.connection.back(HERE)
    await house.tables.look()
    assert [each.table for each in house.onlooker.resumed] == [actor.table]
    assert house.onlooker.resumed[0] is house.tables.get(actor.table)
    await ended(house)


async def test_a_restart_shows_nothing_in_a_server_that_has_removed_the_bot(tmp_path: Path) -> None:
    wall = Wall()
    house = await connected(tmp_path / "tables.db", "first", wall)
    actor = await at_a_table(house)
    await house.tables.close()
    other = await process(tmp_path / "tables.db", "second", wall)
    other.tables.connection.servers(0, [THERE], [])
    await other.tables.look(again=True)
    back = live(other, actor)
    assert back.state.paused is PauseReason.CHANNEL
    assert other.onlooker.resumed == []
    await house.store.close()
    await ended(other)


# ---- the rest


async def test_gaps_keep_no_lobby_open_that_nobody_comes_to(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    await house.tables.open(AT, sit_and_go(), "en", ANN, "Ann")
    closes = house.tables.now() + LOBBY_IDLE
    for _ in range(3):
        house.wall.pass_(300)
        await silence(house)
        await heard_again(house)
        (actor,) = house.tables.all()
        assert actor._waking.plan() == Wake(Due.CLOSE, closes)


async def test_one_line_on_disk_for_each_return(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    for _ in range(3):
        await silence(house)
        await heard_again(house)
        await house.tables.look()
    store = await SqliteStore.open(tmp_path / "tables.db")
    log = await store.events(actor.table)
    await store.close()
    assert sum(isinstance(each.event, Recovered) for each in log) == 3
    await ended(house)


async def test_while_many_tables_come_back_the_lease_does_not_run_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall()
    house = await connected(tmp_path / "tables.db", "first", wall)
    for channel in range(10, 20):
        await house.tables.open(Place(HERE, channel), sit_and_go(), "en", ANN, "Ann")
    await ended(house)
    again, other = (
        await process(tmp_path / "tables.db", "second", wall),
        await process(tmp_path / "tables.db", "third", wall),
    )
    well = SqliteStore.last_hand

    async def slow(store: SqliteStore, table: TableId) -> list[Logged]:
        wall.pass_(5)
        await other.tables.look(again=True)
        return await well(store, table)

    monkeypatch.setattr(again.store, "last_hand", slow.__get__(again.store))
    await again.tables.look(again=True)
    assert len(again.tables.all()) == 10
    assert (again.tables.owner, other.tables.owner) == (True, False)
    await ended(again, other)
