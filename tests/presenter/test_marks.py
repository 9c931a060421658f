"""What is noted about how a table is shown, when the disk fails in between."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from bot.presenter.marks import Marks
from bot.service.ports import StoreError


class Disk:
    """Writes down what is noted, but for the first `refused` times."""

    def __init__(self, refused: int) -> None:
        self.noted: list[str] = []
        self._refused = refused

    async def set_message(self, table: int, message: int, hand: int, presented: int) -> None:
        """The table's message."""
        self._note(f"message {message}")

    async def set_former(self, table: int, message: int) -> None:
        """What is to go."""
        self._note(f"former {message}")

    def _note(self, what: str) -> None:
        if self._refused:
            self._refused -= 1
            raise StoreError("the disk is full")
        self.noted.append(what)


def marks_on(disk: Disk) -> Marks:
    actor = SimpleNamespace(table=1, where={})
    return Marks(cast("Any", actor), cast("Any", disk), lambda: None, lambda: None)


async def test_what_is_to_go_is_noted_before_what_takes_its_place() -> None:
    disk = Disk(refused=1)
    marks = marks_on(disk)
    await marks.former(7)
    await marks.message(8, 1)
    marks.drop()
    assert disk.noted == ["former 7", "message 8"]


async def test_that_the_old_message_has_gone_is_noted_after_what_took_its_place() -> None:
    disk = Disk(refused=2)
    marks = marks_on(disk)
    await marks.former(7)
    await marks.message(8, 1)
    await marks.former(0)
    marks.drop()
    assert disk.noted == ["message 8", "former 0"]
