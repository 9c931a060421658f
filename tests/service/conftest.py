"""What a test here leaves open is closed, also when it fails: a store that stays open keeps Python from ending."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.service.test_tables import HOUSES


@pytest_asyncio.fixture(autouse=True)
async def closed_in_the_end() -> AsyncIterator[None]:
    yield
    while HOUSES:
        house = HOUSES.pop()
        await house.tables.close()
        await house.store.close()
