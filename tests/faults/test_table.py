"""Every request in every fault. `python -m tests.faults` has the same with more to choose."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.discord_sim import LogGuard
from tests.faults.cells import check_cell
from tests.faults.outcomes import CELLS, EXPECTED
from tests.faults.weather import FAULTS, Fault, Kind


def test_every_cell_has_one_row() -> None:
    assert set(EXPECTED) == {(kind, fault) for kind in Kind for fault in FAULTS.values()}
    assert len(EXPECTED) == CELLS, "none has two"
    assert len(Counter(fault.name for fault in FAULTS.values())) == len(FAULTS)


@pytest.mark.parametrize("fault", FAULTS.values(), ids=lambda fault: fault.name)
@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.name.lower())
async def test_a_request_in_a_fault(tmp_path: Path, log_guard: LogGuard, kind: Kind, fault: Fault) -> None:
    await check_cell(tmp_path, log_guard, kind, fault)
