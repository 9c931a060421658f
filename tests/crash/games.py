"""The games that are killed: every format, with all that happens in it."""

from __future__ import annotations

from typing import Final

from bot.demo.sim import InteractionResult
from bot.service.ports import Place
from engine.formats import club, open_table
from engine.rules import Preset, Rules
from engine.structures import AnteKind, Antes
from engine.tournament import PlayerId
from tests.crash.play import Does, Game, Play, Step
from tests.e2e.formats import floor

THREE: Final = ("ann", "bob", "carol")


def press(name: str, verb: str) -> Does:
    """Somebody presses a button."""

    async def does(play: Play) -> InteractionResult:
        return await play.sim.press(play.person(name), verb)

    return does


def on_own_cards(name: str | None, verb: str) -> Does:
    """Somebody opens My cards and presses a button there; None: who has the fewest chips."""

    async def does(play: Play) -> InteractionResult | None:
        person = play.person(name or play.shortest(await play.sim.on_disk()))
        await play.sim.press(person, "cards")
        return None if play.sim.world.halted else await play.sim.press(person, verb)

    return does


def rules_on(name: str, *, on: str | None = None, **options: object) -> Does:
    """The floor rules, on a player or on the table."""

    async def does(play: Play) -> InteractionResult:
        return await floor(play.sim, play.person("boss"), name, play.person(on) if on else None, **options)

    return does


def asked(name: str, command: str, verb: str) -> Does:
    """Somebody types what is asked about first, and confirms it."""

    async def does(play: Play) -> InteractionResult | None:
        await play.sim.command(play.person(name), command)
        return None if play.sim.world.halted else await play.sim.press(play.person(name), verb)

    return does


def typed(name: str, **options: object) -> Does:
    """`/poker start`."""

    async def does(play: Play) -> InteractionResult:
        return await play.sim.open_table(play.person(name), **options)

    return does


def by_rules(rules: Rules, language: str = "en") -> Does:
    """A table of these very rules."""

    async def does(play: Play) -> None:
        sim, host = play.sim, play.person("ann")
        with sim.in_bot():
            await sim.bot.tables.open(Place(sim.guild.id, sim.channel.id), rules, language, PlayerId(host.id), "Ann")

    return does


def lobby(*others: str, house: int = 0, start: bool = False) -> tuple[Step, ...]:
    """The others join, house players are asked in, and the game starts, by itself when nobody is missing."""
    join = [Step("player-joined", number + 1, press(name, "join")) for number, name in enumerate(others)]
    more = [Step("player-joined", len(others) + 1 + each, press("ann", "house")) for each in range(house)]
    begin = [Step("tournament-started", 1, press("ann", "start"))] if start else []
    return (*join, *more, *begin)


SIT_AND_GO: Final = Game(
    "sit-and-go",
    THREE,
    typed("ann", seats=4, speed="turbo"),
    (
        *lobby("bob", "carol", house=1),
        Step("paused", 1, rules_on("pause", reason="supper"), hand=2),
        Step("resumed", 1, rules_on("resume"), hand=2),
    ),
    missed={1: "carol"},
)
HEADS_UP: Final = Game(
    "heads-up", ("ann", "bob"), typed("ann", seats=2), lobby("bob"), wild_from=2, text_only=False, language="fr"
)
HOUSE_FINISH: Final = Game(
    "house-finish",
    ("ann", "bob"),
    typed("ann", seats=4, speed="turbo"),
    (
        *lobby("bob", house=2),
        Step("leave-booked", 1, asked("bob", "poker leave", "leave"), hand=2),
        Step("leave-booked", 2, asked("ann", "poker leave", "leave"), hand=3, person="ann"),
    ),
    wild_from=99,
)
CLUB_BY_HANDS: Final = Game(
    "club-by-hands",
    THREE,
    by_rules(
        club(
            seats=4,
            stack=3000,
            preset=Preset.HYPER,
            antes=Antes(AnteKind.BIG_BLIND, 2),
            hands=3,
            clock=20_000,
            time_bank=2,
        )
    ),
    (
        *lobby("bob", "carol", house=1, start=True),
        Step("time-extended", 1, press("bob", "time"), hand=1, person="bob"),
        Step("warned", 1, rules_on("warn", on="bob", reason="talks"), hand=1),
        Step("penalty-booked", 1, rules_on("penalty", on="carol", kind="fine", amount="15"), hand=2),
        Step("ruling-undone", 1, rules_on("undo"), hand=2),
        Step("misdeal-declared", 1, rules_on("misdeal", reason="a card fell"), hand=3),
        Step("penalty-booked", 2, rules_on("penalty", on="bob", kind="dead-bet", amount="20"), hand=3),
        Step("paused", 1, rules_on("pause", reason="supper"), hand=4),
        Step("resumed", 1, rules_on("resume"), hand=4),
    ),
    missed={2: "bob", 3: "bob"},
    opened=True,
    wild_from=6,
)
CLUB_BY_MINUTES: Final = Game(
    "club-by-minutes",
    THREE,
    by_rules(
        club(
            seats=3,
            stack=2000,
            preset=Preset.HYPER,
            antes=Antes(AnteKind.EACH, 2),
            minutes=5,
            clock=300_000,
            time_bank=1,
        )
    ),
    lobby("bob", "carol", start=True),
    wild_from=4,
    pace=160_000,
    opened=True,
)
OPEN: Final = Game(
    "open",
    ("ann", "bob", "carol", "dave"),
    by_rules(open_table(seats=5, buy_in=300, small=5, big=10, clock=20_000)),
    (
        *lobby("bob", "carol", house=1, start=True),
        Step("sat-down", 1, press("dave", "seat"), hand=1, between=True),
        Step("sat-out", 1, on_own_cards("carol", "sitout"), hand=2, person="ann"),
        Step("topped-up", 1, on_own_cards(None, "topup"), hand=3, between=True),
        Step("came-back", 1, on_own_cards("carol", "back"), hand=4, person="ann"),
        Step("leave-booked", 1, asked("dave", "poker leave", "leave"), hand=5),
        Step("close-booked", 1, asked("ann", "poker floor cancel", "cancel"), hand=7),
    ),
    missed={3: "bob"},
    opened=True,
    wild_from=5,
)

GAMES: Final = {game.name: game for game in (SIT_AND_GO, CLUB_BY_HANDS, CLUB_BY_MINUTES, OPEN, HEADS_UP, HOUSE_FINISH)}
