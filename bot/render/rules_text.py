"""`/poker rules` and How to play: what is true of one table's `Rules`, for somebody who has never played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.render import rules_of_play as play
from bot.render import rules_of_table as table
from bot.render.rules_asked import Asked, points
from bot.render.rules_of_levels import levels
from engine.formats import club, open_table
from engine.rules import Format, Rules, sit_and_go
from i18n import text

_USUAL: Final = {Format.SIT_AND_GO: sit_and_go(), Format.CLUB: club(), Format.OPEN: open_table()}

_ABOUT: Final = {
    Format.SIT_AND_GO: "rules-about-sit-and-go",
    Format.CLUB: "rules-about-club",
    Format.OPEN: "rules-about-open",
}


# Topics that are called by both names where no format is chosen yet
_TOURNAMENT_NAMES: Final = {"levels": "rules-name-levels", "places": "rules-name-places"}
_OPEN_NAMES: Final = {"levels": "rules-name-buy-in", "places": "rules-name-ledger"}


def usual_rules(table_format: Format) -> Rules:
    """The rules of a format with the values that a lobby begins with."""
    return _USUAL[table_format]


def format_name(table_format: Format, locale: str) -> str:
    """As in "Open table"."""
    return text(locale, f"rules-format-{table_format.value}")


def topic_name(topic: str, rules: Rules, locale: str) -> str:
    """What a topic is called at a table with `rules`. Raises ValueError for a topic there is not."""
    if topic not in _TOPICS:
        raise ValueError(f"no rules about {topic!r}")
    name = (_OPEN_NAMES if rules.buying else _TOURNAMENT_NAMES).get(topic)
    return text(locale, name or f"choice-topic-{topic}")


def rules_text(topic: str, rules: Rules, locale: str, spoken: str | None = None) -> str:
    """One topic of the rules, as a table with `rules` plays. `spoken` = the language of the table whose rules they are;
    None when they are only what is usual. Raises ValueError for a topic there is not.
    """
    title = topic_name(topic, rules, locale)
    asked = Asked(rules, locale, spoken)
    where = "rules-as-usual" if spoken is None else "rules-as-here"
    under = asked.say(where, format=format_name(rules.format, locale))
    return "\n".join([f"## {title}", f"-# {under}", *_TOPICS[topic](asked)]).strip()


def how_to_play(rules: Rules, locale: str) -> str:
    """The first steps at a table with these rules."""
    if rules.buying:
        steps = text(locale, "how-to-play-open", stack=rules.starting_stack, seconds=rules.clock // 1000)
    else:
        steps = text(
            locale,
            "how-to-play-tournament",
            stack=rules.starting_stack,
            seconds=rules.clock // 1000,
            bank=rules.time_bank,
            cap=rules.hand_cap,
        )
    return f"{steps}\n\n{text(locale, 'how-to-play-more')}"


def _overview(asked: Asked) -> list[str]:
    """What is played, the two rules that surprise people, and what the list below leads to."""
    say, rules = asked.say, asked.rules
    first = rules.structure.level(1).blinds
    about = asked.say(
        _ABOUT[rules.format],
        stack=rules.starting_stack,
        small=first.small,
        big=first.big,
        bank=rules.time_bank,
    )
    return [
        about,
        *([say("rules-places-cap", cap=rules.hand_cap)] if rules.hand_cap else []),
        "",
        say("rules-about-hand"),
        "",
        say("rules-surprises"),
        *points(say("rules-surprise-raise", **play.FULL_RAISE), say("rules-surprise-pots", **play.ALL_IN)),
        say("rules-choose"),
    ]


_TOPICS: Final[dict[str, Callable[[Asked], list[str]]]] = {
    "overview": _overview,
    "hand": play.course,
    "actions": play.actions,
    "raise": play.least_raise,
    "pots": play.pots,
    "ranks": play.ranks,
    "blinds": table.blinds,
    "levels": levels,
    "showdown": play.showdown,
    "clock": table.clock,
    "places": table.places,
    "conduct": table.conduct,
    "floor": table.floor,
}

RULE_TOPICS: Final = tuple(_TOPICS)
OVERVIEW: Final = RULE_TOPICS[0]
