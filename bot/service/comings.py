"""Who comes and goes at an open table between two deals: anybody may, for days, so not all of it is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.service.ports import Logged
from engine.open_events import CashedOut, SatDown, SatOut, ToppedUp, TopUpBooked
from engine.presence_events import CameBack, LeaveBooked
from engine.seats import Seat
from engine.tournament_events import HostChanged

COMINGS: Final = (SatDown, CashedOut, SatOut, CameBack, TopUpBooked, ToppedUp, LeaveBooked, HostChanged)
KEPT: Final = 100


def thinned(log: Sequence[Logged]) -> list[Logged]:
    """`log` with the newest `KEPT` comings and goings. Of those before, what each seat's first change tells stays: who
    sat there in the hand.
    """
    comings = [each for each in log if isinstance(each.event, COMINGS)]
    dropped = comings[:-KEPT]
    changed: set[Seat] = set()
    out: set[int] = set()
    for each in dropped:
        if isinstance(each.event, SatDown | CashedOut) and each.event.seat not in changed:
            changed.add(each.event.seat)
        else:
            out.add(each.seq)
    return [each for each in log if each.seq not in out]
