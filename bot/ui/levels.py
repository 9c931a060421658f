"""Level lists as hosts type them: `25/50, 50/100, 75/150 ante 15, 100/200 bb-ante 200`.

Levels are separated by a comma, a semicolon or a new line. A comma may also group thousands: where no space follows,
it counts as whatever leaves levels that can be read, and as neither when both do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.ui.amounts import parse_amount
from engine.errors import Reason, Rejected
from engine.rules import Blinds
from engine.seats import Chips
from engine.structures import MOST_CHIPS, MOST_LEVELS, check_levels

_BETWEEN: Final = re.compile(r";|,(?=[\s,])")
_LONGEST: Final = 100  # of what stands before or behind a stroke
_LINES: Final = re.compile(r"[\n\r\v\f\u0085\u2028\u2029]+")
# "3:", "3)", "level 3:"; a number with a full stop could be the beginning of an amount.
_NUMBER: Final = re.compile(
    r"(?:(?:level|lvl|niveau|niv\.?|stufe)\s*)?([0-9]{1,3})\s*[:)](.*)", re.IGNORECASE | re.ASCII | re.DOTALL
)
_BIG_BLIND: Final = r"(?:bb|gb|big[\s-]?blind|(?:la\s)?grosse[\s-]blind)"
_FOR_ALL: Final = rf"bba|gba|{_BIG_BLIND}[\s-]?antes?|antes?[\s-](?:de\s|du\s|vom\s|of\s|by\s)?{_BIG_BLIND}"
_ANTE: Final = re.compile(
    rf"(.*?[^+\s])\s*(?:\+|\s(?:with|avec|mit))?\s*\b(?:({_FOR_ALL})|antes?)(?![^\W\d_])(?:\s*[:=]|\s(?:de|of|von))?(.*)",
    re.IGNORECASE | re.DOTALL,
)


_TOO_LONG: Final = re.compile(r"(?<![0-9])[1-9][0-9]{12,}(?! ?[kK0-9])|(?<![0-9])[1-9][0-9]{6,}(?= ?[kK])")
_PART: Final = re.compile(r"[0-9][.,][0-9]{1,2}(?!\s?[kK0-9])|[½¼¾]")
_BELOW: Final = re.compile(r"(?:^|[/:)]|antes?)\s*[-\u2212]\s*[0-9]", re.IGNORECASE)
QUOTED: Final = 40  # characters of what cannot be read


@dataclass(frozen=True, slots=True)
class _Item:
    """What is typed of one level. `unclear`: its end can be read in two ways."""

    text: str
    unclear: bool = False


def parse_levels(text: str) -> tuple[Blinds, ...]:
    """The levels that `text` lists. Raises Rejected for a list that cannot be played, with the number of the first
    level that is wrong: nothing is guessed.
    """
    read: list[Blinds] = []
    for item in _items(text):
        if len(read) < MOST_LEVELS:
            read.append(_level(item, read))
            check_levels(read)
        else:
            count = sum([1 for _ in _items(text)])
            raise Rejected(Reason.TOO_MANY_LEVELS, most=MOST_LEVELS, levels=count)
    return check_levels(read)


def write_levels(levels: Sequence[Blinds]) -> str:
    """`levels` as a list that `parse_levels` reads as the same."""
    return ", ".join([_written(each) for each in levels])


def parse_blinds(text: str) -> Blinds | None:
    """A single pair such as `5/10`; None for anything else."""
    pair = [parse_amount(each) for each in text.split("/")]
    match pair:
        case [int(small), int(big)]:
            return Blinds(small, big)
        case _:
            return None


def _written(level: Blinds) -> str:
    ante = f" {'bb-ante' if level.big_blind_ante else 'ante'} {level.ante}" if level.ante else ""
    return f"{level.small}/{level.big}{ante}"


def _items(text: str) -> Iterator[_Item]:
    """One a level. Blank lines and the comma at the end of a line mean nothing; any other gap is a level."""
    for line in _LINES.split(text):
        if line := line.strip():
            for each in _BETWEEN.split(line[:-1] if line[-1] in ",;" else line):
                yield from _parted(each.strip())


def _parted(text: str) -> Iterator[_Item]:
    """`text` as one level, or several when it names several and commas tell where each ends."""
    first, *rest = text.split("/")
    head = first
    for at, piece in enumerate(rest, 1):
        if at == len(rest):
            yield _Item(f"{head}/{piece}")
            return
        ends = [(piece[: each.start()], piece[each.end() :]) for each in re.finditer(",", piece)]
        ends = [(end, start) for end, start in ends if _big_and_ante(end) is not None and _starts(start)]
        if len(ends) > 1:
            yield _Item(f"{head}/{piece}", unclear=True)
            return
        if not ends:
            head = f"{head}/{piece}"
            continue
        end, start = ends[0]
        yield _Item(f"{head}/{end}")
        head = start
    yield _Item(head)


def _starts(text: str) -> bool:
    if len(text) > _LONGEST:
        return False
    numbered = _NUMBER.fullmatch(text)
    return parse_amount(numbered[2] if numbered else text) is not None


def _level(item: _Item, before: Sequence[Blinds]) -> Blinds:
    """The level after those `before`. Raises Rejected."""
    number = len(before) + 1
    typed = item.text
    if not typed or typed.startswith(","):
        raise Rejected(Reason.NO_LEVEL_BETWEEN, level=number)
    if item.unclear:
        raise Rejected(Reason.LEVEL_UNCLEAR, level=number, typed=_quoted(typed))
    if (numbered := _NUMBER.fullmatch(typed)) is not None:
        if int(numbered[1]) != number:
            raise Rejected(Reason.BAD_LEVEL, level=number, typed=_quoted(typed))
        typed = str(numbered[2])
    small, _, rest = typed.partition("/")
    first, second = parse_amount(small), _big_and_ante(rest)
    if (first is None or second is None) and _too_high(small, rest):
        raise Rejected(Reason.LEVEL_TOO_HIGH, level=number, most=MOST_CHIPS)
    if first is None or second is None:
        raise Rejected(_why_not(typed.strip()), level=number, typed=_quoted(item.text))
    big, ante, for_all = second
    return Blinds(first, big, ante, for_all and ante > 0)


def _too_high(small: str, rest: str) -> bool:
    """Whether what cannot be read could be if its numbers were not so long."""
    first, rest = (_TOO_LONG.sub("9", each) for each in (small, rest))
    return parse_amount(first) is not None and _big_and_ante(rest) is not None


def _why_not(typed: str) -> Reason:
    """Why `typed` cannot be read as a level."""
    if any([len(between.split()) > 1 for between in typed.split("/")[1:-1]]):
        return Reason.LEVELS_WITHOUT_COMMAS
    if _PART.search(typed) or _BELOW.search(typed):
        return Reason.LEVEL_NOT_WHOLE
    return Reason.BAD_LEVEL


def _quoted(typed: str) -> str:
    words = " ".join(typed.split())
    return words if len(words) <= QUOTED else f"{words[: QUOTED - 1]}…"


def _big_and_ante(text: str) -> tuple[Chips, Chips, bool] | None:
    """What stands behind the stroke: the big blind, the ante, and whether the big blind pays it for all."""
    if len(text) > _LONGEST:
        return None
    ante: Chips | None = 0
    for_all = False
    if match := _ANTE.fullmatch(text):
        text, paid, amount = match.groups()
        ante, for_all = parse_amount(amount), paid is not None
    big = parse_amount(text)
    return None if big is None or ante is None else (big, ante, for_all)
