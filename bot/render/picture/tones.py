"""What a seat looks like at first glance."""

from __future__ import annotations

from enum import Enum
from typing import Final

from bot.render.picture import theme
from bot.render.picture.scene import SeatScene, SeatState
from bot.render.picture.typeset import RGB


class Tone(Enum):
    """What a seat looks like at first glance; always said in words or by a shape as well."""

    LIVE = "live"
    TURN = "turn"
    WON = "won"
    ALL_IN = "all-in"
    REST = "rest"
    EMPTY = "empty"


EDGES: Final[dict[Tone, tuple[RGB, int]]] = {
    Tone.LIVE: (theme.EDGE, 2),
    Tone.TURN: (theme.GOLD, 4),
    Tone.WON: (theme.WIN, 3),
    Tone.ALL_IN: (theme.ALL_IN, 3),
    Tone.REST: (theme.FAINT_EDGE, 2),
    Tone.EMPTY: (theme.EDGE, 2),
}
_RESTING: Final = (
    SeatState.FOLDED,
    SeatState.MUCKED,
    SeatState.NOT_DEALT_IN,
    SeatState.SITTING_OUT,
    SeatState.OUT,
)


def tone_of(seat: SeatScene) -> Tone:
    """The most important thing about a seat."""
    if seat.state in (SeatState.EMPTY, SeatState.FREE):
        return Tone.EMPTY
    if seat.won:
        return Tone.WON
    if seat.to_act:
        return Tone.TURN
    if seat.state in _RESTING:
        return Tone.REST
    return Tone.ALL_IN if seat.state is SeatState.ALL_IN else Tone.LIVE
