"""What people do beside their turns."""

from __future__ import annotations

from bot.demo.sim import InteractionResult
from bot.service.ports import Place
from engine.rules import Rules
from engine.tournament import PlayerId
from tests.crash.play import Does, Play, Step
from tests.discord_sim import NothingToPress
from tests.e2e.formats import floor


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


def moved_down(by: str, hand: int) -> Step:
    """Somebody has the table's message posted anew at the bottom of the channel."""
    name = f"moved down by {by} in hand {hand}"

    async def does(play: Play) -> InteractionResult | None:
        play.known.setdefault(name, play.sim.message)
        return await asked(by, "poker status", "down")(play)

    def done(play: Play) -> bool:
        return play.known.get(name, play.sim.message) != play.sim.message

    return Step(name, 1, does, hand, done=done)


def settled_in_advance(by: str, hand: int, *, person: str) -> Step:
    """Whoever waits presses Check/Fold while it is another one's turn, and means it, whatever becomes of the press."""
    name = f"settled in advance by {by} in hand {hand}"

    async def does(play: Play) -> InteractionResult | None:
        play.checks_or_folds.setdefault(by, (await play.sim.on_disk()).hand_number)
        try:
            result = await on_own_cards(by, "checkfold")(play)
        except NothingToPress:
            play.known[name] = 1
            raise
        if result is not None and result.acknowledged:
            play.known[name] = 1
        return result

    return Step(name, 1, does, hand, person, done=lambda play: name in play.known)


def chosen(by: str, field: str, value: str, hand: int) -> Step:
    """Somebody chooses from their own list of settings, or from the server's; `field` is `me:…` or `server:…`."""
    command = "poker settings" if field.startswith("me:") else "poker-admin settings"

    async def does(play: Play) -> InteractionResult | None:
        panel = await play.sim.command(play.person(by), command)
        if play.sim.world.halted or panel.response is None:
            return None
        return await play.person(by).select(panel.response, [value], custom_id=f"set1:{field}")

    return Step(f"{field} chosen by {by}", 1, does, hand, done=lambda play: play.sim.chosen(field) == value)


def again(by: str, *others: str) -> tuple[Step, ...]:
    """The same once more."""
    rematch = Step("table-opened", 2, press(by, "rematch"), after=True)
    return rematch, *[
        Step("player-joined", len(others) + 1 + each, press(name, "join")) for each, name in enumerate(others)
    ]
