"""The ledger of an open table: what each player brought, took away, and left with."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.facts import fact
from engine.players import PlayerId
from engine.seats import Chips

HOUR: Final = 3_600_000  # for so long a stack is kept, in milliseconds. Source: O1.


@fact
class Account:
    """One player's line: all chips bought in and cashed out; `left_with` = the stack at the last leaving, at `left_at`
    (epoch milliseconds, 0 = never left or seated again). Source: O1, O3.
    """

    player: PlayerId
    name: str
    house: bool
    bought_in: Chips = 0
    cashed_out: Chips = 0
    left_with: Chips = 0
    left_at: int = 0


Ledger = tuple[Account, ...]
"""In the order of first joining."""


def account_of(ledger: Ledger, player: PlayerId) -> Account | None:
    """The line of `player`, None for somebody who never sat here."""
    return next((account for account in ledger if account.player == player), None)


def bought_in(ledger: Ledger, player: PlayerId, name: str, house: bool, chips: Chips) -> Ledger:
    """The ledger after `player` has brought `chips` to the table. Source: O2, O3."""
    known = account_of(ledger, player)
    if known is None:
        return (*ledger, Account(player, name, house, chips))
    return _put(ledger, replace(known, name=name, bought_in=known.bought_in + chips, left_with=0, left_at=0))


def come_back(ledger: Ledger, player: PlayerId, name: str, chips: Chips) -> Ledger:
    """The ledger after `player` has come back with the `chips` left with: it is as if they had never been cashed out.

    Source: O1, O3.
    """
    known = account_of(ledger, player)
    assert known is not None, "nobody comes back who never left"
    return _put(ledger, replace(known, name=name, cashed_out=known.cashed_out - chips, left_with=0, left_at=0))


def cashed_out(ledger: Ledger, player: PlayerId, chips: Chips, at: int) -> Ledger:
    """The ledger after `player` has left with `chips`. Source: O1, O3."""
    known = account_of(ledger, player)
    assert known is not None, "nobody cashes out who never bought in"
    return _put(ledger, replace(known, cashed_out=known.cashed_out + chips, left_with=chips, left_at=at))


def left_lately(ledger: Ledger, player: PlayerId, at: int) -> bool:
    """Whether `player` has left less than an hour ago. Source: O1."""
    known = account_of(ledger, player)
    return known is not None and bool(known.left_at) and at - known.left_at <= HOUR


def kept_stack(ledger: Ledger, player: PlayerId, at: int) -> Chips:
    """The stack that `player` must come back with: what was left with, within an hour; 0 = none. Source: O1."""
    known = account_of(ledger, player)
    return known.left_with if known is not None and left_lately(ledger, player, at) else 0


def _put(ledger: Ledger, account: Account) -> Ledger:
    return tuple([account if each.player == account.player else each for each in ledger])
