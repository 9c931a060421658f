"""The last actions of a hand in words, street by street, and everything that has to be announced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.course import Step, course
from bot.render.lines import event_line
from bot.render.table_lines import deal_notes
from bot.service.ports import Logged
from engine.events import (
    AntePosted,
    BetMade,
    BlindPosted,
    BoardDealt,
    Called,
    Checked,
    Folded,
    HandsShown,
)
from engine.facts import fact
from engine.hand import Street
from engine.tournament_events import HandStarted, Paused, Recovered, Resumed, TournamentStarted
from engine.view import TableView
from i18n import text

LAST: Final = 8  # actions told while a hand runs
LAST_WHEN_OVER: Final = 3
MOST_LINES: Final = 14

_ACTIONS: Final = (Folded, Checked, Called, BetMade)
_UNTOLD: Final = (AntePosted, BlindPosted, BoardDealt, Paused, Recovered, Resumed)  # the table shows it

STREETS: Final = {
    Street.PREFLOP: "street-preflop",
    Street.FLOP: "street-flop",
    Street.TURN: "street-turn",
    Street.RIVER: "street-river",
}


@fact
class _Said:
    line: str
    street: Street | None  # of an action; None for an announcement, which has a line of its own


def actions_text(view: TableView, log: Sequence[Logged], locale: str) -> str:
    """The announcements of this hand and its last actions, those of one street on one line."""
    actions = 0
    most = LAST_WHEN_OVER if view.hand is None or view.hand.over else LAST
    told: list[_Said] = []
    for step in reversed(list(course(log))):
        if isinstance(step.event, _UNTOLD):
            continue
        if isinstance(step.event, _ACTIONS):
            actions += 1
            if actions > most:
                continue
        told += reversed(_say(step, view, locale))
    lines: list[str] = []
    street: Street | None = None
    for said in reversed(told):
        if said.street is not None and said.street is street:
            lines[-1] += f" {said.line}"
        elif said.street is not None:
            lines.append(f"**{text(locale, STREETS[said.street])}** · {said.line}")
        else:
            lines.append(said.line)
        street = said.street
    return "\n".join(lines[-MOST_LINES:])


def _say(step: Step, view: TableView, locale: str) -> list[_Said]:
    event = step.event
    if isinstance(event, HandStarted):
        return [_Said(line, None) for line in deal_notes(event, view, locale)]
    if step.street is None and not isinstance(event, TournamentStarted):
        return []  # the lobby has told it
    if isinstance(event, HandsShown) and event.face_up:
        return []  # hands and cards stand in the list of seats
    line = event_line(event, view, locale, all_in=step.all_in)
    if line is None:
        return []
    return [_Said(line, step.street if isinstance(event, _ACTIONS) else None)]
