"""`/poker floor` on one player: a warning, a penalty, out of the game."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Final

from discord import app_commands

from bot.commands.guarded import guarded, offered
from bot.commands.reasons import Said, in_one_line, says_why
from bot.commands.rulings import give_ruling
from bot.commands.words import words
from bot.render.names import plain_name, seat_name
from bot.service.actor import TableActor
from bot.ui.amounts import typed_amount
from bot.ui.answers import Refused
from bot.ui.room import Room, is_admin, player_of
from bot.ui.views import Interaction
from engine.commands import Penalise, Remove, Warn
from engine.errors import Reason, Rejected
from engine.floor_events import PenaltyKind
from engine.tournament import PlayerId, RulingKind
from engine.view import TableView

MENTION: Final = re.compile(r"<@!?([0-9]{1,20})>", re.ASCII)
PENALTIES: Final[list[app_commands.Choice[Any]]] = [
    app_commands.Choice(name=words(f"choice-penalty-{kind.value}"), value=kind.value) for kind in PenaltyKind
]

Who = app_commands.Range[str, 1, 100]
Amount = app_commands.Range[str, 1, 20]


def rulings_on_players(group: app_commands.Group, room: Room) -> None:
    """Add `warn`, `penalty` and `remove` to the floor's commands."""
    _warn(group, room)
    _penalty(group, room)
    _remove(group, room)


def _warn(group: app_commands.Group, room: Room) -> None:
    @group.command(name=words("cmd-poker-floor-warn-name"), description=words("cmd-poker-floor-warn-description"))
    @app_commands.rename(player=words("opt-poker-floor-player-name"))
    @app_commands.describe(player=words("opt-poker-floor-player-description"))
    @says_why
    @guarded(room)
    async def warn(interaction: Interaction, player: Who, reason: Said | None = None) -> None:
        actor, by = room.here(interaction), player_of(interaction)
        command = Warn(by, _meant(room, actor, player), in_one_line(reason), is_admin(interaction))
        await give_ruling(room, interaction, actor, command, same=(RulingKind.WARNING, command.player, 0))

    warn.autocomplete("player")(offered(room, partial(_players, room)))


def _penalty(group: app_commands.Group, room: Room) -> None:
    @group.command(name=words("cmd-poker-floor-penalty-name"), description=words("cmd-poker-floor-penalty-description"))
    @app_commands.rename(
        player=words("opt-poker-floor-player-name"),
        kind=words("opt-poker-floor-kind-name"),
        amount=words("opt-poker-floor-amount-name"),
    )
    @app_commands.describe(
        player=words("opt-poker-floor-player-description"),
        kind=words("opt-poker-floor-kind-description"),
        amount=words("opt-poker-floor-amount-description"),
    )
    @app_commands.choices(kind=PENALTIES)
    @says_why
    @guarded(room)
    async def penalty(
        interaction: Interaction, player: Who, kind: str, amount: Amount, reason: Said | None = None
    ) -> None:
        actor, by, admin = room.here(interaction), player_of(interaction), is_admin(interaction)
        meant, what = _meant(room, actor, player), _kind(kind)
        Penalise(by, meant, what, 1, "", admin).decide(actor.state, 0)  # who may not is told that first
        command = Penalise(by, meant, what, typed_amount(amount), in_one_line(reason), admin)
        await give_ruling(room, interaction, actor, command, same=(RulingKind(what.value), meant, command.chips))

    penalty.autocomplete("player")(offered(room, partial(_players, room)))


def _remove(group: app_commands.Group, room: Room) -> None:
    @group.command(name=words("cmd-poker-floor-remove-name"), description=words("cmd-poker-floor-remove-description"))
    @app_commands.rename(player=words("opt-poker-floor-player-name"))
    @app_commands.describe(player=words("opt-poker-floor-player-description"))
    @says_why
    @guarded(room)
    async def remove(interaction: Interaction, player: Who, reason: Said | None = None) -> None:
        actor, by = room.here(interaction), player_of(interaction)
        command = Remove(by, _meant(room, actor, player), is_admin(interaction), in_one_line(reason))
        await give_ruling(room, interaction, actor, command)

    remove.autocomplete("player")(offered(room, partial(_players, room)))


async def _players(room: Room, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    """Who sits at the table of this channel, as far as people see it; as they type, those whose name has that in it."""
    actor = room.tables.at(interaction.channel_id or 0)
    if actor is None:
        return []
    locale = await room.readers.locale(interaction)
    typed = current.strip().casefold()
    offered: list[app_commands.Choice[str]] = []
    for seat in room.seen_by(actor, player_of(interaction)).seats:
        name = f"{seat.seat + 1} · {plain_name(seat.name) or seat_name(seat.name, seat.seat, locale)}"
        if typed in name.casefold():
            offered.append(app_commands.Choice(name=name[:100], value=f"<@{seat.player}>"))
    return offered


def _meant(room: Room, actor: TableActor, typed: str) -> PlayerId:
    room.not_ahead(actor)
    found = find_player(actor.view(), typed)
    if found is None:
        raise Rejected(Reason.NO_SUCH_PLAYER)
    return found


def _kind(value: str) -> PenaltyKind:
    try:
        return PenaltyKind(value)
    except ValueError:
        raise Refused("error-old-command") from None


def find_player(view: TableView, typed: str) -> PlayerId | None:
    """Whom `typed` means: an id or mention, a seat's number, or the one name that begins so. None: nobody for sure."""
    word = typed.strip()
    if not word:
        return None
    seats = list(view.seats)
    if match := MENTION.fullmatch(word):
        word = match[1]
        return next((seat.player for seat in seats if word == str(seat.player)), None)
    for seat in seats:
        if word == str(seat.seat + 1) or (word == str(seat.player) and not seat.house):
            return seat.player
    named = [seat.player for seat in seats if seat.name.casefold().startswith(word.casefold())]
    return named[0] if len(named) == 1 else None
