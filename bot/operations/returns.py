"""The tables, watched: how many of them came back after a restart."""

from __future__ import annotations

from collections.abc import Callable

from bot.service.tables import Tables


class CountedTables(Tables):
    """The same tables; `returned` is told each time how many came back."""

    returned: Callable[[int], None]

    async def resume_all(self) -> int:
        back = await super().resume_all()
        self.returned(back)
        return back
