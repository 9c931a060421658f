"""What stays of a finished hand, and of what was settled before the first one."""

from __future__ import annotations

import pytest

from bot.render.record_text import RULINGS, RULINGS_ROOM, record_text, start_record_text
from bot.render.table_text import table_text
from engine.actions import Fold
from engine.cards import DECK
from engine.commands import (
    Cancel,
    DeclareMisdeal,
    Pause,
    Penalise,
    Remove,
    Resume,
    StartHand,
    StartTournament,
    UndoRuling,
    Warn,
)
from engine.floor_events import PenaltyKind
from engine.formats import club, open_table
from engine.rules import Rules
from i18n import LOCALES, text
from tests.render.club_story import FLOOR, WORDS
from tests.render.story import ANN, BO, CY, Table


def at(rules: Rules, locale: str = "en") -> Table:
    """Started, nothing dealt yet."""
    table = Table(locale, rules=rules)
    table.do(StartTournament(ANN, 2_000_003))
    return table


def at_club(locale: str = "en") -> Table:
    """In the first hand."""
    table = at(club(seats=4), locale)
    table.do(StartHand(DECK))
    return table


def fold_round(table: Table) -> None:
    while table.state.hand_running:
        table.act(Fold())


def record(table: Table, locale: str = "en") -> str:
    return record_text(table.seen(), table.log, locale)


def test_c2_a_record_keeps_every_ruling_with_who_and_why() -> None:
    table = at_club()
    table.do(DeclareMisdeal(FLOOR, 1, DECK, "a card was face up", admin=True))
    table.do(Warn(FLOOR, BO, "phone", admin=True))
    table.do(UndoRuling(FLOOR, admin=True))
    table.do(Penalise(FLOOR, CY, PenaltyKind.DEAD_BET, 30, "late", admin=True))
    table.do(Pause(FLOOR, admin=True, why="fire alarm"))
    table.do(Resume(FLOOR, admin=True))
    table.do(Remove(FLOOR, CY, admin=True, why="collusion"))
    fold_round(table)
    told = record(table)
    for why in ("phone", "late", "fire alarm", "collusion"):
        assert f"“{why}”" in told
    assert "lets the game go on" in told
    assert told.count("<@900>") == RULINGS
    assert "a card was face up" not in told  # the seventh, and the first that gives way
    assert told.split("\n").count("…") == 1


def test_o3_the_record_of_an_open_table_says_who_closes_it_and_why() -> None:
    table = at(open_table(seats=4))
    table.do(StartHand(DECK))
    table.do(Cancel(FLOOR, True, "it is late"))
    log = table.log
    assert "The floor (<@900>) closes the table when this hand is over. “it is late”" in record_text(
        table.seen(), log, "en"
    )


def test_k7_a_pause_without_a_reason_leaves_no_trace() -> None:
    table = at_club()
    table.do(Pause(FLOOR, admin=True))
    table.do(Resume(FLOOR, admin=True))
    fold_round(table)
    assert "900" not in record(table)


@pytest.mark.parametrize("locale", LOCALES)
def test_however_much_is_ruled_the_record_is_bounded_and_keeps_who_won(locale: str) -> None:
    table = at_club(locale)
    for at_ in range(30):
        table.do(Warn(FLOOR, BO, (WORDS + "*" * 200)[:200] + str(at_), admin=True))
    fold_round(table)
    told = record(table, locale)
    assert len(told) < RULINGS_ROOM + 600
    assert told.count("<@900>") <= RULINGS
    (winner,) = [row.name for _, row in table.state.rows() if row.stack > 1000]
    assert winner in told.split("\n")[-1]


@pytest.mark.parametrize("locale", LOCALES)
def test_k6_a_dead_bet_that_takes_nothing_is_told_at_the_deal_and_in_the_record(locale: str) -> None:
    table = at_club(locale)
    fold_round(table)
    seat = table.state.seat_of(CY)
    assert seat is not None
    table.state.change_row(seat, stack=1)
    table.do(Penalise(FLOOR, CY, PenaltyKind.DEAD_BET, 50, "", admin=True))
    table.do(StartHand(DECK))
    line = text(locale, "line-fine-taken", name="Cy", chips=0)
    assert line in table_text(table.seen(), table.log, locale).actions
    assert table.state.seats[seat] is not None
    assert not table.state.seats[seat].dead_bet  # pyright: ignore[reportOptionalMemberAccess]
    fold_round(table)
    assert line in record(table, locale)


def test_k6_a_dead_bet_that_takes_something_is_told_as_posted_alone() -> None:
    table = at_club()
    fold_round(table)
    table.do(Penalise(FLOOR, CY, PenaltyKind.DEAD_BET, 50, "", admin=True))
    table.do(StartHand(DECK))
    told = table_text(table.seen(), table.log, "en").actions
    assert "Cy posts a dead bet of 50." in told
    assert "takes nothing" not in told


@pytest.mark.parametrize("locale", LOCALES)
def test_b10_what_stays_of_the_draw_is_who_drew_what_and_who_has_the_button(locale: str) -> None:
    table = at(club(seats=4), locale)
    told = start_record_text(table.seen(), table.log, locale)
    assert told.startswith(f"**{text(locale, 'table-title-draw')}**")
    for name in ("Ann", "Bo", "Cy", "Robo"):
        assert f"{name} `" in told
    assert text(locale, "turn-first-hand") not in told


@pytest.mark.parametrize("locale", LOCALES)
def test_b1_where_nothing_is_drawn_the_start_says_who_has_the_button(locale: str) -> None:
    table = at(open_table(seats=4), locale)
    told = start_record_text(table.seen(), table.log, locale).split("\n")
    assert told[0] == f"**{text(locale, 'table-title-open')}**"
    assert len(told) == 2
    assert text(locale, "turn-first-hand") not in told
