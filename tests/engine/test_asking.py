"""S3 and S5 in a club: asking to see, and showing."""

from __future__ import annotations

from engine.cards import parse_cards
from engine.commands import AskToSee, ShowCards
from engine.errors import Reason
from engine.events import MuckedHandShown
from tests.engine.scenario import TablePlay, person, seat_club, seat_people, sit_at

BOARD = "AdAcKsQh9d"
CARDS = {1: "AsAh", 2: "2c7d", 3: "2h7c", 4: "2d7h"}


def showdown(people: int = 4) -> TablePlay:
    """Seat 4 folded, seat 1 showed first and won, 2 and 3 mucked."""
    table = seat_club(people).deal(CARDS, BOARD)
    if people == 4:
        table.play("3 calls, 4 folds, 1 calls, 2 checks")
    table.check_down()
    assert table.hand.shown == (0,)
    return table


def cards_of(table: TablePlay, number: int) -> object:
    seen = table.seen_by(None).hand
    assert seen is not None
    return seen.cards_of(number - 1)


def test_s3_who_was_live_at_the_showdown_may_ask_and_it_is_shown_to_all() -> None:
    table = showdown()
    assert cards_of(table, 2) == (None, None)
    table.do(AskToSee(person(1), 1, 1))
    assert table.log[-1] == MuckedHandShown(1, 0)
    assert cards_of(table, 2) == parse_cards("2c7d")
    assert cards_of(table, 3) == (None, None)


def test_s3_a_mucker_may_ask_for_the_other_mucked_hand_and_not_for_the_own() -> None:
    table = showdown()
    assert table.refuses(AskToSee(person(2), 1, 1)) is Reason.NOTHING_TO_ASK
    table.do(AskToSee(person(2), 1))
    assert table.log[-1] == MuckedHandShown(2, 1)


def test_s3_without_a_name_the_first_mucked_left_of_the_button_is_meant() -> None:
    table = showdown()
    table.do(AskToSee(person(1), 1))
    table.do(AskToSee(person(1), 1))
    assert [event.seat for event in table.log if isinstance(event, MuckedHandShown)] == [1, 2]
    assert table.refuses(AskToSee(person(1), 1)) is Reason.NOTHING_TO_ASK


def test_s3_not_by_somebody_who_folded_nor_by_a_stranger() -> None:
    table = showdown()
    assert table.refuses(AskToSee(person(4), 1, 1)) is Reason.NOT_AT_SHOWDOWN
    assert table.refuses(AskToSee(person(9), 1, 1)) is Reason.NOT_AT_SHOWDOWN


def test_s3_not_a_folded_hand_nor_one_that_lies_open() -> None:
    table = showdown()
    assert table.refuses(AskToSee(person(2), 1, 3)) is Reason.NOTHING_TO_ASK
    assert table.refuses(AskToSee(person(2), 1, 0)) is Reason.NOTHING_TO_ASK


def test_s3_not_twice() -> None:
    table = showdown()
    table.do(AskToSee(person(1), 1, 1))
    assert table.refuses(AskToSee(person(3), 1, 1)) is Reason.NOTHING_TO_ASK


def test_s3_only_until_the_next_hand() -> None:
    table = showdown()
    assert table.refuses(AskToSee(person(1), 2, 1)) is Reason.TOO_LATE_TO_ASK
    table.deal()
    assert table.refuses(AskToSee(person(1), 1, 1)) is Reason.TOO_LATE_TO_ASK
    assert table.refuses(AskToSee(person(1), 2, 1)) is Reason.TOO_LATE_TO_ASK  # not over yet


def test_s3_without_a_showdown_there_is_nothing_to_ask() -> None:
    table = seat_club(3).fold_out()
    assert table.refuses(AskToSee(person(2), 1, 0)) is Reason.NOT_AT_SHOWDOWN


def test_s3_a_mucked_hand_is_not_revived() -> None:
    table = showdown()
    stacks = [row.stack for _, row in table.state.rows()]
    awards = table.hand.awards
    table.do(AskToSee(person(1), 1))
    assert [row.stack for _, row in table.state.rows()] == stacks
    assert table.hand.awards == awards
    assert table.hand.shown == (0,)


def test_s3_all_in_hands_lie_open_and_there_is_nothing_to_ask() -> None:
    table = seat_club(3).edit_stacks([1000, 500, 1500])
    table.deal({1: "AsAh", 2: "2c7d", 3: "2h7c"}, BOARD).play("3 folds, 1 is all-in, 2 is all-in")
    assert table.refuses(AskToSee(person(1), 1)) is Reason.NOTHING_TO_ASK


def test_s3_one_card_shown_by_choice_leaves_the_hand_to_be_asked_for() -> None:
    table = showdown()
    table.do(ShowCards(person(2), 1, 1))
    assert cards_of(table, 2) == (parse_cards("2c")[0], None)
    table.do(AskToSee(person(1), 1, 1))
    assert cards_of(table, 2) == parse_cards("2c7d")


def test_s3_who_has_left_since_may_not_ask_but_the_hand_may_be_asked_for() -> None:
    table = showdown()
    table.leave(2)
    table.do(AskToSee(person(2), 1, 2))  # was live at this showdown
    table.do(AskToSee(person(1), 1, 1))
    assert cards_of(table, 2) == parse_cards("2c7d")


def test_s3_is_a_clubs() -> None:
    for table in (seat_people(2), sit_at(2)):
        table.deal({1: "2c7d", 2: "AsAh"}, BOARD).check_down()
        assert table.refuses(AskToSee(person(2), 1)) is Reason.NOT_IN_THIS_FORMAT


def test_s5_a_mucker_shows_first_second_or_both() -> None:
    for which, shown in ((1, ("2c", None)), (2, (None, "7d")), (3, ("2c", "7d"))):
        table = showdown()
        table.do(ShowCards(person(2), 1, which))
        assert cards_of(table, 2) == tuple([parse_cards(code)[0] if code else None for code in shown])


def test_s5_what_was_asked_for_cannot_be_shown_again() -> None:
    table = showdown()
    table.do(AskToSee(person(1), 1, 1))
    for which in (1, 2, 3):
        assert table.refuses(ShowCards(person(2), 1, which)) is Reason.ALREADY_SHOWN
