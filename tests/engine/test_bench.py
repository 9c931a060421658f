"""That the engine bench compares like with like. (Tests never time.)"""

from __future__ import annotations

import pytest

from bench.__main__ import main
from bench.engine import choose, play_ours, pokerfast_player, stacked_pokerkit
from bench.paired import row


def test_all_engines_play_the_same_hands() -> None:
    pokerfast = pokerfast_player()
    with stacked_pokerkit() as pokerkit:
        ours = [play_ours(number) for number in range(40)]
        assert [pokerkit(number) for number in range(40)] == ours
    assert [pokerfast(number) for number in range(40)] == ours
    assert len(set(ours)) > 35


def test_the_policy_folds_only_when_facing_a_bet() -> None:
    draws = [step / 100 for step in range(100)]
    assert {choose(lambda draw=draw: draw, 0, 0, 0) for draw in draws} == {0}
    assert {choose(lambda draw=draw: draw, 20, 0, 0) for draw in draws} == {0, -1}


def test_a_ratio_is_the_median_of_the_ratios_within_the_slices() -> None:
    line = row("x", "a second", {"ours": [10.0, 100.0, 30.0], "peer": [10.0, 50.0, 10.0]}, "ours", "peer", 2.5)
    assert (line["ratio"], line["holds"]) == (2.0, False)


def test_an_unknown_bench_is_refused() -> None:
    with pytest.raises(SystemExit) as left:
        main(["nothing", "--json"])
    assert left.value.code == 2
