"""The rules of one table: a format is a set of values, not a code path."""

from __future__ import annotations

from dataclasses import field
from enum import Enum
from typing import Final

from engine.errors import Reason, Rejected, Setting
from engine.facts import fact
from engine.seats import Chips


class Format(Enum):
    SIT_AND_GO = "sit-and-go"
    CLUB = "club"
    OPEN = "open"


class Speed(Enum):
    """Blind speed; the value is its stored name."""

    NORMAL = "normal"
    TURBO = "turbo"


HANDS_PER_LEVEL: Final = {Speed.NORMAL: 6, Speed.TURBO: 4}


@fact
class Blinds:
    """The forced bets of a level, in chips. With `big_blind_ante` the big blind pays `ante` for everybody (B7)."""

    small: Chips
    big: Chips
    ante: Chips = 0
    big_blind_ante: bool = False


@fact
class Level:
    """A numbered step of the blind structure, from 1 on."""

    number: int
    blinds: Blinds


# B2
SCHEDULE: Final = (
    Blinds(10, 20),
    Blinds(15, 30),
    Blinds(25, 50),
    Blinds(50, 100),
    Blinds(75, 150),
    Blinds(100, 200),
    Blinds(150, 300),
    Blinds(200, 400),
    Blinds(300, 600),
    Blinds(500, 1000),
)


@fact
class Structure:
    """How the blinds rise: after `hands` hands on a level, or after `milliseconds` on it when that is not 0; never when
    both are 0.

    Source: B2, B9.
    """

    levels: tuple[Blinds, ...] = SCHEDULE
    hands: int = 6
    milliseconds: int = 0

    def level(self, number: int) -> Level:
        """Level `number`, from 1 on; past the end of the list each level doubles the one before. Source: B2."""
        past = number - len(self.levels)
        if past <= 0:
            return Level(number, self.levels[number - 1])
        last = self.levels[-1]
        return Level(number, Blinds(last.small << past, last.big << past, last.ante << past, last.big_blind_ante))


class Preset(Enum):
    """Which levels a table plays; the value is the stored name."""

    REGULAR = "regular"
    DEEP = "deep"
    TURBO = "turbo"
    HYPER = "hyper"
    OWN = "own"  # the host's own list
    FIXED = "fixed"  # blinds that do not rise


@fact
class Rules:
    """One table's rules: what a format is made of. Amounts in chips, times in milliseconds; a clock of 0 means no
    clock, a hand cap of 0 none. `starting_stack` is the buy-in where chips can be bought; `length` is how long a level
    lasts at normal speed, in hands or milliseconds as `structure` has it.

    Source: the table of formats at the head of the rulebook.
    """

    format: Format = Format.SIT_AND_GO
    seats: int = 6
    starting_stack: Chips = 1000
    speed: Speed = Speed.NORMAL
    structure: Structure = field(default_factory=Structure)
    clock: int = 45_000
    hand_cap: int = 120
    missed_turns: int = 2
    preset: Preset = Preset.REGULAR
    length: int = 6
    dead_button: bool = True  # B3; else it moves from player to player, B8
    high_card: bool = False  # the first button goes to the highest card, B10; else it is drawn
    time_bank: int = 0  # extensions a player has, K5
    extension: int = 30_000
    warn_after: int = 0  # missed turns at which the bot warns, K6; 0 = never
    rulings: bool = False  # warnings, penalties and misdeals by the floor: K6, D3
    asking: bool = False  # a mucked hand may be asked for, S3
    buying: bool = False  # seats, stacks and ledger of an open table: column O


SEATS: Final = (2, 6)
STACKS: Final = (1000, 2000)
CLOCK: Final = (10_000, 300_000)


def sit_and_go(*, seats: int = 6, stack: Chips = 1000, speed: Speed = Speed.NORMAL, clock: int = 45_000) -> Rules:
    """The rules of a Sit & Go. Raises Rejected(BAD_SETTING) for a value out of range. Source: column S, T1, B2."""
    if not SEATS[0] <= seats <= SEATS[1]:
        raise Rejected(Reason.BAD_SETTING, setting=Setting.SEATS, least=SEATS[0], most=SEATS[1])
    if stack not in STACKS:
        raise Rejected(Reason.BAD_SETTING, setting=Setting.STACK, least=STACKS[0], most=STACKS[1])
    if not CLOCK[0] <= clock <= CLOCK[1]:
        raise Rejected(Reason.BAD_SETTING, setting=Setting.CLOCK, least=CLOCK[0] // 1000, most=CLOCK[1] // 1000)
    return Rules(
        format=Format.SIT_AND_GO,
        seats=seats,
        starting_stack=stack,
        speed=speed,
        structure=Structure(hands=HANDS_PER_LEVEL[speed]),
        clock=clock,
    )
