"""One line of a measurement."""

from __future__ import annotations

from typing import TypedDict


class Row(TypedDict):
    """`ours` and `peer` in `unit`; `ratio` = ours by peer; `bar` is what the ratio (without a peer: `ours`) is held to.

    `peer`, `peer_name` and `ratio` are None where there is no peer.
    """

    what: str
    ours: float
    peer: float | None
    peer_name: str | None
    ratio: float | None
    unit: str
    bar: float
    holds: bool
