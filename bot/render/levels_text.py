"""Levels of a club tournament in words: in short for the lobby, and a whole list as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.names import NO_BREAK
from bot.render.wording import capital
from engine.rules import Blinds, Preset, Rules
from i18n import text

FEW: Final = 4  # levels named in short
COLUMNS: Final = ("levels-column-number", "levels-column-blinds", "levels-column-ante")

PRESETS: Final = {
    Preset.REGULAR: "lobby-levels-regular",
    Preset.DEEP: "lobby-levels-deep",
    Preset.TURBO: "lobby-levels-turbo",
    Preset.HYPER: "lobby-levels-hyper",
    Preset.OWN: "lobby-levels-own",
    Preset.FIXED: "lobby-levels-fixed",
}


def levels_in_short(rules: Rules, locale: str) -> list[str]:
    """Which levels, how long each lasts, and who posts antes from when on."""
    levels = rules.structure.levels
    first = ", ".join([pair(each, locale) for each in levels[:FEW]])
    said = [text(locale, PRESETS[rules.preset], blinds=first, count=len(levels)), length_text(rules, locale)]
    if antes := _antes(levels, locale):
        said.append(antes)
    return said


def length_text(rules: Rules, locale: str) -> str:
    """How long a level lasts. Source: B2, B9."""
    structure = rules.structure
    if structure.hands:
        return text(locale, "lobby-level-hands", hands=structure.hands)
    minutes, rest = divmod(structure.milliseconds, 60_000)
    if rest:
        return text(locale, "lobby-level-seconds", minutes=minutes, seconds=rest // 1000)
    return text(locale, "lobby-level-minutes", minutes=minutes)


def _antes(levels: Sequence[Blinds], locale: str) -> str:
    for number, each in enumerate(levels, 1):
        if each.ante:
            which = "lobby-antes-big-blind" if each.big_blind_ante else "lobby-antes-each"
            return text(locale, which, level=number, ante=each.ante)
    return ""


def pair(level: Blinds, locale: str) -> str:
    """As in `1,000/2,000`."""
    small, big = (text(locale, "chips-plain", chips=each) for each in (level.small, level.big))
    return f"{small}/{big}"


def levels_table(levels: Sequence[Blinds], locale: str) -> str:
    """Every level on a line of its own: number, blinds, and where there are any the antes, in letters of one width."""
    heads = [text(locale, each) for each in COLUMNS]
    table = [heads, *[[str(at), pair(each, locale), _ante(each, locale)] for at, each in enumerate(levels, 1)]]
    wide = [max([len(line[column]) for line in table]) for column in range(3)]
    lines = [f"{number:>{wide[0]}}  {blinds:<{wide[1]}}  {ante}" for number, blinds, ante in table]
    if not any([each.ante for each in levels]):
        lines = [line[: wide[0] + 2 + wide[1]] for line in lines]
    # A narrow space is narrower than a letter even where all letters are of one width.
    shown = "\n".join([line.rstrip().replace("\u202f", NO_BREAK) for line in lines])
    return f"```\n{shown}\n```"


def _ante(level: Blinds, locale: str) -> str:
    if level.big_blind_ante:
        return text(locale, "levels-ante-big-blind", ante=level.ante)
    return text(locale, "chips-plain", chips=level.ante) if level.ante else "–"


def read_back(rules: Rules, locale: str) -> str:
    """A host's own list as it was understood, what comes after it and how long a level lasts. Source: B2, B7."""
    levels = rules.structure.levels
    said = [text(locale, "levels-read", count=len(levels)), levels_table(levels, locale)]
    if any([each.big_blind_ante for each in levels]):
        said.append(text(locale, "levels-big-blind-ante"))
    after = pair(rules.structure.level(len(levels) + 1).blinds, locale)
    return "\n".join([*said, text(locale, "levels-after", blinds=after), f"{capital(length_text(rules, locale))}."])
