"""The short record that a finished hand's message becomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.blinds_text import blinds_text
from bot.render.cards import cards_code
from bot.render.lines import event_line
from bot.render.sitters import views_along
from bot.service.ports import Logged
from engine.events import CardsShown, DeadBetPosted, HandsShown, MisdealDeclared, MuckedHandShown, PotsAwarded
from engine.floor_events import FineTaken, PenaltyOffered
from engine.open_events import CashedOut
from engine.tournament_events import HandStarted, PlayerBusted, SeatGivenUp
from engine.view import TableView
from i18n import text

_TOLD: Final = (
    DeadBetPosted,
    MisdealDeclared,
    HandsShown,
    PotsAwarded,
    CardsShown,
    MuckedHandShown,
    PlayerBusted,
    SeatGivenUp,
    FineTaken,
    PenaltyOffered,
    CashedOut,
)


def record_text(view: TableView, log: Sequence[Logged], locale: str) -> str:
    """Board, the hands shown, who won what, who went out or left, and what the floor did. `view` and `log` are of the
    finished hand.
    """
    lines = [_title(view, log, locale)]
    if view.hand is not None and view.hand.board:
        lines.append(text(locale, "record-board", cards=cards_code(view.hand.board)))
    else:
        lines.append(text(locale, "record-no-board"))
    for logged, then in zip(log, views_along(view, log), strict=True):
        if isinstance(logged.event, _TOLD):
            said = event_line(logged.event, then, locale)
            if said is not None:
                lines.append(said)
    if left_to_house(view):
        lines.append(text(locale, "house-finish"))
    return "\n".join(lines)


def left_to_house(view: TableView) -> bool:
    """Whether only house players are left, with hands still to play. Source: K8."""
    if view.rules.buying:
        return False
    left = sum([row is not None for row in view.rows])
    capped = bool(view.rules.hand_cap) and view.hand_number >= view.rules.hand_cap
    return not view.people_left and left > 1 and not capped


def _title(view: TableView, log: Sequence[Logged], locale: str) -> str:
    blinds = next((each.event.deal.blinds for each in log if isinstance(each.event, HandStarted)), view.level.blinds)
    return f"**{text(locale, 'record-title', hand=view.hand_number, blinds=blinds_text(blinds, locale))}**"
