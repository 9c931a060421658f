"""A table without people's own words: what a server's filter holds up is most likely a name, or a reason given."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, Final

from bot.presenter.frames import Frame
from bot.service.ports import Logged
from bot.service.summary import Summary
from engine.commands import Event
from engine.tournament import Tournament

_WORDS: Final = ("name", "host_name", "why")


def nameless(frame: Frame) -> Frame:
    """The same picture of the table; seats stand for names, and no reasons are given."""
    log = tuple([Logged(each.seq, _mute(each.event), each.at) for each in frame.log])
    return replace(frame, state=_without_names(frame.state), log=log)


def nameless_summary(summary: Summary) -> Summary:
    """The same figures of nobody in particular."""
    best = summary.best_hand
    return replace(
        summary,
        best_hand=None if best is None else ("", *best[1:]),
        stacks=tuple([(player, "", stacks) for player, _, stacks in summary.stacks]),
    )


def _mute(event: Event) -> Event:
    fact: Any = event  # every event is a dataclass
    said = {each.name: "" for each in fields(fact) if each.name in _WORDS}
    return replace(fact, **said) if said else event


def _without_names(state: Tournament) -> Tournament:
    new = state.copy()
    new.seats = tuple([None if row is None else replace(row, name="") for row in state.seats])
    new.outs = tuple([replace(each, name="") for each in state.outs])
    new.standings = tuple([replace(each, name="") for each in state.standings])
    new.ledger = tuple([replace(each, name="") for each in state.ledger])
    return new
