"""Ends of hands that were really played, so that their pictures say what the bot says."""

from __future__ import annotations

from bot.render.picture.scene import TableScene
from bot.render.table_scene import table_scene
from bot.service.preferences import Look
from engine.actions import Bet, Call, Check, Fold, Raise
from engine.commands import StartHand, StartTournament
from engine.seats import Seat
from engine.tournament import PlayerId
from tests.render.story import Table, deck

_BOARD = "Kd9d9c2sTh"
_SHORT, _MIDDLE, _BIG, _FOURTH, _FOLDS, _LOSES = range(6)
_HELD = {_SHORT: "KsKh", _MIDDLE: "TsTd", _BIG: "AcQh", _FOURTH: "7s7d", _FOLDS: "5s5h", _LOSES: "4c4d"}


def several_winners(names: tuple[str, ...], locale: str) -> TableScene:
    """Three stacks and more all-in: main pot and side pots go to different hands; the fifth player folds."""
    players = _players(names)
    table = Table(locale, len(names), players)
    table.do(StartTournament(next(iter(players)), 0))
    table.do(StartHand(deck()))
    table.act(*[Fold() for _ in names[3:]], Raise(300), Call(), Call())
    table.act(Check(), Check(), Bet(300), Fold(), Raise(700), Fold())  # now 400, 700 and 1,900
    seats = [*range(2, len(names)), 0, 1]  # the button is at seat 1
    table.do(StartHand(deck(*[_HELD[seat] for seat in seats], board=_BOARD)))
    _all_in(table, besides=_FOLDS)
    return _scene(table, locale)


def split_pot(names: tuple[str, ...], locale: str) -> TableScene:
    """Two equal hands."""
    players = _players(names)
    table = Table(locale, len(names), players)
    table.do(StartTournament(next(iter(players)), 0))
    table.do(StartHand(deck("AsKh", "AhKs", board="9s9dQh4c2s")))
    _all_in(table, besides=_FOLDS)
    return _scene(table, locale)


def _players(names: tuple[str, ...]) -> dict[PlayerId, str]:
    """By person; whoever sits on the third seat is a house player."""
    return {PlayerId(2 if seat == 2 else (seat + 1) << 40): name for seat, name in enumerate(names)}


def _all_in(table: Table, besides: Seat) -> None:
    while table.state.hand is not None and table.state.hand.turn is not None:
        turn = table.state.hand.turn
        if turn.seat == besides:
            table.act(Fold())
        else:
            table.act(Raise(turn.max_to) if turn.max_to else Call())


def _scene(table: Table, locale: str) -> TableScene:
    return table_scene(table.seen(), table.log, locale, Look(), {}, _photo)


def _photo(player: PlayerId) -> str:
    seat = (player >> 40) - 1
    return f"photo-{seat}" if seat % 3 == 1 else ""
