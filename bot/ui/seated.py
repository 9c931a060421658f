"""Buttons of a running table that play no turn: coming and going at an open table, more time, a mucked hand."""

from __future__ import annotations

from typing import Final

from bot.render.lines import reason_line
from bot.render.own_text import own_text
from bot.service.actor import TableActor
from bot.service.ports import Commit
from bot.ui.answers import Refused, answer_until, on_private_message
from bot.ui.cooldown import Cooldown
from bot.ui.custom_id import CustomId, Verb
from bot.ui.in_advance import tell_cards
from bot.ui.own_buttons import Pressed
from bot.ui.room import Room, name_of, player_of
from bot.ui.telling import as_seen
from bot.ui.views import Interaction
from engine import view
from engine.commands import AskToSee, ComeBack, Command, Join, SitOut, TopUp, UseTime
from engine.errors import Rejected

AGAIN: Final = 20_000  # milliseconds until one may take a seat, or sit out, once more at the same table

SEATED: Final = frozenset({Verb.TIME, Verb.ASK, Verb.SEAT, Verb.TOP_UP, Verb.SIT_OUT, Verb.BACK})
WAITS: Final = frozenset({Verb.TOP_UP, Verb.SIT_OUT, Verb.BACK})  # for a run-out to be shown
ON_MY_CARDS: Final = WAITS | {Verb.SEAT}


class Seated:
    """Answers `SEATED`. Coming and going is not free to repeat: each time is an event and a change of everybody's
    table, and anybody may do it.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._again = Cooldown(AGAIN)

    async def press(self, interaction: Interaction, pressed: CustomId, actor: TableActor) -> None:
        """Do what the button says. Raises Rejected or Refused; nothing has changed then."""
        if pressed.verb in ON_MY_CARDS and on_private_message(interaction):
            await self._on_my_cards(interaction, pressed, actor)
        else:
            await self._do(interaction, pressed, actor, interaction)

    async def _on_my_cards(self, interaction: Interaction, pressed: CustomId, actor: TableActor) -> None:
        """The private message says what has come of the press, and stays in use; the table's follows by itself."""
        until = answer_until()
        locale = await self._room.readers.locale(interaction)
        behind = self._room.behind(actor)
        done = False
        try:
            commit = await self._do(interaction, pressed, actor, None)
            note = own_text(commit.events[0], view(commit.state, player_of(interaction)), locale)
            done = True
        except Rejected as refusal:
            note = reason_line(as_seen(refusal, behind=behind), locale)
        except Refused as refusal:
            note = refusal.words(locale)
        await tell_cards(self._room, interaction, actor, note, pressed=Pressed(pressed.verb, done), until=until)

    async def _do(
        self, interaction: Interaction, pressed: CustomId, actor: TableActor, via: Interaction | None
    ) -> Commit:
        """The same; `via` is what the table's message is to answer."""
        player = player_of(interaction)
        if pressed.turn > actor.state.hand_number:
            raise Refused("unknown-button")
        command = self._command(interaction, pressed)
        if pressed.verb in WAITS:
            self._room.not_ahead(actor)
        limited = pressed.verb in (Verb.SEAT, Verb.SIT_OUT)
        key, now = (actor.table, player, pressed.verb), self._room.tables.now()
        if limited:
            command.decide(actor.state, now)  # what cannot be done anyway is no matter of waiting
            self._again.check(key, now)
        commit = await actor.submit(command, via)
        if limited:
            self._again.done(key, now)
        return commit

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
