"""A short run of the machine; `python -m tests.machine` is the long one."""

from __future__ import annotations

from tests.machine.__main__ import one_round
from tests.machine.machine import WholeBot


def test_whatever_people_discord_the_disk_and_time_do_the_bot_keeps_its_rules() -> None:
    before = sum(WholeBot.totals.values())
    one_round(5, shrink=False, runs=4, steps=50)
    assert sum(WholeBot.totals.values()) - before > 100
