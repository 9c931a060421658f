"""One press, from the gateway's event to the sent answer: CPU time and requests, against discord.py's own floor.

The floor parses the same click and answers it with a finished table message. Ours also finds the table, applies the
rules, commits to disk, words the new state and builds the message. Both speak HTTP to the same server in another
process, and take turns.
"""

from __future__ import annotations

import asyncio
import itertools
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import discord
from discord.http import Route

from bench.row import Row
from bot.app import create_bot
from bot.service.actor import TableActor
from bot.service.ports import Logged, Place
from bot.service.preferences import DmMode, NoticeMode, Person, ServerSettings, TableViewMode
from bot.settings import Settings
from bot.ui.cooldown import Rate
from bot.ui.layouts import table_layout
from bot.ui.shown import Shown
from engine.commands import Join, StartHand, StartTournament
from engine.rules import Blinds, Rules, Structure
from engine.tournament import Phase, PlayerId

SLICES, PRESSES = 40, 25
BAR: Final = 2.0
PLAYERS: Final = [PlayerId(10**17 + each) for each in range(6)]
PLACE: Final = Place(1, 2)
RULES: Final = Rules(starting_stack=1_000_000, structure=Structure((Blinds(10, 20),), hands=10**6), hand_cap=0)
_ids = itertools.count(10**16)

Press = dict[str, Any]


def rows() -> list[Row]:
    """CPU milliseconds a press, the ratio to the floor (less is better), and requests a press."""
    with TemporaryDirectory() as folder:
        ours, floor, requests = asyncio.run(_measure(Path(folder)))
    ratio = statistics.median([mine / theirs for mine, theirs in zip(ours, floor, strict=True)])
    return [
        {
            "what": "CPU of a press, picture off",
            "ours": round(statistics.median(ours), 3),
            "peer": round(statistics.median(floor), 3),
            "peer_name": "discord.py: parse the click, send the answer",
            "ratio": round(ratio, 3),
            "unit": "ms, at most bar times the peer's",
            "bar": BAR,
            "holds": ratio <= BAR,
        },
        {
            "what": "requests of a press",
            "ours": requests,
            "peer": None,
            "peer_name": None,
            "ratio": None,
            "unit": "requests, exactly bar",
            "bar": 1.0,
            "holds": requests == 1.0,
        },
    ]


def click(player: PlayerId, custom_id: str, message: int) -> Press:
    """What the gateway sends when `player` presses a button of `message`."""
    user = {"id": str(player), "username": "player", "discriminator": "0", "avatar": None, "global_name": "Player"}
    return {
        "id": str(next(_ids)),
        "application_id": "5",
        "type": 3,
        "token": "token",
        "version": 1,
        "guild_id": str(PLACE.guild),
        "channel_id": str(PLACE.channel),
        "channel": {"id": str(PLACE.channel), "type": 0, "name": "poker", "position": 0, "permissions": "0"},
        "member": {
            "user": user,
            "roles": [],
            "joined_at": None,
            "flags": 0,
            "deaf": False,
            "mute": False,
            "permissions": "0",
        },
        "app_permissions": "2147483647",
        "locale": "en-US",
        "guild_locale": "en-US",
        "entitlements": [],
        "authorizing_integration_owners": {},
        "context": 0,
        "attachment_size_limit": 10_000_000,
        "data": {"component_type": 2, "custom_id": custom_id, "id": 1},
        "message": {
            "id": str(message),
            "channel_id": str(PLACE.channel),
            "author": user,
            "content": "",
            "timestamp": "2030-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "type": 0,
            "flags": 1 << 15,
        },
    }


class Floor(discord.Client):
    """A client that answers every click with the same message."""

    layout: discord.ui.LayoutView

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        await interaction.response.edit_message(view=self.layout)


async def _measure(folder: Path) -> tuple[list[float], list[float], float]:
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.discord_server", stdout=asyncio.subprocess.PIPE
    )
    assert server.stdout is not None
    Route.BASE = f"http://127.0.0.1:{int(await server.stdout.readline())}"
    settings = Settings(
        discord_token="bench.token.x", database_path=folder / "bench.db", shard_count=1, card_emojis=False
    )
    bot: Any = create_bot(settings)
    floor: Any = Floor(intents=discord.Intents.none())
    try:
        await bot.login("bench.token.x")
        await floor.login("bench.token.x")
        actor = await _seated(bot)
        answered = _Answered()
        return await _take_turns(bot, floor, actor, answered)
    finally:
        await bot.close()
        await floor.close()
        server.kill()
        await server.wait()


