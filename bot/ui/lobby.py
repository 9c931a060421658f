"""The lobby's message."""

from __future__ import annotations

from bot.render.lobby_text import lobby_text
from bot.ui.custom_id import CustomId, Verb
from bot.ui.shown import Shown
from bot.ui.views import AnyItem, Layout, Style, blocks, button, rows
from engine.rules import Format
from i18n import text

COLOUR = 0x2E7D5B


def lobby_layout(shown: Shown) -> Layout:
    """The lobby as `shown`, with its buttons. What only the host may do is refused privately to others."""
    return Layout(
        blocks(shown.note or "", lobby_text(shown.view, shown.locale), colour=COLOUR),
        *rows(_players(shown), _hosts(shown)),
    )


def _players(shown: Shown) -> list[AnyItem]:
    full = None not in shown.view.rows
    return [
        _button(shown, Verb.JOIN, Style.success, off=full),
        _button(shown, Verb.LEAVE, Style.secondary),
        _button(shown, Verb.HELP, Style.secondary),
    ]


def _hosts(shown: Shown) -> list[AnyItem]:
    full = None not in shown.view.rows
    enough = sum(1 for _ in shown.view.seats) >= 2
    return [
        _button(shown, Verb.START, Style.primary, off=not enough),
        _button(shown, Verb.HOUSE, Style.secondary, off=full),
        _button(shown, Verb.SETTINGS, Style.secondary),
        *([_button(shown, Verb.LEVELS, Style.secondary)] if shown.view.rules.format is Format.CLUB else []),
        _button(shown, Verb.CANCEL, Style.danger),
    ]


def _button(shown: Shown, verb: Verb, style: Style, *, off: bool = False) -> AnyItem:
    return button(CustomId(shown.table, 0, verb), text(shown.locale, f"button-{verb.value}"), style, off=off)
