"""The demo page in a real browser, as a newcomer meets it. Pictures of it are left in `DEADBUTTON_SHOTS` if that is
set.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import re
import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path(CHROMIUM).exists(), reason="Chromium is not installed (apt-get install chromium)"),
    pytest.mark.skipif(importlib.util.find_spec("playwright") is None, reason="Playwright is not installed"),
]

CARDS = "[♠♥♦♣]|[a-z]_of_(spades|hearts|diamonds|clubs)"  # as text, or as our emojis
ALTS = "() => [...document.querySelectorAll('#preview-workspace img')].map(each => each.alt).join('\\n')"
IDLE = "() => Boolean(window.simcordPreview && window.simcordPreview.ready && !window.simcordPreview.pendingAction)"
# A picture that a message has shown once stays, at one height, whatever comes next.
WATCH = """() => {
  window.vanished = [];
  const heights = new Map();
  const look = () => {
    for (const figure of document.querySelectorAll("article .gallery-item")) {
      const message = figure.closest("article").dataset.messageId;
      const there = [...figure.querySelectorAll("img")].some((each) => each.checkVisibility() && each.naturalWidth);
      const height = Math.round(figure.getBoundingClientRect().height);
      if (!there && heights.has(message)) window.vanished.push(`${message} gone`);
      if (heights.has(message) && heights.get(message) !== height) window.vanished.push(`${message} ${height}`);
      if (there) heights.set(message, height);
    }
    window.seen = heights.size;
    requestAnimationFrame(look);
  };
  look();
}"""
WIDTH = "() => Math.round(document.getElementById('preview-app').getBoundingClientRect().width)"


@pytest_asyncio.fixture
async def demo() -> AsyncIterator[dict[str, str]]:
    """A running demo: the address of each page by its name."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "demo", "--no-browser", "--seed", "3"),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        cwd=ROOT,
    )
    assert process.stdout is not None
    pages: dict[str, str] = {}
    said: list[str] = []
    async with asyncio.timeout(30):
        async for line in process.stdout:
            said.append(line.decode())
            if found := re.match(r"\s+(#?\w[\w ]*?)\s+(http://\S+)", said[-1]):
                pages[found[1]] = found[2]
            if "Ctrl-C" in said[-1]:
                break
    assert pages, "".join(said)
    yield pages
    process.terminate()
    rest, _ = await asyncio.wait_for(process.communicate(), 10)
    assert process.returncode == 0, rest.decode()
    assert b"Traceback" not in rest, rest.decode()


