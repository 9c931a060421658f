"""Who sat where when something happened: at an open table seats change hands while a hand is still told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.service.ports import Logged
from engine.ledger import account_of
from engine.open_events import CashedOut, SatDown
from engine.seats import Seat
from engine.tournament import PlayerId, SeatRow
from engine.view import TableView


def views_along(view: TableView, log: Sequence[Logged]) -> list[TableView]:
    """For each event of `log`, whose last one `view` shows, `view` with those in its seats who sat there once it had
    happened. Source: O1.
    """
    views: list[TableView] = []
    for logged in reversed(log):
        views.append(view)
        match logged.event:
            case SatDown(seat):
                view = _with(view, seat, None)
            case CashedOut(seat, player, name, _, _):
                view = _with(view, seat, _gone(view, seat, player, name))
            case _:
                pass
    return views[::-1]


def _with(view: TableView, seat: Seat, row: SeatRow | None) -> TableView:
    rows = list(view.rows)
    rows[seat] = row
    return replace(view, rows=tuple(rows))


def _gone(view: TableView, seat: Seat, player: PlayerId, name: str) -> SeatRow:
    """The row of somebody who has left: whether it was one of this hand's players is in the list of those out."""
    account = account_of(view.ledger, player)
    played = any([out.seat == seat and out.player == player and out.hand == view.hand_number for out in view.outs])
    house = account is not None and account.house
    return SeatRow(player, name, house, seated_in=view.hand_number - 1 if played else view.hand_number)
