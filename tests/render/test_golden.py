"""Whole tables as the channel reads them, kept as files to be read aloud.

`DEADBUTTON_WRITE_GOLDEN=1 pytest tests/render/test_golden.py` writes them anew.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from i18n import LOCALES
from tests.render import club_story, open_story, story

GOLDEN = Path(__file__).parent / "golden"
STORIES: dict[str, Callable[[str], Iterator[tuple[str, str]]]] = {
    "hand": story.tell,
    "club": club_story.tell,
    "open": open_story.tell,
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", STORIES)
def test_a_table_reads_as_it_did(name: str, locale: str) -> None:
    told = "".join([f"<!-- {title} -->\n\n{said}\n\n" for title, said in STORIES[name](locale)])
    path = GOLDEN / f"{name}_{locale}.md"
    if os.environ.get("DEADBUTTON_WRITE_GOLDEN"):
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8")
