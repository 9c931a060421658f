"""T5, O3 and D1 over random histories of open tables."""

from __future__ import annotations

import pytest

from engine.tournament import SeatRow
from engine.view import TableView
from tests.engine.ledger_histories import RETURNED, TAKEN_OVER, main, run

HISTORIES = 600


def test_t5_o3_chips_are_conserved_and_every_ledger_sums_to_zero() -> None:
    found = run(HISTORIES)
    for name in (
        TAKEN_OVER,
        RETURNED,
        "sat-down/1",
        "sat-out/1",
        "came-back/1",
        "top-up-booked/1",
        "topped-up/1",
        "cashed-out/1",
        "close-booked/1",
        "cards-shown/1",
        "ruling-undone/1",
        "hands-shown/1",
    ):
        assert found[name], f"no history had {name}"
    assert found["open-table-closed/1"] == HISTORIES


def test_the_histories_would_notice_a_newcomer_shown_with_the_cards_of_who_sat_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def always(self: TableView, row: SeatRow) -> bool:
        return True

    monkeypatch.setattr(TableView, "played", always)
    with pytest.raises(AssertionError, match="cards of who sat there before"):
        run(100)


def test_the_command_tells_what_came_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["3"]) == 0
    assert capsys.readouterr().out.startswith("3 histories, every ledger sums to zero")
