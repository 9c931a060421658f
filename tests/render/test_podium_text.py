"""How a table ends."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.render.podium_text import closed_text, podium_text
from bot.service.summary import Summary
from engine.commands import Cancel
from engine.tournament import EndReason, Out, Phase, PlayerId, Standing
from engine.view import TableView
from i18n import LOCALES
from tests.render.story import ANN, BO, CY, ROBO, Table

NOTHING = Summary(0, None, None, ())


def ended(*standings: Standing, reason: EndReason = EndReason.WON) -> TableView:
    return replace(Table().seen(), phase=Phase.OVER, standings=standings, end_reason=reason, hand_number=120)


def test_t3_a_shared_place_is_shown_as_shared() -> None:
    view = ended(
        Standing(1, ANN, "Ann", False, 4000),
        Standing(2, BO, "Bo", False, 0),
        Standing(3, CY, "Cy", False, 0),
        Standing(3, ROBO, "Robo", True, 0),
    )
    lines = podium_text(view, NOTHING, "en").split("\n")
    assert "🥇 1st · **Ann** · 4,000 chips" in lines
    assert "🥈 2nd · **Bo**" in lines
    assert "🥉 3rd (shared) · **Cy**" in lines
    assert "🥉 3rd (shared) · **Robo**\u00a0🤖" in lines


def test_t4_after_the_last_hand_equal_chips_share_the_win() -> None:
    view = ended(
        Standing(1, ANN, "Ann", False, 1500),
        Standing(1, BO, "Bo", False, 1500),
        Standing(3, CY, "Cy", False, 1000),
        reason=EndReason.HAND_CAP,
    )
    said = podium_text(view, NOTHING, "en")
    assert "**Ann and Bo** share 1st place!" in said
    assert "The limit of 120 hands was reached" in said


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("reason", EndReason)
def test_every_end_is_told_in_every_language(reason: EndReason, locale: str) -> None:
    said = podium_text(ended(Standing(1, ANN, "Ann", False, 4000), reason=reason), NOTHING, locale)
    assert "🥇" in said
    assert len(said) < 2000


@pytest.mark.parametrize("locale", LOCALES)
def test_a_table_closed_by_its_host_has_no_places(locale: str) -> None:
    table = Table()
    table.do(Cancel(ANN))
    said = closed_text(table.seen(), locale)
    assert "🥇" not in said
    assert "`/poker start`" in said


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "After hand 118 only house players were left; they played 2 more hands on their own."),
        (
            "fr",
            "Après la main 118, il ne restait que des joueurs maison ; ils ont joué 2 mains de plus entre eux.",
        ),
        ("de", "Nach Hand 118 waren nur noch Hausspieler dabei; sie spielten unter sich noch 2 Hände."),
    ],
)
def test_k8_the_podium_says_how_many_hands_house_players_played_alone(locale: str, told: str) -> None:
    ranking = ended(Standing(1, ROBO, "Robo", True, 4000))
    outs = (Out(1, BO, "Bo", False, 4, 7), Out(0, ANN, "Ann", False, 3, 118), Out(2, PlayerId(5), "Ada", True, 2, 120))
    assert told in podium_text(replace(ranking, people_left=False, outs=outs), NOTHING, locale).split("\n")
    assert told not in podium_text(replace(ranking, people_left=True, outs=outs), NOTHING, locale)


def test_k8_when_people_play_to_the_end_the_podium_says_nothing_of_house_players() -> None:
    ranking = ended(Standing(1, ROBO, "Robo", True, 4000))
    outs = (Out(1, BO, "Bo", False, 3, 7), Out(0, ANN, "Ann", False, 2, 120))
    assert "house" not in podium_text(replace(ranking, people_left=False, outs=outs), NOTHING, "en")
