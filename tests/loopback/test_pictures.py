"""Pictures and a real process: they come with every answer, and when painting fails, is slow or hangs, play goes on."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from aiohttp import web

from bot.demo.sim import Message
from engine.events import BetMade, Called, Checked, Folded
from tests.loopback.conftest import BotProcess, Table
from tests.loopback.server import Hook, until


def pictures(message: Message) -> list[str]:
    return [each["filename"] for each in message.attachments]


def table_message(table: Table) -> Message:
    message = table.room.table_message()
    assert message is not None
    return message


async def decisions(table: Table) -> int:
    return sum(isinstance(each.event, Called | Checked | BetMade | Folded) for each in await table.log())


async def play(table: Table, presses: int) -> float:
    """Let people check and call: the longest wait for an answer, in seconds."""
    longest = 0.0
    before = await decisions(table)
    for _ in range(presses):
        began = time.monotonic()
        await table.passive()
        longest = max(longest, time.monotonic() - began)
    assert await decisions(table) == before + presses
    return longest


async def dealt(table: Table, **settings: str) -> BotProcess:
    bot = await table.new_bot(**settings)
    await table.deal()
    return bot


async def test_every_answer_brings_the_picture_of_the_table(table: Table) -> None:
    bot = await dealt(table)
    await until(lambda: pictures(table_message(table)) == ["table.webp"], within=5, what=bot.output())
    first = table_message(table).attachments[0]["id"]
    await play(table, 3)
    assert pictures(table_message(table)) == ["table.webp"]
    assert table_message(table).attachments[0]["id"] != first


@pytest.mark.parametrize("how", ["fail", "hang", "slow"])
async def test_when_painting_goes_wrong_every_press_is_answered_in_time(table: Table, how: str) -> None:
    bot = await dealt(table, LOOPBACK_PAINTING=how)
    assert await play(table, 4) < 3.0
    assert not pictures(table_message(table))
    assert "texts instead" in bot.output()
    assert "table=1 hand=1" in bot.output()


async def test_a_slow_picture_follows_by_a_later_edit(table: Table) -> None:
    bot = await dealt(table, LOOPBACK_PAINTING="slow")
    await until(lambda: pictures(table_message(table)) == ["table.webp"], within=15, what=bot.output())


async def test_a_bot_whose_painting_hangs_still_stops_at_once(table: Table) -> None:
    bot = await dealt(table, LOOPBACK_PAINTING="hang")
    await play(table, 1)
    await asyncio.sleep(0.5)
    code, seconds = await bot.terminate()
    assert code == 0
    assert seconds < 3


def slow_with_files(seconds: float) -> Hook:
    """An uplink on which answers with a file take so long that whoever waits has hung up."""

    async def hook(method: str, path: str, body: Any) -> web.StreamResponse | None:
        said = body.get("data") or body if isinstance(body, dict) else {}
        if path.endswith("/callback") and any(each.get("filename") for each in said.get("attachments") or ()):
            await asyncio.sleep(seconds)
            return web.Response(status=499)
        return None

    return hook


async def test_on_a_slow_uplink_answers_come_in_texts_and_pictures_follow(table: Table) -> None:
    bot = await dealt(table)
    table.discord.before.append(slow_with_files(5.0))
    first = await table.room.press(await table.to_act(), "call")
    await until(lambda: first.acknowledged, within=3.2, what=bot.output())
    assert table.turn_shown() == 2
    await table.passive()
    assert "too slow with its picture" in bot.output()
    await until(lambda: pictures(table_message(table)) == ["table.webp"], within=12, what=bot.output())
