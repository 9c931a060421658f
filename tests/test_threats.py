"""Every threat names what stops it, and tests that are there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "threats.md"
TEXT = PAGE.read_text(encoding="utf-8")
LINES = [
    line for line in TEXT.splitlines() if line.startswith("| ") and not re.match(r"\| (wants|what happens) \|", line)
]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


@cache
def there_in(path: str) -> frozenset[str]:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    functions = [each for each in tree.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
    return frozenset(each.name for each in functions if each.name.startswith("test_"))


def test_there_are_threats() -> None:
    assert len(LINES) > 25
    assert len(re.findall(r"^## ", TEXT, re.MULTILINE)) >= 6


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split("|")[1].strip()[:60])
def test_every_line_says_what_stops_it_and_names_tests_that_exist(line: str) -> None:
    _, wants, stops, proof, _ = line.split("|")
    assert wants.strip()
    assert stops.strip()
    named = NAMED.findall(proof)
    assert named, "a threat without a test"
    assert re.sub(NAMED, "", proof).strip(" ,") == "", "something that is no test"
    for path, test in named:
        assert (ROOT / path).exists(), path
        assert test in there_in(path), f"{path} has no {test}"


def test_what_is_not_stopped_is_said() -> None:
    _, _, open_ = TEXT.partition("## What nothing here stops")
    assert len(re.findall(r"^- ", open_, re.MULTILINE)) >= 4


def test_the_page_speaks_of_nothing_outside_the_repository() -> None:
    assert "/work" not in TEXT
    assert "](" not in TEXT
