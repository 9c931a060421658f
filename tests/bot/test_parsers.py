"""Whatever is typed or forged, each parser knows its own and nothing else, and never breaks."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.render.names import safe_name
from bot.service.ports import TableId
from bot.ui.amounts import parse_amount, typed_amount
from bot.ui.answers import Refused
from bot.ui.custom_id import MAY_HAVE_AMOUNT, WITH_AMOUNT, CustomId, Verb, parse
from bot.ui.levels import parse_levels, write_levels
from bot.ui.submitted import chosen, custom_id_of, entered
from bot.ui.views import Interaction
from engine.errors import Rejected
from engine.structures import LEVELS
from i18n import LOCALES, text

MANY = settings(max_examples=300, deadline=None)
NUMBERS = st.integers(0, 10**18 - 1)
DIGITS = st.sampled_from("0123456789٠١٢٣४५६７８９²½ⅷ")
LOOKS_LIKE_OURS = st.builds(
    "".join,
    st.lists(
        st.one_of(
            st.sampled_from(["pk1:", "pk1", ":", "-", "+", " ", "\n", "\0", "_", "e9", "0x", *(v.value for v in Verb)]),
            DIGITS,
            st.integers(0, 10**30).map(str),
        ),
        max_size=12,
    ),
)
IDS = st.builds(
    lambda table, turn, verb, amount: CustomId(
        TableId(table), turn, verb, amount if verb in WITH_AMOUNT or (verb in MAY_HAVE_AMOUNT and amount % 2) else None
    ),
    NUMBERS,
    NUMBERS,
    st.sampled_from(Verb),
    NUMBERS,
)
# Written out here once more, on purpose: what the code must write and read.
OURS = re.compile(r"pk1:(0|[1-9]\d{0,17}):(0|[1-9]\d{0,17}):([a-z]+)(:(0|[1-9]\d{0,17}))?\Z", re.ASCII)


@MANY
@given(IDS)
def test_every_id_that_we_write_is_read_as_it_was_and_fits_a_button(one: CustomId) -> None:
    assert parse(str(one)) == one
    assert len(str(one)) <= 100


@MANY
@given(st.one_of(st.text(max_size=200), LOOKS_LIKE_OURS))
@example("pk1:1:1:fold\n")
@example("pk1:01:1:fold")
@example("pk1:1:1:call")
@example("pk1:1:1:fold:5")
@example("pk1:٣:1:fold")
@example("PK1:1:1:fold")
def test_whatever_is_not_exactly_what_we_write_is_nobodys_button(sent: str) -> None:
    found = parse(sent)
    if found is None:
        match = OURS.match(sent)
        assert (
            match is None
            or match[3] not in [v.value for v in Verb]
            or bool(match[4]) != (Verb(match[3]) in WITH_AMOUNT)
        )
    else:
        assert str(found) == sent


@MANY
@given(IDS, st.integers(0, 60), st.sampled_from(" \n0:٣-x\u200b"))
def test_an_id_with_one_character_more_is_another_one_or_none(one: CustomId, at: int, more: str) -> None:
    written = str(one)
    forged = written[:at] + more + written[at:]
    found = parse(forged)
    assert found is None or (str(found) == forged and found != one)


@MANY
@given(st.one_of(st.text(max_size=60), st.text(alphabet="0123456789.,kK -+'\u00a0\u202f٣²e", max_size=20)))
@example("²")
@example("1.500k")
@example("1" * 5000)
def test_an_amount_is_never_guessed_and_nothing_breaks(typed: str) -> None:
    amount = parse_amount(typed)
    if amount is None:
        with pytest.raises(Refused):
            typed_amount(typed)
        return
    assert typed_amount(typed) == amount
    digits = re.sub(r"[^0-9]", "", typed)
    assert digits == re.sub(r"[^0-9]", "", typed.translate({ord(c): None for c in "٣²"}))
    if not typed.strip().lower().endswith("k"):
        assert amount == int(digits)
    else:
        assert amount % 10 == 0 or amount < 1000


@MANY
@given(st.sampled_from(LOCALES), st.integers(0, 10**12 - 1))
def test_what_we_show_of_an_amount_is_understood_when_it_is_typed(locale: str, chips: int) -> None:
    shown = text(locale, "button-call", price=chips)
    number = re.search(r"[0-9][0-9.,\s\u00a0\u202f]*", shown)
    assert number is not None
    assert parse_amount(number[0].rstrip(" .,")) == chips


@MANY
@given(
    st.one_of(
        st.text(max_size=300),
        st.text(alphabet="0123456789/,; \n.kante+bb-:٣²½", max_size=120),
        st.lists(st.text(alphabet="0123456789/ ,k", max_size=16), max_size=70).map(", ".join),
    )
)
@example("/" * 4000)
@example("1/2," * 1000)
@example("25/50 ante " * 300)
def test_a_list_of_levels_is_playable_or_refused_with_a_reason(typed: str) -> None:
    try:
        levels = parse_levels(typed)
    except Rejected:
        return
    assert parse_levels(write_levels(levels)) == levels
    assert all(0 < each.small <= each.big for each in levels)


@pytest.mark.parametrize("preset", list(LEVELS))
def test_every_list_of_ours_is_read_as_it_is_written(preset: Any) -> None:
    levels = tuple(LEVELS[preset])
    assert parse_levels(write_levels(levels)) == levels


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=True), st.text(max_size=20)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(
            st.sampled_from(["custom_id", "value", "values", "component", "components", "type", "x"]), inner, max_size=5
        ),
    ),
    max_leaves=25,
)


class Sent:
    """An interaction with this data; nothing else of it is looked at."""

    def __init__(self, data: object) -> None:
        self.data = data


@MANY
@given(st.dictionaries(st.sampled_from(["custom_id", "values", "components", "component_type"]), JSON, max_size=4))
def test_whatever_data_come_with_an_interaction_they_are_texts_or_nothing(data: dict[str, Any]) -> None:
    interaction = cast("Interaction", Sent(data))
    assert isinstance(custom_id_of(interaction), str)
    assert all(isinstance(each, str) for each in chosen(interaction))
    for name, value in entered(interaction).items():
        assert isinstance(name, str)
        assert isinstance(value, str)


def test_a_dialog_nested_without_end_is_an_empty_one() -> None:
    inner: list[Any] = []
    for _ in range(5000):
        inner = [{"type": 1, "components": inner}]
    assert entered(cast("Interaction", Sent({"components": inner}))) == {}


@MANY
@given(st.text(max_size=400))
def test_what_is_quoted_back_is_short_and_pings_nobody(typed: str) -> None:
    quoted = safe_name(typed)
    assert len(quoted) <= 200
    assert "@everyone" not in quoted
    assert not re.search(r"<[@#]", quoted)
