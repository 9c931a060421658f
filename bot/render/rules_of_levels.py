"""How the blinds rise, and what is brought to an open table, in words."""

from __future__ import annotations

from typing import Final

from bot.render.rules_asked import MINUTE, Asked, points
from engine.formats import minutes_of
from engine.ledger import HOUR
from engine.rules import Blinds, Preset
from engine.structures import HANDS

LISTED: Final = 20  # levels that are named

TOP_UP: Final = {"stack": 440, "buyin": 1000, "more": 560}  # O2; the tests play it in the engine

_PRESETS: Final = {
    Preset.REGULAR: "rules-preset-regular",
    Preset.DEEP: "rules-preset-deep",
    Preset.TURBO: "rules-preset-turbo",
    Preset.HYPER: "rules-preset-hyper",
}


def levels(asked: Asked) -> list[str]:
    """How the blinds rise; at an open table what is brought to it. Source: B2, B7, B9, O1, O2."""
    if asked.rules.buying:
        return _buying(asked)
    say, rules = asked.say, asked.rules
    structure = rules.structure
    if structure.milliseconds:
        lasts = [say("rules-levels-minutes", time=_minutes(structure.milliseconds)), say("rules-levels-clock")]
    else:
        lasts = [say("rules-levels-hands", hands=structure.hands)]
    said = points(
        say("rules-levels-stack", stack=rules.starting_stack),
        *lasts,
        _listed(structure.levels, asked),
        say("rules-levels-double"),
        say("rules-levels-speed"),
    )
    if rules.rulings and asked.spoken is None:
        return [*said, *_choices(asked)]
    return [*said, *_antes(structure.levels, asked)]


def _minutes(milliseconds: int) -> str:
    """As in "6:40", or "10" for whole minutes."""
    minutes, seconds = divmod(milliseconds // 1000, 60)
    return f"{minutes}:{seconds:02}" if seconds else str(minutes)


def _listed(levels: tuple[Blinds, ...], asked: Asked) -> str:
    shown = [_level(level, asked) for level in levels[:LISTED]]
    if len(levels) > LISTED:
        shown.append("…")
    return asked.say("rules-levels-list", levels=" · ".join(shown))


def _level(level: Blinds, asked: Asked) -> str:
    if not level.ante:
        return asked.say("rules-level", small=level.small, big=level.big)
    name = "rules-level-big-blind-ante" if level.big_blind_ante else "rules-level-ante"
    return asked.say(name, small=level.small, big=level.big, ante=level.ante)


def _antes(levels: tuple[Blinds, ...], asked: Asked) -> list[str]:
    say = asked.say
    for_all = {level.big_blind_ante for level in levels if level.ante}
    if not for_all:
        return [say("rules-antes-none")]
    return points(
        *([say("rules-antes-each")] if False in for_all else []),
        *([say("rules-antes-big-blind")] if True in for_all else []),
    )


def _choices(asked: Asked) -> list[str]:
    """What a host may choose, and what antes are if they are chosen."""
    say = asked.say
    return [
        say("rules-levels-choice"),
        *points(
            *[say(name, hands=HANDS[preset], minutes=minutes_of(preset)) for preset, name in _PRESETS.items()],
            say("rules-preset-own"),
        ),
        say("rules-antes-choice"),
        *points(say("rules-antes-each"), say("rules-antes-big-blind")),
    ]


def _buying(asked: Asked) -> list[str]:
    say, rules = asked.say, asked.rules
    first = rules.structure.level(1).blinds
    return points(
        say("rules-buying-in", stack=rules.starting_stack, seat=say("button-seat")),
        say("rules-buying-blinds", small=first.small, big=first.big),
        say("rules-buying-top-up", **TOP_UP),
        say("rules-buying-booked"),
        say("rules-buying-broke"),
        say("rules-buying-leave"),
        say("rules-buying-return", minutes=HOUR // MINUTE, stack=rules.starting_stack),
    )
