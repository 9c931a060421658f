"""Tables in a given situation, made by playing."""

from __future__ import annotations

from collections.abc import Sequence

from bot.service.ports import Logged, TableId
from bot.ui.shown import Shown
from engine import apply, new_table, view
from engine.actions import Action
from engine.cards import DECK, Deck
from engine.commands import Act, Command, Join, OpenTable, StartHand, StartTournament
from engine.rules import Rules, sit_and_go
from engine.tournament import PlayerId, Tournament
from engine.tournament_events import HandStarted

HOST = PlayerId(101)
TABLE = TableId(7)
NAMES = ("Ann", "Bob", "Cem", "Dora", "Emil", "Fay")


class Played:
    """A table of `players` people, ids 101 and on, dealt from an unshuffled deck; the button starts on seat 1."""

    def __init__(
        self,
        players: int = 3,
        *,
        stack: int = 1000,
        language: str = "en",
        house: Sequence[int] = (),
        rules: Rules | None = None,
    ) -> None:
        self.at = 1_000_000
        self.state: Tournament = new_table()
        self.log: list[Logged] = []
        self.do(OpenTable(rules or sit_and_go(seats=max(2, players), stack=stack), language, HOST, NAMES[0]))
        for seat in range(1, players):
            self.do(Join(PlayerId(101 + seat), NAMES[seat], house=seat in house))

    def do(self, command: Command) -> Played:
        """One command."""
        self.at += 1000
        self.state, events = apply(self.state, command, self.at)
        for event in events:
            if isinstance(event, HandStarted):
                self.log.clear()
            self.log.append(Logged(len(self.log) + 1, event, self.at))
        return self

    def deal(self, deck: Deck = DECK) -> Played:
        """Start the game if it has not started, and deal a hand."""
        if not self.state.started_with:
            self.do(StartTournament(HOST, 0))
        return self.do(StartHand(deck))

    def play(self, *actions: Action) -> Played:
        """Whoever is to act does this, one after the other."""
        for action in actions:
            assert self.state.hand is not None
            assert self.state.hand.turn is not None
            turn = self.state.hand.turn
            row = self.state.seats[turn.seat]
            assert row is not None
            self.do(Act(row.player, turn.no, action))
        return self

    def shown(self, locale: str = "en") -> Shown:
        """As everybody sees it."""
        return Shown(TABLE, view(self.state), list(self.log), locale)
