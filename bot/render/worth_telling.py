"""What of a hand's events is still worth telling: not what the lobby has told, nor what later events made void."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.course import Step, course
from bot.render.short_course import ACTIONS
from bot.render.sitters import views_along
from bot.service.comings import COMINGS
from bot.service.ports import Logged
from engine.commands import Event
from engine.events import MisdealDeclared, TurnStarted
from engine.floor_events import TimeExtended
from engine.open_events import CashedOut, ToppedUp, TopUpBooked
from engine.presence_events import LeaveBooked, Paused, Recovered, Resumed
from engine.seats import Seat
from engine.view import TableView

TOLD: Final = 3  # of those who come and go, sit out, top up and are host then, so many are told


def steps_worth_telling(view: TableView, log: Sequence[Logged]) -> list[tuple[Step, TableView]]:
    """The steps of `log`, whose last event `view` shows, each with the table as it was seated then.

    Left out are the lobby, all restarts but the last, what was done before a misdeal (D3), the uses of the time bank
    but the last one of a turn that goes on, a pause that is over, every end of one but the last, what was booked and
    has been done, and at an open table all comings and goings but the last three.
    """
    told = [logged for logged in log if not isinstance(logged.event, TurnStarted)]  # as `course` leaves them out
    found = list(zip(course(log), views_along(view, told), strict=True))
    void = max([at for at, (step, _) in enumerate(found) if isinstance(step.event, MisdealDeclared)], default=-1)
    kept: list[tuple[Step, TableView]] = []
    restarted, resumed, comings = False, False, 0
    to_act = view.hand.turn.seat if view.hand is not None and view.hand.turn is not None else None
    done: set[tuple[type[Event], Seat]] = set()
    for at, (step, then) in reversed(list(enumerate(found))):
        event = step.event
        match event:
            case Recovered():
                if restarted:
                    continue
                restarted = True
            case TimeExtended(seat):
                if seat != to_act:
                    continue
                to_act = None
            case Resumed():
                if resumed:
                    continue
                resumed = True
            case Paused() if resumed:
                continue
            case ToppedUp(seat):
                done.add((TopUpBooked, seat))
            case CashedOut(seat):
                done.add((LeaveBooked, seat))
            case TopUpBooked(seat) if (TopUpBooked, seat) in done:
                continue
            case LeaveBooked(seat, None) if (LeaveBooked, seat) in done:
                continue
            case _:
                if isinstance(event, (*ACTIONS, MisdealDeclared)):
                    to_act = None  # what was before was another turn
                if step.lobby or (isinstance(event, ACTIONS) and at < void):
                    continue
        if view.rules.buying and isinstance(event, COMINGS):
            if comings == TOLD:
                continue
            comings += 1
        kept.append((step, then))
    return kept[::-1]
