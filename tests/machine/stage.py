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

from discord import app_commands

from bot.app import DeadButton
from bot.demo.sim import (
    ChannelHandle,
    InteractionResult,
    MemberActor,
    Message,
    buttons_of,
    defaults_of,
    fields_of,
)
from bot.demo.sim_forged import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    DIALOG,
    command_data,
    find_replies,
    forge_interaction,
    where_from,
)
from bot.service.actor import TableActor
from bot.service.ports import ServerSettings, StoreError, TableViewMode
from bot.ui.custom_id import parse
from engine.tournament import Phase, PlayerId
from tests.discord_sim import LogGuard, Sim
from tests.machine.checks import Checks
from tests.machine.rubbish import AMOUNTS, custom_id, modal_components, typed, values

LOCALES: Final = ("en-US", "fr", "de")
SELECT: Final = 3
KEPT: Final = 40  # messages that somebody still remembers
FAULTS: Final = (
    ("POST", "/interactions/*/callback", 503, 0),
    ("POST", "/interactions/*/callback", 404, 10062),
    ("PATCH", "/channels/*/messages/*", 503, 0),
    ("PATCH", "/channels/*/messages/*", 403, 50001),
    ("PATCH", "/channels/*/messages/*", 404, 10008),
    ("POST", "/channels/*/messages", 503, 0),
    ("POST", "/channels/*/messages", 403, 50013),
    ("POST", "/channels/*/messages", 403, 50007),
    ("PATCH", "/webhooks/*", 503, 0),
    ("DELETE", "/channels/*/messages/*", 503, 0),
    ("POST", "/users/@me/channels", 403, 40003),
)
LOST: Final = (
    ("POST", "/interactions/*/callback"),
    ("PATCH", "/channels/*/messages/*"),
    ("POST", "/channels/*/messages"),
    ("PATCH", "/webhooks/*"),
)
ON_DISK: Final = (
    "append",
    "open_table",
    "person",
    "change_person",
    "server",
    "set_message",
    "mark_presented",
    "record",
)
FAILS: Final = "on purpose"
# What the log may say of a disk that fails; everything else that is an error is one.
OF_THE_DISK: Final = (
    FAILS,
    "nothing could be saved",
    "cannot be saved and stands still",
    "could not be read",
    "nothing could be offered",
)

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
        self.calm = True
        self.done: Counter[str] = Counter()
        self._faults: list[tuple[contextlib.AbstractContextManager[None], int]] = []
        self.seed = seed
        self.failed = False

    async def open(self) -> None:
        sim, world = self.sim, self.sim.world
        await sim.start(language=LOCALES[self.seed % 3])
        other = world.env.create_guild("Elsewhere", preferred_locale="fr")
        self.channels = [sim.channel, sim.guild.create_text_channel("second"), other.create_text_channel("poker")]
        for number, name in enumerate(("ann", "bob", "cem", "dan", "eve")):
            self.people.append(Person(name, sim.person(name, locale=LOCALES[(number + self.seed) % 3])))
        self.people.append(Person("adm", sim.admin("adm"), admin=True))
        self.people.append(Person("zoe", other.add_member(world.env.create_user("zoe", global_name="Zoé"))))
        await world.env.settle()
        with sim.in_bot():
            for guild in (sim.guild.id, other.id):
                await self.bot.store.save_server(ServerSettings(guild, view=TableViewMode.TEXT))

    async def close(self) -> None:
        """Close everything. The whole was checked step by step already."""
        for fault, _ in self._faults:
            fault.__exit__(None, None, None)
        raised = [each for each in self.sim.world.env.errors if not isinstance(each, app_commands.AppCommandError)]
        try:
            await self.sim.world.close(check=False)
            if raised:  # what the commands' own boundary has explained is none of them
                raise BaseExceptionGroup("raised unseen", raised)
        finally:
            await self.sim.close_reader()
            shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def bot(self) -> DeadButton:
        bot = self.sim.world.bot
        assert isinstance(bot, DeadButton)
        return bot

    def person(self, number: int) -> Person:
        return self.people[number % len(self.people)]

    def channel(self, person: Person, number: int = 0) -> ChannelHandle:
        """A channel that this person can use."""
        mine = [
            each
            for each in self.channels
            if self.sim.world.backend.get_channel(each.id).guild_id == self._guild(person)
        ]
        return mine[number % len(mine)]

    def _guild(self, person: Person) -> int:
        return person.actor.guild.id

    # ---- a step

    async def step(self, name: str, pressed: Sequence[Person], deed: Deed) -> None:
        """Do it, then look at everything."""
        self.done[name] += 1
        self.sim.world.tick()
        result = await deed()
        if result is not None and len(pressed) == 1:
            self.answers[pressed[0].id] = result
        await self.look(pressed)

    async def look(self, pressed: Sequence[Person]) -> None:
        admins = {each.id for each in self.people if each.admin}
        await self.checks.look({each.id for each in pressed}, admins, calm=self.calm)
        self._grow_calm()

    def _grow_calm(self) -> None:
        """Faults end by themselves after some steps."""
        left: list[tuple[contextlib.AbstractContextManager[None], int]] = []
        for fault, steps in self._faults:
            if steps:
                left.append((fault, steps - 1))
            else:
                fault.__exit__(None, None, None)
        self._faults = left

    # ---- what can be seen and pressed

    def messages(self, person: Person) -> list[Message]:
        found: list[Message] = []
        for channel in self.channels:
            if self.sim.world.backend.get_channel(channel.id).guild_id == self._guild(person):
                found += self.sim.world.messages(channel, person.actor)[-KEPT:]
        return found

    def pressable(self, person: Person) -> list[tuple[Message, str]]:
        """Every button of ours that this person could press now."""
        found: list[tuple[Message, str]] = []
        for message in self.messages(person):
            for each in buttons_of(message.components):
                if not each.get("disabled") and each.get("custom_id"):
                    found.append((message, str(each["custom_id"])))
        self.remembered = [*self.remembered, *found[-3:]][-200:]
        return found

    async def press(self, person: Person, message: Message, custom_id: str) -> InteractionResult | None:
        return await self.send(
            person, COMPONENT, {"custom_id": custom_id, "component_type": 2}, message, message.channel_id
        )

    async def send(
        self, person: Person, kind: int, data: dict[str, Any], message: Message | None, channel: int
    ) -> InteractionResult | None:
        """Any interaction whatever; one with a message that has gone meanwhile comes without it."""
        handle = next((each for each in self.channels if each.id == channel), None)
        if handle is None or self.sim.world.backend.get_channel(channel).guild_id != self._guild(person):
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
            person = next((each for each in self.people if row is not None and each.id == row.player), None)
            if person is not None:
                found.append((person, actor))
        return found[number % len(found)] if found else None

    def turn_buttons(self, actor: TableActor) -> list[tuple[Message, str]]:
        """What the one to act can press on the table's message."""
        message = self.sim.world.backend.messages.get(actor.place.channel, {}).get(actor.message)
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

    # ---- what fails

    def break_discord(self, number: int, steps: int) -> None:
        method, path, status, code = FAULTS[number % len(FAULTS)]
        if len(self._faults) >= 2:
            return
        self.calm = False
        self._lose_offers()
        fault = self.sim.world.broken(method, path, status=status, code=code)
        fault.__enter__()
        self._faults.append((fault, steps))

    def _lose_offers(self) -> None:
        """discord.py notes it as an error when what is offered to somebody who types does not get through."""
        self.guard.expect(r"Ignoring exception in autocomplete[\s\S]*(the reply was lost|error code: )")

    def lose(self, number: int) -> None:
        self.calm = False
        self._lose_offers()
        self.sim.world.lose_reply(*LOST[number % len(LOST)])

    def break_disk(self, method: str, times: int, *, afterwards: bool) -> None:
        """The bot's disk fails so many times, before it has written or `afterwards`."""
        self.calm = False
        for pattern in OF_THE_DISK:
            self.guard.expect(pattern)
        store: Any = self.bot.store
        real = getattr(type(store), method)
        left = [times]

        async def failing(*args: Any, **given: Any) -> Any:
            if not left[0]:
                vars(store).pop(method, None)
                return await real(store, *args, **given)
            left[0] -= 1
            if afterwards:
                await real(store, *args, **given)
            raise StoreError(f"the database failed: {FAILS}")

        vars(store)[method] = failing

    async def restart(self, *, killed: bool) -> None:
        self.answers.clear()
        await self.sim.restart(killed=killed)

    # ---- the end of it

    async def mend(self) -> None:
        """Nothing fails any more."""
        while self._faults:
            self._faults.pop()[0].__exit__(None, None, None)
        find_replies(self.sim.world)
        for method in ON_DISK:
            vars(self.bot.store).pop(method, None)
        await self.sim.advance(40)

    async def finish(self, limit: int = 250) -> None:
        """From any state, with the clock on and honest presses, every table comes to its end."""
        await self.mend()
        adm, zoe = self.people[5], self.people[6]
        for _ in range(limit):
            actors = self.bot.tables.all()
            if not actors:
                return
            turn = self.to_act(0)
            if turn is not None and (buttons := self.turn_buttons(turn[1])):
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
                boss = zoe if actor.place.guild != self.sim.guild.id else adm
                ids = [each.id for each in self.channels]
                channel = ids.index(actor.place.channel) if actor.place.channel in ids else 0
                await self.step("finish", [boss], partial(self._end, boss, actor, channel))
            await self.sim.advance(15)
            await self.look([adm, zoe])
        left = [(each.table, each.state.phase, each.state.paused) for each in self.bot.tables.all()]
        assert not left, f"tables that cannot be finished: {left}"

    async def _end(self, boss: Person, actor: TableActor, channel: int) -> InteractionResult | None:
        answer = await self.command(boss, "poker floor cancel", {}, channel=channel)
        if answer.response is not None:
            for each in buttons_of(answer.response.components):
                message = self.sim.world.backend.messages[actor.place.channel].get(answer.response.id)
                if message is not None:
                    return await self.press(boss, message, str(each["custom_id"]))
        return None


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
