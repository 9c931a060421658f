"""Blinds and antes in words."""

from __future__ import annotations

from typing import Final

from bot.render.wording import live_time, time_span
from engine.rules import Blinds
from engine.view import TableView
from i18n import text

_FULL: Final = ("blinds-plain", "blinds-ante", "blinds-big-blind-ante")
_SHORT: Final = ("blinds-plain", "blinds-ante-short", "blinds-big-blind-ante-short")


def blinds_text(blinds: Blinds, locale: str, *, short: bool = False) -> str:
    """As in "50/100, ante 10 each"; `short` as in "50/100 (ante 10)". Source: B7."""
    kind = 0 if not blinds.ante else 2 if blinds.big_blind_ante else 1
    ids = _SHORT if short else _FULL
    return text(locale, ids[kind], small=blinds.small, big=blinds.big, ante=blinds.ante)


def ante_text(blinds: Blinds) -> str:
    """The id of the sentence about an ante."""
    return "status-big-blind-ante" if blinds.big_blind_ante else "status-ante"


def level_text(view: TableView, locale: str, *, still: bool = False) -> str:
    """The level with blinds and antes, and when they go up to what; of an open table blinds and buy-in; `still`: no
    clock runs, whatever it says. Source: B9.
    """
    rules = view.rules
    now = blinds_text(view.level.blinds, locale)
    if rules.buying:
        return text(locale, "table-open-blinds", blinds=now, stack=rules.starting_stack)
    after = blinds_text(view.next_level.blinds, locale, short=True)
    if hands := view.hands_to_next_level:
        return text(locale, "table-level", level=view.level.number, blinds=now, next=after, hands=hands)
    said = text(locale, "table-level-timed", level=view.level.number, blinds=now, next=after)
    if view.level_rises_at and not still:
        return f"{said} {text(locale, 'table-level-due', due=live_time(view.level_rises_at))}"
    left = level_left(view)
    if left:
        return f"{said} {text(locale, 'table-level-left', time=time_span(left, locale))}"
    return f"{said} {text(locale, 'table-level-waits')}"


def level_left(view: TableView) -> int:
    """The milliseconds that the level still lasts, at a table whose clock stands still; 0 when it has lasted long
    enough. Source: B9.
    """
    return max(0, view.rules.structure.milliseconds - view.level_ms)
