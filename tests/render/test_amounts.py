"""Amounts and chances where there is little room."""

from __future__ import annotations

import pytest

from bot.render.amounts import chance_text, short_chips


@pytest.mark.parametrize(
    ("locale", "small", "large"),
    [("en", "999,999", "1.23M"), ("fr", "999\u202f999", "1,23\u00a0M"), ("de", "999.999", "1,23\u00a0Mio.")],
)
def test_amounts_are_short_from_a_million_on_as_the_language_does(locale: str, small: str, large: str) -> None:
    assert short_chips(999_999, locale) == small
    assert short_chips(1_234_567, locale) == large


def test_a_short_amount_is_never_more_than_there_is() -> None:
    assert short_chips(1_999_999, "en") == "1.99M"
    assert short_chips(1_000_000, "en") == "1M"
    assert short_chips(1_500_000, "en") == "1.5M"
    assert short_chips(1_040_000, "en") == "1.04M"
    assert short_chips(1_234_567_890, "en") == "1,234.56M"


@pytest.mark.parametrize(("locale", "said"), [("en", "54.2%"), ("fr", "54,2\u202f%"), ("de", "54,2\u00a0%")])
def test_chances_have_one_decimal_as_the_language_writes_it(locale: str, said: str) -> None:
    assert chance_text(0.5421, locale) == said


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (0.0, "0%"),
        (1 / 1_712_304, "<0.1%"),
        (0.0004, "<0.1%"),
        (0.0006, "0.1%"),
        (0.05, "5.0%"),
        (1 / 3, "33.3%"),
        (0.999, "99.9%"),
        (0.99951, ">99.9%"),
        (1 - 1 / 1_712_304, ">99.9%"),
        (1.0, "100%"),
        (1 - 1e-16, "100%"),
    ],
)
def test_nothing_and_everything_are_exact(share: float, said: str) -> None:
    assert chance_text(share, "en") == said
