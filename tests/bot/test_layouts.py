"""Messages keep to Discord's limits in every language, in the worst case that play can bring about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from bot.presenter.emojis import emoji_name
from bot.render.private_text import about_text, status_text
from bot.service.preferences import DeckColours, Person, ServerSettings
from bot.service.summary import summarise
from bot.ui.amount_dialog import all_in_dialog, amount_dialog
from bot.ui.layouts import record_layout, table_layout
from bot.ui.lobby_settings import lobby_dialog
from bot.ui.settings_panel import personal_panel, server_panel
from bot.ui.shown import Shown
from bot.ui.views import TEXT, Layout
from engine.actions import Call, Check, Fold, Raise
from engine.cards import DECK
from engine.commands import Cancel, Join, OpenTable, StartHand
from engine.rules import sit_and_go
from engine.tournament import Phase, PlayerId
from i18n import LOCALES
from tests.bot.hands import HOST, TABLE, Played
from tests.render.random_games import random_game

WIDE = "𒐫" * 32


def components(layout: ui.LayoutView | ui.Modal) -> list[dict[str, Any]]:
    """All components, nested ones too, as Discord gets them."""
    return list(_walk(layout.to_components()))


def _walk(found: Any) -> Iterator[dict[str, Any]]:
    if isinstance(found, list):
        for each in found:
            yield from _walk(each)
    elif isinstance(found, dict):
        yield found
        for key in ("components", "component", "accessory"):
            yield from _walk(found.get(key))


def check_limits(layout: Layout) -> None:
    found = components(layout)
    assert len(found) <= 40
    texts = [each["content"] for each in found if each["type"] == 10]
    assert all(texts)
    assert sum(len(each) for each in texts) <= TEXT
    for each in found:
        if each["type"] == 1:
            assert 1 <= len(each["components"]) <= 5
        if each["type"] == 12:
            assert all([1 <= len(item["description"]) <= 1024 for item in each["items"]])
        if each["type"] == 2:
            assert 1 <= len(each["label"]) <= 80
        if each["type"] == 3:
            values = [option["value"] for option in each["options"]]
            assert len(set(values)) == len(values) <= 25
            assert sum(bool(option.get("default")) for option in each["options"]) == 1
    ids = [each["custom_id"] for each in found if "custom_id" in each]
    assert len(set(ids)) == len(ids)
    assert all(len(each) <= 100 for each in ids)


def check_dialog(dialog: ui.Modal) -> None:
    assert 1 <= len(dialog.title) <= 45
    assert 1 <= len(dialog.to_components()) <= 5
    for each in components(dialog):
        if each["type"] == 18:
            assert 1 <= len(each["label"]) <= 45
            assert len(each.get("description") or "") <= 100
        if each["type"] == 4:
            assert len(each.get("placeholder") or "") <= 100


def worst(language: str) -> Played:
    """Six players with awkward names."""
    played = Played(1, language=language)
    played.state = type(played.state)(played.state.rules)
    played.log.clear()
    played.do(OpenTable(sit_and_go(stack=2000), language, HOST, WIDE))
    for seat in range(1, 6):
        name = "*_" * 16 if seat % 2 else "*_~|>@everyone`"[seat:] + WIDE  # what is escaped takes two characters
        played.do(Join(PlayerId(101 + seat), name))
    return played


@pytest.mark.parametrize("locale", LOCALES)
class TestEveryLanguage:
    async def test_the_lobby(self, locale: str) -> None:
        check_limits(table_layout(worst(locale).shown(locale)))

    async def test_a_hand_from_the_deal_to_its_record(self, locale: str) -> None:
        played = worst(locale).deal()
        check_limits(table_layout(played.shown(locale)))
        played.play(Raise(100), Raise(300), Raise(700), Raise(1200), Raise(1999), Raise(2000))
        for action in (Call(), Call(), Call(), Call()):
            check_limits(table_layout(played.shown(locale)))
            played.play(action)
        while played.state.hand_running:
            played.play(Call())
        check_limits(table_layout(played.shown(locale)))
        check_limits(record_layout(played.shown(locale)))

    async def test_a_hand_of_many_checks(self, locale: str) -> None:
        played = worst(locale).deal().play(Call(), Call(), Call(), Call(), Call(), Check())
        while played.state.hand_running:
            check_limits(table_layout(played.shown(locale)))
            played.play(Check())
        check_limits(table_layout(replace(played.shown(locale), note="!")))

    async def test_the_podium_and_a_cancelled_table(self, locale: str) -> None:
        played = Played(2, language=locale).deal()
        events = [each.event for each in played.log]
        played.play(Raise(1000), Call())
        while played.state.phase is not Phase.OVER:
            if not played.state.hand_running:
                played.do(StartHand(DECK))
            while played.state.hand_running:
                turn = played.state.hand.turn  # pyright: ignore[reportOptionalMemberAccess]
                assert turn is not None
                played.play(Raise(turn.max_to) if turn.max_to else Call())
        events += [each.event for each in played.log]
        shown = replace(played.shown(locale), summary=summarise(events))
        check_limits(table_layout(shown))
        assert any(each.get("custom_id") == "pk1:7:0:rematch" for each in components(table_layout(shown)))
        closed = Played(3, language=locale).do(Cancel(HOST))
        check_limits(table_layout(closed.shown(locale)))
        assert not any("custom_id" in each for each in components(table_layout(closed.shown(locale))))

    async def test_the_dialogs(self, locale: str) -> None:
        played = worst(locale)
        check_dialog(lobby_dialog(TABLE, played.shown().view, locale))
        played.deal()
        hand = played.shown().view.hand
        assert hand is not None
        assert hand.turn is not None
        check_dialog(amount_dialog(TABLE, hand, hand.turn, locale))
        check_dialog(all_in_dialog(TABLE, hand, hand.turn, Raise(2000), 2000, locale))

    async def test_what_is_told_privately(self, locale: str) -> None:
        played = worst(locale).deal().play(Raise(100), Raise(300), Raise(700), Raise(1200), Raise(1999), Raise(2000))
        shown = played.shown(locale)
        for viewer in (HOST, None):
            view = replace(shown.view, viewer=viewer)
            assert 0 < len(status_text(view, shown.log, locale)) <= TEXT
        assert 0 < len(about_text("0.1.0", locale)) <= TEXT

    async def test_the_settings(self, locale: str) -> None:
        check_limits(personal_panel(Person(HOST), locale))
        check_limits(personal_panel(Person(HOST, language="de"), locale))
        check_limits(server_panel(ServerSettings(1), locale))
        check_limits(server_panel(ServerSettings(1, clock=33, pause_after_fold=7, channels=(5, 6)), locale))


async def test_discord_py_is_told_to_keep_none() -> None:
    layout = table_layout(Played(3).deal().shown())
    assert layout.is_finished()
    assert not layout.is_dispatchable()


async def test_the_blocks_come_in_the_same_order_always() -> None:
    played = Played(3).deal()
    before = [each["content"] for each in components(table_layout(played.shown())) if each["type"] == 10]
    played.play(Fold(), Call(), Check())
    after = [each["content"] for each in components(table_layout(played.shown())) if each["type"] == 10]
    assert "1" in before[0]
    assert before[0].split()[0] == after[0].split()[0]
    seats_before = next(at for at, each in enumerate(before) if "Ann" in each and "Cem" in each)
    seats_after = next(at for at, each in enumerate(after) if "Ann" in each and "Cem" in each)
    assert seats_before <= seats_after


# ---- with a picture

EMOJIS = {card.code: f"<:{emoji_name(card, DeckColours.TWO)}:1234567890123456789>" for card in DECK}


def kinds(layout: Layout) -> list[str]:
    """What stands in the frame, from top to bottom."""
    return [
        "picture" if each["type"] == 12 else each["content"] for each in components(layout) if each["type"] in (10, 12)
    ]


def galleries(layout: Layout) -> list[dict[str, Any]]:
    return [item for each in components(layout) if each["type"] == 12 for item in each["items"]]


async def test_a_table_comes_as_head_picture_actions_names_and_turn() -> None:
    played = Played(3).deal().play(Raise(60))
    head, picture, actions, names, turn = kinds(table_layout(replace(played.shown(), picture="A table.")))
    assert head.startswith("### Hand 1 · Pre-flop")
    assert picture == "picture"
    assert actions == "**Pre-flop** · Ann raises to 60."
    assert names.replace("\u00a0", " ") == "-# `1` **Ann** · `2` **Bob** · `3` **Cem**"
    assert turn.startswith("<@102>, your turn: 50 to call, or raise to 100 or more. Time: <t:")


async def test_a_picture_is_attached_with_its_alt_text_and_a_name_that_tells_nothing() -> None:
    shown = replace(Played(3).deal().shown(), picture="Poker table. Pot 30.")
    (item,) = galleries(table_layout(shown))
    assert item["media"]["url"] == "attachment://table.webp"
    assert item["description"] == "Poker table. Pot 30."


async def test_without_a_picture_board_pots_and_seats_are_told() -> None:
    played = Played(3).deal().play(Raise(60), Call(), Call())
    told = "\n".join(kinds(table_layout(played.shown())))
    assert "picture" not in told
    assert "Pot: 180" in told
    assert "`1`\u00a0**Ann** · 940" in told
    assert "Board · `" in told
    with_picture = "\n".join(kinds(table_layout(replace(played.shown(), picture="A table."))))
    assert "Pot: 180" not in with_picture
    assert "940" not in with_picture


async def test_a_picture_of_the_beginning_of_the_street_comes_with_all_of_the_texts() -> None:
    played = Played(3).deal().play(Raise(60))
    texts = kinds(table_layout(played.shown()))
    stale = kinds(table_layout(replace(played.shown(), picture="A table.", stale=True)))
    assert stale == [texts[0], "picture", *texts[1:]]


async def test_s2_the_chances_of_a_run_out_are_told_with_and_without_a_picture() -> None:
    shown = replace(Played(3).deal().shown(), chances={1: 0.915, 2: 0.085})
    for each in (shown, replace(shown, picture="A table."), replace(shown, picture="A table.", stale=True)):
        told = "\n".join(kinds(table_layout(each)))
        assert told.count("91.5%") == told.count("8.5%") == 1


async def test_cards_are_drawn_as_emojis_once_these_are_there() -> None:
    played = Played(3).deal().play(Call(), Call(), Check(), Check(), Check(), Check())
    shown = replace(played.shown(), emojis=EMOJIS)
    assert shown.view.hand is not None
    board = "".join([EMOJIS[card.code] for card in shown.view.hand.board])
    assert f"Board · {board}" in "\n".join(kinds(table_layout(shown)))
    while played.state.hand_running:
        played.play(Check())
    (record,) = kinds(record_layout(replace(played.shown(), emojis=EMOJIS)))
    assert record.count("_of_") >= 7
    assert "`" not in record


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_worst_hands_with_pictures_and_emojis_keep_to_the_limits(locale: str) -> None:
    longest = 0
    for seed in range(3):
        for table in random_game(seed, 6, locale, "*_" * 10):
            seen = table.seen()
            chances = dict.fromkeys(range(6), 1 / 3)
            shown = Shown(TABLE, seen, table.log, locale, "n" * 300, picture="x" * 1024, stale=True, emojis=EMOJIS)
            for each in (shown, replace(shown, chances=chances), replace(shown, stale=False)):
                check_limits(table_layout(each))
            check_limits(record_layout(shown))
            longest = max(longest, sum([len(told) for told in kinds(table_layout(shown))]))
    assert longest > 1500


async def test_cards_stay_text_where_emojis_would_not_fit() -> None:
    played = Played(3).deal().play(Call(), Call(), Check())
    large = dict.fromkeys(EMOJIS, f"<:{'x' * 1000}:1>")
    assert "xxx" in "".join(kinds(table_layout(replace(played.shown(), emojis=large))))
    played.play(Check(), Check(), Check())
    told = "".join(kinds(table_layout(replace(played.shown(), emojis=large))))
    assert "xxx" not in told
    assert len(told) <= TEXT


async def test_a_podium_has_its_chart_below_the_places() -> None:
    played = Played(2).deal().play(Raise(1000), Call())
    while played.state.phase is not Phase.OVER:
        played.do(StartHand(DECK))
        while played.state.hand_running:
            turn = played.state.hand.turn  # pyright: ignore[reportOptionalMemberAccess]
            assert turn is not None
            played.play(Raise(turn.max_to) if turn.max_to else Call())
    shown = replace(played.shown(), summary=summarise([]), picture="Chart.")
    podium, chart = kinds(table_layout(shown))
    assert podium.startswith("## The tournament is over")
    assert chart == "picture"
    assert galleries(table_layout(shown))[0]["media"]["url"] == "attachment://chart.png"
    assert "picture" not in kinds(table_layout(replace(shown, picture=None)))
