"""House players: a decision is a function of what the player's seat may see, and of entropy."""

from __future__ import annotations

from typing import Final

from bot.service import house_postflop, house_preflop
from bot.service.house_dice import Dice
from bot.service.house_names import house_name
from bot.service.house_plan import Plan, Way
from bot.service.house_spot import Spot, read
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.hand import Street
from engine.view import TableView

__all__ = ["decide", "house_name"]

_TRIFLE: Final = 0.08  # at this price, as a share of what is then in the pot, any two cards call
_UNITS: Final = (1000, 500, 250, 100, 50, 25, 10, 5)  # bets are round, as people's are
_COMMITTED: Final = 0.6  # who would put in this share of the stack puts it all in


def decide(view: TableView, entropy: bytes) -> Action:
    """The action of the viewer, whose turn it must be: always legal, never a fold when checking is free.

    The same view and entropy always give the same action. Raises ValueError when it is not the viewer's turn.
    """
    spot = read(view)
    dice = Dice(entropy)
    room = house_preflop if spot.street is Street.PREFLOP else house_postflop
    return _legal(room.plan(spot, dice), spot)


def _legal(plan: Plan, spot: Spot) -> Action:
    if plan.way is Way.WAGER and spot.may_raise:
        to = _size(plan.to, spot)
        return Raise(to) if spot.price else Bet(to)
    if not spot.call:
        return Check()
    if plan.way is Way.FOLD and spot.odds > _TRIFLE:
        return Fold()
    return Call()


def _size(wished: float, spot: Spot) -> int:
    """A legal total: no more than somebody can match, and the whole stack rather than nearly all of it."""
    unit = next(unit for unit in _UNITS if unit <= max(5.0, spot.big / 4))
    to = min(max(unit * round(wished / unit), spot.min_to), spot.max_to)
    if to - spot.bet >= _COMMITTED * spot.stack:
        to = spot.max_to
    return max(spot.min_to, min(to, spot.reach))
