"""The bot as a process: killed, stopped, doubled, and badly served by Discord."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from aiohttp import web

from bot.demo.room import COMPONENTS_V2
from bot.demo.sim import Message
from bot.demo.sim_shown import alts_of
from engine.events import Called, Checked, Folded, HandsShown, HoleCardsDealt, TurnStarted
from engine.tournament_events import HandStarted, PlayerJoined
from tests.loopback.conftest import Table
from tests.loopback.server import Hook, answer, until


def forever(when: str) -> Hook:
    """Discord that never answers requests whose path holds `when`."""

    async def hook(method: str, path: str, body: Any) -> web.StreamResponse | None:
        if when in path:
            await asyncio.sleep(3600)
        return None

    return hook


def failing(
    when: str, status: int, body: dict[str, Any], *, times: int = 1, headers: dict[str, str] | None = None
) -> Hook:
    """Discord that answers some requests with an error, `times` times."""
    left = [times]

    async def hook(method: str, path: str, given: Any) -> web.StreamResponse | None:
        if when in path and left[0]:
            left[0] -= 1
            return answer(status, body, **(headers or {}))
        return None

    return hook


async def deals(table: Table) -> int:
    return sum(isinstance(each.event, HandStarted) for each in await table.log())


def hole_cards(table_log: list[Any]) -> list[Any]:
    return [each.event.cards for each in table_log if isinstance(each.event, HoleCardsDealt)]


async def test_an_action_committed_but_not_answered_survives_a_kill(table: Table) -> None:
    bot = await table.new_bot()
    await table.deal()
    before = await table.state()
    actor = await table.to_act()
    table.discord.before.append(forever("/callback"))
    await table.room.press(actor, "call")
    await asyncio.sleep(0.5)
    await bot.kill()
    table.discord.before.clear()
    committed = await table.log()
    assert isinstance(committed[-1].event, TurnStarted)
    assert committed[-1].event.no == 2

    await table.new_bot()
    await table.shown(2)
    after = await table.state()
    assert after.hand is not None
    assert before.hand is not None
    assert after.hand.cards == before.hand.cards
    assert sum(isinstance(each.event, Called) for each in await table.log()) == 1
    await table.passive()
    await table.shown(3)


async def test_a_kill_between_deal_and_direct_messages_deals_nothing_twice(table: Table) -> None:
    bot = await table.new_bot()
    await table.sit_down()
    await asyncio.sleep(1)
    welcomes = [len(table.room.dms(each)) for each in table.people]
    lost = 0

    async def lose(method: str, path: str, body: Any) -> web.StreamResponse | None:
        nonlocal lost
        dms = [f"/channels/{each.user.dm_channel.id}/messages" for each in table.people]
        if method == "POST" and path in dms:
            lost += 1
            await asyncio.sleep(3600)
        return None

    table.discord.after.append(lose)
    await table.do(table.room.press(table.people[0], "start"))
    await until(lambda: lost > 0, within=10, what="no cards sent")
    await asyncio.sleep(0.3)
    await bot.kill()
    table.discord.after.clear()
    cards = hole_cards(await table.log())

    await table.new_bot()
    await table.shown(1)
    await asyncio.sleep(2)
    assert hole_cards(await table.log()) == cards
    assert [len(table.room.dms(each)) for each in table.people] == [each + 1 for each in welcomes]


async def test_a_kill_in_the_lobby_keeps_the_seats(table: Table) -> None:
    bot = await table.new_bot()
    await table.sit_down(2)
    await bot.kill()
    await table.new_bot()
    await table.insist(table.people[0], "help")
    assert sum(isinstance(each.event, PlayerJoined) for each in await table.log()) == 1
    await table.do(table.room.press(table.people[0], "start"))
    await table.shown(1)


async def test_a_kill_between_hands_goes_on_with_the_next(table: Table) -> None:
    bot = await table.new_bot()
    await table.deal(2)
    await table.do(table.room.press(await table.to_act(), "fold"))
    stacks = [row.stack for row in (await table.state()).seats if row is not None]
    await bot.kill()
    await table.new_bot()
    await table.shown(2, within=35)
    after = await table.state()
    assert after.hand is not None
    assert sum(after.hand.deal.stacks) == sum(stacks)
    assert list(after.hand.deal.stacks) == stacks
    assert await deals(table) == 2


async def test_a_kill_during_a_run_out_shows_its_end_once(table: Table) -> None:
    bot = await table.new_bot()
    await table.deal()
    for verb in ("fold", "allin", "call"):
        person = await table.to_act()
        result = await table.do(table.room.press(person, verb))
        if result.modal is not None:
            await table.do(table.room.fill(person))
        await asyncio.sleep(0.3)
    log = await table.log()
    assert any(isinstance(each.event, HandsShown) for each in log)
    assert len(boards(table)) < 5, "the cards come one by one"
    await bot.kill()
    await table.new_bot()
    shown: set[int] = set()

    def end_shown() -> bool:
        shown.add(len(boards(table)))
        return len(boards(table)) == 5 or len(tables_of(table)) > 2

    await until(end_shown, within=60, what=table.room.table_text())
    assert {3, 4} & shown, f"no card by card after the restart: {shown}"
    await until(lambda: len(tables_of(table)) == 3, within=30, what="neither a next hand nor a podium")
    after = await table.log()
    assert [each.seq for each in after] == list(range(1, len(after) + 1))
    assert after[: len(log)] == log
    state = await table.state()
    chips = [each.chips for each in state.standings] or (state.hand.deal.stacks if state.hand is not None else [])
    assert sum(chips) == 3000


def tables_of(table: Table) -> list[Message]:
    """The lobby, each hand and the podium."""
    return [each for each in table.room.messages() if each.flags & COMPONENTS_V2]


def boards(table: Table) -> list[str]:
    """The cards on the board of the table message, as the picture's alt text has them."""
    message = table.room.table_message()
    told = " ".join(alts_of(message.components)) if message is not None else ""
    board = re.search(r"Board: ([^.]*)\.", told)
    return board[1].split(",") if board is not None else []


