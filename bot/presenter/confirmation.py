"""What somebody is told privately whose command, or press on a private message, has been done."""

from __future__ import annotations

from bot.render.command_links import link_commands
from bot.render.lines import event_line
from bot.render.own_text import own_text
from bot.service.ports import Commit
from bot.ui.answers import command_ids
from bot.ui.views import Interaction
from engine import view
from engine.commands import Event
from engine.events import MisdealDeclared
from engine.floor_events import PenaltyBooked, Warned
from engine.presence_events import LeaveBooked, Paused
from engine.tournament import PauseReason, PlayerId
from i18n import text


def confirmation(commit: Commit, via: Interaction, locale: str) -> str:
    """The line of what was done; for a ruling, with how to take it back."""
    event = commit.events[0]
    seen = view(commit.state, PlayerId(via.user.id))
    said = own_text(event, seen, locale) or event_line(event, seen, locale) or text(locale, "private-done")
    undone = _way_back(event, commit)
    return said if undone is None else f"{said}\n{link_commands(text(locale, undone), command_ids(via.client))}"


def _way_back(event: Event, commit: Commit) -> str | None:
    """The text that says how the ruling `event` is taken back, None for what is none. Source: C2."""
    match event:
        case Paused(reason=PauseReason.FLOOR):
            return "floor-go-on"
        case Warned() | PenaltyBooked() if commit.state.rulings:
            return "floor-undo"
        case LeaveBooked(by=by) if by is not None:
            return "floor-final" if not commit.state.rulings else "floor-undo-removal"
        case MisdealDeclared():
            return "floor-final"
        case _:
            return None
