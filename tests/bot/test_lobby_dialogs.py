"""A lobby's dialogs as values: what they ask, what comes back, and what forged fields cannot do."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.render.lobby_text import lobby_text
from bot.service.ports import TableId
from bot.ui.answers import Refused
from bot.ui.club_choices import ClubChoices
from bot.ui.custom_id import Verb
from bot.ui.drafts import KEPT, Drafts
from bot.ui.levels import parse_levels
from bot.ui.levels_dialog import Asked, asked_levels, levels_dialog
from bot.ui.lobby import lobby_layout
from bot.ui.lobby_settings import lobby_dialog, lobby_settings
from bot.ui.phone import button_width, lines_of
from bot.ui.shown import Shown
from engine import apply, new_table, view
from engine.commands import Join, OpenTable
from engine.errors import Reason, Rejected
from engine.formats import club, open_table
from engine.rules import Format, Preset, Rules, Speed, sit_and_go
from engine.structures import MOST_LEVELS, AnteKind, Antes, at_speed
from engine.tournament import PlayerId
from i18n import LOCALES
from tests.bot.test_layouts import check_dialog, check_limits, components

TABLE = TableId(7)
OWN = parse_levels("25/50, 50/100, 75/150 ante 15, 100/200 bb-ante 200")
LONGEST = parse_levels(
    ", ".join([f"{100_000_000 + n}/{999_999_900 + n} bb-ante 1000000000" for n in range(MOST_LEVELS)])
)

CLUBS = [
    club(),
    club(preset=Preset.DEEP, antes=Antes(AnteKind.EACH, 7), hands=13, hand_cap=77, time_bank=20, clock=33_000),
    club(preset=Preset.HYPER, antes=Antes(AnteKind.BIG_BLIND, 1), minutes=120, time_bank=0, seats=2, stack=123_456),
    club(preset=Preset.OWN, own=OWN, minutes=7),
    club(preset=Preset.OWN, own=OWN, hands=50, hand_cap=1000),
    club(preset=Preset.TURBO, speed=Speed.TURBO),
    club(preset=Preset.OWN, own=OWN, minutes=10, speed=Speed.TURBO),
]
ALL = [sit_and_go(), *CLUBS, open_table(), open_table(seats=3, buy_in=100_000_000, small=99_999, big=100_000)]


def shown(rules: Rules, locale: str = "en", players: int = 1) -> Shown:
    """A lobby with these rules."""
    table, _ = apply(new_table(), OpenTable(rules, locale, PlayerId(1), "*_~|>@everyone`" + "𒐫" * 16), 1000)
    for player in range(2, players + 1):
        table, _ = apply(table, Join(PlayerId(player), "*_" * 16), 1000 + player)
    return Shown(TABLE, view(table), [], locale)


def sent(dialog: Any) -> dict[str, str]:
    """The fields of a dialog that is sent as it comes."""
    fields: dict[str, str] = {}
    for each in components(dialog):
        if each["type"] == 4:
            fields[each["custom_id"]] = each.get("value") or ""
        elif each["type"] == 3:
            (fields[each["custom_id"]],) = [option["value"] for option in each["options"] if option.get("default")]
    return fields


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("rules", ALL)
async def test_dialogs_and_lobbies_keep_to_discords_limits(rules: Rules, locale: str) -> None:
    lobby = shown(rules, locale, rules.seats)
    check_limits(lobby_layout(lobby))
    check_dialog(lobby_dialog(TABLE, lobby.view, locale))
    if rules.format is Format.CLUB:
        check_dialog(levels_dialog(TABLE, lobby.view, locale, {"own": "x" * 4000}))


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_longest_list_of_levels_keeps_to_the_limits(locale: str) -> None:
    lobby = shown(club(), locale)
    rules = replace(lobby.view.rules, preset=Preset.OWN, structure=replace(lobby.view.rules.structure, levels=LONGEST))
    lobby = replace(lobby, view=replace(lobby.view, rules=rules))
    check_limits(lobby_layout(lobby))
    dialog = levels_dialog(TABLE, lobby.view, locale, {})
    check_dialog(dialog)
    assert parse_levels(sent(dialog)["own"]) == LONGEST


@pytest.mark.parametrize("rules", ALL)
async def test_a_dialog_sent_as_it_comes_changes_nothing(rules: Rules) -> None:
    lobby = shown(rules)
    assert lobby_settings(sent(lobby_dialog(TABLE, lobby.view, "en")), lobby.view) == (rules, "en")
    if rules.format is Format.CLUB:
        fields = sent(levels_dialog(TABLE, lobby.view, "en", {}))
        assert asked_levels(fields, lobby.view, fields["own"]) == Asked(rules, own=False)


@pytest.mark.parametrize("rules", CLUBS)
def test_the_choices_of_a_club_lead_to_its_rules_again(rules: Rules) -> None:
    assert ClubChoices.of(rules).rules() == rules


def test_b9_a_club_made_faster_while_it_ran_keeps_that_until_the_host_chooses_a_length() -> None:
    rules = club(preset=Preset.DEEP)
    faster = replace(rules, speed=Speed.TURBO, structure=at_speed(rules.structure, rules.length, Speed.TURBO))
    lobby = shown(faster)
    fields = sent(levels_dialog(TABLE, lobby.view, "en", {}))
    assert fields["length"] == "now"
    assert asked_levels(fields, lobby.view, "").rules == faster
    assert asked_levels({**fields, "length": "preset"}, lobby.view, "").rules == rules
    assert lobby_settings({}, lobby.view)[0] == faster


# ---- forged fields

NAMES = (
    "format",
    "seats",
    "stack",
    "speed",
    "clock",
    "language",
    "bank",
    "buy-in",
    "blinds",
    "preset",
    "own",
    "length",
)
VALUES = (
    "club",
    "open",
    "sit-and-go",
    "fixed",
    "own",
    "2",
    "6",
    "0",
    "-1",
    "1000",
    "9" * 30,
    "5/10",
    "turbo",
    "١٢",
    "",
)
FORGED = st.dictionaries(
    st.sampled_from([*NAMES, "antes", "cap", "rules"]),
    st.one_of(
        st.sampled_from([*VALUES, "hands-0", "hands-8", "minutes-999", "each-0", "each-99"]), st.text(max_size=20)
    ),
    max_size=8,
)


MADE_OF = (
    *("format", "dead_button", "high_card", "missed_turns", "extension", "warn_after"),
    *("rulings", "asking", "buying"),
)


@settings(max_examples=300, deadline=None)
@given(FORGED, st.sampled_from(ALL))
def test_forged_fields_never_change_the_format_or_what_it_is_made_of(fields: dict[str, str], rules: Rules) -> None:
    seen = shown(rules).view
    changed: list[Rules] = []
    with contextlib.suppress(Rejected, Refused):
        changed.append(lobby_settings(fields, seen)[0])
    if rules.format is Format.CLUB:
        with contextlib.suppress(Rejected, Refused):
            changed.append(asked_levels(fields, seen, "").rules)
    for each in changed:
        assert all([getattr(each, name) == getattr(rules, name) for name in MADE_OF])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("preset", "fixed"),
        ("preset", "royal"),
        ("preset", ""),
        ("length", "hands-0"),
        ("length", "hands-51"),
        ("length", "hands--8"),
        ("length", "minutes-121"),
        ("length", "days-3"),
        ("length", "now"),  # only where it is in force
        ("length", "8"),
        ("antes", "each"),
        ("antes", "each-0"),
        ("antes", "each-11"),
        ("antes", "none-3"),
        ("antes", "some-1"),
        ("cap", "9"),
        ("cap", "1001"),
        ("cap", "-60"),
        ("cap", "soon"),
    ],
)
def test_what_is_not_on_offer_is_refused(field: str, value: str) -> None:
    with pytest.raises(Rejected):
        asked_levels({field: value}, shown(club()).view, "")


def test_own_levels_without_a_list_are_refused() -> None:
    for typed in ("", "  \n "):
        with pytest.raises(Rejected) as refused:
            asked_levels({"preset": "own", "own": typed}, shown(club()).view, "")
        assert refused.value.reason is Reason.NO_LEVELS


def test_a_stack_is_two_big_blinds_and_an_ante_of_the_first_level_or_more() -> None:
    levels = parse_levels("100/200 ante 25")
    assert club(preset=Preset.OWN, own=levels, stack=425).starting_stack == 425
    with pytest.raises(Rejected) as refused:
        club(preset=Preset.OWN, own=levels, stack=424)
    assert (refused.value.reason, dict(refused.value.detail)) == (Reason.STACK_TOO_SHORT, {"least": 425})


# ---- in words


@pytest.mark.parametrize("locale", LOCALES)
def test_c1_a_club_names_the_one_language_spoken_at_it(locale: str) -> None:
    told = lobby_text(shown(club(), locale).view, locale)
    assert {"en": "only English", "fr": "ne parle que français", "de": "nur Deutsch"}[locale] in told


@pytest.mark.parametrize("locale", LOCALES)
def test_the_lobby_of_a_club_tells_levels_length_antes_time_bank_and_last_hand(locale: str) -> None:
    told = lobby_text(shown(CLUBS[1], locale).view, locale)
    for number in ("10/20", "13", "7", "33", "20 × 30", "77"):
        assert number in told
    assert told.count("\n- ") == 8
    assert lobby_text(shown(sit_and_go(), locale).view, locale).count("\n- ") == 5


def test_an_own_list_is_told_in_short() -> None:
    assert "4 levels of the host’s own: 25/50, 50/100, 75/150, 100/200 …" in lobby_text(shown(CLUBS[3]).view, "en")
    many = parse_levels(", ".join([f"{n}/{2 * n}" for n in range(1, 41)]))
    told = lobby_text(shown(club(preset=Preset.OWN, own=many)).view, "en")
    assert "40 levels of the host’s own: 1/2, 2/4, 3/6, 4/8 …" in told


def test_levels_of_turbo_by_minutes_are_told_exactly() -> None:
    assert "every 6 min 40 s" in lobby_text(shown(CLUBS[6]).view, "en")


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_buttons_of_a_lobby_need_four_lines_at_most(locale: str) -> None:
    def lines(rules: Rules) -> int:
        rows = [each["components"] for each in components(lobby_layout(shown(rules, locale))) if each["type"] == 1]
        return sum([lines_of([button_width(each["label"]) for each in row])[-1] + 1 for row in rows])

    assert lines(sit_and_go()) == lines(open_table())
    assert lines(club()) <= min(4, lines(sit_and_go()) + 1)


# ---- drafts


def test_the_newest_drafts_are_kept_and_no_more() -> None:
    drafts = Drafts()
    for player in range(KEPT + 5):
        drafts.keep(TABLE, PlayerId(player), Verb.LEVELS, {"own": str(player)})
    assert drafts.of(TABLE, PlayerId(4), Verb.LEVELS) == {}
    assert drafts.of(TABLE, PlayerId(5), Verb.LEVELS) == {"own": "5"}
    drafts.keep(TABLE, PlayerId(5), Verb.LEVELS, {"own": "again"})
    drafts.keep(TABLE, PlayerId(0), Verb.LEVELS, {"own": "x" * 9000})
    assert drafts.of(TABLE, PlayerId(5), Verb.LEVELS) == {"own": "again"}
    assert drafts.of(TABLE, PlayerId(6), Verb.LEVELS) == {}
    assert len(drafts.of(TABLE, PlayerId(0), Verb.LEVELS)["own"]) == 4000


def test_a_draft_belongs_to_one_person_table_and_dialog() -> None:
    drafts = Drafts()
    drafts.keep(TABLE, PlayerId(1), Verb.LEVELS, {"own": "1/2"})
    assert drafts.of(TABLE, PlayerId(2), Verb.LEVELS) == {}
    assert drafts.of(TableId(8), PlayerId(1), Verb.LEVELS) == {}
    assert drafts.of(TABLE, PlayerId(1), Verb.SETTINGS) == {}
    drafts.drop(TABLE, Verb.SETTINGS)
    assert drafts.of(TABLE, PlayerId(1), Verb.LEVELS) == {"own": "1/2"}
    drafts.drop(TABLE, Verb.LEVELS)
    assert drafts.of(TABLE, PlayerId(1), Verb.LEVELS) == {}
