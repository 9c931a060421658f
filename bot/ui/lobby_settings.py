"""The host's settings of a lobby, in one dialog a format; the levels of a club tournament have one of their own."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import discord
from discord import ui

from bot.render.names import safe_name
from bot.service.ports import TableId
from bot.ui.amounts import typed_amount
from bot.ui.answers import Refused
from bot.ui.club_choices import ClubChoices
from bot.ui.custom_id import CustomId, Verb
from bot.ui.levels import parse_blinds, write_levels
from bot.ui.submitted import whole_number
from bot.ui.views import TITLE, AnyItem, Dialog
from engine.errors import Reason, Rejected, Setting
from engine.formats import TIME_BANK, open_table
from engine.rules import CLOCK, SEATS, STACKS, Blinds, Format, Rules, Speed, sit_and_go
from engine.view import TableView
from i18n import LOCALES, text

CLOCKS: Final = (20, 30, 45, 60, 90, 120)  # seconds offered
SECONDS: Final = (CLOCK[0] // 1000, CLOCK[1] // 1000)  # seconds allowed
BANKS: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10)  # extensions offered
TYPED: Final = 30  # characters of an amount or a pair of blinds

Fields = Mapping[str, str]


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


def bank_options(locale: str, now: int, seconds: int) -> list[discord.SelectOption]:
    """Extensions a player of so many seconds each; another number in force is offered too. Source: K5."""
    none = option(text(locale, "choice-bank-none"), 0, now)
    counts = sorted({*BANKS, now} - {0})
    return [
        none,
        *[option(text(locale, "choice-bank", count=count, seconds=seconds), count, now) for count in counts],
    ]


def language_options(locale: str, now: str) -> list[discord.SelectOption]:
    """Every language under its own name."""
    return [option(text(each, "language-name"), each, now) for each in LOCALES]


def lobby_dialog(table: TableId, view: TableView, locale: str, draft: Fields | None = None) -> Dialog:
    """The dialog with what is set now; what was entered and refused stands in `draft`."""
    rules = view.rules
    typed = draft or {}
    taken = sum([row is not None for row in view.rows])
    seats = listed("seats", locale, seat_options(locale, _chosen(typed, "seats", rules.seats), taken))
    clock = listed("clock", locale, clock_options(locale, _chosen(typed, "clock", rules.clock // 1000)))
    language = listed("language", locale, language_options(locale, typed.get("language", view.language)))
    match rules.format:
        case Format.SIT_AND_GO:
            stack = listed("stack", locale, stack_options(locale, rules.starting_stack))
            fields = [seats, stack, listed("speed", locale, speed_options(locale, rules.speed.value)), clock, language]
        case Format.CLUB:
            stack = _written("stack", locale, typed.get("stack", str(rules.starting_stack)))
            bank = bank_options(locale, _chosen(typed, "bank", rules.time_bank), rules.extension // 1000)
            fields = [seats, stack, clock, listed("bank", locale, bank), language]
        case Format.OPEN:
            buy_in = _written("buy-in", locale, typed.get("buy-in", str(rules.starting_stack)))
            blinds = _written("blinds", locale, typed.get("blinds", write_levels(rules.structure.levels[:1])))
            fields = [seats, buy_in, blinds, clock, language]
    return Dialog(CustomId(table, 0, Verb.SETTINGS), text(locale, "settings-lobby-title"), *fields)


def listed(name: str, locale: str, options: Sequence[discord.SelectOption]) -> AnyItem:
    """A list of a dialog under its heading."""
    return ui.Label[Dialog](
        text=text(locale, f"settings-{name}")[:TITLE],
        component=ui.Select[Dialog](custom_id=name, options=list(options), required=True),
    )


def _written(name: str, locale: str, now: str) -> AnyItem:
    return ui.Label[Dialog](
        text=text(locale, f"settings-{name}")[:TITLE],
        component=ui.TextInput[Dialog](custom_id=name, default=now[:TYPED], min_length=1, max_length=TYPED),
    )


def lobby_settings(fields: Fields, view: TableView) -> tuple[Rules, str]:
    """Rules and language out of a dialog; what was left out stays, the format as well. Raises Rejected for what is not
    on offer, Refused for an amount that cannot be read.
    """
    rules = view.rules
    seats = _number(fields.get("seats", rules.seats), Setting.SEATS, SEATS)
    clock = _number(fields.get("clock", rules.clock // 1000), Setting.CLOCK, SECONDS) * 1000
    match rules.format:
        case Format.SIT_AND_GO:
            changed = sit_and_go(
                seats=seats,
                stack=_number(fields.get("stack", rules.starting_stack), Setting.STACK, STACKS),
                speed=_speed(fields.get("speed", rules.speed.value)),
                clock=clock,
            )
        case Format.CLUB:
            stack = typed_amount(fields.get("stack", str(rules.starting_stack)))
            bank = _number(fields.get("bank", rules.time_bank), Setting.TIME_BANK, TIME_BANK)
            changed = replace(ClubChoices.of(rules), seats=seats, stack=stack, clock=clock, time_bank=bank).rules()
        case Format.OPEN:
            blinds = rules.structure.levels[0]
            if "blinds" in fields:
                blinds = _blinds(fields["blinds"])
            buy_in = typed_amount(fields.get("buy-in", str(rules.starting_stack)))
            changed = open_table(seats=seats, buy_in=buy_in, small=blinds.small, big=blinds.big, clock=clock)
    language = fields.get("language", view.language)
    return changed, language if language in LOCALES else view.language


def _chosen(draft: Fields, name: str, now: int) -> int:
    value = draft.get(name, "")
    return int(value) if re.fullmatch("[0-9]{1,9}", value) else now


def _number(chosen: str | int, setting: Setting, allowed: tuple[int, int]) -> int:
    try:
        return whole_number(str(chosen))
    except ValueError:
        raise Rejected(Reason.BAD_SETTING, setting=setting, least=allowed[0], most=allowed[1]) from None


def _speed(chosen: str) -> Speed:
    try:
        return Speed(chosen)
    except ValueError:
        raise Rejected(Reason.BAD_SETTING, setting=Setting.SPEED) from None


def _blinds(typed: str) -> Blinds:
    blinds = parse_blinds(typed)
    if blinds is None:
        raise Refused("bad-blinds", typed=safe_name(typed))
    return blinds