async def test_sigterm_stops_within_three_seconds_and_the_next_process_goes_on_at_once(table: Table) -> None:
    bot = await table.new_bot()
    await table.deal()
    code, seconds = await bot.terminate()
    assert code == 0, bot.output()
    assert seconds < 3
    await table.new_bot()
    await table.insist(await table.to_act(), "call", within=8)
    await table.shown(2, within=5)


async def test_of_two_processes_one_acts(table: Table) -> None:
    first = await table.new_bot()
    await table.deal()
    await table.new_bot()
    await table.passive()
    await table.shown(2)
    await table.passive()
    await table.shown(3)
    await first.terminate()
    person = await table.to_act()
    offer = (await table.view(person)).offer
    assert offer is not None
    await table.insist(person, "call" if offer.call else "check")
    await asyncio.sleep(1)
    log = await table.log()
    actions = [each.event for each in log if isinstance(each.event, Called | Checked | Folded)]
    assert len(actions) == 3
    assert not any(isinstance(each, Folded) for each in actions)
    callbacks = [path for _, _, path, _ in table.discord.log if path.endswith("/callback")]
    assert len(callbacks) == len(set(callbacks)), "somebody was answered twice"


async def test_too_many_requests_only_delays_an_answer(table: Table) -> None:
    await table.new_bot()
    await table.deal()
    limited = {"message": "You are being rate limited.", "retry_after": 0.5, "global": False}
    table.discord.before.append(failing("/callback", 429, limited, headers={"Retry-After": "1", "Via": "1.1 proxy"}))
    await table.passive()
    await table.shown(2)
    assert sum(isinstance(each.event, Called) for each in await table.log()) == 1


async def test_a_server_error_of_discord_is_tried_again(table: Table) -> None:
    await table.new_bot()
    await table.deal()
    table.discord.before.append(failing("/callback", 502, {"message": "bad gateway", "code": 0}))
    await table.passive()
    await table.shown(2)
    assert sum(isinstance(each.event, Called) for each in await table.log()) == 1


async def test_an_answer_that_arrived_but_was_reported_lost_is_not_applied_twice(table: Table) -> None:
    await table.new_bot()
    await table.deal()
    table.discord.after.append(failing("/callback", 500, {"message": "oops", "code": 0}))
    await table.passive()
    await table.shown(2)
    table.discord.after.clear()
    await table.passive()
    await table.shown(3)
    assert sum(isinstance(each.event, Called) for each in await table.log()) == 2


async def test_a_dropped_gateway_is_resumed_and_nothing_pressed_meanwhile_is_lost(table: Table) -> None:
    await table.new_bot()
    await table.deal()
    identified = table.discord.identified
    person = await table.to_act()
    await table.discord.drop_gateway()
    result = await table.room.press(person, "call")
    await until(lambda: table.discord.resumed, within=15, what="no resume")
    await until(lambda: result.acknowledged, within=5, what="the press was lost")
    await table.shown(2)
    assert table.discord.identified == identified


async def test_a_table_message_that_cannot_be_edited_for_a_while_catches_up(table: Table) -> None:
    await table.new_bot()
    await table.deal()
    table.discord.before.append(failing("/callback", 503, {"message": "down", "code": 0}, times=6))
    person = await table.to_act()
    await table.room.press(person, "call")
    await table.shown(2, within=60)
