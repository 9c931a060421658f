"""Hands and tables in poker words. Seats are numbered from 1 here, as players see them.

hand = deal([1000, 1000, 1000], "10/20")          button on the last seat, heads-up too
hand.play("3 raises to 60, 1 folds, 2 calls")     says who acts, and fails when it is somebody else
table = seat_people(3)                            a Sit & Go that has started
table.deal().play("1 folds, 2 folds")
table = seat_club(3), table = sit_at(3)           a club tournament, an open table
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from engine import apply, replay, view
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.blinds import first_positions
from engine.cards import DECK, Card, Deck, parse_cards
from engine.commands import (
    Act,
    ChangeSpeed,
    ComeBack,
    Command,
    Event,
    Join,
    Leave,
    OpenTable,
    StartHand,
    StartTournament,
    TimeOut,
)
from engine.dealer import act, begin
from engine.dealer import replay as replay_hand
from engine.errors import Reason, Rejected
from engine.events import HandEvent
from engine.formats import club, open_table
from engine.hand import Deal, Hand, Turn
from engine.rules import Blinds, Rules, Speed, sit_and_go
from engine.seats import CLOCKWISE, Seat, seats_with_chips
from engine.table import new_table
from engine.tournament import Phase, PlayerId, SeatRow, Tournament
from engine.view import TableView

Cards = Mapping[int, str]
_LINE = re.compile(
    r"(?P<seat>\d+) (?:(?P<plain>folds|checks|calls)|(?P<wager>bets|raises to) (?P<to>\d+)"
    r"|is all-in(?: for (?P<all>\d+))?)"
)


def action_of(words: str, turn: Turn, price: int) -> tuple[Seat, Action]:
    """The seat and action of a phrase such as `3 raises to 60`; all-in becomes the call, bet or raise that it is."""
    found = _LINE.fullmatch(words.strip())
    assert found is not None, f"not a poker phrase: {words!r}"
    seat = int(found["seat"]) - 1
    match found["plain"] or found["wager"]:
        case "folds":
            return seat, Fold()
        case "checks":
            return seat, Check()
        case "calls":
            return seat, Call()
        case "bets":
            return seat, Bet(int(found["to"]))
        case "raises to":
            return seat, Raise(int(found["to"]))
        case _:
            return seat, _all_in(turn, price, found["all"])


def _all_in(turn: Turn, price: int, said: str | None) -> Action:
    if not turn.max_to:
        return Call()
    assert said is None or int(said) == turn.max_to, f"all-in is {turn.max_to} here"
    return Raise(turn.max_to) if price else Bet(turn.max_to)


def stack_deck(order: Sequence[Seat], cards: Cards, board: str) -> Deck:
    """A deck that deals `cards` (by seat number) and `board`; the rest in an order of no importance."""
    holes = {seat - 1: parse_cards(codes) for seat, codes in cards.items()}
    known = {*[card for hole in holes.values() for card in hole], *parse_cards(board)}
    free = [card for card in DECK if card not in known]
    dealt: list[Card] = []
    for seat in order:
        dealt += holes.get(seat) or (free.pop(), free.pop(0))
    return (*dealt, *parse_cards(board), *free)


class HandPlay:
    """One hand, and everything that has happened in it."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.state, self.events = begin(deal)

    def play(self, lines: str) -> HandPlay:
        """Play `1 folds, 2 calls`; every phrase must be legal and by the player whose turn it is."""
        for words in lines.split(","):
            self._one(words)
        return self

    def refuses(self, words: str) -> Reason:
        """Why `words` is refused. The hand must be the same afterwards."""
        before = self.state.copy()
        try:
            self._one(words)
        except Rejected as rejected:
            assert self.state == before, "a refused action changed the hand"
            return rejected.reason
        raise AssertionError(f"{words!r} was not refused")

    def _one(self, words: str) -> None:
        turn = self.state.turn
        assert turn is not None, f"nobody is asked, but {words!r}"
        seat, action = action_of(words, turn, self.state.price)
        before = self.state.copy()
        after, events = act(self.state, seat, action)
        assert self.state == before, "the caller's hand changed"
        self.state = after
        self.events += events
        assert replay_hand(self.deal, self.events) == after, "the log is not the state"
        assert sum(after.stacks) + after.pot == sum(self.deal.stacks), "chips were made or lost"

    @property
    def to_act(self) -> int | None:
        """The number of the seat whose turn it is."""
        return None if self.state.turn is None else self.state.turn.seat + 1

    @property
    def offer(self) -> tuple[int, int, int]:
        """(to call, smallest, largest) of the player to act."""
        turn = self.state.turn
        assert turn is not None, "nobody is asked"
        return turn.call, turn.min_to, turn.max_to

    @property
    def stacks(self) -> list[int]:
        return list(self.state.stacks)

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def shown(self) -> list[int]:
        """Numbers of the seats that showed, in order."""
        return [seat + 1 for seat in self.state.shown or ()]

    @property
    def pots(self) -> list[tuple[int, dict[int, int]]]:
        """Each pot awarded: its amount, and what each seat number got of it."""
        return [(pot.amount, {seat + 1: share for seat, share in pot.shares}) for pot in self.state.awards]

    def told(self, kind: type[HandEvent]) -> list[HandEvent]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def deal(
    stacks: Sequence[int],
    blinds: str = "10/20",
    *,
    ante: int = 0,
    big_blind_ante: int = 0,
    button: int | None = None,
    small: int | None = -1,
    big: int | None = None,
    cards: Cards | None = None,
    board: str = "",
    away: Sequence[int] = (),
    clock: int = 0,
) -> HandPlay:
    """A hand of seats 1, 2, 3 … with these stacks (0 = empty seat), the button on the last one unless told otherwise.

    `small` None = a dead small blind.
    """
    players = seats_with_chips(tuple(stacks))
    button_seat = (len(stacks) if button is None else button) - 1
    spots = first_positions(button_seat, players)
    small_seat = spots.small if small == -1 else None if small is None else small - 1
    small_blind, big_blind = blinds.split("/")
    settled = Deal(
        stacks=tuple(stacks),
        blinds=Blinds(int(small_blind), int(big_blind), big_blind_ante or ante, bool(big_blind_ante)),
        button=button_seat,
        small_seat=small_seat,
        big_seat=spots.big if big is None else big - 1,
        deck=stack_deck(CLOCKWISE[button_seat][players], cards or {}, board),
        away=sum([1 << seat - 1 for seat in away]),
        clock=clock,
    )
    return HandPlay(settled)


