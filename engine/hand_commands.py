"""What is asked of a hand: the deal, the answer to a turn, a clock that ran out, cards shown by choice."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from engine.actions import Action
from engine.blinds import dead_button, first_positions, moving_button
from engine.cards import Deck
from engine.command import Command, Event, require_running, running_hand, seat_of
from engine.deck import is_deck
from engine.errors import Reason, Rejected
from engine.events import CardsShown, Cause, Checked, Folded, MuckedHandShown
from engine.facts import fact
from engine.floor_events import TimeExtended
from engine.hand import Deal, Hand
from engine.seats import CLOCKWISE, Chips, Seat
from engine.tournament import PlayerId, Tournament
from engine.tournament_events import HandStarted


@fact
class StartHand(Command):
    """Deal the next hand from `deck`. Source: B2-B4, B8, B9, D1, D2, K4, K6."""

    deck: Deck = field(repr=False)

    def decide(self, table: Tournament, at: int) -> Event:
        require_running(table)
        if table.paused is not None:
            raise Rejected(Reason.PAUSED)
        if table.hand_running:
            raise Rejected(Reason.HAND_RUNNING)
        if not is_deck(self.deck):
            raise Rejected(Reason.BAD_DECK)
        if not table.can_deal:
            raise Rejected(Reason.TOO_FEW_PLAYERS)
        start = _next_hand(table, at)
        players = table.ready
        if table.positions is None:
            positions = first_positions(table.first_button, players)
        elif table.rules.dead_button:
            positions = dead_button(table.positions, players)
        else:
            positions = moving_button(table.positions, players)
        start.positions = positions
        dealt_in = [row if row is not None and players >> seat & 1 else None for seat, row in enumerate(table.seats)]
        dead_bets = tuple([0 if row is None else min(row.dead_bet, row.stack - 1) for row in dealt_in])
        deal = Deal(
            stacks=tuple([0 if row is None else row.stack for row in dealt_in]),
            blinds=start.current_level().blinds,
            button=positions.button,
            small_seat=positions.small if players >> positions.small & 1 else None,
            big_seat=positions.big,
            deck=self.deck,
            turn=table.turns,
            clock=table.rules.clock,
            away=sum([1 << seat for seat, row in table.rows() if row.away]),
            dead_bets=dead_bets if any(dead_bets) else (),
        )
        return HandStarted(start, deal)


def _next_hand(table: Tournament, at: int) -> Tournament:
    """The table as its next hand begins: one hand on, perhaps one level."""
    start = Tournament(table.rules)
    start.become(table)
    start.hand_number += 1
    _advance_level(start, at)
    start.rulings = ()
    if table.rules.buying:
        start.outs = ()
    return start


def _advance_level(table: Tournament, at: int) -> None:
    """B2: one level up when this one has lasted its hands; by minutes (B9), as many levels as the time has passed."""
    structure = table.rules.structure
    if structure.milliseconds:
        passed, table.level_ms = divmod(table.level_ms + at - table.running_since, structure.milliseconds)
        table.running_since = at
        table.level += passed
        if passed:
            table.level_hands = 0
    elif structure.hands and table.level_hands >= structure.hands:
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
        seat, row = seat_of(table, self.player)
        hand = table.hand
        if hand is None or not hand.over or table.hand_number != self.hand:
            raise Rejected(Reason.TOO_LATE_TO_SHOW)
        if row.seated_in >= table.hand_number:
            raise Rejected(Reason.NOT_DEALT_IN)
        if not hand.live >> seat & 1 or self.which not in (1, 2, 3):
            raise Rejected(Reason.NOTHING_TO_SHOW)
        shown = hand.open_cards[seat] if hand.open_cards else 0
        if (hand.shown is not None and seat in hand.shown) or shown | self.which == shown:
            raise Rejected(Reason.ALREADY_SHOWN)
        return CardsShown(seat, self.which)


@fact
class AskToSee(Command):
    """Somebody who was live at the showdown of hand `hand` asks to see what `seat` mucked there (None: the first hand
    left of the button that was mucked). Source: S3.
    """

    player: PlayerId
    hand: int
    seat: Seat | None = None

    def decide(self, table: Tournament, at: int) -> Event:
        require_running(table)
        if not table.rules.asking:
            raise Rejected(Reason.NOT_IN_THIS_FORMAT)
        hand = table.hand
        if hand is None or not hand.over or table.hand_number != self.hand:
            raise Rejected(Reason.TOO_LATE_TO_ASK)
        asker = table.played_as(self.player)
        if hand.shown is None or asker is None or not hand.live >> asker & 1:
            raise Rejected(Reason.NOT_AT_SHOWDOWN)
        mucked = [seat for seat in CLOCKWISE[hand.deal.button][hand.mucked] if seat != asker]
        if not mucked or (self.seat is not None and self.seat not in mucked):
            raise Rejected(Reason.NOTHING_TO_ASK)
        return MuckedHandShown(mucked[0] if self.seat is None else self.seat, asker)


TWICE: Final = 3_000
"""Within so many milliseconds a second press for time is the same press."""


@fact
class UseTime(Command):
    """The player to act in hand `hand` takes one extension of the time bank. Source: K5."""

    player: PlayerId
    hand: int

    def decide(self, table: Tournament, at: int) -> Event:
        require_running(table)
        rules = table.rules
        if not rules.time_bank:
            raise Rejected(Reason.NOT_IN_THIS_FORMAT)
        seat, row = seat_of(table, self.player)
        hand = running_hand(table)
        if table.paused is not None:
            raise Rejected(Reason.PAUSED)
        turn = hand.turn
        if turn is None or table.hand_number != self.hand:
            raise Rejected(Reason.STALE_TURN)
        if turn.seat != seat:
            raise Rejected(Reason.NOT_YOUR_TIME)
        if not turn.deadline:
            raise Rejected(Reason.NO_CLOCK)
        if hand.extended[0] == turn.no and at < hand.extended[1] + TWICE:
            raise Rejected(Reason.JUST_EXTENDED)
        if not row.bank:
            raise Rejected(Reason.NO_TIME_LEFT)
        return TimeExtended(seat, max(turn.deadline, at) + rules.extension, row.bank - 1, at)
