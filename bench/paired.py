"""Rates of several players of the same work on a noisy machine.

Time is cut into slices in which each player has its turn, and a ratio is the median of the ratios within the slices: a
machine that slows down slows all of them down.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping

from bench.row import Row

SLICES = 30
SECONDS = 0.2

Work = Callable[[int], object]  # does the piece of work with that number
Rates = dict[str, list[float]]


def rates(players: Mapping[str, Work], pieces: int, slices: int = SLICES, seconds: float = SECONDS) -> Rates:
    """Pieces of work a second, by player and slice. Each goes through the same pieces, 0 to `pieces` - 1, in order."""
    found: Rates = {name: [] for name in players}
    at = dict.fromkeys(players, 0)
    for work in players.values():
        work(0)  # imports and caches
    for _ in range(slices):
        for name, work in players.items():
            found[name].append(_one_slice(work, at, name, pieces, seconds))
    return found


def _one_slice(work: Work, at: dict[str, int], name: str, pieces: int, seconds: float) -> float:
    done = 0
    piece = at[name]
    began = now = time.perf_counter()
    while now - began < seconds:
        for _ in range(8):
            work(piece)
            piece = (piece + 1) % pieces
        done += 8
        now = time.perf_counter()
    at[name] = piece
    return done / (now - began)


def row(what: str, unit: str, found: Rates, ours: str, peer: str, bar: float, times: int = 1) -> Row:
    """The row of `ours` against `peer`; a piece of work counts as `times` of `unit`."""
    ratio = statistics.median([mine / theirs for mine, theirs in zip(found[ours], found[peer], strict=True)])
    return {
        "what": what,
        "ours": round(statistics.median(found[ours]) * times, 1),
        "peer": round(statistics.median(found[peer]) * times, 1),
        "peer_name": peer,
        "ratio": round(ratio, 3),
        "unit": unit,
        "bar": bar,
        "holds": ratio >= bar,
    }
