"""An open table under kill -9: coming, going, topping up, sitting out and closing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bot.demo.sim import MemberActor
from engine.open_events import CashedOut, CloseBooked, OpenTableClosed, SatDown, SatOut, ToppedUp, TopUpBooked
from engine.presence_events import CameBack, LeaveBooked
from engine.tournament import Phase
from tests.loopback.conftest import Table
from tests.loopback.killed import Club, every_hand_once


async def test_o1_o2_o3_k4_coming_going_topping_up_and_closing_survive_a_kill_and_are_done_once(table: Table) -> None:
    open_table = Club(table)
    ann, bob, carol = table.people
    await open_table.open("open", seats=4)

    def pressed(person: MemberActor, verb: str) -> Callable[[], Awaitable[Any]]:
        """A button that may be for later is pressed all the same, as whoever saw it before can."""

        async def press() -> None:
            message = table.room.table_message()
            assert message is not None
            number = (await table.state()).hand_number
            await table.discord.world.forge(person, message, f"pk1:1:{number}:{verb}")

        return press

    big = await _big_blind(open_table)
    await open_table.killed_in(pressed(big, "topup"))
    assert len(await open_table.all(TopUpBooked)) == 1
    await open_table.play_hand()
    assert len(await open_table.all(ToppedUp)) == 1

    await open_table.killed_in(pressed(carol, "sitout"))
    assert len(await open_table.all(SatOut)) == 1
    await open_table.killed_in(pressed(carol, "back"))
    row = await open_table.row(carol)
    assert row is not None and not row.sitting_out and len(await open_table.all(CameBack)) == 1

    await table.do(table.room.command(bob, "poker leave"))
    await open_table.killed_in(lambda: table.room.press(bob, "leave"))
    assert len(await open_table.all(LeaveBooked)) == 1
    await open_table.play_hand()
    assert [each.player for each in await open_table.all(CashedOut)] == [bob.id]
    await open_table.killed_in(pressed(bob, "seat"))
    (back,) = await open_table.all(SatDown)
    assert back.returning and back.stack == (await open_table.all(CashedOut))[0].chips

    await open_table.play_hand()
    await table.do(table.room.command(ann, "poker floor cancel"))
    await open_table.killed_in(lambda: table.room.press(ann, "cancel"))
    assert len(await open_table.all(CloseBooked)) == 1
    state = await open_table.play_hand()
    assert state.phase is Phase.OVER and len(await open_table.all(OpenTableClosed)) == 1
    assert sum([each.cashed_out - each.bought_in for each in state.ledger]) == 0
    await asyncio.sleep(4)
    await every_hand_once(open_table)
    said = table.room.table_text()
    for account in state.ledger:
        assert account.name in said


async def _big_blind(club: Club) -> MemberActor:
    state = await club.table.state()
    assert state.hand is not None
    row = state.seats[state.hand.deal.big_seat]
    assert row is not None
    return next(each for each in club.table.people if each.id == row.player)
