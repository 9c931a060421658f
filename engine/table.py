"""A table's contract with the world.

table, events = apply(table, command, at)     one command, then whatever follows until somebody must act or wait
replay(every_event) == table                  the log is the state
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine import dealer
from engine.betting import LegalActions
from engine.commands import Command, Event
from engine.events import BetMade, Called, Cause, Checked, Folded, HandEnded, HandEvent, TurnStarted
from engine.floor_events import FineTaken, PenaltyOffered, Warned
from engine.open_events import CashedOut, OpenTableClosed, SatOut, ToppedUp, settled
from engine.presence_events import Paused, Resumed, WentAway
from engine.rules import Rules
from engine.seats import Chips, Seat
from engine.standings import place_out, rank_by_chips
from engine.tournament import CloseReason, EndReason, PauseReason, Phase, PlayerId, Tournament
from engine.tournament_events import (
    CountdownStarted,
    HostChanged,
    PlayerBusted,
    SeatGivenUp,
    TableClosed,
    TournamentEnded,
)

COUNTDOWN: Final = 10_000  # milliseconds from a full lobby to the first hand
FORGOTTEN: Final = 60_000  # milliseconds after which a lobby that fills up again counts down again


def new_table() -> Tournament:
    """A table before its first event."""
    return Tournament(Rules())


def apply(table: Tournament, command: Command, at: int) -> tuple[Tournament, list[Event]]:
    """The table after `command` and all that follows from it unasked, and the events that say so.

    The caller's table stays as it is. Raises Rejected when the command is not legal now.
    """
    event: Event | None = command.decide(table, at)
    table = table.copy()
    events: list[Event] = []
    while event is not None:
        evolve(table, event)
        events.append(event)
        event = next_event(table, at)
    return table, events


def replay(events: Iterable[Event]) -> Tournament:
    """The table that `events` make: all of a table's, or those from a `HandStarted` on."""
    table = new_table()
    for event in events:
        evolve(table, event)
    return table


def legal_actions(table: Tournament, player: PlayerId) -> LegalActions | None:
    """What `player` may do now, None when it is not the player's turn. Source: A3-A10."""
    hand = table.hand
    if hand is None or hand.turn is None or table.paused is not None or table.phase is not Phase.RUNNING:
        return None
    return hand.turn.offer if table.seat_of(player) == hand.turn.seat else None


def evolve(table: Tournament, event: Event) -> None:
    """The one place where a table changes."""
    if not isinstance(event, HandEvent):
        event.evolve(table)
        return
    hand = table.hand
    assert hand is not None, "a hand event outside a hand"
    event.evolve(hand)
    if isinstance(event, TurnStarted):
        table.turns = event.no
    elif isinstance(event, Folded | Checked):
        _count_missed(table, event.seat, event.cause)
    elif isinstance(event, Called | BetMade):
        _count_missed(table, event.seat, Cause.PLAYER)
    elif isinstance(event, HandEnded):
        for seat, row in table.rows():
            if hand.deal.stacks[seat] and row.stack != event.stacks[seat]:
                table.change_row(seat, stack=event.stacks[seat])


def _count_missed(table: Tournament, seat: Seat, cause: Cause) -> None:
    """K2, K6: acting resets the count of turns in a row; what the bot does for an absent player is no missed turn."""
    row = table.seats[seat]
    if row is None or row.house:
        return
    if cause is Cause.CLOCK:
        in_all = row.missed_in_all + 1 if table.rules.warn_after else 0
        table.change_row(seat, missed=row.missed + 1, missed_in_all=in_all)
    elif cause is Cause.PLAYER and row.missed:
        table.change_row(seat, missed=0)


