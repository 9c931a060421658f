"""Those who come and go at an open table that waits: a table remembers no more of it than anybody asks about."""

from __future__ import annotations

import random
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from bot.presenter.standing import Standing
from bot.render.actions_text import actions_text
from bot.render.sitters import views_along
from bot.service import comings
from bot.service.actor import TableActor
from bot.service.plan import Pace, Wake, plan
from bot.service.ports import Logged
from engine.commands import ComeBack, Command, Join, Leave, SitOut, StartHand
from engine.errors import Rejected
from engine.open_events import CashedOut, SatDown
from engine.tournament import PlayerId
from engine.tournament_events import HostChanged
from tests.service.test_open_tables import ANN, BOB, OPEN, fold_out, table
from tests.service.test_tables import House, Wall, process

STRANGERS = [PlayerId(2000 + each) for each in range(8)]
NOBODY_DEALS = Pace(first_deal=3_600_000)


def next_due(actor: TableActor, log: list[Logged]) -> Wake | None:
    return plan(actor.state, log, actor.last_at, Pace(), ready_at=actor.ready_at)


def dealt_in(actor: TableActor, log: Sequence[Logged]) -> list[PlayerId | None]:
    """Who sat there when the hand began, as it is told from `log`."""
    return [None if row is None else row.player for row in views_along(actor.view(), log)[0].rows]


async def come_and_go(house: House, actor: TableActor, times: int) -> None:
    """Strangers take the free seats, sit out, come back and leave in any order; nobody deals."""
    chance = random.Random(times)
    for _ in range(times):
        house.wall.pass_(0.02)
        who = chance.choice(STRANGERS)
        commands: tuple[Command, ...] = (Join(who, f"Stranger {who}"), SitOut(who), ComeBack(who), Leave(who))
        with suppress(Rejected):
            await actor.submit(chance.choice(commands))


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(comings, "KEPT", 10)
    return 10


async def waiting(path: Path) -> tuple[House, TableActor]:
    """A table at which Ann is left after a hand with Bob."""
    house = await process(path / "tables.db", "first", Wall(), NOBODY_DEALS)
    assert await house.tables.lease.take()
    actor = await table(house, OPEN, BOB)
    await fold_out(actor)
    await actor.submit(Leave(BOB))
    return house, actor


async def test_whoever_comes_and_goes_for_days_makes_no_table_remember_more_and_more(tmp_path: Path, few: int) -> None:
    house, actor = await waiting(tmp_path)
    hand = [each for each in actor.log if not isinstance(each.event, comings.COMINGS)]
    most = len(hand) + 2 * few + 2 * OPEN.seats
    whole: list[Logged] = []
    for times in range(40, 48):
        await come_and_go(house, actor, times)
        assert len(actor.log) <= most
        whole = await house.store.last_hand(actor.table)
        assert actor.log[: len(hand)] == hand
        assert actions_text(actor.view(), actor.log, "en") == actions_text(actor.view(), whole, "en")
        assert dealt_in(actor, actor.log) == dealt_in(actor, whole) == [ANN, BOB, None, None]
        assert next_due(actor, actor.log) == next_due(actor, whole)
    assert len(whole) > 2 * most


@pytest.mark.parametrize("restart", [False, True])
async def test_two_who_leave_and_join_in_turn_make_no_table_remember_every_host(
    tmp_path: Path, few: int, restart: bool
) -> None:
    house, actor = await waiting(tmp_path)
    hand = [each for each in actor.log if not isinstance(each.event, comings.COMINGS)]
    most = len(hand) + 2 * few + 2 * OPEN.seats
    for number in range(40):
        here, there = ((ANN, BOB), (BOB, ANN))[number % 2]
        await actor.submit(Join(there, "Somebody"))
        await actor.submit(Leave(here))
        assert actor.state.host == there
        assert len(actor.log) <= most
    whole = await house.store.last_hand(actor.table)
    assert len([each for each in whole if isinstance(each.event, HostChanged)]) == 40
    if restart:
        again = await process(tmp_path / "tables.db", "second", house.wall, NOBODY_DEALS)
        await house.tables.close()
        await again.tables.look(again=True)
        back = again.tables.get(actor.table)
        assert back is not None
        house, actor = again, back
        whole = await house.store.last_hand(actor.table)
    assert actor.state.host == ANN
    assert actor.log[: len(hand)] == hand
    assert actions_text(actor.view(), actor.log, "en") == actions_text(actor.view(), whole, "en")
    assert dealt_in(actor, actor.log) == dealt_in(actor, whole)


async def test_the_record_of_a_hand_tells_all_who_came_and_went_after_it(tmp_path: Path, few: int) -> None:
    house, actor = await waiting(tmp_path)
    standing = Standing(actor, house.store)
    standing.shows(1)
    await come_and_go(house, actor, 200)
    standing.take(house.onlooker.seen[-1])
    whole = tuple(await house.store.last_hand(actor.table))
    assert len(actor.log) < len(whole)
    assert await standing.events() == whole
    for who in STRANGERS[:2]:
        if actor.state.seat_of(who) is None and None in actor.state.seats:
            standing.take(await actor.submit(Join(who, "Stranger")))
    whole = tuple(await house.store.last_hand(actor.table))
    commit = await actor.submit(StartHand(house.tables.entropy.deck()))
    standing.take(commit)
    assert await standing.events() == whole


async def test_after_a_restart_the_table_is_the_same(tmp_path: Path, few: int) -> None:
    house, actor = await waiting(tmp_path)
    await come_and_go(house, actor, 200)
    again = await process(tmp_path / "tables.db", "second", house.wall, NOBODY_DEALS)
    await house.tables.close()
    await again.tables.look(again=True)
    back = again.tables.get(actor.table)
    assert back is not None
    assert back.state.seats == actor.state.seats
    assert any([isinstance(each.event, SatDown | CashedOut) for each in back.log])
    await come_and_go(again, back, 60)
    assert len(back.log) < len(await again.store.last_hand(actor.table))
    assert back.state.seat_of(ANN) is not None