class Page:
    """A page of the demo, used by what is written on it."""

    def __init__(self, page: Any, name: str) -> None:
        self.page = page
        self._name = name
        self._shots = 0

    async def idle(self) -> None:
        for _ in range(200):
            if await self.page.evaluate(IDLE):
                return
            await asyncio.sleep(0.05)
        raise TimeoutError("the page is never ready")

    async def text(self) -> str:
        """All that is written on the page, and what its pictures are said to show."""
        return f"{await self.page.inner_text('#preview-workspace')}\n{await self.page.evaluate(ALTS)}"

    async def says(self, pattern: str, *, within: float = 15) -> str:
        """Wait until the page says something."""
        for _ in range(int(within / 0.1)):
            if re.search(pattern, text := await self.text()):
                return text
            await asyncio.sleep(0.1)
        raise TimeoutError(f"the page does not say {pattern!r} but:\n{await self.text()}")

    async def command(self, text: str) -> None:
        """Type a command, choose it from the list, send it."""
        await self.idle()
        await self.page.click("#channel-composer-input")
        await self.page.keyboard.type(text)
        await asyncio.sleep(0.5)
        await self.page.keyboard.press("Enter")
        await asyncio.sleep(0.2)
        await self.page.keyboard.press("Escape")
        await self.page.keyboard.press("Enter")
        await self.idle()

    async def start(self, kind: str) -> None:
        """`/poker start` with the option `format`, chosen from the lists that open."""
        await self.idle()
        await self.page.click("#channel-composer-input")
        await self.page.keyboard.type("/poker start")
        await asyncio.sleep(0.5)
        await self.page.keyboard.press("Enter")
        if not await self.page.locator('.command-suggestion[data-value="format"]').count():
            await self.page.click(".command-ghost")
        await self.page.locator('.command-suggestion[data-value="format"]').click(timeout=5000)
        await self.page.fill('.command-option-input[data-option="format"]', kind)
        await self.page.locator(f'.command-suggestion[data-value="{kind}"]').click(timeout=5000)
        await self.page.focus('.command-option-input[data-option="format"]')
        await self.page.keyboard.press("Escape")
        await self.page.keyboard.press("Enter")
        await self.idle()

    async def view_as(self, name: str) -> None:
        """Become another person."""
        await self.idle()
        options = await self.page.locator("#viewer-picker option").all_inner_texts()
        await self.page.select_option("#viewer-picker", label=next(each for each in options if name in each))
        await self.idle()

    async def watch(self) -> None:
        """Note from now on, frame by frame, what becomes of the pictures that have been shown."""
        await self.page.evaluate(WATCH)

    async def vanished(self) -> list[str]:
        """Which pictures were gone in some frame, or of another height."""
        return await self.page.evaluate("() => window.vanished")

    async def press(self, label: str | re.Pattern[str]) -> None:
        """Wait for an enabled button with that label, and press the last."""
        for _ in range(40):
            await self.idle()
            found = self.page.locator("button:enabled", has_text=label)
            if await found.count():
                await found.last.scroll_into_view_if_needed()
                await found.last.click()
                await self.idle()
                return
            await asyncio.sleep(0.1)
        raise TimeoutError(f"no button {label}:\n{await self.text()}")

    async def submit(self, answer: str) -> None:
        """Send the open dialog."""
        await self.page.locator("#modal-root button", has_text="Submit").last.click()
        await self.says(answer)

    async def shot(self, what: str) -> None:
        if folder := os.environ.get("DEADBUTTON_SHOTS"):
            self._shots += 1
            await self.idle()
            await self.page.screenshot(path=f"{folder}/{self._name}-{self._shots:02d}-{what}.png")


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[Any]:
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield running
        await running.close()


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (380, 780)])
async def test_a_newcomer_plays_against_house_players(
    demo: dict[str, str], browser: Any, width: int, height: int
) -> None:
    context = await browser.new_context(viewport={"width": width, "height": height})
    page = Page(await context.new_page(), f"{width}")
    await page.page.goto(demo["#poker"])
    await page.idle()
    await page.command("/poker start")
    await page.says("Join")
    await page.shot("lobby")
    await page.press("house player")
    await page.press("house player")
    await page.shot("lobby-with-house-players")
    await page.press("Start now")
    await page.watch()
    await page.says("Fold|Check", within=30)
    await page.says("Poker table")
    await page.shot("table")
    await page.press("My cards")
    await page.says(CARDS)
    await page.says("Your cards in hand 1")
    await page.shot("my-cards")
    await page.press(re.compile("^(Raise|Bet)"))
    dialog = page.page.locator("#modal-root input, #modal-root textarea")
    await dialog.first.wait_for(timeout=5000)
    await page.shot("amount-dialog")
    await dialog.first.fill("1 000 000")
    await page.submit("too much")
    await page.shot("amount-refused")
    direct = Page(await context.new_page(), f"{width}-dm")
    await direct.page.goto(demo["DM Ann"])
    await direct.says("#poker, hand 1")  # a page that has just been opened is built piece by piece
    assert "#poker, hand 1" in await direct.says(CARDS)
    await direct.says("Your cards in hand 1")
    await direct.shot("cards")
    await page.page.bring_to_front()
    await page.press(re.compile("^(Fold|Check)"))
    await page.says("Ann (folds|checks)")
    await page.shot("after-my-turn")
    await page.says("Hand 2", within=60)
    assert await page.page.evaluate("() => window.seen") >= 2, "the table and the cards"
    assert await page.vanished() == []
    await context.close()


