"""The short record that a finished hand's message becomes."""

from __future__ import annotations

from collections.abc import Sequence

from bot.render.cards import cards_text
from bot.render.lines import event_line
from bot.service.ports import Logged
from engine.events import CardsShown, PotsAwarded
from engine.tournament_events import HandStarted, PlayerBusted, SeatGivenUp
from engine.view import TableView
from i18n import text


def record_text(view: TableView, log: Sequence[Logged], locale: str) -> str:
    """Board, who won what with which hand, who showed, who went out. `view` and `log` are of the finished hand."""
    lines = [_title(view, log, locale)]
    if view.hand is not None and view.hand.board:
        lines.append(text(locale, "record-board", cards=cards_text(view.hand.board)))
    else:
        lines.append(text(locale, "record-no-board"))
    for logged in log:
        if isinstance(logged.event, PotsAwarded | CardsShown | PlayerBusted | SeatGivenUp):
            said = event_line(logged.event, view, locale)
            if said is not None:
                lines.append(said)
    return "\n".join(lines)


def _title(view: TableView, log: Sequence[Logged], locale: str) -> str:
    blinds = next((each.event.deal.blinds for each in log if isinstance(each.event, HandStarted)), view.level.blinds)
    return f"**{text(locale, 'record-title', hand=view.hand_number, small=blinds.small, big=blinds.big)}**"
