"""A whole game in the terminal, played through the same bot: what the channel sees is printed."""

from __future__ import annotations

import asyncio
import random
import re
import secrets
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.app import DeadButton
from bot.demo.browser import Options, locale_of, maker
from bot.demo.room import NothingToPress, Room
from bot.demo.sim import MemberActor, SimulatedDiscord
from bot.demo.sim_shown import text_of
from bot.render.actions_text import STREETS
from bot.render.short_course import LEFT_OUT
from bot.service.actor import TableActor
from bot.service.house import decide
from bot.service.preferences import ServerSettings, TableViewMode
from engine.actions import Action, Bet, Raise
from engine.rules import Format
from engine.tournament import Phase, PlayerId
from engine.view import TableView
from i18n import text

STEP: Final = 1.0  # simulated seconds between two looks
READING: Final = 0.8  # real seconds for each of them
LIMIT: Final = 100_000
LAST_LOOKS: Final = 120
SIZES: Final = ("bet", "raise", "allin")


@dataclass(frozen=True, slots=True)
class Game:
    """What is played. `stack` and `speed` are a Sit & Go's; an open table is closed after `hands` hands. `fast` = as
    quick as the machine can.
    """

    seats: int = 6
    language: str = "en"
    speed: str = "turbo"
    stack: int = 1000
    fast: bool = False
    seed: int | None = None
    format: Format = Format.SIT_AND_GO
    hands: int = 30


class Watched:
    """One person and house players at one table; the person plays as a house player would, by real presses."""

    def __init__(self, game: Game, folder: Path, say: Callable[[str], None]) -> None:
        self.game = game
        self._say = say
        self._entropy = secrets.token_bytes if game.seed is None else random.Random(game.seed).randbytes
        options = Options(language=game.language, seed=game.seed)
        self.world = SimulatedDiscord(maker(options, folder, card_emojis=False))
        self._news: dict[int, News] = {}

    async def play(self) -> TableActor:
        """Play to the end; the table as it ended."""
        world, game = self.world, self.game
        await world.start()
        try:
            with world.env.time_context():
                guild = world.env.create_guild("Demo", preferred_locale=locale_of(game.language))
                # A terminal shows no pictures, so the texts are to say all.
                await self._bot.store.save_server(ServerSettings(guild.id, view=TableViewMode.TEXT))
                room = self._room = Room(world, guild.create_text_channel("poker"))
                ann = guild.add_member(world.env.create_user("ann", global_name="Ann"))
                world.speaks(ann, locale_of(game.language))
                await self._open(room, ann)
                return await self._play(room, ann)
        finally:
            await world.close()

    @property
    def _bot(self) -> DeadButton:
        bot = self.world.bot
        assert isinstance(bot, DeadButton)
        return bot

    async def _open(self, room: Room, ann: MemberActor) -> None:
        game = self.game
        await self._pause(2)
        speed = {} if game.format is Format.OPEN else {"speed": game.speed}
        await room.command(ann, "poker start", format=game.format.value, seats=game.seats, **speed)
        if game.stack != 1000:
            await room.press(ann, "settings")
            await room.choose(ann, stack=str(game.stack))
        for _ in range(game.seats - 1):
            await room.press(ann, "house")
            await self._pause(1)
        await room.press(ann, "start")

    async def _play(self, room: Room, ann: MemberActor) -> TableActor:
        actor = self._bot.tables.at(room.channel.id)
        assert actor is not None
        me = PlayerId(ann.id)
        for _ in range(LIMIT):
            if actor.state.phase is Phase.OVER:
                for _ in range(LAST_LOOKS):
                    await self._pause(STEP)
                    if actor not in self._bot.tables.all():
                        break
                return actor
            seen = actor.view(me)
            if seen.rules.buying:
                await self._as_guest(room, ann, seen)
            turn = seen.hand.turn if seen.hand is not None and seen.paused is None else None
            if turn is not None and turn.seat == seen.viewer_seat:
                await self._act(room, ann, decide(seen, self._entropy(16)))
            await self._pause(STEP)
        raise TimeoutError("the game never ended")

    async def _as_guest(self, room: Room, ann: MemberActor, seen: TableView) -> None:
        """What somebody at an open table does beside playing: buy chips when there are none left, and close in time."""
        mine = next((seat for seat in seen.seats if seat.player == ann.id), None)
        try:
            if mine is not None and not mine.stack and not mine.dealt_in:
                await room.press(ann, "topup")
            if seen.hand_number >= self.game.hands and not seen.closing:
                await room.command(ann, "poker floor cancel")
                await room.press(ann, "cancel")
        except NothingToPress:
            return  # as below

    async def _act(self, room: Room, ann: MemberActor, action: Action) -> None:
        try:
            if not isinstance(action, Bet | Raise):
                result = await room.press(ann, type(action).__name__.lower())
            elif any(each.amount == action.to and each.verb in SIZES for each in room.buttons()):
                verb = next(each.verb for each in room.buttons() if each.amount == action.to and each.verb in SIZES)
                result = await room.press(ann, verb, action.to)
            else:
                result = await room.amount(ann, str(action.to))
            if result.modal is not None:
                await room.fill(ann)
        except NothingToPress:
            return  # the screen has not caught up yet; the next look will see it

    async def _pause(self, seconds: float) -> None:
        while seconds > 0:
            await self.world.advance(min(STEP, seconds))
            seconds -= STEP
            if self._print_news() and not self.game.fast:
                await asyncio.sleep(READING)

    def _print_news(self) -> bool:
        """Print what the channel shows now and did not before."""
        news = False
        for message in self._room.messages():
            said = text_of(message.content, message.components)
            now = self.world.now().timestamp()
            lines = [plain(each, self._names(), now, self.game.language) for each in said.splitlines()]
            lines = [each for each in lines if each]
            if lines and message.id not in self._news:
                self._say("")
                self._news[message.id] = News(self.game.language)
            for line in self._news[message.id].of(lines) if lines else ():
                self._say(line)
                news = True
        return news

    def _names(self) -> dict[int, str]:
        return {user.id: user.global_name or user.name for user in self.world.backend.users.values()}


