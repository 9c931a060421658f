"""The question before something that ends a game, for one player or for all."""

from __future__ import annotations

from bot.service.actor import TableActor
from bot.ui.answers import say
from bot.ui.custom_id import CustomId, Verb
from bot.ui.room import Room
from bot.ui.views import Interaction, Style, button, plain
from i18n import text


async def ask_again(room: Room, interaction: Interaction, actor: TableActor, verb: Verb, question: str) -> None:
    """Ask text `question` privately before `verb` (LEAVE or CANCEL) in a running game; only the button does it."""
    locale = await room.readers.locale(interaction)
    really = button(
        CustomId(actor.table, actor.state.hand_number or 1, verb),
        text(locale, f"button-{verb.value}-confirm"),
        Style.danger,
    )
    await say(interaction, plain(text(locale, question), [really]))
