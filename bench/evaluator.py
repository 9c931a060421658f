"""Seven-card hands ranked one by one from Python: our evaluator, and the public call of phevaluator, written in C."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from bench.paired import rates, row
from bench.row import Row
from engine.cards import DECK
from engine.evaluation import score7

PHEVALUATOR = "phevaluator 0.6.0"
BATCHES, BATCH = 40, 1000


def rows() -> list[Row]:
    """Hands a second."""
    evaluate: Any = import_module("phevaluator.evaluator").evaluate_7cards
    chance = random.Random(7)
    hands = [[tuple(chance.sample(DECK, 7)) for _ in range(BATCH)] for _ in range(BATCHES)]
    numbers = [[tuple([card.index for card in cards]) for cards in batch] for batch in hands]

    def ours(batch: int) -> None:
        for cards in hands[batch]:
            score7(*cards)

    def theirs(batch: int) -> None:
        for cards in numbers[batch]:
            evaluate(*cards)

    found = rates({"ours": ours, PHEVALUATOR: theirs}, BATCHES, seconds=0.1)
    return [row("7-card hands, one by one", "hands/s", found, "ours", PHEVALUATOR, 0.9, times=BATCH)]
