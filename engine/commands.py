"""What people and the bot may ask of a table: all commands, by one name."""

from __future__ import annotations

from engine.command import Command, Event
from engine.floor_commands import Cancel, ChangeSpeed, CloseIdle, ComeBack, Leave, Pause, Recover, Remove, Resume
from engine.hand_commands import Act, ShowCards, StartHand, TimeOut
from engine.lobby_commands import ChangeRules, Join, OpenTable, StartTournament

__all__ = [
    "Act",
    "Cancel",
    "ChangeRules",
    "ChangeSpeed",
    "CloseIdle",
    "ComeBack",
    "Command",
    "Event",
    "Join",
    "Leave",
    "OpenTable",
    "Pause",
    "Recover",
    "Remove",
    "Resume",
    "ShowCards",
    "StartHand",
    "StartTournament",
    "TimeOut",
]