HOST = PlayerId(101)


def person(number: int) -> PlayerId:
    """The id of the person (or house player) who took seat `number`."""
    return PlayerId(100 + number)


class TablePlay:
    """One table, all that has happened at it, and what time it is there (milliseconds)."""

    def __init__(self) -> None:
        self.state: Tournament = new_table()
        self.log: list[Event] = []
        self.now = 1_000_000
        self.edited = False

    def do(self, command: Command) -> list[Event]:
        """Apply a command that must be legal; what it and what follows from it said."""
        before = self.state.copy()
        after, events = apply(self.state, command, self.now)
        assert self.state == before, "the caller's table changed"
        self.state = after
        self.log += events
        self._check()
        return events

    def refuses(self, command: Command) -> Reason:
        """Why a command is refused. The table must be the same afterwards."""
        before = self.state.copy()
        try:
            apply(self.state, command, self.now)
        except Rejected as rejected:
            assert self.state == before, "a refused command changed the table"
            return rejected.reason
        raise AssertionError(f"{command!r} was not refused")

    def _check(self) -> None:
        if not self.edited:
            assert replay(self.log) == self.state, "the log is not the state"
        if self.state.phase is not Phase.LOBBY:
            assert self.chips == self.brought, "chips were made or lost"

    @property
    def chips(self) -> int:
        """All chips there ever were: stacks, bets and pots, and those that left play."""
        return sum([row.stack for _, row in self.state.rows()]) + self.state.chips_removed

    @property
    def brought(self) -> int:
        """The chips that there must be: what everybody started with, or what the ledger says. Source: T5."""
        if self.state.rules.buying:
            return sum([account.bought_in - account.cashed_out for account in self.state.ledger])
        return self.state.started_with * self.state.rules.starting_stack

    def edit_stacks(self, stacks: Sequence[int]) -> TablePlay:
        """Between two hands, give seats 1, 2, 3 … these stacks, whose sum must be that of the tournament."""
        self.edited = True
        for seat, stack in enumerate(stacks):
            if self.state.seats[seat] is not None:
                self.state.change_row(seat, stack=stack)
        self._check()
        return self

    def wait(self, milliseconds: int) -> TablePlay:
        """Let time pass."""
        self.now += milliseconds
        return self

    def deal(self, cards: Cards | None = None, board: str = "") -> TablePlay:
        """Deal the next hand, stacked so that seats get `cards`."""
        started = StartHand(DECK).decide(self.state, self.now)
        settled = getattr(started, "deal", None)
        assert isinstance(settled, Deal)
        order = CLOCKWISE[settled.button][seats_with_chips(settled.stacks)]
        self.do(StartHand(stack_deck(order, cards or {}, board)))
        return self

    def play(self, lines: str) -> list[Event]:
        """Play `1 folds, 2 calls` as the players' own presses."""
        events: list[Event] = []
        for words in lines.split(","):
            turn = self.turn
            seat, action = action_of(words, turn, self.hand.price)
            row = self.state.seats[seat]
            assert row is not None
            events += self.do(Act(row.player, turn.no, action))
        return events

    def fold_out(self) -> TablePlay:
        """Deal a hand in which everybody folds to the big blind."""
        self.deal()
        while self.state.hand_running:
            self.play(f"{self.turn.seat + 1} folds")
        return self

    def fold_hands(self, count: int) -> TablePlay:
        """Deal that many hands in which everybody folds."""
        for _ in range(count):
            self.fold_out()
        return self

    def time_out(self) -> list[Event]:
        """Let the clock of the player to act run out."""
        turn = self.turn
        self.now = max(self.now, turn.deadline)
        return self.do(TimeOut(turn.no))

    def knock_out(self, *losers: int, winner: int) -> list[Event]:
        """Deal a hand in which `losers` go all-in and lose to `winner`; everybody else folds."""
        holes = iter(("2c7d", "2h7c", "2d7h", "2s7s", "3c8d"))
        self.deal({winner: "AsAh", **{seat: next(holes) for seat in losers}}, "AdAcKsQh9d")
        events: list[Event] = []
        while self.state.hand_running:
            seat = self.turn.seat + 1
            inside = seat == winner or seat in losers
            events += self.play(f"{seat} {'is all-in' if inside else 'folds'}")
        return events

    def check_down(self) -> list[Event]:
        """Everybody checks or calls until the hand is over."""
        events: list[Event] = []
        while self.state.hand_running:
            events += self.play(f"{self.to_act} {'calls' if self.turn.call else 'checks'}")
        return events

    def all_fold(self) -> list[Event]:
        """Everybody folds to the last one."""
        events: list[Event] = []
        while self.state.hand_running:
            events += self.play(f"{self.to_act} {'folds' if self.turn.call else 'checks'}")
        return events

    def join(self, number: int, seat: int | None = None) -> list[Event]:
        """The person who has, or would have had, seat `number` sits down; on `seat` if told."""
        events = self.do(Join(person(number), f"Player {number}"))
        assert seat is None or self.state.seat_of(person(number)) == seat - 1
        return events

    def leave(self, number: int) -> list[Event]:
        return self.do(Leave(person(number)))

    def come_back(self, number: int) -> list[Event]:
        return self.do(ComeBack(self.row(number).player))

    def change_speed(self, speed: Speed) -> list[Event]:
        return self.do(ChangeSpeed(PlayerId(999), speed, admin=True))

    @property
    def hand(self) -> Hand:
        assert self.state.hand is not None, "no hand was dealt"
        return self.state.hand

    @property
    def turn(self) -> Turn:
        assert self.hand.turn is not None, "nobody is asked"
        return self.hand.turn

    @property
    def to_act(self) -> int | None:
        hand = self.state.hand
        return None if hand is None or hand.turn is None else hand.turn.seat + 1

    @property
    def blinds(self) -> tuple[int, int]:
        """Small and big blind of the hand being played, or the last one."""
        return self.hand.deal.blinds.small, self.hand.deal.blinds.big

    @property
    def spots(self) -> tuple[int, int | None, int]:
        """Numbers of the seats with the button, the small blind (None = dead) and the big blind."""
        settled = self.hand.deal
        return settled.button + 1, None if settled.small_seat is None else settled.small_seat + 1, settled.big_seat + 1

    @property
    def places(self) -> dict[int, int]:
        """By seat number taken at the start, the final place; before the end only those who are out."""
        if self.state.standings:
            return {int(each.player) - 100: each.place for each in self.state.standings}
        return {int(out.player) - 100: out.place for out in self.state.outs}

    def row(self, number: int) -> SeatRow:
        row = self.state.seats[number - 1]
        assert row is not None, f"nobody sits on {number}"
        return row

    def seen_by(self, number: int | None) -> TableView:
        """The table as the person who took seat `number` sees it, None for an onlooker."""
        return view(self.state, None if number is None else person(number))


