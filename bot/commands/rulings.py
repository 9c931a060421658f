"""Rulings of the floor, none of them twice by mistake, and none again and again."""

from __future__ import annotations

from collections.abc import Hashable
from contextlib import AbstractContextManager
from functools import partial

from bot.service.actor import TableActor
from bot.ui.answers import Refused
from bot.ui.cooldown import seconds
from bot.ui.limits import limited
from bot.ui.room import Room, player_of
from bot.ui.views import Interaction
from engine.commands import Command, UndoRuling
from engine.tournament import PlayerId, RulingKind

Same = tuple[RulingKind, PlayerId, int]


async def give_ruling(
    room: Room, interaction: Interaction, actor: TableActor, command: Command, *, same: Same | None = None
) -> None:
    """Submit `command`. `same` tells what it is: kind, against whom, for how many chips. Who was not answered types it
    once more, and means it once; only after a while it counts again, or when it has been taken back.

    Raises Rejected for who may not, Refused when it comes too soon, and what `TableActor.submit` raises.
    """
    now = room.tables.now()
    command.decide(actor.state, now)  # who may not, and what cannot be, is told first
    if same is None:
        with counted(room, interaction, actor):
            await actor.submit(command, interaction)
        return
    with _once(room, "ruling-twice", (actor.table, *same), now), counted(room, interaction, actor):
        await actor.submit(command, interaction)


async def take_back(room: Room, interaction: Interaction, actor: TableActor, command: UndoRuling) -> None:
    """The same for taking the last ruling back: who was not answered takes no second one back with that. Who was can
    take the next one back at once, and give the one taken back again.
    """
    now, key = room.tables.now(), (actor.table, "undo")
    command.decide(actor.state, now)
    with _once(room, "undo-twice", key, now), counted(room, interaction, actor):
        commit = await actor.submit(command, interaction)
    for ruling in commit.before.rulings[-1:]:
        room.limits.same_ruling.forget((actor.table, ruling.kind, ruling.player, ruling.chips))
    if interaction.response.is_done():
        room.limits.same_ruling.forget(key)


def counted(room: Room, interaction: Interaction, actor: TableActor) -> AbstractContextManager[None]:
    """In here, this person gives one more ruling at that table; when that raises, none was given. Raises Refused when
    there were too many just now.
    """
    return limited(room.limits.rulings, (actor.table, player_of(interaction)), room.tables.now())


def _once(room: Room, name: str, what: Hashable, now: int) -> AbstractContextManager[None]:
    return limited(room.limits.same_ruling, what, now, partial(_just_now, name))


def _just_now(name: str, left: int) -> Refused:
    return Refused(name, seconds=seconds(left))
