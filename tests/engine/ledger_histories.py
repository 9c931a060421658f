"""Random histories of open tables: `python -m tests.engine.ledger_histories 10000`

People and house players sit down, leave, sit out, come back, top up, go all-in and miss turns; the floor pauses,
removes and closes, at random. After every event chips are conserved (T5); whatever anybody may see after a command
holds no card that is not theirs, newcomers in a seat included (D1); every history ends, its ledger sums to zero (O3),
and its log makes the same table again.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Sequence

from engine import apply, evolve, legal_actions, new_table, replay, view
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.cards import HoleCards
from engine.commands import (
    Act,
    Cancel,
    CloseIdle,
    ComeBack,
    Command,
    Event,
    Join,
    Leave,
    OpenTable,
    Pause,
    Recover,
    Remove,
    Resume,
    ShowCards,
    SitOut,
    StartHand,
    StartTournament,
    TimeOut,
    TopUp,
    UndoRuling,
)
from engine.deck import SHUFFLE_BYTES, shuffled
from engine.errors import Rejected
from engine.formats import open_table
from engine.hand import Hand
from engine.hand_view import FACE_DOWN
from engine.open_events import SatDown
from engine.seats import Seat
from engine.tournament import Phase, PlayerId, Tournament
from engine.tournament_events import HandStarted
from engine.view import SeatView, TableView

ADMIN = PlayerId(999)
HOST = PlayerId(101)
PEOPLE = [PlayerId(number) for number in range(101, 109)]
VIEWERS = (None, ADMIN, *PEOPLE)
TAKEN_OVER = "a newcomer takes the seat of somebody who was dealt in"
RETURNED = "somebody returns with the stack left with"
STEPS = 100  # commands of a history before it is brought to its end


class History:
    """One open table from its lobby to its ledger."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.table = new_table()
        self.shadow = new_table()
        self.log: list[Event] = []
        self.at = 1_000_000
        self.dealt: dict[PlayerId, Seat] = {}
        self.found: Counter[str] = Counter()
        self._open()

    def _open(self) -> None:
        seats = self.chance.randint(2, 6)
        self.do(OpenTable(open_table(seats=seats, buy_in=self.chance.choice((100, 150, 400))), "en", HOST, "Ann"))
        for player in PEOPLE[1 : self.chance.randint(2, seats)]:
            self.do(Join(player, f"P{player}", house=self.chance.random() < 0.25, by=HOST))
        if self.table.occupied.bit_count() < 2:
            self.do(Join(PEOPLE[1], "P"))
        assert self.do(StartTournament(HOST, self.chance.getrandbits(30)))

    def do(self, command: Command) -> bool:
        """Whether the table took the command; all that must hold is checked."""
        try:
            self.table, events = apply(self.table, command, self.at)
        except Rejected:
            return False
        for event in events:
            evolve(self.shadow, event)
            if isinstance(event, HandStarted):
                rows = event.table.seats
                stacks = event.deal.stacks
                self.dealt = {row.player: seat for seat, row in enumerate(rows) if row is not None and stacks[seat]}
            elif isinstance(event, SatDown):
                hand = self.shadow.hand
                self.found[TAKEN_OVER] += hand is not None and bool(hand.deal.stacks[event.seat])
                self.found[RETURNED] += event.returning
            check_chips(self.shadow)
        self.log += events
        self._check_views()
        return True

    def _check_views(self) -> None:
        for viewer in VIEWERS:
            check_seen(view(self.table, viewer), self.table.hand, self.dealt, viewer)

    def run(self) -> Counter[str]:
        """Play to the end; how often each event came up."""
        for _ in range(STEPS):
            if self.table.phase is Phase.OVER:
                break
            self.at += self.chance.choice((500, 500, 5000, 5000, 20_000, 20_000, 20_000, 2_000_000))
            if self.chance.random() < 0.35:
                self.do(self._anything())
            else:
                self._play()
        self._close()
        assert sum([account.bought_in - account.cashed_out for account in self.table.ledger]) == 0
        assert self.table == self.shadow == replay(self.log)
        assert self.table.seats.count(None) == len(self.table.seats)
        return self.found + Counter([event.NAME for event in self.log])

    def _anything(self) -> Command:
        chance = self.chance
        player = chance.choice(PEOPLE)
        absent = [row.player for _, row in self.table.rows() if row.sitting_out or row.away] or [player]
        live = self.table.hand.live if self.table.hand is not None else 0
        holders = [row.player for seat, row in self.table.rows() if live >> seat & 1] or [player]
        house = chance.random() < 0.2
        number = self.table.hand_number
        choices: list[Callable[[], Command]] = [
            *[lambda: Join(player, f"P{player}", house)] * 4,
            *[lambda: Leave(player)] * 2,
            *[lambda: SitOut(player)] * 2,
            *[lambda: ComeBack(chance.choice(absent))] * 4,
            *[lambda: TopUp(player)] * 4,
            *[lambda: ShowCards(chance.choice(holders), number, chance.randint(1, 3))] * 2,
            lambda: Remove(ADMIN, player, admin=True),
            lambda: UndoRuling(ADMIN, admin=True),
            lambda: Pause(ADMIN, admin=True),
            lambda: Resume(ADMIN, admin=True),
            lambda: Recover(self.at - 3000),
        ]
        if chance.random() < 0.03:
            return chance.choice((Cancel(HOST), CloseIdle()))
        return chance.choice(choices)()

    def _play(self) -> None:
        table = self.table
        hand = table.hand
        if table.paused is not None:
            if not self.do(Resume(ADMIN, admin=True)):
                self.do(ComeBack(self.chance.choice(PEOPLE)))
        elif hand is None or hand.over:
            self.do(StartHand(shuffled(self.chance.randbytes(SHUFFLE_BYTES))))
        elif hand.turn is not None and self.chance.random() < 0.12:
            self.at = max(self.at, hand.turn.deadline)
            self.do(TimeOut(hand.turn.no))
        else:
            self._act(hand)

    def _act(self, hand: Hand) -> None:
        turn = hand.turn
        assert turn is not None, "nobody is asked, and nothing happens"
        row = self.table.seats[turn.seat]
        assert row is not None
        offer = legal_actions(self.table, row.player)
        assert offer is not None
        actions: list[Action] = [Call(), Call(), Call(), Fold()] if offer.call else [Check()] * 3
        if offer.max_to:
            wager = Raise if hand.price else Bet
            actions += [wager(offer.min_to), wager(offer.max_to)]
        assert self.do(Act(row.player, turn.no, self.chance.choice(actions), offer.call)), (
            "what is on offer was refused"
        )

    def _close(self) -> None:
        """The host closes the table; whatever is running is played to its end."""
        if self.table.phase is not Phase.OVER and not self.table.closing:
            assert self.do(Cancel(ADMIN, admin=True))
        for _ in range(500):
            if self.table.phase is Phase.OVER:
                return
            if self.table.paused is not None:
                assert self.do(Resume(ADMIN, admin=True))
            hand = self.table.hand
            assert hand is not None
            self._act(hand)
        raise AssertionError("the last hand does not end")


