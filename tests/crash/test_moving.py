"""A table's message that goes further down while the bot is killed: one table to press, and nothing left behind."""

from __future__ import annotations

import pytest

from tests.crash.deeds import asked, lobby, moved_down, typed
from tests.crash.play import Game, Step
from tests.crash.points import Ran, compared

MOVED = Game(
    "moved",
    ("ann", "bob"),
    typed("ann", seats=2),
    (
        *lobby("bob"),
        moved_down("bob", 1),
        Step("leave-booked", 1, asked("ann", "poker leave", "leave"), hand=1),
    ),
)
STEPS = ["set_former", "message", "set_message", "deletion", "set_former"]
POINTS = [f"{when} {step}" for step in STEPS for when in ("before", "after")]


async def moved(at: int | None) -> tuple[Ran, list[str]]:
    """The game with a kill at this point after the move has begun, None for none; the points from there on."""
    after: list[str] = []

    def plan(kind: str, since: int) -> bool:
        if after or kind == "before set_former":
            after.append(kind)
        return at is not None and len(after) == at + 1

    return await compared(MOVED, 1, plan), after


async def test_the_steps_of_a_move_are_those() -> None:
    _, after = await moved(None)
    assert after[: len(POINTS)] == POINTS


@pytest.mark.parametrize("at", range(1, len(POINTS), 2))
async def test_a_kill_anywhere_in_a_move_leaves_one_table_to_press(at: int) -> None:
    ran, _ = await moved(at)
    assert ran.restarts == 1
    assert not ran.wrong, "\n".join(ran.wrong)