class News:
    """What one message says that it has not said before; a line of actions grows, and may lose its beginning."""

    def __init__(self, language: str) -> None:
        self._streets = {text(language, street) for street in STREETS.values()}
        sums = ("line-folds-several", "line-checks-several")
        self._sums = {text(language, each, count=count) for each in sums for count in range(2, 7)} | {LEFT_OUT}
        self._told: dict[str, Counter[str]] = {}
        self._lines: list[str] = []

    def of(self, lines: list[str]) -> list[str]:
        """What is new in `lines`, which is all that the message says now, as a terminal shows it."""
        new: list[str] = []
        for line in lines:
            street, dot, actions = line.partition(" · ")
            if dot and street in self._streets:
                if happened := self._happened(street, actions):
                    new.append(f"{street} · {happened}")
            elif line not in self._lines:
                new.append(line)
        self._lines = lines
        return new

    def _happened(self, street: str, actions: str) -> str:
        """The actions not told yet. Those summed up or left out are told already, unless the street is new."""
        sentences = re.split(r"(?<=[.!…]) ", actions)
        told = self._told.get(street)
        self._told[street] = (told or Counter()) | Counter(sentences)
        if told is None:
            return actions
        left = Counter(told)
        new: list[str] = []
        for sentence in sentences:
            if left[sentence]:
                left[sentence] -= 1
            elif sentence not in self._sums:
                new.append(sentence)
        return " ".join(new)


def plain(line: str, names: dict[int, str], now: float, language: str) -> str:
    """A line of Discord's markdown as a terminal shows it; `now` in epoch seconds."""
    line = re.sub(r"<@(\d+)>", lambda found: names.get(int(found[1]), "?"), line)

    def relative(found: re.Match[str]) -> str:
        return text(language, "demo-in-seconds", seconds=max(0, int(found[1]) - round(now)))

    line = re.sub(r"<t:(\d+):R>", relative, line)
    line = re.sub(r"</([^:>]+):\d+>", r"/\1", line)
    line = re.sub(r"^(#+|-#) ", "", line)
    line = re.sub(r"(?<!\\)`", "", line)
    return re.sub(r"\\([*_~|>`#\[\]()-])", r"\1", line.replace("**", "").replace("||", "").strip("*")).rstrip()


async def watch(game: Game, say: Callable[[str], None] = print) -> int:
    """Play one game and print it."""
    with tempfile.TemporaryDirectory(prefix="deadbutton-demo-", ignore_cleanup_errors=True) as folder:
        await Watched(game, Path(folder), say).play()
    return 0
