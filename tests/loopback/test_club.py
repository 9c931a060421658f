"""A club tournament under kill -9: the time bank, the floor, missed turns, a misdeal."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from aiohttp import web

from bot.demo.sim import MemberActor
from engine.events import DeadBetPosted, HoleCardsDealt, MisdealDeclared
from engine.floor_events import FineTaken, PenaltyBooked, PenaltyOffered, TimeExtended, Warned
from engine.presence_events import LeaveBooked, Paused, Resumed
from engine.tournament_events import SeatGivenUp
from tests.loopback.conftest import Table
from tests.loopback.killed import CUT, Club, every_hand_once
from tests.loopback.server import until
from tests.privacy import cards_in


async def test_k5_k6_k7_t6_what_the_floor_and_the_time_bank_do_survives_a_kill_and_is_done_once(table: Table) -> None:
    club = Club(table)
    _ann, bob, carol = table.people
    await club.open("club")

    actor = await table.to_act()
    state = await club.killed_in(lambda: table.room.press(actor, "time"))
    assert [each.left for each in await club.all(TimeExtended)] == [2]
    assert state.hand is not None and state.hand.turn is not None
    assert state.hand.turn.deadline >= (await table.log())[-1].at + 60_000

    await club.killed_in(lambda: club.floor("warn", bob, reason="talks"))
    assert len(await club.all(Warned)) == 1
    await club.killed_in(lambda: club.floor("penalty", bob, kind="dead-bet", amount="50"))
    assert [each.chips for each in await club.all(PenaltyBooked)] == [50]
    await club.killed_in(lambda: club.floor("penalty", carol, kind="fine", amount="40"))
    row = await club.row(carol)
    assert row is not None and row.fine == 40

    state = await club.killed_in(lambda: club.floor("pause", reason="tea"))
    assert state.paused is not None and len(await club.all(Paused)) == 1
    state = await club.killed_in(lambda: club.floor("resume"))
    assert state.paused is None and len(await club.all(Resumed)) == 1

    await club.play_hand()
    assert [each.amount for each in await club.all(DeadBetPosted)] == [50]
    assert [each.chips for each in await club.all(FineTaken)] == [40]

    await club.killed_in(lambda: club.floor("remove", carol, reason="again"))
    row = await club.row(carol)
    assert row is not None and row.leaving and len(await club.all(LeaveBooked)) == 1
    state = await club.play_hand()
    assert [each.player for each in await club.all(SeatGivenUp)] == [carol.id]
    assert state.hand is not None and sum(state.hand.deal.stacks) + state.chips_removed == 3000
    await every_hand_once(club)


@pytest.mark.parametrize("cut", CUT)
async def test_d3_a_kill_between_a_misdeal_and_its_direct_messages_deals_the_same_cards_once(
    table: Table, cut: str
) -> None:
    club = Club(table)
    await club.open("club")
    await until(lambda: all(cards_in(table.room.dm(each)) for each in table.people), within=5, what="no cards")
    dms = [len(table.room.dms(each)) for each in table.people]
    lost = 0

    async def lose(method: str, path: str, body: Any) -> web.StreamResponse | None:
        nonlocal lost
        if path in [f"/channels/{each.user.dm_channel.id}/messages" for each in table.people]:
            lost += 1
            await asyncio.sleep(3600)
        return None

    hooks = table.discord.before if cut == "before" else table.discord.after
    hooks.append(lose)
    await club.floor("misdeal", reason="a card was seen")
    await until(lambda: lost > 0, within=10, what="no new cards on their way")
    await asyncio.sleep(0.3)
    assert club.bot is not None
    await club.bot.kill()
    hooks.clear()
    dealt = await club.all(HoleCardsDealt)
    assert len(dealt) == 2 and dealt[0] != dealt[1]
    club.bot = await table.new_bot(LOOPBACK_LEASE="2000")
    await table.shown(2, within=30)
    await until(
        lambda: [len(table.room.dms(each)) for each in table.people] == [each + 1 for each in dms],
        within=15,
        what="not one message with new cards each",
    )
    await asyncio.sleep(2)
    state = await table.state()
    assert state.hand is not None and len(await club.all(HoleCardsDealt)) == 2
    assert len(await club.all(MisdealDeclared)) == 1
    for seat, row in state.rows():
        person = next(each for each in table.people if each.id == row.player)
        assert cards_in(table.room.dm(person)) == set(state.hand.cards[seat] or ())
    assert [len(table.room.dms(each)) for each in table.people] == [each + 1 for each in dms]


async def test_k6_a_kill_after_each_missed_turn_warns_and_offers_a_penalty_once(table: Table) -> None:
    club = Club(table)
    await club.open("club", clock=10)
    missing = await table.to_act()
    for missed in (1, 2, 3):
        await _turn_of(club, missing)
        if missed == 2:
            await asyncio.sleep(5)
            state = await club.killed()
            assert state.hand is not None and state.hand.turn is not None
            assert state.hand.turn.deadline == (await table.log())[-1].at + 10_000, "the full time again"
        await _missed(club, missing, missed)
        await club.killed()
        assert len(await club.all(Warned)) == (missed >= 2)
        assert len(await club.all(PenaltyOffered)) == (missed >= 3)
        row = await club.row(missing)
        assert row is not None and row.missed_in_all == missed
        if row.away:
            await table.insist(missing, "back")


async def _turn_of(club: Club, person: MemberActor) -> None:
    for _ in range(400):
        state = await club.table.state()
        turn = state.hand.turn if state.hand is not None else None
        if turn is not None and club.table.turn_shown() == turn.no:
            acting = await club.table.to_act()
            if acting is person:
                return
            await club.table.do(club.table.room.press(acting, "call" if turn.call else "check"))
        await asyncio.sleep(0.05)
    raise TimeoutError("it never was their turn")


async def _missed(club: Club, person: MemberActor, missed: int) -> None:
    for _ in range(300):
        row = await club.row(person)
        assert row is not None
        if row.missed_in_all == missed:
            return
        await asyncio.sleep(0.1)
    raise TimeoutError("the clock never ran out")
