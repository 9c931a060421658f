"""The texts of all languages, held against each other and against Discord's limits."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from i18n import DEFAULT, LOCALES, text
from tests.i18n.texts import IDS, MESSAGES, resources

# The longest value a variable can have, by its name; a variable not named here is a number.
LONG_NAME = r"\*\_" * 20
WORST: dict[str, str | int] = {
    "name": LONG_NAME,
    "by": LONG_NAME,
    "player": "<@1234567890123456789>",
    "names": ", ".join([LONG_NAME] * 6),
    "channel": "<#1234567890123456789>",
    "channels": " ".join(["<#1234567890123456789>"] * 25),
    "link": "https://discord.com/channels/1234567890123456789/1234567890123456789/1234567890123456789",
    "deadline": "<t:1800000000:R>",
    "typed": LONG_NAME,
    "permissions": ", ".join(["x" * 40] * 4),
    "version": "1.22.333",
    "place": 6,
    "hands": 120,
    "count": 2,
}
WORST_CHIPS = 12_000


def worst(name: str, locale: str) -> str:
    """Text `name` at its longest."""
    return text(locale, name, **{each: WORST.get(each, WORST_CHIPS) for each in MESSAGES[locale][name]})


def of(*prefixes: str) -> list[str]:
    return [name for name in IDS if name.startswith(prefixes)]


def test_english_is_there_and_comes_first() -> None:
    assert LOCALES[0] == DEFAULT
    assert {"en", "fr", "de"} <= set(LOCALES)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_file_is_understood(locale: str) -> None:
    for path, resource in resources(locale):
        junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
        assert not junk, f"{path}: {junk}"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_texts(locale: str) -> None:
    assert set(MESSAGES[locale]) == set(MESSAGES[DEFAULT])


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_files(locale: str) -> None:
    assert [path.name for path, _ in resources(locale)] == [path.name for path, _ in resources(DEFAULT)]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_uses_the_same_variables(locale: str) -> None:
    for name in IDS:
        assert MESSAGES[locale][name] == MESSAGES[DEFAULT][name], name


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_can_be_made_and_fits_into_a_message(locale: str) -> None:
    for name in IDS:
        assert 0 < len(worst(name, locale)) <= 2000, name


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", of("button-"))
def test_a_button_is_short_enough_for_a_phone(name: str, locale: str) -> None:
    assert len(worst(name, locale)) <= 34


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", of("amount-raise-", "amount-bet-", "all-in-title"))
def test_a_dialog_has_room_for_its_title_and_labels(name: str, locale: str) -> None:
    assert len(worst(name, locale)) <= 45


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ["lobby-title", "seats", "stack", "speed", "clock", "language"])
def test_the_lobbys_settings_fit_the_labels_of_a_dialog(name: str, locale: str) -> None:
    assert len(text(locale, f"settings-{name}")) <= 45


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", of("cmd-", "opt-"))
def test_commands_keep_to_discords_limits(name: str, locale: str) -> None:
    said = text(locale, name)
    if name.endswith("-name"):
        assert re.fullmatch(r"[-\w]{1,32}", said)
        assert said == said.lower()
    else:
        assert 1 <= len(said) <= 100


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", of("choice-"))
def test_choices_keep_to_discords_limit(name: str, locale: str) -> None:
    assert len(worst(name, locale)) <= 100


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_of_one_group_have_different_names(locale: str) -> None:
    names = [name for name in of("cmd-") if name.endswith("-name")]
    paths: dict[str, list[str]] = {}
    for name in names:
        parent = next(
            (each for each in ("cmd-poker-floor-", "cmd-poker-admin-", "cmd-poker-") if name.startswith(each)), ""
        )
        if name not in ("cmd-poker-name", "cmd-poker-admin-name"):
            paths.setdefault(parent, []).append(text(locale, name))
    assert all([len(set(group)) == len(group) for group in paths.values()])


def test_english_command_names_are_the_ones_in_the_documents() -> None:
    for path in ("start", "cards", "status", "raise", "leave", "rules", "about", "settings"):
        assert text("en", f"cmd-poker-{path}-name") == path
    for path in ("pause", "resume", "remove", "cancel"):
        assert text("en", f"cmd-poker-floor-{path}-name") == path


AVOIDED = {
    "fr": [r"\btapis de { ?\$", r"\bta place\b", r"\bplace vide\b", r"\bvous\b", r"\bvotre\b", r"\bde { \$ranks"],
    "de": [
        r"\bSitzplatz\b",
        r"\bPoker\b.*Vierling",
        r"\bIhre?\b",
        r"\bIhnen\b",
        r"beste Hand\b",
        r"leere[rnm] Platz",
        r"Turnierleitung",  # an open table is no tournament
    ],
}


@pytest.mark.parametrize("locale", AVOIDED)
def test_words_to_avoid_are_avoided(locale: str) -> None:
    for path, _ in resources(locale):
        for pattern in AVOIDED[locale]:
            assert not re.search(pattern, path.read_text("utf-8")), f"{path}: {pattern}"


def test_french_has_a_space_before_its_double_signs() -> None:
    for name in IDS:
        said = re.sub(r"<[^>]*>|https?:\S*|`[^`]*`", "", worst(name, "fr"))
        assert not re.search(r"\w[:;!?»]", said), name


def test_each_command_with_all_its_options_fits_into_what_discord_allows() -> None:
    for command in ("poker", "poker-admin"):
        names = of(f"cmd-{command}", f"opt-{command}", "choice-")
        assert sum([max([len(worst(name, locale)) for locale in LOCALES]) for name in names]) < 8000


@pytest.mark.parametrize("locale", LOCALES)
def test_a_live_time_stands_behind_a_colon_for_it_may_be_past_or_in_another_language(locale: str) -> None:
    timed = [name for name in IDS if "deadline" in MESSAGES[locale][name]]
    assert len(timed) == 4
    for name in timed:
        assert re.search(r": <t:1800000000:R>\.$", worst(name, locale)), name


@pytest.mark.parametrize("locale", LOCALES)
def test_links_stand_behind_words(locale: str) -> None:
    linked = [name for name in IDS if "link" in MESSAGES[locale][name]]
    assert len(linked) == 3
    for name in linked:
        assert f"]({WORST['link']})" in worst(name, locale), name


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sentence_ends_in_one_full_stop_behind_an_abbreviation_too(locale: str) -> None:
    span = text(locale, "time-span", minutes=2, seconds=40)
    timed = [name for name in IDS if "time" in MESSAGES[locale][name]]
    assert "status-level-left" in timed
    for name in timed:
        assert ".." not in text(locale, name, **dict.fromkeys(MESSAGES[locale][name], WORST_CHIPS) | {"time": span})


@pytest.mark.parametrize("locale", LOCALES)
def test_a_list_ends_with_an_empty_line(locale: str) -> None:
    """Otherwise what follows is drawn inside its last item."""
    for name in IDS:
        assert not re.search(r"^(?:- |\d+\. ).*\n(?!- |\d+\. |-# |\n)", worst(name, locale), re.MULTILINE), name


@pytest.mark.parametrize("name", IDS)
def test_no_line_breaks_before_a_french_mark_or_inside_guillemets(name: str) -> None:
    assert not re.search(r"\S [:;!?»%]|« ", worst(name, "fr"))
