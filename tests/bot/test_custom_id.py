"""Only what we write ourselves is one of our ids."""

import re
from pathlib import Path

import pytest

from bot.service.ports import TableId
from bot.ui.custom_id import CustomId, Verb, parse


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("pk1:7:0:join", CustomId(TableId(7), 0, Verb.JOIN)),
        ("pk1:7:31:fold", CustomId(TableId(7), 31, Verb.FOLD)),
        ("pk1:7:31:call:120", CustomId(TableId(7), 31, Verb.CALL, 120)),
        ("pk1:7:31:allin:1940", CustomId(TableId(7), 31, Verb.ALL_IN, 1940)),
        ("pk1:7:4:show:3", CustomId(TableId(7), 4, Verb.SHOW, 3)),
        ("pk1:7:31:checkfold:0", CustomId(TableId(7), 31, Verb.CHECK_FOLD, 0)),
        ("pk1:7:31:checkfold:40", CustomId(TableId(7), 31, Verb.CHECK_FOLD, 40)),
        ("pk1:7:31:callupto:40", CustomId(TableId(7), 31, Verb.CALL_UP_TO, 40)),
        ("pk1:7:4:takeback", CustomId(TableId(7), 4, Verb.TAKE_BACK)),
    ],
)
def test_our_ids_are_read_and_written_alike(text: str, meant: CustomId) -> None:
    assert parse(text) == meant
    assert str(meant) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pk1:",
        "pk2:7:31:fold",
        "pk1:7:31",
        "pk1:7:31:steal",
        "pk1:7:31:FOLD",
        "pk1:7:31:fold:1",  # an amount where none belongs
        "pk1:7:31:raise",  # none where one belongs
        "pk1:7:31:callupto",
        "pk1:7:4:checkfold",
        "pk1:7:31:checkfold:00",
        "pk1:7:31:checkfold:-1",
        "pk1:7:4:takeback:1",
        "pk1:7:31:raise:",
        "pk1:7:31:raise:-300",
        "pk1:7:31:raise:+300",
        "pk1:7:31:raise:0300",
        "pk1:7:31:raise:3e2",
        "pk1:7:31:raise:300 ",
        "pk1:7:31:raise:300\n",
        "pk1:7:31:raise:٣٠٠",  # Unicode digits
        "pk1:7:31:raise:" + "9" * 19,
        "pk1:-7:31:fold",
        "pk1:７:31:fold",
        "pk1:7:31:fold:extra:more",
        " pk1:7:31:fold",
    ],
)
def test_forged_ids_are_nobodys(text: str) -> None:
    assert parse(text) is None


def test_every_id_fits_into_discords_hundred_characters() -> None:
    longest = max(len(str(CustomId(TableId(10**18 - 1), 10**18 - 1, verb, 10**18 - 1))) for verb in Verb)
    assert longest <= 100


def test_every_verb_is_in_the_table_of_ids() -> None:
    told = (Path(__file__).parents[2] / "docs" / "discord.md").read_text(encoding="utf-8")
    rows = " ".join(line for line in told.splitlines() if line.startswith("| `"))
    assert not [verb for verb in Verb if not re.search(rf"[` ]{verb.value}[` :]", rows)]
