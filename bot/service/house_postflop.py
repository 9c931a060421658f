"""House players from the flop on: the chance of winning against the price, with some bluffs."""

from __future__ import annotations

from bot.service.house_dice import Dice
from bot.service.house_equity import beaten_by, equity
from bot.service.house_plan import FOLD, PASSIVE, Plan, wager
from bot.service.house_spot import Spot
from engine.hand import Street


def plan(spot: Spot, dice: Dice) -> Plan:
    """What to do on the flop, the turn or the river."""
    chance = equity(spot.cards, spot.board, spot.opponents, spot.tightness, dice)
    if spot.street is Street.RIVER and chance > 0.9 and not beaten_by(spot.cards, spot.board):
        chance = 1.0
    elif spot.street is not Street.FLOP:
        chance = _less(chance, spot.respect)
    return _against_bet(spot, chance, dice) if spot.call else _checked_to(spot, chance, dice)


def _less(chance: float, doubt: float) -> float:
    """A chance of winning against stronger hands than it was reckoned with; the surest are touched least."""
    return chance * (1 - doubt * (1 - chance))


def _checked_to(spot: Spot, chance: float, dice: Dice) -> Plan:
    if not spot.may_raise:
        return PASSIVE
    rivals = spot.opponents - 1
    if chance >= 0.56 + 0.05 * rivals - (0.03 if not spot.behind else 0.0):
        return _value_bet(spot, chance, dice)
    if dice.roll("bluff") < _bluffs(spot, chance):
        return wager(spot.bet + spot.pot * dice.between("bluff size", 0.45, 0.7))
    return PASSIVE


def _value_bet(spot: Spot, chance: float, dice: Dice) -> Plan:
    """Large with the best hands; with middling ones small, and not on every street."""
    early = spot.street is not Street.RIVER
    if chance > 0.8:
        slow = 0.18 if early and chance > 0.92 and spot.opponents == 1 else 0.0
        low, high = 0.6, 0.95
    elif chance > 0.68:
        slow, low, high = 0.12, 0.45, 0.7
    else:
        slow, low, high = (0.2 if spot.street is Street.FLOP else 0.5), 0.33, 0.5
    if spot.behind and early:
        slow += 0.25
    if dice.roll("slow") < slow:
        return PASSIVE
    return wager(spot.bet + spot.pot * dice.between("bet size", low, high))


def _bluffs(spot: Spot, chance: float) -> float:
    """How often to bet without the hand for it: less into many, into short stacks, and with something to show down."""
    if spot.able_opponents != spot.opponents or spot.opponents > 2 or spot.effective < 4:
        return 0.0
    last = not spot.behind
    if spot.street is Street.FLOP:
        often = 0.42 if last else 0.24
    elif spot.street is Street.TURN:
        often = 0.24 if last else 0.14
    else:
        often = 0.22 if chance < 0.2 else 0.04
    if spot.street is not Street.RIVER and 0.32 <= chance < 0.5:
        often += 0.12
    return often * (0.35 if spot.opponents == 2 else 1.0)


def _against_bet(spot: Spot, chance: float, dice: Dice) -> Plan:
    """A bet tells of strength, the larger the more; the surest hands are touched least by that."""
    before = max(1, spot.pot - spot.price)
    weight = min(1.2, spot.price / before)
    believed = _less(chance, 0.30 + 0.28 * weight + (0.15 if spot.bet else 0.0))
    raises = 0.74 + 0.05 * (spot.opponents - 1) + (0.08 if spot.bet else 0.0)
    if spot.may_raise and believed >= raises and not (believed < 0.97 and dice.roll("flat") < 0.25):
        return wager(spot.price + (spot.pot + spot.call) * dice.between("raise size", 0.6, 0.95))
    draws = spot.street is not Street.RIVER
    hopes = draws and spot.able_opponents and spot.stack > 4 * spot.call
    if believed >= spot.odds + (0.0 if hopes else 0.02):
        return PASSIVE
    bold = spot.may_raise and draws and spot.opponents == 1 and spot.effective > 8 and not spot.bet
    if bold and 0.25 < chance < 0.5 and dice.roll("bold") < 0.07:
        return wager(spot.price + (spot.pot + spot.call) * 0.8)
    return FOLD
