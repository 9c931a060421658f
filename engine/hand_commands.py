"""What is asked of a hand: the deal, the answer to a turn, a clock that ran out, cards shown by choice."""

from __future__ import annotations

from dataclasses import field

from engine.actions import Action
from engine.blinds import dead_button, first_positions, moving_button
from engine.cards import Deck
from engine.command import Command, Event, require_running, running_hand, seat_of
from engine.deck import is_deck
from engine.errors import Reason, Rejected
from engine.events import CardsShown, Cause, Checked, Folded
from engine.facts import fact
from engine.hand import Deal, Hand
from engine.rules import Format
from engine.seats import Chips, Seat
from engine.tournament import PlayerId, Tournament
from engine.tournament_events import HandStarted


@fact
class StartHand(Command):
    """Deal the next hand from `deck`. Source: B2-B4, B8, B9, D1, D2."""

    deck: Deck = field(repr=False)

    def decide(self, table: Tournament, at: int) -> Event:
        require_running(table)
        if table.paused is not None:
            raise Rejected(Reason.PAUSED)
        if table.hand_running:
            raise Rejected(Reason.HAND_RUNNING)
        if not is_deck(self.deck):
            raise Rejected(Reason.BAD_DECK)
        start = Tournament(table.rules)
        start.become(table)
        start.hand_number += 1
        _advance_level(start, at)
        players = table.occupied
        if table.positions is None:
            positions = first_positions(table.first_button, players)
        elif table.rules.format is Format.OPEN:
            positions = moving_button(table.positions, players)
        else:
            positions = dead_button(table.positions, players)
        start.positions = positions
        deal = Deal(
            stacks=tuple([row.stack if row is not None else 0 for row in table.seats]),
            blinds=start.current_level().blinds,
            button=positions.button,
            small_seat=positions.small if players >> positions.small & 1 else None,
            big_seat=positions.big,
            deck=self.deck,
            turn=table.turns,
            clock=table.rules.clock,
            away=sum([1 << seat for seat, row in table.rows() if row.away]),
        )
        return HandStarted(start, deal)


def _advance_level(table: Tournament, at: int) -> None:
    """B2: one level up when this one has lasted its hands; by minutes (B9), as many levels as the time has passed."""
    structure = table.rules.structure
    if structure.milliseconds:
        passed, table.level_ms = divmod(table.level_ms + at - table.running_since, structure.milliseconds)
        table.running_since = at
        table.level += passed
        if passed:
            table.level_hands = 0
    elif table.level_hands >= structure.hands:
        table.level += 1
        table.level_hands = 0
    table.level_hands += 1


@fact
class Act(Command):
    """A player's answer to turn `turn`; `price` is what the player was shown that calling costs. Source: A10."""

    player: PlayerId
    turn: int
    action: Action
    price: Chips | None = None

    def decide(self, table: Tournament, at: int) -> Event:
        require_running(table)
        seat, _ = seat_of(table, self.player)
        hand = running_hand(table)
        if table.paused is not None:
            raise Rejected(Reason.PAUSED)
        turn = hand.turn
        if turn is None or turn.no != self.turn:
            raise Rejected(Reason.STALE_TURN)
        if turn.seat != seat:
            raise Rejected(why_not(hand, seat))
        if self.price is not None and self.price != turn.call:
            raise Rejected(Reason.PRICE_CHANGED)
        return self.action.decide(hand, turn)


def why_not(hand: Hand, seat: Seat) -> Reason:
    """Why `seat`, which is not asked, may not act."""
    bit = 1 << seat
    if not hand.dealt_in & bit:
        return Reason.NOT_DEALT_IN
    if not hand.live & bit:
        return Reason.FOLDED
    if not hand.able & bit:
        return Reason.ALL_IN
    return Reason.NOT_YOUR_TURN


@fact
class TimeOut(Command):
    """The clock of turn `turn` has run out: check if checking is free, otherwise fold. Source: K1."""

    turn: int

    def decide(self, table: Tournament, at: int) -> Event:
        hand = running_hand(table)
        if table.paused is not None:
            raise Rejected(Reason.PAUSED)
        turn = hand.turn
        if turn is None or turn.no != self.turn or not turn.deadline:
            raise Rejected(Reason.STALE_TURN)
        if at < turn.deadline:
            raise Rejected(Reason.TOO_EARLY)
        return Folded(turn.seat, Cause.CLOCK) if turn.call else Checked(turn.seat, Cause.CLOCK)


@fact
class ShowCards(Command):
    """A winner by folds, or a mucker, shows one card (1, 2) or both (3) of hand `hand`. Source: S5."""

    player: PlayerId
    hand: int
    which: int

    def decide(self, table: Tournament, at: int) -> Event:
        require_running(table)
        seat, _ = seat_of(table, self.player)
        hand = table.hand
        if hand is None or not hand.over or table.hand_number != self.hand:
            raise Rejected(Reason.TOO_LATE_TO_SHOW)
        if not hand.live >> seat & 1 or self.which not in (1, 2, 3):
            raise Rejected(Reason.NOTHING_TO_SHOW)
        shown = hand.open_cards[seat] if hand.open_cards else 0
        if (hand.shown is not None and seat in hand.shown) or shown | self.which == shown:
            raise Rejected(Reason.ALREADY_SHOWN)
        return CardsShown(seat, self.which)
