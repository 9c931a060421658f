"""The ledger of an open table in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.names import Names, marked_name, safe_name
from bot.render.wording import ruled
from engine.ledger import Account
from engine.seats import Chips
from engine.tournament import EndReason
from engine.view import TableView
from i18n import text

MOST: Final = 20  # lines; what there is no room for is summed up in one more


def ledger_text(view: TableView, locale: str) -> str:
    """How an open table ended: what each player brought, took away, and won or lost, best first, with the sums.

    Source: O3.
    """
    lines = [f"## {text(locale, 'ledger-title')}", _why(view, locale)]
    if view.hand_number:
        lines.append(text(locale, "podium-hands", hands=view.hand_number))
    if not view.ledger:
        return "\n".join(lines)
    lines.append(f"### {text(locale, 'ledger-accounts')}")
    ranked = sorted(view.ledger, key=lambda account: account.bought_in - account.cashed_out)
    shown, others = (ranked, []) if len(ranked) <= MOST else (ranked[: MOST - 1], ranked[MOST - 1 :])
    lines += [_account(each, locale) for each in shown]
    if others:
        lines.append(_sums(text(locale, "ledger-others", count=len(others)), others, locale))
    lines.append(_sums(f"**{text(locale, 'ledger-total')}**", ranked, locale))
    return "\n".join(lines)


def net_text(net: Chips, locale: str) -> str:
    """What somebody has won or lost, as in "+350"."""
    if not net:
        return text(locale, "ledger-even")
    return text(locale, "ledger-won" if net > 0 else "ledger-lost", chips=abs(net))


def _why(view: TableView, locale: str) -> str:
    if view.end_reason is EndReason.IDLE:
        return text(locale, "line-open-idle")
    return ruled("ledger-closed", Names(view, locale).of(view.closed_by), locale)


def _account(account: Account, locale: str) -> str:
    name = safe_name(account.name, full=True) or text(locale, "ledger-nameless")
    return _sums(marked_name(name, house=account.house), [account], locale)


def _sums(who: str, accounts: Sequence[Account], locale: str) -> str:
    bought_in = sum([each.bought_in for each in accounts])
    cashed_out = sum([each.cashed_out for each in accounts])
    net = net_text(cashed_out - bought_in, locale)
    return text(locale, "ledger-line", who=who, net=net, **{"in": bought_in, "out": cashed_out})
