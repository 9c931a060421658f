"""Two servers with three channels, and everybody in them: what they can do, good or bad."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from discord import Permissions, app_commands

from bot.app import DeadButton
from bot.demo.sim import ChannelHandle, InteractionResult, MemberActor, Message
from bot.demo.sim_forged import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    DIALOG,
    command_data,
    forge_interaction,
    let_locks_wait,
    where_from,
)
from bot.demo.sim_shown import buttons_of, defaults_of, fields_of
from bot.service.actor import TableActor
from bot.service.preferences import ServerSettings, TableViewMode
from bot.ui.custom_id import parse
from engine.tournament import Phase, PlayerId
from tests.discord_sim import LogGuard, Sim
from tests.machine.checks import Checks
from tests.machine.rubbish import AMOUNTS, custom_id, modal_components, typed, values
from tests.machine.trouble import WELL_AFTER, Trouble

LOCALES: Final = ("en-US", "fr", "de")
SELECT: Final = 3
PICTURES: Final = 12  # in one of the servers, every so many runs
PATIENCE: Final = 20.0  # real seconds for one step: a busy computer, with pictures to make, is no fault
KEPT: Final = 40  # messages that somebody still remembers
Deed = Callable[[], Awaitable[InteractionResult | None]]


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody, in one of the servers."""

    name: str
    actor: MemberActor
    admin: bool = False

    @property
    def id(self) -> int:
        return self.actor.id

    @property
    def server(self) -> int:
        return self.actor.guild.id


