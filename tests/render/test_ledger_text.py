"""The ledger of an open table as it is posted. Source: O3."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.render.ledger_text import MOST, ledger_text
from bot.render.podium_text import closed_text
from bot.render.standing_text import ACCOUNTS, ledger_so_far
from engine.formats import open_table
from engine.ledger import Account
from engine.tournament import EndReason, PlayerId
from engine.view import TableView
from i18n import LOCALES
from tests.render.open_story import tell
from tests.render.story import ANN, Table


def closed(*accounts: Account, reason: EndReason = EndReason.CLOSED) -> TableView:
    return replace(Table().seen(), ledger=accounts, closed_by=ANN, end_reason=reason, hand_number=12)


def account(number: int, bought_in: int, cashed_out: int, name: str = "", house: bool = False) -> Account:
    return Account(PlayerId(100 + number), name or f"Player{number}", house, bought_in, cashed_out)


def amounts(line: str) -> list[int]:
    return [
        int(found.replace(",", "").replace("−", "-")) for found in re.findall(r"[−+±]?\d[\d,]*", line.replace("±", ""))
    ]


def test_o3_who_won_most_comes_first_and_the_sums_are_shown() -> None:
    told = ledger_text(closed(account(1, 1000, 400), account(2, 2000, 2600), account(3, 500, 500)), "en").split("\n")
    assert told[0] == "## The table is closed"
    assert told[1] == "Ann has closed the table, and everybody has cashed out."
    assert told[4:] == [
        "**Player2** · **+600** · in 2,000, out 2,600",
        "**Player3** · **±0** · in 500, out 500",
        "**Player1** · **−600** · in 1,000, out 400",
        "**Total** · **±0** · in 3,500, out 3,500",
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_o3_the_ledger_of_a_whole_table_sums_to_zero(locale: str) -> None:
    *_, (title, told) = tell(locale)
    assert title == "the ledger"
    assert "**±0**" in told.split("\n")[-1]


def test_house_players_are_marked() -> None:
    told = ledger_text(closed(account(1, 1000, 1000, "Robo", house=True)), "en")
    assert "**Robo**\u00a0🤖" in told


@pytest.mark.parametrize("locale", LOCALES)
def test_many_people_are_summed_up_and_the_message_keeps_its_limit(locale: str) -> None:
    people = [account(number, 10**8, 10**8 + number - 50, "*_" * 16) for number in range(101)]
    told = ledger_text(closed(*people), locale)
    lines = told.split("\n")
    assert len(lines) == 4 + MOST + 1
    assert len(told) < 4000
    assert "82" in lines[-2]


@pytest.mark.parametrize(
    ("locale", "one", "more"),
    [
        ("en", "and 1 other: ", "and 2 others: "),
        ("fr", "et 1 autre\u00a0: ", "et 2 autres\u00a0: "),
        ("de", "und 1 weiterer: ", "und 2 weitere: "),
    ],
)
def test_one_who_is_summed_up_while_the_table_is_open_is_told_in_the_singular(locale: str, one: str, more: str) -> None:
    people = [account(number, 1000, 1000) for number in range(ACCOUNTS + 2)]
    assert ledger_so_far(closed(*people[:-1]), locale)[-1].startswith(one)
    assert ledger_so_far(closed(*people), locale)[-1].startswith(more)


def test_those_summed_up_are_part_of_the_sums() -> None:
    people = [account(number, 1000, 1000 + number - 50) for number in range(101)]
    *lines, total = ledger_text(closed(*people), "en").split("\n")[4:]
    nets = [amounts(line.split(" · ")[1].strip("*"))[0] for line in lines]
    assert sum(nets) == 0
    assert total == "**Total** · **±0** · in 101,000, out 101,000"


@pytest.mark.parametrize("name", ["@everyone", "**Ann**", "<@101>", "https://x.example", "\u202eevil", ""])
def test_names_are_shown_as_they_are(name: str) -> None:
    told = ledger_text(closed(Account(PlayerId(7), name, False, 1000, 1000)), "en")
    line = told.split("\n")[4]
    assert "@everyone" not in line
    assert "https://" not in line
    assert "\u202e" not in line
    assert line.count(" · ") == 2


def test_a_table_that_nobody_played_at_says_so() -> None:
    told = closed_text(replace(closed(account(1, 1000, 1000), reason=EndReason.IDLE), rules=open_table()), "en")
    assert "Nobody has played here for a long time, so the table is closed." in told
