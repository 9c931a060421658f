"""The catalog: numbers, plurals, and what happens when a text cannot be made."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from i18n import Catalog, pick, text
from i18n.catalog import TextError


@pytest.mark.parametrize(("locale", "said"), [("en", "12,500"), ("fr", "12\u202f500"), ("de", "12.500")])
def test_numbers_are_grouped_as_the_language_does(locale: str, said: str) -> None:
    assert said in text(locale, "line-bets", name="Ann", to=12_500)


@pytest.mark.parametrize(("locale", "said"), [("en", "1,234,567"), ("fr", "1\u202f234\u202f567"), ("de", "1.234.567")])
def test_large_numbers_too(locale: str, said: str) -> None:
    assert said in text(locale, "pots-total", amount=1_234_567)


def test_what_is_no_number_is_left_alone() -> None:
    assert "<@1234567890>" in text("de", "turn-check", player="<@1234567890>")


@pytest.mark.parametrize(
    ("locale", "one", "many"),
    [("en", "1 chip", "2 chips"), ("fr", "1 jeton", "2 jetons"), ("de", "1 Chip", "2 Chips")],
)
def test_plurals_follow_the_number(locale: str, one: str, many: str) -> None:
    assert text(locale, "podium-chips", chips=1) == one
    assert text(locale, "podium-chips", chips=2) == many


def test_ordinals_are_english() -> None:
    assert [text("en", "place", place=place) for place in (1, 2, 3, 4)] == ["1st", "2nd", "3rd", "4th"]
    assert [text("fr", "place", place=place) for place in (1, 2)] == ["1re place", "2e place"]


def test_no_marks_are_put_around_names() -> None:
    assert text("en", "line-folds", name="Ann") == "Ann folds."


def test_a_text_there_is_not_is_a_fault() -> None:
    with pytest.raises(TextError, match="line-flies"):
        text("en", "line-flies")


def test_a_variable_left_out_is_a_fault() -> None:
    with pytest.raises(TextError, match="name"):
        text("en", "line-folds")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en").mkdir()
    (tmp_path / "xx").mkdir()
    (tmp_path / "en" / "a.ftl").write_text("hello = Hello { $name }\nonly = Only here\n", "utf-8")
    (tmp_path / "xx" / "a.ftl").write_text("hello = Xello { $nome }\n", "utf-8")
    return tmp_path


def test_at_run_time_english_stands_in_and_the_fault_is_logged(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    catalog = Catalog(folder, ("en", "xx"))
    with caplog.at_level(logging.ERROR):
        assert catalog.text("xx", "only", {}) == "Only here"
        assert catalog.text("xx", "hello", {"name": "Ann"}) == "Hello Ann"
        assert catalog.text("yy", "only", {}) == "Only here"
        assert catalog.text("en", "nowhere", {}) == "nowhere"
    assert len(caplog.records) == 4


def test_a_language_is_a_folder(folder: Path) -> None:
    (folder / "xx" / "b.ftl").write_text("more = More\n", "utf-8")
    assert Catalog(folder, ("en", "xx"), strict=True).text("xx", "more", {}) == "More"


@pytest.mark.parametrize(
    ("candidates", "locale"),
    [
        (("en-US",), "en"),
        (("en-GB",), "en"),
        (("de",), "de"),
        (("fr",), "fr"),
        (("pt-BR",), "en"),
        (("pt-BR", "de"), "de"),
        ((None, "fr"), "fr"),
        (("", "de"), "de"),
        ((None, None), "en"),
        ((), "en"),
        (("de", "fr"), "de"),
        (("de_AT",), "de"),
    ],
)
def test_discords_languages_become_ours(candidates: tuple[str | None, ...], locale: str) -> None:
    assert pick(*candidates) == locale


def test_what_people_type_stays_as_it_is_in_french() -> None:
    assert text("fr", "line-why", said="Ann !", why="parle : trop ?") == "Ann ! «\u00a0parle : trop ?\u00a0»"
