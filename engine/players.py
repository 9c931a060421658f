"""Who plays: people by Discord's ids, house players by ids of the table's own."""

from __future__ import annotations

from typing import Final, NewType

PlayerId = NewType("PlayerId", int)

NOBODY: Final = PlayerId(0)
