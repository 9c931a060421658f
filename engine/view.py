"""What one viewer may see: the only input of rendering and of house players.

Views share the columns of the state and build rows when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from engine.betting import LegalActions
from engine.blinds import Positions
from engine.cards import Board, Card, HoleCards
from engine.evaluation import HandValue, best_hand
from engine.facts import fact
from engine.hand import Hand, Street, Turn
from engine.ledger import Ledger
from engine.pots import Pot, PotAward, pots_so_far
from engine.rules import Level, Rules
from engine.seats import Chips, Seat, Seats, Stacks
from engine.tournament import (
    CloseReason,
    EndReason,
    Out,
    PauseReason,
    Phase,
    PlayerId,
    SeatRow,
    Standing,
    Tournament,
)

VisibleCards = tuple[Card | None, Card | None]  # None: face down
FACE_DOWN: VisibleCards = (None, None)


@fact
class HandView:
    """One hand as `viewer` (a seat, None for onlookers) may see it. Sets of seats are ints with a bit per seat."""

    viewer: Seat | None
    button: Seat
    small_seat: Seat | None
    big_seat: Seat
    start_stacks: Stacks
    base_stacks: Stacks
    street_stacks: Stacks
    stacks: Stacks
    live: Seats
    able: Seats
    street: Street
    board: Board
    turn: Turn | None
    price: Chips
    dead: Chips
    shown: tuple[Seat, ...] | None
    run_out: int | None
    awards: tuple[PotAward, ...]
    over: bool
    dealt: Seats  # seats with cards
    mucked: Seats  # seats whose mucked cards may be asked for (S3)
    extended: bool  # the player to act has taken time from the bank
    redeals: int
    own_cards: HoleCards | None = field(repr=False)
    open_cards: tuple[VisibleCards | None, ...] = field(repr=False)  # by seat, shown to everybody; () for none

    @property
    def cards(self) -> tuple[VisibleCards | None, ...]:
        """By seat, what the viewer may see: both cards, one, or two face down; None: no cards (any more)."""
        return tuple([self.cards_of(seat) for seat in range(len(self.stacks))])

    def cards_of(self, seat: Seat) -> VisibleCards | None:
        """What the viewer may see of one seat's cards."""
        if seat == self.viewer and self.own_cards is not None:
            return self.own_cards
        if self.open_cards and (cards := self.open_cards[seat]) is not None:
            return cards
        return FACE_DOWN if self.dealt & self.live & 1 << seat else None

    @property
    def pot(self) -> Chips:
        """All chips in the middle, bets of this street included."""
        return sum(self.start_stacks) - sum(self.stacks)

    @property
    def dealt_in(self) -> tuple[Seat, ...]:
        """The seats in this hand, folded or not."""
        return tuple([seat for seat, stack in enumerate(self.start_stacks) if stack])

    def bet(self, seat: Seat) -> Chips:
        """What `seat` has put in on this street."""
        return self.street_stacks[seat] - self.stacks[seat]

    def pots(self) -> tuple[Pot, ...]:
        """The pots, main pot first, as they stand with the bets of this street. Source: P1."""
        committed = [before - now for before, now in zip(self.base_stacks, self.stacks, strict=True)]
        return pots_so_far(committed, self.live, self.able, self.dead)

    def is_live(self, seat: Seat) -> bool:
        """Whether `seat` still has cards."""
        return bool(self.live >> seat & 1)

    def is_all_in(self, seat: Seat) -> bool:
        """Whether `seat` is live with nothing behind."""
        return bool(self.live >> seat & 1) and not self.stacks[seat] and not self.over

    def value(self, seat: Seat) -> HandValue | None:
        """The best hand of `seat` with the board, if both its cards can be seen and there is a flop. Source: S4."""
        cards = self.cards_of(seat)
        if cards is None or cards[0] is None or cards[1] is None or len(self.board) < 3:
            return None
        return best_hand((cards[0], cards[1], *self.board))


@fact
class SeatView:
    """A seat somebody sits on. `cards` None: not dealt in, folded, or nothing dealt yet."""

    seat: Seat
    player: PlayerId
    name: str
    house: bool
    away: bool
    sitting_out: bool
    leaving: bool
    top_up: bool
    bank: int
    warnings: int
    stack: Chips
    bet: Chips
    dealt_in: bool
    live: bool
    all_in: bool
    cards: VisibleCards | None = field(repr=False)


