"""Hands that were really played, and rule cases with published results."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conformance.buttons import check_sequence
from tests.conformance.cases import check_case
from tests.conformance.hands import check_hand
from tests.conformance.runner import Check, failures, records, run, shared_folder

HANDS = shared_folder() / "hands"
BUTTONS = HANDS / "button_sequences.jsonl"
FILES = sorted(path for path in HANDS.glob("*.jsonl") if path != BUTTONS)

needs_records = pytest.mark.skipif(not FILES, reason=f"no recorded hands in {HANDS} (set DEADBUTTON_SHARED)")


def _all_pass(path: Path, check: Check) -> None:
    passed, wrong = failures(records(path), check)
    assert not wrong
    assert passed


@needs_records
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_real_hands_are_legal_and_end_with_the_recorded_stacks(path: Path) -> None:
    _all_pass(path, check_hand)


@needs_records
def test_published_rule_cases_come_out_as_published() -> None:
    _all_pass(HANDS / "rule_cases.json", check_case)


@needs_records
def test_button_and_blinds_move_as_at_sites_with_a_dead_button() -> None:
    _all_pass(BUTTONS, check_sequence)


HAND = (
    '{"id":"x","button_seat":1,"seats":[{"seat":1,"stack":100},{"seat":2,"stack":100}],"sb":10,"bb":20,"ante":0,'
    '"posted":[[1,"sb",10],[2,"bb",20]],"hole":{},"board":[],"actions":[[1,"fold",0]],"result":{"1":%d,"2":110}}\n'
)


def test_a_hand_with_other_stacks_fails_and_the_exit_code_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "hands.jsonl"
    file.write_text(HAND % 90 + HAND % 80)
    assert run(check_hand, [str(file)]) == 1
    assert capsys.readouterr().out.splitlines()[0] == "1 passed, 1 failed"


def test_an_illegal_action_fails(tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    file.write_text((HAND % 90).replace('"fold"', '"check"'))
    assert run(check_hand, [str(file)]) == 1


def test_without_a_file_the_commands_say_what_they_need(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(check_hand, []) == 2
    assert "file" in capsys.readouterr().err
