"""A whole short tournament as the channel reads it, kept as files to be read aloud.

`DEADBUTTON_WRITE_GOLDEN=1 pytest tests/render/test_golden.py` writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from i18n import LOCALES
from tests.render.story import tell

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_tournament_reads_as_it_did(locale: str) -> None:
    told = "".join([f"<!-- {title} -->\n\n{said}\n\n" for title, said in tell(locale)])
    path = GOLDEN / f"hand_{locale}.md"
    if os.environ.get("DEADBUTTON_WRITE_GOLDEN"):
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8")
