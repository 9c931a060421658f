"""Section S of the rulebook: who shows, in which order, and who may keep cards hidden."""

from __future__ import annotations

from engine.cards import parse_cards
from engine.commands import ShowCards
from engine.errors import Reason
from engine.events import BoardDealt, HandsShown
from tests.engine.scenario import TablePlay, deal, person, seat_people

HANDS = {1: "AsAh", 2: "2c7d", 3: "3c8d"}
BOARD = "KhQsTh4d5c"
TO_THE_RIVER = "3 calls, 1 calls, 2 checks, 1 checks, 2 checks, 3 checks, 1 checks, 2 checks, 3 checks"


def test_s1_the_last_to_bet_on_the_river_shows_first_then_clockwise() -> None:
    hand = deal([1000] * 3, cards=HANDS, board=BOARD)
    hand.play(TO_THE_RIVER + ", 1 checks, 2 checks, 3 bets 100, 1 calls, 2 calls")
    assert hand.shown == [3, 1]  # seat 2 cannot beat what lies open


def test_s1_a_checked_river_starts_left_of_the_button() -> None:
    hand = deal([1000] * 3, cards=HANDS, board=BOARD)
    hand.play(TO_THE_RIVER + ", 1 checks, 2 checks, 3 checks")
    assert hand.shown == [1]


def test_s1_a_bet_of_an_earlier_street_does_not_count() -> None:
    hand = deal([1000] * 3, cards=HANDS, board=BOARD)
    hand.play("3 raises to 60, 1 calls, 2 calls, 1 checks, 2 checks, 3 bets 60, 1 calls, 2 calls")
    hand.play("1 checks, 2 checks, 3 checks, 1 checks, 2 checks, 3 checks")
    assert hand.shown[0] == 1


def test_s1_who_ties_the_best_hand_shown_shows_too() -> None:
    hand = deal([1000] * 3, cards={1: "As2h", 2: "Ad2c", 3: "3c8d"}, board="KhQsTh4d5c")
    hand.play(TO_THE_RIVER + ", 1 checks, 2 checks, 3 checks")
    assert hand.shown == [1, 2]


def test_s2_with_somebody_all_in_all_live_hands_are_turned_up_and_nobody_mucks() -> None:
    hand = deal([1000] * 3, cards=HANDS, board=BOARD)
    hand.play("3 calls, 1 calls, 2 checks, 1 is all-in for 980, 2 calls, 3 calls")
    assert hand.told(HandsShown) == [HandsShown((0, 1, 2), True)]


def test_s2_on_the_river_too() -> None:
    hand = deal([1000] * 3, cards=HANDS, board=BOARD)
    hand.play(TO_THE_RIVER + ", 1 checks, 2 checks, 3 is all-in for 980, 1 calls, 2 folds")
    assert hand.told(HandsShown) == [HandsShown((0, 2), True)]


def test_s2_missing_board_cards_come_one_by_one_the_flops_too() -> None:
    hand = deal([1000, 1000], board=BOARD).play("2 is all-in, 1 calls")
    dealt = [event.cards for event in hand.events if isinstance(event, BoardDealt)]
    assert dealt == [(card,) for card in parse_cards(BOARD)]


def test_s2_the_cards_lie_open_before_the_board_comes() -> None:
    hand = deal([1000, 1000]).play("2 is all-in, 1 calls")
    kinds = [type(event) for event in hand.events]
    assert kinds.index(HandsShown) < kinds.index(BoardDealt)


def test_s4_cards_speak() -> None:
    hand = deal([1000, 1000], cards={1: "2c7d", 2: "3c8d"}, board="AsKsQsJsTs")
    hand.play("2 calls, 1 checks, 1 checks, 2 checks, 1 checks, 2 checks, 1 checks, 2 checks")
    assert hand.pots == [(40, {1: 20, 2: 20})]  # both play the board, whatever they think


def mucked_by_two() -> TablePlay:
    """A finished hand in which seat 2 mucked, seat 1 won and seat 3 folded."""
    table = seat_people(3).deal(HANDS, BOARD)
    table.play("3 folds, 1 calls, 2 checks, 1 checks, 2 checks, 1 checks, 2 checks, 1 checks, 2 checks")
    return table


def test_s5_a_mucker_may_show_one_card_or_both() -> None:
    table = mucked_by_two()
    onlooker = table.seen_by(None).hand
    assert onlooker is not None
    assert onlooker.cards[1] == (None, None)
    table.do(ShowCards(person(2), 1, 1))
    onlooker = table.seen_by(None).hand
    assert onlooker is not None
    assert onlooker.cards[1] == (parse_cards("2c")[0], None)
    assert table.refuses(ShowCards(person(2), 1, 1)) is Reason.ALREADY_SHOWN
    table.do(ShowCards(person(2), 1, 2))
    onlooker = table.seen_by(None).hand
    assert onlooker is not None
    assert onlooker.cards[1] == parse_cards("2c7d")


def test_s5_a_winner_by_folds_may_show_until_the_next_hand() -> None:
    table = seat_people(3).deal(HANDS)
    assert table.refuses(ShowCards(person(2), 1, 3)) is Reason.TOO_LATE_TO_SHOW  # too early, really
    table.play("3 folds, 1 folds")
    table.do(ShowCards(person(2), 1, 3))
    table = seat_people(3).fold_out().deal()
    assert table.refuses(ShowCards(person(2), 1, 3)) is Reason.TOO_LATE_TO_SHOW


def test_s5_folded_hands_and_hands_that_lie_open_have_nothing_to_show() -> None:
    table = mucked_by_two()
    assert table.refuses(ShowCards(person(3), 1, 3)) is Reason.NOTHING_TO_SHOW
    assert table.refuses(ShowCards(person(1), 1, 3)) is Reason.ALREADY_SHOWN
    assert table.refuses(ShowCards(person(2), 1, 4)) is Reason.NOTHING_TO_SHOW


def test_s5_by_default_nothing_is_shown() -> None:
    hand = deal([1000] * 3).play("3 folds, 1 folds")
    assert hand.state.shown is None
    assert hand.state.open_cards == ()
