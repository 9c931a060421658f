"""Who is named in what is written: only numbers as long as Discord's are people."""

from __future__ import annotations

import json
import re
from typing import Final

_SOMEBODY: Final = re.compile(r"(?<![\d-])\d{15,19}(?!\d)", re.ASCII)
_LARGEST: Final = (1 << 63) - 1


def people(text: str) -> set[int]:
    """The ids of all people named in `text`, in numbers and in words."""
    found = {int(each) for each in _SOMEBODY.findall(text)}
    return {each for each in found if each <= _LARGEST}


def people_in(text: str) -> str:
    """The same as a JSON array, for the migration that looks for them."""
    return json.dumps(sorted(people(text)))
