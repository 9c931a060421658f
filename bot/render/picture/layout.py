"""Where everything stands on the table: seats in two rows above and below the board, larger where there are few."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.render.picture.theme import WIDTH

BOARD_CARDS: Final = 5


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in pixels."""

    left: int
    top: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.left + self.width

    @property
    def bottom(self) -> int:
        return self.top + self.height

    @property
    def middle(self) -> int:
        """x of the middle."""
        return self.left + self.width // 2

    def meets(self, other: Box) -> bool:
        """Whether the two share a pixel."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def grown(self, by: int) -> Box:
        """The box with `by` pixels more on every side."""
        return Box(self.left - by, self.top - by, self.width + 2 * by, self.height + 2 * by)


@dataclass(frozen=True, slots=True)
class SeatSize:
    """How large a seat is. The plate with name and stack is below; avatar and cards stand on its left and right.

    `around` is the room that glows and shadows have; `tucked` how much of cards face down the plate hides; `lines` the
    rows for discs and bets before the seat.
    """

    width: int
    height: int
    around: int
    plate: int
    avatar: int
    avatar_left: int
    card_width: int
    card_height: int
    card_gap: int
    tucked: int
    name: int
    stack: int
    lines: int

    @property
    def plate_top(self) -> int:
        return self.height - self.plate

    @property
    def cards_left(self) -> int:
        """x of the first card."""
        return self.width - 4 - 2 * self.card_width - self.card_gap

    @property
    def cards_top(self) -> int:
        """y of cards that are shown; they stand above the plate in full."""
        return self.plate_top - self.card_height - 2


LARGE: Final = SeatSize(300, 172, 8, 74, 108, 12, 76, 97, 6, 14, 26, 30, 1)
MEDIUM: Final = SeatSize(244, 160, 8, 72, 92, 10, 63, 84, 5, 12, 24, 28, 1)
SMALL: Final = SeatSize(152, 120, 4, 62, 62, 3, 38, 53, 3, 8, 22, 23, 2)

LINE: Final = 38  # height of a row of discs and bets
BOARD: Final = Box(116, 266, 568, 144)
BOARD_CARD: Final = Box(0, 0, 104, 144)
BOARD_GAP: Final = 12
RAISED: Final = 6  # a winning card stands this much higher
POTS: Final = Box(50, 216, 700, 48)

_ABOVE: Final = {LARGE: 4, MEDIUM: 8, SMALL: 7}
_INWARDS: Final = {LARGE: 14, MEDIUM: 5, SMALL: 0}  # per cent of the way to the middle
_BELOW: Final = {LARGE: 464, MEDIUM: 472, SMALL: 513}
# From a seat to what lies before it: below a plate; above cards, which have a frame when they win
_GAP_BELOW: Final = {LARGE: 1, MEDIUM: 4, SMALL: 4}
_GAP_ABOVE: Final = {LARGE: 9, MEDIUM: 4, SMALL: 4}
# Middles of the seats above (from the left), then of those below (from the right): clockwise
_MIDDLES: Final = {
    1: ((), (400,)),
    2: ((400,), (400,)),
    3: ((192, 608), (400,)),
    4: ((192, 608), (608, 192)),
    5: ((134, 400, 666), (558, 242)),
    6: ((134, 400, 666), (666, 400, 134)),
    7: ((112, 304, 496, 688), (666, 400, 134)),
    8: ((112, 304, 496, 688), (688, 496, 304, 112)),
    9: ((80, 240, 400, 560, 720), (688, 496, 304, 112)),
    10: ((80, 240, 400, 560, 720), (720, 560, 400, 240, 80)),
}


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A seat's place: `box` of the seat itself, `before` of what lies before it on the felt."""

    size: SeatSize
    box: Box
    before: Box
    above: bool


def seat_places(seats: int) -> tuple[SeatPlace, ...]:
    """The places of 1 to 10 seats, clockwise from the upper left. Raises KeyError for other numbers."""
    size = LARGE if seats < 5 else MEDIUM if seats < 7 else SMALL
    above, below = _MIDDLES[seats]
    return (
        *[_place(size, middle, True) for middle in above],
        *[_place(size, middle, False) for middle in below],
    )


def _place(size: SeatSize, middle: int, above: bool) -> SeatPlace:
    top = (_ABOVE if above else _BELOW)[size]
    box = Box(middle - size.width // 2, top, size.width, size.height)
    height = LINE * size.lines
    # Seats at the ends have their bets further in, where the felt is.
    shift = (WIDTH // 2 - middle) * _INWARDS[size] // 100
    line_top = box.bottom + _GAP_BELOW[size] if above else box.top - _GAP_ABOVE[size] - height
    return SeatPlace(size, box, Box(box.left + shift, line_top, size.width, height), above)


def board_places() -> tuple[Box, ...]:
    """The five cards of the board."""
    step = BOARD_CARD.width + BOARD_GAP
    return tuple(
        [Box(BOARD.left + at * step, BOARD.top, BOARD_CARD.width, BOARD_CARD.height) for at in range(BOARD_CARDS)]
    )
