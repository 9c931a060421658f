"""The rules around a hand in words: blinds and button, the clock, places or ledger, conduct, the floor."""

from __future__ import annotations

from typing import Final

from bot.render.rules_asked import MINUTE, Asked, points
from engine.ledger import HOUR
from i18n import text

# The numbers of the examples. The tests play each of them in the engine.
DEAD_BUTTON: Final = {"button": 1, "small": 2, "big": 3, "next": 4, "later": 5}  # B3, seats 2 and 3 go out
SHORT_BLIND: Final = {"left": 40, "big": 100, "least": 200}  # B6


def blinds(asked: Asked) -> list[str]:
    """Button and blinds. Source: B1, B3-B6, B8, B10."""
    say, rules = asked.say, asked.rules
    drawn = say("rules-blinds-high-card" if rules.high_card else "rules-blinds-drawn")
    post = say("rules-blinds-post")
    short = say("rules-blinds-short", **SHORT_BLIND)
    if not rules.dead_button:
        moving, two = say("rules-blinds-moving"), say("rules-blinds-two-open")
        return points(post, drawn, moving, say("rules-blinds-no-debt"), two, short)
    return [
        *points(post, drawn, say("rules-blinds-two"), short),
        say("rules-blinds-dead"),
        *points(
            say("rules-blinds-dead-rule"),
            say("rules-blinds-dead-example", **DEAD_BUTTON),
            say("rules-blinds-dead-later", **DEAD_BUTTON),
        ),
    ]


def clock(asked: Asked) -> list[str]:
    """Time, and who misses it. Source: K1-K8, T6."""
    say, rules = asked.say, asked.rules
    back = say("button-back")
    lines = [say("rules-clock-deadline", seconds=rules.clock // 1000)]
    if rules.time_bank:
        extension = rules.extension // 1000
        lines.append(say("rules-clock-bank", bank=rules.time_bank, seconds=extension))
    if rules.buying:
        out = say("button-sit-out")
        lines += [
            say("rules-clock-sits-out"),
            say("rules-clock-back-in", back=back),
            say("rules-clock-sit-out", button=out),
        ]
    else:
        lines.append(say("rules-clock-away", back=back))
    if rules.warn_after:
        lines += [say("rules-clock-warning"), say("rules-clock-penalty")]
    lines += [
        say("rules-clock-pause"),
        say("rules-clock-all-out" if rules.buying else "rules-clock-all-away"),
    ]
    return points(*lines)


def places(asked: Asked) -> list[str]:
    """How it ends: places, or a ledger. Source: T2-T4, T6, O3."""
    say, rules = asked.say, asked.rules
    if rules.buying:
        return points(
            say("rules-ledger-no-places"),
            say("rules-ledger-close"),
            say("rules-ledger-lines"),
            say("rules-ledger-idle"),
        )
    cap = rules.hand_cap
    open_choice = rules.rulings and asked.spoken is None
    return points(
        say("rules-places-out"),
        say("rules-places-together"),
        say("rules-places-cap", cap=cap) if cap else say("rules-places-no-cap"),
        *([say("rules-places-cap-choice")] if open_choice else []),
        say("rules-places-leave"),
        say("rules-places-house"),
    )


def conduct(asked: Asked) -> list[str]:
    """How people behave at a table. Source: C1, C2."""
    say, rules = asked.say, asked.rules
    if asked.spoken is None:
        tongue = say("rules-conduct-language")
    else:
        tongue = say("rules-conduct-language-here", language=text(asked.spoken, "language-in-text"))
    lines = points(
        say("rules-conduct-cards"),
        say("rules-conduct-influence"),
        say("rules-conduct-spectators"),
        say("rules-conduct-soft-play"),
        say("rules-conduct-angles"),
        say("rules-conduct-guard"),
        tongue,
        say("rules-conduct-press"),
    )
    return [*lines, say("rules-conduct-rulings" if rules.rulings else "rules-conduct-floor")]


def floor(asked: Asked) -> list[str]:
    """Who the floor is and what it can do. Source: C2, D3, K6, K7, O3, T6."""
    say, rules = asked.say, asked.rules
    powers = [say("rules-floor-pause")]
    if rules.rulings:
        powers += [
            say("rules-floor-warn"),
            say("rules-floor-penalty"),
            say("rules-floor-misdeal"),
        ]
    minutes = HOUR // MINUTE
    powers += [
        say("rules-floor-remove-open", minutes=minutes) if rules.buying else say("rules-floor-remove"),
        say("rules-floor-undo" if rules.rulings else "rules-floor-undo-removal"),
        say("rules-floor-close" if rules.buying else "rules-floor-cancel"),
    ]
    return [
        say("rules-floor-who"),
        *points(*powers),
        say("rules-floor-seated-open" if rules.buying else "rules-floor-seated"),
        say("rules-floor-shown"),
    ]
