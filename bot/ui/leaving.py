"""Leaving a table and ending a game: what a running one asks before, and what it answers after."""

from __future__ import annotations

from typing import Final

import discord
from discord import ui

from bot.render.lines import reason_line
from bot.render.names import safe_words, words_meant
from bot.service.actor import TableActor
from bot.ui.advance_panel import cards_again
from bot.ui.answers import change, on_private_message, say
from bot.ui.custom_id import CustomId, Verb
from bot.ui.in_advance import tell_cards
from bot.ui.own_buttons import Pressed
from bot.ui.room import Room, is_admin, player_of
from bot.ui.telling import as_seen
from bot.ui.views import Interaction, Layout, Style, button, plain, rows
from engine.commands import Cancel, Leave
from engine.errors import Rejected
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
_WITHOUT_A_HAND: Final = {"leave-question": "leave-question-now", "close-question": "close-question-now"}
_SAID: Final = 77  # the component that has the reason, of a question that was asked with one


async def leave(room: Room, interaction: Interaction, actor: TableActor) -> None:
    """Leave a lobby at once; a running game asks first. Raises Rejected. Source: T6."""
    command = Leave(player_of(interaction))
    if actor.state.phase is Phase.LOBBY:
        await actor.submit(command, interaction)
        return
    if not actor.state.rules.buying:  # there leaving is booked, whoever goes broke
        room.not_ahead(actor)
    try:
        command.decide(actor.state, 0)
    except Rejected as refusal:
        if not on_private_message(interaction):
            raise
        behind = room.behind(actor)
        note = reason_line(as_seen(refusal, behind=behind), await room.readers.locale(interaction))
        await tell_cards(room, interaction, actor, note, pressed=Pressed(Verb.LEAVE, done=False))
        return
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
    """Ask privately; only the button does it. The reason stays on the question until then. Asked on My cards, the
    question takes their place, with the way back.
    """
    locale = await room.readers.locale(interaction)
    seen = room.screens.seen(actor)[0]
    question, label = _ASKED[verb, seen.rules.buying]
    if not seen.hand_running:
        question = _WITHOUT_A_HAND.get(question, question)
    really = button(CustomId(actor.table, actor.state.hand_number or 1, verb), text(locale, label), Style.danger)
    said = [ui.TextDisplay[Layout](shown, id=_SAID)] if (shown := safe_words(why)) else []
    asked = ui.TextDisplay[Layout](text(locale, question))
    if on_private_message(interaction):
        await change(
            interaction,
            Layout(asked, *said, *rows([really, cards_again(actor.table, actor.state.hand_number, locale)])),
        )
    else:
        await say(interaction, Layout(asked, *said, *rows([really])))


async def confirmed(room: Room, interaction: Interaction, pressed: CustomId, actor: TableActor) -> None:
    """The button of the question was pressed: do it, and say so in the question's place. Raises Rejected."""
    player = player_of(interaction)
    locale = await room.readers.locale(interaction)
    if pressed.verb is Verb.CANCEL:
        await actor.submit(Cancel(player, is_admin(interaction), _reason_on(interaction)))
        closing = actor.state.closing and actor.state.phase is Phase.RUNNING
        await _answer(interaction, text(locale, "close-booked" if closing else "done"))
        return
    behind = room.behind(actor)
    if not actor.state.rules.buying:
        room.not_ahead(actor)
    commit = await actor.submit(Leave(player))
    gone = next((each for each in commit.events if isinstance(each, CashedOut) and each.player == player), None)
    if not actor.state.rules.buying:
        stays = behind or actor.state.seat_of(player) is not None  # S2, as below
        said = text(locale, "leave-booked" if stays else "leave-done")
    elif gone is None or behind:  # S2: what is left must not tell how a run-out ends
        said = text(locale, "leave-open-booked")
        again = cards_again(actor.table, actor.state.hand_number, locale)
        if on_private_message(interaction):
            await change(interaction, Layout(ui.TextDisplay(said), *rows([again])))
            return
    else:
        said = text(locale, "leave-open-done", chips=gone.chips)
    await _answer(interaction, said)


async def _answer(interaction: Interaction, said: str) -> None:
    """In the place of the question; never in that of the table, whose message has no such button of its own."""
    await (change if on_private_message(interaction) else say)(interaction, plain(said))


def _reason_on(interaction: Interaction) -> str:
    """The reason on the question that was pressed, "" for none."""
    message = interaction.message
    for each in message.components if message is not None else ():
        if isinstance(each, discord.TextDisplay) and each.id == _SAID:
            return words_meant(each.content)[:REASON]
    return ""
