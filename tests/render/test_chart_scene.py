"""What the chart at the end shows."""

from __future__ import annotations

import pytest

from bot.render.chart_scene import chart_scene
from bot.render.picture.scene import ChartScene
from bot.service.summary import summarise
from engine.actions import Call, Fold, Raise
from engine.commands import Leave, StartHand, StartTournament
from engine.tournament import Phase
from tests.render.story import ANN, BO, CY, Table, deck


def played(table: Table, locale: str = "en") -> ChartScene:
    assert table.state.phase is Phase.OVER
    summary = summarise([logged.event for logged in table.all])
    return chart_scene(table.seen(), summary, locale, lambda player: f"face-{player}")


def three() -> Table:
    """Bo wins all of Cy's chips, and Ann folds."""
    table = Table(seats=3, names={ANN: "Ann", BO: "Bo", CY: "Cy"})
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck("AsAh", "KsKh", "7h2c", board="9s9dQh4c2s")))
    table.act(Fold(), Raise(1000), Call())
    return table


def finished() -> Table:
    table = three()
    table.do(StartHand(deck("KsKh", "AsAh", board="9s9dQh4c2s")))
    table.act(Fold())
    table.do(StartHand(deck("AsAh", "KsKh", board="9s9dQh4c2s")))
    table.act(Raise(table.turn().max_to), Call())
    return table


def test_everybody_has_a_line_in_the_order_of_the_places() -> None:
    scene = played(finished())
    assert [(line.name, line.result) for line in scene.lines] == [
        ("Bo", "1st"),
        ("Ann", "2nd · hand 3"),
        ("Cy", "3rd · hand 1"),
    ]
    assert (scene.title, scene.hands, scene.thousand) == ("Chips", "3 hands", "k")


def test_a_line_begins_with_the_starting_stack_and_is_0_from_the_last_hand_on() -> None:
    bo, ann, cy = played(finished()).lines
    assert cy.stacks == (1000, 0, 0, 0)
    assert bo.stacks[0] == ann.stacks[0] == 1000
    assert bo.stacks[-1] == 3000
    assert ann.stacks[-1] == 0
    for at in range(4):
        assert sum([line.stacks[at] for line in (bo, ann, cy)]) == 3000


def test_t6_a_seat_given_up_ends_a_line_as_well() -> None:
    table = three()
    table.do(StartHand(deck()))
    table.do(Leave(ANN))
    while table.state.hand_running:
        table.act(Fold())
    ann = played(table).lines[1]
    assert ann.name == "Ann"
    assert ann.stacks[-1] == 0
    assert ann.result == "2nd · hand 2"


@pytest.mark.parametrize(
    ("locale", "first", "second", "hands"),
    [
        ("en", "1st", "2nd · hand 3", "3 hands"),
        ("fr", "1re place", "2e · main 3", "3 mains"),
        ("de", "Platz 1", "2. · Hand 3", "3 Hände"),
    ],
)
def test_a_chart_speaks_the_language_of_its_table(locale: str, first: str, second: str, hands: str) -> None:
    scene = played(finished(), locale)
    assert [line.result for line in scene.lines[:2]] == [first, second]
    assert scene.hands == hands


def test_faces_and_stand_ins_are_those_of_the_seats() -> None:
    lines = played(finished()).lines
    assert [line.stand_in for line in lines] == ["Seat 2", "Seat 1", "Seat 3"]
    assert lines[0].face.key == f"face-{BO}"
