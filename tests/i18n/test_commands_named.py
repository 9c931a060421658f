"""A command that a text names is one that Discord knows, in every language: by its English path."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from i18n import LOCALES

NAMED = re.compile(r"`/(poker(?:-admin)? [^`{]+)`")


def names() -> set[str]:
    """The English names of all commands and groups."""
    texts = "\n".join([each.read_text(encoding="utf-8") for each in sorted((Path("i18n") / "en").glob("*.ftl"))])
    return set(re.findall(r"^cmd-[a-z-]+-name = (\S+)$", texts, re.MULTILINE))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_text_names_commands_by_their_english_path(locale: str) -> None:
    there, found = names(), 0
    for file in sorted((Path("i18n") / locale).glob("*.ftl")):
        for named in NAMED.findall(file.read_text(encoding="utf-8")):
            assert {word for word in named.split() if ":" not in word} <= there, f"{file}: /{named}"
            found += 1
    assert found > 5
