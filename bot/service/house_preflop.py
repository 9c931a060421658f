"""House players before the flop: ranges by position and stack, as shares of all starting hands."""

from __future__ import annotations

from typing import Final

from bot.service.house_dice import Dice
from bot.service.house_equity import equity, share_of
from bot.service.house_plan import FOLD, PASSIVE, Plan, wager
from bot.service.house_spot import Spot

# By number of players behind: what to open with, and what to move in with at ten big blinds.
_OPEN: Final = (0.60, 0.62, 0.45, 0.31, 0.24, 0.19)
_MOVE_IN: Final = (0.60, 0.56, 0.36, 0.27, 0.21, 0.17)
_SHORT: Final = 10.0  # big blinds at or under which a raise is all-in


def plan(spot: Spot, dice: Dice) -> Plan:
    """What to do before the flop."""
    strength = share_of(spot.cards)
    if spot.price > spot.big or (spot.effective <= _SHORT and spot.odds and not spot.may_raise):
        return _against_raise(spot, strength, dice)
    if spot.effective <= _SHORT:
        return _short(spot, strength, dice)
    return _unraised(spot, strength, dice)


def _at(table: tuple[float, ...], behind: int) -> float:
    return table[min(behind, len(table) - 1)]


def _short(spot: Spot, strength: float, dice: Dice) -> Plan:
    """Few big blinds and nobody has raised: all-in or nothing."""
    range_ = _at(_MOVE_IN, spot.behind) * (_SHORT / max(spot.effective, 1.0)) ** 0.5
    range_ *= 0.75**spot.callers
    if strength <= min(range_, 0.97):
        return wager(spot.max_to)
    if spot.call and spot.odds < 0.3 and strength < 0.85:
        return PASSIVE if equity(spot.cards, (), spot.opponents, 0.8, dice) > spot.odds + 0.05 else FOLD
    return FOLD


def _unraised(spot: Spot, strength: float, dice: Dice) -> Plan:
    """Nobody has raised: open, limp along, or let it go."""
    behind = 1 if spot.heads_up else max(1, spot.behind)
    opens = _at(_OPEN, behind)
    if spot.heads_up and not spot.posted_big:
        opens = 0.75
    if spot.callers:
        opens *= 0.55 if spot.callers == 1 else 0.4
    if spot.posted_big:
        opens = 0.30 if spot.heads_up else 0.14
    size = dice.between("open size", 2.2, 2.8) + spot.callers + (0.4 if spot.behind == 1 and not spot.heads_up else 0.0)
    if strength <= opens:
        return wager(size * spot.big)
    if spot.posted_big:
        return wager((size + 1) * spot.big) if spot.callers and dice.roll("squeeze") < 0.04 else PASSIVE
    cheap = spot.call < spot.big
    joins = opens + (0.32 if cheap else 0.18 if spot.callers else 0.0)
    return PASSIVE if strength <= joins else FOLD


def _against_raise(spot: Spot, strength: float, dice: Dice) -> Plan:
    """Somebody has raised: raise again, call or fold, by how much the raise tells and what calling costs."""
    reraised = spot.bet > spot.big or spot.price_in_bigs > 5.5 + spot.callers
    if spot.bettor_all_in or spot.call >= 0.33 * min(spot.stack, spot.effective * spot.big):
        return _for_the_stack(spot, strength, reraised, dice)
    value = 0.028 if reraised else 0.14 if spot.heads_up else 0.065
    calls = 0.09 if reraised else 0.19
    if spot.posted_big or spot.heads_up:
        calls = 0.16 if reraised and spot.heads_up else 0.2 if reraised else 0.62 if spot.heads_up else 0.42
    calls *= min(1.3, (0.29 / max(spot.odds, 0.05)) ** 1.2)
    if spot.callers:
        value *= 0.8
        calls *= 1.15
    again = 2.3 if reraised else dice.between("raise size", 2.8, 3.4) + spot.callers
    if strength <= value:
        return PASSIVE if dice.roll("trap") < 0.12 else wager(again * spot.price)
    if value * 2 < strength < value * 4 and dice.roll("light raise") < (0.05 if reraised else 0.12):
        return wager(again * spot.price)
    return PASSIVE if strength <= calls else FOLD


def _for_the_stack(spot: Spot, strength: float, reraised: bool, dice: Dice) -> Plan:
    """The raise plays for the whole stack: hold the chance of winning against the price."""
    depth = spot.price_in_bigs if spot.bettor_all_in else max(spot.price_in_bigs, spot.effective)
    within = 0.65 if depth <= 5 else 0.48 if depth <= 10 else 0.34 if depth <= 18 else 0.24
    if spot.heads_up:
        within = min(0.8, within * 1.5)
    if reraised and spot.bet > spot.big:
        within *= 0.7
    rivals = 1 + spot.callers
    chance = equity(spot.cards, (), rivals, within, dice)
    margin = 0.01 if spot.heads_up or spot.call <= spot.big else 0.03
    if chance < spot.odds + margin and strength > 0.02:
        return FOLD
    if spot.may_raise and chance > 0.5 and not spot.bettor_all_in:
        return wager(spot.max_to)
    if spot.may_raise and spot.bettor_all_in and strength <= 0.04:
        return wager(spot.max_to)
    return PASSIVE
