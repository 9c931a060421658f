"""The games that are killed: every format, with all that happens in it."""

from __future__ import annotations

from typing import Final

from engine.formats import club, open_table
from engine.rules import Preset
from engine.structures import AnteKind, Antes
from tests.crash.deeds import (
    again,
    asked,
    by_rules,
    chosen,
    lobby,
    moved_down,
    on_own_cards,
    press,
    rules_on,
    settled_in_advance,
    typed,
)
from tests.crash.play import Game, Step

THREE: Final = ("ann", "bob", "carol")


SIT_AND_GO: Final = Game(
    "sit-and-go",
    THREE,
    typed("ann", seats=4, speed="turbo"),
    (
        *lobby("bob", "carol", house=1),
        moved_down("bob", 1),
        Step("paused", 1, rules_on("pause", reason="supper"), hand=2),
        Step("resumed", 1, rules_on("resume"), hand=2),
        chosen("carol", "me:language", "fr", 2),
        chosen("boss", "server:felt", "midnight", 2),
        moved_down("boss", 3),
    ),
    missed={1: "carol"},
)
HEADS_UP: Final = Game(
    "heads-up",
    ("ann", "bob"),
    typed("ann", seats=2),
    (*lobby("bob"), moved_down("ann", 1)),
    wild_from=2,
    text_only=False,
    language="fr",
)
HOUSE_FINISH: Final = Game(
    "house-finish",
    ("ann", "bob"),
    typed("ann", seats=4, speed="turbo"),
    (
        moved_down("ann", 0),
        *lobby("bob", house=2),
        Step("leave-booked", 1, asked("bob", "poker leave", "leave"), hand=2),
        Step("leave-booked", 2, asked("ann", "poker leave", "leave"), hand=3, person="ann"),
    ),
    wild_from=99,
)
CLUB_BY_HANDS: Final = Game(
    "club-by-hands",
    THREE,
    by_rules(
        club(
            seats=4,
            stack=3000,
            preset=Preset.HYPER,
            antes=Antes(AnteKind.BIG_BLIND, 2),
            hands=3,
            clock=20_000,
            time_bank=2,
        )
    ),
    (
        *lobby("bob", "carol", house=1, start=True),
        Step("time-extended", 1, press("bob", "time"), hand=1, person="bob"),
        Step("warned", 1, rules_on("warn", on="bob", reason="talks"), hand=1),
        settled_in_advance("carol", 2, person="bob"),
        Step("penalty-booked", 1, rules_on("penalty", on="carol", kind="fine", amount="15"), hand=2),
        Step("ruling-undone", 1, rules_on("undo"), hand=2),
        Step("misdeal-declared", 1, rules_on("misdeal", reason="a card fell"), hand=3),
        Step("penalty-booked", 2, rules_on("penalty", on="bob", kind="dead-bet", amount="20"), hand=3),
        Step("paused", 1, rules_on("pause", reason="supper"), hand=4),
        Step("resumed", 1, rules_on("resume"), hand=4),
    ),
    missed={2: "bob", 3: "bob"},
    opened=True,
    wild_from=6,
)
CLUB_BY_MINUTES: Final = Game(
    "club-by-minutes",
    THREE,
    by_rules(
        club(
            seats=3,
            stack=2000,
            preset=Preset.HYPER,
            antes=Antes(AnteKind.EACH, 2),
            minutes=5,
            clock=300_000,
            time_bank=1,
        )
    ),
    lobby("bob", "carol", start=True),
    wild_from=4,
    pace=160_000,
    opened=True,
)
OPEN: Final = Game(
    "open",
    ("ann", "bob", "carol", "dave"),
    by_rules(open_table(seats=5, buy_in=300, small=5, big=10, clock=20_000)),
    (
        *lobby("bob", "carol", house=1, start=True),
        Step("sat-down", 1, press("dave", "seat"), hand=1, between=True),
        Step("sat-out", 1, on_own_cards("carol", "sitout"), hand=2, person="ann"),
        Step("topped-up", 1, on_own_cards(None, "topup"), hand=3, between=True),
        Step("came-back", 1, on_own_cards("carol", "back"), hand=4, person="ann"),
        moved_down("dave", 4),
        settled_in_advance("bob", 5, person="ann"),
        Step("leave-booked", 1, asked("dave", "poker leave", "leave"), hand=5),
        Step("close-booked", 1, asked("ann", "poker floor cancel", "cancel"), hand=7),
    ),
    missed={3: "bob"},
    opened=True,
    wild_from=5,
)
AGAIN: Final = Game(
    "again",
    ("ann", "bob"),
    typed("ann", seats=2, speed="turbo", thread=True),
    (*lobby("bob"), moved_down("bob", 1), settled_in_advance("ann", 2, person="bob"), *again("bob", "ann")),
    wild_from=3,
    opened=True,
    thread=True,
)

GAMES: Final = {
    game.name: game for game in (SIT_AND_GO, CLUB_BY_HANDS, CLUB_BY_MINUTES, OPEN, HEADS_UP, HOUSE_FINISH, AGAIN)
}
