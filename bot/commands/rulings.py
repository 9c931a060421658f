"""Rulings of the floor, none of them twice by mistake, and none again and again."""

from __future__ import annotations

from bot.service.actor import TableActor
from bot.ui.answers import Refused
from bot.ui.cooldown import seconds
from bot.ui.limits import check_rate
from bot.ui.room import Room, player_of
from bot.ui.views import Interaction
from engine.commands import Command


async def give_ruling(
    room: Room, interaction: Interaction, actor: TableActor, command: Command, *, same: tuple[object, ...] = ()
) -> None:
    """Submit `command`. `same` tells what it is: who was not answered types it once more, and means it once; only after
    a while it counts again. Raises Rejected for who may not, Refused when it comes too soon.
    """
    now, limits = room.tables.now(), room.limits
    command.decide(actor.state, now)  # who may not, and what cannot be, is told first
    if same and (left := limits.same_ruling.wait((actor.table, *same), now)):
        raise Refused("ruling-twice", seconds=seconds(left))
    count_ruling(room, interaction, actor)
    if same:
        limits.same_ruling.count((actor.table, *same), now)
    await actor.submit(command, interaction)


def count_ruling(room: Room, interaction: Interaction, actor: TableActor) -> None:
    """One more of this person at that table. Raises Refused when there were too many just now."""
    check_rate(room.limits.rulings, (actor.table, player_of(interaction)), room.tables.now())
