"""The bot on simcord's local browser page: one person is everybody, house players play along."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord

from bot.app import create_bot
from bot.demo.mistyped import advice
from bot.demo.sim import ChannelHandle, GuildHandle, MemberActor, Preview, SetupError, SimulatedDiscord
from bot.presenter.emojis import drawn_emojis
from bot.settings import Settings
from i18n import text

NAMES = ("ann", "bob", "carol", "dave", "erin", "frank")
ADMIN = "dana"
LOOK = 0.2  # seconds between two looks for something new
OFTEN = 200  # so many happenings are kept, and are too many to keep at twice that number

Opened = Callable[[str, str], None]  # is told a page's name and address


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
        self._threads: set[int] = set()
        self._to_say: list[tuple[ChannelHandle, str]] = []

    async def run(self, opened: Callable[[dict[str, str]], None], more: Opened, stop: asyncio.Event) -> None:
        """Serve until `stop` is set or the pages are closed; `opened` gets each page's address, `more` those of the
        threads that are opened later.
        """
        world, options = self.world, self.options
        # As after the bot's first start, which takes its time; every one made meanwhile would get in a click's way.
        for name, image in drawn_emojis().items():
            world.give_emoji(name, image)
        await world.start()
        try:
            with world.env.time_context():
                guild = world.env.create_guild("Demo", preferred_locale=locale_of(options.language))
                self._channel = guild.create_text_channel("poker", topic=text(options.language, "demo-topic"))
                self._people = [
                    self._person(guild.add_member(world.env.create_user(name, global_name=name.title())))
                    for name in NAMES[: options.people]
                ]
                self._everybody = [*self._people, self._admin(guild)]
                self._guide = guild.add_member(world.env.create_user("guide", global_name="Guide"))
                async with contextlib.AsyncExitStack() as stack:
                    if not options.dms_open:
                        stack.enter_context(world.closed_dms(*self._everybody))
                    await self._greet()
                    world.judge_messages(self._may_be_said)
                    await self._open(stack)
                    opened(self.pages)
                    await self._serve(stack, more, stop)
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

    async def _greet(self) -> None:
        """Say on the page how to begin."""
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
        await self._guide.send(self._channel, told)

    async def _open(self, stack: contextlib.AsyncExitStack) -> None:
        await self._page(stack, "#poker", self._channel, self._everybody, port=self.options.port)
        if self.options.dms_open:
            with self.world.another_preview() as again:
                for person in self._people:
                    again()
                    name = text(self.options.language, "demo-direct", name=person.name.title())
                    await self._page(stack, name, person.user.dm_channel, [person.user])

    async def _page(
        self, stack: contextlib.AsyncExitStack, name: str, channel: ChannelHandle, viewers: Sequence[Any], port: int = 0
    ) -> str:
        """Open the page of a channel; its address."""
        locale = locale_of(self.options.language)
        made = self.world.env.preview(channel, viewers=viewers, layout="channel", port=port, locale=locale)
        try:
            page = await stack.enter_async_context(made)
        except SetupError as error:
            if isinstance(error.__cause__, OSError):
                raise error.__cause__ from None
            raise
        self._previews.append(page)
        self.pages[name] = page.url
        self.world.lead_to(channel, page.url)
        return page.url

    async def _serve(self, stack: contextlib.AsyncExitStack, more: Opened, stop: asyncio.Event) -> None:
        """Show what changes, until the end."""
        world = self.world
        closed = asyncio.ensure_future(self._previews[0].wait_closed())
        stopped = asyncio.ensure_future(stop.wait())
        seen = forgot = -1
        try:
            while not closed.done() and not stopped.done():
                await asyncio.wait([closed, stopped], timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
                world.keep_time()
                await self._open_threads(stack, more)
                while self._to_say and await world.says(self._guide, *self._to_say[0]):
                    del self._to_say[0]
                now = world.pages_may_differ
                if now != seen and await world.publish(self._previews):
                    seen = now
                if now - forgot >= OFTEN:
                    forgot = now
                    world.forget(OFTEN)
        finally:
            closed.cancel()
            stopped.cancel()

    async def _open_threads(self, stack: contextlib.AsyncExitStack, more: Opened) -> None:
        """Give each new thread a page, and say in the channel where it is."""
        for thread in self._channel.threads:
            if thread.id in self._threads:
                continue
            if self.world.busy:
                return  # until the next look
            self._threads.add(thread.id)
            name = str(thread.name)
            with self.world.another_preview() as again:
                again()
                address = await self._page(stack, name, thread, self._everybody)
            more(name, address)
            told = text(self.options.language, "demo-thread", thread=name, address=address)
            self._to_say.append((self._channel, told))

    def _may_be_said(self, channel: ChannelHandle, typed: str, commands: Sequence[str]) -> bool:
        """Keep a mistyped command from becoming a message, and have the guide say what to do."""
        told = advice(self.options.language, typed, commands, f"#{self._channel.name}")
        if told is not None:
            self._to_say.append((channel, told))
        return told is None
