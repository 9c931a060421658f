"""The engine and PokerKit play the same random hands: `python -m tests.engine.differential --hands 20000`

Every decision is compared: who acts, what calling costs, the smallest and the largest raise; and in the end the stacks.
The two differ in a few known classes, each of which is a rule of ours with a test of its own (test_differential.py).

`--antes`: every hand has antes, and the big blind is often short of ante or blind, up to a big-blind ante that leaves
no blind at all. There PokerKit lowers the price of playing (B6), so such hands begin with a raise that is legal at both
and go on with calls, folds and all-ins; who acts, what calling costs from then on, pots and stacks are compared.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from pokerkit import Automation, Mode, NoLimitTexasHoldem

from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.cards import DECK, Deck
from engine.dealer import act, begin
from engine.hand import Deal, Hand, Turn
from engine.rules import Blinds
from engine.seats import SEATS_IN

BIG = 100


class Known(Enum):
    """What PokerKit 0.7.7 does differently."""

    SHORT_FIRST_RAISE = "a short first raise or bet of a street reopens the betting there, not here (A7)"
    SHORTS_ADDED_UP = "several short all-ins that add up to a full raise do not reopen there, but here (A7)"
    UNMATCHED_RAISE = "a raise that no opponent can match is refused there, legal here (A8)"
    EMPTY_CHECK = "the only player with chips who owes nothing is asked there, not here (A9)"
    SHORT_BIG = "behind a short big blind the price and the smallest raise are lower there, not here (B6)"
    ODD_CHIPS = "all odd chips go to one winner there, one each here (P4)"


class Difference(AssertionError):
    """The two disagree outside every known class."""


@dataclass(frozen=True)
class Setting:
    """One hand before it is played; player 0 is left of the button, heads-up the big blind."""

    stacks: tuple[int, ...]
    ante: int
    big_blind_ante: int
    dead_small_blind: bool
    deck: Deck

    @property
    def big_seat(self) -> int:
        return 0 if len(self.stacks) == 2 or self.dead_small_blind else 1

    @property
    def short_big(self) -> bool:
        """Whether the big blind cannot be posted in full."""
        return self.stacks[self.big_seat] < self.ante + self.big_blind_ante + BIG

    @property
    def small_seat(self) -> int | None:
        return None if self.dead_small_blind else 1 if len(self.stacks) == 2 else 0


def random_setting(chance: random.Random) -> Setting:
    """Two to six players, every kind of ante, deep and short stacks, a full big blind."""
    players = chance.randint(2, 6)
    kind = chance.choice(("none", "none", "ante", "big blind ante"))
    ante = chance.choice((10, 25)) if kind == "ante" else 0
    for_all = chance.choice((50, BIG)) if kind == "big blind ante" else 0
    depth = chance.choice((3, 10, 40))
    stacks = [chance.choice((chance.randint(1, BIG), chance.randint(1, depth * BIG))) for _ in range(players)]
    if chance.random() < 0.2:  # stacks so close that one all-in after the other is short
        stacks = [BIG + chance.randint(1, 2 * BIG) for _ in range(players)]
        stacks[chance.randrange(players)] = stacks[chance.randrange(players)] = 40 * BIG
    dead = players > 2 and chance.random() < 0.15
    big = 0 if players == 2 or dead else 1
    stacks[big] = max(stacks[big], BIG + ante + for_all)
    return Setting(tuple(stacks), ante, for_all, dead, tuple(chance.sample(DECK, 52)))


def random_antes(chance: random.Random) -> Setting:
    """Antes at tournament level: up to a big blind each or for all, stacks of a few big blinds, any big blind short."""
    players = chance.choice((2, 2, 3, 3, 4, 5, 6))
    for_all = chance.random() < 0.6
    ante = chance.choice((10, 25, BIG // 2, BIG)) if not for_all else chance.choice((BIG // 2, BIG, BIG, 2 * BIG))
    stacks = [chance.choice((chance.randint(1, 2 * BIG), chance.randint(1, 30 * BIG))) for _ in range(players)]
    dead = players > 2 and chance.random() < 0.2
    big = 0 if players == 2 or dead else 1
    if chance.random() < 0.5:
        stacks[big] = chance.randint(1, ante + BIG)  # no ante, no blind, or a short one
    deck = tuple(chance.sample(DECK, 52))
    return Setting(tuple(stacks), 0 if for_all else ante, ante if for_all else 0, dead, deck)


FOLD, CALL = -1, 0
Choose = Callable[[bool, int, int], int]  # (may fold, smallest raise, largest raise) → FOLD, CALL or what to raise to


def compare(setting: Setting, choose: Choose) -> Counter[Known]:
    """Play a hand on both with actions that both allow. Raises Difference."""
    return Pair(setting).play(choose)


def at_random(chance: random.Random) -> Choose:
    """Mostly calls, raises of every size, some folds."""

    def choose(may_fold: bool, least: int, most: int) -> int:
        kind = chance.choice(["call"] * 3 + ["fold"] * may_fold + ["raise"] * (2 * bool(least)))
        if kind == "raise":
            return chance.choice((least, most)) if chance.random() < 0.8 else chance.randint(least, most)
        return FOLD if kind == "fold" else CALL

    return choose


class Pair:
    """One hand at both."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.known: Counter[Known] = Counter()
        self.ours = _our_hand(setting)
        self.theirs = _their_hand(setting)
        self._board()

    def play(self, choose: Choose) -> Counter[Known]:
        while True:
            self._pass_empty_checks()
            turn = self.ours.turn
            if turn is None:
                break
            self._expect("to act", turn.seat, self.theirs.actor_index)
            if self.setting.short_big and not self.ours.board:
                chosen = self._short_big(turn, choose)
                if chosen is None:
                    return self.known
                self._act(turn, chosen)
                continue
            self._expect("to call", turn.call, self.theirs.checking_or_calling_amount)
            self._act(turn, choose(turn.call > 0, *self._common_raise(turn)))
        self._expect("hand over", self.ours.over, not self.theirs.status)
        self._compare_stacks()
        return self.known

    def _expect(self, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            raise Difference(f"{what}: ours {ours}, PokerKit's {theirs}, in {self.setting} {self.ours}")

    def _board(self) -> None:
        """PokerKit is handed the cards that our deck has."""
        theirs = self.theirs
        cards = self.setting.deck[2 * len(self.setting.stacks) :]
        while theirs.status and theirs.actor_index is None:
            if theirs.can_burn_card():
                theirs.burn_card("??")
            elif theirs.can_deal_board():
                out = sum([len(row) for row in theirs.board_cards])
                upto = 3 if out == 0 else out + 1
                theirs.deal_board("".join([card.code for card in cards[out:upto]]))
            else:
                break

    def _pass_empty_checks(self) -> None:
        theirs = self.theirs
        while theirs.actor_index is not None and self._only_theirs_asks():
            self.known[Known.EMPTY_CHECK] += 1
            theirs.check_or_call()
            self._board()

    def _only_theirs_asks(self) -> bool:
        turn = self.ours.turn
        asked = self.theirs.actor_index
        if turn is not None and turn.seat == asked:
            return False
        others = [i for i, stack in enumerate(self.theirs.stacks) if stack and self.theirs.statuses[i] and i != asked]
        return not others and not self.theirs.checking_or_calling_amount

    def _common_raise(self, turn: Turn) -> tuple[int, int]:
        """The smallest and largest raise that both allow, (0, 0) for none."""
        least = self.theirs.min_completion_betting_or_raising_to_amount or 0
        most = self.theirs.max_completion_betting_or_raising_to_amount or 0
        if (turn.min_to, turn.max_to) == (least, most):
            return least, most
        hand = self.ours
        acted = bool(hand.acted >> turn.seat & 1)
        if least and not turn.min_to and acted and 0 < turn.call < hand.step:
            self.known[Known.SHORT_FIRST_RAISE] += 1
        elif turn.min_to and not least and not self._somebody_can_match(turn):
            self.known[Known.UNMATCHED_RAISE] += 1
        elif turn.min_to and not least and acted and turn.call >= hand.step:
            self.known[Known.SHORTS_ADDED_UP] += 1
        else:
            raise Difference(f"raise: ours {turn}, PokerKit's {least} to {most}, in {self.setting} {hand}")
        return 0, 0

    def _short_big(self, turn: Turn, choose: Choose) -> int | None:
        """Before the flop behind a short big blind: a choice that means the same at both, None when there is none."""
        theirs = self.theirs.checking_or_calling_amount
        most = self.theirs.max_completion_betting_or_raising_to_amount or 0
        all_in = turn.max_to if turn.max_to == most and turn.max_to >= 2 * BIG else 0
        same = turn.call == theirs
        if self.ours.aggressor is not None:
            self._expect("to call", turn.call, theirs)
        elif not same:
            self.known[Known.SHORT_BIG] += 1
        chosen = choose(turn.call > 0 and theirs > 0, all_in, all_in)
        if same or chosen != CALL:
            return chosen
        return all_in or (FOLD if theirs else None)

    def _somebody_can_match(self, turn: Turn) -> bool:
        hand = self.ours
        others = SEATS_IN[hand.able & ~(1 << turn.seat)]
        return any([hand.street_stacks[seat] > hand.price for seat in others])

    def _act(self, turn: Turn, chosen: int) -> None:
        action: Action
        if chosen == FOLD:
            action = Fold()
            self.theirs.fold()
        elif chosen == CALL:
            action = Call() if turn.call else Check()
            self.theirs.check_or_call()
        else:
            action = Raise(chosen) if self.ours.price else Bet(chosen)
            self.theirs.complete_bet_or_raise_to(chosen)
        self.ours, _ = act(self.ours, turn.seat, action)
        self._board()

    def _compare_stacks(self) -> None:
        ours, theirs = self.ours.stacks, tuple(self.theirs.stacks)
        if ours == theirs:
            return
        moved = [mine - other for mine, other in zip(ours, theirs, strict=True)]
        split = [pot for pot in self.ours.awards if len(pot.shares) > 1]
        winners = {seat for pot in split for seat, _ in pot.shares}
        most = sum([len(pot.shares) for pot in split])
        if sum(moved) or any([abs(chips) > most or seat not in winners for seat, chips in enumerate(moved) if chips]):
            raise Difference(f"final stacks: ours {ours}, PokerKit's {theirs}, in {self.setting} {self.ours}")
        self.known[Known.ODD_CHIPS] += 1


def _our_hand(setting: Setting) -> Hand:
    blinds = Blinds(BIG // 2, BIG, setting.big_blind_ante or setting.ante, bool(setting.big_blind_ante))
    players = len(setting.stacks)
    hand, _ = begin(Deal(setting.stacks, blinds, players - 1, setting.small_seat, setting.big_seat, setting.deck))
    return hand


def _their_hand(setting: Setting) -> Any:
    players = len(setting.stacks)
    by_hand = (Automation.HOLE_DEALING, Automation.BOARD_DEALING, Automation.CARD_BURNING)
    antes: Any = setting.ante
    if setting.big_blind_ante:
        antes = [0] * players
        antes[1 if players == 2 else setting.big_seat] = setting.big_blind_ante  # it swaps a pair of players itself
    blinds = [0] * players
    if players == 2:
        blinds = [BIG // 2, BIG]
    else:
        blinds[setting.big_seat] = BIG
        if setting.small_seat is not None:
            blinds[setting.small_seat] = BIG // 2
    state: Any = NoLimitTexasHoldem.create_state(
        tuple([each for each in Automation if each not in by_hand]),
        not setting.big_blind_ante,
        antes,
        tuple(blinds),
        BIG,
        setting.stacks,
        players,
        mode=Mode.TOURNAMENT,
    )
    while state.can_deal_hole():
        player = state.hole_dealee_index
        state.deal_hole(setting.deck[2 * player + len(state.hole_cards[player])].code)
    return state


def run(hands: int, seed: int = 1, antes: bool = False) -> Counter[Known]:
    """How often each known class came up in that many random hands. Raises Difference."""
    chance = random.Random(seed)
    found: Counter[Known] = Counter(dict.fromkeys(Known, 0))
    for _ in range(hands):
        setting = random_antes(chance) if antes else random_setting(chance)
        found += compare(setting, at_random(chance))
    return found


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.engine.differential")
    parser.add_argument("--hands", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--antes", action="store_true")
    options = parser.parse_args(arguments)
    try:
        found = run(options.hands, options.seed, options.antes)
    except Difference as difference:
        print(difference)
        return 1
    print(f"{options.hands} hands, no difference but these:")
    for known in Known:
        print(f"{found[known]:>7}  {known.value}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
