"""The lobby in words."""

from __future__ import annotations

from bot.render.names import NO_BREAK, Names
from bot.render.wording import live_time
from engine.rules import Speed
from engine.view import TableView
from i18n import text

SPEEDS = {Speed.NORMAL: "lobby-setting-speed-normal", Speed.TURBO: "lobby-setting-speed-turbo"}


def lobby_text(view: TableView, locale: str) -> str:
    """What will be played, who sits where, and what it waits for."""
    return "\n".join(
        [
            f"## {text(locale, 'lobby-title')}",
            text(locale, "lobby-intro", seats=view.rules.seats),
            text(locale, "lobby-intro-open"),
            *[f"- {line}" for line in rules_in_words(view, locale)],
            "",  # ends the list
            f"**{_count(view, locale)}**",
            *_seats(view, locale),
            _waiting(view, locale),
        ]
    )


def rules_in_words(view: TableView, locale: str) -> list[str]:
    """The settings of a table, one a line."""
    rules = view.rules
    first = rules.structure.level(1).blinds
    return [
        text(locale, "lobby-setting-stack", stack=rules.starting_stack),
        text(locale, "lobby-setting-blinds", small=first.small, big=first.big),
        text(locale, SPEEDS[rules.speed], hands=rules.structure.hands),
        text(locale, "lobby-setting-clock", seconds=rules.clock // 1000),
        text(locale, "lobby-setting-language", language=text(view.language or locale, "language-in-text")),
    ]


def _count(view: TableView, locale: str) -> str:
    taken = sum([1 for row in view.rows if row is not None])
    return text(locale, "lobby-seats", taken=taken, seats=view.rules.seats)


def _seats(view: TableView, locale: str) -> list[str]:
    names = Names(view, locale)
    lines: list[str] = []
    for seat, row in enumerate(view.rows):
        if row is None:
            lines.append(f"`{seat + 1}`{NO_BREAK}{text(locale, 'lobby-free')}")
            continue
        marks = [f"`{seat + 1}`{NO_BREAK}{names.marked(seat)}"]
        if row.player == view.host:
            marks.append(text(locale, "lobby-host"))
        if row.house:
            marks.append(text(locale, "lobby-house"))
        lines.append(" · ".join(marks))
    return lines


def _waiting(view: TableView, locale: str) -> str:
    free = view.rows.count(None)
    if not free and view.start_at:
        return text(locale, "lobby-countdown", deadline=live_time(view.start_at))
    if len(view.rows) - free < 2:
        return text(locale, "lobby-alone")
    return text(locale, "lobby-waiting", free=free)
