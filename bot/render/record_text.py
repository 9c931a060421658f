"""The short record that a finished hand's message becomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.blinds_text import blinds_text
from bot.render.cards import cards_code
from bot.render.lines import event_line
from bot.render.short_course import LEFT_OUT
from bot.render.sitters import views_along
from bot.render.table_lines import lost_penalties
from bot.render.table_text import title_before
from bot.service.ports import Logged
from engine.commands import Event
from engine.events import CardsShown, DeadBetPosted, HandsShown, MisdealDeclared, MuckedHandShown, PotsAwarded
from engine.floor_events import FineTaken, PenaltyBooked, PenaltyOffered, RulingUndone, Warned
from engine.open_events import CashedOut, CloseBooked, SatDown
from engine.presence_events import LeaveBooked, Paused, Resumed
from engine.tournament_events import HandStarted, PlayerBusted, SeatGivenUp, TournamentStarted
from engine.view import TableView
from i18n import text

RULINGS: Final = 6  # so many are told, the last ones
COMINGS: Final = 6  # of those who came or left, so many, the last ones: a table that waits may see many
RULINGS_ROOM: Final = 1_500  # characters of them: the floor adds words of its own

_TOLD: Final = (
    DeadBetPosted,
    HandsShown,
    PotsAwarded,
    CardsShown,
    MuckedHandShown,
    PlayerBusted,
    SeatGivenUp,
    FineTaken,
    PenaltyOffered,
)


def record_text(view: TableView, log: Sequence[Logged], locale: str) -> str:
    """Board, the hands shown, who won what, who went out, came or left, what the floor ruled and why. `view` and `log`
    are of the finished hand.
    """
    lines = [_title(view, log, locale)]
    if view.hand is not None and view.hand.board:
        lines.append(text(locale, "record-board", cards=cards_code(view.hand.board)))
    else:
        lines.append(text(locale, "record-no-board"))
    lines += _told(view, log, locale)
    if left_to_house(view):
        lines.append(text(locale, "house-finish"))
    return "\n".join(lines)


def start_record_text(view: TableView, log: Sequence[Logged], locale: str) -> str:
    """What was settled before the first hand: the cards drawn, if any, and who has the button. Source: B1, B10."""
    said = [event_line(each.event, view, locale) for each in log if isinstance(each.event, TournamentStarted)]
    return "\n".join([f"**{title_before(view, locale)}**", *[line for line in said if line is not None]])


def _told(view: TableView, log: Sequence[Logged], locale: str) -> list[str]:
    """The lines of the events that are told; the first rulings, comings and goings give way to a mark."""
    told: list[str] = []
    rulings = used = comings = 0
    paused = any([isinstance(each.event, Paused) and _is_ruling(each.event) for each in log])
    for logged, then in reversed(list(zip(log, views_along(view, log), strict=True))):
        event = logged.event
        if isinstance(event, HandStarted):
            told += reversed(lost_penalties(event, then, locale))
        elif _is_ruling(event) or (paused and isinstance(event, Resumed) and event.by is not None):
            line = event_line(event, then, locale) or ""
            rulings, used = rulings + 1, used + len(line)
            if rulings <= RULINGS and used <= RULINGS_ROOM:
                told.append(line)
            elif LEFT_OUT not in told:
                told.append(LEFT_OUT)
        elif isinstance(event, SatDown | CashedOut):
            comings += 1
            if comings <= COMINGS:
                told.append(event_line(event, then, locale) or "")
            elif LEFT_OUT not in told:
                told.append(LEFT_OUT)
        elif isinstance(event, _TOLD):
            told += [line for line in [event_line(event, then, locale)] if line is not None]
    return told[::-1]


def _is_ruling(event: Event) -> bool:
    """Whether `event` is the floor's, or the bot's in its place; a pause without a reason is none. Source: K6, C2."""
    match event:
        case Warned() | PenaltyBooked() | RulingUndone() | MisdealDeclared() | CloseBooked():
            return True
        case LeaveBooked(_, by):
            return by is not None
        case Paused(_, by, _, why) | Resumed(by, _, why):
            return by is not None and bool(why)
        case _:
            return False


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
