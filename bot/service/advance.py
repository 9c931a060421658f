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
from engine.events import BoardDealt, MisdealDeclared, TurnStarted
from engine.hand import Hand, Street, Turn
from engine.hand_commands import why_not
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
    """What a player who owed `price` has settled in hand `hand`, as it was dealt after `redeals` misdeals. `calls`: to
    call for at most that much, on `street` only; otherwise to check when it was 0 and to fold when it was more.
    `turn` = the decision it answers, 0 until that has begun.
    """

    hand: int
    street: Street
    price: Chips
    calls: bool = False
    turn: int = 0
    redeals: int = 0


@dataclass(frozen=True, slots=True)
class Offer:
    """What a player who owes `call` may settle now: to check when that is 0; to fold, or to call it, when it is more.
    `all_in`: it would be the whole stack. `since` = the decision that is on, which says what the player has seen.
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
    if (why := why_not(hand, seat)) is not Reason.NOT_YOUR_TURN:
        raise Rejected(why)
    if row.away:
        raise NotInAdvance(Why.AWAY)
    if hand.turn is None:
        raise Rejected(Reason.NO_HAND)
    if hand.turn.seat == seat:
        raise NotInAdvance(Why.YOUR_TURN)
    call = owed(hand, seat)
    return Offer(call, call == hand.stacks[seat], hand.turn.no)


class Advances:
    """What the players of one table have settled: at most one thing each. Whoever changes the table calls `settle`."""

    def __init__(self) -> None:
        self._made: dict[PlayerId, Advance] = {}
        self._let_down: dict[PlayerId, Advance] = {}  # lapsed before its turn; its owner may not know
        self._in_use: PlayerId | None = None

    def of(self, player: PlayerId) -> Advance | None:
        """What `player` has settled and can still take back."""
        return None if player == self._in_use else self._made.get(player)

    def let_down(self, player: PlayerId, turn: int) -> bool:
        """Whether `player` had settled decision `turn`, but has to make it after all: the price has changed."""
        lapsed = self._let_down.get(player)
        return lapsed is not None and lapsed.turn == turn

    def check_or_fold(
        self, table: Tournament, log: Sequence[Logged], player: PlayerId, since: int, price: Chips
    ) -> None:
        """At the next decision of this hand `player` will check if `price` is 0 and fold if it is more, provided that
        the price is still that. Raises Rejected, NotInAdvance as `may_call_up_to` does.
        """
        _offer_seen(table, log, player, since, price)
        self._make(table, player, price, calls=False)

    def may_call_up_to(
        self, table: Tournament, log: Sequence[Logged], player: PlayerId, since: int, price: Chips
    ) -> Offer:
        """The offer to call for at most `price`, which must be what `player` owes now; `since` must be a decision of
        this street. Raises Rejected, NotInAdvance. Source: A10.
        """
        found = _offer_seen(table, log, player, since, price)
        if not found.call:
            raise Rejected(Reason.NOTHING_TO_CALL)
        return found

    def call_up_to(self, table: Tournament, log: Sequence[Logged], player: PlayerId, since: int, price: Chips) -> None:
        """On this street `player` will call for at most `price`. Raises as `may_call_up_to` does."""
        self.may_call_up_to(table, log, player, since, price)
        self._make(table, player, price, calls=True)

    def _make(self, table: Tournament, player: PlayerId, price: Chips, *, calls: bool) -> None:
        hand = running_hand(table)
        self._made[player] = Advance(table.hand_number, hand.street, price, calls, redeals=hand.redeals)
        self._let_down.pop(player, None)

    def take_back(self, player: PlayerId) -> bool:
        """`player` has settled nothing. Whether there was something that could still be taken back."""
        if self.of(player) is None:
            return False
        del self._made[player]
        return True

    def settle(self, table: Tournament) -> None:
        """After every change of the table: what no longer holds lapses, what is due is tied to its turn."""
        self._in_use = None
        for player, made in list(self._made.items()):
            if _is_open(table, player, made) and not _at_its_price(table, player, made):
                self._let_down[player] = self._made.pop(player)
        for kept in (self._made, self._let_down):
            for player, made in list(kept.items()):
                if not _is_open(table, player, made):
                    del kept[player]
                elif (turn := _turn_of(table, player)) is not None:
                    kept[player] = replace(made, turn=turn.no)

    def answer(self, table: Tournament) -> Act | None:
        """What the player to act has settled for this very turn."""
        hand = table.hand
        turn = None if hand is None or table.paused is not None else hand.turn
        row = None if turn is None else table.seats[turn.seat]
        made = None if row is None else self._made.get(row.player)
        if turn is None or row is None or made is None or made.turn != turn.no:
            return None
        if made.calls:
            return Act(row.player, turn.no, Call(), turn.call)
        return Act(row.player, turn.no, Fold() if turn.call else Check(), turn.call)

    def use(self, table: Tournament, turn: int) -> Act:
        """The answer to turn `turn`, which cannot be taken back until `settle` has seen what became of it. Raises
        Rejected when there is none.
        """
        act = self.answer(table)
        if act is None or act.turn != turn:
            raise Rejected(Reason.STALE_TURN)
        self._in_use = act.player
        return act


def _offer_seen(table: Tournament, log: Sequence[Logged], player: PlayerId, since: int, price: Chips) -> Offer:
    """The offer, provided that it is the one that `player` saw during decision `since`, when `price` was owed."""
    require_running(table)
    if not any([isinstance(each.event, TurnStarted) and each.event.no == since for each in _since_misdeal(log)]):
        raise NotInAdvance(Why.OLD_HAND)
    found = offer(table, player)
    if not _on_this_street(log, since):
        raise NotInAdvance(Why.OLD_STREET)
    if found.call != price:
        raise Rejected(Reason.PRICE_CHANGED)
    return found


def _is_open(table: Tournament, player: PlayerId, made: Advance) -> bool:
    """Whether the decision that `made` is about is still to come, or on."""
    seat, hand = table.seat_of(player), table.hand
    row = None if seat is None else table.seats[seat]
    if row is None or hand is None or row.away or hand.over:
        return False
    if (table.hand_number, hand.redeals) != (made.hand, made.redeals):  # D3: other cards
        return False
    return not made.turn or (hand.turn is not None and hand.turn.no == made.turn)


def _at_its_price(table: Tournament, player: PlayerId, made: Advance) -> bool:
    seat, hand = table.seat_of(player), table.hand
    if seat is None or hand is None:
        return False
    if made.calls:
        return hand.street is made.street and owed(hand, seat) <= made.price
    return owed(hand, seat) == made.price


def _turn_of(table: Tournament, player: PlayerId) -> Turn | None:
    turn = None if table.hand is None else table.hand.turn
    return turn if turn is not None and turn.seat == table.seat_of(player) else None


def _since_misdeal(log: Sequence[Logged]) -> Sequence[Logged]:
    """The part of `log` that is about the cards that count. Source: D3."""
    misdeals = [at for at, each in enumerate(log) if isinstance(each.event, MisdealDeclared)]
    return log[misdeals[-1] :] if misdeals else log


def _on_this_street(log: Sequence[Logged], turn: int) -> bool:
    for logged in reversed(log):
        if isinstance(logged.event, TurnStarted) and logged.event.no == turn:
            return True
        if isinstance(logged.event, BoardDealt):
            return False
    return False
