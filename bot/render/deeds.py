"""What everybody did last on a street."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.render.picture.scene import Deed
from bot.service.ports import Logged
from engine.commands import Event
from engine.events import BetMade, BoardDealt, Called, Checked, MisdealDeclared, Raised
from engine.seats import Seat
from engine.tournament_events import HandStarted

_DEEDS: Final[Mapping[type[Event], Deed]] = {
    Checked: Deed.CHECK,
    Called: Deed.CALL,
    BetMade: Deed.BET,
    Raised: Deed.RAISE,
}


def last_deeds(log: Sequence[Logged]) -> dict[Seat, Deed]:
    """By seat, the last check, call, bet or raise of the street that `log` ends with."""
    deeds: dict[Seat, Deed] = {}
    for logged in reversed(log):
        event = logged.event
        if isinstance(event, BoardDealt | HandStarted | MisdealDeclared):
            break
        if isinstance(event, Checked | Called | BetMade):
            deeds.setdefault(event.seat, _DEEDS[type(event)])
    return deeds
