"""Amounts as people type them."""

from __future__ import annotations

import re
from typing import Final

from bot.render.names import safe_name
from bot.ui.answers import Refused
from engine.seats import Chips

# Any kind of space may group thousands, the narrow ones that our own numbers use included.
_SPACES: Final = re.compile(r"[^\S\n\r\t\v\f]+")
_PLAIN: Final = re.compile(r"0|[1-9][0-9]{0,11}")
_GROUPED: Final = re.compile(r"[1-9][0-9]{0,2}(?:(?: [0-9]{3})+|(?:,[0-9]{3})+|(?:\.[0-9]{3})+)")
# With three digits after it a separator groups thousands, so 1.500k would be a guess.
_THOUSANDS: Final = re.compile(r"(0|[1-9][0-9]{0,5})(?:[.,]([0-9]{1,2}))? ?[kK]")


def parse_amount(text: str) -> int | None:
    """The chips that `text` names: `1500`, `1 500`, `1,500`, `1.500`, `1.5k`, `1,5k`. None for anything else: an amount
    is never guessed.
    """
    typed = _SPACES.sub(" ", text.strip())
    if _PLAIN.fullmatch(typed):
        return int(typed)
    if _GROUPED.fullmatch(typed):
        return int(re.sub("[ ,.]", "", typed))
    if match := _THOUSANDS.fullmatch(typed):
        whole, part = match.groups()
        return int(whole) * 1000 + int((part or "").ljust(3, "0"))
    return None


def typed_amount(text: str) -> Chips:
    """The chips that `text` names. Raises Refused when that is not for sure."""
    amount = parse_amount(text)
    if amount is None:
        raise Refused("bad-amount", typed=safe_name(text))
    return amount
