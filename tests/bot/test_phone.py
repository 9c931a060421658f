"""On a phone 380 pixels wide: what stands where, and what a finger cannot hit by mistake."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.render.picture.typeset import width_of
from bot.ui.custom_id import Verb, parse
from bot.ui.phone import PADDING, button_width, lines_of
from bot.ui.shown import Shown
from bot.ui.table_buttons import table_buttons
from engine.actions import Bet, Call, Check, Fold, Raise
from engine.hand import Turn
from i18n import LOCALES
from tests.bot.hands import Played

MILLIONS = 12_345_678


def with_millions(played: Played, locale: str) -> Shown:
    """The same spot with the longest amounts on every button."""
    shown = played.shown(locale)
    hand = shown.view.hand
    assert hand is not None
    turn = hand.turn
    assert turn is not None
    stacks = tuple([9 * MILLIONS] * len(hand.stacks))
    start = tuple([stack + MILLIONS for stack in stacks])
    call = MILLIONS if turn.call else 0
    big = Turn(turn.no, turn.seat, turn.deadline, call, 2 * MILLIONS, 7 * MILLIONS)
    hand = replace(hand, stacks=stacks, street_stacks=stacks, start_stacks=start, turn=big, price=call)
    rules = replace(shown.view.rules, starting_stack=9 * MILLIONS)
    return replace(shown, view=replace(shown.view, hand=hand, rules=rules))


def away(shown: Shown) -> Shown:
    """The same, with somebody away."""
    first, *others = shown.view.rows
    assert first is not None
    return replace(shown, view=replace(shown.view, rows=(replace(first, away=True), *others)))


def rows_of(shown: Shown) -> list[list[dict[str, Any]]]:
    return [list(row.to_component_dict()["components"]) for row in table_buttons(shown)]


def on_a_phone(shown: Shown) -> list[list[dict[str, Any]]]:
    """The buttons as a phone shows them, line by line."""
    return on_a_phone_of(rows_of(shown))


def on_a_phone_of(rows: list[list[dict[str, Any]]]) -> list[list[dict[str, Any]]]:
    """The same, of rows of buttons."""
    lines: list[list[dict[str, Any]]] = []
    for row in rows:
        places = lines_of([button_width(each["label"], emoji="emoji" in each) for each in row])
        for line in range(places[-1] + 1):
            lines.append([each for each, place in zip(row, places, strict=True) if place == line])
    return lines


def verbs(line: list[dict[str, Any]]) -> list[Verb]:
    parsed = [parse(each["custom_id"]) for each in line]
    return [each.verb for each in parsed if each is not None]


def spots() -> dict[str, Played]:
    return {
        "before the flop": Played(6).deal(),
        "the big blind may check": Played(3).deal().play(Call(), Call()),
        "a bet": Played(3).deal().play(Call(), Call(), Check(), Check(), Bet(100)),
        "nobody has bet": Played(3).deal().play(Call(), Call(), Check()),
        "a raise": Played(3).deal().play(Raise(60)),
    }


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("spot", spots())
def test_the_longest_amounts_need_four_lines_at_most(spot: str, locale: str) -> None:
    shown = with_millions(spots()[spot], locale)
    lines = on_a_phone(shown)
    assert len([each for row in rows_of(shown) for each in row]) >= 6
    assert len(lines) <= 4, [[each["label"] for each in line] for line in lines]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("spot", spots())
def test_with_somebody_away_the_way_back_needs_no_fifth_line(spot: str, locale: str) -> None:
    for shown in (spots()[spot].shown(locale), with_millions(spots()[spot], locale)):
        lines = on_a_phone(away(shown))
        assert len(lines) <= 4, [[each["label"] for each in line] for line in lines]
        told = [verb for line in lines for verb in verbs(line)]
        assert {Verb.BACK, Verb.ALL_IN, Verb.SIZE, Verb.CARDS} <= set(told)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("spot", spots())
def test_all_in_shares_no_line_with_check_call_or_fold(spot: str, locale: str) -> None:
    for shown in (spots()[spot].shown(locale), with_millions(spots()[spot], locale)):
        for line in on_a_phone(shown):
            assert not (Verb.ALL_IN in verbs(line) and {Verb.CHECK, Verb.CALL, Verb.FOLD} & set(verbs(line)))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("spot", spots())
def test_every_button_that_moves_chips_says_how_many(spot: str, locale: str) -> None:
    shown = with_millions(spots()[spot], locale)
    for row in rows_of(shown):
        for each in row:
            pressed = parse(each["custom_id"])
            assert pressed is not None
            if pressed.amount is not None:
                digits = "".join([sign for sign in each["label"] if sign.isdigit()])
                assert digits == str(pressed.amount), each["label"]


def called(shown: Shown, call: int) -> Shown:
    """The same spot with another price."""
    hand = shown.view.hand
    assert hand is not None and hand.turn is not None
    turn = replace(hand.turn, call=call)
    return replace(shown, view=replace(shown.view, hand=replace(hand, turn=turn)))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("stack", [1000, 2000])
def test_no_button_but_the_sizes_changes_its_place_with_the_price(stack: int, locale: str) -> None:
    shown = Played(6, stack=stack).deal().shown(locale)
    places = [
        [(at, verb) for at, line in enumerate(on_a_phone(called(shown, call))[:2]) for verb in verbs(line)][:3]
        for call in (10, 60, stack - 1, 6 * stack // 2 - 1)
    ]
    assert places == [places[0]] * 4


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("spot", spots())
def test_raise_and_bet_stand_in_the_first_row_above_the_sizes(spot: str, locale: str) -> None:
    for shown in (spots()[spot].shown(locale), with_millions(spots()[spot], locale)):
        first = verbs(rows_of(shown)[0])
        assert first[: first.index(Verb.SIZE)] in ([Verb.FOLD, Verb.CALL], [Verb.CHECK])
        lines = [verbs(line) for line in on_a_phone(shown)]
        sizes = [at for at, line in enumerate(lines) if {Verb.BET, Verb.RAISE, Verb.ALL_IN} & set(line)]
        assert [at for at, line in enumerate(lines) if Verb.SIZE in line] < sizes


def test_my_cards_fills_the_line_that_a_long_first_row_needs() -> None:
    shown = {locale: [verbs(row) for row in rows_of(Played(3).deal().shown(locale))] for locale in LOCALES}
    assert [shown["en"][0], shown["en"][2]] == [[Verb.FOLD, Verb.CALL, Verb.SIZE], [Verb.CARDS]]
    assert shown["fr"][0] == shown["de"][0] == [Verb.FOLD, Verb.CALL, Verb.SIZE, Verb.CARDS]


@pytest.mark.parametrize("locale", LOCALES)
def test_showing_cards_after_a_hand_needs_four_lines_at_most(locale: str) -> None:
    assert len(on_a_phone(away(Played(3).deal().play(Fold(), Fold()).shown(locale)))) <= 3


@pytest.mark.parametrize("locale", LOCALES)
def test_widths_are_estimated_on_the_safe_side_and_not_far_off(locale: str) -> None:
    for spot in spots().values():
        for row in rows_of(with_millions(spot, locale)):
            for each in row:
                real = width_of(each["label"], 14, 500)
                assert real <= button_width(each["label"]) - PADDING <= 1.1 * real + 3, each["label"]
