"""How much room buttons take on a phone 380 pixels wide, in pixels: Discord wraps a row that is too long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

ROOM: Final = 292  # beside the picture of who wrote the message
PADDING: Final = 24  # of a button, left and right
GAP: Final = 8
EMOJI: Final = 24

# Of letters 14 pixels high and half bold, rounded up; what is not here counts as a wide one.
_WIDTHS: Final = {
    **dict.fromkeys("ijl", 3.75),
    **dict.fromkeys("I.,:’ \u00a0\u202f", 4.25),
    **dict.fromkeys("t'f/r()", 5.5),
    **dict.fromkeys("1-", 6.75),
    **dict.fromkeys("s", 7.75),
    **dict.fromkeys("acekvxyzFJL7éèêçàâä", 8.25),
    **dict.fromkeys("bdghnopquE25ôùûöüÉ", 8.75),
    **dict.fromkeys("034689BPRSTZKYß", 9.25),
    **dict.fromkeys("+ACDGHNUVXÀÄÜ", 10.5),
}
_WIDE: Final = 13.0


def button_width(label: str, *, emoji: bool = False) -> float:
    """The width of a button with this label."""
    return sum([_WIDTHS.get(each, _WIDE) for each in label]) + PADDING + (EMOJI if emoji else 0)


def lines_of(widths: Sequence[float]) -> list[int]:
    """The line, from 0 on, that each button of a row comes to stand in."""
    lines: list[int] = []
    line, used = 0, 0.0
    for width in widths:
        if used and used + GAP + width > ROOM:
            line, used = line + 1, 0.0
        used += width + (GAP if used else 0)
        lines.append(line)
    return lines


def fit_in_a_line(first: str, *labels: str, emoji: bool = False) -> bool:
    """Whether buttons with these labels stand beside each other; `emoji`: the first one has one."""
    return not any(lines_of([button_width(first, emoji=emoji), *[button_width(label) for label in labels]]))
