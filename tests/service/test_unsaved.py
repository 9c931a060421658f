"""A disk that takes nothing: the table stands still, nobody loses by it, and it goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
import pytest_asyncio

from bot.service.actor import TableActor
from bot.service.ports import Draining, StoreError, TableId
from bot.store.sqlite import SqliteStore
from engine import replay
from engine.actions import Call
from engine.commands import Act, Event, Join, StartHand, StartTournament, TimeOut
from engine.presence_events import Recovered
from engine.rules import sit_and_go
from tests.service.processes import at_a_table, broken, connected, ended, full_clock
from tests.service.test_tables import ANN, BOB, PLACE, House, Wall, heads_up, process


class FullDisk:
    """Refuses every write of events while it is `full`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        real = SqliteStore.append

        async def append(
            store: SqliteStore, table: TableId, after: int, events: Sequence[Event], at: int, *, over: bool = False
        ) -> None:
            if self.full:
                raise StoreError("the database failed: database or disk is full")
            await real(store, table, after, events, at, over=over)

        monkeypatch.setattr(SqliteStore, "append", append)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> FullDisk:
    return FullDisk(monkeypatch)


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await process(tmp_path / "tables.db", "first", Wall())
    assert await house.tables.lease.take()
    yield house
    await house.tables.close()
    await house.store.close()


def call_of(actor: TableActor) -> Act:
    hand = actor.state.hand
    assert hand is not None and hand.turn is not None
    row = actor.state.seats[hand.turn.seat]
    assert row is not None
    return Act(row.player, hand.turn.no, Call())


async def refused(actor: TableActor, times: int) -> None:
    for _ in range(times):
        with pytest.raises(StoreError):
            await actor.submit(call_of(actor))


async def test_one_failed_write_is_only_told_to_who_caused_it(house: House, disk: FullDisk) -> None:
    actor = await heads_up(house)
    disk.full = True
    await refused(actor, 1)
    disk.full = False
    await actor.submit(call_of(actor))
    assert not actor.unsaved and house.onlooker.unsaved == []
    assert not any(isinstance(each.event, Recovered) for each in await house.store.events(actor.table))


async def test_a_table_that_cannot_be_saved_stands_still_and_says_so_once(house: House, disk: FullDisk) -> None:
    actor = await heads_up(house)
    before = actor.seq
    disk.full = True
    await refused(actor, 5)
    assert actor.unsaved and actor.seq == before
    assert house.onlooker.unsaved == [True]


async def test_k7_when_it_can_be_saved_again_the_player_has_the_full_time(house: House, disk: FullDisk) -> None:
    actor = await heads_up(house)
    disk.full = True
    await refused(actor, 2)
    house.wall.pass_(300)
    with pytest.raises(StoreError):
        await actor.submit(TimeOut(call_of(actor).turn))
    disk.full = False
    await actor.submit(call_of(actor))
    assert house.onlooker.unsaved == [True, False] and not actor.unsaved
    stored = await house.store.events(actor.table)
    back = next(each for each in stored if isinstance(each.event, Recovered))
    assert back.at == house.tables.now()
    assert replay([each.event for each in stored]) == actor.state
    assert house.onlooker.seen[-1].seq == actor.seq == stored[-1].seq


async def test_it_goes_on_by_itself_when_nobody_presses(
    house: House, disk: FullDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.service.waking.TRY_AGAIN", 20)
    monkeypatch.setattr("bot.service.waking.LOOK_AGAIN", 10)
    actor = await heads_up(house)
    disk.full = True
    await refused(actor, 2)
    await asyncio.sleep(0.1)
    assert actor.unsaved
    disk.full = False
    for _ in range(200):
        if not actor.unsaved:
            break
        await asyncio.sleep(0.01)
    assert house.onlooker.unsaved == [True, False]
    hand = actor.state.hand
    assert hand is not None and hand.turn is not None
    assert hand.turn.deadline == house.tables.now() + 45_000


async def test_a_bot_about_to_be_updated_finishes_games_and_begins_none(house: House) -> None:
    lobby = await house.tables.open(PLACE, sit_and_go(seats=3), "en", ANN, "Ann")
    await lobby.submit(Join(BOB, "Bob"))
    house.tables.draining = True
    with pytest.raises(Draining):
        await lobby.submit(StartTournament(ANN, 0))
    with pytest.raises(Draining):
        await house.tables.open(PLACE, sit_and_go(), "en", ANN, "Ann")
    assert house.tables.playing == 0
    house.tables.draining = False
    await lobby.submit(StartTournament(ANN, 0))
    assert house.tables.playing == 1
    house.tables.draining = True
    await lobby.submit(StartHand(house.tables.entropy.deck()))
    await lobby.submit(call_of(lobby))


async def test_a_disk_that_fails_for_long_is_logged_once_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    monkeypatch.setattr(house.store, "acquire_lease", broken)
    for _ in range(100):
        house.wall.pass_(1)
        await house.tables.look(again=True)
    lines = [each for each in caplog.records if "taken or renewed" in each.getMessage()]
    assert len(lines) == 2
    monkeypatch.undo()
    await ended(house)


async def test_a_table_that_comes_back_to_a_full_disk_stands_still_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall()
    house = await connected(tmp_path / "tables.db", "first", wall)
    actor = await at_a_table(house)
    await ended(house)
    again = await process(tmp_path / "tables.db", "second", wall)
    with monkeypatch.context() as disk:
        disk.setattr(again.store, "append", broken)
        await again.tables.look(again=True)
        back = again.tables.get(actor.table)
        assert back is not None and back.unsaved and again.onlooker.unsaved == [True]
        wall.pass_(300)
        with pytest.raises(StoreError):
            await back.submit(TimeOut(1))
    await back._waking.look()
    assert full_clock(again, back), "never the old clock"
