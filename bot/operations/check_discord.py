"""Checks with Discord, over HTTP alone: the token, the application, its commands, what the bot may do where it is."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, Final

import aiohttp
import discord
from discord.http import Route

from bot import __version__
from bot.logs import harmless
from bot.operations.findings import Finding, failed, good, note, setting
from bot.settings import Settings

WITHIN: Final = 10.0  # seconds
SKEW: Final = 5.0
SERVERS_A_PAGE: Final = 200
PAGES_MOST: Final = 10
NAMED_MOST: Final = 20
STARTS_LEFT: Final = 20

# In the order of docs/operating.md.
NEEDED: Final = {
    "View Channel": discord.Permissions(view_channel=True),
    "Send Messages": discord.Permissions(send_messages=True),
    "Send Messages in Threads": discord.Permissions(send_messages_in_threads=True),
    "Create Public Threads": discord.Permissions(create_public_threads=True),
    "Attach Files": discord.Permissions(attach_files=True),
}


@dataclass(frozen=True, slots=True)
class Answer:
    """What Discord said; `status` 0 when it said nothing, and `body` why."""

    status: int
    body: Any
    date: str | None = None


class Discord:
    """A few careful questions: none is repeated, and a token that was refused once is not shown again."""

    def __init__(self, session: aiohttp.ClientSession, token: str) -> None:
        self._session = session
        self._headers = {"Authorization": f"Bot {token}", "User-Agent": f"DiscordBot (deadbutton, {__version__})"}

    async def ask(self, path: str) -> Answer:
        """One GET."""
        try:
            async with self._session.get(Route.BASE + path, headers=self._headers) as answer:
                date = answer.headers.get("Date")
                return Answer(answer.status, json.loads(await answer.read() or b"null"), date)
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            return Answer(0, str(error) or type(error).__name__)


async def check_discord(settings: Settings, token: str) -> AsyncIterator[Finding]:
    """Everything that can be asked without connecting to the gateway."""
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=WITHIN)) as session:
        there = Discord(session, token)
        me = await there.ask("/users/@me")
        if me.status == 401:
            yield setting(
                "DISCORD_TOKEN", "was refused by Discord: copy it again from the Bot page of your application."
            )
            return
        if me.status != 200:
            yield failed(
                "Discord", f"cannot be reached ({me.status or me.body}): look at the network, a proxy, its status."
            )
            return
        yield good("DISCORD_TOKEN", f"taken by Discord; the bot is {harmless(str(me.body.get('username')))}")
        for each in _clock(me.date):
            yield each
        async for each in _application(there, settings):
            yield each
        async for each in _starts(there, settings):
            yield each
        async for each in _servers(there):
            yield each


def _clock(date: str | None) -> list[Finding]:
    try:
        theirs = parsedate_to_datetime(date or "").timestamp()
    except (TypeError, ValueError):
        return []
    off = time.time() - theirs
    if abs(off) <= SKEW:
        return [good("clock", "agrees with Discord's")]
    way = "ahead" if off > 0 else "behind"
    return [failed("clock", f"is {abs(off):.0f} seconds {way}: turn on time synchronisation, turns end by this clock.")]


async def _application(there: Discord, settings: Settings) -> AsyncIterator[Finding]:
    answer = await there.ask("/applications/@me")
    if answer.status != 200:
        yield note("application", f"Discord did not tell ({answer.status or answer.body}); try again later.")
        return
    app: Mapping[str, Any] = answer.body
    if app.get("interactions_endpoint_url"):
        yield failed(
            "application", "has an Interactions Endpoint URL, which gets all presses: empty it (General Information)."
        )
    if app.get("bot_require_code_grant"):
        yield failed("application", "requires an OAuth2 code grant, so nobody can add it: switch that off (Bot).")
    install: Mapping[str, Any] = app.get("install_params") or {}
    scopes: set[str] = set(install.get("scopes") or ())
    if scopes and not {"bot", "applications.commands"} <= scopes:
        yield note("application", "its install link lacks the scopes bot and applications.commands (Installation).")
    async for each in _commands(there, str(app.get("id")), settings):
        yield each


async def _commands(there: Discord, application: str, settings: Settings) -> AsyncIterator[Finding]:
    guild = settings.dev_guild_id
    path = f"/applications/{application}" + (f"/guilds/{guild}" if guild is not None else "") + "/commands"
    answer = await there.ask(path)
    if answer.status in (403, 404) and guild is not None:
        yield setting("DEV_GUILD_ID", "the bot is not in that server, or has no commands there: invite it again.")
    elif answer.status != 200:
        yield note("commands", f"Discord did not tell ({answer.status or answer.body}); try again later.")
    elif missing := {"poker", "poker-admin"} - {str(each.get("name")) for each in answer.body}:
        yield note("commands", f"{', '.join(sorted(missing))}: not there yet; the bot makes them when it starts.")
    else:
        yield good("commands", "are there")


async def _starts(there: Discord, settings: Settings) -> AsyncIterator[Finding]:
    answer = await there.ask("/gateway/bot")
    if answer.status != 200:
        return
    left = answer.body["session_start_limit"]["remaining"]
    if left < STARTS_LEFT:
        yield failed("starts", f"only {left} logins are left today: stop whatever starts the bot again and again.")
    shards = answer.body["shards"]
    if settings.shard_count is not None and settings.shard_count < shards:
        yield note("SHARD_COUNT", f"is {settings.shard_count}, Discord recommends {shards}: leave it empty.")


async def _servers(there: Discord) -> AsyncIterator[Finding]:
    after, count, lacking = "0", 0, 0
    for _ in range(PAGES_MOST):
        answer = await there.ask(f"/users/@me/guilds?limit={SERVERS_A_PAGE}&after={after}")
        if answer.status != 200:
            yield note("servers", f"Discord did not tell ({answer.status or answer.body}); try again later.")
            return
        for server in answer.body:
            count += 1
            if missing := _missing(int(server.get("permissions") or 0)):
                lacking += 1
                if lacking <= NAMED_MOST:
                    name = harmless(str(server.get("name")))
                    yield note(
                        "permissions", f"{name} ({server['id']}) does not give {', '.join(missing)} to the bot's roles."
                    )
        if len(answer.body) < SERVERS_A_PAGE:
            break
        after = answer.body[-1]["id"]
    else:
        yield note("servers", f"only the first {count:,} were looked at.")
    if lacking > NAMED_MOST:
        yield note("permissions", f"something is missing in {lacking - NAMED_MOST} more servers.")
    yield good("servers", f"{count:,}, {count - lacking:,} of them give the bot all it needs")


def _missing(value: int) -> list[str]:
    given = discord.Permissions(value)
    return [] if given.administrator else [name for name, each in NEEDED.items() if not each.is_subset(given)]
