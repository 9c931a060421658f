"""The lobby in words."""

from __future__ import annotations

from typing import Final

from bot.render.levels_text import levels_in_short, pair
from bot.render.names import NO_BREAK, Names
from bot.render.wording import live_time
from engine.rules import Format, Speed
from engine.view import TableView
from i18n import text

TITLES: Final = {
    Format.SIT_AND_GO: "lobby-title",
    Format.CLUB: "lobby-title-club",
    Format.OPEN: "lobby-title-open",
}
INTROS: Final = {Format.SIT_AND_GO: "lobby-intro", Format.CLUB: "lobby-intro", Format.OPEN: "lobby-intro-table"}
SPEEDS: Final = {Speed.NORMAL: "lobby-setting-speed-normal", Speed.TURBO: "lobby-setting-speed-turbo"}


def lobby_text(view: TableView, locale: str) -> str:
    """What will be played, who sits where, and what it waits for."""
    return "\n".join(
        [
            f"## {text(locale, TITLES[view.rules.format])}",
            text(locale, INTROS[view.rules.format], seats=view.rules.seats),
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
    match rules.format:
        case Format.SIT_AND_GO:
            first = rules.structure.level(1).blinds
            said = [
                text(locale, "lobby-setting-stack", stack=rules.starting_stack),
                text(locale, "lobby-setting-blinds", small=first.small, big=first.big),
                text(locale, SPEEDS[rules.speed], hands=rules.structure.hands),
            ]
        case Format.CLUB:
            said = [
                text(locale, "lobby-setting-stack", stack=rules.starting_stack),
                *levels_in_short(rules, locale),
            ]
        case Format.OPEN:
            blinds = pair(rules.structure.level(1).blinds, locale)
            said = [
                text(locale, "lobby-setting-buy-in", stack=rules.starting_stack),
                text(locale, "lobby-setting-fixed-blinds", blinds=blinds),
            ]
    said.append(text(locale, "lobby-setting-clock", seconds=rules.clock // 1000))
    if rules.time_bank:
        said.append(text(locale, "lobby-setting-bank", count=rules.time_bank, seconds=rules.extension // 1000))
    if rules.hand_cap and rules.format is Format.CLUB:
        said.append(text(locale, "lobby-setting-cap", hand=rules.hand_cap))
    spoken = "lobby-setting-spoken" if rules.format is Format.CLUB else "lobby-setting-language"
    said.append(text(locale, spoken, language=text(view.language or locale, "language-in-text")))
    return said


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
