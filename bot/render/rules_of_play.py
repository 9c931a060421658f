"""The rules of one hand in words: its course, actions, raises, pots, ranks and showdown."""

from __future__ import annotations

from typing import Final

from bot.render.cards import cards_code
from bot.render.rules_asked import Asked, points, steps
from engine.cards import parse_cards
from engine.evaluation import Category

# The numbers of the examples. The tests play each of them in the engine.
FULL_RAISE: Final = {"small": 10, "big": 20, "to": 60, "more": 40, "least": 100, "double": 120}  # A4
SHORT_RAISE: Final = {"bet": 100, "all": 140, "least": 240, "owed": 40}  # A6, A7
ADDED_UP: Final = {"bet": 100, "first": 125, "second": 200, "owed": 100, "least": 300}  # A7
ALL_IN: Final = {"stack": 100, "other": 500, "main": 300, "side": 800}  # P1
UNCALLED: Final = {"bet": 500, "stack": 100, "back": 400}  # P3
BIG_RISK: Final = 10  # big blinds

# Five cards for each rank, the best first: H1
EXAMPLES: Final = {
    Category.ROYAL_FLUSH: "AsKsQsJsTs",
    Category.STRAIGHT_FLUSH: "9h8h7h6h5h",
    Category.FOUR_OF_A_KIND: "QsQhQdQc7s",
    Category.FULL_HOUSE: "KsKhKd9s9c",
    Category.FLUSH: "AdJd8d6d3d",
    Category.STRAIGHT: "Ts9d8h7c6s",
    Category.THREE_OF_A_KIND: "8s8h8dAc5d",
    Category.TWO_PAIR: "JhJc4s4dAh",
    Category.PAIR: "AhAcKd9s4c",
    Category.HIGH_CARD: "KhJd9s6c3d",
}

KICKERS: Final = ("AsAhKd9c4s", "AdAcQsJhTd")  # H3: the first beats the second

_RANKS: Final = {
    Category.ROYAL_FLUSH: "rules-rank-royal-flush",
    Category.STRAIGHT_FLUSH: "rules-rank-straight-flush",
    Category.FOUR_OF_A_KIND: "rules-rank-four-of-a-kind",
    Category.FULL_HOUSE: "rules-rank-full-house",
    Category.FLUSH: "rules-rank-flush",
    Category.STRAIGHT: "rules-rank-straight",
    Category.THREE_OF_A_KIND: "rules-rank-three-of-a-kind",
    Category.TWO_PAIR: "rules-rank-two-pair",
    Category.PAIR: "rules-rank-pair",
    Category.HIGH_CARD: "rules-rank-high-card",
}


def course(asked: Asked) -> list[str]:
    """The course of a hand. Source: A1, A2, B1, D1, P5."""
    say = asked.say
    antes = any([level.ante for level in asked.rules.structure.levels])
    return [
        *steps(
            say("rules-hand-antes" if antes else "rules-hand-blinds"),
            say("rules-hand-hole"),
            say("rules-hand-flop"),
            say("rules-hand-turn"),
            say("rules-hand-river"),
            say("rules-hand-showdown"),
        ),
        say("rules-hand-round"),
        say("rules-hand-folds"),
    ]


def actions(asked: Asked) -> list[str]:
    """What a player may do. Source: A3, A4, A10, C1."""
    say = asked.say
    return [
        *points(
            say("rules-actions-fold"),
            say("rules-actions-check"),
            say("rules-actions-call"),
            say("rules-actions-bet"),
            say("rules-actions-raise"),
            say("rules-actions-all-in"),
        ),
        say("rules-actions-totals"),
        say("rules-actions-final", blinds=BIG_RISK),
    ]


def least_raise(asked: Asked) -> list[str]:
    """How much a raise must be, by numbers. Source: A4-A8."""
    say = asked.say
    return [
        say("rules-raise-double"),
        *points(
            say("rules-raise-least"),
            say("rules-raise-example", **FULL_RAISE),
            say("rules-raise-most"),
        ),
        say("rules-raise-short"),
        *points(
            say("rules-raise-short-next", **SHORT_RAISE),
            say("rules-raise-not-reopened", **SHORT_RAISE),
            say("rules-raise-added-up", **ADDED_UP),
            say("rules-raise-others-all-in"),
        ),
    ]


def pots(asked: Asked) -> list[str]:
    """Side pots, by numbers. Source: P1-P4."""
    say = asked.say
    return [
        say("rules-pots-most"),
        *points(
            say("rules-pots-example", **ALL_IN),
            say("rules-pots-side", **ALL_IN),
        ),
        say("rules-pots-also"),
        *points(
            say("rules-pots-each"),
            say("rules-pots-uncalled", **UNCALLED),
            say("rules-pots-tie"),
        ),
    ]


def ranks(asked: Asked) -> list[str]:
    """The hands with an example each, the best first. Source: H1-H3."""
    say = asked.say
    better, worse = [_cards(codes) for codes in KICKERS]
    return [
        say("rules-ranks-five"),
        *steps(*[say(_RANKS[category], cards=_cards(codes)) for category, codes in EXAMPLES.items()]),
        *points(
            say("rules-ranks-ace"),
            say("rules-ranks-kickers", better=better, worse=worse),
            say("rules-ranks-suits"),
        ),
    ]


def _cards(codes: str) -> str:
    return cards_code(parse_cards(codes))


def showdown(asked: Asked) -> list[str]:
    """Who shows what. Source: P5, S1-S5."""
    say = asked.say
    show = [say(f"button-show-{which}") for which in ("first", "second", "both")]
    return points(
        say("rules-showdown-order"),
        say("rules-showdown-muck"),
        say("rules-showdown-all-in"),
        say("rules-showdown-speak"),
        *([say("rules-showdown-ask", button=say("button-ask"))] if asked.rules.asking else []),
        say("rules-showdown-folds"),
        say("rules-showdown-show", first=show[0], second=show[1], both=show[2]),
    )
