"""B10: the high card decides who has the first button."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cards import DECK, parse_cards
from engine.commands import StartTournament
from engine.formats import club
from engine.high_card import high_cards, highest
from engine.tournament_events import TournamentStarted
from tests.engine.scenario import HOST, draw_for, open_lobby, seat_club, seat_people, sit_at


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("2c3c4c", 2),
        ("AsKsQs", 0),
        ("Kc9dTs", 0),
        ("TsJc9s", 1),
        ("AcAdAhAs", 3),
        ("AhAdAc", 0),
        ("KdKh", 1),
        ("QcQd2s", 1),
        ("9sTc", 1),  # rank before suit
    ],
)
def test_b10_highest_rank_then_spades_hearts_diamonds_clubs(cards: str, winner: int) -> None:
    assert highest(parse_cards(cards)) == winner


def test_b10_each_player_gets_a_card_of_one_deck() -> None:
    for draw in range(0, 10**9, 123_456_789):
        cards = high_cards(draw, 6)
        assert len(set(cards)) == 6


def test_b10_every_draw_is_as_likely_as_any_other() -> None:
    # all pairs of cards, once each
    drawn = Counter([high_cards(draw, 2) for draw in range(52 * 51)])
    assert len(drawn) == 52 * 51
    assert set(drawn.values()) == {1}
    buttons = Counter([highest(cards) for cards in drawn])
    assert buttons[0] == buttons[1]


def test_b10_the_cards_are_for_all_to_see_and_the_highest_has_the_button() -> None:
    for button in (1, 2, 3, 4):
        table = seat_club(4, button=button)
        started = next(event for event in table.log if isinstance(event, TournamentStarted))
        cards = table.seen_by(None).high_cards
        assert cards == started.high_cards == table.seen_by(2).high_cards
        assert cards[button - 1] == DECK[-1]
        assert table.deal().spots[0] == button


def test_b10_cards_go_to_the_players_in_the_order_of_their_seats_and_empty_seats_get_none() -> None:
    table = open_lobby(4, rules=club())
    table.leave(2)
    table.do(StartTournament(HOST, draw_for(2, 3)))
    assert len(table.state.high_cards) == 3
    assert table.deal().spots[0] == 3  # the second of the three players


def test_b10_the_other_formats_draw_no_cards() -> None:
    assert seat_people(3).state.high_cards == ()
    assert sit_at(3).state.high_cards == ()