def open_lobby(people: int = 1, house: int = 0, rules: Rules | None = None) -> TablePlay:
    """A lobby; person 1 is its host."""
    table = TablePlay()
    table.do(OpenTable(rules or sit_and_go(), "en", HOST, "Ann"))
    for number in range(2, people + 1):
        table.do(Join(person(number), f"Player {number}"))
    for number in range(people + 1, people + house + 1):
        table.do(Join(person(number), f"House {number}", house=True, by=HOST))
    return table


def seat_people(people: int, house: int = 0, rules: Rules | None = None, button: int | None = None) -> TablePlay:
    """A Sit & Go that has started, the button drawn on the last seat unless told otherwise."""
    table = open_lobby(people, house, rules)
    table.do(StartTournament(HOST, (button or people + house) - 1))
    return table


ADMIN = PlayerId(999)


def draw_for(button: int, players: int) -> int:
    """A draw in which seat `button` of `players` gets the ace of spades and everybody before it a two. Source: B10."""
    assert 1 <= button <= players
    draw = 52 - button
    for drawn in range(button - 1):
        draw *= 52 - drawn
    return draw


def seat_club(people: int, house: int = 0, button: int | None = None, **settings: Any) -> TablePlay:
    """A club tournament that has started, with the button on the last seat unless told otherwise; `settings` are those
    of `club`.
    """
    table = open_lobby(people, house, club(**settings))
    players = people + house
    table.do(StartTournament(HOST, draw_for(button or players, players)))
    return table


def sit_at(people: int, house: int = 0, button: int | None = None, **settings: Any) -> TablePlay:
    """An open table that has started, the button drawn on the last seat unless told otherwise; `settings` are those of
    `open_table`.
    """
    return seat_people(people, house, open_table(**settings), button)
