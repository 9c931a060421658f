"""Decisions made in advance: what a player has settled for the coming turn, known to that player alone.

They are kept in memory only. Until one is used, nothing that is stored, sent or logged depends on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum

from bot.service.ports import Logged
from engine.actions import Call, Check, Fold
from engine.command import require_running, running_hand, seat_of
from engine.commands import Act
from engine.errors import Reason, Rejected
from engine.events import BoardDealt, TurnStarted
from engine.hand import Hand, Street
from engine.seats import Chips, Seat
from engine.tournament import PlayerId, Tournament


class Why(Enum):
    """Why nothing can be settled in advance, beside what the engine refuses."""

    YOUR_TURN = "your-turn"
    AWAY = "away"
    OLD_HAND = "old-hand"
    OLD_STREET = "old-street"


class NotInAdvance(Exception):
    """Nothing has been settled, and `why`."""

    def __init__(self, why: Why) -> None:
        super().__init__(why.value)
        self.why = why


@dataclass(frozen=True, slots=True)
class Advance:
    """What a player has settled in hand `hand`. `up_to` None: check if that is free, otherwise fold; else call for at
    most that many chips, on `street` only. `turn` = the decision it answers, 0 until that has begun.
    """

    hand: int
    street: Street
    up_to: Chips | None = None
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Offer:
    """What a player may settle now: check or fold, and to call up to `call`, 0 when nothing is owed. `all_in`: that
    would be the whole stack. `since` = the decision that is on, which says what the player has seen.
    """

    call: Chips
    all_in: bool
    since: int


def owed(hand: Hand, seat: Seat) -> Chips:
    """What calling would cost `seat` as things stand. Source: A3, A6."""
    return min(hand.price - (hand.street_stacks[seat] - hand.stacks[seat]), hand.stacks[seat])


def offer(table: Tournament, player: PlayerId) -> Offer:
    """What `player` may settle in advance now. Raises Rejected or NotInAdvance when nothing."""
    require_running(table)
    seat, row = seat_of(table, player)
    hand = running_hand(table)
    if table.paused is not None:
        raise Rejected(Reason.PAUSED)
    bit = 1 << seat
    if not hand.dealt_in & bit:
        raise Rejected(Reason.NOT_DEALT_IN)
    if not hand.live & bit:
        raise Rejected(Reason.FOLDED)
    if not hand.able & bit:
        raise Rejected(Reason.ALL_IN)
    if row.away:
        raise NotInAdvance(Why.AWAY)
    if hand.turn is None:
        raise Rejected(Reason.NO_HAND)
    if hand.turn.seat == seat:
        raise NotInAdvance(Why.YOUR_TURN)
    call = owed(hand, seat)
    return Offer(call, call == hand.stacks[seat], hand.turn.no)


class Advances:
    """What the players of one table have settled: at most one thing each."""

    def __init__(self) -> None:
        self._made: dict[PlayerId, Advance] = {}

    def of(self, player: PlayerId) -> Advance | None:
        """What `player` has settled."""
        return self._made.get(player)

    def check_or_fold(self, table: Tournament, player: PlayerId, hand: int) -> None:
        """In hand `hand`, `player` will check if that is free and fold if not. Raises Rejected, NotInAdvance."""
        require_running(table)
        if table.hand_number != hand:
            raise NotInAdvance(Why.OLD_HAND)
        offer(table, player)
        self._made[player] = Advance(hand, running_hand(table).street)

    def may_call_up_to(
        self, table: Tournament, log: Sequence[Logged], player: PlayerId, since: int, price: Chips
    ) -> Offer:
        """The offer to call for at most `price`, which must be what `player` owes now; `since` must be a decision of
        this street. Raises Rejected, NotInAdvance. Source: A10.
        """
        found = offer(table, player)
        if not _on_this_street(log, since):
            raise NotInAdvance(Why.OLD_STREET)
        if not found.call:
            raise Rejected(Reason.NOTHING_TO_CALL)
        if found.call != price:
            raise Rejected(Reason.PRICE_CHANGED)
        return found

    def call_up_to(self, table: Tournament, log: Sequence[Logged], player: PlayerId, since: int, price: Chips) -> None:
        """On this street `player` will call for at most `price`. Raises as `may_call_up_to` does."""
        self.may_call_up_to(table, log, player, since, price)
        self._made[player] = Advance(table.hand_number, running_hand(table).street, price)

    def take_back(self, player: PlayerId) -> bool:
        """`player` has settled nothing. Whether there was something to take back."""
        return self._made.pop(player, None) is not None

    def settle(self, table: Tournament) -> None:
        """After every change of the table: what no longer holds lapses, what is due is tied to its turn."""
        for player, made in list(self._made.items()):
            seat, hand = table.seat_of(player), table.hand
            if seat is None or hand is None or not _holds(table, hand, seat, made):
                del self._made[player]
            elif hand.turn is not None and hand.turn.seat == seat:
                self._made[player] = replace(made, turn=hand.turn.no)

    def answer(self, table: Tournament) -> Act | None:
        """What the player to act has settled for this very turn."""
        hand = table.hand
        turn = None if hand is None or table.paused is not None else hand.turn
        row = None if turn is None else table.seats[turn.seat]
        made = None if row is None else self._made.get(row.player)
        if turn is None or row is None or made is None or made.turn != turn.no:
            return None
        if made.up_to is not None:
            return Act(row.player, turn.no, Call(), turn.call)
        if turn.call:
            return Act(row.player, turn.no, Fold())
        return Act(row.player, turn.no, Check(), 0)

    def use(self, table: Tournament, turn: int) -> Act:
        """The answer to turn `turn`, which from now on cannot be taken back. Raises Rejected when there is none."""
        act = self.answer(table)
        if act is None or act.turn != turn:
            raise Rejected(Reason.STALE_TURN)
        del self._made[act.player]
        return act


def _holds(table: Tournament, hand: Hand, seat: Seat, made: Advance) -> bool:
    row = table.seats[seat]
    if row is None or row.away or hand.over or table.hand_number != made.hand:
        return False
    if made.turn and (hand.turn is None or hand.turn.no != made.turn):
        return False
    return made.up_to is None or (hand.street is made.street and owed(hand, seat) <= made.up_to)


def _on_this_street(log: Sequence[Logged], turn: int) -> bool:
    for logged in reversed(log):
        if isinstance(logged.event, TurnStarted) and logged.event.no == turn:
            return True
        if isinstance(logged.event, BoardDealt):
            return False
    return False
