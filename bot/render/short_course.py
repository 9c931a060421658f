"""A hand's actions made to fit: what decides a hand outlasts what does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.events import BetMade, Called, Cause, Checked, Folded
from engine.facts import fact
from engine.hand import Street
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


def shortened(told: Sequence[Said], most: int, locale: str) -> list[Said]:
    """`told` with about `most` actions: first, folds and checks in a row become one; then those go that matter least.

    The last bet or raise always stays, with what was answered to it.
    """
    if _actions(told) <= most:
        return list(told)
    told = _summed(told, locale)
    if _actions(told) <= most:
        return told
    kept = _worth_keeping(told, most)
    short: list[Said] = []
    missing: Street | None = None
    for at, said in enumerate(told):
        out = said.action is not None and at not in kept
        if missing is not None and not (out and said.street is missing):
            if said.street is missing or (short and short[-1].street is missing):
                short.append(Said(LEFT_OUT, missing))
                missing = None
            elif said.action is not None:
                missing = None  # all of that street is left out
        if out:
            missing = said.street
        else:
            short.append(said)
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


def _worth_keeping(told: Sequence[Said], most: int) -> set[int]:
    """Which actions to keep: the last bet or raise and the answers to it, the street it is now, then the newest bets,
    raises and calls, then the newest of the others.
    """
    actions = [(at, said) for at, said in enumerate(told) if said.action is not None]
    last = max([at for at, said in actions if isinstance(said.action, BetMade)], default=len(told))
    decisive = told[last].street if last < len(told) else None
    now = actions[-1][1].street

    def rank(at: int, said: Said) -> int:
        if at >= last and said.street is decisive:
            return 0
        if said.street is now:
            return 1
        return 2 if isinstance(said.action, BetMade | Called) else 3

    ranked = sorted([(rank(at, said), -at) for at, said in actions])
    always = sum([order == 0 for order, _ in ranked])
    return {-at for _, at in ranked[: max(most, always)]}
