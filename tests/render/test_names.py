"""Names are shown literally, whatever they are."""

from __future__ import annotations

import re
import unicodedata

import pytest

from bot.render.names import FULL, WIDTH, Names, full_name, plain_name, safe_name, seat_name
from i18n import LOCALES
from tests.render.story import ANN, BO, Table


@pytest.mark.parametrize(
    "name",
    ["*bold*", "_it_", "~~no~~", "||spoiler||", "> quote", "`code`", "# head", "- list", "1. list", "[a](http://x.y)"],
)
def test_markdown_in_a_name_is_shown_not_obeyed(name: str) -> None:
    said = safe_name(name)
    assert re.sub(r"\\(.)", r"\1", said) == name
    assert not re.search(r"(?<!\\)[*_~|>`\[\]]|^[#+-]|^\d+\.", said)


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123456789>", "<@&42>", "<#42>", "</poker x:1>", "<:a:1>"])
def test_a_name_mentions_nobody(name: str) -> None:
    said = safe_name(name)
    assert "@everyone" not in said
    assert "@here" not in said
    assert "<" not in said.replace("\\<", "")
    assert re.sub(r"\\(.)", r"\1", said).replace("\u200b", "") == name


def test_an_address_in_a_name_is_no_link() -> None:
    assert "https://" not in safe_name("https://x.example")


@pytest.mark.parametrize(
    "name", ["\u202eevil", "a\u2066b\u2069", "\u200fabc", "x\u061cy", "line\nbreak", "tab\there", "nul\0"]
)
def test_a_name_cannot_turn_or_break_the_line(name: str) -> None:
    said = plain_name(name)
    assert said
    assert not any([unicodedata.category(char)[0] == "C" for char in said])


def test_a_pile_of_accents_keeps_two() -> None:
    said = plain_name("Z" + "\u0336\u0337\u0338\u0323" * 40 + "oe")
    assert sum([unicodedata.combining(char) > 0 for char in said]) <= 3
    assert said.endswith("oe")


def test_ordinary_accents_stay() -> None:
    assert plain_name("Zoë Müller-Škoda") == "Zoë Müller-Škoda"
    assert plain_name("Nguyễn") == "Nguyễn"


def test_a_long_name_is_cut_at_twenty_columns() -> None:
    assert plain_name("x" * 32) == "x" * 19 + "…"
    assert plain_name("x" * 20) == "x" * 20
    assert plain_name("王" * 32) == "王" * 9 + "…"
    assert len(plain_name("👑" * 32)) <= WIDTH // 2


def test_a_full_name_has_as_many_characters_as_discord_allows() -> None:
    assert full_name("Bartholomäus von Hohenstein") == "Bartholomäus von Hohenstein"
    for name in ("x" * FULL, "王" * FULL, "👩‍🚀" * FULL, "é" * FULL, "👍🏽" * FULL):
        assert full_name(name)[:8] == name[:8]
        assert len(full_name(name)) <= 96
    for name in ("x" * FULL, "王" * FULL, "👍🏽" * FULL):
        assert full_name(name) == name
    assert full_name("x" * 33) == "x" * 31 + "…"


@pytest.mark.parametrize(
    "name", ["Z" + "\u0336\u0337\u0338" * 200, "👩‍" * 300 + "👩", "क्" * 300, "\U0001f3f4" + "\U000e0067" * 300]
)
def test_no_name_is_longer_than_there_is_room_however_it_is_made(name: str) -> None:
    assert 0 < len(full_name(name)) <= 97
    assert len(safe_name(name, full=True)) <= 200
    assert 0 < len(plain_name(name)) <= 97


@pytest.mark.parametrize(
    "name",
    [
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f Ben",
        "👨‍👩‍👧 Kim",
        "🏳️‍🌈 Jo",
        "\U0001faea new",
        "👋🏽 hi",
    ],
)
def test_emoji_stay_whole_the_newest_too(name: str) -> None:
    assert plain_name(name) == full_name(name) == name


def test_a_cut_leaves_emoji_whole() -> None:
    assert plain_name("👨‍👩‍👧" * 9) == "👨‍👩‍👧" * 3 + "…"


def test_signs_nobody_sees_stay_only_within_emoji() -> None:
    assert plain_name("a\U000e0067b\u200dc") == "abc"


def test_right_to_left_and_emoji_names_stay_themselves() -> None:
    assert plain_name("שלום") == "שלום\u200e"  # the mark keeps the stack behind the name
    assert plain_name("👩‍🚀 Kim") == "👩‍🚀 Kim"
    assert plain_name("❤️") in ("❤", "❤️")


@pytest.mark.parametrize("name", ["", " ", "\u200b\u200b", "\u3164", "\u2800", "\u2060", "\u202e", "\ufe0f", "\u0301"])
def test_a_name_nobody_can_see_has_a_stand_in(name: str) -> None:
    assert safe_name(name) == ""
    assert seat_name(name, 2, "en") == "Player 3"
    assert all(["3" in seat_name(name, 2, locale) for locale in LOCALES])


def test_somebody_who_does_not_play_is_the_floor() -> None:
    table = Table(names={ANN: "Ann", BO: "*Bo*"})
    names = Names(table.seen(), "en")
    assert names.of(BO) == "\\*Bo\\*"
    assert names.of(None) == "the floor"
    assert names.of(999) == "the floor (<@999>)"
