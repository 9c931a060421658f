"""Tables of the formats beside the Sit & Go, in the simulated Discord."""

from __future__ import annotations

from bot.app import DeadButton
from bot.demo.sim import MemberActor
from bot.service.actor import TableActor
from bot.service.ports import Place
from engine.actions import Action, Check, Fold
from engine.rules import Rules
from engine.tournament import PlayerId, SeatRow, Tournament
from engine.view import TableView
from tests.discord_sim import Sim


async def seated(sim: Sim, rules: Rules, *people: MemberActor, start: bool = True) -> None:
    """A table of these rules; the first of the people is host."""
    bot = sim.world.bot
    assert isinstance(bot, DeadButton)
    host = people[0]
    with sim.in_bot():
        place = Place(sim.guild.id, sim.channel.id)
        await bot.tables.open(place, rules, "en", PlayerId(host.id), host.user.global_name or host.name)
    await sim.join(*people[1:])
    if start:
        await sim.start_game(host)


def actor_of(sim: Sim) -> TableActor:
    """The bot's only live table."""
    bot = sim.world.bot
    assert isinstance(bot, DeadButton)
    (actor,) = bot.tables.all()
    return actor


def row_of(table: Tournament, person: MemberActor) -> SeatRow | None:
    """What the table knows of somebody, None when they do not sit there."""
    seat = table.seat_of(PlayerId(person.id))
    return None if seat is None else table.seats[seat]


async def row(sim: Sim, person: MemberActor) -> SeatRow:
    """The same, of somebody who sits there."""
    found = row_of(await sim.table(), person)
    assert found is not None
    return found


def give_up(seen: TableView) -> Action:
    """Folds whenever it costs something to stay."""
    assert seen.offer is not None
    return Fold() if seen.offer.call else Check()


async def hand_over(sim: Sim) -> Tournament:
    """The hand is played to its end."""
    return await sim.play_out(give_up, until=lambda table: not table.hand_running)


async def forged(sim: Sim, person: MemberActor, verb: str, turn: int | None = None, amount: int | None = None):
    """A press on the table's message, whether there is such a button or not; `turn` is the hand by default."""
    message = sim.room.table_message()
    assert message is not None
    number = (await sim.table()).hand_number if turn is None else turn
    tail = "" if amount is None else f":{amount}"
    table = sim.table_ids()[-1]
    answer = await sim.world.forge(person, message, f"pk1:{table}:{number}:{verb}{tail}")
    sim.room.answers[person.id] = answer
    return answer
