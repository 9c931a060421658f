"""What the picture of one's own two cards shows."""

from __future__ import annotations

import pytest

from bot.render.cards_scene import cards_scene
from bot.service.preferences import DeckColours, Felt
from engine.actions import Call, Fold, Raise
from engine.cards import parse_cards
from engine.commands import StartHand, StartTournament
from engine.tournament import PlayerId
from tests.render.story import ANN, BO, CY, Table, deck


def dealt() -> Table:
    table = Table()
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs", board="9s9dKh4c2s")))
    return table


def words(table: Table, player: PlayerId, locale: str = "en") -> str:
    scene = cards_scene(table.seen(player), locale, Felt.GREEN, DeckColours.FOUR)
    assert scene is not None
    return scene.words


def test_d1_they_are_the_owners_cards_as_they_were_dealt() -> None:
    scene = cards_scene(dealt().seen(ANN), "en", Felt.MIDNIGHT, DeckColours.TWO)
    assert scene is not None
    assert scene.cards == parse_cards("AdJs")
    assert (scene.felt, scene.colours) == (Felt.MIDNIGHT, DeckColours.TWO)


def test_before_the_flop_they_say_which_hand_they_are_for() -> None:
    assert words(dealt(), BO) == "Hand 1"


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Full house, kings over nines"),
        ("fr", "Full aux rois par les neuf"),
        ("de", "Full House, Könige über Neunen"),
    ],
)
def test_s4_from_the_flop_on_they_say_what_they_make(locale: str, said: str) -> None:
    table = dealt()
    table.act(Fold(), Raise(60), Call(), Fold())
    assert words(table, BO, locale) == said


def test_folded_cards_say_that_they_are_folded() -> None:
    table = dealt()
    table.act(Fold(), Raise(60), Call(), Fold())
    assert words(table, CY) == "Hand 1 · folded"


def test_an_onlooker_has_no_cards_to_look_at() -> None:
    assert cards_scene(dealt().seen(), "en", Felt.GREEN, DeckColours.FOUR) is None
    assert cards_scene(dealt().seen(PlayerId(999)), "en", Felt.GREEN, DeckColours.FOUR) is None
