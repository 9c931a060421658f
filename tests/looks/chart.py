"""Charts of tournaments that went on for a while."""

from __future__ import annotations

import random

from bot.render.picture.scene import ChartScene, Face, StackLine
from i18n import text
from tests.looks.scenes import NAMES

LENGTHS = ((2, 9), (3, 25), (6, 60), (6, 240), (10, 120))


def chart(players: int, hands: int) -> ChartScene:
    """Chips go to and fro; one after another is out, and somebody has them all."""
    chance = random.Random(players * 1000 + hands)
    stacks = [1500] * players
    lines = [[stack] for stack in stacks]
    out: list[tuple[int, int]] = []  # who, in which hand
    for hand in range(1, hands + 1):
        live = [player for player in range(players) if stacks[player]]
        winner, loser = chance.sample(live, 2)
        due = (len(out) + 1) * hands // (players - 1)
        lost = stacks[loser] if hand == due else stacks[loser] * chance.randrange(5, 70) // 100
        stacks[loser] -= lost
        stacks[winner] += lost
        if not stacks[loser]:
            out.append((loser, hand))
        for player in range(players):
            lines[player].append(stacks[player])
    champion = next(player for player in range(players) if stacks[player])
    order = [(champion, 0), *reversed(out)]
    told: list[StackLine] = []
    for place, (player, hand) in enumerate(order, 1):
        name = NAMES[player]
        face = Face(f"photo-{player}" if player % 3 == 1 else "", (player * 77 + 210) % 360, name[0], player == 2)
        words = text("en", "chart-place", place=place)
        if place > 1:
            words = text("en", "chart-out", place=words, hand=hand)
        told.append(StackLine(name, f"Seat {player + 1}", face, words, tuple(lines[player])))
    return ChartScene("Chips", f"{hands} hands", "k", tuple(told))
