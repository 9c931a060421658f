"""A lobby that is opened while the tables of before are being brought back is one table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.service.ports import Place, TableId
from bot.store.sqlite import SqliteStore
from engine.commands import Event, Join
from engine.rules import sit_and_go
from tests.service.test_tables import ANN, BOB, PLACE, Wall, process


async def test_a_table_just_being_opened_is_not_brought_back_beside_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, go_on = asyncio.Event(), asyncio.Event()
    real = SqliteStore.open_table

    async def open_table(store: SqliteStore, place: Place, events: Sequence[Event], at: int) -> TableId:
        table = await real(store, place, events, at)
        written.set()
        await go_on.wait()
        return table

    monkeypatch.setattr(SqliteStore, "open_table", open_table)
    house = await process(tmp_path / "tables.db", "first", Wall())
    await house.tables.look(again=True)
    opening = asyncio.create_task(house.tables.open(PLACE, sit_and_go(seats=2), "en", ANN, "Ann"))
    await written.wait()
    bringing = asyncio.create_task(house.tables.resume_all())
    await asyncio.sleep(0.05)
    go_on.set()
    actor = await opening
    await bringing
    assert house.tables.all() == [actor]
    await actor.submit(Join(BOB, "Bob"))
    assert house.onlooker.resumed == []
    await house.tables.close()
    await house.store.close()
