"""A text that cannot be made fails the test that asked for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from i18n.catalog import CATALOG


@pytest.fixture(autouse=True)
def strict_texts() -> Iterator[None]:
    """Unknown texts and missing variables raise."""
    before, CATALOG.strict = CATALOG.strict, True
    yield
    CATALOG.strict = before
