"""The whole bot under everything that people, Discord, the disk and time can do to it, in any order."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
from collections import Counter
from collections.abc import Awaitable
from typing import Any, ClassVar, TypeVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

import bot.errors
from bot.demo.sim import InteractionResult
from bot.ui.answers import Refused
from engine.errors import Rejected
from engine.tournament import PauseReason, Phase
from tests.discord_sim import LogGuard
from tests.machine.rubbish import AMOUNTS, custom_id, modal_components, typed, values
from tests.machine.stage import AUTOCOMPLETE, SELECT, Person, Stage
from tests.machine.trouble import ON_DISK

T = TypeVar("T")

WHO = st.integers(0, 8)
NUMBER = st.integers(0, 11)
SEEDS = st.integers(0, 2**16)
JUMPS = (2, 5, 12, 12, 30, 46, 46, 60, 100)
LONG_JUMPS = (300, 900, 3600, 3 * 3600)
FLOOR = ("pause", "resume", "remove", "undo", "warn", "penalty", "misdeal", "cancel")
COMMANDS = (
    "poker cards",
    "poker status",
    "poker raise",
    "poker leave",
    "poker rules",
    "poker about",
    "poker settings",
    "poker-admin settings",
    "poker-admin speed",
)
FORMATS = ("sit-and-go", "club", "open")
COMING = ("join", "house", "seat", "leave", "sitout", "back", "topup", "down", "time", "ask", "show", "rematch")

refusals: Counter[str] = Counter()


def count_refusals() -> None:
    """Note for which reason whatever is refused from now on."""
    real: Any = bot.errors._words  # pyright: ignore[reportPrivateUsage]
    if getattr(real, "counts", False):
        return

    def words(error: Exception, *args: Any) -> str:
        name = error.reason.value if isinstance(error, Rejected) else error.name if isinstance(error, Refused) else ""
        refusals[name or type(error).__name__] += 1
        return str(real(error, *args))

    words.counts = True  # type: ignore[attr-defined]
    bot.errors._words = words  # pyright: ignore[reportPrivateUsage]


class WholeBot(RuleBasedStateMachine):
    """Each rule is a step; after each, `Checks.look` holds all that is new against the rules."""

    totals: ClassVar[Counter[str]] = Counter()
    looks: ClassVar[Counter[str]] = Counter()
    play_to_the_end: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__()
        count_refusals()
        self.guard = LogGuard()
        self.runner = asyncio.Runner()
        self.stage: Stage | None = None

    @property
    def on(self) -> Stage:
        assert self.stage is not None
        return self.stage

    def run(self, work: Awaitable[T]) -> T:
        async def wrapped() -> T:
            return await work

        return self.runner.run(wrapped())

    def do(self, name: str, pressed: list[Person], work: Awaitable[InteractionResult | None]) -> None:
        async def deed() -> InteractionResult | None:
            return await work

        try:
            self.run(self.on.step(name, pressed, deed))
        except BaseException:
            self.on.failed = True
            raise

    @initialize(seed=SEEDS, format=st.sampled_from(FORMATS), seats=st.integers(2, 6))
    def open(self, seed: int, format: str, seats: int) -> None:
        gc.freeze()  # only what this run makes is collected at its end, or that would take long
        root = logging.getLogger()
        root.addHandler(self.guard)
        self._level, root.level = root.level, logging.DEBUG
        self.stage = Stage(self.guard, seed)
        self.run(self.stage.open())
        ann, bob = self.on.people[:2]
        options: dict[str, Any] = {"format": format, "seats": max(3, seats)}
        self.do("start", [ann], self.on.command(ann, "poker start", options))
        if seed % 4:
            self.press_verb(bob, "join")
            self.press_verb(ann, "start")

    def press_verb(self, person: Person, verb: str) -> None:
        found = [each for each in self.on.pressable(person) if each[1].split(":")[3:4] == [verb]]
        if found:
            self.do(verb, [person], self.on.press(person, *found[-1]))

    # ---- honest people

    @rule(who=WHO, format=st.sampled_from(FORMATS), seats=st.integers(2, 6), thread=st.integers(0, 9), channel=NUMBER)
    def start_a_table(self, who: int, format: str, seats: int, thread: int, channel: int) -> None:
        person = self.on.person(who)
        options: dict[str, Any] = {"format": format, "seats": seats}
        if thread == 9:
            options["thread"] = True
        self.do("start_a_table", [person], self.on.command(person, "poker start", options, channel=channel))

    @rule(who=WHO, verb=st.sampled_from(["join", "join", "start", "house", "seat", "back"]))
    def be_there(self, who: int, verb: str) -> None:
        self.press_verb(self.on.person(who), verb)

    @rule(who=WHO, verb=st.sampled_from(COMING), times=st.sampled_from([1, 1, 2, 3]))
    def come_and_go(self, who: int, verb: str, times: int) -> None:
        for _ in range(times):
            self.press_verb(self.on.person(who), verb)

    @rule(number=NUMBER, verb=st.sampled_from(["settings", "levels", "house", "house"]), seed=SEEDS)
    def change_the_lobby(self, number: int, verb: str, seed: int) -> None:
        lobbies = [each for each in self.on.bot.tables.all() if each.state.phase is Phase.LOBBY]
        if not lobbies:
            self._open_somewhere(number, seed)
            return
        actor = lobbies[number % len(lobbies)]
        host = self.on.known(actor.state.host, actor.place.guild)
        if host is None:
            return
        message = self.on.message_of(actor)
        if message is not None:
            self.do(verb, [host], self.on.press(host, message, f"pk1:{actor.table}:0:{verb}"))
            if verb != "house":
                self.do("fill", [host], self.on.fill(host, random.Random(seed), honest=bool(seed % 3)))

    change_the_lobby_too = change_the_lobby

    def _open_somewhere(self, number: int, seed: int) -> None:
        person = self.on.person(seed)
        options: dict[str, Any] = {"format": FORMATS[seed % 3], "seats": 3 + seed % 4}
        self.do("start", [person], self.on.command(person, "poker start", options, channel=number))

    @rule(number=NUMBER, seed=SEEDS, many=st.integers(1, 3))
    def decide_in_advance(self, number: int, seed: int, many: int) -> None:
        """Somebody at a table looks at the cards, and presses what comes with them."""
        playing = [each for each in self.on.bot.tables.all() if each.state.hand_running]
        if not playing:
            return
        actor = playing[number % len(playing)]
        seated = [self.on.known(row.player, actor.place.guild) for _, row in actor.state.rows() if not row.house]
        people = [each for each in seated if each is not None]
        if not people:
            return
        person = people[seed % len(people)]
        self.press_verb(person, "cards")
        for more in range(many):
            offered = ("checkfold", "callupto", "takeback", "sitout", "back")
            found = [
                each
                for each in self.on.pressable(person)[-16:]
                if each[1].split(":")[3:4] and (each[1].split(":")[3] in offered)
            ]
            if found:
                self.do("in advance", [person], self.on.press(person, *found[(seed + more) % len(found)]))

    @rule(number=NUMBER, choice=NUMBER)
    def act(self, number: int, choice: int) -> None:
        turn = self.on.to_act(number)
        if turn is None:
            self._bring_about_a_turn(choice)
            return
        person, actor = turn
        buttons = self.on.turn_buttons(actor)
        if buttons:
            message, pressed = buttons[choice % len(buttons)]
            self.do("act", [person], self.on.press(person, message, pressed))
            self._fill_honestly(person, choice)
        else:
            self.jump(0)

    @rule(number=NUMBER, choice=NUMBER)
    def act_more(self, number: int, choice: int) -> None:
        for more in range(4):
            if more and self.on.to_act(number) is None:
                return
            self.act(number, choice + more)

    act_once_more = act_more

    @rule(number=NUMBER)
    def play_on(self, number: int) -> None:
        for _ in range(4):
            turn = self.on.to_act(number)
            if turn is None:
                self._bring_about_a_turn(number)
                return
            person, actor = turn
            buttons = [each for each in self.on.turn_buttons(actor) if each[1].split(":")[3] in ("check", "call")]
            if buttons:
                self.do("play_on", [person], self.on.press(person, *buttons[0]))
                self._fill_honestly(person, number)

    def _bring_about_a_turn(self, choice: int) -> None:
        """Whatever people do who want to play: a new table, joining, starting, going on, or waiting."""
        stage, tables = self.on, self.on.bot.tables.all()
        ann = stage.people[0]
        if not tables:
            options = {"format": FORMATS[choice % 3], "seats": 3 + choice % 4}
            self.do("start", [ann], stage.command(ann, "poker start", options, channel=choice % 2))
            return
        actor = tables[choice % len(tables)]
        if actor.state.phase is Phase.LOBBY and choice % 3 and sum(1 for _ in actor.state.rows()) < 3:
            self.press_verb(stage.people[1 + choice % 4], "join")
        elif actor.state.phase is Phase.LOBBY:
            host = stage.known(actor.state.host, actor.place.guild) or ann
            self.press_verb(host, "start")
        elif actor.state.paused is PauseReason.FLOOR:
            boss = stage.boss_of(actor)
            where = stage.number_of(boss, actor.place.channel)
            self.do("go on", [boss], stage.command(boss, "poker floor resume", {}, channel=where))
        elif actor.state.paused is PauseReason.ALL_AWAY or (choice == 11 and actor.state.rules.buying):
            away = [row.player for _, row in actor.state.rows() if row.away or row.sitting_out]
            for person in [each for each in stage.people if each.id in away and each.server == actor.place.guild]:
                self.press_verb(person, "back")
        else:
            self.jump(choice % 3)

    def _fill_honestly(self, person: Person, seed: int) -> None:
        shown = self.on.answers.get(person.id)
        if shown is not None and shown.modal is not None:
            self.do("fill", [person], self.on.fill(person, random.Random(seed), honest=True))

    @rule(who=WHO, choice=SEEDS)
    def press(self, who: int, choice: int) -> None:
        person = self.on.person(who)
        found = self.on.pressable(person)
        if found:
            self.do("press", [person], self.on.press(person, *found[-1 - choice % min(len(found), 24)]))

    @rule(who=WHO, seed=SEEDS, honest=st.booleans())
    def fill(self, who: int, seed: int, honest: bool) -> None:
        person = self.on.person(who)
        self.do("fill", [person], self.on.fill(person, random.Random(seed), honest=honest))

    @rule(who=WHO, seed=SEEDS, channel=NUMBER)
    def type_a_command(self, who: int, seed: int, channel: int) -> None:
        person, chance = self.on.person(who), random.Random(seed)
        name = chance.choice(COMMANDS)
        options: dict[str, Any] = {}
        if name == "poker raise":
            options["amount"] = chance.choice(AMOUNTS)
        elif name == "poker-admin speed":
            options["speed"] = chance.choice(["normal", "turbo"])
        elif name == "poker rules":
            options["topic"] = chance.choice(["betting", "showdown", "x"])
        self.do("type_a_command", [person], self.on.command(person, name, options, channel=channel))

    @rule(who=WHO, seed=SEEDS, which=st.sampled_from(FLOOR), channel=NUMBER)
    def rule_on_the_floor(self, who: int, seed: int, which: str, channel: int) -> None:
        chance = random.Random(seed)
        person = self.on.person(who if seed % 2 else 5)
        options = self._ruling(which, chance, [str(chance.randrange(1, 7)), f"<@{self.on.person(seed).id}>", "b"])
        self.do(f"floor {which}", [person], self.on.command(person, f"poker floor {which}", options, channel=channel))

    @rule(number=NUMBER, seed=SEEDS, which=st.sampled_from(FLOOR), times=st.sampled_from([1, 1, 1, 2, 3]))
    def rule_as_one_may(self, number: int, seed: int, which: str, times: int) -> None:
        """Whoever may, and at a table: the same ruling, perhaps more than once."""
        tables = self.on.bot.tables.all()
        if not tables:
            self._open_somewhere(number, seed)
            return
        actor = tables[number % len(tables)]
        if which == "cancel" and seed % 3:
            which = "warn"
        chance = random.Random(seed)
        host = self.on.known(actor.state.host, actor.place.guild)
        boss = host if host is not None and seed % 2 else self.on.boss_of(actor)
        seated = [f"<@{row.player}>" for _, row in actor.state.rows()] or ["1"]
        options, channel = self._ruling(which, chance, seated), self.on.number_of(boss, actor.place.channel)
        for _ in range(times):
            ruling = self.on.command(boss, f"poker floor {which}", options, channel=channel)
            self.do(f"floor {which}", [boss], ruling)
            if which in ("remove", "cancel", "misdeal") and seed % 2:
                self._confirm(boss)

    rule_as_one_may_too = rule_as_one_may

    def _ruling(self, which: str, chance: random.Random, players: list[str]) -> dict[str, Any]:
        options: dict[str, Any] = {}
        if which in ("warn", "penalty", "remove"):
            options["player"] = chance.choice(players)
        if which == "penalty":
            options |= {"kind": chance.choice(["chips", "dead-bet", "fine"]), "amount": chance.choice(AMOUNTS)}
        if chance.random() < 0.3:
            options["reason"] = chance.choice(["@everyone late", "too\nslow", "# loud", "x" * 200])
        return options

    def _confirm(self, person: Person) -> None:
        """Press what the last answer asks to press."""
        shown = self.on.answers.get(person.id)
        asked = None if shown is None else self.on.buttons_in(shown)
        if asked:
            self.do("confirm", [person], self.on.press(person, *asked[-1]))

    @rule(who=WHO, seed=SEEDS)
    def choose_a_setting(self, who: int, seed: int) -> None:
        person, chance = self.on.person(who), random.Random(seed)
        message = self.on.some_message(person, chance)
        if message is None:
            return
        panel = chance.choice(
            [
                "set1:me:language",
                "set1:me:dm",
                "set1:me:notice",
                "set1:server:clock",
                "set1:server:pause-fold",
                "set1:server:channels",
                "rules1:topic:club",
            ]
        )
        data = {"custom_id": panel, "component_type": SELECT, "values": values(chance)}
        self.do("choose_a_setting", [person], self.on.send(person, 3, data, message, message.channel_id))

    # ---- hostile people

    @rule(who=WHO, seed=SEEDS)
    def press_what_is_gone(self, who: int, seed: int) -> None:
        person = self.on.person(who)
        if self.on.remembered:
            message, pressed = self.on.remembered[seed % len(self.on.remembered)]
            self.do("press_what_is_gone", [person], self.on.press(person, message, pressed))

    @rule(who=WHO, seed=SEEDS)
    def press_a_forged_button(self, who: int, seed: int) -> None:
        person, chance = self.on.person(who), random.Random(seed)
        message = self.on.some_message(person, chance)
        if message is not None:
            self.do("press_a_forged_button", [person], self.on.press(person, message, self.on.forged_id(chance)))

    @rule(who=WHO, number=NUMBER, choice=NUMBER, dialog=st.booleans())
    def act_for_somebody_else(self, who: int, number: int, choice: int, dialog: bool) -> None:
        """The very button of somebody's turn, or the dialog behind it, from another person or another server."""
        turn, person = self.on.to_act(number), self.on.person(who)
        buttons = [] if turn is None else self.on.turn_buttons(turn[1])
        if buttons:
            message, pressed = buttons[choice % len(buttons)]
            data = {"custom_id": pressed, "component_type": 2}
            if dialog:
                data = {"custom_id": pressed, "components": modal_components(random.Random(choice))}
            sent = self.on.send(person, 5 if dialog else 3, data, message, message.channel_id)
            self.do("act_for_somebody_else", [person], sent)

    @rule(who=st.integers(0, 6), seed=SEEDS, many=st.integers(1, 4))
    def press_from_another_server(self, who: int, seed: int, many: int) -> None:
        """What stands there, as if it stood here."""
        person, chance = self.on.person((6, 7, 7, 8, 0, 1, 5)[who]), random.Random(seed)
        found = self.on.pressable_elsewhere(person)
        for _ in range(many):
            if found:
                _, pressed = chance.choice(found[-20:])
                message = self.on.some_message(person, chance)
                data = {"custom_id": pressed, "component_type": 2}
                sent = self.on.send(person, 3, data, message, message.channel_id if message else 0)
                self.do("press_from_another_server", [person], sent)

    @rule(who=WHO, seed=SEEDS)
    def forge_a_list(self, who: int, seed: int) -> None:
        person, chance = self.on.person(who), random.Random(seed)
        message = self.on.some_message(person, chance)
        data = {"custom_id": custom_id(chance, 1, 1, 1), "component_type": SELECT, "values": values(chance)}
        channel = message.channel_id if message else 0
        self.do("forge_a_list", [person], self.on.send(person, 3, data, message, channel))

    @rule(who=WHO, seed=SEEDS)
    def forge_a_dialog(self, who: int, seed: int) -> None:
        person = self.on.person(who)
        self.do("forge_a_dialog", [person], self.on.forge_dialog(person, random.Random(seed)))

    @rule(who=WHO, seed=SEEDS, kind=st.sampled_from([2, 2, AUTOCOMPLETE]), channel=NUMBER)
    def type_nonsense(self, who: int, seed: int, kind: int, channel: int) -> None:
        person, chance = self.on.person(who), random.Random(seed)
        name = chance.choice([*COMMANDS, "poker start", *(f"poker floor {each}" for each in FLOOR)])
        if kind == AUTOCOMPLETE:
            name = chance.choice(["poker raise", "poker floor warn", "poker floor remove", "poker floor penalty"])
        names = ["amount", "player", "reason", "format", "seats", "speed", "thread", "topic", "kind", "x"]
        if kind == AUTOCOMPLETE:
            names = ["amount"] if name == "poker raise" else ["player"]
        options: dict[str, Any] = {}
        for each in chance.sample(names, min(len(names), chance.randrange(0, 4))):
            sent = {"seats": chance.choice([-1, 0, 2, 6, 7, 10**15]), "thread": chance.random() < 0.3}
            options[each] = sent.get(each, typed(chance))  # Discord lets nothing of another type through
        self.do("type_nonsense", [person], self.on.command(person, name, options, kind, channel=channel))

    @rule(seed=SEEDS, people=st.lists(WHO, min_size=2, max_size=4))
    def press_at_once(self, seed: int, people: list[int]) -> None:
        chance = random.Random(seed)
        pressed = [self.on.person(each) for each in people]
        turn = self.on.to_act(seed)

        async def all_at_once() -> None:
            async with self.on.sim.world.simultaneously():
                for number, person in enumerate(pressed):
                    found = self.on.pressable(person)
                    if turn is not None and chance.random() < 0.7:
                        found = self.on.turn_buttons(turn[1]) or found
                        if number == 0 or chance.random() < 0.3:
                            person = pressed[number] = turn[0]
                    if found:
                        await self.on.press(person, *chance.choice(found[-12:]))

        self.do("press_at_once", pressed, all_at_once())

    @rule(who=WHO, seed=SEEDS)
    def press_twice(self, who: int, seed: int) -> None:
        turn = self.on.to_act(who)
        person = turn[0] if turn is not None else self.on.person(who)
        found = (self.on.turn_buttons(turn[1]) if turn is not None else []) or self.on.pressable(person)[-12:]
        if not found:
            return
        message, pressed = found[seed % len(found)]

        async def twice() -> None:
            async with self.on.sim.world.simultaneously():
                for _ in range(2):
                    await self.on.press(person, message, pressed)

        self.do("press_twice", [person], twice())

    @rule(who=WHO, seed=SEEDS, count=st.sampled_from([5, 45]))
    def flood(self, who: int, seed: int, count: int) -> None:
        person, chance = self.on.person(who), random.Random(seed)
        if seed % 4:
            count = 5
        found = self.on.pressable(person)[-12:]
        if not found:
            return
        message, pressed = chance.choice(found)

        async def much() -> None:
            async with self.on.sim.world.simultaneously():
                for _ in range(count):
                    await self.on.press(person, message, pressed)

        self.do("flood", [person], much())

    # ---- time, faults, restarts

    @rule(which=NUMBER)
    def jump(self, which: int) -> None:
        self.do("jump", [], self._advance(JUMPS[which % len(JUMPS)]))

    @rule(which=st.integers(0, 39))
    def jump_far(self, which: int) -> None:
        seconds = LONG_JUMPS[which] if which < len(LONG_JUMPS) else 20
        self.do("jump_far", [], self._advance(seconds))

    async def _advance(self, seconds: float) -> None:
        await self.on.sim.advance(seconds)

    @rule(killed=st.booleans(), rare=st.integers(0, 2))
    def restart(self, killed: bool, rare: int) -> None:
        if rare == 0:
            self.do("restart killed" if killed else "restart", [], self.on.restart(killed=killed))

    @rule(number=NUMBER, steps=st.integers(1, 8), rare=st.integers(0, 2))
    def discord_fails(self, number: int, steps: int, rare: int) -> None:
        if rare == 0 and self.on.may_fail:
            self.on.trouble.break_discord(number, steps)
            self.on.done["discord_fails"] += 1

    @rule(number=NUMBER, rare=st.integers(0, 2))
    def a_reply_is_lost(self, number: int, rare: int) -> None:
        if rare == 0 and self.on.may_fail:
            self.on.trouble.lose(number)
            self.on.done["a_reply_is_lost"] += 1

    @rule(method=st.sampled_from(ON_DISK), times=st.integers(1, 3), afterwards=st.booleans(), rare=st.integers(0, 3))
    def the_disk_fails(self, method: str, times: int, afterwards: bool, rare: int) -> None:
        if rare == 0 and self.on.may_fail:
            self.on.trouble.break_disk(method, times, afterwards=afterwards)
            self.on.done["the_disk_fails"] += 1

    @rule(rare=st.integers(0, 1))
    def all_is_well_again(self, rare: int) -> None:
        if rare == 0 and not self.on.trouble.calm:
            self.do("all_is_well_again", [], self.on.mend())

    # ---- the end

    def teardown(self) -> None:
        if self.stage is None:
            self.runner.close()
            return
        try:
            if self.play_to_the_end and self.stage.seed % 7 == 0 and not self.stage.failed:
                self.run(self.stage.finish())
        finally:
            try:
                self.run(self.stage.close())
            finally:
                WholeBot.totals += self.stage.done
                WholeBot.looks += self.stage.checks.looks
                self.runner.close()
                root = logging.getLogger()
                root.removeHandler(self.guard)
                root.level = self._level
                gc.collect()  # a forgotten task speaks up only when it goes
                gc.unfreeze()
        self.guard.check()


__all__ = ["WholeBot", "modal_components", "refusals"]
