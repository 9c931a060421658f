"""What tests about clubs and open tables have in common: tables of any rules, the floor, missed turns."""

from __future__ import annotations

from typing import TypeVar

from bot.app import DeadButton
from bot.demo.room import COMPONENTS_V2
from bot.demo.sim import InteractionResult, MemberActor
from bot.demo.sim_shown import alts_of, text_of
from bot.service.house import decide
from bot.service.ports import Place
from engine.actions import Action
from engine.commands import Event
from engine.rules import Rules
from engine.tournament import Phase, PlayerId, SeatRow, Tournament
from engine.view import TableView
from tests.discord_sim import Sim, check_or_call
from tests.e2e.table_talk import give_up, row_of

E = TypeVar("E", bound=Event)

LOCALES = {"en": "en-US", "fr": "fr", "de": "de"}


async def seated(
    sim: Sim, rules: Rules, *names: str, language: str = "en", house: int = 0, start: bool = True
) -> list[MemberActor]:
    """A table of these rules with so many people and house players, its first hand dealt."""
    people = sim.people(*names, locale=LOCALES[language])
    bot = sim.world.bot
    assert isinstance(bot, DeadButton)
    host = people[0]
    with sim.in_bot():
        place = Place(sim.guild.id, sim.channel.id)
        await bot.tables.open(place, rules, language, PlayerId(host.id), host.user.global_name or host.name)
    await sim.join(*people[1:])
    for _ in range(house):
        await sim.press(host, "house")
    if start:
        await sim.start_game(host)
    return people


async def floor(sim: Sim, who: MemberActor, name: str, on: MemberActor | None = None, **options: object):
    """`/poker floor …`, on a player or on the table."""
    if on is not None:
        options["player"] = f"<@{on.id}>"
    return await sim.command(who, f"poker floor {name}", **options)


def refused(result: InteractionResult) -> bool:
    """Whether an answer was to the person alone, with words in it, and changed no message."""
    said = result.response
    return said is not None and said.ephemeral and bool(text_of(said.content, said.components))


async def events_of(sim: Sim, kind: type[E]) -> list[E]:
    """All events of a kind, oldest first."""
    return [each.event for each in await sim.log() if isinstance(each.event, kind)]


def somebody_acts(table: Tournament) -> bool:
    return table.hand is not None and table.hand.turn is not None and table.paused is None


async def turn_of(sim: Sim, person: MemberActor, *, play=check_or_call, limit: int = 400) -> Tournament:
    """Others play until it is this person's turn."""
    for _ in range(limit):
        table = await sim.table()
        acting = await sim.to_act() if somebody_acts(table) else None
        if acting is not None and acting.id == person.id:
            return table
        if acting is None or row_of(table, acting).away:
            await sim.advance(1)
        else:
            await sim.act(acting, play(await sim.view(acting)))
    raise TimeoutError("it never was their turn")


async def miss(sim: Sim, person: MemberActor) -> None:
    """This person lets the time of the next turn run out."""
    table = await turn_of(sim, person)
    assert table.hand is not None and table.hand.turn is not None
    no = table.hand.turn.no
    await sim.until(lambda now: now.turns > no or now.hand is None or now.hand.turn is None, limit=400)


async def hand_over(sim: Sim, play=give_up) -> Tournament:
    """The hand is played to its end, with `play`."""
    return await sim.play_out(play, until=lambda table: not table.hand_running or table.paused is not None)


async def next_hand(sim: Sim, play=give_up) -> Tournament:
    """This hand is played to its end, and the next one is dealt."""
    number = (await sim.table()).hand_number
    return await sim.play_out(play, until=lambda now: now.hand_number > number and somebody_acts(now))


def seat_row(table: Tournament, person: MemberActor) -> SeatRow | None:
    """What the table knows of somebody, None when they do not sit there."""
    seat = table.seat_of(PlayerId(person.id))
    return None if seat is None else table.seats[seat]


def screen(sim: Sim) -> str:
    """Everything that the newest table message says, what its pictures are said to show too."""
    message = sim.room.table_message()
    return "" if message is None else "\n".join([sim.table_text(), *alts_of(message.components)])


def all_said(sim: Sim) -> str:
    """All that stands on the table's messages, old ones too."""
    laid_out = [each for each in sim.room.messages() if each.flags & COMPONENTS_V2]
    return "\n".join(["\n".join([text_of(e.content, e.components), *alts_of(e.components)]) for e in laid_out])


def sensible(sim: Sim):
    """As house players play."""

    def play(seen: TableView) -> Action:
        return decide(seen, sim._random.randbytes(16))

    return play


def over(table: Tournament) -> bool:
    return table.phase is Phase.OVER
