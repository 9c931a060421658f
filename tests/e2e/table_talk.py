"""What tests about pictures have in common: playing hands, and looking at one message."""

from __future__ import annotations

from bot.demo.sim import MemberActor, Message
from bot.demo.sim_shown import text_of
from engine.actions import Action, Check, Fold
from engine.tournament import PlayerId, Tournament
from engine.view import TableView
from tests.discord_sim import Sim, check_or_call, shove


async def to_act(sim: Sim) -> MemberActor:
    """Whoever's turn it is; somebody's it must be."""
    person = await sim.to_act()
    assert person is not None
    return person


async def fold(sim: Sim) -> None:
    """The player to act folds."""
    await sim.act(await to_act(sim), Fold())


def give_up(seen: TableView) -> Action:
    """Folds whenever it costs something to stay."""
    assert seen.offer is not None
    return Fold() if seen.offer.call else Check()


async def all_in(sim: Sim) -> None:
    """Everybody still to act puts everything in."""
    for _ in range(6):
        person = await sim.to_act()
        if person is None:
            return
        await sim.act(person, shove(await sim.view(person)))


async def until_away(sim: Sim, missing: MemberActor) -> None:
    """All others call along until `missing` is away."""
    for _ in range(400):
        table = await sim.table()
        if row_of(table, missing).away:
            return
        person = await sim.to_act()
        if person is None or person is missing:
            await sim.advance(5)
        else:
            await sim.act(person, check_or_call(await sim.view(person)))
    raise TimeoutError("never away")


def row_of(table: Tournament, person: MemberActor):
    """What the table knows of somebody who sits there."""
    seat = table.seat_of(PlayerId(person.id))
    assert seat is not None
    row = table.seats[seat]
    assert row is not None
    return row


def live(sim: Sim) -> Message:
    """The newest message with a table on it."""
    message = sim.room.table_message()
    assert message is not None
    return message


def now(sim: Sim, message: Message) -> Message:
    """A message as it stands now."""
    return next(each for each in sim.room.messages() if each.id == message.id)


def said(sim: Sim, message: Message) -> str:
    """All that a message says now."""
    found = now(sim, message)
    return text_of(found.content, found.components)


async def until_seen(sim: Sim, text: str) -> None:
    """Let time pass until the table's message says so, five minutes at most."""
    for _ in range(300):
        if text in sim.table_text():
            return
        await sim.advance(1)
    raise TimeoutError(f"never seen: {text}; but {sim.table_text()}")


def is_record(sim: Sim, message: Message, hand: int) -> bool:
    """Whether a message has become the short record of that hand, without buttons."""
    return f"Hand {hand} · blinds" in said(sim, message) and not sim.room.buttons(now(sim, message))


def creating(sim: Sim) -> tuple[str, str]:
    """The request that posts in the channel."""
    return "POST", f"/channels/{sim.channel.id}/messages"


def editing(sim: Sim) -> tuple[tuple[str, str], tuple[str, str]]:
    """The two ways of changing the table's message."""
    return ("PATCH", f"/channels/{sim.channel.id}/messages/*"), ("PATCH", "/webhooks/*/messages/@original")
