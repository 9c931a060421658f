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
    return replace(shown, view=replace(shown.view, hand=hand))


def away(shown: Shown) -> Shown:
    """The same, with somebody away."""
    first, *others = shown.view.rows
    assert first is not None
    return replace(shown, view=replace(shown.view, rows=(replace(first, away=True), *others)))


def rows_of(shown: Shown) -> list[list[dict[str, Any]]]:
    return [list(row.to_component_dict()["components"]) for row in table_buttons(shown)]


def on_a_phone(shown: Shown) -> list[list[dict[str, Any]]]:
    """The buttons as a phone shows them, line by line."""
    lines: list[list[dict[str, Any]]] = []
    for row in rows_of(shown):
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
def test_with_somebody_away_what_the_player_needs_is_still_in_the_first_four_lines(spot: str, locale: str) -> None:
    lines = on_a_phone(away(with_millions(spots()[spot], locale)))
    assert [verb for line in lines[4:] for verb in verbs(line)] in ([], [Verb.BACK])


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


@pytest.mark.parametrize("locale", LOCALES)
def test_no_button_but_the_sizes_changes_its_place_with_the_price(locale: str) -> None:
    small, big = rows_of(Played(6).deal().shown(locale)), rows_of(with_millions(Played(6).deal(), locale))
    assert [verbs(small[0]), verbs(small[2])] == [verbs(big[0]), verbs(big[2])]


@pytest.mark.parametrize("locale", LOCALES)
def test_showing_cards_after_a_hand_needs_four_lines_at_most(locale: str) -> None:
    assert len(on_a_phone(away(Played(3).deal().play(Fold(), Fold()).shown(locale)))) <= 4


@pytest.mark.parametrize("locale", LOCALES)
def test_widths_are_estimated_on_the_safe_side_and_not_far_off(locale: str) -> None:
    for spot in spots().values():
        for row in rows_of(with_millions(spot, locale)):
            for each in row:
                real = width_of(each["label"], 14, 500)
                assert real <= button_width(each["label"]) - PADDING <= 1.1 * real + 3, each["label"]
