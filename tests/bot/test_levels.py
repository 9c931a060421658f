"""A host's own list of levels: read, refused by the number of the level, written again, shown as a table."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.render.levels_text import levels_table, read_back
from bot.render.reasons import reason_line
from bot.ui.levels import parse_blinds, parse_levels, write_levels
from engine.errors import Reason, Rejected
from engine.formats import club
from engine.rules import Blinds, Preset
from engine.structures import MOST_CHIPS, MOST_LEVELS, check_levels
from i18n import LOCALES

FOUR = (Blinds(25, 50), Blinds(50, 100), Blinds(75, 150, 15), Blinds(100, 200, 200, big_blind_ante=True))


def refused(text: str) -> tuple[Reason, int | None]:
    """Why a list is refused, and because of which level."""
    with pytest.raises(Rejected) as raised:
        parse_levels(text)
    return raised.value.reason, raised.value.detail.get("level")


# ---- what can be read


@pytest.mark.parametrize(
    "text",
    [
        "25/50, 50/100, 75/150 ante 15, 100/200 bb-ante 200",
        "25/50; 50/100; 75/150 ante 15; 100/200 bb-ante 200",
        "25/50;50/100;75/150 ante 15;100/200 bb-ante 200;",
        "25/50\n50/100\n75/150 ante 15\n100/200 bb-ante 200\n",
        "25/50,\r\n50/100,\r\n\r\n75/150 ante 15,\r\n100/200 bb-ante 200",
        "25/50,50/100,75/150 ante 15,100/200 bb-ante 200",
        "  25 / 50 ,  50 / 100 , 75/150  ANTE  15, 100/200 BB-Ante 200  ",
        "1: 25/50\n2: 50/100\n3: 75/150 ante 15\n4: 100/200 bba 200",
        "Level 1: 25/50, Level 2: 50/100, Level 3: 75/150 ante 15, Level 4: 100/200 BB ante 200",
        "Niveau 1 : 25/50 ; niv. 2 : 50/100 ; 3: 75/150 avec ante de 15 ; niveau 4 : 100/200 ante de grosse blind 200",
        "1) 25/50, 2) 50/100, 3) 75/150 + Ante 15, 4) 100/200 mit Big-Blind-Ante 200",
        "Stufe 1: 25/50, 50/100, 75/150 mit Ante von 15, 100/200 Ante vom Big Blind: 200",
        "25/50, 50/100, 75/150 ante15, 100/200 bba200",
        "25/50, 50/100, 75/150 ante15, 100/200 ante bb 200",
        "25/50, 50/100, 75/150 ante 15, 100/200 ante GB 200",
    ],
)
def test_a_list_is_read_as_hosts_write_it(text: str) -> None:
    assert parse_levels(text) == FOUR


@pytest.mark.parametrize(
    ("text", "small", "big"),
    [
        ("1500/3000", 1500, 3000),
        ("1 500/3 000", 1500, 3000),
        ("1\u202f500/3\u00a0000", 1500, 3000),
        ("1,500/3,000", 1500, 3000),
        ("1.500/3.000", 1500, 3000),
        ("1.5k/3k", 1500, 3000),
        ("1,5k/3K", 1500, 3000),
    ],
)
def test_amounts_are_typed_as_everywhere_else(text: str, small: int, big: int) -> None:
    assert parse_levels(text) == (Blinds(small, big),)


@pytest.mark.parametrize(
    ("text", "levels"),
    [
        ("1,000/2,000,2,000/4,000", [(1000, 2000), (2000, 4000)]),
        ("100/200,1,000/2,000", [(100, 200), (1000, 2000)]),
        ("500/1,000,750/1,500", [(500, 1000), (750, 1500)]),
        ("1,5k/3k,2,5k/5k", [(1500, 3000), (2500, 5000)]),
    ],
)
def test_a_comma_without_a_space_is_what_leaves_levels_that_can_be_read(
    text: str, levels: list[tuple[int, int]]
) -> None:
    assert parse_levels(text) == tuple([Blinds(small, big) for small, big in levels])


def test_a_comma_that_can_be_read_in_two_ways_is_not_guessed() -> None:
    assert refused("10/20, 25/50,100,200/400") == (Reason.LEVEL_UNCLEAR, 2)


def test_an_ante_of_nothing_is_none() -> None:
    assert parse_levels("25/50 ante 0, 50/100 bb-ante 0") == (Blinds(25, 50), Blinds(50, 100))


def test_the_same_blinds_with_a_higher_ante_rise() -> None:
    assert len(parse_levels("25/50, 25/50 ante 5, 25/50 ante 10, 25/50 bb-ante 50")) == 4


# ---- what is refused, by level


@pytest.mark.parametrize(
    ("text", "reason", "level"),
    [
        ("25/50, , 75/150", Reason.NO_LEVEL_BETWEEN, 2),
        ("25/50,,75/150", Reason.NO_LEVEL_BETWEEN, 2),
        (", 25/50", Reason.NO_LEVEL_BETWEEN, 1),
        ("25/50;;75/150", Reason.NO_LEVEL_BETWEEN, 2),
        ("1: 25/50, 3: 75/150", Reason.BAD_LEVEL, 2),
        ("Level 2: 25/50", Reason.BAD_LEVEL, 1),
        ("25/50, -50/100", Reason.LEVEL_NOT_WHOLE, 2),
        ("25/50, 50/-100", Reason.LEVEL_NOT_WHOLE, 2),
        ("25/50 ante -5", Reason.LEVEL_NOT_WHOLE, 1),
        ("25/50, 37.5/75", Reason.LEVEL_NOT_WHOLE, 2),
        ("25/50, 37,5/75", Reason.LEVEL_NOT_WHOLE, 2),
        ("25/50, 1½/3", Reason.LEVEL_NOT_WHOLE, 2),
        ("25/50, fifty/hundred", Reason.BAD_LEVEL, 2),
        ("regular", Reason.BAD_LEVEL, 1),
        ("25/50 75/150", Reason.LEVELS_WITHOUT_COMMAS, 1),
        ("25/50, 50", Reason.BAD_LEVEL, 2),
        ("25/50, 50/", Reason.BAD_LEVEL, 2),
        ("25/50, /100", Reason.BAD_LEVEL, 2),
        ("75/150/15", Reason.BAD_LEVEL, 1),
        ("25-50", Reason.BAD_LEVEL, 1),
        ("25/50 100/200 150/300", Reason.LEVELS_WITHOUT_COMMAS, 1),
        ("10/20, 25/50 ante 5 75/150 ante 10", Reason.LEVELS_WITHOUT_COMMAS, 2),
        ("1.5k/3k or so", Reason.BAD_LEVEL, 1),
        ("25/50 ante", Reason.BAD_LEVEL, 1),
        ("25/50 ante 5 ante 5", Reason.BAD_LEVEL, 1),
        ("25/50 15 ante", Reason.BAD_LEVEL, 1),
        ("1. 25/50", Reason.BAD_LEVEL, 1),
        ("٢٥/٥٠", Reason.BAD_LEVEL, 1),
        ("25/50, \uff15\uff10/\uff11\uff10\uff10", Reason.BAD_LEVEL, 2),  # digits of full width
        ("25⁄50", Reason.BAD_LEVEL, 1),
        ("0/0", Reason.BAD_LEVEL_BLINDS, 1),
        ("0/50", Reason.BAD_LEVEL_BLINDS, 1),
        ("25/50, 100/50", Reason.BAD_LEVEL_BLINDS, 2),
        ("50/50", Reason.BAD_LEVEL_BLINDS, 1),
        ("25/50, 50/100, 25/50", Reason.LEVEL_NOT_RISING, 3),
        ("25/50, 25/50", Reason.LEVEL_NOT_RISING, 2),
        ("25/50, 20/100", Reason.LEVEL_NOT_RISING, 2),
        ("25/50 ante 10, 25/50 ante 5", Reason.LEVEL_NOT_RISING, 2),
        (f"25/50, 50/{MOST_CHIPS + 1}", Reason.LEVEL_TOO_HIGH, 2),
        (f"25/50 ante {MOST_CHIPS + 1}", Reason.LEVEL_TOO_HIGH, 1),
        ("25/50, 1000000000000/2000000000000", Reason.LEVEL_TOO_HIGH, 2),
        (f"25/50, 50/1{'0' * 40}", Reason.LEVEL_TOO_HIGH, 2),
        ("25/50 ante 9999999999999", Reason.LEVEL_TOO_HIGH, 1),
        ("50000000k/100000000k", Reason.LEVEL_TOO_HIGH, 1),
    ],
)
def test_a_refusal_names_the_first_level_that_is_wrong(text: str, reason: Reason, level: int) -> None:
    assert refused(text) == (reason, level)


@pytest.mark.parametrize(
    ("text", "locale", "quoted"),
    [
        ("25/50, fifty/hundred", "en", "Level 2 cannot be read: “fifty/hundred”."),
        ("25/50, 50/100 75/150", "en", "“50/100 75/150”. Separate levels with commas"),
        ("37,5/75", "fr", "«\u00a037,5/75\u00a0»"),
        ("10/20, 25/50,100,200/400", "de", "„25/50,100,200“"),
        ("*" * 300 + "/2", "en", "“" + r"\*" * 39 + "…”"),
        ("@everyone <@1>", "en", "“@\u200beveryone \\<@\u200b1\\>”"),
    ],
)
def test_a_refusal_quotes_what_cannot_be_read(text: str, locale: str, quoted: str) -> None:
    with pytest.raises(Rejected) as raised:
        parse_levels(text)
    assert quoted in reason_line(raised.value, locale)


def test_the_first_of_several_mistakes_is_named() -> None:
    assert refused("25/50, 20/40, words, 0/0") == (Reason.LEVEL_NOT_RISING, 2)
    assert refused("25/50, words, 20/40") == (Reason.BAD_LEVEL, 2)


@pytest.mark.parametrize("text", ["", "  ", "\n\n", "\u200a\t"])
def test_no_level_at_all_is_refused(text: str) -> None:
    assert refused(text) == (Reason.NO_LEVELS, None)


def test_five_hundred_levels_are_too_many_and_are_counted() -> None:
    with pytest.raises(Rejected) as raised:
        parse_levels(", ".join([f"{small}/{2 * small}" for small in range(1, 501)]))
    assert raised.value.reason is Reason.TOO_MANY_LEVELS
    assert dict(raised.value.detail) == {"most": MOST_LEVELS, "levels": 500}


@pytest.mark.parametrize("piece", ["/", ",", ", ", "1,", "1/1,", " ante", "1/2 ", "bb", "1 ", "\u202f", "9", "1:", ";"])
def test_four_thousand_characters_of_rubbish_are_refused(piece: str) -> None:
    text = (piece * 4000)[:4000]
    with pytest.raises(Rejected):
        parse_levels(text)
    with pytest.raises(Rejected):
        parse_levels(f"1/{text}/2")


SIGNS = st.sampled_from(
    [
        "25",
        "50",
        "100",
        "1,000",
        "1.5k",
        "/",
        "/",
        ", ",
        ",",
        ";",
        "\n",
        " ",
        "ante",
        "bb-ante",
        "BBA",
        "-",
        "0",
        "½",
        "k",
    ]
)


@settings(max_examples=400, deadline=None)
@given(
    st.one_of(
        st.text(max_size=200), st.lists(SIGNS, max_size=40).map("".join), st.lists(SIGNS, max_size=40).map(" ".join)
    )
)
@example("25/50,100,200/400")
@example("1/2" * 100)
def test_whatever_is_typed_is_refused_or_is_a_list_that_reads_the_same_when_written_again(text: str) -> None:
    try:
        levels = parse_levels(text)
    except Rejected:
        return
    assert check_levels(levels) == levels
    assert parse_levels(write_levels(levels)) == levels
    if not re.search(r"[kK:)]|(?i:ante|bba)\D*0(?!\d)", text):
        assert re.findall(r"\d", text) == re.findall(r"\d", write_levels(levels)), "every digit counts"


def random_list(seed: int) -> tuple[Blinds, ...]:
    chance = random.Random(seed)
    small, ante, levels = 0, 0, list[Blinds]()
    for _ in range(chance.randint(1, MOST_LEVELS)):
        small += chance.randint(1, 10_000)
        ante = chance.choice([0, ante + chance.randint(1, 500)])
        levels.append(Blinds(small, small * 2, ante, big_blind_ante=ante > 0 and chance.random() < 0.5))
    return tuple(levels)


@pytest.mark.parametrize("seed", range(50))
def test_what_is_written_reads_the_same(seed: int) -> None:
    levels = random_list(seed)
    assert parse_levels(write_levels(levels)) == levels


def test_blinds_of_an_open_table_are_one_pair() -> None:
    assert parse_blinds("5/10") == Blinds(5, 10)
    assert parse_blinds(" 1k / 2,000 ") == Blinds(1000, 2000)
    for text in ("", "5", "5/10/20", "5-10", "a/b", "5/10 ante 1", "-5/10", "5/", "٥/١٠"):
        assert parse_blinds(text) is None


# ---- the table


def test_a_table_has_a_line_for_each_level() -> None:
    assert levels_table(FOUR, "en").splitlines() == [
        "```",
        "No.  Blinds   Ante",
        "  1  25/50    –",
        "  2  50/100   –",
        "  3  75/150   15",
        "  4  100/200  BB 200",
        "```",
    ]


def test_without_antes_the_table_has_no_column_for_them() -> None:
    assert levels_table(FOUR[:2], "en").splitlines()[1:-1] == ["No.  Blinds", "  1  25/50", "  2  50/100"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", range(10))
def test_a_table_says_every_number_of_a_list(locale: str, seed: int) -> None:
    levels = random_list(seed)
    lines = levels_table(levels, locale).splitlines()[2:-1]
    assert len(lines) == len(levels)
    for number, (line, level) in enumerate(zip(lines, levels, strict=True), 1):
        said = [int(re.sub(r"\D", "", each)) for each in re.findall(r"\d+(?:[.,\u00a0]\d{3})*", line)]
        assert said == [number, level.small, level.big, *([level.ante] if level.ante else [])]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_columns_of_a_table_stand_below_each_other(locale: str) -> None:
    levels = parse_levels("25/50, 1k/2k ante 5, 100k/200k bba 200k")
    lines = levels_table(levels, locale).splitlines()[1:-1]
    assert "\u202f" not in "".join(lines)
    for column in ("Blinds", "Ante"):
        start = lines[0].index(column)
        assert all([line[start - 2 : start] == "  " and line[start] != " " for line in lines])


@pytest.mark.parametrize("locale", LOCALES)
def test_b2_what_comes_after_the_list_is_said(locale: str) -> None:
    said = read_back(club(preset=Preset.OWN, own=FOUR), locale)
    assert "200/400" in said
    assert "8" in said.splitlines()[-1]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_list_fits_into_a_message(locale: str) -> None:
    levels = tuple(
        [Blinds(MOST_CHIPS // 4 + n, MOST_CHIPS // 2 + n, MOST_CHIPS, n % 2 == 1) for n in range(MOST_LEVELS)]
    )
    assert len(write_levels(levels)) < 4000
    assert len(levels_table(levels, locale)) < 3500
