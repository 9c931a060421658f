"""Who sits down where a player of the hand sat: stack and name are the newcomer's, all of the hand is the player's."""

from __future__ import annotations

import pytest

from bot.render.actions_text import actions_text
from bot.render.legend import legend_text
from bot.render.names import Names
from bot.render.picture.scene import SeatState
from bot.render.private_text import status_text
from bot.render.record_text import record_text
from bot.render.seats_text import seats_text
from bot.render.table_scene import table_scene
from bot.service.preferences import Look
from engine.actions import Bet, Call, Check, Fold, Raise
from engine.commands import Cancel, ComeBack, Join, Leave, SitOut, StartHand, StartTournament, TopUp
from engine.formats import open_table
from engine.tournament import PlayerId
from i18n import LOCALES
from tests.render.alts import table_alt
from tests.render.story import ANN, BO, CY, Table, deck

EVE = PlayerId(106)


def after_bo(locale: str = "en") -> Table:
    """Bo has won hand 1 with three kings and left; Eve sits there, and the hand is still shown."""
    table = Table(locale, seats=4, rules=open_table(seats=4))
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs", board="9s8dKh4c2s")))
    table.act(Fold(), Raise(400), Call(), Fold(), Check(), Check(), Check(), Check(), Check(), Check())
    table.do(Leave(BO))
    table.do(Join(EVE, "Eve"))
    return table


def test_o1_the_hand_keeps_the_name_of_who_played_it() -> None:
    table = after_bo()
    names = Names(table.seen(), "en")
    assert (names.at(1), names.sitting(1), names.marked(1)) == ("Bo", "Eve", "**Eve**")
    told = actions_text(table.seen(), table.log, "en")
    assert "Bo wins 810" in told
    assert "Bo shows" in told
    assert told.count("Eve") == 1
    record = record_text(table.seen(), table.log, "en")
    assert "Bo wins 810" in record
    assert record.split("\n")[-2:] == [
        "Bo leaves with 1,410 chips, which are kept for an hour.",
        "Eve takes seat 2 with 1,000 chips.",
    ]


def test_o1_a_record_keeps_comings_and_goings_alike_and_of_many_the_last() -> None:
    table = after_bo()
    for _ in range(20):
        table.do(Leave(EVE))
        table.do(Join(EVE, "Eve"))
    told = record_text(table.seen(), table.log, "en").split("\n")
    assert [line.split()[1] for line in told if line.startswith("Eve")] == ["leaves", "is"] * 3
    assert told.count("…") == 1


def test_o1_a_newcomer_has_name_and_stack_and_nothing_of_the_hand() -> None:
    table = after_bo()
    (line,) = [line for line in seats_text(table.seen(), "en").split("\n") if "Eve" in line]
    assert line.replace("\u00a0", " ") == "`2` **Eve** · 1,000 · from the next hand on"
    seat = table_scene(table.seen(), table.log, "en", Look(), {}, lambda _: "").seats[1]
    assert (seat.name, seat.stack, seat.state) == ("Eve", "1,000", SeatState.NOT_DEALT_IN)
    assert (seat.cards, seat.won, seat.hand_words, seat.bet, seat.told.won) == (None, "", "", "", 0)


@pytest.mark.parametrize("locale", LOCALES)
def test_o1_the_picture_in_words_gives_the_win_to_nobody_who_was_not_there(locale: str) -> None:
    table = after_bo(locale)
    said = table_alt(table.seen(), table.log, locale, {})
    assert "810" not in said
    assert "“Bo”" not in said
    assert "« Bo »" not in said
    assert "„Bo“" not in said
    assert "Eve" in legend_text(table.seen(), locale)


def test_o1_the_picture_in_words_names_the_winning_hand_of_who_has_left() -> None:
    table = after_bo()
    assert "The winning hand: Three of a kind, kings." in table_alt(table.seen(), table.log, "en", {})


def test_what_was_said_of_a_seat_stays_with_who_sat_there_then() -> None:
    table = Table(seats=4, rules=open_table(seats=4))
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs")))
    table.act(Fold(), Raise(400))
    table.do(SitOut(BO))
    table.act(Fold(), Fold())
    table.do(Leave(BO))
    table.do(Join(EVE, "Eve"))
    table.do(SitOut(EVE))
    told = actions_text(table.seen(), table.log, "en").split("\n")
    assert told[-3:] == [
        "Bo leaves with 995 chips, which are kept for an hour.",
        "Eve takes seat 2 with 1,000 chips.",
        "Eve sits out from the next hand on.",
    ]


def test_a_newcomer_is_the_one_who_plays_the_next_hand() -> None:
    table = after_bo()
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs")))
    assert Names(table.seen(), "en").at(1) == "Eve"
    assert "Bo" not in seats_text(table.seen(), "en")


def test_comings_and_goings_leave_room_for_the_hand() -> None:
    table = after_bo()
    for _ in range(6):
        table.do(Leave(EVE))
        table.do(Join(EVE, "Eve"))
    told = actions_text(table.seen(), table.log, "en").split("\n")
    assert len([line for line in told if "Eve" in line]) == 3
    assert "Bo wins 810: three of a kind, kings." in told


def test_o2_a_top_up_that_was_booked_is_told_once_it_is_done() -> None:
    table = Table(seats=4, rules=open_table(seats=4))
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs")))
    table.act(Fold(), Raise(400), Call(), Fold())
    table.do(TopUp(ANN))
    assert "Ann tops up to 1,000 when this hand is over." in actions_text(table.seen(), table.log, "en")
    assert "tops up after this hand" in seats_text(table.seen(), "en")
    table.act(Check(), Bet(10), Fold())
    told = actions_text(table.seen(), table.log, "en")
    assert "Ann needs no top-up any more." in told
    assert "when this hand is over" not in told


def test_k4_who_sits_out_is_not_taken_for_somebody_away() -> None:
    table = after_bo()
    table.do(SitOut(CY))
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs")))
    seat = table_scene(table.seen(), table.log, "en", Look(), {}, lambda _: "").seats[2]
    assert (seat.state, seat.sits_out, seat.state_words, seat.away_words) == (
        SeatState.SITTING_OUT,
        True,
        "SITS OUT",
        "",
    )
    assert "Sits out." in status_text(table.seen(), table.log, "en")
    table.do(ComeBack(CY))
    assert "Sits out." not in status_text(table.seen(), table.log, "en")


def test_o1_free_seats_are_shown_until_the_table_closes() -> None:
    table = Table(seats=6, rules=open_table(seats=6))
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs")))
    scene = table_scene(table.seen(), table.log, "en", Look(), {}, lambda _: "")
    assert [seat.state for seat in scene.seats[4:]] == [SeatState.FREE] * 2
    assert table_alt(table.seen(), table.log, "en", {}).endswith("Free seats: 5 and 6.")
    assert seats_text(table.seen(), "en").split("\n")[4:] == ["`5`\u00a0free", "`6`\u00a0free"]
    assert "2 seats are free, for a buy-in of 1,000." in status_text(table.seen(), table.log, "en")
    table.do(Cancel(ANN))
    assert len(table_scene(table.seen(), table.log, "en", Look(), {}, lambda _: "").seats) == 4
    assert "free" not in status_text(table.seen(), table.log, "en")
