"""What a picture of a table shows: values and words, made from what everybody may see; never a hidden card.

All words and amounts come ready to draw, in the table's language. Scenes are hashable: equal scenes, equal pictures.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from bot.service.preferences import DeckColours, Felt
from engine.cards import Board, Card
from engine.hand_view import VisibleCards
from engine.seats import Chips, Seat


class Disc(Enum):
    """What lies before a seat. Its value is what is drawn on it."""

    BUTTON = "D"
    SMALL_BLIND = "SB"
    BIG_BLIND = "BB"


class SeatState(Enum):
    """How a seat takes part in the hand. EMPTY: nobody sits here, but the dead button lies here; FREE: anybody may sit
    down here.
    """

    LIVE = "live"
    ALL_IN = "all-in"
    FOLDED = "folded"
    MUCKED = "mucked"
    NOT_DEALT_IN = "not-dealt-in"
    SITTING_OUT = "sitting-out"
    OUT = "out"
    EMPTY = "empty"
    FREE = "free"


class Deed(Enum):
    """The kind of a last action: decides the colour of its tag, never alone."""

    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Face:
    """A seat's avatar: the fetched image `key` ("" = none there), else drawn from `hue` (0-359) and `initial`, for a
    `house` player as a robot.
    """

    key: str
    hue: int
    initial: str
    house: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """What is said of a seat in other words than the picture has: `stack` and `won` as numbers, `won_with` = a winner's
    hand as within a sentence, "" for nobody's; `place` of who is out, else 0; `extended`: the player to act has taken
    time from the bank. None of it is drawn.
    """

    stack: Chips = 0
    won: Chips = 0
    won_with: str = ""
    place: int = 0
    extended: bool = False


@dataclass(frozen=True, slots=True)
class SeatScene:
    """One seat. Words are "" where there is nothing to say.

    `name` as chosen; `stand_in` for one that no font can draw; `state_words` such as FOLD, ALL-IN, OUT; `last_action`
    of this street in words; `bet` of this street and `chips`, the same as a number; `chance` in a run-out; `won` such
    as +7,320; `hand_aloud` what a winner won with in full, and `hand_words`, for where that has no room, the same in
    short; `lit` which of the two cards are among the winning five; `drawn` = the card drawn for the first button, and
    `highest`: no other is higher; `sits_out`: gets no cards, or none from the next hand on; `told` for the alt text
    alone.
    """

    seat: Seat
    name: str
    stand_in: str
    face: Face
    state: SeatState
    house: bool = False
    stack: str = ""
    bet: str = ""
    chips: Chips = 0
    discs: tuple[Disc, ...] = ()
    state_words: str = ""
    turn_words: str = ""
    away_words: str = ""
    deed: Deed | None = None
    last_action: str = ""
    cards: VisibleCards | None = None
    lit: tuple[bool, bool] = (False, False)
    drawn: Card | None = None
    highest: bool = False
    sits_out: bool = False
    chance: str = ""
    won: str = ""
    hand_words: str = ""
    hand_aloud: str = ""
    told: Told = field(default_factory=Told)

    @property
    def to_act(self) -> bool:
        """Whether it is this seat's turn."""
        return bool(self.turn_words)


@dataclass(frozen=True, slots=True)
class PotScene:
    """A pot: `words` with the amount, such as "Pot 3,640"; `side` for side pots; `amount` the same as a number."""

    words: str
    side: bool
    amount: Chips = 0


@dataclass(frozen=True, slots=True)
class TableScene:
    """A whole table. `seats` clockwise in the order of their numbers, 1 to 10 of them; `banner` = the winning hand's
    name, "" before a showdown; `showdown`: cards that are not `lit` are dimmed. `notice` = what everybody must know,
    such as "Game paused", shown beside the pots; `disc_words` = what is written on discs, where not their values.
    """

    seats: tuple[SeatScene, ...]
    board: Board
    pots: tuple[PotScene, ...] = ()
    banner: str = ""
    lit: frozenset[Card] = field(default_factory=frozenset[Card])
    showdown: bool = False
    felt: Felt = Felt.GREEN
    colours: DeckColours = DeckColours.FOUR
    notice: str = ""
    disc_words: tuple[tuple[Disc, str], ...] = ()


@dataclass(frozen=True, slots=True)
class CardsScene:
    """Two hole cards for their owner, with a line of words: the hand made so far, else where they belong."""

    cards: tuple[Card, Card] = field(repr=False)
    words: str = field(repr=False)
    felt: Felt = Felt.GREEN
    colours: DeckColours = DeckColours.FOUR


@dataclass(frozen=True, slots=True)
class StackLine:
    """One player's stack after each hand (the starting stack first, 0 from the hand the player went out in); `result`
    in words, such as "1st" or "4th, hand 60".
    """

    name: str
    stand_in: str
    face: Face
    result: str
    stacks: tuple[Chips, ...]


@dataclass(frozen=True, slots=True)
class ChartScene:
    """Everybody's stack over a tournament, in the order of the places. `title` and `hands` in words; `thousand` as it
    stands for three zeros on the axis of chips, `separator` between three digits and the next.
    """

    title: str
    hands: str
    thousand: str
    lines: tuple[StackLine, ...]
    separator: str = ","