@fact
class TableView:
    """The whole table as one viewer may see it; `viewer` None for onlookers."""

    viewer: PlayerId | None
    phase: Phase
    rules: Rules
    language: str
    host: PlayerId
    rows: tuple[SeatRow | None, ...]
    outs: tuple[Out, ...]
    started_with: int
    hand_number: int
    level: Level
    level_hands: int
    positions: Positions | None
    start_at: int
    paused: PauseReason | None
    paused_by: PlayerId | None
    people_left: bool
    standings: tuple[Standing, ...]
    end_reason: EndReason | None
    close_reason: CloseReason | None
    high_cards: tuple[Card, ...]
    ledger: Ledger
    closing: bool
    closed_by: PlayerId | None
    ready: Seats
    can_deal: bool
    level_ms: int
    running_since: int
    hand: HandView | None

    @property
    def seats(self) -> Iterator[SeatView]:
        """The occupied seats, in order."""
        hand = self.hand
        for seat, row in enumerate(self.rows):
            if row is None:
                continue
            played = hand if hand is not None and self.played(row) and hand.start_stacks[seat] else None
            if played is None or played.over:
                stack, bet = row.stack, 0
            else:
                stack, bet = played.stacks[seat], played.bet(seat)
            yield SeatView(
                seat,
                row.player,
                row.name,
                row.house,
                row.away,
                row.sitting_out,
                row.leaving,
                row.top_up,
                row.bank,
                row.warnings,
                stack,
                bet,
                played is not None,
                played is not None and played.is_live(seat),
                played is not None and played.is_all_in(seat),
                played.cards_of(seat) if played is not None else None,
            )

    def played(self, row: SeatRow) -> bool:
        """Whether `row` is of somebody who was there when the hand that is running, or was the last one, was dealt."""
        return row.seated_in < self.hand_number

    def in_hand(self, seat: Seat) -> bool:
        """Whether `seat` was dealt into the hand that is running, folded or not."""
        return self.hand is not None and not self.hand.over and bool(self.hand.start_stacks[seat])

    @property
    def decided(self) -> bool:
        """Whether no further hand will be seen: one player is left, the last hand has been played, or only house
        players are left; an open table closes or is over. Source: T2, T4, K8, O3.
        """
        over = self.hand is None or self.hand.over
        if self.rules.buying:
            return self.phase is Phase.OVER or (self.closing and over)
        left = sum([row is not None for row in self.rows])
        capped = bool(self.rules.hand_cap) and self.hand_number >= self.rules.hand_cap
        return self.phase is not Phase.LOBBY and (not self.people_left or left <= 1 or (over and capped))

    @property
    def viewer_seat(self) -> Seat | None:
        """Where the viewer sits, None when nowhere."""
        if self.viewer is None:
            return None
        return next((seat for seat, row in enumerate(self.rows) if row and row.player == self.viewer), None)

    @property
    def hands_to_next_level(self) -> int:
        """After how many more hands, this one included, the blinds rise; 0 when not by hands. Source: B2."""
        structure = self.rules.structure
        return max(1, structure.hands - max(1, self.level_hands) + 1) if structure.hands else 0

    @property
    def level_rises_at(self) -> int:
        """From when on (epoch milliseconds) the next deal is on the next level; 0 while the clock stands still, or when
        the blinds do not rise by minutes. Source: B9.
        """
        lasts = self.rules.structure.milliseconds
        return self.running_since + lasts - self.level_ms if lasts and self.paused is None else 0

    @property
    def next_level(self) -> Level:
        """The level after this one."""
        return self.rules.structure.level(self.level.number + 1)

    @property
    def time_left(self) -> int:
        """Extensions that the player to act may still take; 0 without a time bank. Source: K5."""
        if self.hand is None or self.hand.turn is None or not self.hand.turn.deadline:
            return 0
        row = self.rows[self.hand.turn.seat]
        return row.bank if row is not None else 0

    @property
    def offer(self) -> LegalActions | None:
        """What the player to act may do."""
        return None if self.hand is None or self.hand.turn is None else self.hand.turn.offer


def view_hand(hand: Hand, viewer: Seat | None) -> HandView:
    """The hand with only the cards that `viewer` may see: the own ones, those shown, those shown by choice.

    Source: D1, S1, S2, S5.
    """
    deal = hand.deal
    return HandView(
        viewer,
        deal.button,
        deal.small_seat,
        deal.big_seat,
        deal.stacks,
        hand.base_stacks,
        hand.street_stacks,
        hand.stacks,
        hand.live,
        hand.able,
        hand.street,
        hand.board,
        hand.turn,
        hand.price,
        hand.dead,
        hand.shown,
        hand.run_out,
        hand.awards,
        hand.over,
        hand.live if hand.cards else 0,
        hand.mucked if hand.over else 0,
        hand.turn is not None and hand.extended[0] == hand.turn.no,
        hand.redeals,
        hand.cards[viewer] if viewer is not None and hand.cards else None,
        () if hand.shown is None and not hand.open_cards else _open_cards(hand),
    )


def _open_cards(hand: Hand) -> tuple[VisibleCards | None, ...]:
    shown = hand.shown or ()
    chosen = hand.open_cards or (0,) * len(hand.cards)
    visible: list[VisibleCards | None] = []
    for seat, cards in enumerate(hand.cards):
        if cards is None:
            visible.append(None)
        elif seat in shown:
            visible.append(cards)
        elif which := chosen[seat]:
            visible.append((cards[0] if which & 1 else None, cards[1] if which & 2 else None))
        else:
            visible.append(None)
    return tuple(visible)


def view(table: Tournament, viewer: PlayerId | None = None) -> TableView:
    """The table as `viewer` may see it."""
    seat = None if viewer is None else table.played_as(viewer)
    return TableView(
        viewer,
        table.phase,
        table.rules,
        table.language,
        table.host,
        table.seats,
        table.outs,
        table.started_with,
        table.hand_number,
        table.current_level(),
        table.level_hands,
        table.positions,
        table.start_at,
        table.paused,
        table.paused_by,
        table.people_left,
        table.standings,
        table.end_reason,
        table.close_reason,
        table.high_cards,
        table.ledger,
        table.closing,
        table.closed_by,
        table.ready,
        table.can_deal,
        table.level_ms,
        table.running_since,
        None if table.hand is None else view_hand(table.hand, seat),
    )
