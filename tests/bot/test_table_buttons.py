"""The buttons under a hand: only what is legal, each with its price, in at most four lines."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.custom_id import Verb, parse
from bot.ui.table_buttons import table_buttons
from engine.actions import Bet, Call, Check, Fold, Raise
from engine.commands import ComeBack, Pause, ShowCards, TimeOut
from engine.tournament import PlayerId
from i18n import LOCALES
from tests.bot.hands import HOST, Played


def lines(played: Played, locale: str = "en") -> list[list[str]]:
    """The labels, row by row."""
    return [[button["label"] for button in row["components"]] for row in payloads(played, locale)]


def payloads(played: Played, locale: str = "en") -> list[dict[str, Any]]:
    return [dict(row.to_component_dict()) for row in table_buttons(played.shown(locale))]


def ids(played: Played) -> list[str]:
    return [button["custom_id"] for row in payloads(played) for button in row["components"]]


async def test_facing_a_bet_it_is_fold_call_with_its_price_or_raise() -> None:
    played = Played(3).deal()
    assert lines(played) == [
        ["Fold", "Call 20", "Raise…"],
        ["Min 40", "½ pot 45", "Pot 70", "All-in 1,000"],
        ["My cards"],
    ]


async def test_nobody_is_offered_a_fold_when_checking_is_free() -> None:
    played = Played(3).deal().play(Call(), Call())
    assert lines(played)[0] == ["Check", "Raise…"]
    played.play(Check())
    assert lines(played)[:2] == [["Check", "Bet…"], ["Min 20", "½ pot 30", "Pot 60", "All-in 980"]]


async def test_every_button_carries_table_turn_and_price() -> None:
    played = Played(3).deal()
    turn = played.state.hand.turn.no  # pyright: ignore[reportOptionalMemberAccess]
    assert ids(played) == [
        f"pk1:7:{turn}:fold",
        f"pk1:7:{turn}:call:20",
        f"pk1:7:{turn}:size",
        f"pk1:7:{turn}:raise:40",
        f"pk1:7:{turn}:raise:45",
        f"pk1:7:{turn}:raise:70",
        f"pk1:7:{turn}:allin:1000",
        "pk1:7:1:cards",
    ]


async def test_a_pot_sized_raise_adds_the_pot_after_the_call() -> None:
    played = Played(3).deal().play(Raise(60))
    # 90 in the middle, 50 to call: the pot would be 140, so to 60 + 140.
    assert "Pot 200" in lines(played)[1]
    assert "½ pot 130" in lines(played)[1]


async def test_equal_sizes_are_offered_once() -> None:
    played = Played(2).deal().play(Raise(900))
    assert lines(played) == [["Fold", "Call 880"], ["All-in 1,000"], ["My cards"]]
    flop = Played(2).deal().play(Call(), Check())
    labels = lines(flop)[1]
    assert labels == ["Min 20", "Pot 40", "All-in 980"]


async def test_no_size_where_only_calling_or_folding_is_left() -> None:
    played = Played(2).deal().play(Raise(1000))
    assert lines(played) == [["Fold", "Call all-in 980"], ["My cards"]]


async def test_all_in_never_sits_beside_check_or_call() -> None:
    for played in (Played(3).deal(), Played(2).deal().play(Call()), Played(2).deal().play(Raise(900))):
        for row in payloads(played):
            verbs = {parse(button["custom_id"]).verb for button in row["components"]}  # pyright: ignore[reportArgumentType, reportOptionalMemberAccess]
            assert not (Verb.ALL_IN in verbs and verbs & {Verb.CHECK, Verb.CALL})


async def test_between_hands_those_who_need_not_show_may() -> None:
    played = Played(3).deal().play(Fold(), Fold())
    assert lines(played) == [["Show first", "Second", "Both"], ["My cards"]]
    winner = PlayerId(103)
    played.do(ShowCards(winner, 1, 3))
    assert lines(played) == [["My cards"]]


async def test_a_house_player_is_not_asked_to_show() -> None:
    played = Played(2, house=[1]).deal().play(Fold())
    assert lines(played) == [["My cards"]]


async def test_im_back_is_there_while_somebody_is_away() -> None:
    played = Played(2).deal()
    for _ in range(2):
        hand = played.state.hand
        while hand is not None and hand.turn is not None and hand.turn.seat != 0:
            played.play(Check() if not hand.turn.call else Call())
            hand = played.state.hand
        assert hand is not None
        assert hand.turn is not None
        played.at = hand.turn.deadline
        played.do(TimeOut(hand.turn.no))
        if not played.state.hand_running:
            played.deal()
    assert lines(played)[-2][-1] == "I’m back"
    assert lines(played)[-1] == ["My cards"]
    played.do(ComeBack(HOST))
    assert "I’m back" not in str(lines(played))
    assert lines(played)[-1] == ["My cards"]


async def test_a_paused_table_offers_no_action() -> None:
    played = Played(3).deal().do(Pause(HOST))
    assert lines(played) == [["My cards"]]


@pytest.mark.parametrize("locale", LOCALES)
async def test_labels_fit_and_a_phone_needs_four_lines(locale: str) -> None:
    played = Played(6, stack=2000).deal().play(Raise(150), Call(), Call(), Call(), Call())
    rows = lines(played, locale)
    assert len(rows) <= 4
    assert all(len(row) <= 5 for row in rows)
    for row in rows:
        for label in row:
            assert 0 < len(label) <= 34


async def test_a_big_bet_is_a_bet_not_a_raise() -> None:
    played = Played(2).deal().play(Call(), Check(), Bet(100))
    assert lines(played)[0] == ["Fold", "Call 100", "Raise…"]


async def test_while_a_house_player_thinks_there_is_nothing_to_decide() -> None:
    played = Played(2, house=[1]).deal().play(Call())
    assert lines(played) == [["My cards"]]
