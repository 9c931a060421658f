"""Open tables and clubs without Discord: what falls due, and what a restart brings back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.service.actor import TableActor
from bot.service.history import history
from bot.service.plan import LOBBY_IDLE, PAUSE_IDLE, Due, Pace, Wake, plan
from bot.service.summary import Tally
from engine.actions import Fold
from engine.commands import (
    Act,
    ComeBack,
    Join,
    Leave,
    Pause,
    Recover,
    Resume,
    SitOut,
    StartHand,
    StartTournament,
    UseTime,
)
from engine.errors import Reason, Rejected
from engine.formats import club, open_table
from engine.rules import Preset, Rules
from engine.tournament import PauseReason, PlayerId
from tests.service.test_tables import PLACE, House, Wall, process

ANN, BOB, CEM = PlayerId(1001), PlayerId(1002), PlayerId(1003)
OPEN = open_table(seats=4, buy_in=1000, small=5, big=10)
CLUB = club(seats=3, preset=Preset.DEEP)
FIRST = Pace().first_deal


@pytest_asyncio.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await process(tmp_path / "tables.db", "first", Wall(), Pace())
    assert await house.tables.lease.take()
    yield house
    await house.tables.close()
    await house.store.close()


async def table(house: House, rules: Rules, *others: PlayerId) -> TableActor:
    """Ann is host; a hand is dealt."""
    actor = await house.tables.open(PLACE, rules, "en", ANN, "Ann")
    for number, player in enumerate(others):
        await actor.submit(Join(player, f"Player {number}"))
    await actor.submit(StartTournament(ANN, 0))
    await actor.submit(StartHand(house.tables.entropy.deck()))
    return actor


def due(actor: TableActor) -> Wake:
    """What falls due at the usual pace."""
    wake = plan(actor.state, actor.log, actor.last_at, Pace(), ready_at=actor.ready_at)
    assert wake is not None
    return wake


async def fold_out(actor: TableActor) -> None:
    while actor.state.hand_running:
        hand = actor.state.hand
        assert hand is not None and hand.turn is not None
        row = actor.state.seats[hand.turn.seat]
        assert row is not None
        await actor.submit(Act(row.player, hand.turn.no, Fold()))


async def waiting(house: House) -> TableActor:
    """An open table after its first hand, Ann alone at it."""
    actor = await table(house, OPEN, BOB)
    await fold_out(actor)
    await actor.submit(Leave(BOB))
    return actor


async def test_b8_a_table_without_players_deals_nothing_and_closes_after_a_day(house: House) -> None:
    actor = await waiting(house)
    assert due(actor) == Wake(Due.CLOSE, actor.last_at + PAUSE_IDLE)


async def test_o1_without_people_it_closes_after_half_an_hour(house: House) -> None:
    actor = await table(house, OPEN, BOB)
    await fold_out(actor)
    for player in (ANN, BOB):
        await actor.submit(Leave(player))
    assert not actor.state.hand_running
    assert due(actor) == Wake(Due.CLOSE, actor.last_at + LOBBY_IDLE)


@pytest.mark.parametrize("back", [True, False])
async def test_b8_it_deals_a_moment_after_somebody_came(house: House, back: bool) -> None:
    actor = await table(house, OPEN, BOB)
    await fold_out(actor)
    await actor.submit(SitOut(BOB) if back else Leave(BOB))
    assert due(actor).due is Due.CLOSE
    house.wall.pass_(600)
    await actor.submit(ComeBack(BOB) if back else Join(CEM, "Cem"))
    assert due(actor) == Wake(Due.DEAL, actor.last_at + FIRST)


async def test_r17_who_comes_and_goes_meanwhile_does_not_hold_up_the_deal(house: House) -> None:
    actor = await waiting(house)
    house.wall.pass_(600)
    await actor.submit(Join(CEM, "Cem"))
    at = actor.last_at + FIRST
    for _ in range(3):
        house.wall.pass_(0.5)
        await actor.submit(Join(BOB, "Bob"))
        await actor.submit(Leave(BOB))
        assert due(actor) == Wake(Due.DEAL, at)


async def test_a_restart_does_not_forget_since_when_there_are_players(house: House) -> None:
    actor = await waiting(house)
    house.wall.pass_(600)
    await actor.submit(Join(CEM, "Cem"))
    came = actor.last_at
    again = await house.tables.past(actor.table)
    assert again is not None
    assert (again.ready_at, again.state) == (came, actor.state)


async def test_k8_an_open_table_whose_people_all_sit_out_pauses_and_goes_on_when_one_is_back(house: House) -> None:
    actor = await table(house, OPEN, BOB)
    await fold_out(actor)
    for player in (ANN, BOB):
        await actor.submit(SitOut(player))
    assert actor.state.paused is PauseReason.ALL_AWAY
    assert due(actor) == Wake(Due.CLOSE, actor.last_at + PAUSE_IDLE)
    await actor.submit(ComeBack(ANN))
    assert actor.state.paused is None
    assert due(actor).due is Due.CLOSE  # one player alone
    house.wall.pass_(60)
    await actor.submit(ComeBack(BOB))
    assert due(actor) == Wake(Due.DEAL, actor.last_at + FIRST)


async def test_b10_the_high_cards_are_looked_at_before_the_first_deal(house: House) -> None:
    actor = await house.tables.open(PLACE, CLUB, "en", ANN, "Ann")
    await actor.submit(Join(BOB, "Bob"))
    await actor.submit(StartTournament(ANN, 12345))
    assert due(actor) == Wake(Due.DEAL, actor.last_at + FIRST + Pace().high_card)


async def test_k5_more_time_moves_the_deadline_and_a_restart_keeps_it(house: House) -> None:
    actor = await table(house, CLUB, BOB)
    before = due(actor)
    hand = actor.state.hand
    assert hand is not None and hand.turn is not None
    row = actor.state.seats[hand.turn.seat]
    assert row is not None
    house.wall.pass_(40)
    await actor.submit(UseTime(row.player, 1))
    extended = due(actor)
    assert (extended.due, extended.at) == (Due.TIME_OUT, before.at + CLUB.extension)
    house.wall.pass_(10)
    down_at = actor.last_at
    house.wall.pass_(500)
    await actor.submit(Recover(down_at))
    left = before.at + CLUB.extension - down_at
    assert due(actor).at == actor.last_at + max(CLUB.clock, left)
    now = actor.state.seats[hand.turn.seat]
    assert now is not None
    assert now.bank == CLUB.time_bank - 1


async def test_k7_a_pause_gives_back_what_the_time_bank_had_given(house: House) -> None:
    actor = await table(house, CLUB, BOB)
    hand = actor.state.hand
    assert hand is not None and hand.turn is not None
    row = actor.state.seats[hand.turn.seat]
    assert row is not None
    await actor.submit(UseTime(row.player, 1))
    await actor.submit(Pause(ANN))
    house.wall.pass_(300)
    await actor.submit(Resume(ANN))
    assert due(actor).at == actor.last_at + CLUB.clock + CLUB.extension


async def test_an_open_table_that_waits_closes_though_the_bot_restarts_every_day(house: House) -> None:
    actor = await table(house, OPEN, BOB)
    await fold_out(actor)
    await actor.submit(Leave(BOB))
    closes = due(actor)
    assert closes == Wake(Due.CLOSE, actor.last_at + PAUSE_IDLE)
    house.wall.pass_(23 * 3600)
    await actor.submit(Recover(actor.last_at))
    assert due(actor) == closes


async def test_d3_each_misdeal_has_a_deck_of_its_own_and_an_old_hand_is_refused(house: House) -> None:
    actor = await table(house, CLUB, BOB)
    floor = PlayerId(9)
    decks = [actor.state.hand.deal.deck]  # pyright: ignore[reportOptionalMemberAccess]
    for redeals in (1, 2):
        seen = actor.state
        await actor.deal_again(floor, seen, "seen", admin=True)
        with pytest.raises(Rejected) as twice:
            await actor.deal_again(PlayerId(8), seen, "declared by another at the same moment", admin=True)
        assert twice.value.reason is Reason.DEALT_AGAIN
        hand = actor.state.hand
        assert hand is not None
        assert hand.redeals == redeals
        decks.append(hand.deal.deck)
    assert len(set(decks)) == 3
    old = actor.state
    await fold_out(actor)
    await actor.submit(StartHand(house.tables.entropy.deck()))
    before = actor.seq
    with pytest.raises(Rejected) as refused:
        await actor.deal_again(floor, old, admin=True)
    assert refused.value.reason is Reason.MISDEAL_TOO_LATE
    assert actor.seq == before


async def test_a_history_comes_in_parts_and_its_figures_are_those_of_the_whole(house: House) -> None:
    actor = await table(house, OPEN, BOB)
    for _ in range(5):
        await fold_out(actor)
        await actor.submit(StartHand(house.tables.entropy.deck()))
    whole = await house.store.events(actor.table)
    parts = [logged async for logged in history(house.store, actor.table, at_once=7)]
    assert parts == whole
    tally = Tally()
    for logged in whole:
        tally.note(logged.event)
    summary = tally.summary()
    assert (summary.hands, summary.stacks) == (5, ())
    assert summary.biggest_pot is not None