class Stage:
    """The simulated Discord of one run."""

    def __init__(self, guard: LogGuard, seed: int) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="machine-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None))
        self.guard = guard
        self.sim = Sim(self.folder / "bot.db", guard, seed=seed, lag_seed=seed)
        self.checks = Checks(self.sim)
        self.people: list[Person] = []
        self.channels: list[ChannelHandle] = []
        self.answers: dict[int, InteractionResult] = {}
        self.remembered: list[tuple[Message, str]] = []
        self.done: Counter[str] = Counter()
        self.trouble = Trouble(self.sim)
        self.seed = seed
        self.failed = False

    async def open(self) -> None:
        sim, world = self.sim, self.sim.world
        world.env.settle_timeout = PATIENCE
        let_locks_wait()
        await sim.start(language=LOCALES[self.seed % 3])
        other = world.env.create_guild("Elsewhere", preferred_locale="fr")
        self.channels = [sim.channel, sim.guild.create_text_channel("second"), other.create_text_channel("poker")]
        for number, name in enumerate(("ann", "bob", "cem", "dan", "eve")):
            self.people.append(Person(name, sim.person(name, locale=LOCALES[(number + self.seed) % 3])))
        self.people.append(Person("adm", sim.admin("adm"), admin=True))
        floor = other.create_role("floor", permissions=Permissions(manage_guild=True))
        zoe = other.add_member(world.env.create_user("zoe", global_name="Zoé"), roles=[floor])
        self.people.append(Person("zoe", zoe, admin=True))
        self.people.append(Person("bob elsewhere", other.add_member(self.people[1].actor.user)))
        self.people.append(Person("yan", other.add_member(world.env.create_user("yan", global_name="Yan"))))
        await world.env.settle()
        with sim.in_bot():
            for guild in (sim.guild.id, other.id):
                if self.seed % PICTURES or guild == other.id:
                    await self.bot.store.save_server(ServerSettings(guild, view=TableViewMode.TEXT))

    async def close(self) -> None:
        """Close everything. The whole was checked step by step already."""
        self.trouble.mend()
        raised = [each for each in self.sim.world.env.errors if not isinstance(each, app_commands.AppCommandError)]
        try:
            await self.sim.world.close(check=False)
            if raised:  # what the commands' own boundary has explained is none of them
                raise BaseExceptionGroup("raised unseen", raised)
        finally:
            await self.sim.close_reader()
            shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def may_fail(self) -> bool:
        """In every third run nothing ever does."""
        return self.seed % 3 != 0

    @property
    def bot(self) -> DeadButton:
        bot = self.sim.world.bot
        assert isinstance(bot, DeadButton)
        return bot

    def person(self, number: int) -> Person:
        return self.people[number % len(self.people)]

    def channel(self, person: Person, number: int = 0) -> ChannelHandle:
        """A channel or thread that this person can use."""
        mine = [each for each in self.everywhere() if self.server_of(each.id) == person.server]
        return mine[number % len(mine)]

    def everywhere(self) -> list[ChannelHandle]:
        """All channels and their threads."""
        return [*self.channels, *(thread for each in self.channels for thread in each.threads)]

    def server_of(self, channel: int) -> int | None:
        return self.sim.world.backend.get_channel(channel).guild_id

    def number_of(self, person: Person, place: int) -> int:
        """Which of the channels of `person` has this id, 0 when none has."""
        mine = [each.id for each in self.everywhere() if self.server_of(each.id) == person.server]
        return mine.index(place) if place in mine else 0

    # ---- a step

    async def step(self, name: str, pressed: Sequence[Person], deed: Deed) -> None:
        """Do it, then look at everything."""
        self.done[name] += 1
        self.sim.world.tick()
        result = await deed()
        if result is not None and len(pressed) == 1:
            self.answers[pressed[0].id] = result
            said = result.response
            if result.deferred and not result.followups and not (said is not None and said.content):
                self.checks.waiting.add((pressed[0].id, pressed[0].server))
        await self.look(pressed)

    async def look(self, pressed: Sequence[Person]) -> None:
        admins = {(each.id, each.server) for each in self.people if each.admin}
        await self.checks.look({(each.id, each.server) for each in pressed}, admins, calm=self.trouble.calm)
        self.trouble.pass_by()

    # ---- what can be seen and pressed

    def messages(self, person: Person) -> list[Message]:
        found: list[Message] = []
        for channel in self.everywhere():
            if self.server_of(channel.id) == person.server:
                found += self.sim.world.messages(channel, person.actor)[-KEPT:]
        return found

    def pressable(self, person: Person) -> list[tuple[Message, str]]:
        """Every button of ours that this person could press now."""
        found: list[tuple[Message, str]] = []
        for message in self.messages(person):
            found += _buttons_on(message)
        self.remembered = [*self.remembered, *found[-3:]][-200:]
        return found

    def pressable_elsewhere(self, person: Person) -> list[tuple[Message, str]]:
        """Every button that people see in the other server."""
        found: list[tuple[Message, str]] = []
        for channel in self.everywhere():
            if self.server_of(channel.id) != person.server:
                for message in self.sim.world.messages(channel)[-4:]:
                    found += _buttons_on(message)
        return found

    def buttons_in(self, shown: InteractionResult) -> list[tuple[Message, str]]:
        """What an answer asks to be pressed."""
        answer = shown.response
        if answer is None:
            return []
        channel, _ = where_from(self.sim.world, shown)
        message = self.sim.world.backend.messages.get(channel, {}).get(answer.id)
        return [] if message is None else _buttons_on(message)

    async def press(self, person: Person, message: Message, custom_id: str) -> InteractionResult | None:
        return await self.send(
            person, COMPONENT, {"custom_id": custom_id, "component_type": 2}, message, message.channel_id
        )

    async def send(
        self, person: Person, kind: int, data: dict[str, Any], message: Message | None, channel: int
    ) -> InteractionResult | None:
        """Any interaction whatever; one with a message that has gone meanwhile comes without it."""
        handle = next((each for each in self.everywhere() if each.id == channel), None)
        if handle is None or self.server_of(channel) != person.server:
            handle = self.channel(person)
        if message is not None and message.channel_id != handle.id:
            message = None
        if message is not None and message.id not in self.sim.world.backend.messages.get(handle.id, {}):
            message = None
        return await forge_interaction(self.sim.world, person.actor, handle, kind, data, message)

    async def command(
        self, person: Person, name: str, options: dict[str, Any], kind: int = COMMAND, channel: int = 0
    ) -> InteractionResult:
        """A command with these options, sensible or not; under AUTOCOMPLETE the last one is being typed."""
        given = [{"name": each, "type": _option_type(value), "value": value} for each, value in options.items()]
        if kind == AUTOCOMPLETE and given:
            given[-1]["focused"] = True
        data = command_data(self.sim.world, name, given)
        return await forge_interaction(self.sim.world, person.actor, self.channel(person, channel), kind, data)

    async def fill(self, person: Person, chance: random.Random, *, honest: bool) -> InteractionResult | None:
        """Send the dialog that is open for somebody: as it is, or with rubbish in it. Any dialog when none is."""
        shown = self.answers.get(person.id)
        modal = shown.modal if shown is not None else None
        if modal is None or shown is None:
            return await self.forge_dialog(person, chance)
        fields = defaults_of(modal) if honest else {}
        components: list[dict[str, Any]] = []
        for name in fields_of(modal):
            now = fields.get(name)
            if isinstance(now, list):
                components.append({"type": 18, "component": {"type": 3, "custom_id": name, "values": now}})
            else:
                value = (now or chance.choice(AMOUNTS)) if honest else typed(chance)
                one = {"type": 4, "custom_id": name, "value": value}
                if not honest and chance.random() < 0.4:
                    one = {"type": 3, "custom_id": name, "values": values(chance)}
                components.append({"type": 18, "component": one})
        channel, source = where_from(self.sim.world, shown)
        data = {"custom_id": modal["custom_id"], "components": components}
        return await self.send(person, DIALOG, data, source, channel)

    async def forge_dialog(self, person: Person, chance: random.Random) -> InteractionResult | None:
        message = self.some_message(person, chance)
        data = {"custom_id": self.forged_id(chance), "components": modal_components(chance)}
        return await self.send(person, DIALOG, data, message, message.channel_id if message else 0)

    def some_message(self, person: Person, chance: random.Random) -> Message | None:
        seen = self.messages(person)
        return chance.choice(seen[-8:]) if seen else None

    def forged_id(self, chance: random.Random) -> str:
        actors = self.bot.tables.all()
        actor = chance.choice(actors) if actors else None
        return custom_id(
            chance,
            actor.table if actor else 1,
            actor.state.turns if actor else 0,
            actor.state.hand_number if actor else 0,
        )

    # ---- tables

    def to_act(self, number: int) -> tuple[Person, TableActor] | None:
        """Somebody whose turn it is at one of the tables."""
        found: list[tuple[Person, TableActor]] = []
        for actor in self.bot.tables.all():
            hand = actor.state.hand
            if hand is None or hand.turn is None or actor.state.paused is not None:
                continue
            row = actor.state.seats[hand.turn.seat]
            person = None if row is None else self.known(row.player, actor.place.guild)
            if person is not None:
                found.append((person, actor))
        return found[number % len(found)] if found else None

    def known(self, player: int, server: int) -> Person | None:
        """This player, in that server."""
        return next((each for each in self.people if (each.id, each.server) == (player, server)), None)

    def boss_of(self, actor: TableActor) -> Person:
        """Who may manage the table's server."""
        return next(each for each in self.people if each.admin and each.server == actor.place.guild)

    def message_of(self, actor: TableActor) -> Message | None:
        """The message that a table is shown in."""
        return self.sim.world.backend.messages.get(actor.place.channel, {}).get(actor.message)

    def turn_buttons(self, actor: TableActor) -> list[tuple[Message, str]]:
        """What the one to act can press on the table's message."""
        message = self.message_of(actor)
        if message is None:
            return []
        found: list[tuple[Message, str]] = []
        for each in buttons_of(message.components):
            named = parse(str(each.get("custom_id") or ""))
            if (
                named is not None
                and not each.get("disabled")
                and named.verb.value in TURN
                and named.turn == actor.state.turns
            ):
                found.append((message, str(each["custom_id"])))
        return found

    # ---- restarts

    async def restart(self, *, killed: bool) -> None:
        self.answers.clear()
        await self.sim.restart(killed=killed)

    # ---- the end of it

    async def mend(self) -> None:
        """Nothing fails any more."""
        self.trouble.mend()
        await self.sim.advance(WELL_AFTER + 1)

    async def finish(self, limit: int = 250) -> None:
        """From any state, with the clock on and honest presses, every table comes to its end."""
        await self.mend()
        for _ in range(limit):
            actors = self.bot.tables.all()
            if not actors:
                return
            turn = self.to_act(0)
            patient = turn is not None and turn[1].state.turns % 5 == 0  # whose time is to run out
            if turn is not None and not patient and (buttons := self.turn_buttons(turn[1])):
                person, _ = turn
                big = [each for each in buttons if ":allin:" in each[1] or ":call:" in each[1] or ":check" in each[1]]
                message, pressed = (big or buttons)[-1]
                await self.step("finish", [person], partial(self.press, person, message, pressed))
                shown = self.answers.get(person.id)
                if shown is not None and shown.modal is not None:
                    await self.step("finish", [person], partial(self.fill, person, random.Random(0), honest=True))
                await self.sim.advance(1)
                await self.look([person])
                continue
            actor = actors[0]
            if actor.state.paused is not None or actor.state.phase is Phase.LOBBY or actor.state.rules.buying:
                boss = self.boss_of(actor)
                channel = self.number_of(boss, actor.place.channel)
                await self.step("finish", [boss], partial(self._end, boss, actor, channel))
            await self.sim.advance(15)
            await self.look([])
        left = [(each.table, each.state.phase, each.state.paused) for each in self.bot.tables.all()]
        assert not left, f"tables that cannot be finished: {left}"

    async def _end(self, boss: Person, actor: TableActor, channel: int) -> InteractionResult | None:
        if actor.state.closing and actor.state.paused is not None:  # the hand that is on has to be played first
            return await self.command(boss, "poker floor resume", {}, channel=channel)
        answer = await self.command(boss, "poker floor cancel", {}, channel=channel)
        for message, pressed in self.buttons_in(answer):
            return await self.press(boss, message, pressed)
        return None


def _buttons_on(message: Message) -> list[tuple[Message, str]]:
    return [
        (message, str(each["custom_id"]))
        for each in buttons_of(message.components)
        if not each.get("disabled") and each.get("custom_id")
    ]


TURN: Final = ("fold", "check", "call", "bet", "raise", "allin", "size")


def _option_type(value: object) -> int:
    if isinstance(value, bool):
        return 5
    return 4 if isinstance(value, int) else 3


@contextlib.contextmanager
def own_loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


__all__ = ["AUTOCOMPLETE", "SELECT", "Person", "PlayerId", "Stage", "own_loop"]