def next_event(table: Tournament, at: int) -> Event | None:
    """What happens unasked; None when somebody must act, time must pass or the table is over. Source: K2, K7, K8."""
    if table.phase is Phase.LOBBY:
        return _next_in_lobby(table, at)
    if table.phase is Phase.OVER:
        return None
    buying = table.rules.buying
    event = _come_and_go(table, at) if buying else None
    if event is not None:
        return event
    hand = table.hand
    if not table.hand_running and not buying and (event := _settle(table)) is not None:
        return event
    if table.paused is not None:
        if hand is not None and not hand.over and not hand.cards:
            return dealer.next_event(hand, at)  # dealt again during a pause; the turn begins when it is over
        back = table.paused is PauseReason.ALL_AWAY and not _stands_still(table)
        on = not table.people_left and (table.hand_running or not buying)
        return Resumed(None, at) if back or on else None
    event = _on_presence(table)
    if event is not None:
        return event
    if hand is not None and not hand.over:
        event = dealer.next_event(hand, at)
        if not table.closing and _stands_still(table) and (event is None or isinstance(event, TurnStarted)):
            return Paused(PauseReason.ALL_AWAY, None, at)  # what nobody has to decide any more still happens
        return event
    if not buying and table.rules.hand_cap and table.hand_number >= table.rules.hand_cap:
        return TournamentEnded(rank_by_chips(table), EndReason.HAND_CAP)
    return Paused(PauseReason.ALL_AWAY, None, at) if table.everybody_away else None


def _stands_still(table: Tournament) -> bool:
    """Whether nobody is there to play for. At an open table a hand that somebody wants to leave is played to its end,
    so that the seat and the chips are free. Source: K8, T6, O1.
    """
    if table.rules.buying and any([row.leaving and table.in_hand(seat) for seat, row in table.rows()]):
        return False
    return table.everybody_away


def _on_presence(table: Tournament) -> Event | None:
    """Who is away, sits out, or is to be told that too many turns are missed. Source: K2, K6."""
    rules = table.rules
    for seat, row in table.rows():
        if row.missed >= rules.missed_turns and not row.away:
            return SatOut(seat, True) if rules.buying else WentAway(seat)
        missed = row.missed_in_all
        if missed > row.noted and missed >= rules.warn_after:
            return Warned(seat, None, "", missed) if missed == rules.warn_after else PenaltyOffered(seat, missed)
    return None


def _come_and_go(table: Tournament, at: int) -> Event | None:
    """What an open table does between hands, for each seat as soon as it is in none. Source: O1-O3, T6."""
    if table.closing and not table.hand_running:
        return OpenTableClosed(settled(table, at), EndReason.CLOSED, at)
    if table.seat_of(table.host) is None and (heir := _next_host(table)) is not None:
        return heir
    for seat, row in table.rows():
        if table.in_hand(seat):
            continue
        if row.leaving:
            return CashedOut(seat, row.player, row.name, row.stack, at)
        if row.top_up or (row.house and not row.stack):
            return ToppedUp(seat, max(0, table.rules.starting_stack - row.stack))
    return None


def _next_host(table: Tournament) -> HostChanged | None:
    """The next person to have joined, None when nobody stays."""
    people = [row for _, row in table.rows() if not row.house and not row.leaving]
    heir = min(people, key=lambda row: row.joined, default=None)
    return None if heir is None else HostChanged(heir.player, heir.name)


def _next_in_lobby(table: Tournament, at: int) -> Event | None:
    if table.seat_of(table.host) is None:
        return _next_host(table) or (TableClosed(CloseReason.EMPTY) if table.seats else None)
    # One that ends later than a countdown lasts is of before the clock was set back.
    counts = table.start_at > 0 and table.start_at - COUNTDOWN <= at <= table.start_at + FORGOTTEN
    if None not in table.seats and not counts:
        return CountdownStarted(at + COUNTDOWN)
    return None


def _settle(table: Tournament) -> Event | None:
    """Between two hands of a tournament, in a pause too: who is out, whether one player is left, what the floor takes.

    Source: T2, T3, T6, K6.
    """
    out: dict[Seat, Chips] = {}
    for seat, row in table.rows():
        if row.leaving or not row.stack:
            out[seat] = table.chips_before(seat)
    if out:
        seat = min(out, key=lambda each: out[each])
        place, shared = place_out(table, out, seat)
        row = table.row(seat)
        if row.stack:
            return SeatGivenUp(seat, row.player, row.name, place, shared, row.stack)
        return PlayerBusted(seat, row.player, row.name, place, shared)
    if table.occupied.bit_count() <= 1:
        return TournamentEnded(rank_by_chips(table), EndReason.WON)
    for seat, row in table.rows():
        if row.fine:
            return FineTaken(seat, min(row.fine, row.stack - 1))
    return None
