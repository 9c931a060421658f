"""Spaces that a language puts before or inside marks, where no line may break."""

from __future__ import annotations

import re
from typing import Final

NO_BREAK: Final = "\u00a0"
NARROW: Final = "\u202f"

_BEFORE_WIDE: Final = re.compile(r"(?<=\S) (?=[:»%])|(?<=«) ")
_BEFORE_NARROW: Final = re.compile(r"(?<=\S) (?=[;!?])")


def set_texts(locale: str, source: str) -> str:
    """The texts of a file as `locale` sets them: in French no line breaks before `: ; ! ? %` or inside guillemets.

    Only a file's own texts: what people have typed is put into them later, and stays as it is.
    """
    if locale != "fr":
        return source
    lines = source.split("\n")
    return "\n".join([line if line.startswith("#") else _french(line) for line in lines])


def _french(line: str) -> str:
    return _BEFORE_NARROW.sub(NARROW, _BEFORE_WIDE.sub(NO_BREAK, line))
