"""Tables without Discord: one actor each, everything on disk before it is shown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import pytest_asyncio

from bot.service.actor import TableActor
from bot.service.plan import Pace
from bot.service.ports import ChannelTaken, Commit, Conflict, LeaseLost, Place, TableRecord
from bot.service.tables import Tables
from bot.store.sqlite import SqliteStore
from engine import legal_actions, replay
from engine.actions import Call, Check, Fold
from engine.commands import Act, Join, Leave, Pause, Resume, StartHand, StartTournament
from engine.errors import Reason, Rejected
from engine.rules import sit_and_go
from engine.tournament import Phase, PlayerId

ANN, BOB = PlayerId(1001), PlayerId(1002)
PLACE = Place(1, 2)


class Onlooker:
    """A presenter that looks and says nothing."""

    def __init__(self) -> None:
        self.on_over: Callable[[TableActor], None] = lambda _: None
        self.last_press: Callable[[PlayerId], int] = lambda _: 0
        self.seen: list[Commit] = []
        self.resumed: list[TableActor] = []
        self.unsaved: list[bool] = []

    def show(self, actor: TableActor, commit: Commit, via: object | None) -> Awaitable[None]:
        self.seen.append(commit)

        async def nothing() -> None: ...

        return nothing()

    async def opened(self, actor: TableActor, via: object | None) -> None: ...

    def resume(self, actor: TableActor, record: TableRecord) -> None:
        self.resumed.append(actor)

    def saving(self, actor: TableActor) -> None:
        self.unsaved.append(actor.unsaved)

    def drop(self, actor: TableActor) -> None: ...


class Wall:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.time = datetime(2030, 1, 1, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def pass_(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)


class Drip:
    """Entropy that repeats itself in every run."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, size: int) -> bytes:
        self.count += 1
        return (self.count.to_bytes(8, "big") * 8)[:size]


class House:
    """One process: its tables, store and onlooker."""

    def __init__(self, tables: Tables, store: SqliteStore, wall: Wall, onlooker: Onlooker) -> None:
        self.tables, self.store, self.wall, self.onlooker = tables, store, wall, onlooker


HOUSES: list[House] = []  # of the test that runs; closed after it, also when it fails


async def process(path: Path, name: str, wall: Wall, pace: Pace | None = None) -> House:
    store = await SqliteStore.open(path)
    onlooker = Onlooker()
    pace = pace or Pace(house=0, first_deal=0)
    house = House(Tables(store, onlooker, clock=wall, entropy=Drip(), name=name, pace=pace), store, wall, onlooker)
    HOUSES.append(house)
    return house


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await process(tmp_path / "tables.db", "first", Wall())
    assert await house.tables.lease.take()
    yield house
    await house.tables.close()
    await house.store.close()


async def heads_up(house: House) -> TableActor:
    actor = await house.tables.open(PLACE, sit_and_go(seats=2), "en", ANN, "Ann")
    await actor.submit(Join(BOB, "Bob"))
    await actor.submit(StartTournament(ANN, 0))
    await actor.submit(StartHand(house.tables.entropy.deck()))
    return actor


async def test_a_channel_has_one_table(house: House) -> None:
    await house.tables.open(PLACE, sit_and_go(), "en", ANN, "Ann")
    with pytest.raises(ChannelTaken):
        await house.tables.open(PLACE, sit_and_go(), "en", BOB, "Bob")


async def test_what_is_committed_is_on_disk_before_it_is_shown(house: House) -> None:
    actor = await heads_up(house)
    stored = await house.store.events(actor.table)
    assert house.onlooker.seen[-1].seq == stored[-1].seq == actor.seq
    assert replay([each.event for each in stored]) == actor.state


async def test_two_presses_at_once_count_once(house: House) -> None:
    actor = await heads_up(house)
    hand = actor.state.hand
    assert hand is not None and hand.turn is not None
    row = actor.state.seats[hand.turn.seat]
    assert row is not None
    press = Act(row.player, hand.turn.no, Call())
    results = await asyncio.gather(actor.submit(press), actor.submit(press), return_exceptions=True)
    refused = [each for each in results if isinstance(each, Rejected)]
    assert [each.reason for each in refused] == [Reason.STALE_TURN]


