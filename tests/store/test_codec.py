"""Events as text and back."""

from __future__ import annotations

import json
import traceback
from dataclasses import fields
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store.codec import KINDS, decode, encode
from bot.store.errors import DecodeError
from engine.cards import DECK, Card
from engine.commands import Event
from engine.events import BoardDealt, Cause, Folded, HandEvent, HoleCardsDealt, Raised
from engine.hand import Street
from engine.tournament import Tournament
from engine.tournament_events import HandStarted, PlayerJoined, TableEvent
from tests.store.games import HOST, whole_game

st.register_type_strategy(Card, st.sampled_from(DECK))
# A hand begins from a table that has none.
st.register_type_strategy(Tournament, st.builds(Tournament, hand=st.none()))


def filled(kind: type[Any]) -> st.SearchStrategy[Any]:
    """Any event of this kind, its defaults varied too."""
    return st.builds(kind, **{each.name: ... for each in fields(kind)})


@pytest.mark.parametrize("name", sorted(KINDS))
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_whatever_can_happen_can_be_written_and_read(name: str, data: st.DataObject) -> None:
    event = data.draw(filled(KINDS[name]))

    stored = encode(event)

    assert stored[0] == name
    assert decode(*stored) == event
    assert type(decode(*stored)) is type(event)


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_can_be_written_and_read(seed: int) -> None:
    log = whole_game(seed, antes=seed % 2 == 0)

    assert [decode(*encode(event)) for event in log] == log


def test_every_event_of_the_engine_has_a_stored_name() -> None:
    def named(kind: type[Any]) -> set[str]:
        own = {kind.NAME} if "NAME" in vars(kind) else set[str]()
        return own.union(*[named(each) for each in kind.__subclasses__()])

    assert named(HandEvent) | named(TableEvent) == set(KINDS)
    assert all(name == kind.NAME for name, kind in KINDS.items())


@pytest.mark.parametrize(
    ("event", "name", "data"),
    [
        (Raised(2, 300), "raised/1", '{"seat":2,"to":300}'),
        (Folded(4, Cause.CLOCK), "folded/1", '{"seat":4,"cause":"clock"}'),
        (BoardDealt(Street.TURN, (Card.parse("Td"),)), "board-dealt/1", '{"street":2,"cards":"Td"}'),
        (
            HoleCardsDealt(((Card.parse("As"), Card.parse("Kd")), None)),
            "hole-cards-dealt/1",
            '{"cards":["AsKd",null]}',
        ),
        (
            PlayerJoined(1, HOST, "Zoë 🃏", False),
            "player-joined/1",
            '{"seat":1,"player":300000000000000001,"name":"Zoë 🃏","house":false}',
        ),
    ],
)
def test_events_are_stored_in_few_words(event: Event, name: str, data: str) -> None:
    assert encode(event) == (name, data)


def test_a_deck_is_one_word_and_a_table_holds_no_hand() -> None:
    started = next(event for event in whole_game(1) if isinstance(event, HandStarted))

    data = json.loads(encode(started)[1])

    assert data["deal"]["deck"] == "".join(card.code for card in started.deal.deck)
    assert len(data["deal"]["deck"]) == 104
    assert "hand" not in data["table"]


# ---- what cannot be read


@pytest.mark.parametrize(
    ("name", "data", "where"),
    [
        ("raised/1", '{"seat":2,"to":"300"}', "to: int_type"),
        ("raised/1", '{"seat":true,"to":300}', "seat: int_type"),
        ("raised/1", '{"seat":2,"to":300.0}', "to: int_type"),
        ("raised/1", '{"seat":2,"to":null}', "to: int_type"),
        ("raised/1", '{"seat":2}', "to: missing"),
        ("raised/1", '{"seat":2,"to":300,"all_in":true}', "all_in: unexpected"),
        ("raised/1", "[2,300]", "seat: missing"),
        ("raised/1", '{"seat":2,"to":', "data: json_invalid"),
        ("raised/1", "", "data: json_invalid"),
        ("folded/1", '{"seat":4,"cause":"boredom"}', "cause: enum"),
        ("folded/1", '{"seat":4,"cause":"CLOCK"}', "cause: enum"),
        ("board-dealt/1", '{"street":9,"cards":"Td"}', "street: enum"),
        ("board-dealt/1", '{"street":2,"cards":"1d"}', "cards: value_error"),
        ("board-dealt/1", '{"street":2,"cards":"Td9"}', "cards: value_error"),
        ("board-dealt/1", '{"street":2,"cards":["Td"]}', "cards: string_type"),
        ("hole-cards-dealt/1", '{"cards":["AsKdQd"]}', "cards.0: value_error"),
        ("hole-cards-dealt/1", '{"cards":["As"]}', "cards.0: value_error"),
        ("player-joined/1", '{"seat":1,"player":3,"name":"Zoë","house":1}', "house: bool_type"),
        ("pots-awarded/1", '{"awards":[[100,[0,1],[[0,50],[1]]]]}', "awards.0.2.1.1: missing"),
    ],
)
def test_data_of_another_shape_is_refused_with_the_place_that_is_wrong(name: str, data: str, where: str) -> None:
    with pytest.raises(DecodeError) as refused:
        decode(name, data)

    assert f"cannot read an event {name}: {where}" in str(refused.value)


@pytest.mark.parametrize("name", ["raised/2", "raised", "", "went-fishing/1"])
def test_an_event_with_a_name_nobody_knows_is_refused(name: str) -> None:
    with pytest.raises(DecodeError, match="no event is called"):
        decode(name, '{"seat":2,"to":300}')


def test_a_refusal_never_shows_the_cards() -> None:
    cards = "AsKdQhJcTs"

    for name, data in (
        ("hole-cards-dealt/1", json.dumps({"cards": [cards]})),
        ("board-dealt/1", json.dumps({"street": 1, "cards": f"{cards}Xx"})),
        ("board-dealt/9", json.dumps({"street": 1, "cards": cards})),
        ("board-dealt/1", cards),
    ):
        with pytest.raises(DecodeError) as refused:
            decode(name, data)
        told = "".join(traceback.format_exception(refused.value, chain=True)) + repr(refused.value)
        assert not any(cards[at : at + 2] in told for at in range(0, len(cards), 2))
