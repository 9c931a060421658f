"""The last actions of a hand in words, street by street, and everything that has to be announced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.course import Step
from bot.render.lines import event_line
from bot.render.names import Names
from bot.render.short_course import ACTIONS, LEFT_OUT, Said, shortened
from bot.render.table_lines import deal_notes, started_lines
from bot.render.worth_telling import steps_worth_telling
from bot.service.ports import Logged
from engine.events import AntePosted, BlindPosted, BoardDealt, HandsShown
from engine.hand import Street
from engine.presence_events import Paused, Resumed
from engine.tournament_events import HandStarted, TournamentStarted
from engine.view import TableView
from i18n import text

LAST: Final = 8  # actions told
MOST_LINES: Final = 14
ROOM: Final = 1_800  # characters, where the floor may add words of its own

_UNTOLD: Final = (AntePosted, BlindPosted, BoardDealt, Paused)  # the table shows it

STREETS: Final = {
    Street.PREFLOP: "street-preflop",
    Street.FLOP: "street-flop",
    Street.TURN: "street-turn",
    Street.RIVER: "street-river",
}


def actions_text(view: TableView, log: Sequence[Logged], locale: str) -> str:
    """The announcements of this hand and its last actions, those of one street on one line. Folds and checks make room
    for bets and raises; where the beginning of a street was left out, that is marked. A restart is told once, until the
    next hand.
    """
    lines: list[str] = []
    street: Street | None = None
    for said in shortened(_told(view, log, locale), LAST, locale, Names(view, locale).at):
        if said.street is not None and said.street is street:
            lines[-1] += f" {said.line}"
        elif said.street is not None:
            lines.append(f"**{text(locale, STREETS[said.street])}** · {said.line}")
        else:
            lines.append(said.line)
        street = said.street
    lines = _last(lines)
    return "\n".join(_within(lines, ROOM) if view.rules.rulings else lines)


def _last(lines: list[str]) -> list[str]:
    """The last lines that there is room for, with a mark when that is not all."""
    return lines if len(lines) <= MOST_LINES else [LEFT_OUT, *lines[1 - MOST_LINES :]]


def _within(lines: list[str], room: int) -> list[str]:
    """The last lines that have no more than `room` characters, with a mark when that is not all."""
    if sum([len(line) + 1 for line in lines]) <= room:
        return lines
    kept = 0
    used = len(LEFT_OUT) + 1
    for line in reversed(lines):
        used += len(line) + 1
        if used > room:
            break
        kept += 1
    return [LEFT_OUT, *lines[len(lines) - kept :]]


def _told(view: TableView, log: Sequence[Logged], locale: str) -> list[Said]:
    told: list[Said] = []
    for step, then in steps_worth_telling(view, log):
        told += _say(step, then, locale)
    return told


def _say(step: Step, view: TableView, locale: str) -> list[Said]:
    event = step.event
    if isinstance(event, _UNTOLD) or (isinstance(event, Resumed) and event.by is None):
        return []
    if isinstance(event, TournamentStarted):
        return [Said(line) for line in started_lines(event, view, locale, None)]
    if isinstance(event, HandStarted):
        return [Said(line) for line in deal_notes(event, view, locale)]
    if isinstance(event, HandsShown) and event.face_up:
        return []  # hands and cards stand in the list of seats
    line = event_line(event, view, locale, all_in=step.all_in)
    if line is None:
        return []
    if isinstance(event, ACTIONS):
        return [Said(line, step.street, event)]
    return [Said(line)]
