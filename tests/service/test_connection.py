"""Whom Discord hears: a process, a shard, a server, a channel; and what becomes of the tables there."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.service.actor import TableActor
from bot.service.connection import CATCH_UP, GRACE, Connection
from bot.service.lease import FAILING_AFTER, LEASE, RENEW
from bot.service.plan import LOBBY_IDLE, PAUSE_IDLE, Due, Wake
from bot.service.ports import Conflict, Draining, LeaseLost, Logged, Place, StoreError, TableId
from bot.service.preferences import ServerSettings
from bot.service.returns import READ_AGAIN
from bot.store.sqlite import SqliteStore
from engine.commands import Join, Leave, StartHand, StartTournament, TimeOut
from engine.presence_events import Recovered
from engine.rules import sit_and_go
from engine.tournament import PauseReason, Phase, PlayerId
from tests.service.test_tables import ANN, BOB, House, Wall, process

SHARDS = 2
HERE, THERE = 4 << 22, 5 << 22  # servers of shards 0 and 1
AT = Place(HERE, 2)


class Clock:
    def __init__(self) -> None:
        self.ms = 1_000_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def connection(clock: Clock) -> Connection:
    connection = Connection(clock)
    connection.shards = SHARDS
    return connection


# ---- what is heard


def test_before_any_shard_is_connected_nothing_is_heard(connection: Connection) -> None:
    assert connection.gone
    assert connection.frozen(HERE)


def test_one_connected_shard_is_enough_to_be_heard_but_for_its_own_servers_only(connection: Connection) -> None:
    connection.up(0)
    assert not connection.gone
    assert (connection.frozen(HERE), connection.frozen(THERE)) == (False, True)


def test_a_short_gap_changes_nothing(connection: Connection, clock: Clock) -> None:
    connection.up(0)
    connection.down(0)
    clock.ms += GRACE - 1
    connection.down(0)  # another attempt that failed
    assert not connection.gone
    assert not connection.frozen(HERE)
    connection.up(0, resumed=True)
    assert connection.take_missed() == set()


def test_a_gap_that_lasts_is_no_connection(connection: Connection, clock: Clock) -> None:
    connection.up(0)
    connection.down(0)
    clock.ms += GRACE
    assert connection.gone
    assert connection.frozen(HERE)


def test_while_presses_may_still_arrive_nobody_is_out_of_time(connection: Connection, clock: Clock) -> None:
    connection.up(0)
    clock.ms += CATCH_UP
    assert not connection.unsure(HERE)
    connection.down(0)
    assert connection.unsure(HERE)
    clock.ms += 3_000
    connection.up(0, resumed=True)
    assert connection.unsure(HERE)
    clock.ms += CATCH_UP
    assert not connection.unsure(HERE)


def test_a_new_session_has_missed_what_was_pressed_in_the_gap(connection: Connection) -> None:
    connection.up(0)
    connection.up(1)
    assert connection.take_missed() == set(), "there was no gap"
    connection.down(1)
    connection.up(1)
    missed = connection.take_missed()
    assert not connection.missed(HERE, missed)
    assert connection.missed(THERE, missed)


def test_a_server_that_is_not_among_ours_is_lost_and_found_when_we_are_added(connection: Connection) -> None:
    connection.up(0)
    assert not connection.lost(Place(HERE, 7)), "nobody has said so yet"
    connection.servers(0, [1 << 23], [])
    assert connection.lost(Place(HERE, 7))
    connection.back(HERE)
    assert not connection.lost(Place(HERE, 7))
    connection.removed(HERE)
    assert connection.lost(Place(HERE, 7))


def test_only_what_concerns_a_table_counts_as_a_change(connection: Connection) -> None:
    connection.up(0)
    connection.servers(0, [HERE], [])
    before = connection.version
    connection.back(HERE)
    assert connection.version == before


# ---- what becomes of the tables


async def at_a_table(house: House, place: Place = AT) -> TableActor:
    actor = await house.tables.open(place, sit_and_go(seats=2), "en", ANN, "Ann")
    await actor.submit(Join(BOB, "Bob"))
    await actor.submit(StartTournament(ANN, 0))
    await actor.submit(StartHand(house.tables.entropy.deck()))
    return actor


async def connected(path: Path, name: str, wall: Wall) -> House:
    """A process whose shards are connected and who has looked whether the tables are free."""
    house = await process(path, name, wall)
    house.tables.connection.shards = SHARDS
    house.tables.connection.up(1)
    await house.tables.look(again=True)
    return house


async def two_processes(folder: Path) -> tuple[House, House]:
    """One that owns the tables, and one that waits."""
    wall = Wall()
    return (
        await connected(folder / "tables.db", "first", wall),
        await connected(folder / "tables.db", "second", wall),
    )


async def ended(*houses: House) -> None:
    for house in houses:
        await house.tables.close()
        await house.store.close()


async def silence(house: House) -> None:
    """Its gateway is gone for longer than a short gap."""
    for shard in range(SHARDS):
        house.tables.connection.down(shard)
    house.wall.pass_(GRACE / 1000)
    await house.tables.look(again=True)


async def heard_again(house: House) -> None:
    """The first of its shards is connected anew."""
    house.tables.connection.up(0)
    await house.tables.look()


def live(house: House, actor: TableActor) -> TableActor:
    """The table of `actor`, as it is in this process."""
    back = house.tables.get(actor.table)
    assert back is not None
    return back


def full_clock(house: House, actor: TableActor) -> bool:
    """Whether who is to act has all the time that there is."""
    hand = actor.state.hand
    assert hand is not None and hand.turn is not None
    return hand.turn.deadline == house.tables.now() + 45_000


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


# ---- the lease


async def test_a_process_that_slept_through_its_lease_is_silent_before_it_knows(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    assert house.tables.owner
    house.wall.pass_(LEASE / 1000)
    assert not house.tables.owner
    await ended(house)


async def test_after_a_sleep_that_nobody_used_everybody_has_the_full_clock(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    house.wall.pass_(3600)
    await house.tables.look(again=True)
    assert house.tables.owner
    back = live(house, actor)
    assert back is not actor
    assert full_clock(house, back)
    await ended(house)


async def broken(*_: object, **__: object) -> bool:
    raise StoreError("disk I/O error")


async def test_a_process_whose_database_fails_keeps_the_tables_no_longer_than_its_lease(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, other = await two_processes(tmp_path)
    actor = await at_a_table(house)
    monkeypatch.setattr(house.store, "acquire_lease", broken)
    monkeypatch.setattr(house.store, "owns_lease", broken)
    house.wall.pass_(LEASE / 1000 - 1)
    await house.tables.look(again=True)
    assert house.tables.owner
    assert not actor.stopped
    house.wall.pass_(1)
    await house.tables.look(again=True)
    await other.tables.look(again=True)
    assert (house.tables.owner, other.tables.owner) == (False, True)
    assert actor.stopped
    assert other.tables.get(actor.table) is not None
    monkeypatch.undo()
    await other.tables.close()
    await house.tables.look(again=True)
    assert house.tables.owner, "it comes back by itself"
    assert house.tables.get(actor.table) is not None
    await other.store.close()
    await ended(house)


async def test_a_process_that_cannot_write_keeps_the_tables_still_until_somebody_has_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, other = await two_processes(tmp_path)
    actor = await at_a_table(house)
    with monkeypatch.context() as disk:
        for write in ("acquire_lease", "release_lease", "append"):
            disk.setattr(house.store, write, broken)
        house.wall.pass_(RENEW)
        await house.tables.look(again=True)
        assert not actor.unsaved, "one renewal that fails is a blip"
        house.wall.pass_(FAILING_AFTER / 1000)
        await house.tables.look(again=True)
        assert actor.unsaved and house.onlooker.unsaved == [True], "said before the lease runs out"
        for _ in range(120):
            house.wall.pass_(1)
            await house.tables.look(again=True)
            assert await house.tables.answers()
        assert house.tables.get(actor.table) is actor and not actor.stopped, "nothing is dropped"
        with pytest.raises(StoreError):
            await actor.submit(Leave(ANN))
        await other.tables.look(again=True)
        assert other.tables.owner
        assert not await house.tables.answers(), "not even before it has looked by itself"
        await house.tables.look(again=True)
        assert actor.stopped and not house.tables.all()
    await house.tables.look(again=True)
    assert (house.tables.owner, other.tables.owner) == (False, True)


async def test_a_process_that_can_write_again_goes_on_with_the_tables_it_has_and_a_full_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    with monkeypatch.context() as disk:
        for write in ("acquire_lease", "append"):
            disk.setattr(house.store, write, broken)
        for _ in range(60):
            house.wall.pass_(1)
            await house.tables.look(again=True)
    await house.tables.look(again=True)
    await actor._waking.look()
    assert house.tables.get(actor.table) is actor
    assert not actor.unsaved and house.onlooker.unsaved == [True, False]
    assert full_clock(house, actor)


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


async def test_a_press_right_after_a_sleep_is_answered(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    actor = await at_a_table(house)
    house.wall.pass_(3600)
    assert await asyncio.gather(house.tables.answers(), house.tables.answers()) == [True, True]
    assert live(house, actor) is not actor


async def test_a_process_that_does_not_own_the_tables_does_not_answer(tmp_path: Path) -> None:
    _, other = await two_processes(tmp_path)
    assert not await other.tables.answers()


async def test_a_process_that_ends_in_its_first_take_leaves_no_lease_behind(tmp_path: Path) -> None:
    wall = Wall()
    house = await process(tmp_path / "tables.db", "first", wall)
    house.tables.start()
    for _ in range(3):
        await asyncio.sleep(0)  # the take is on its way to the disk
    await ended(house)
    other = await process(tmp_path / "tables.db", "second", wall)
    await other.tables.look(again=True)
    assert other.tables.owner


async def test_a_take_that_ends_after_the_process_has_closed_is_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = Wall()
    house = await process(tmp_path / "tables.db", "first", wall)
    well = house.store.acquire_lease

    async def closed_meanwhile(owner: str, at: int, ttl: int) -> bool:
        await house.tables.close()
        return await well(owner, at, ttl)

    monkeypatch.setattr(house.store, "acquire_lease", closed_meanwhile)
    await house.tables.look(again=True)
    other = await process(tmp_path / "tables.db", "second", wall)
    await other.tables.look(again=True)
    assert (house.tables.owner, other.tables.owner) == (False, True)


async def test_a_lobby_opened_as_the_tables_are_let_go_belongs_to_who_has_them_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, other = await two_processes(tmp_path)
    written, go_on = asyncio.Event(), asyncio.Event()
    well = house.store.server

    async def slow(guild: int) -> ServerSettings:
        written.set()
        await go_on.wait()
        return await well(guild)

    monkeypatch.setattr(house.store, "server", slow)
    opening = asyncio.create_task(house.tables.open(Place(HERE, 9), sit_and_go(), "en", ANN, "Ann"))
    await written.wait()
    await silence(house)
    await other.tables.look(again=True)
    go_on.set()
    with pytest.raises(LeaseLost):
        await opening
    assert (len(house.tables.all()), len(other.tables.all())) == (0, 1)


@pytest.mark.parametrize("trouble", ["lease", "presses"])
async def test_nobody_is_out_of_time_while_what_they_pressed_may_not_have_been_heard(
    tmp_path: Path, trouble: str
) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    house.wall.pass_(CATCH_UP / 1000)
    actor = await at_a_table(house)
    assert not actor._waking._unheard()
    if trouble == "presses":
        house.tables.connection.down(0)
    else:
        house.wall.pass_(LEASE / 1000)
    assert actor._waking._unheard()
    seq = actor.seq
    await actor._waking.wake(Wake(Due.TIME_OUT, 0, 1))
    assert (await house.store.events(actor.table))[-1].seq == seq


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


async def test_a_machine_whose_clock_is_ahead_takes_the_tables_and_the_other_writes_nothing_more(
    tmp_path: Path,
) -> None:
    slow, fast = Wall(), Wall()
    fast.pass_(20)
    house = await connected(tmp_path / "tables.db", "first", slow)
    actor = await at_a_table(house)
    other = await connected(tmp_path / "tables.db", "second", fast)
    assert other.tables.owner, "by its clock the lease had run out"
    seq = (await other.store.events(actor.table))[-1].seq
    with pytest.raises((LeaseLost, Conflict)):
        await actor.submit(Leave(ANN))
    for _ in range(20):
        for wall in (slow, fast):
            wall.pass_(2)
        await other.tables.look(again=True)
        await house.tables.look(again=True)
        assert (house.tables.owner, other.tables.owner) == (False, True), "and it stays like that"
    assert (await other.store.events(actor.table))[-1].seq == seq
    await ended(house, other)


# ---- a log that cannot be read


def spoil(path: Path, table: TableId, data: str) -> str:
    """Overwrite the newest deal, behind the bot's back; what was there."""
    with sqlite3.connect(path) as database:
        for (trigger,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            database.execute(f"DROP TRIGGER {trigger}")
        which = "table_id = ? AND name GLOB 'hand-started/*'"
        (before,) = database.execute(f"SELECT data FROM events WHERE {which}", (table,)).fetchone()
        database.execute(f"UPDATE events SET data = ? WHERE {which}", (data, table))
    return str(before)


async def test_a_table_that_cannot_be_read_keeps_no_other_one_away(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, wall = tmp_path / "tables.db", Wall()
    house = await connected(path, "first", wall)
    broken, whole = await at_a_table(house), await at_a_table(house, Place(HERE, 3))
    await ended(house)
    data = spoil(path, broken.table, "{}")
    again = await connected(path, "second", wall)
    assert [each.table for each in again.tables.all()] == [whole.table]
    assert again.tables.unreadable(broken.table) == again.tables.unreadable(channel=2) == broken.table
    assert again.tables.unreadable(whole.table) is None
    assert not again.tables.returning, "buttons of tables that are over say so"
    for _ in range(100):
        wall.pass_(1)
        await again.tables.look(again=True)
    assert len([each for each in caplog.records if each.levelno >= logging.ERROR]) == 2, "once a minute"
    spoil(path, broken.table, data)
    wall.pass_(READ_AGAIN / 1000)
    await again.tables.look(again=True)
    assert {each.table for each in again.tables.all()} == {broken.table, whole.table}
    assert again.tables.unreadable(broken.table) is None
    await ended(again)


# ---- the rest


async def test_whoever_pressed_last_is_remembered_longest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.service.tables.PEOPLE_KEPT", 2)
    house = await connected(tmp_path / "tables.db", "first", Wall())
    for player in (1, 2, 1, 3):
        house.tables.pressed(PlayerId(player))
    assert list(house.tables.last_press) == [1, 3]
    await ended(house)


async def test_no_lobby_is_opened_by_a_bot_that_was_told_to_drain_meanwhile(tmp_path: Path) -> None:
    house = await connected(tmp_path / "tables.db", "first", Wall())
    async with house.tables._opening:
        opening = asyncio.create_task(house.tables.open(Place(HERE, 9), sit_and_go(), "en", ANN, "Ann"))
        await asyncio.sleep(0)
        house.tables.draining = True
    with pytest.raises(Draining):
        await opening
    assert await house.store.open_tables() == []
    await ended(house)


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