class _Answered:
    """Counts the answers that have arrived, of both clients, and tells of the next."""

    def __init__(self) -> None:
        self.count = 0
        self._next: asyncio.Future[None] | None = None
        adapters: Any = discord.webhook.async_.AsyncWebhookAdapter
        send = adapters.request

        async def request(adapter: Any, route: Any, *args: Any, **given: Any) -> Any:
            found = await send(adapter, route, *args, **given)
            self.count += 1
            if self._next is not None and not self._next.done():
                self._next.set_result(None)
            return found

        adapters.request = request

    async def cpu_of(self, client: Any, press: Press) -> float:
        """CPU seconds from the event of `press` to its answer."""
        self._next = asyncio.get_running_loop().create_future()
        began = time.process_time()
        client._connection.parse_interaction_create(press)
        await self._next
        await asyncio.sleep(0)
        return time.process_time() - began


async def _seated(bot: Any) -> TableActor:
    await bot.on_shard_connect(0)  # who is not heard owns no tables
    await _until(lambda: bot.tables.owner)
    bot.tree.room.limits.presses = Rate(10**9, 1)  # no person is as fast as these
    await bot.store.save_server(ServerSettings(PLACE.guild, view=TableViewMode.TEXT))
    for player in PLAYERS:
        await bot.store.save_person(Person(player, dm=DmMode.OFF, notice=NoticeMode.OFF))
    actor = await bot.tables.open(PLACE, RULES, "en", PLAYERS[0], "Player 1")
    for number, player in enumerate(PLAYERS[1:], 2):
        await actor.submit(Join(player, f"Player {number}"))
    await actor.submit(StartTournament(PLAYERS[0], 0))
    return actor


async def _take_turns(
    bot: Any, floor: Any, actor: TableActor, answered: _Answered
) -> tuple[list[float], list[float], float]:
    ours: list[float] = []
    theirs: list[float] = []
    made = 0
    for _ in range(SLICES):
        mine, requests = await _play(bot, actor, answered)
        ours.append(mine)
        made += requests
        shown = Shown(actor.table, actor.view(), tuple[Logged, ...](actor.log), "en")
        floor.layout = table_layout(shown)
        theirs.append(await _click_floor(floor, actor, answered))
    return ours, theirs, made / (SLICES * PRESSES)


async def _play(bot: Any, actor: TableActor, answered: _Answered) -> tuple[float, int]:
    """CPU milliseconds a press of calls and checks, deals left out, and the requests of all."""
    used = 0.0
    requests = 0
    for _ in range(PRESSES):
        await _dealt(bot, actor)
        hand = actor.state.hand
        assert hand is not None
        assert hand.turn is not None
        turn = hand.turn
        row = actor.state.seats[turn.seat]
        assert row is not None
        what = f"call:{turn.call}" if turn.call else "check"
        press = click(row.player, f"pk1:{actor.table}:{turn.no}:{what}", actor.message)
        before, seq = answered.count, actor.seq
        used += await answered.cpu_of(bot, press)
        requests += answered.count - before
        assert actor.seq > seq, "a press that was refused is none"
    return used / PRESSES * 1000, requests


async def _dealt(bot: Any, actor: TableActor) -> None:
    assert actor.state.phase is Phase.RUNNING
    if not actor.state.hand_running:
        message = actor.message
        await actor.submit(StartHand(bot.tables.entropy.deck()))
        await _until(lambda: actor.message != message)
        await asyncio.sleep(0.05)


async def _until(done: Callable[[], bool]) -> None:
    while not done():  # noqa: ASYNC110, nothing tells of it
        await asyncio.sleep(0.005)


async def _click_floor(floor: Any, actor: TableActor, answered: _Answered) -> float:
    used = 0.0
    for _ in range(PRESSES):
        used += await answered.cpu_of(floor, click(PLAYERS[0], "x", actor.message))
    return used / PRESSES * 1000
