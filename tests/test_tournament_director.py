"""The tournament director's checklist names every rule once, with tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "tournament-director.md"
TEXT = PAGE.read_text(encoding="utf-8")
LAST = {"T": 6, "B": 10, "D": 3, "A": 10, "P": 5, "H": 3, "S": 5, "K": 8, "O": 3, "C": 2}
NUMBERS = [f"{letter}{number}" for letter, last in LAST.items() for number in range(1, last + 1)]
ROWS = dict(re.findall(r"^\| ([A-Z]\d+) \| (.*) \|$", TEXT, re.MULTILINE))


def cited_in_the_engine() -> set[str]:
    """The numbers behind `Source:` and in comments of the engine."""
    cited: set[str] = set()
    for path in (ROOT / "engine").glob("*.py"):
        for source in re.findall(r"Source: ([^\"\n]*)", path.read_text(encoding="utf-8")):
            cited |= set(re.findall(r"\b[TBDAPHSKOC]\d+\b", source))
    return cited


def test_every_rule_has_its_line_in_order() -> None:
    assert re.findall(r"^\| ([A-Z]\d+) \|", TEXT, re.MULTILINE) == NUMBERS


def test_every_rule_that_the_engine_cites_is_one_of_them() -> None:
    cited = cited_in_the_engine()
    assert len(cited) > 40
    assert cited <= set(NUMBERS)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_modules_named_beside_a_rule_test_it_by_number(number: str) -> None:
    *_, proof = ROWS[number].split(" | ")
    named = re.findall(r"\[(\w+)\]\(\.\./(tests/[\w/]+\.py)\)", proof)
    assert named
    for name, path in named:
        assert Path(path).stem == name
        tests = re.findall(r"def (test_\w+)", (ROOT / path).read_text(encoding="utf-8"))
        numbered = [each for each in tests if number.lower() in each.split("_")]
        assert numbered, f"{path} has no test with {number.lower()} in its name"


def test_what_each_rule_follows_is_said() -> None:
    for number, row in ROWS.items():
        _, follows, _ = row.split(" | ")
        assert re.search(r"\b(TDA|RRoP|common|own)\b", follows), number


def test_the_page_speaks_of_nothing_outside_the_repository() -> None:
    assert "/work" not in TEXT
    assert "../shared" not in TEXT
    for target in re.findall(r"\]\(([^)]+)\)", TEXT):
        assert (PAGE.parent / target).resolve().is_relative_to(ROOT), target


def test_the_floors_commands_are_those_there_are() -> None:
    named = set(re.findall(r"^\| ((?:`[a-z]+`(?:, )?)+)", TEXT, re.MULTILINE))
    told = {command for each in named for command in re.findall(r"`([a-z]+)`", each)} | {"undo"}
    texts = "".join([(ROOT / "i18n" / "en" / f"{name}.ftl").read_text("utf-8") for name in ("commands", "floor")])
    assert told == set(re.findall(r"^cmd-poker-floor-([a-z]+)-name", texts, re.MULTILINE))
