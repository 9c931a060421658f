"""My cards as a message: what it says and which buttons it has, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from bot.service.advance import Advance, Offer
from bot.ui.advance_panel import all_in_in_advance, cards_panel
from bot.ui.custom_id import CustomId, Verb
from bot.ui.views import Layout
from engine import view
from engine.actions import Raise
from engine.hand import Street
from engine.tournament import PlayerId
from i18n import LOCALES, text
from tests.bot.hands import TABLE, Played
from tests.bot.test_layouts import check_dialog, check_limits, components

BOB = PlayerId(102)
CHECK_FOLD, CALL = Advance(1, Street.PREFLOP), Advance(1, Street.PREFLOP, 50)
OFFER = Offer(50, False, 2)


def made(locale: str = "en", **given: Any) -> Layout:
    played = Played(3).deal().play(Raise(60))
    return cards_panel(TABLE, view(played.state, BOB), locale, **given)


def buttons(layout: Layout) -> list[dict[str, Any]]:
    return [each for each in components(layout) if each["type"] == 2]


def said(layout: Layout) -> str:
    return "\n".join([each["content"] for each in components(layout) if each["type"] == 10])


def test_without_an_offer_it_is_the_cards_alone() -> None:
    layout = made()
    assert not buttons(layout)
    assert "your cards are" in said(layout)


def test_buttons_carry_hand_decision_and_price() -> None:
    ids = [each["custom_id"] for each in buttons(made(offer=OFFER, made=CHECK_FOLD))]
    assert ids == ["pk1:7:1:checkfold", "pk1:7:2:callupto:50", "pk1:7:1:takeback"]


@pytest.mark.parametrize(("chosen", "place"), [(CHECK_FOLD, 0), (CALL, 1)])
def test_what_is_chosen_keeps_its_place_is_marked_by_a_sign_and_cannot_be_pressed_again(
    chosen: Advance, place: int
) -> None:
    before, after = buttons(made(offer=OFFER)), buttons(made(offer=OFFER, made=chosen))
    assert [each["custom_id"] for each in after][:2] == [each["custom_id"] for each in before]
    assert [bool(each.get("disabled")) for each in after] == [place == 0, place == 1, False]
    assert ["emoji" in each for each in after] == [place == 0, place == 1, False]


def test_what_was_chosen_at_another_price_can_be_taken_back() -> None:
    ids = [each["custom_id"] for each in buttons(made(offer=Offer(80, False, 4), made=CALL))]
    assert ids == ["pk1:7:1:checkfold", "pk1:7:4:callupto:80", "pk1:7:1:takeback"]
    assert not any(each.get("disabled") for each in buttons(made(offer=Offer(80, False, 4), made=CALL)))


def test_after_a_refusal_there_is_nothing_to_hit_but_my_cards() -> None:
    layout = made(offer=OFFER, made=CALL, note="The price has changed.", refused=True)
    assert [each["custom_id"] for each in buttons(layout)] == ["pk1:7:1:cards"]
    assert said(layout).startswith("The price has changed.")


def test_with_a_picture_the_words_stay() -> None:
    layout = made(offer=OFFER, picture="Your cards: ace of spades, king of hearts")
    (gallery,) = [each for each in components(layout) if each["type"] == 12]
    (item,) = gallery["items"]
    assert item["media"]["url"] == "attachment://cards.webp"
    assert item["description"] == "Your cards: ace of spades, king of hearts"
    assert said(layout) == said(made(offer=OFFER))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("all_in", [True, False])
def test_it_keeps_to_discords_limits_with_the_longest_prices(locale: str, all_in: bool) -> None:
    offer = Offer(12_345_678, all_in, 10**6)
    for chosen in (None, CHECK_FOLD, Advance(1, Street.PREFLOP, 12_345_678)):
        layout = made(locale, offer=offer, made=chosen, picture="x" * 1000, note="y" * 300)
        check_limits(layout)
        assert all(len(each["label"]) <= 34 for each in buttons(layout))
        number = text(locale, "button-call-up-to", price=12_345_678).split()[-1]
        assert any(number in each["label"] for each in buttons(layout))
    check_dialog(all_in_in_advance(CustomId(TABLE, 10**6, Verb.CALL_UP_TO, 12_345_678), 12_345_678, locale))
