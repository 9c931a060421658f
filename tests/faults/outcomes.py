"""What a table must do about every fault of every kind of request. Discord may send anything, so no cell is empty."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from tests.faults.weather import FAULTS, Kind


class Outcome(Enum):
    PLAYS_ON = "plays on: nobody waits, and people see and press what they need"
    PAUSES = "pauses: the table cannot be shown; it goes on by itself with a full clock"
    POSTS_ANEW = "posts anew: the old message is taken away"
    COMES_LATER = "comes later: the table is open, or over, and its message follows by itself"
    CLOSES = "closes itself: no table stays behind, and who opened it is told why"
    OPENS_NONE = "opens none: no table stays behind, and nobody could be told"
    DELIVERS = "delivers: the cards come once, as soon as they can; until then there is My cards"
    MY_CARDS = "leaves My cards: that direct messages are refused is remembered"
    TEXTS = "plays on in texts, and tries again later"


P, C, T, M = Outcome.PLAYS_ON, Outcome.COMES_LATER, Outcome.TEXTS, Outcome.MY_CARDS

REACH: Final = "50001 50013 10003 50083 160005"  # the channel is out of reach
BUSY: Final = "40003 20016 20028 429 500 503"
CUT: Final = "silence dropped lost"
DMS: Final = "50007 50278"
ODD: Final = "10062 10015 40060 401"
GONE: Final = "10008"
OLD: Final = "30046"
RULES: Final = "200000"
ALL: Final = f"{REACH} {BUSY} {CUT} {DMS} {ODD} {GONE} {OLD} {RULES}"

_ROWS: Final[Mapping[Kind, Mapping[Outcome, str]]] = {
    Kind.LOBBY: {Outcome.CLOSES: REACH, C: f"{BUSY} {CUT} {DMS} {ODD} {GONE} {OLD} {RULES}"},
    Kind.HAND: {Outcome.PAUSES: ALL},
    Kind.PODIUM: {C: ALL},
    Kind.AGAIN: {Outcome.PAUSES: ALL},
    Kind.EDIT: {Outcome.PAUSES: REACH, Outcome.POSTS_ANEW: f"{GONE} {OLD}", P: f"{BUSY} {CUT} {DMS} {ODD} {RULES}"},
    Kind.EDIT_BY_PRESS: {P: ALL},
    Kind.ANSWER: {P: ALL},
    Kind.PRIVATE: {P: ALL},
    Kind.DEFER: {
        Outcome.CLOSES: f"{REACH} {BUSY} dropped {DMS} 401 {OLD} {RULES}",
        Outcome.OPENS_NONE: f"10062 10015 40060 {GONE} silence lost",
    },
    Kind.DIALOG: {P: ALL},
    Kind.FOLLOW_UP: {C: ALL},
    Kind.DIRECT: {Outcome.DELIVERS: f"{BUSY} {CUT}", M: DMS, P: f"{REACH} {ODD} {GONE} {OLD} {RULES}"},
    Kind.OPEN_DM: {Outcome.DELIVERS: f"{BUSY} {CUT}", M: DMS, P: f"{REACH} {ODD} {GONE} {OLD} {RULES}"},
    Kind.NOTICE: {P: ALL},
    Kind.NOTICE_EDIT: {P: ALL},
    Kind.NOTICE_DELETE: {P: ALL},
    Kind.DELETE: {P: ALL},
    Kind.THREAD: {Outcome.CLOSES: ALL},
    Kind.EMOJI_LIST: {T: ALL},
    Kind.EMOJI: {T: ALL},
}

EXPECTED: Final = {
    (kind, FAULTS[name]): outcome
    for kind, row in _ROWS.items()
    for outcome, names in row.items()
    for name in names.split()
}
CELLS: Final = sum([len(names.split()) for row in _ROWS.values() for names in row.values()])

# An answer that Discord calls wrong is our own fault, which the log has to tell.
NOTED: Final = "an interaction failed"
