"""Refusals: why a command changes nothing."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum


class Reason(Enum):
    """Everything a person can get wrong. The value is the stable name under which `i18n` words it."""

    # a turn
    STALE_TURN = "stale-turn"
    PRICE_CHANGED = "price-changed"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_YOUR_TIME = "not-your-time"  # nothing was taken from the time bank
    FOLDED = "folded"
    ALL_IN = "all-in"
    NOTHING_TO_CALL = "nothing-to-call"
    SOMETHING_TO_CALL = "something-to-call"
    NO_BET_YET = "no-bet-yet"
    BET_ALREADY = "bet-already"
    NOT_REOPENED = "not-reopened"
    OTHERS_ALL_IN = "others-all-in"
    TOO_SMALL = "too-small"  # least: the smallest legal total
    TOO_BIG = "too-big"  # most: the largest legal total
    TOO_EARLY = "too-early"  # a clock that has not run out

    # a hand
    NO_HAND = "no-hand"
    STILL_SHOWING = "still-showing"  # people have not seen yet what the table has become
    HAND_RUNNING = "hand-running"
    NOT_DEALT_IN = "not-dealt-in"
    NOTHING_TO_SHOW = "nothing-to-show"
    ALREADY_SHOWN = "already-shown"
    TOO_LATE_TO_SHOW = "too-late-to-show"
    BAD_DECK = "bad-deck"

    # what only some formats have
    NOT_IN_THIS_FORMAT = "not-in-this-format"
    NO_TIME_LEFT = "no-time-left"  # the time bank is empty
    NO_CLOCK = "no-clock"
    JUST_EXTENDED = "just-extended"  # the same press twice
    NOT_AT_SHOWDOWN = "not-at-showdown"
    NOTHING_TO_ASK = "nothing-to-ask"
    TOO_LATE_TO_ASK = "too-late-to-ask"
    MISDEAL_TOO_LATE = "misdeal-too-late"  # the flop is out, or two have acted
    DEALT_AGAIN = "dealt-again"  # by somebody else, a moment ago
    CARDS_ARE_UP = "cards-are-up"
    BAD_PENALTY = "bad-penalty"  # least, most: what may be taken
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOT_BELOW_BUY_IN = "not-below-buy-in"
    TOP_UP_BOOKED = "top-up-booked"
    ALREADY_SITTING_OUT = "already-sitting-out"
    ALREADY_CLOSING = "already-closing"
    NO_CHIPS = "no-chips"  # top up first
    REMOVED = "removed"  # by the floor, less than an hour ago
    OWN_RULING = "own-ruling"

    # a level list; level: the first that is wrong
    NO_LEVELS = "no-levels"
    TOO_MANY_LEVELS = "too-many-levels"  # most, levels
    BAD_LEVEL = "bad-level"  # typed: cannot be read
    NO_LEVEL_BETWEEN = "no-level-between"  # nothing before its comma
    LEVELS_WITHOUT_COMMAS = "levels-without-commas"  # typed: several, with spaces between them
    LEVEL_NOT_WHOLE = "level-not-whole"  # typed: parts of a chip, or less than none
    LEVEL_UNCLEAR = "level-unclear"  # typed: its end can be read in two ways
    BAD_LEVEL_BLINDS = "bad-level-blinds"
    BAD_LEVEL_ANTE = "bad-level-ante"
    LEVEL_TOO_HIGH = "level-too-high"  # most
    LEVEL_NOT_RISING = "level-not-rising"
    BAD_ANTE_START = "bad-ante-start"  # most: the last level
    STACK_TOO_SHORT = "stack-too-short"  # least: what the first level asks for

    # a table
    NOT_SEATED = "not-seated"
    ALREADY_SEATED = "already-seated"
    TABLE_FULL = "table-full"
    NOT_STARTED = "not-started"
    ALREADY_STARTED = "already-started"
    ALREADY_PAUSED = "already-paused"
    TOO_FEW_PLAYERS = "too-few-players"
    NO_PEOPLE = "no-people"
    GAME_OVER = "game-over"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    NOT_AWAY = "not-away"
    EVERYBODY_AWAY = "everybody-away"
    ALREADY_LEAVING = "already-leaving"
    NOT_HOST = "not-host"
    NOT_FLOOR = "not-floor"
    SEATED_FLOOR = "seated-floor"  # a host who plays at the table
    LIVE_FLOOR = "live-floor"  # an admin who is still in the hand
    NO_SUCH_PLAYER = "no-such-player"
    SAME_SPEED = "same-speed"
    BAD_SETTING = "bad-setting"  # setting: which one; least, most: its allowed range


class Setting(Enum):
    """A setting of a table that can be out of range; the value is its stable name."""

    SEATS = "seats"
    STACK = "stack"
    CLOCK = "clock"
    SPEED = "speed"
    TIME_BANK = "time-bank"
    HAND_CAP = "hand-cap"
    LEVEL_HANDS = "level-hands"
    LEVEL_MINUTES = "level-minutes"
    SMALL_BLIND = "small-blind"
    BIG_BLIND = "big-blind"
    BUY_IN = "buy-in"
    CHIPS = "chips"


class Rejected(Exception):
    """A command was refused and nothing changed. `detail` holds the numbers that the reason's text needs, `setting`
    what a BAD_SETTING is about, `typed` the words that could not be read.
    """

    def __init__(self, reason: Reason, *, setting: Setting | None = None, typed: str = "", **detail: int) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.setting = setting
        self.typed = typed
        self.detail: Mapping[str, int] = detail
