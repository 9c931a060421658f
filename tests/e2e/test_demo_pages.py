"""The demo's pages: threads get one of their own, and a mistyped command gets an answer."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.demo.browser import LOOK, Demo, Options
from bot.demo.mistyped import advice
from tests.discord_sim import LogGuard
from tests.e2e.demo_page import OpenPage

PATIENCE = 120.0  # real seconds for what a page answers, on a busy computer

COMMANDS = ("poker start", "poker cards", "poker floor pause", "poker floor cancel", "poker-admin settings")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("/pokr start", "`/pokr start` is no command. Try `/poker start`:"),
        ("/Poker Strat format:club", "Try `/poker start`:"),
        ("  /poker floor paus", "Try `/poker floor pause`:"),
        ("/poker-admin setings", "Try `/poker-admin settings`:"),
        ("/help\nme", "`/help` is no command. Try `/poker start`:"),
        ("/x`y` " + "z" * 900, "Try `/poker start`:"),
        ("/poker cards", "`/poker cards` was typed but not chosen."),
        ("/poker start format:open", "`/poker start` was typed but not chosen."),
    ],
)
def test_somebody_who_mistypes_a_command_is_told_what_to_type(typed: str, told: str) -> None:
    said = advice("en", typed, COMMANDS, "#poker")
    assert said is not None and told in said
    assert len(said) < 250 and said.count("`") in (2, 4)


@pytest.mark.parametrize("typed", ["hello", "1/2 or 5/10?", "/", "/ me thinks", "", "\n"])
def test_what_is_no_command_may_be_said(typed: str) -> None:
    assert advice("en", typed, COMMANDS, "#poker") is None


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("fr", "/pokr start", "`/pokr start` n’est pas une commande. Essaie `/poker start`"),
        ("fr", "/poker cards", "`/poker cards` a été tapé mais pas choisi."),
        ("de", "/pokr start", "`/pokr start` ist kein Befehl. Versuche `/poker start`"),
        ("de", "/poker cards", "`/poker cards` wurde getippt, aber nicht ausgewählt."),
    ],
)
def test_a_mistyped_command_is_answered_in_the_demos_language(language: str, typed: str, told: str) -> None:
    assert told in (advice(language, typed, COMMANDS, "#poker") or "").replace("\N{NO-BREAK SPACE}", " ")


@asynccontextmanager
async def served(folder: Path, language: str) -> AsyncGenerator[tuple[Demo, asyncio.Queue[str]]]:
    """A demo for two, and the addresses of its pages as they are opened; raises what it fails with."""
    opened: asyncio.Queue[str] = asyncio.Queue()
    stop = asyncio.Event()
    demo = Demo(Options(people=2, language=language), folder)

    def told(pages: dict[str, str]) -> None:
        for each in pages.values():
            opened.put_nowait(each)

    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as both:
        both.create_task(demo.run(told, lambda _, address: opened.put_nowait(address), stop))
        yield demo, opened
        stop.set()


async def until_said(page: OpenPage, words: str, times: int = 1) -> None:
    """Read a page until it says something."""
    while json.dumps(page.messages(), ensure_ascii=False).count(words) < times:
        await asyncio.sleep(0.05)
        await page.read()


async def test_a_mistyped_command_is_answered_and_is_no_message(tmp_path: Path, log_guard: LogGuard) -> None:
    """In the channel and in direct messages, where there are no commands; anything else may be said."""
    async with served(tmp_path, "de") as (_, opened), aiohttp.ClientSession() as session:
        channel = await OpenPage(session, await opened.get()).open()
        direct = await OpenPage(session, await opened.get()).open()
        for page, typed, answer in (
            (channel, "/pokr start", "`/pokr start` ist kein Befehl."),
            (direct, "/poker cards", "Sie gehen auf der Seite von #poker."),
        ):
            receipt = await page.act("send_message", content=typed, target_id=None, reply_to_id=None)
            assert receipt["rejected"]
            await until_said(page, answer)
            assert typed not in [each["content"] for each in page.messages()]
        receipt = await channel.act("send_message", content="Moin", target_id=None, reply_to_id=None)
        assert not receipt["rejected"]
        await until_said(channel, "Moin")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
async def test_a_table_in_a_thread_has_a_page_and_links_lead_there(
    tmp_path: Path, log_guard: LogGuard, language: str
) -> None:
    """The demo tells the page's address in the terminal and in the channel, and the answer links to it; also when the
    thread is there long before its opener is done.
    """
    made = asyncio.Event()

    async def slowly(method: str, path: str, body: Any, carry_out: Callable[[], Awaitable[Any]]) -> Any:
        answer = await carry_out()
        if method == "POST" and path.endswith("/threads"):
            made.set()
            await asyncio.to_thread(time.sleep, 3 * LOOK)
        return answer

    async with served(tmp_path, language) as (demo, opened), aiohttp.ClientSession() as session:
        channel = await OpenPage(session, await opened.get()).open()
        for _ in range(2):
            await opened.get()  # direct messages
        with demo.world.between(slowly):
            assert not (await channel.command("poker start", {"thread": True}))["rejected"]
        assert made.is_set()
        address = await opened.get()
        thread = await OpenPage(session, address).open()
        assert "pk1:" in json.dumps(thread.messages()), "the lobby, with its buttons"
        await until_said(channel, address.partition("/#")[2], times=2)
    said = json.dumps(channel.messages())
    assert "discord.com" not in said
    assert "Poker · Ann" in demo.pages
