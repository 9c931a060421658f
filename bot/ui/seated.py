"""Buttons of a running table that play no turn: coming and going at an open table, more time, a mucked hand."""

from __future__ import annotations

from typing import Final

from bot.service.actor import TableActor
from bot.ui.answers import Refused
from bot.ui.cooldown import Cooldown
from bot.ui.custom_id import CustomId, Verb
from bot.ui.room import Room, name_of, player_of
from bot.ui.views import Interaction
from engine.commands import AskToSee, ComeBack, Command, Join, SitOut, TopUp, UseTime

AGAIN: Final = 20_000  # milliseconds until one may take a seat, or sit out, once more at the same table

SEATED: Final = frozenset({Verb.TIME, Verb.ASK, Verb.SEAT, Verb.TOP_UP, Verb.SIT_OUT, Verb.BACK})


class Seated:
    """Answers `SEATED`. Coming and going is not free to repeat: each time is an event and a change of everybody's
    table, and anybody may do it.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._again = Cooldown(AGAIN)

    async def press(self, interaction: Interaction, pressed: CustomId, actor: TableActor) -> None:
        """Do what the button says. Raises Rejected or Refused; nothing has changed then."""
        player = player_of(interaction)
        if pressed.turn > actor.state.hand_number:
            raise Refused("unknown-button")
        command = self._command(interaction, pressed)
        if pressed.verb is Verb.TOP_UP and self._room.screens.seen(actor)[0] is not actor.state:
            # S2: what a stack lacks would tell how the run-out ends.
            raise Refused("still-showing")
        limited = pressed.verb in (Verb.SEAT, Verb.SIT_OUT)
        key, now = (actor.table, player, pressed.verb), self._room.tables.now()
        if limited:
            self._again.check(key, now)
        await actor.submit(command, interaction)
        if limited:
            self._again.done(key, now)

    def _command(self, interaction: Interaction, pressed: CustomId) -> Command:
        player = player_of(interaction)
        match pressed.verb:
            case Verb.TIME:
                return UseTime(player, pressed.turn)
            case Verb.ASK:
                return AskToSee(player, pressed.turn, None if pressed.amount is None else pressed.amount - 1)
            case Verb.SEAT:
                return Join(player, name_of(interaction))
            case Verb.TOP_UP:
                return TopUp(player)
            case Verb.SIT_OUT:
                return SitOut(player)
            case _:
                return ComeBack(player)
