"""The messages about a table: the lobby, a hand, its record, the podium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.command_links import link_commands
from bot.render.dress import dress
from bot.render.legend import legend_text
from bot.render.podium_text import closed_text, podium_text
from bot.render.record_text import record_text, start_record_text
from bot.render.table_text import table_text
from bot.ui.custom_id import CustomId, Verb
from bot.ui.lobby import lobby_layout
from bot.ui.shown import CHART_PICTURE, TABLE_PICTURE, Shown
from bot.ui.table_buttons import table_buttons
from bot.ui.views import TEXT, Layout, Style, blocks, button, picture, rows
from engine.tournament import Phase
from engine.tournament_events import TableClosed
from i18n import text

TO_ACT = 0xC9A227
BETWEEN = 0x4A5568
OVER = 0x7A4E9C
LINKS: Final = 200  # characters that a clickable command and its like may add to a text


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
    """Head, picture, last actions, who is who, whose turn. Without a picture, or when it is of the beginning of the
    street, board and seats are told in words.
    """
    view, locale = shown.view, shown.locale
    said = table_text(view, shown.log, locale, shown.note, shown.chances, still=shown.still)
    pictures = [] if shown.picture is None else [picture(TABLE_PICTURE, shown.picture)]
    told = shown.picture is None or shown.stale
    legend = "" if told else legend_text(view, locale, shown.chances)
    board, seats, actions = _dressed(
        [said.board if told else "", said.seats if told else "", said.actions],
        shown,
        beside=len(said.head) + len(legend) + len(said.turn) + LINKS,
    )
    waiting = view.hand is not None and view.hand.turn is not None and view.paused is None
    return Layout(
        blocks(
            said.head,
            *pictures,
            board,
            seats,
            link_commands(actions, shown.commands),
            legend,
            link_commands(said.turn, shown.commands),
            colour=TO_ACT if waiting else BETWEEN,
        ),
        *table_buttons(shown),
    )


def _dressed(texts: Sequence[str], shown: Shown, *, beside: int = 0) -> list[str]:
    """`texts` with our card emojis if that leaves room for them, and for the characters `beside`, in one message."""
    dressed = [dress(each, shown.emojis) for each in texts]
    return dressed if sum(map(len, dressed)) + beside <= TEXT else list(texts)


def record_layout(shown: Shown) -> Layout:
    """The short record that a finished hand's message becomes. It has no buttons."""
    (record,) = _dressed([record_text(shown.view, shown.log, shown.locale)], shown, beside=LINKS)
    return Layout(blocks(link_commands(record, shown.commands), colour=BETWEEN))


def start_layout(shown: Shown) -> Layout:
    """The short record that the message before the first hand becomes. It has no buttons."""
    (record,) = _dressed([start_record_text(shown.view, shown.log, shown.locale)], shown)
    return Layout(blocks(record, colour=BETWEEN))


def _over_layout(shown: Shown) -> Layout:
    view, note = shown.view, shown.note or ""
    if shown.summary is None or view.close_reason is not None:
        why = next((each.event.why for each in shown.log if isinstance(each.event, TableClosed)), "")
        said = link_commands(closed_text(view, shown.locale, why), shown.commands)
        return Layout(blocks(note, said, colour=BETWEEN))
    again = button(CustomId(shown.table, 0, Verb.REMATCH), text(shown.locale, "button-rematch"), Style.primary)
    pictures = [] if shown.picture is None else [picture(CHART_PICTURE, shown.picture)]
    podium = _dressed([podium_text(view, shown.summary, shown.locale)], shown, beside=len(note))
    return Layout(blocks(note, *podium, *pictures, colour=OVER), *rows([again]))
