"""Leaving a table and ending a game: what a running one asks before, and what it answers after."""

from __future__ import annotations

from typing import Final

import discord
from discord import ui

from bot.service.actor import TableActor
from bot.ui.answers import change, say
from bot.ui.custom_id import CustomId, Verb
from bot.ui.room import Room, is_admin, player_of
from bot.ui.views import Interaction, Layout, Style, button, plain, rows
from engine.commands import Cancel, Leave
from engine.open_events import CashedOut
from engine.tournament import Phase
from i18n import text

REASON: Final = 200  # characters of what the floor says

# The question and its button: where the chips leave play with their owner, and where they are cashed out.
_ASKED: Final = {
    (Verb.LEAVE, False): ("leave-question", "button-leave-confirm"),
    (Verb.LEAVE, True): ("leave-open-question", "leave-open-confirm"),
    (Verb.CANCEL, False): ("cancel-question", "button-cancel-confirm"),
    (Verb.CANCEL, True): ("close-question", "close-confirm"),
}
_SAID: Final = 77  # the component that has the reason, of a question that was asked with one


async def leave(room: Room, interaction: Interaction, actor: TableActor) -> None:
    """Leave a lobby at once; a running game asks first. Raises Rejected. Source: T6."""
    command = Leave(player_of(interaction))
    if actor.state.phase is Phase.LOBBY:
        await actor.submit(command, interaction)
        return
    command.decide(actor.state, 0)
    await _ask(room, interaction, actor, Verb.LEAVE)


async def cancel(room: Room, interaction: Interaction, actor: TableActor, why: str = "") -> None:
    """Cancel a lobby at once; a running game asks first. Raises Rejected. Source: O3."""
    command = Cancel(player_of(interaction), is_admin(interaction), why)
    if actor.state.phase is Phase.LOBBY:
        await actor.submit(command, interaction)
        return
    command.decide(actor.state, 0)
    await _ask(room, interaction, actor, Verb.CANCEL, why)


async def _ask(room: Room, interaction: Interaction, actor: TableActor, verb: Verb, why: str = "") -> None:
    """Ask privately; only the button does it. The reason stays on the question until then."""
    locale = await room.readers.locale(interaction)
    question, label = _ASKED[verb, actor.state.rules.buying]
    really = button(CustomId(actor.table, actor.state.hand_number or 1, verb), text(locale, label), Style.danger)
    said = [ui.TextDisplay[Layout](why, id=_SAID)] if why else []
    await say(interaction, Layout(ui.TextDisplay(text(locale, question)), *said, *rows([really])))


async def confirmed(room: Room, interaction: Interaction, pressed: CustomId, actor: TableActor) -> None:
    """The button of the question was pressed: do it, and say so in the question's place. Raises Rejected."""
    player = player_of(interaction)
    locale = await room.readers.locale(interaction)
    if pressed.verb is Verb.CANCEL:
        await actor.submit(Cancel(player, is_admin(interaction), _reason_on(interaction)))
        closing = actor.state.closing and actor.state.phase is Phase.RUNNING
        await _answer(interaction, text(locale, "close-booked" if closing else "done"))
        return
    behind = room.screens.seen(actor)[0] is not actor.state
    commit = await actor.submit(Leave(player))
    gone = next((each for each in commit.events if isinstance(each, CashedOut) and each.player == player), None)
    if not actor.state.rules.buying:
        said = text(locale, "leave-booked")
    elif gone is None or behind:  # S2: what is left must not tell how a run-out ends
        said = text(locale, "leave-open-booked")
    else:
        said = text(locale, "leave-open-done", chips=gone.chips)
    await _answer(interaction, said)


async def _answer(interaction: Interaction, said: str) -> None:
    """In the place of the question; never in that of the table, whose message has no such button of its own."""
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await change(interaction, plain(said))
    else:
        await say(interaction, said)


def _reason_on(interaction: Interaction) -> str:
    """The reason on the question that was pressed, "" for none."""
    message = interaction.message
    for each in message.components if message is not None else ():
        if isinstance(each, discord.TextDisplay) and each.id == _SAID:
            return each.content[:REASON]
    return ""
