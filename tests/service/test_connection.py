"""Whom Discord hears: a process, a shard, a server, a channel."""

from __future__ import annotations

import pytest

from bot.service.connection import CATCH_UP, GRACE, Connection
from bot.service.ports import Place
from tests.clock import Clock
from tests.service.processes import (
    HERE,
    SHARDS,
    THERE,
)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def connection(clock: Clock) -> Connection:
    connection = Connection(clock)
    connection.shards = SHARDS
    return connection


# ---- the rest


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


# ---- the rest
