"""The messages about a table: the lobby, a hand, its record, the podium."""

from __future__ import annotations

from bot.render.command_links import link_commands
from bot.render.podium_text import closed_text, podium_text
from bot.render.record_text import record_text
from bot.render.table_text import table_text
from bot.ui.custom_id import CustomId, Verb
from bot.ui.lobby import lobby_layout
from bot.ui.shown import Shown
from bot.ui.table_buttons import table_buttons
from bot.ui.views import Layout, Style, blocks, button, rows
from engine.tournament import Phase
from i18n import text

TO_ACT = 0xC9A227
BETWEEN = 0x4A5568
OVER = 0x7A4E9C


def table_layout(shown: Shown) -> Layout:
    """The message that a table is shown in now, whatever state it is in."""
    match shown.view.phase:
        case Phase.LOBBY:
            return lobby_layout(shown)
        case Phase.RUNNING:
            return _hand_layout(shown)
        case Phase.OVER:
            return _over_layout(shown)


def _hand_layout(shown: Shown) -> Layout:
    said = table_text(shown.view, shown.log, shown.locale, shown.note)
    hand = shown.view.hand
    waiting = hand is not None and hand.turn is not None and shown.view.paused is None
    return Layout(
        blocks(
            said.head,
            said.board,
            said.seats,
            said.actions,
            link_commands(said.turn, shown.commands),
            colour=TO_ACT if waiting else BETWEEN,
        ),
        *table_buttons(shown),
    )


def record_layout(shown: Shown) -> Layout:
    """The short record that a finished hand's message becomes. It has no buttons."""
    return Layout(blocks(record_text(shown.view, shown.log, shown.locale), colour=BETWEEN))


def _over_layout(shown: Shown) -> Layout:
    view, note = shown.view, shown.note or ""
    if shown.summary is None or view.close_reason is not None:
        return Layout(blocks(note, link_commands(closed_text(view, shown.locale), shown.commands), colour=BETWEEN))
    again = button(CustomId(shown.table, 0, Verb.REMATCH), text(shown.locale, "button-rematch"), Style.primary)
    return Layout(blocks(note, podium_text(view, shown.summary, shown.locale), colour=OVER), *rows([again]))
