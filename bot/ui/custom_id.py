"""What a button or dialog of ours carries: `pk1:{table}:{turn}:{verb}[:{amount}]`.

Whatever is not exactly what we write ourselves is nobody's button.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

from bot.service.ports import TableId
from engine.facts import fact

PREFIX: Final = "pk1:"

_NUMBER = "0|[1-9][0-9]{0,17}"
_SHAPE: Final = re.compile(f"pk1:({_NUMBER}):({_NUMBER}):([a-z]+)(?::({_NUMBER}))?", re.ASCII)


class Verb(Enum):
    """What is asked for. `turn` counts decisions for the actions of a turn, is the hand's number for what belongs to
    a hand, and 0 for what belongs to a lobby.
    """

    JOIN = "join"
    LEAVE = "leave"
    SETTINGS = "settings"
    START = "start"
    CANCEL = "cancel"
    HOUSE = "house"
    HELP = "help"
    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "allin"
    SIZE = "size"
    CARDS = "cards"
    BACK = "back"
    SHOW = "show"
    REMATCH = "rematch"
    DOWN = "down"
    CHECK_FOLD = "checkfold"
    CALL_UP_TO = "callupto"
    TAKE_BACK = "takeback"
    LEVELS = "levels"
    USE_LEVELS = "uselevels"
    TIME = "time"
    ASK = "ask"
    SEAT = "seat"
    TOP_UP = "topup"
    SIT_OUT = "sitout"


WITH_AMOUNT: Final = frozenset(
    {Verb.CALL, Verb.BET, Verb.RAISE, Verb.ALL_IN, Verb.SHOW, Verb.CHECK_FOLD, Verb.CALL_UP_TO, Verb.USE_LEVELS}
)
MAY_HAVE_AMOUNT: Final = frozenset({Verb.ASK})  # the number of the seat, from 1 on, when several hands were mucked
OF_A_TURN: Final = frozenset({Verb.FOLD, Verb.CHECK, Verb.CALL, Verb.BET, Verb.RAISE, Verb.ALL_IN, Verb.SIZE})
IN_ADVANCE: Final = frozenset({Verb.CHECK_FOLD, Verb.CALL_UP_TO, Verb.TAKE_BACK})
_VERBS: Final = {verb.value: verb for verb in Verb}


@fact
class CustomId:
    """A parsed id. `amount` is there exactly for the verbs that have one, and perhaps for those that may."""

    table: TableId
    turn: int
    verb: Verb
    amount: int | None = None

    def __str__(self) -> str:
        tail = "" if self.amount is None else f":{self.amount}"
        return f"{PREFIX}{self.table}:{self.turn}:{self.verb.value}{tail}"


def parse(text: str) -> CustomId | None:
    """What `text` asks for; None when it is none of our ids."""
    match = _SHAPE.fullmatch(text)
    if match is None:
        return None
    table, turn, word, amount = match.groups()
    verb = _VERBS.get(word)
    if verb is None or ((amount is not None) != (verb in WITH_AMOUNT) and verb not in MAY_HAVE_AMOUNT):
        return None
    return CustomId(TableId(int(table)), int(turn), verb, None if amount is None else int(amount))
