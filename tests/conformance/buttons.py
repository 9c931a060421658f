"""Checks where button and blinds go after a knock-out: `python -m tests.conformance.buttons FILE.jsonl…`"""

from __future__ import annotations

import sys

from engine.blinds import Positions, dead_button
from tests.conformance.runner import Record, expect, run


def check_sequence(record: Record) -> None:
    """Raises Mismatch when the engine puts the next hand's button or blinds elsewhere. Source: B3, B4."""
    before = record["prev"]
    left = [seat for seat in before["seats"] if seat not in record["busted"]]
    players = sum([1 << seat - 1 for seat in left])
    expect("players of the next hand", left, record["next"]["seats"])
    last = Positions(before["button"] - 1, before["sb"] - 1, before["bb"] - 1)
    now = dead_button(last, players)
    posts_small = players >> now.small & 1
    ours = {"button": now.button + 1, "sb": now.small + 1 if posts_small else None, "bb": now.big + 1}
    for what, seat in ours.items():
        expect(what, seat, record["next"][what])


if __name__ == "__main__":
    sys.exit(run(check_sequence, sys.argv[1:]))
