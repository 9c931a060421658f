"""What one viewer may see: the only input of rendering and of house players.

Views share the columns of the state and build rows when somebody asks for them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from engine.betting import LegalActions
from engine.blinds import Positions
from engine.cards import Card
from engine.facts import fact
from engine.hand_view import HandView, VisibleCards, view_hand
from engine.ledger import Ledger
from engine.rules import Level, Rules
from engine.seats import Chips, Seat, Seats
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
    removed: tuple[PlayerId, ...]  # by the floor
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
        table.removed,
        table.ready,
        table.can_deal,
        table.level_ms,
        table.running_since,
        None if table.hand is None else view_hand(table.hand, seat),
    )
