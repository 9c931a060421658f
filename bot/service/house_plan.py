"""What a house player means to do, before it is made legal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class Way(Enum):
    FOLD = "fold"
    PASSIVE = "passive"
    WAGER = "wager"


@dataclass(frozen=True, slots=True)
class Plan:
    """An intention; `to` is the wished total of a bet or raise on this street, in chips."""

    way: Way
    to: float = 0.0


FOLD: Final = Plan(Way.FOLD)
PASSIVE: Final = Plan(Way.PASSIVE)  # check or call


def wager(to: float) -> Plan:
    """Bet or raise to about `to`."""
    return Plan(Way.WAGER, to)
