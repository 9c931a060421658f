"""The tournament director's checklist names every rule once, with tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.service.plan import PAUSE_IDLE
from engine.cards import DECK
from engine.commands import CloseIdle, DeclareMisdeal, Join, Leave, Pause
from engine.errors import Reason
from engine.ledger import HOUR
from engine.tournament import Phase
from tests.engine.scenario import HOST, open_lobby, person, seat_club, seat_people, sit_at

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "tournament-director.md"
TEXT = PAGE.read_text(encoding="utf-8")
LAST = {"T": 6, "B": 10, "D": 3, "A": 10, "P": 5, "H": 3, "S": 5, "K": 8, "O": 3, "C": 2}
NUMBERS = [f"{letter}{number}" for letter, last in LAST.items() for number in range(1, last + 1)]
NOTICED = dict(re.findall(r"^\| ([a-z][^|]*?) \| (.*) \|$", TEXT, re.MULTILINE))
ROWS = dict(re.findall(r"^\| ([A-Z]\d+) \| (.*) \|$", TEXT, re.MULTILINE))


def cited_in_the_engine() -> set[str]:
    """The numbers behind `Source:` and in comments of the engine."""
    cited: set[str] = set()
    for path in (ROOT / "engine").glob("*.py"):
        for source in re.findall(r"Source: ([^\"\n]*)", path.read_text(encoding="utf-8")):
            cited |= set(re.findall(r"\b[TBDAPHSKOC]\d+\b", source))
    return cited


def test_every_rule_has_its_line_in_order() -> None:
    assert re.findall(r"^\| ([A-Z]\d+) \|", TEXT, re.MULTILINE) == NUMBERS


def test_every_rule_that_the_engine_cites_is_one_of_them() -> None:
    cited = cited_in_the_engine()
    assert len(cited) > 40
    assert cited <= set(NUMBERS)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_modules_named_beside_a_rule_test_it_by_number(number: str) -> None:
    *_, proof = ROWS[number].split(" | ")
    named = re.findall(r"\[(\w+)\]\(\.\./(tests/[\w/]+\.py)\)", proof)
    assert named
    for name, path in named:
        assert Path(path).stem == name
        tests = re.findall(r"def (test_\w+)", (ROOT / path).read_text(encoding="utf-8"))
        numbered = [each for each in tests if number.lower() in each.split("_")]
        assert numbered, f"{path} has no test with {number.lower()} in its name"


def test_what_each_rule_follows_is_said() -> None:
    for number, row in ROWS.items():
        _, follows, _ = row.split(" | ")
        assert re.search(r"\b(TDA|RRoP|common|own)\b", follows), number


def test_the_page_speaks_of_nothing_outside_the_repository() -> None:
    assert "/work" not in TEXT
    assert "../shared" not in TEXT
    for target in re.findall(r"\]\(([^)]+)\)", TEXT):
        assert (PAGE.parent / target).resolve().is_relative_to(ROOT), target


def test_the_floors_commands_are_those_there_are() -> None:
    named = set(re.findall(r"^\| ((?:`[a-z]+`(?:, )?)+)", TEXT, re.MULTILINE))
    told = {command for each in named for command in re.findall(r"`([a-z]+)`", each)} | {"undo"}
    texts = "".join([(ROOT / "i18n" / "en" / f"{name}.ftl").read_text("utf-8") for name in ("commands", "floor")])
    assert told == set(re.findall(r"^cmd-poker-floor-([a-z]+)-name", texts, re.MULTILINE))


# ---- what a director will notice, played in the engine


def test_seats_are_those_of_the_order_of_joining() -> None:
    table = open_lobby(2)
    table.do(Leave(HOST))
    table.do(Join(person(3), "Player 3"))
    assert [row.player for _, row in table.state.rows()] == [person(3), person(2)]
    assert "order of joining" in NOTICED["seats"]


def test_b8_a_newcomer_can_make_the_same_player_post_the_big_blind_twice_running() -> None:
    table = sit_at(5)
    table.leave(3)
    table.fold_out()
    while table.spots[2] != 4:
        table.fold_out()
    button, small, big = table.spots
    assert (button, small, big) == (1, 2, 4)
    table.join(6, seat=3)
    assert table.fold_out().spots == (2, 3, 4), "between the button and the big blind"
    assert "twice running" in NOTICED["newcomers and the big blind"]


def test_k7_k8_every_pause_ends_the_game_in_the_end() -> None:
    for table in (seat_people(3), seat_club(3), sit_at(3)):
        table.fold_out()
        assert table.refuses(CloseIdle()) is Reason.NOT_PAUSED
        table.do(Pause(HOST))
        table.wait(PAUSE_IDLE)
        table.do(CloseIdle())
        assert table.state.phase is Phase.OVER
    assert f"every pause of {PAUSE_IDLE // HOUR} hours" in NOTICED["pauses"]


def test_d3_a_host_with_a_seat_never_declares_a_misdeal() -> None:
    table = seat_club(4).deal()
    assert table.refuses(DeclareMisdeal(HOST, 1, DECK)) is Reason.SEATED_FLOOR
    table = seat_club(4, button=2).deal()
    assert table.to_act == 1
    table.play("1 folds")
    assert table.refuses(DeclareMisdeal(HOST, 1, DECK)) is Reason.SEATED_FLOOR
    assert "a host with a seat and without Manage Server" in NOTICED["who declares it"]


def test_the_penalties_that_the_tda_names_are_named() -> None:
    assert re.search(r"forfeited.*71-A.*69.*63", NOTICED["penalties"])