async def test_a_page_follows_its_window_while_house_players_act(demo: dict[str, str], browser: Any) -> None:
    page = Page(await browser.new_page(), "narrow")
    await page.page.set_viewport_size({"width": 1280, "height": 900})
    await page.page.goto(demo["#poker"])
    await page.command("/poker start")
    for _ in range(5):
        await page.press("house player")
    await page.press("Start now")
    await page.says("Poker table")
    for _ in range(3):
        await page.page.set_viewport_size({"width": 380, "height": 780})
        await page.page.wait_for_function(f"() => ({WIDTH})() === 380")
        await page.page.set_viewport_size({"width": 900, "height": 780})
        await page.page.wait_for_function(f"() => ({WIDTH})() > 380")
    late = Page(await browser.new_page(viewport={"width": 380, "height": 780}), "late")
    await late.page.goto(demo["#poker"])
    await late.page.wait_for_function(f"() => ({WIDTH})() === 380")
    await late.page.close()
    await page.page.close()


async def test_the_keyboard_keeps_its_place_and_a_redrawn_button_is_still_pressed(
    demo: dict[str, str], browser: Any
) -> None:
    page = Page(await browser.new_page(), "keyboard")
    await page.page.goto(demo["#poker"])
    await page.command("/poker start")
    button = page.page.locator("button:enabled", has_text="Add house player").last
    await button.focus()
    await page.page.keyboard.press("Enter")
    await page.says("🤖")
    await page.idle()
    await page.page.wait_for_function("() => document.activeElement.textContent.includes('Add house player')")
    await page.page.keyboard.press("Enter")
    await page.page.wait_for_function("() => document.body.innerText.split('🤖').length > 2")
    await page.idle()
    other = Page(await browser.new_page(), "other")
    await other.page.goto(demo["#poker"])
    await other.view_as("Bob")
    await button.hover()
    await page.page.mouse.down()
    await other.press("Join")
    await page.says(r"4\sBob")
    await page.page.mouse.up()
    await page.page.wait_for_function("() => document.body.innerText.split('🤖').length > 3")
    await other.page.close()
    await page.page.close()


async def test_dana_may_manage_the_server_and_the_others_may_not(demo: dict[str, str], browser: Any) -> None:
    page = Page(await browser.new_page(), "dana")
    await page.page.goto(demo["#poker"])
    await page.says("Dana may manage this server")
    await page.command("/poker start")
    await page.says("Join")
    await page.view_as("Dana")
    await page.command("/poker-admin settings")
    await page.says("This server’s settings")
    await page.command("/poker floor cancel")
    await page.says("The floor has closed the table")
    await page.shot("settings")
    await page.page.close()


@pytest.mark.parametrize(
    ("kind", "width", "seen"),
    [("club", 380, r"\+30.s.\(3\)"), ("open", 380, "Sit out"), ("open", 1280, "Sit out")],
)
async def test_each_format_is_there_with_its_buttons(
    demo: dict[str, str], browser: Any, kind: str, width: int, seen: str
) -> None:
    context = await browser.new_context(viewport={"width": width, "height": 900})
    page = Page(await context.new_page(), f"{kind}-{width}")
    await page.page.goto(demo["#poker"])
    await page.idle()
    await page.start(kind)
    await page.says("Join")
    await page.shot("lobby")
    await page.press("house player")
    await page.press("house player")
    await page.press("Start now")
    await page.says("The first hand follows")
    await page.shot("start")
    await page.says("your turn", within=40)
    await page.says(seen)
    await page.shot("table")
    await page.press(re.compile("^(Fold|Check)"))
    await page.says("next hand follows|Hand 2", within=60)
    await page.shot("between")
