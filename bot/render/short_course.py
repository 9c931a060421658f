"""A hand's actions made to fit: what decides a hand outlasts what does not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from engine.events import BetMade, Called, Cause, Checked, Folded
from engine.facts import fact
from engine.hand import Street
from engine.seats import Seat
from i18n import text

ACTIONS: Final = (Folded, Checked, Called, BetMade)
LEFT_OUT: Final = "…"

Action = Folded | Checked | Called | BetMade


@fact
class Said:
    """What happened, in words. `street` and `action` are None for an announcement, which has a line of its own."""

    line: str
    street: Street | None = None
    action: Action | None = None


def shortened(told: Sequence[Said], most: int, locale: str, name: Callable[[Seat], str]) -> list[Said]:
    """`told` with about `most` actions: first, folds and checks in a row become one; then streets that are over and
    decide nothing become a phrase each, the oldest first, and the others lose their beginning, which is marked.

    The last bet or raise always stays, with what was answered to it. `name` = who sits at a seat.
    """
    if _actions(told) <= most:
        return list(told)
    summed = _summed(told, locale)
    if _actions(summed) <= most:
        return summed
    since = _since(summed, most)
    short: list[Said] = []
    begun: set[Street] = set()
    for at, said in enumerate(summed):
        street = said.street
        if street is None:
            short.append(said)
        elif street not in since:
            if street not in begun:
                short.append(_phrase([each for each in told if each.street is street], locale, name))
        elif at >= since[street]:
            if at == since[street] and street in begun:
                short.append(Said(LEFT_OUT, street))
            short.append(said)
        if street is not None:
            begun.add(street)
    return short


def _actions(told: Sequence[Said]) -> int:
    return sum([said.action is not None for said in told])


def _summed(told: Sequence[Said], locale: str) -> list[Said]:
    """Folds in a row as one, and checks in a row; what the clock did keeps its name. Nobody asks whose they were."""
    rows: list[list[Said]] = []
    for said in told:
        kind = _plain(said)
        if kind is not None and rows and _plain(rows[-1][-1]) is kind and rows[-1][-1].street is said.street:
            rows[-1].append(said)
        else:
            rows.append([said])
    return [row[0] if len(row) == 1 else _sum(row, locale) for row in rows]


def _plain(said: Said) -> type[Folded | Checked] | None:
    action = said.action
    if isinstance(action, Folded | Checked) and action.cause is Cause.PLAYER:
        return type(action)
    return None


def _sum(row: list[Said], locale: str) -> Said:
    which = "line-folds-several" if isinstance(row[0].action, Folded) else "line-checks-several"
    return Said(text(locale, which, count=len(row)), row[0].street, row[0].action)


def _since(told: Sequence[Said], most: int) -> dict[Street, int]:
    """From which action on each street is told; one that is not here is a phrase. First comes the last bet or raise
    with the answers to it, then the street it is now, then what led to that bet, then the newest of the others.
    """
    streets: dict[Street, list[int]] = {}
    for at, said in enumerate(told):
        if said.street is not None:
            streets.setdefault(said.street, []).append(at)
    since: dict[Street, int] = {}
    room = most

    def tell(street: Street, at_least: int) -> None:
        """As many of the street's last actions as there is room for; one alone is not left out."""
        nonlocal room
        actions = streets[street]
        count = min(len(actions), max(at_least, room))
        if len(actions) - count == 1:
            count += 1
        since[street] = actions[-count]
        room -= count

    last = max([at for at, said in enumerate(told) if isinstance(said.action, BetMade)], default=None)
    decisive = told[last].street if last is not None else None
    *over, now = streets
    answers = sum([at >= last for at in streets[decisive]]) if last is not None and decisive is not None else 0
    if decisive is not None and decisive is not now:
        room -= answers
        tell(now, 1)
        room += answers
    elif decisive is None:
        tell(now, 1)
    if decisive is not None:
        tell(decisive, answers)
    for street in reversed(over):
        if street is decisive:
            continue
        if len(streets[street]) <= max(room, 1):
            tell(street, 1)
        else:
            room -= 1
    return since


def _phrase(told: Sequence[Said], locale: str, name: Callable[[Seat], str]) -> Said:
    """A street that is over: its last bet or raise and how many called it; else how many called the blind, or
    checked.
    """
    bet = max([at for at, said in enumerate(told) if isinstance(said.action, BetMade)], default=None)
    calls = [each for each in told[bet or 0 :] if isinstance(each.action, Called)]
    if bet is not None and calls:
        said = told[bet].line.removesuffix(".")
        if len(calls) == 1 and calls[0].action is not None:
            line = text(locale, "line-answered", said=said, name=name(calls[0].action.seat))
        else:
            line = text(locale, "line-answered-several", said=said, count=len(calls))
        return replace(told[bet], line=line)
    if bet is not None:
        return told[bet]
    for kind, which in ((Called, "line-calls-several"), (Checked, "line-checks-several")):
        found = [each for each in told if isinstance(each.action, kind)]
        if len(found) > 1:
            return replace(found[0], line=text(locale, which, count=len(found)))
        if found:
            return found[0]
    return told[-1]
