"""What to tell somebody whose slash command would have become an ordinary message."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Final

from i18n import text

LOOKS_LIKE_COMMAND: Final = re.compile(r"/\w")
FIRST: Final = "poker start"
CLOSE: Final = 0.6  # how alike two names are that may be meant to be the same, of 1
SHOWN: Final = 40  # characters of what was typed


def advice(language: str, typed: str, commands: Sequence[str], channel: str) -> str | None:
    """What to do instead of sending `typed`; None when it is no attempt at a command.

    `commands` are those that the person has where they are, such as "poker start"; `channel` is where there are some.
    """
    line = " ".join(typed.strip().splitlines()[0].split()) if typed.strip() else ""
    if not LOOKS_LIKE_COMMAND.match(line):
        return None
    if not commands:
        return text(language, "demo-no-commands-here", channel=channel)
    words = line[1:].replace("`", "").split()
    alike = {each: _alike(words, each) for each in commands}
    best = max(alike, key=lambda each: alike[each])
    if alike[best] == 1:
        return text(language, "demo-not-chosen", typed=f"/{best}")
    meant = best if alike[best] >= CLOSE or FIRST not in alike else FIRST
    return text(language, "demo-no-command", typed=f"/{' '.join(words)}"[:SHOWN], command=f"/{meant}")


def _alike(words: Sequence[str], command: str) -> float:
    """How alike a command is to as many of the first words, 0 to 1; options may come after it."""
    begun = " ".join(words[: len(command.split())]).lower()
    return SequenceMatcher(None, begun, command).ratio()
