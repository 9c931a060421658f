"""What people and the bot may ask of a table: all commands, by one name."""

from __future__ import annotations

from engine.command import Command, Event
from engine.floor_commands import Cancel, ChangeSpeed, CloseIdle, ComeBack, Leave, Pause, Recover, Remove, Resume
from engine.hand_commands import Act, AskToSee, ShowCards, StartHand, TimeOut, UseTime
from engine.lobby_commands import ChangeRules, Join, OpenTable, StartTournament
from engine.open_commands import SitOut, TopUp
from engine.ruling_commands import DeclareMisdeal, Penalise, UndoRuling, Warn

__all__ = [
    "Act",
    "AskToSee",
    "Cancel",
    "ChangeRules",
    "ChangeSpeed",
    "CloseIdle",
    "ComeBack",
    "Command",
    "DeclareMisdeal",
    "Event",
    "Join",
    "Leave",
    "OpenTable",
    "Pause",
    "Penalise",
    "Recover",
    "Remove",
    "Resume",
    "ShowCards",
    "SitOut",
    "StartHand",
    "StartTournament",
    "TimeOut",
    "TopUp",
    "UndoRuling",
    "UseTime",
    "Warn",
]
