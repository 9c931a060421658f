"""How events of earlier versions are brought up to date."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

Upcaster = Callable[[Any], tuple[str, Any]]
"""Data as stored under an old name -> the newer name and what its data would have been."""

# 0.1.0 knew Sit & Gos alone.
_RULES: Final = {
    "preset": "regular",
    "length": 6,
    "dead_button": True,
    "high_card": False,
    "time_bank": 0,
    "extension": 30_000,
    "warn_after": 0,
    "rulings": False,
    "asking": False,
    "buying": False,
}
_SEAT: Final = [0, 0, 0, 0, 0, 0, False, False, 0]
_TABLE: Final[dict[str, Any]] = {
    "high_cards": "",
    "rulings": [],
    "ledger": [],
    "closing": False,
    "closed_by": None,
    "removed": [],
}


def _with_rules(name: str) -> Upcaster:
    return lambda data: (name, {**data, "rules": {**data["rules"], **_RULES}})


def _with(name: str, **added: Any) -> Upcaster:
    return lambda data: (name, {**data, **added})


def _hand_started(data: Any) -> tuple[str, Any]:
    table = data["table"]
    seats = [None if row is None else [*row, *_SEAT] for row in table["seats"]]
    table = {**table, **_TABLE, "rules": {**table["rules"], **_RULES}, "seats": seats}
    return "hand-started/2", {"table": table, "deal": {**data["deal"], "dead_bets": []}}


UPCASTERS: Final[Mapping[str, Upcaster]] = {
    "table-opened/1": _with_rules("table-opened/2"),
    "rules-changed/1": _with_rules("rules-changed/2"),
    "tournament-started/1": _with("tournament-started/2", high_cards=""),
    "table-closed/1": _with("table-closed/2", why=""),
    "hand-started/1": _hand_started,
    "leave-booked/1": _with("leave-booked/2", why=""),
    "paused/1": _with("paused/2", why=""),
    "resumed/1": _with("resumed/2", why=""),
}
