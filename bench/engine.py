"""Six-handed hands from the deal to the last chip: this engine, PokerKit and pokerfast.

All play the same decks by the same policy: a legal kind of action at random, a size at random. Decks and random numbers
are drawn beforehand. Ours validates every action, tells every event and makes one view per action for who must act.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from bench.paired import rates, row
from bench.row import Row
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.cards import DECK, Deck
from engine.dealer import act, begin
from engine.hand import Deal
from engine.hand_view import view_hand
from engine.rules import Blinds

HANDS = 2000
STACK, SMALL, BIG, SEATS = 2000, 10, 20, 6
POKERKIT, POKERFAST = "PokerKit 0.7.7", "pokerfast 0.2.0"
BARS = {POKERKIT: 50.0, POKERFAST: 1.7}

_chance = random.Random(20)
DECKS: tuple[Deck, ...] = tuple([tuple(_chance.sample(DECK, 52)) for _ in range(HANDS)])
DRAWS = tuple([tuple([_chance.random() for _ in range(400)]) for _ in range(HANDS)])

FOLD, CHECK, CALL = Fold(), Check(), Call()

Draw = Callable[[], float]


def rows() -> list[Row]:
    """Hands a second against each peer."""
    with stacked_pokerkit() as pokerkit:
        found = rates({"ours": play_ours, POKERKIT: pokerkit, POKERFAST: pokerfast_player()}, HANDS)
    what = "6-max hands, random legal actions"
    return [row(what, "hands/s", found, "ours", peer, bar) for peer, bar in BARS.items()]


def choose(draw: Draw, call: int, least: int, most: int) -> int:
    """The policy: -1 fold, 0 check or call, else what to bet or raise to. Folds only when facing a bet."""
    which = draw() * (1 + (call > 0) + (least > 0))
    if which < 1:
        return 0
    if least and which < 2:
        return least + int(draw() * (most - least + 1))
    return -1


def play_ours(number: int) -> tuple[int, ...]:
    """Final stacks of hand `number`."""
    draw = iter(DRAWS[number]).__next__
    deal = Deal((STACK,) * SEATS, Blinds(SMALL, BIG), SEATS - 1, 0, 1, DECKS[number])
    hand, _ = begin(deal)
    while turn := hand.turn:
        view_hand(hand, turn.seat)
        chosen = choose(draw, turn.call, turn.min_to, turn.max_to)
        action: Action
        if chosen > 0:
            action = Raise(chosen) if hand.price else Bet(chosen)
        elif chosen < 0:
            action = FOLD
        else:
            action = CALL if turn.call else CHECK
        hand, _ = act(hand, turn.seat, action)
    return hand.stacks


@contextmanager
def stacked_pokerkit() -> Generator[Callable[[int], tuple[int, ...]]]:
    """PokerKit, its shuffle replaced by our decks while this is open."""
    state: Any = import_module("pokerkit.state")
    pokerkit: Any = import_module("pokerkit")
    decks = [tuple(pokerkit.Card.parse(_as_dealt_by_pokerkit(deck))) for deck in DECKS]
    automations = tuple(pokerkit.Automation)
    create = pokerkit.NoLimitTexasHoldem.create_state
    mode = pokerkit.Mode.TOURNAMENT
    number = 0

    def stack_deck(cards: Any) -> None:
        cards.clear()
        cards.extend(decks[number])

    def play(hand: int) -> tuple[int, ...]:
        nonlocal number
        number = hand
        draw = iter(DRAWS[hand]).__next__
        game = create(automations, True, 0, (SMALL, BIG), BIG, STACK, SEATS, mode=mode)
        while game.status:
            least = game.min_completion_betting_or_raising_to_amount or 0
            most = game.max_completion_betting_or_raising_to_amount if least else 0
            chosen = choose(draw, game.checking_or_calling_amount, least, most)
            if chosen > 0:
                game.complete_bet_or_raise_to(chosen)
            elif chosen < 0:
                game.fold()
            else:
                game.check_or_call()
        return tuple(game.stacks)

    shuffle = state.shuffle
    state.shuffle = stack_deck
    try:
        yield play
    finally:
        state.shuffle = shuffle


def _as_dealt_by_pokerkit(deck: Deck) -> str:
    """PokerKit deals one card to each in turn and burns one before each street."""
    codes = [card.code for card in deck]
    first, second, board, rest = codes[0:12:2], codes[1:12:2], codes[12:17], codes[17:]
    dealt = [*first, *second, rest[0], *board[:3], rest[1], board[3], rest[2], board[4], *rest[3:]]
    return "".join(dealt)


def pokerfast_player() -> Callable[[int], tuple[int, ...]]:
    """pokerfast, dealing our decks."""
    fast_hand: Any = import_module("pokerfast").FastHand
    decks = [[card.code for card in deck] for deck in DECKS]

    class Stacked:
        """Stands for a random generator: no chance is left."""

        def __init__(self, number: int) -> None:
            self.deck = decks[number]

        def randint(self, least: int, most: int) -> int:
            return STACK

        def shuffle(self, cards: list[str]) -> None:
            cards[:] = self.deck

    def play(number: int) -> tuple[int, ...]:
        draw = iter(DRAWS[number]).__next__
        hand = fast_hand(
            player_count=SEATS,
            small_blind=SMALL,
            big_blind=BIG,
            min_stack=STACK,
            max_stack=STACK,
            rng=Stacked(number),
        )
        while not hand.done:
            offer = hand.get_action_space()
            chosen = choose(draw, offer.get("call", 0), offer.get("min_bet", 0), offer.get("max_bet", 0))
            if chosen > 0:
                hand.bet_or_raise(chosen)
            elif chosen < 0:
                hand.fold()
            else:
                hand.call()
        return tuple(hand.state.stacks)

    return play
