"""Random hands, legal and illegal actions: what must hold at every moment."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.dealer import act, begin, replay
from engine.deck import SHUFFLE_BYTES, shuffled
from engine.errors import Rejected
from engine.evaluation import score
from engine.events import HandEvent, PotsAwarded
from engine.hand import Deal, Hand, Turn
from engine.hand_view import view_hand
from engine.rules import Blinds
from engine.seats import CLOCKWISE, SEATS_IN, seats_with_chips
from tests.engine.secrets_in import check_view

STACKS = st.one_of(st.integers(1, 60), st.integers(1, 3000))
SEATS = st.lists(st.one_of(STACKS, STACKS, STACKS, st.just(0)), min_size=2, max_size=6)
AMOUNTS = st.one_of(st.integers(-50, 4000), st.sampled_from([0, 10**20]))
ANY_ACTION: st.SearchStrategy[Action] = st.one_of(
    st.just(Fold()), st.just(Check()), st.just(Call()), AMOUNTS.map(Bet), AMOUNTS.map(Raise)
)
ENTROPY = st.binary(min_size=SHUFFLE_BYTES, max_size=SHUFFLE_BYTES)


class HandMachine(RuleBasedStateMachine):
    """One hand from the deal to the end."""

    deal: Deal
    hand: Hand
    events: list[HandEvent]

    @initialize(
        stacks=SEATS.filter(lambda stacks: sum([stack > 0 for stack in stacks]) >= 2),
        first=st.integers(0, 5),
        entropy=ENTROPY,
        blinds=st.sampled_from([Blinds(10, 20), Blinds(10, 20, 5), Blinds(25, 50, 50, True), Blinds(7, 15, 3)]),
        dead_small=st.booleans(),
        away=st.integers(0, 63),
        clock=st.sampled_from([0, 45_000]),
    )
    def start(
        self, stacks: list[int], first: int, entropy: bytes, blinds: Blinds, dead_small: bool, away: int, clock: int
    ) -> None:
        players = seats_with_chips(tuple(stacks))
        button = first % len(stacks)
        order = CLOCKWISE[button][players]
        if len(order) == 2:
            big, small = order[0], order[1]
            button = small
        else:
            big, small = (order[0], None) if dead_small else (order[1], order[0])
        away = away if away & 1 else 0
        self.deal = Deal(tuple(stacks), blinds, button, small, big, shuffled(entropy), 17, clock, away & players)
        self.hand, self.events = begin(self.deal, 1000)

    @precondition(lambda self: self.hand.turn is not None)
    @rule(kind=st.sampled_from(["fold", "call", "call", "raise", "all-in"]), size=st.floats(0, 1))
    def act_legally(self, kind: str, size: float) -> None:
        turn = self.hand.turn
        assert turn is not None
        self._apply(turn, _legal(kind, size, turn, self.hand))

    @rule(seat=st.integers(0, 6), action=ANY_ACTION)
    def act_anyhow(self, seat: int, action: Action) -> None:
        turn = self.hand.turn
        before = self.hand.copy()
        try:
            after, events = act(self.hand, seat, action, 2000)
        except Rejected:
            assert self.hand == before
            return
        assert turn is not None
        assert turn.seat == seat
        if isinstance(action, Bet | Raise):
            assert turn.min_to <= action.to <= turn.max_to
        assert self.hand == before
        self.hand = after
        self.events += events

    def _apply(self, turn: Turn, action: Action) -> None:
        before = self.hand.copy()
        after, events = act(self.hand, turn.seat, action, 2000)
        assert self.hand == before
        self.hand = after
        self.events += events

    @invariant()
    def chips_are_conserved(self) -> None:
        hand = self.hand
        assert min(hand.stacks) >= 0
        assert sum(hand.stacks) + sum(hand.committed()) + hand.dead == sum(self.deal.stacks)
        assert min(hand.committed()) >= 0
        assert min(hand.bets()) >= 0

    @invariant()
    def the_log_is_the_state(self) -> None:
        assert replay(self.deal, self.events) == self.hand

    @invariant()
    def a_hand_that_is_not_over_waits_for_somebody(self) -> None:
        hand = self.hand
        assert hand.over == (hand.turn is None)
        if hand.turn is not None:
            bit = 1 << hand.turn.seat
            assert hand.live & hand.able & hand.due & bit
            assert not hand.away & bit

    @invariant()
    def an_offer_is_within_the_stack(self) -> None:
        turn = self.hand.turn
        if turn is not None:
            assert 0 <= turn.call <= self.hand.stacks[turn.seat]
            assert turn.max_to in (0, self.hand.street_stacks[turn.seat])
            assert bool(turn.min_to) == bool(turn.max_to)
            assert turn.min_to <= turn.max_to
            assert not turn.max_to or turn.min_to > self.hand.price

    @invariant()
    def nobody_sees_what_they_may_not(self) -> None:
        for viewer in (None, *range(len(self.deal.stacks))):
            seen = view_hand(self.hand, viewer)
            check_view(seen, self.hand, viewer)
            assert sum([pot.amount for pot in seen.pots()]) == seen.pot

    @invariant()
    def pots_go_to_the_best_hands(self) -> None:
        if not self.hand.over or len(self.hand.board) < 5:
            return
        for pot in [pot for event in self.events if isinstance(event, PotsAwarded) for pot in event.awards]:
            assert sum([share for _, share in pot.shares]) == pot.amount
            values = {}
            for seat in pot.eligible:
                cards = self.hand.cards[seat]
                assert cards is not None
                assert self.hand.live >> seat & 1
                values[seat] = score((*cards, *self.hand.board))
            best = max(values.values())
            assert {seat for seat, _ in pot.shares} == {seat for seat, value in values.items() if value == best}

    @invariant()
    def only_live_hands_are_shown(self) -> None:
        assert set(self.hand.shown or ()) <= set(SEATS_IN[self.hand.live])

    def teardown(self) -> None:
        """Every hand ends: with everybody checking and calling, within four rounds of turns."""
        if not hasattr(self, "hand"):
            return
        for _ in range(4 * 7):
            turn = self.hand.turn
            if turn is None:
                break
            self._apply(turn, Call() if turn.call else Check())
        assert self.hand.over


def _legal(kind: str, size: float, turn: Turn, hand: Hand) -> Action:
    if kind == "fold" and turn.call:
        return Fold()
    if kind in ("raise", "all-in") and turn.max_to:
        to = turn.max_to if kind == "all-in" else turn.min_to + int(size * (turn.max_to - turn.min_to))
        return Raise(to) if hand.price else Bet(to)
    return Call() if turn.call else Check()


TestHandMachine = HandMachine.TestCase
TestHandMachine.settings = settings(
    max_examples=150,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
