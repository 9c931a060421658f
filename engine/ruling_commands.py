"""Rulings of the floor in a club tournament: warnings, penalties, a misdeal, and taking a ruling back."""

from __future__ import annotations

from dataclasses import field

from engine.cards import Deck
from engine.command import Command, Event, require_floor, require_running, running_hand
from engine.deck import is_deck
from engine.errors import Reason, Rejected
from engine.events import MisdealDeclared
from engine.facts import fact
from engine.floor_events import PenaltyBooked, PenaltyKind, RulingUndone, Warned
from engine.seats import Chips, Seat
from engine.structures import MOST_CHIPS
from engine.tournament import PlayerId, Tournament


@fact
class Warn(Command):
    """The floor warns a player; `why` is what it says, "" for nothing. Source: C2, K6."""

    by: PlayerId
    player: PlayerId
    why: str = ""
    admin: bool = False

    def decide(self, table: Tournament, at: int) -> Event:
        seat = _ruled_on(table, self.by, self.player, self.admin)
        return Warned(seat, self.by, self.why)


@fact
class Penalise(Command):
    """The floor takes `chips` from a player, as a dead bet of the next hand or out of play; at least one chip stays.

    Source: K6.
    """

    by: PlayerId
    player: PlayerId
    kind: PenaltyKind
    chips: Chips
    why: str = ""
    admin: bool = False

    def decide(self, table: Tournament, at: int) -> Event:
        seat = _ruled_on(table, self.by, self.player, self.admin)
        if not 1 <= self.chips <= MOST_CHIPS:
            raise Rejected(Reason.BAD_PENALTY, least=1, most=MOST_CHIPS)
        return PenaltyBooked(seat, self.kind, self.chips, self.by, self.why)


@fact
class DeclareMisdeal(Command):
    """The floor has hand `hand` dealt again from `deck`: before the flop, before two players have acted, and not once
    cards are face up. `redeals` is how often it had been dealt again when the floor looked (None: whatever), so that
    one misdeal declared by two is one. Source: D3.
    """

    by: PlayerId
    hand: int
    deck: Deck = field(repr=False)
    why: str = ""
    admin: bool = False
    redeals: int | None = None

    def decide(self, table: Tournament, at: int) -> Event:
        require_running(table)
        if not table.rules.rulings:
            raise Rejected(Reason.NOT_IN_THIS_FORMAT)
        hand = running_hand(table)
        require_floor(table, self.by, self.admin)
        if self.hand != table.hand_number:
            raise Rejected(Reason.MISDEAL_TOO_LATE)
        if self.redeals is not None and self.redeals != hand.redeals:
            raise Rejected(Reason.DEALT_AGAIN)
        if hand.shown is not None:
            raise Rejected(Reason.CARDS_ARE_UP)
        acted = (hand.acted | hand.dealt_in & ~hand.live) & ~hand.spared
        if hand.board or acted & acted - 1:
            raise Rejected(Reason.MISDEAL_TOO_LATE)
        if not is_deck(self.deck):
            raise Rejected(Reason.BAD_DECK)
        return MisdealDeclared(self.by, self.why, self.deck)


@fact
class UndoRuling(Command):
    """The floor takes its last ruling back, then the one before, and so on: warnings, penalties and removals, until the
    next deal; a removal until the player has gone. Source: C2.
    """

    by: PlayerId
    admin: bool = False
    why: str = ""

    def decide(self, table: Tournament, at: int) -> Event:
        require_running(table)
        require_floor(table, self.by, self.admin)
        if not table.rulings:
            raise Rejected(Reason.NOTHING_TO_UNDO)
        ruling = table.rulings[-1]
        if ruling.player == self.by:
            raise Rejected(Reason.OWN_RULING)
        return RulingUndone(ruling, self.by, self.why)


def _ruled_on(table: Tournament, by: PlayerId, player: PlayerId, admin: bool) -> Seat:
    require_running(table)
    if not table.rules.rulings:
        raise Rejected(Reason.NOT_IN_THIS_FORMAT)
    require_floor(table, by, admin)
    seat = table.seat_of(player)
    row = None if seat is None else table.seats[seat]
    if seat is None or row is None:
        raise Rejected(Reason.NO_SUCH_PLAYER)
    if row.leaving:
        raise Rejected(Reason.ALREADY_LEAVING)
    return seat
