"""The bot on simcord's local browser page: one person is everybody, house players play along."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord

from bot.app import create_bot
from bot.demo.sim import ChannelHandle, GuildHandle, MemberActor, Preview, SimulatedDiscord
from bot.presenter.emojis import drawn_emojis
from bot.settings import Settings
from i18n import text

NAMES = ("ann", "bob", "carol", "dave", "erin", "frank")
ADMIN = "dana"
LOOK = 0.2  # seconds between two looks for something new


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line says. `port` 0 = any; `seed` None = chance."""

    port: int = 0
    people: int = 3
    language: str = "en"
    dms_open: bool = True
    seed: int | None = None
    show: bool = True


def maker(options: Options, folder: Path, **chosen: Any) -> Callable[[Callable[[], datetime]], discord.Client]:
    """What makes the demo's bot: the real one, with a database that goes away and `chosen` settings."""
    entropy = secrets.token_bytes if options.seed is None else random.Random(options.seed).randbytes

    def make(now: Callable[[], datetime]) -> discord.Client:
        settings = Settings(
            discord_token="simulated",
            database_path=folder / "demo.db",
            shard_count=1,
            default_language=options.language,  # pyright: ignore[reportArgumentType]
            _env_file=None,  # pyright: ignore[reportCallIssue]
            **chosen,
        )
        return create_bot(settings, clock=now, entropy=entropy)

    return make


def locale_of(language: str) -> str:
    """How Discord names a language of ours."""
    return next(each.value for each in discord.Locale if each.value.split("-")[0] == language)


class Demo:
    """A world with a channel and people in it, its pages kept up to date."""

    def __init__(self, options: Options, folder: Path) -> None:
        self.options = options
        now = datetime.now(UTC)
        self.world = SimulatedDiscord(
            maker(options, folder), virtual=False, start=now, settle_timeout=10.0, check_errors=False
        )
        self.pages: dict[str, str] = {}
        self._previews: list[Preview] = []

    async def run(self, opened: Callable[[dict[str, str]], None], stop: asyncio.Event) -> None:
        """Serve until `stop` is set or the pages are closed; `opened` gets each page's address."""
        world, options = self.world, self.options
        # As after the bot's first start, which takes its time; every one made meanwhile would get in a click's way.
        for name, image in drawn_emojis().items():
            world.give_emoji(name, image)
        await world.start()
        try:
            with world.env.time_context():
                guild = world.env.create_guild("Demo", preferred_locale=locale_of(options.language))
                channel = guild.create_text_channel("poker", topic=text(options.language, "demo-topic"))
                people = [
                    self._person(guild.add_member(world.env.create_user(name, global_name=name.title())))
                    for name in NAMES[: options.people]
                ]
                admin = self._admin(guild)
                async with contextlib.AsyncExitStack() as stack:
                    if not options.dms_open:
                        stack.enter_context(world.closed_dms(*people, admin))
                    await self._greet(guild, channel)
                    await self._open(stack, channel, people, admin)
                    opened(self.pages)
                    await self._serve(stop)
        finally:
            await world.close(check=False)

    def _person(self, member: MemberActor) -> MemberActor:
        self.world.speaks(member, locale_of(self.options.language))
        return member

    def _admin(self, guild: GuildHandle) -> MemberActor:
        """Somebody who may manage the server, for the floor and the server's settings."""
        role = guild.create_role("floor", permissions=discord.Permissions(manage_guild=True))
        user = self.world.env.create_user(ADMIN, global_name=ADMIN.title())
        return self._person(guild.add_member(user, roles=[role]))

    async def _greet(self, guild: GuildHandle, channel: ChannelHandle) -> None:
        """Say on the page how to begin."""
        guide = guild.add_member(self.world.env.create_user("guide", global_name="Guide"))
        language = self.options.language
        told = text(
            language,
            "demo-guide",
            house=text(language, "button-house"),
            start=text(language, "button-start"),
            cards=text(language, "button-my-cards"),
            admin=ADMIN.title(),
            dms=text(language, "demo-dms-open" if self.options.dms_open else "demo-dms-closed"),
        )
        await guide.send(channel, told)

    async def _open(
        self, stack: contextlib.AsyncExitStack, channel: ChannelHandle, people: list[MemberActor], admin: MemberActor
    ) -> None:
        env = self.world.env
        table = await stack.enter_async_context(
            env.preview(
                channel, viewers=[*people, admin], layout="channel", port=self.options.port, locale=self._locale
            )
        )
        self._previews.append(table)
        self.pages["#poker"] = table.url
        if not self.options.dms_open:
            return
        with self.world.another_preview() as again:
            for person in people:
                again()
                page = await stack.enter_async_context(
                    env.preview(person.user.dm_channel, viewers=[person.user], layout="channel", locale=self._locale)
                )
                self._previews.append(page)
                self.pages[f"DM {person.name.title()}"] = page.url

    @property
    def _locale(self) -> str:
        return locale_of(self.options.language)

    async def _serve(self, stop: asyncio.Event) -> None:
        """Show what changes, until the end."""
        closed = asyncio.ensure_future(self._previews[0].wait_closed())
        stopped = asyncio.ensure_future(stop.wait())
        seen = -1
        try:
            while not closed.done() and not stopped.done():
                await asyncio.wait([closed, stopped], timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
                self.world.keep_time()
                now = self.world.pages_may_differ
                if now != seen and await self.world.publish(self._previews):
                    seen = now
        finally:
            closed.cancel()
            stopped.cancel()


def tell(options: Options, pages: dict[str, str]) -> None:
    """Say where the pages are, and open the first where there is a browser."""
    print("Dead Button on a simulated Discord. Nothing leaves this machine; no token is needed.\n")
    for name, url in pages.items():
        print(f"  {name:10} {url}")
    print(
        "\nOpen the first page, type /poker start, press Enter, click the arrow; add house players, press Start now."
        "\n“Viewing as” (top) makes you another person; My cards shows that person's cards."
        f"\n{ADMIN.title()} may manage the server: /poker-admin settings, /poker floor pause."
        "\nNot like the real thing: commands have their English names, a click in the very moment a page changes"
        "\nhas to be repeated, and a hidden browser tab waits until it is looked at.\n\nStop with Ctrl-C.",
        flush=True,
    )
    if options.show:
        with contextlib.suppress(Exception):
            webbrowser.open(pages["#poker"])


async def browse(options: Options) -> int:
    """Serve the demo until it is stopped."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for each in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(each, stop.set)
    with tempfile.TemporaryDirectory(prefix="deadbutton-demo-", ignore_cleanup_errors=True) as folder:
        try:
            await Demo(options, Path(folder)).run(lambda pages: tell(options, pages), stop)
        except OSError as error:
            print(f"Port {options.port} cannot be used ({error.strerror}); try --port 0.", file=sys.stderr)
            return 1
    return 0
