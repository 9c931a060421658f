"""How players stand beside their cards, in plain sentences: who plays, what is booked, time banks, the ledger."""

from __future__ import annotations

from typing import Final

from bot.render.cards import cards_in_words
from bot.render.drawn import drawn_card
from bot.render.names import seat_name
from bot.render.presence import Presence, in_play, presence_of
from engine.view import SeatView, TableView
from i18n import text

ACCOUNTS: Final = 12  # lines of the ledger while the table is open

_PRESENCE: Final = {
    Presence.LEAVING: "status-leaving",
    Presence.SITTING_OUT: "status-sitting-out",
    Presence.AWAY: "status-away",
    Presence.NEXT_HAND: "status-next-hand",
}


def seat_standing(seat: SeatView, view: TableView, locale: str) -> list[str]:
    """What is to be said of one player. Source: B10, K3-K6, O2."""
    said: list[str] = []
    if card := drawn_card(view, seat.seat):
        said.append(text(locale, "status-drew", card=cards_in_words((card,), locale)))
    presence = presence_of(seat, view)
    if presence in _PRESENCE:
        said.append(text(locale, _PRESENCE[presence]))
    if seat.player == view.viewer and (way := _way_back(presence, seat, view)) is not None:
        said.append(text(locale, way))
    if seat.top_up:
        said.append(text(locale, "status-top-up"))
    row = view.rows[seat.seat]
    if row is None or row.house:
        return said
    if view.rules.time_bank:
        said.append(text(locale, "status-bank", left=row.bank, seconds=view.rules.extension // 1000))
    if row.warnings:
        said.append(text(locale, "status-warnings", count=row.warnings))
    if row.dead_bet:
        said.append(text(locale, "status-dead-bet", amount=row.dead_bet))
    if row.fine:
        said.append(text(locale, "status-fine", amount=row.fine))
    return said


def _way_back(presence: Presence, seat: SeatView, view: TableView) -> str | None:
    """The text for somebody who does not play on how to play again. Source: K3, K4, O2."""
    if presence is Presence.AWAY:
        return "status-way-back"
    if presence is not Presence.SITTING_OUT or view.closing:
        return None
    return "status-way-back-open" if in_play(seat, view) else "status-way-back-chips"


def table_standing(view: TableView, locale: str) -> list[str]:
    """What is to be said of the table: free seats, that it closes, and in a club its language. Source: C1, O1, O3."""
    said: list[str] = []
    free = view.rows.count(None)
    if view.rules.buying and free and not view.closing:
        said.append(text(locale, "status-free-seats", count=free, stack=view.rules.starting_stack))
    if view.closing:
        said.append(text(locale, "status-closing"))
    if view.rules.rulings and view.hand is not None:  # until then the start has told it
        said.append(text(locale, "table-language", language=text(view.language or locale, "language-in-text")))
    return said


def ledger_so_far(view: TableView, locale: str) -> list[str]:
    """What was bought in and cashed out until now at an open table: by seat, then of those who have left, the last to
    come first. Source: O3.
    """
    if not view.ledger:
        return []
    lines = [text(locale, "ledger-so-far")]
    seats = {row.player: seat for seat, row in enumerate(view.rows) if row is not None}
    seated = sorted([each for each in view.ledger if each.player in seats], key=lambda each: seats[each.player])
    told = [*seated, *[each for each in reversed(view.ledger) if each.player not in seats]]
    for account in told[:ACCOUNTS]:
        name = seat_name(account.name, 0, locale) if account.name.strip() else text(locale, "ledger-nameless")
        amounts = {"in": account.bought_in, "out": account.cashed_out}
        if account.player in seats:
            lines.append(text(locale, "ledger-so-far-seat", seat=seats[account.player] + 1, name=name, **amounts))
        else:
            lines.append(text(locale, "ledger-so-far-line", name=name, **amounts))
    if len(told) > ACCOUNTS:
        others = told[ACCOUNTS:]
        amounts = {"in": sum([each.bought_in for each in others]), "out": sum([each.cashed_out for each in others])}
        lines.append(
            text(locale, "ledger-so-far-line", name=text(locale, "ledger-others", count=len(others)), **amounts)
        )
    return lines