def check_chips(table: Tournament) -> None:
    """Stacks, bets and pots are what was bought in less what was cashed out. Source: T5, O3."""
    if table.phase is Phase.LOBBY:
        return
    there = sum([row.stack for seat, row in table.rows() if not table.in_hand(seat)])
    hand = table.hand
    if hand is not None and not hand.over:
        start = sum(hand.deal.stacks)
        assert sum(hand.stacks) + sum(hand.committed()) + hand.dead == start, "chips were made or lost in a hand"
        there += start if table.phase is Phase.RUNNING else 0
    assert all([row.stack >= 0 for _, row in table.rows()])
    ledger = sum([account.bought_in - account.cashed_out for account in table.ledger])
    assert there == ledger, f"{there} chips at the table, {ledger} in the ledger"


def check_seen(seen: TableView, hand: Hand | None, dealt: dict[PlayerId, Seat], viewer: PlayerId | None) -> None:
    """The view holds no card that is neither the viewer's, nor shown, nor on the board. Source: D1, S1, S2, S5."""
    if hand is None or seen.hand is None or not hand.cards:
        return
    own = dealt.get(viewer) if viewer is not None else None
    held = seen.hand.own_cards
    assert held is None or (own is not None and held is hand.cards[own]), "somebody sees the cards of another"
    for seat, cards in enumerate(seen.hand.open_cards):
        assert cards in (None, _shown(hand, seat)), "a hand lies open that was not shown"
    for each in seen.seats:
        _check_seat(each, hand, dealt, viewer)


def _check_seat(each: SeatView, hand: Hand, dealt: dict[PlayerId, Seat], viewer: PlayerId | None) -> None:
    mine = each.player == viewer
    if each.cards is None:
        assert not (mine and each.dealt_in), "a player does not see the own cards"
        return
    assert dealt.get(each.player) == each.seat, "somebody is shown with the cards of who sat there before"
    allowed: tuple[object, ...] = (FACE_DOWN, _shown(hand, each.seat), hand.cards[each.seat] if mine else FACE_DOWN)
    assert each.cards in allowed, "cards are seen that were not shown"


def _shown(hand: Hand, seat: Seat) -> HoleCards | tuple[object, object] | None:
    cards = hand.cards[seat]
    if cards is None or seat in (hand.shown or ()):
        return cards
    which = hand.open_cards[seat] if hand.open_cards else 0
    return (cards[0] if which & 1 else None, cards[1] if which & 2 else None) if which else None


def run(histories: int, first: int = 0) -> Counter[str]:
    """How often each event came up in that many histories. Raises AssertionError, naming the history."""
    found: Counter[str] = Counter()
    for seed in range(first, first + histories):
        try:
            found += History(seed).run()
        except AssertionError as error:
            raise AssertionError(f"history {seed}: {error}") from error
    return found


def main(arguments: Sequence[str]) -> int:
    histories = int(arguments[0]) if arguments else 1000
    found = run(histories)
    print(f"{histories} histories, every ledger sums to zero")
    for name, count in sorted(found.items()):
        print(f"{count:>9}  {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