async def test_a_refused_command_writes_nothing(house: House) -> None:
    actor = await heads_up(house)
    before = actor.seq
    with pytest.raises(Rejected):
        await actor.submit(Act(PlayerId(77), 1, Fold()))
    assert actor.seq == before == (await house.store.events(actor.table))[-1].seq


async def test_after_a_restart_cards_chips_and_turn_are_the_same(house: House, tmp_path: Path) -> None:
    actor = await heads_up(house)
    await house.tables.close()
    again = await process(tmp_path / "tables.db", "second", house.wall)
    assert await again.tables.lease.take()
    house.wall.pass_(500)
    assert await again.tables.resume_all() == 1
    back = again.tables.get(actor.table)
    assert back is not None and back.state.hand is not None and actor.state.hand is not None
    assert back.state.hand.cards == actor.state.hand.cards
    assert back.state.hand.stacks == actor.state.hand.stacks
    turn, old = back.state.hand.turn, actor.state.hand.turn
    assert turn is not None and old is not None and (turn.no, turn.seat) == (old.no, old.seat)
    assert turn.deadline == again.tables.now() + 45_000  # K7: the full time again
    await again.tables.close()
    await again.store.close()


async def test_a_process_that_lost_its_lease_cannot_act(house: House, tmp_path: Path) -> None:
    actor = await heads_up(house)
    other = await process(tmp_path / "tables.db", "second", house.wall)
    house.wall.pass_(60)
    assert await other.store.acquire_lease("second", other.tables.now(), 15_000)
    with pytest.raises((LeaseLost, Conflict)):
        await actor.submit(Leave(ANN))
    assert not house.tables.owner and house.tables.get(actor.table) is None
    await other.store.close()


async def test_k7_a_pause_stops_the_clock(house: House) -> None:
    actor = await heads_up(house)
    await actor.submit(Pause(ANN))
    house.wall.pass_(3_000)
    await actor.submit(Resume(ANN))
    hand = actor.state.hand
    assert hand is not None and hand.turn is not None
    assert hand.turn.deadline == house.tables.now() + 45_000


async def test_k8_house_players_finish_without_people(house: House) -> None:
    actor = await house.tables.open(PLACE, sit_and_go(seats=3), "en", ANN, "Ann")
    for number, name in ((1, "Ada"), (2, "Max")):
        await actor.submit(Join(PlayerId(number), name, house=True, by=ANN))
    await actor.submit(StartTournament(ANN, 0))
    await actor.submit(Leave(ANN))
    for _ in range(2_000):
        if actor.state.phase is Phase.OVER:
            break
        await asyncio.sleep(0.02)
    assert [each.place for each in actor.state.standings] == [1, 2, 3]
    assert actor.state.standings[-1].player == ANN
    assert sum(each.chips for each in actor.state.standings) + actor.state.chips_removed == 3_000


async def test_a_whole_game_is_chip_for_chip_the_log(house: House) -> None:
    actor = await heads_up(house)
    for _ in range(3_000):
        if actor.state.phase is Phase.OVER:
            break
        hand = actor.state.hand
        if hand is None or hand.turn is None:
            await actor.submit(StartHand(house.tables.entropy.deck()))
            continue
        row = actor.state.seats[hand.turn.seat]
        assert row is not None
        offer = legal_actions(actor.state, row.player)
        assert offer is not None
        await actor.submit(Act(row.player, hand.turn.no, Call() if offer.call else Check()))
    assert actor.state.phase is Phase.OVER
    stored = await house.store.events(actor.table)
    assert replay([each.event for each in stored]) == actor.state
    last = await house.store.last_hand(actor.table)
    assert replay([each.event for each in last]) == actor.state


async def test_whoever_pressed_last_is_remembered_longest(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.service.tables.PEOPLE_KEPT", 2)
    for player in (1, 2, 1, 3):
        house.tables.pressed(PlayerId(player))
    assert list(house.tables.last_press) == [1, 3]
