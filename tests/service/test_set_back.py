"""A clock that is set back: what has happened is in the future then, and nothing waits for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.service.actor import TableActor
from bot.service.plan import LOBBY_IDLE, PAUSE_IDLE, Due, Pace
from engine.actions import Fold
from engine.commands import Act, Join, Leave, Pause, Resume, StartHand
from engine.rules import sit_and_go
from engine.table import COUNTDOWN
from tests.service.processes import AT, at_a_table, connected, ended, live
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


@pytest.mark.parametrize("restart", [False, True])
async def test_a_full_lobby_starts_in_time_when_the_clock_was_set_back(tmp_path: Path, restart: bool) -> None:
    path = tmp_path / "tables.db"
    house = await connected(path, "first", Wall())
    actor = await house.tables.open(AT, sit_and_go(seats=2), "en", ANN, "Ann")
    await actor.submit(Join(BOB, "Bob"))
    assert due_in(house, actor) == (Due.START, COUNTDOWN)
    house = await set_back(house, path, restart=restart)
    assert due_in(house, live(house, actor)) == (Due.START, COUNTDOWN)
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
