"""Clubs and open tables under kill -9, with what was just done on disk and not yet, or not knowingly, on Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import discord
import pytest
from aiohttp import web

from bot.demo.room import COMPONENTS_V2
from bot.demo.sim import MemberActor
from bot.service.ports import ServerSettings
from bot.store.sqlite import SqliteStore
from engine.commands import Event
from engine.events import DeadBetPosted, HoleCardsDealt, MisdealDeclared
from engine.floor_events import FineTaken, PenaltyBooked, PenaltyOffered, TimeExtended, Warned
from engine.open_events import CashedOut, CloseBooked, OpenTableClosed, SatDown, SatOut, ToppedUp, TopUpBooked
from engine.tournament import Phase, PlayerId, SeatRow, Tournament
from engine.tournament_events import CameBack, HandStarted, LeaveBooked, Paused, Resumed, SeatGivenUp
from tests.loopback.conftest import BotProcess, Table
from tests.loopback.server import Hook, until
from tests.privacy import cards_in

E = TypeVar("E", bound=Event)
CUT = ("before", "after")


class Club:
    """A table of a format whose bot is killed again and again."""

    def __init__(self, table: Table, cut: str) -> None:
        self.table = table
        self.cut = cut
        role = table.guild.create_role("floor", permissions=discord.Permissions(manage_guild=True))
        self.boss = table.guild.add_member(table.discord.world.env.create_user("boss"), roles=[role])
        self.bot: BotProcess | None = None

    async def open(self, kind: str, *, clock: int = 60, seats: int = 3) -> None:
        """Settings for the server, a bot, a table with everybody at it, the first hand."""
        store = await SqliteStore.open(self.table.database)
        assert await store.acquire_lease("the test", 0, 1)
        settings = ServerSettings(self.table.guild.id, clock=clock, pause_after_fold=2, pause_after_showdown=2)
        await store.save_server(settings)
        await store.close()
        self.bot = await self.table.new_bot(LOOPBACK_LEASE="2000")
        table, people = self.table, self.table.people
        await table.do(table.room.command(people[0], "poker start", format=kind, seats=seats))
        await until(lambda: "join" in table.room.verbs(), within=5, what="no lobby")
        for person in people[1:]:
            await table.do(table.room.press(person, "join"))
        await table.do(table.room.press(people[0], "start"))
        await until(lambda: table.turn_shown() == 1, within=20, what="no first hand")

    async def killed_in(self, act: Callable[[], Awaitable[Any]]) -> Tournament:
        """Somebody does something; it is written, its way to Discord is cut, and the bot dies; then a new one comes."""
        before = len(await self.table.log())
        hooks = self.table.discord.before if self.cut == "before" else self.table.discord.after
        hooks.append(_forever("/callback"))
        await act()
        for _ in range(100):
            if len(await self.table.log()) > before:
                break
            await asyncio.sleep(0.05)
        else:
            raise TimeoutError("nothing was written")
        await asyncio.sleep(0.3)
        return await self.killed()

    async def killed(self) -> Tournament:
        """The bot dies as it stands, and a new one comes."""
        assert self.bot is not None
        await self.bot.kill()
        self.table.discord.before.clear()
        self.table.discord.after.clear()
        written, there = len(await self.table.log()), await self.table.state()
        self.bot = await self.table.new_bot(LOOPBACK_LEASE="2000")
        await self._back(written, there)
        return await self.table.state()

    async def _back(self, written: int, there: Tournament) -> None:
        for _ in range(200):
            if there.phase is Phase.OVER or len(await self.table.log()) > written:
                break
            await asyncio.sleep(0.1)
        else:
            raise TimeoutError("the table never came back")
        after = await self.table.state()
        if there.hand is not None and there.hand.turn is not None:
            assert after.hand is not None and after.hand.turn is not None
            assert after.hand.cards == there.hand.cards
            assert after.hand.stacks == there.hand.stacks
            assert after.hand.turn.no == there.hand.turn.no
            if after.paused is None:
                await self.table.shown(after.hand.turn.no)

    async def all(self, kind: type[E]) -> list[E]:
        return [each.event for each in await self.table.log() if isinstance(each.event, kind)]

    async def floor(self, name: str, on: MemberActor | None = None, **options: object) -> None:
        if on is not None:
            options["player"] = f"<@{on.id}>"
        await self.table.room.command(self.boss, f"poker floor {name}", **options)

    async def row(self, person: MemberActor) -> SeatRow | None:
        state = await self.table.state()
        seat = state.seat_of(PlayerId(person.id))
        return None if seat is None else state.seats[seat]

    async def play_hand(self) -> Tournament:
        """Everybody checks or folds until this hand is over and the next one is on, or the table is over."""
        number = (await self.table.state()).hand_number
        for _ in range(400):
            state = await self.table.state()
            if state.phase is Phase.OVER:
                return state
            turn = state.hand.turn if state.hand is not None else None
            if state.hand_number > number and turn is not None:
                await self.table.shown(turn.no)
                return state
            if turn is not None and self.table.turn_shown() == turn.no:
                person = await self.table.to_act()
                await self.table.do(self.table.room.press(person, "fold" if turn.call else "check"))
            await asyncio.sleep(0.05)
        raise TimeoutError("no next hand")


def _forever(when: str) -> Hook:
    async def hook(method: str, path: str, body: Any) -> web.StreamResponse | None:
        if when in path and method in ("POST", "PATCH"):
            await asyncio.sleep(3600)
        return None

    return hook


@pytest.mark.parametrize("cut", CUT)
async def test_k5_k6_k7_t6_what_the_floor_and_the_time_bank_do_survives_a_kill_and_is_done_once(
    table: Table, cut: str
) -> None:
    club = Club(table, cut)
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
    await _every_hand_once(club)


@pytest.mark.parametrize("cut", CUT)
async def test_d3_a_kill_between_a_misdeal_and_its_direct_messages_deals_the_same_cards_once(
    table: Table, cut: str
) -> None:
    club = Club(table, cut)
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
    club = Club(table, "before")
    await club.open("club", clock=10)
    missing = await table.to_act()
    for missed in (1, 2, 3):
        await _turn_of(club, missing)
        await asyncio.sleep(3)
        await club.killed()
        assert len(await club.all(Warned)) == (missed > 2), "a full clock again"
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


@pytest.mark.parametrize("cut", CUT)
async def test_o1_o2_o3_k4_coming_going_topping_up_and_closing_survive_a_kill_and_are_done_once(
    table: Table, cut: str
) -> None:
    open_table = Club(table, cut)
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
    await _every_hand_once(open_table)
    said = table.room.table_text()
    for account in state.ledger:
        assert account.name in said


async def _big_blind(club: Club) -> MemberActor:
    state = await club.table.state()
    assert state.hand is not None
    row = state.seats[state.hand.deal.big_seat]
    assert row is not None
    return next(each for each in club.table.people if each.id == row.player)


async def _every_hand_once(club: Club) -> None:
    """No hand dealt or shown twice, no event missing."""
    log = await club.table.log()
    assert [each.seq for each in log] == list(range(1, len(log) + 1))
    numbers = [each.number for each in await club.all(HandStarted)]
    assert numbers == list(range(1, len(numbers) + 1))
    shown = [each for each in club.table.room.messages() if each.flags & COMPONENTS_V2]
    state = await club.table.state()
    assert len(shown) == 1 + len(numbers) + (state.phase is Phase.OVER), "a lobby, each hand, and the end"
