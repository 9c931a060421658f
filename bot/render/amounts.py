"""Amounts and chances where there is little room, written as the language does."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from babel import Locale
from babel.numbers import get_decimal_symbol

from engine.seats import Chips
from i18n import text

SHORTENED_FROM: Final = 1_000_000
_NOTHING: Final = 1e-9  # what is no chance at all, or missing from certainty, apart from how floats add up


@lru_cache(4096)
def short_chips(chips: Chips, locale: str) -> str:
    """`12,500`; from a million on `1.23M`, rounded down, so that nobody seems to have more than there is."""
    if chips < SHORTENED_FROM:
        return text(locale, "chips-plain", chips=chips)
    whole, hundredths = divmod(chips * 100 // SHORTENED_FROM, 100)
    amount = text(locale, "chips-plain", chips=whole)
    if hundredths:
        amount += _decimal(locale) + f"{hundredths:02}".rstrip("0")
    return text(locale, "chips-millions", amount=amount)


@lru_cache(4096)
def chance_text(share: float, locale: str) -> str:
    """A share of a pot, 0 to 1, in per cent with one decimal. `0%` and `100%` are exact: what is hardly a chance is
    `<0.1%`, what is almost certain `>99.9%`.
    """
    if share < _NOTHING:
        return text(locale, "chance", share="0")
    if share > 1 - _NOTHING:
        return text(locale, "chance", share="100")
    tenths = round(share * 1000)
    if tenths < 1:
        return text(locale, "chance-below", share=_tenths(1, locale))
    if tenths > 999:
        return text(locale, "chance-above", share=_tenths(999, locale))
    return text(locale, "chance", share=_tenths(tenths, locale))


def _tenths(tenths: int, locale: str) -> str:
    return f"{tenths // 10}{_decimal(locale)}{tenths % 10}"


@lru_cache
def _decimal(locale: str) -> str:
    return get_decimal_symbol(Locale.parse(locale, sep="-"))
