"""What somebody asks about when they ask for the rules, and how an answer is laid out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.rules import Rules
from i18n import text

MINUTE: Final = 60_000


@dataclass(frozen=True, slots=True)
class Asked:
    """The rules of a table, for a reader of `locale`. `spoken` = the language of the table whose rules they are, None
    when they are only what is usual.
    """

    rules: Rules
    locale: str
    spoken: str | None = None

    def say(self, name: str, /, **args: str | int) -> str:
        """Text `name` in the reader's language."""
        return text(self.locale, name, **args)


def points(*lines: str) -> list[str]:
    """The lines as a list, and the empty line that ends it."""
    return [*[f"- {line}" for line in lines], ""]


def steps(*lines: str) -> list[str]:
    """The lines as a list with numbers, and the empty line that ends it."""
    return [*[f"{number}. {line}" for number, line in enumerate(lines, 1)], ""]
