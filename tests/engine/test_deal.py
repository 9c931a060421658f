"""Section D of the rulebook: cards and decks."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from engine.cards import DECK, Card, Suit, parse_cards
from engine.commands import StartHand
from engine.deck import SHUFFLE_BYTES, is_deck, shuffled
from engine.errors import Reason
from engine.events import BoardDealt
from tests.engine.scenario import deal, seat_people


def test_d1_two_hole_cards_each_seen_only_by_their_owner() -> None:
    table = seat_people(3).deal({1: "AsAh", 2: "KsKh", 3: "QsQh"})
    for number, own in ((1, "AsAh"), (2, "KsKh"), (3, "QsQh")):
        hand = table.seen_by(number).hand
        assert hand is not None
        seen = hand.cards[:3]
        assert seen[number - 1] == parse_cards(own)
        assert [cards for at, cards in enumerate(seen) if at != number - 1] == [(None, None)] * 2
    hand = table.seen_by(None).hand
    assert hand is not None
    assert hand.cards[:3] == ((None, None),) * 3


def test_d1_flop_three_turn_one_river_one() -> None:
    hand = deal([1000, 1000], board="2h7s9h3dJc")
    hand.play("2 calls, 1 checks, 1 checks, 2 checks, 1 checks, 2 checks, 1 checks, 2 checks")
    dealt = [event.cards for event in hand.events if isinstance(event, BoardDealt)]
    assert dealt == [parse_cards("2h7s9h"), parse_cards("3d"), parse_cards("Jc")]


def test_d2_a_shuffle_is_the_52_cards_in_an_order_of_the_bytes_alone() -> None:
    entropy = bytes(range(SHUFFLE_BYTES))
    assert is_deck(shuffled(entropy))
    assert shuffled(entropy) == shuffled(entropy)
    assert shuffled(entropy) != shuffled(entropy[::-1])
    with pytest.raises(ValueError, match="64 bytes"):
        shuffled(b"too few")


def test_d2_every_card_is_as_likely_at_every_place() -> None:
    chance = random.Random(5)
    decks = 20_000
    seen = [[0] * 52 for _ in range(52)]
    for _ in range(decks):
        for place, card in enumerate(shuffled(chance.randbytes(SHUFFLE_BYTES))):
            seen[place][card.index] += 1
    expected = decks / 52
    chi_square = sum([(count - expected) ** 2 / expected for row in seen for count in row])
    freedom = 51 * 51
    assert abs(chi_square - freedom) < 5 * (2 * freedom) ** 0.5


def test_d2_neighbours_are_as_likely_as_chance_has_them() -> None:
    chance = random.Random(6)
    decks = 5_000
    following = [0] * 52
    for _ in range(decks):
        deck = shuffled(chance.randbytes(SHUFFLE_BYTES))
        for first, second in pairwise(deck):
            following[(second.index - first.index) % 52] += 1
    expected = decks  # each of 51 differences, 51 times a deck
    chi_square = sum([(count - expected) ** 2 / expected for count in following[1:]])
    assert following[0] == 0
    assert abs(chi_square - 50) < 5 * 100**0.5


def test_d2_a_hand_takes_a_whole_deck_and_no_other() -> None:
    table = seat_people(3)
    assert table.refuses(StartHand(DECK[:51])) is Reason.BAD_DECK
    assert table.refuses(StartHand((*DECK[:51], DECK[0]))) is Reason.BAD_DECK


def test_d2_the_deck_is_fixed_before_the_first_card_and_players_do_not_change_it() -> None:
    quick = deal([1000] * 3, board="2h7s9h3dJc").play("3 is all-in, 1 is all-in, 2 is all-in")
    slow = deal([1000] * 3, board="2h7s9h3dJc").play("3 folds, 1 calls, 2 checks, 1 is all-in, 2 is all-in")
    assert quick.state.board == slow.state.board == parse_cards("2h7s9h3dJc")


def test_there_is_one_object_a_card() -> None:
    assert Card(14, Suit.SPADES) is Card.parse("As") is DECK[51]
    assert [Card.parse(card.code) for card in DECK] == list(DECK)
    for wrong in ("", "1s", "AS", "Asd"):
        with pytest.raises(ValueError, match="no card"):
            Card.parse(wrong)
    with pytest.raises(ValueError, match="rank 1"):
        Card(1, Suit.CLUBS)
