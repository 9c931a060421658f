"""The host's settings of a lobby, in one dialog."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import discord
from discord import ui

from bot.service.ports import TableId
from bot.ui.custom_id import CustomId, Verb
from bot.ui.views import TITLE, AnyItem, Dialog
from engine.errors import Reason, Rejected, Setting
from engine.rules import CLOCK, SEATS, STACKS, Rules, Speed, sit_and_go
from engine.view import TableView
from i18n import LOCALES, text

CLOCKS: Final = (20, 30, 45, 60, 90, 120)  # seconds offered
SECONDS: Final = (CLOCK[0] // 1000, CLOCK[1] // 1000)  # seconds allowed


def option(label: str, value: object, now: object) -> discord.SelectOption:
    """One line of a list, marked when it is the value now."""
    return discord.SelectOption(label=label[:100], value=str(value), default=str(value) == str(now))


def seat_options(locale: str, now: int, taken: int) -> list[discord.SelectOption]:
    """2 to 6 seats, no fewer than are taken."""
    least = max(SEATS[0], taken)
    return [option(text(locale, "choice-seats", count=count), count, now) for count in range(least, SEATS[1] + 1)]


def stack_options(locale: str, now: int) -> list[discord.SelectOption]:
    """The starting stacks there are."""
    return [option(text(locale, "choice-stack", chips=chips), chips, now) for chips in STACKS]


def speed_options(locale: str, now: str) -> list[discord.SelectOption]:
    """The blind speeds."""
    return [option(text(locale, f"choice-speed-{speed.value}"), speed.value, now) for speed in Speed]


def clock_options(locale: str, now: int) -> list[discord.SelectOption]:
    """Seconds a turn; another value in force is offered too."""
    return [option(text(locale, "choice-clock", seconds=seconds), seconds, now) for seconds in sorted({*CLOCKS, now})]


def language_options(locale: str, now: str) -> list[discord.SelectOption]:
    """Every language under its own name."""
    return [option(text(each, "language-name"), each, now) for each in LOCALES]


def lobby_dialog(table: TableId, view: TableView, locale: str) -> Dialog:
    """The dialog with what is set now."""
    rules = view.rules
    return Dialog(
        CustomId(table, 0, Verb.SETTINGS),
        text(locale, "settings-lobby-title"),
        _list("seats", locale, seat_options(locale, rules.seats, sum([row is not None for row in view.rows]))),
        _list("stack", locale, stack_options(locale, rules.starting_stack)),
        _list("speed", locale, speed_options(locale, rules.speed.value)),
        _list("clock", locale, clock_options(locale, rules.clock // 1000)),
        _list("language", locale, language_options(locale, view.language)),
    )


def _list(name: str, locale: str, options: Sequence[discord.SelectOption]) -> AnyItem:
    return ui.Label[Dialog](
        text=text(locale, f"settings-{name}")[:TITLE],
        component=ui.Select[Dialog](custom_id=name, options=list(options), required=True),
    )


def lobby_settings(fields: Mapping[str, str], view: TableView) -> tuple[Rules, str]:
    """Rules and language out of a dialog; what was left out stays. Raises Rejected for what is not on offer."""
    rules = view.rules
    changed = sit_and_go(
        seats=_number(fields.get("seats", rules.seats), Setting.SEATS, SEATS),
        stack=_number(fields.get("stack", rules.starting_stack), Setting.STACK, STACKS),
        speed=_speed(fields.get("speed", rules.speed.value)),
        clock=_number(fields.get("clock", rules.clock // 1000), Setting.CLOCK, SECONDS) * 1000,
    )
    language = fields.get("language", view.language)
    return changed, language if language in LOCALES else view.language


def _number(chosen: str | int, setting: Setting, allowed: tuple[int, int]) -> int:
    try:
        return int(chosen)
    except ValueError:
        raise Rejected(Reason.BAD_SETTING, setting=setting, least=allowed[0], most=allowed[1]) from None


def _speed(chosen: str) -> Speed:
    try:
        return Speed(chosen)
    except ValueError:
        raise Rejected(Reason.BAD_SETTING, setting=Setting.SPEED) from None
