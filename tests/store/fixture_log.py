"""Logs of released versions. Before a release: `python -m tests.store.fixture_log 0_2_0` writes that version's, once;
from then on it is only ever read.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from bot.store.codec import encode
from tests.store.games import abandoned_lobby, club_game, open_game, whole_game

FIXTURES: Final = Path(__file__).parent / "fixtures"

Line = tuple[str, str]
"""Stored name and JSON."""


def read(path: Path) -> list[list[Line]]:
    """The tables of a fixture, each with its events in order."""
    tables: dict[int, list[Line]] = {}
    for line in path.read_text("utf-8").splitlines():
        table, name, data = json.loads(line)
        tables.setdefault(table, []).append((name, data))
    return list(tables.values())


def write(path: Path) -> None:
    """A game without antes, one with, a lobby that came to nothing, clubs and open tables: every event there is."""
    games = [whole_game(19), whole_game(16, antes=True), abandoned_lobby()]
    games += [club_game(seed) for seed in range(8)]
    games += [open_game(seed) for seed in range(12)]
    lines: list[str] = []
    for table, log in enumerate(games, 1):
        lines += [json.dumps([table, *encode(event)], ensure_ascii=False) for event in log]
    path.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    write(FIXTURES / f"log_{sys.argv[1]}.jsonl")
