"""All-in chances of random hands: ours in plain Python against its bars, and pokerfast, which is OMPEval in C++.

Both get the same spots, one after the other. Times are of the processor, so that waiting for whatever else runs on the
machine does not count; and of the whole process, because the peer works in threads of its own.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from bench.row import Row
from engine.cards import DECK, Board, HoleCards
from engine.equity import shares

PEER: Final = "pokerfast 0.2.0"
STREETS: Final = {"river": 5, "turn": 4, "flop": 3, "before the flop": 0}
PLAYERS: Final = (2, 3, 4, 6)
SPOTS: Final = {"river": 400, "turn": 400, "flop": 200, "before the flop": 30}
BARS: Final = {"river": 0.5, "turn": 0.5, "flop": 3.0, "before the flop": 110.0}  # milliseconds
PEER_BARS: Final = {"river": 2.0, "turn": 4.0, "flop": 8.0, "before the flop": 12.0}  # times the peer's

Spot = tuple[list[HoleCards], Board]
Chances = Callable[[Spot], object]


def rows() -> list[Row]:
    """Milliseconds a spot: by street and number of hands against the bar, then with six hands against the peer."""
    found: list[Row] = []
    for street in STREETS:
        ours: list[float] = []
        theirs: list[float] = []
        for players in PLAYERS:
            ours, theirs = _measure(spots(street, players))
            found.append(_against_bar(f"chances, {street}, {players} hands", ours, BARS[street]))
        found.append(_against_peer(f"chances, {street}, {PLAYERS[-1]} hands", ours, theirs, PEER_BARS[street]))
    return found


def spots(street: str, players: int) -> list[Spot]:
    """Random hands and a random board of that street, always the same ones."""
    chance = random.Random(f"{street} {players}")
    dealt = [chance.sample(DECK, 2 * players + STREETS[street]) for _ in range(SPOTS[street])]
    return [
        ([(cards[at], cards[at + 1]) for at in range(0, 2 * players, 2)], tuple(cards[2 * players :]))
        for cards in dealt
    ]


def by_us(spot: Spot) -> tuple[float, ...]:
    """Our chances."""
    return shares(*spot)


def by_pokerfast(spot: Spot) -> list[float]:
    """The peer's chances."""
    pokerfast: Any = import_module("pokerfast.equity")
    hands, board = spot
    return pokerfast.equity(
        [first.code + second.code for first, second in hands], "".join([card.code for card in board])
    )


def _measure(spots: list[Spot]) -> tuple[list[float], list[float]]:
    by_us(spots[0])
    by_pokerfast(spots[0])  # loads its library
    ours: list[float] = []
    theirs: list[float] = []
    for spot in spots:
        ours.append(_milliseconds(by_us, spot))
        theirs.append(_milliseconds(by_pokerfast, spot))
    return ours, theirs


def _milliseconds(chances: Chances, spot: Spot) -> float:
    began = time.process_time()
    chances(spot)
    return (time.process_time() - began) * 1000


def _against_bar(what: str, ours: list[float], bar: float) -> Row:
    median = statistics.median(ours)
    return {
        "what": what,
        "ours": round(median, 3),
        "peer": None,
        "peer_name": None,
        "ratio": None,
        "unit": "ms of CPU, median, at most bar",
        "bar": bar,
        "holds": median <= bar,
    }


def _against_peer(what: str, ours: list[float], theirs: list[float], bar: float) -> Row:
    ratio = statistics.median([mine / other for mine, other in zip(ours, theirs, strict=True)])
    return {
        "what": what,
        "ours": round(statistics.median(ours), 3),
        "peer": round(statistics.median(theirs), 3),
        "peer_name": PEER,
        "ratio": round(ratio, 3),
        "unit": "ms of CPU, median, at most bar times the peer's",
        "bar": bar,
        "holds": ratio <= bar,
    }
