"""A clock that is set back: what has happened is in the future then, and nothing waits for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.service.actor import TableActor
from bot.service.lease import FAILING_AFTER
from bot.service.plan import LOBBY_IDLE, PAUSE_IDLE, Due, Pace
from bot.service.ports import Swept
from bot.service.retention import Retention
from engine.actions import Fold
from engine.commands import Act, Join, Leave, Pause, Resume, StartHand
from tests.service.processes import AT, SHARDS, at_a_table, broken, connected, ended, live
from tests.service.test_open_tables import BOB, OPEN, table
from tests.service.test_tables import ANN, House, Wall, process

HOURS = 7200


async def fold(actor: TableActor) -> None:
    hand = actor.state.hand
    assert hand is not None and hand.turn is not None
    row = actor.state.seats[hand.turn.seat]
    assert row is not None
    await actor.submit(Act(row.player, hand.turn.no, Fold()))


def due_in(house: House, actor: TableActor) -> tuple[Due, int]:
    """What comes next, in milliseconds from now on."""
    wake = actor._waking.plan()
    assert wake is not None
    return wake.due, wake.at - house.tables.now()


async def test_whoever_is_to_act_has_the_full_clock_when_the_clock_was_set_back(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    house.wall.pass_(-HOURS)
    await house.tables.look(again=True)
    back = live(house, actor)
    assert back is not actor and actor.stopped
    assert due_in(house, back) == (Due.TIME_OUT, 45_000)
    await ended(house)


async def test_a_press_right_after_the_clock_was_set_back_is_answered(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    house.wall.pass_(-HOURS)
    assert await house.tables.answers()
    assert live(house, actor) is not actor
    await ended(house)


async def test_who_cannot_write_when_the_clock_is_set_back_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    for each in ("acquire_lease", "owns_lease"):
        monkeypatch.setattr(house.store, each, broken)
    house.wall.pass_(-HOURS)
    await house.tables.look(again=True)
    assert not await house.tables.answers()
    assert actor.stopped
    monkeypatch.undo()
    await ended(house)


async def test_who_can_only_read_when_the_clock_is_set_back_keeps_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    for each in ("acquire_lease", "append"):
        monkeypatch.setattr(house.store, each, broken)
    house.wall.pass_(-HOURS)
    await house.tables.look(again=True)
    assert await house.tables.answers()
    assert live(house, actor).unsaved
    monkeypatch.undo()
    await house.tables.look(again=True)
    await live(house, actor)._waking.look()
    assert not live(house, actor).unsaved
    await ended(house)


async def test_a_disk_that_takes_nothing_since_before_the_clock_was_set_back_lets_every_table_stand_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    monkeypatch.setattr(house.store, "acquire_lease", broken)
    await house.tables.look(again=True)
    house.wall.pass_(-HOURS)
    await house.tables.look(again=True)
    assert not live(house, actor).unsaved
    house.wall.pass_(FAILING_AFTER / 1000)
    await house.tables.look(again=True)
    assert live(house, actor).unsaved
    monkeypatch.undo()
    await ended(house)


async def test_that_nothing_can_be_saved_is_said_again_after_the_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    monkeypatch.setattr(house.store, "acquire_lease", broken)
    await house.tables.look(again=True)
    caplog.clear()
    house.wall.pass_(-HOURS)
    await house.tables.look(again=True)
    assert "the lease could not be taken or renewed" in caplog.messages
    monkeypatch.undo()
    await ended(house)


async def test_what_is_too_old_is_looked_for_after_the_clock_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    swept: list[int] = []

    async def sweep(at: int, days: int, here: object) -> Swept:
        swept.append(at)
        return Swept(0, 0, 0)

    retention = Retention(house.store, house.tables.now, 1, lambda: True, lambda: None, lambda name, at: name)
    monkeypatch.setattr(house.store, "sweep", sweep)
    retention.start()
    house.wall.pass_(-100 * HOURS)
    for _ in range(2):
        await retention.look()
    retention.stop()
    assert swept == [house.tables.now()]
    await ended(house)


async def test_before_that_is_known_a_press_counts_and_the_clock_is_right(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    house.wall.pass_(-HOURS)
    await fold(actor)
    assert not actor.state.hand_running
    due, wait = due_in(house, actor)
    assert due is Due.DEAL and wait < 60_000
    await ended(house)


@pytest.mark.parametrize("restart", [False, True])
async def test_the_next_hand_is_dealt_in_time_when_the_clock_was_set_back_after_a_hand(
    tmp_path: Path, restart: bool
) -> None:
    wall = Wall()
    house = await connected(tmp_path / "tables.db", "first", wall)
    actor = await at_a_table(house)
    await fold(actor)
    if restart:
        await ended(house)
    wall.pass_(-HOURS)
    if restart:
        house = await connected(tmp_path / "tables.db", "second", wall)
    await house.tables.look(again=True)
    back = live(house, actor)
    due, wait = due_in(house, back)
    assert due is Due.DEAL and wait < 60_000
    wall.pass_(wait / 1000)
    await back.submit(StartHand(house.tables.entropy.deck()))
    assert due_in(house, back) == (Due.TIME_OUT, 45_000)
    await ended(house)


async def test_an_open_table_deals_to_who_came_just_before_the_clock_was_set_back(tmp_path: Path) -> None:
    house = await process(tmp_path / "tables.db", "first", Wall(), Pace(first_deal=600_000))
    await house.tables.look(again=True)
    actor = await table(house, OPEN, BOB)
    await fold(actor)
    await actor.submit(Leave(BOB))
    await actor.submit(Join(BOB, "Bob"))
    house.wall.pass_(-HOURS)
    await house.tables.look(again=True)
    back = live(house, actor)
    due, wait = due_in(house, back)
    assert due is Due.DEAL and wait <= 600_000
    await ended(house)


async def set_back(house: House, path: Path, *, restart: bool) -> House:
    """The clock is set back, with a `restart` between two processes; the one that has the tables now."""
    if restart:
        await ended(house)
    house.wall.pass_(-HOURS)
    if restart:
        house = await connected(path, "second", house.wall)
    await house.tables.look(again=True)
    return house


@pytest.mark.parametrize("restart", [False, True])
async def test_the_next_hand_is_dealt_in_time_when_the_clock_was_set_back_after_a_pause(
    tmp_path: Path, restart: bool
) -> None:
    path = tmp_path / "tables.db"
    house = await connected(path, "first", Wall())
    actor = await at_a_table(house)
    await actor.submit(Pause(ANN))
    await actor.submit(Resume(ANN))
    house = await set_back(house, path, restart=restart)
    back = live(house, actor)
    await fold(back)
    due, wait = due_in(house, back)
    assert due is Due.DEAL and wait < 60_000
    await ended(house)


@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("paused", [False, True])
async def test_a_table_that_nobody_touches_closes_in_time_when_the_clock_was_set_back(
    tmp_path: Path, paused: bool, restart: bool
) -> None:
    path = tmp_path / "tables.db"
    house = await connected(path, "first", Wall())
    if paused:
        actor = await at_a_table(house)
        await actor.submit(Pause(ANN))
    else:
        actor = await house.tables.open(AT, OPEN, "en", ANN, "Ann")
    idle = PAUSE_IDLE if paused else LOBBY_IDLE
    assert due_in(house, actor) == (Due.CLOSE, idle)
    house = await set_back(house, path, restart=restart)
    assert due_in(house, live(house, actor)) == (Due.CLOSE, idle)
    await ended(house)


async def test_an_open_table_that_waits_closes_in_time_when_the_clock_was_set_back(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await table(house, OPEN, BOB)
    await fold(actor)
    await actor.submit(Leave(BOB))
    assert due_in(house, actor) == (Due.CLOSE, PAUSE_IDLE)
    house.wall.pass_(-HOURS)
    await house.tables.look(again=True)
    assert due_in(house, live(house, actor)) == (Due.CLOSE, PAUSE_IDLE)
    await ended(house)


async def test_a_turn_ends_in_time_after_the_clock_was_set_back(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    house.tables.connection.up(0)
    actor = await at_a_table(house)
    house.wall.pass_(-HOURS)
    await house.tables.look(again=True)
    back = live(house, actor)
    wake = back._waking.plan()
    assert wake is not None and wake.due is Due.TIME_OUT
    for _ in range(9):
        house.wall.pass_(5)
        await house.tables.look(again=True)
    await back._waking.wake(wake)
    assert not back.state.hand_running, "who has not acted is out of time"
    await ended(house)


async def test_a_gap_that_began_before_the_clock_was_set_back_is_no_short_one(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    for shard in range(SHARDS):
        house.tables.connection.down(shard)
    house.wall.pass_(-HOURS)
    await house.tables.look(again=True)
    assert house.tables.connection.gone
    assert actor.stopped and not house.tables.owner
    await ended(house)
