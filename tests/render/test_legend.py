"""Who is who in the picture."""

from __future__ import annotations

from bot.render.legend import legend_text
from engine.actions import Call, Fold, Raise
from engine.commands import StartHand, StartTournament
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
    assert "**Joueur 4**" in said


def test_s2_in_a_run_out_each_live_hand_has_its_chance() -> None:
    said = legend_text(started().seen(), "de", {1: 0.8125, 2: 0.1875})
    assert "**Bo** 81,2\u00a0%" in said
    assert "**Cy** 18,8\u00a0%" in said
    assert said.count("%") == 2
