"""A table's whole history, a part at a time: that of an open table can be days long."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final

from bot.service.ports import Logged, Store, TableId

AT_ONCE: Final = 500


async def history(store: Store, table: TableId, at_once: int = AT_ONCE) -> AsyncIterator[Logged]:
    """All events of `table`, in order; no more than `at_once` are in memory. Raises StoreError."""
    after = 0
    while events := await store.events(table, after, at_once):
        for logged in events:
            yield logged
        after = events[-1].seq
