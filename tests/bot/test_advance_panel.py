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
from engine.cards import DECK
from engine.hand import Street
from engine.tournament import PlayerId
from i18n import LOCALES, text
from tests.bot.hands import TABLE, Played
from tests.bot.test_layouts import check_dialog, check_limits, components

BOB = PlayerId(102)
FOLD, CALL = Advance(1, Street.PREFLOP, 50), Advance(1, Street.PREFLOP, 50, calls=True)
CHECK = Advance(1, Street.PREFLOP, 0)
OFFER, FREE = Offer(50, False, 2), Offer(0, False, 2)


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
    ids = [each["custom_id"] for each in buttons(made(offer=OFFER, made=FOLD))]
    assert ids == ["pk1:7:2:checkfold:50", "pk1:7:2:callupto:50", "pk1:7:1:takeback"]
    ids = [each["custom_id"] for each in buttons(made(offer=FREE, made=CHECK))]
    assert ids == ["pk1:7:2:checkfold:0", "pk1:7:1:takeback"]


@pytest.mark.parametrize(
    ("offer", "chosen", "words"),
    [
        (FREE, None, ["you check if that is still free", "bets or raises first, you are asked"]),
        (FREE, CHECK, ["you check if that is still free", "bets or raises first, you are asked"]),
        (OFFER, None, ["you fold if it still costs 50", "you call for 50 at most", "changes first, you are asked"]),
        (OFFER, FOLD, ["you fold if it still costs 50", "changes first, you are asked"]),
        (OFFER, CALL, ["you call, for 50 at most", "goes up before that, you are asked"]),
    ],
)
def test_it_says_what_will_happen_when_nothing_changes_and_when_something_does(
    offer: Offer, chosen: Advance | None, words: list[str]
) -> None:
    assert all(each in said(made(offer=offer, made=chosen)) for each in words)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_was_settled_names_its_price_in_every_language(locale: str) -> None:
    for chosen in (FOLD, CALL):
        assert "50" in said(made(locale, offer=OFFER, made=chosen)).splitlines()[-1]
    free = said(made(locale, offer=FREE, made=CHECK)).splitlines()[-1]
    assert not any(each.isdigit() for each in free)


@pytest.mark.parametrize("locale", LOCALES)
def test_before_anything_is_chosen_the_words_name_the_button_as_it_is_labelled(locale: str) -> None:
    for offer, label in ((OFFER, "button-check-fold"), (FREE, "button-check")):
        layout = made(locale, offer=offer)
        assert buttons(layout)[0]["label"] == text(locale, label)
        assert f"**{text(locale, label)}" in said(layout)


@pytest.mark.parametrize(("chosen", "place"), [(FOLD, 0), (CALL, 1)])
def test_what_is_chosen_keeps_its_place_is_marked_by_a_sign_and_cannot_be_pressed_again(
    chosen: Advance, place: int
) -> None:
    before, after = buttons(made(offer=OFFER)), buttons(made(offer=OFFER, made=chosen))
    assert [each["custom_id"] for each in after][:2] == [each["custom_id"] for each in before]
    assert [bool(each.get("disabled")) for each in after] == [place == 0, place == 1, False]
    assert ["emoji" in each for each in after] == [place == 0, place == 1, False]


def test_what_was_chosen_at_another_price_can_be_taken_back() -> None:
    for chosen in (CALL, FOLD, CHECK):
        shown = buttons(made(offer=Offer(80, False, 4), made=chosen))
        ids = [each["custom_id"] for each in shown]
        assert ids == ["pk1:7:4:checkfold:80", "pk1:7:4:callupto:80", "pk1:7:1:takeback"]
        assert not any(each.get("disabled") for each in shown)


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


def test_the_cards_are_the_readers_emojis_when_they_are_there() -> None:
    assert said(made()).count("`") == 2
    emojis = {card.code: f"<:{card.code}:{number}>" for number, card in enumerate(DECK, 1)}
    drawn = said(made(emojis=emojis))
    assert "`" not in drawn
    assert drawn.count("<:") == 2


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("all_in", [True, False])
def test_it_keeps_to_discords_limits_with_the_longest_prices(locale: str, all_in: bool) -> None:
    offer = Offer(12_345_678, all_in, 10**6)
    for chosen in (None, Advance(1, Street.PREFLOP, 12_345_678), Advance(1, Street.PREFLOP, 12_345_678, calls=True)):
        layout = made(locale, offer=offer, made=chosen, picture="x" * 1000, note="y" * 300)
        check_limits(layout)
        assert all(len(each["label"]) <= 34 for each in buttons(layout))
        number = text(locale, "button-call-up-to", price=12_345_678).split()[-1]
        assert any(number in each["label"] for each in buttons(layout))
    check_dialog(all_in_in_advance(CustomId(TABLE, 10**6, Verb.CALL_UP_TO, 12_345_678), 12_345_678, locale))
