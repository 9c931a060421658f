"""What has happened, in words: every event of the engine has its line here, or deliberately none."""

from __future__ import annotations

from bot.render.cards import CardWriter, cards_code
from bot.render.hand_lines import hand_line, is_all_in_now
from bot.render.known import AnyHandEvent, known
from bot.render.reasons import reason_line
from bot.render.table_lines import table_line
from engine.commands import Event
from engine.events import HandEvent
from engine.view import TableView

__all__ = ["event_line", "reason_line"]


def event_line(
    event: Event, view: TableView, locale: str, *, all_in: bool | None = None, cards: CardWriter = cards_code
) -> str | None:
    """`event` in words, None when there is nothing to say; one line a pot when pots are awarded.

    `view` is the table after the event or later in the same hand; `all_in` says whether the action put the player
    all-in, when `view` is too late to tell; `cards` writes cards.
    """
    which = known(event)
    if isinstance(which, HandEvent):
        fact: AnyHandEvent = which
        all_in = is_all_in_now(fact, view) if all_in is None else all_in
        return hand_line(fact, view, locale, all_in=all_in, write=cards)
    return table_line(which, view, locale, cards)
