"""Typed amounts: what is meant is taken, what could be two things is refused."""

import pytest

from bot.ui.amounts import parse_amount


@pytest.mark.parametrize(
    ("typed", "chips"),
    [
        ("1500", 1500),
        ("1 500", 1500),
        ("1\u00a0500", 1500),
        ("1\u202f500", 1500),
        ("1,500", 1500),
        ("1.500", 1500),
        ("1,234,567", 1234567),
        ("1.5k", 1500),
        ("1,5k", 1500),
        ("1.5 K", 1500),
        ("2k", 2000),
        ("1.25k", 1250),
        (" 300 ", 300),
        ("0", 0),
    ],
)
def test_an_amount_as_people_write_it(typed: str, chips: int) -> None:
    assert parse_amount(typed) == chips


@pytest.mark.parametrize(
    "typed",
    [
        "",
        " ",
        "-5",
        "+5",
        "1e9",
        "12.5",
        "12,50",
        "1,5",
        "1.500,00",
        "1,500.000",
        "1 50",
        "1,5000",
        "0,500",
        "0300",
        "1.500k",  # one and a half thousand, or a million and a half?
        "1.k",
        "k",
        "١٢٠",
        "１２０",
        "1²",
        "0x10",
        "1_500",
        "1\n500",
        "all",
        "300 chips",
        "$300",
        "9" * 13,
    ],
)
def test_anything_else_is_refused_never_guessed(typed: str) -> None:
    assert parse_amount(typed) is None
