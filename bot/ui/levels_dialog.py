"""The levels of a club tournament in one dialog: a preset or the host's own list, how long a level lasts, antes, and
the last hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

import discord
from discord import ui

from bot.service.ports import TableId
from bot.ui.club_choices import ClubChoices
from bot.ui.custom_id import CustomId, Verb
from bot.ui.drafts import LONGEST
from bot.ui.levels import parse_levels, write_levels
from bot.ui.lobby_settings import listed, option
from bot.ui.views import TITLE, AnyItem, Dialog
from engine.errors import Reason, Rejected
from engine.rules import Preset, Rules, Speed
from engine.structures import HANDS, LEVELS, AnteKind, Antes
from engine.view import TableView
from i18n import text

OWN: Final = "own"  # the field of the host's list, and the value of that choice
HANDS_OFFERED: Final = (3, 4, 5, 6, 8, 10, 12, 15)
MINUTES_OFFERED: Final = (3, 5, 8, 10, 12, 15, 20)
ANTE_STARTS: Final = (1, 2, 3, 4, 5, 6, 8, 10)
CAPS: Final = (60, 90, 120, 150, 200, 300)
AS_PRESET: Final = "preset"
AS_NOW: Final = "now"  # in turbo, as an admin has set it (B9)

Fields = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Asked:
    """What a dialog asks for. `own`: by a list that was typed, and is read back before it counts; `antes_unused`:
    antes of a preset were chosen as well, which such a list has none of.
    """

    rules: Rules
    own: bool
    antes_unused: bool = False


def levels_dialog(table: TableId, view: TableView, locale: str, draft: Fields) -> Dialog:
    """The dialog with what is set now, or else as it was sent last."""
    now = {**_fields_of(view.rules), **draft}
    return Dialog(
        CustomId(table, 0, Verb.LEVELS),
        text(locale, "settings-levels-title"),
        listed("preset", locale, _presets(locale, now["preset"])),
        _own_list(locale, now[OWN]),
        listed("length", locale, _lengths(locale, now["length"], turbo=view.rules.speed is Speed.TURBO)),
        listed("antes", locale, _antes(locale, now["antes"])),
        listed("cap", locale, _caps(locale, now["cap"])),
    )


def _fields_of(rules: Rules) -> dict[str, str]:
    chosen = ClubChoices.of(rules)
    length = f"minutes-{chosen.minutes}" if chosen.minutes else f"hands-{chosen.hands}" if chosen.hands else AS_PRESET
    antes = chosen.antes
    return {
        "preset": chosen.preset.value,
        OWN: write_levels(chosen.own),
        "length": AS_NOW if chosen.speed is Speed.TURBO else length,
        "antes": antes.kind.value if antes.kind is AnteKind.NONE else f"{antes.kind.value}-{antes.start}",
        "cap": str(chosen.hand_cap),
    }


def _own_list(locale: str, now: str) -> AnyItem:
    field = ui.TextInput[Dialog](
        custom_id=OWN,
        style=discord.TextStyle.paragraph,
        default=now or None,
        placeholder=text(locale, "settings-own-placeholder")[:100],
        required=False,
        max_length=LONGEST,
    )
    return ui.Label[Dialog](
        text=text(locale, "settings-own")[:TITLE],
        description=text(locale, "settings-own-description")[:100],
        component=field,
    )


def _presets(locale: str, now: str) -> list[discord.SelectOption]:
    named = [option(text(locale, f"choice-preset-{each.value}", hands=HANDS[each]), each.value, now) for each in LEVELS]
    return [*named, option(text(locale, "choice-preset-own"), OWN, now)]


def _lengths(locale: str, now: str, *, turbo: bool) -> list[discord.SelectOption]:
    values = [f"hands-{count}" for count in HANDS_OFFERED] + [f"minutes-{count}" for count in MINUTES_OFFERED]
    usual = [AS_NOW] if turbo else []
    others = [now] if _counted(now, "hands", "minutes") and now not in values else []
    return [option(_length(locale, value), value, now) for value in [*usual, AS_PRESET, *others, *values]]


def _length(locale: str, value: str) -> str:
    if value in (AS_NOW, AS_PRESET):
        return text(locale, "choice-length-now" if value == AS_NOW else "choice-length-preset")
    kind, _, count = value.partition("-")
    return text(locale, f"choice-length-{kind}", count=int(count))


def _antes(locale: str, now: str) -> list[discord.SelectOption]:
    kinds = (AnteKind.EACH.value, AnteKind.BIG_BLIND.value)
    values = [f"{kind}-{start}" for kind in kinds for start in ANTE_STARTS]
    if _counted(now, *kinds) and now not in values:
        values.append(now)
    none = option(text(locale, "choice-antes-none"), AnteKind.NONE.value, now)
    return [none, *[option(_ante(locale, value), value, now) for value in values]]


def _ante(locale: str, value: str) -> str:
    kind, _, start = value.rpartition("-")
    return text(locale, f"choice-antes-{kind}", level=int(start))


def _caps(locale: str, now: str) -> list[discord.SelectOption]:
    counted = _counted(f"cap-{now}", "cap")
    caps = sorted({*CAPS} if counted is None else {*CAPS, counted[1]})
    none = option(text(locale, "choice-cap-none"), 0, now)
    return [none, *[option(text(locale, "choice-cap", hand=cap), cap, now) for cap in caps]]


def asked_levels(fields: Fields, view: TableView, prefilled: str) -> Asked:
    """What the host asks for. A list counts when it is chosen, or when it is not the one that the dialog came with
    (`prefilled`): whoever types a list means it. Raises Rejected for what cannot be played.
    """
    now = {**_fields_of(view.rules), **fields}
    typed = now[OWN].split()
    own = now["preset"] == OWN or (bool(typed) and typed != prefilled.split())
    chosen = ClubChoices.of(view.rules)
    chosen = replace(_lasting(chosen, now["length"]), hand_cap=_cap(now["cap"]), antes=Antes(), own=())
    antes = _chosen_antes(now["antes"])
    if not own:
        return Asked(replace(chosen, preset=_preset(now["preset"]), antes=antes).rules(), own=False)
    rules = replace(chosen, preset=Preset.OWN, own=parse_levels(now[OWN])).rules()
    known = view.rules.preset is Preset.OWN and rules.structure.levels == view.rules.structure.levels
    return Asked(rules, own=not known, antes_unused=antes.kind is not AnteKind.NONE)


def _preset(value: str) -> Preset:
    try:
        return Preset(value)
    except ValueError:
        raise Rejected(Reason.BAD_SETTING) from None


def _lasting(chosen: ClubChoices, value: str) -> ClubChoices:
    """As long as chosen; a length that is chosen is at normal speed."""
    if value == AS_NOW and chosen.speed is Speed.TURBO:
        return chosen
    chosen = replace(chosen, hands=0, minutes=0, speed=Speed.NORMAL)
    if value == AS_PRESET:
        return chosen
    match _counted(value, "hands", "minutes"):
        case ("hands", count):
            return replace(chosen, hands=count)
        case ("minutes", count):
            return replace(chosen, minutes=count)
        case _:
            raise Rejected(Reason.BAD_SETTING)


def _chosen_antes(value: str) -> Antes:
    if value == AnteKind.NONE.value:
        return Antes()
    counted = _counted(value, AnteKind.EACH.value, AnteKind.BIG_BLIND.value)
    if counted is None:
        raise Rejected(Reason.BAD_SETTING)
    return Antes(AnteKind(counted[0]), counted[1])


def _cap(value: str) -> int:
    if value == "0":
        return 0
    counted = _counted(f"cap-{value}", "cap")
    if counted is None:
        raise Rejected(Reason.BAD_SETTING)
    return counted[1]


def _counted(value: str, *kinds: str) -> tuple[str, int] | None:
    """Value `hands-8` taken apart; None when it is of none of these kinds, or what follows is no count from 1 on."""
    kind, _, count = value.rpartition("-")
    if kind not in kinds or not count.isascii() or not count.isdecimal() or len(count) > 9 or not int(count):
        return None
    return kind, int(count)
