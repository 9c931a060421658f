"""Who is who in the picture."""

from __future__ import annotations

from bot.render.legend import legend_text
from engine import apply, evolve, view
from engine.actions import Call, Fold, Raise
from engine.commands import Act, StartHand, StartTournament
from engine.events import BoardDealt, HandsShown
from engine.view import TableView
from tests.render.story import ANN, BO, CY, ROBO, Table, deck


def started(names: dict[int, str] | None = None) -> Table:
    table = Table() if names is None else Table(names={ANN: "x", **names})  # pyright: ignore[reportArgumentType]
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck("AsAh", "KsKh", "7h2c", "QsQd", board="9s9dTh4c3s")))
    return table


def test_full_names_stand_beside_the_numbers_of_their_seats() -> None:
    assert legend_text(started().seen(), "en").replace("\u00a0", " ") == (
        "-# `1` **Ann** · `2` **Bo** · `3` **Cy** · `4` **Robo** 🤖"
    )


def test_who_went_out_in_this_hand_is_still_in_the_picture() -> None:
    table = started()
    table.act(Fold(), Fold(), Raise(1000), Call())
    assert "**Cy**" in legend_text(table.seen(), "en")
    table.do(StartHand(deck()))
    assert "**Cy**" not in legend_text(table.seen(), "en")


def test_the_longest_names_stand_there_in_full() -> None:
    said = legend_text(started({BO: "Bartholomäus von Hohenstein III.", CY: "x" * 32, ROBO: "山" * 32}).seen(), "en")
    for name in ("Bartholomäus von Hohenstein III.", "x" * 32, "山" * 32):
        assert f"**{name}**" in said


def test_names_are_shown_as_they_are() -> None:
    said = legend_text(started({BO: "*_~", CY: "@everyone", ROBO: ""}).seen(), "fr")
    assert "**\\*\\_\\~**" in said
    assert "@everyone" not in said
    assert "**Joueur\u00a04**" in said


def run_out() -> list[TableView]:
    """Bo and Cy are all-in against each other before the flop: the views from their hands on, until the last card."""
    table = started()
    table.act(Fold(), Fold(), Raise(1000))
    state = table.state.copy()
    _, events = apply(table.state, Act(CY, table.turn().no, Call()), table.now)
    seen: list[TableView] = []
    for event in events:
        evolve(state, event)
        if isinstance(event, HandsShown | BoardDealt):
            seen.append(view(state))
    return seen


def test_s2_in_a_run_out_the_live_hands_alone_stand_there_with_their_chances() -> None:
    steps = run_out()
    assert len(steps) > 4
    for seen in steps:
        said = legend_text(seen, "de", {1: 0.8125, 2: 0.1875}).replace("\u00a0", " ")
        assert said == "-# `2` **Bo** 81,2 % · `3` **Cy** 18,8 %"


def test_s2_without_chances_it_is_the_live_hands_as_well() -> None:
    assert legend_text(run_out()[0], "en").replace("\u00a0", " ") == "-# `2` **Bo** · `3` **Cy**"


def test_once_a_hand_is_over_everybody_stands_there_again() -> None:
    table = started()
    table.act(Fold(), Fold(), Raise(1000), Call())
    assert legend_text(table.seen(), "en").count("**") == 8


def test_a_line_breaks_between_two_entries_alone() -> None:
    said = legend_text(started({BO: "Bo the Second", CY: "Cy", ROBO: "Robo"}).seen(), "en").removeprefix("-# ")
    entries = [entry.rstrip("\u00a0·") for entry in said.split(" ")]
    assert [entry.replace("\u00a0", " ") for entry in entries] == [
        "`1` **x**",
        "`2` **Bo the Second**",
        "`3` **Cy**",
        "`4` **Robo** 🤖",
    ]
