"""Refusals that must not tell more than people have seen of the table."""

from __future__ import annotations

from typing import Final

from engine.errors import Reason, Rejected

# While a run-out is being shown, these would tell how it ends.
_TELLING: Final = frozenset(
    {
        Reason.NO_HAND,
        Reason.GAME_OVER,
        Reason.NOT_SEATED,
        Reason.NO_SUCH_PLAYER,
        Reason.NO_CHIPS,
        Reason.NOTHING_TO_SHOW,
        Reason.ALREADY_SHOWN,
        Reason.NOT_AT_SHOWDOWN,
        Reason.NOTHING_TO_ASK,
    }
)


def as_seen(refusal: Rejected, *, behind: bool) -> Rejected:
    """`refusal` as it may be told; `behind`: people have not seen yet what the table has become. Source: S2."""
    return Rejected(Reason.STILL_SHOWING) if behind and refusal.reason in _TELLING else refusal
