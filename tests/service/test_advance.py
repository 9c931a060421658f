"""What is settled in advance: when it may be, what it comes to, and when it lapses."""

from __future__ import annotations

import contextlib
import random

import pytest

from bot.service.advance import Advance, Advances, NotInAdvance, Offer, Why, offer
from bot.service.plan import Due, Pace, plan
from bot.service.ports import Logged
from engine import apply, evolve, new_table
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.cards import DECK, Card
from engine.commands import (
    Act,
    ComeBack,
    Command,
    Join,
    Leave,
    OpenTable,
    Pause,
    Remove,
    Resume,
    StartHand,
    StartTournament,
    TimeOut,
)
from engine.errors import Reason, Rejected
from engine.events import BetMade, Called, Cause, Checked, Folded
from engine.hand import Hand, Street, Turn
from engine.presence_events import WentAway
from engine.rules import sit_and_go
from engine.tournament import Phase, PlayerId
from engine.tournament_events import HandStarted

ANN, BOB, CEM, EVE = PlayerId(1001), PlayerId(1002), PlayerId(1003), PlayerId(1009)
PEOPLE = (ANN, BOB, CEM)


class Story:
    """Three players at 10/20 with 1,000 each. Ann has the button and acts first before the flop, last after it; Bob is
    the small blind, Cem the big blind. Or `seats` of them.
    """

    def __init__(self, seats: int = 3) -> None:
        self.table, self.log, self.at, self.advances = new_table(), list[Logged](), 0, Advances()
        self.do(OpenTable(sit_and_go(seats=seats), "en", ANN, "Ann"))
        self.do(*[Join(PlayerId(ANN + each), f"Player {each}") for each in range(1, seats)])
        self.do(StartTournament(ANN, 0), StartHand(DECK))

    def do(self, *commands: Command) -> Story:
        for command in commands:
            self.at += 1000
            self.table, events = apply(self.table, command, self.at)
            self.advances.settle(self.table)
            for event in events:
                if isinstance(event, HandStarted):
                    self.log.clear()
                self.log.append(Logged(len(self.log) + 1, event, self.at))
        return self

    def play(self, *actions: Action) -> Story:
        """Whoever is to act does this, one after the other."""
        for action in actions:
            self.do(Act(self.to_act, self.turn.no, action))
        return self

    @property
    def hand(self) -> Hand:
        assert self.table.hand is not None
        return self.table.hand

    @property
    def turn(self) -> Turn:
        assert self.hand.turn is not None
        return self.hand.turn

    @property
    def to_act(self) -> PlayerId:
        row = self.table.seats[self.turn.seat]
        assert row is not None
        return row.player

    def check_or_fold(self, player: PlayerId) -> Story:
        self.advances.check_or_fold(self.table, self.log, player, self.turn.no, offer(self.table, player).call)
        return self

    def call_up_to(self, player: PlayerId, price: int, since: int | None = None) -> Story:
        since = self.turn.no if since is None else since
        self.advances.call_up_to(self.table, self.log, player, since, price)
        return self

    def used(self) -> Act:
        """What was settled happens."""
        act = self.advances.use(self.table, self.turn.no)
        self.do(act)
        return act


def refused(story: Story, player: PlayerId) -> Reason | Why | None:
    """Why `player` may settle nothing now."""
    try:
        offer(story.table, player)
    except Rejected as rejected:
        return rejected.reason
    except NotInAdvance as refusal:
        return refusal.why
    return None


# ---- what is on offer


def test_who_owes_something_may_call_up_to_it_and_who_owes_nothing_may_not() -> None:
    story = Story()
    assert offer(story.table, BOB) == Offer(10, False, story.turn.no)
    assert offer(story.table, CEM) == Offer(0, False, story.turn.no)
    story.play(Raise(60))
    assert offer(story.table, CEM) == Offer(40, False, story.turn.no)


def test_a_short_stack_never_owes_more_than_it_has() -> None:
    story = Story().play(Raise(1000))
    assert offer(story.table, CEM) == Offer(980, True, story.turn.no)


def test_nothing_is_settled_on_ones_own_turn() -> None:
    assert refused(Story(), ANN) is Why.YOUR_TURN


def test_nothing_is_settled_by_strangers_and_by_those_who_folded() -> None:
    story = Story().play(Fold())
    assert refused(story, EVE) is Reason.NOT_SEATED
    assert refused(story, ANN) is Reason.FOLDED


def test_nothing_is_settled_once_all_in() -> None:
    assert refused(Story().play(Raise(1000)), ANN) is Reason.ALL_IN


def test_nothing_is_settled_in_a_run_out_or_after_a_hand() -> None:
    assert refused(Story().play(Fold(), Raise(1000), Call()), ANN) is not None
    assert refused(Story().play(Fold(), Fold()), BOB) is Reason.NO_HAND


def test_nothing_is_settled_while_the_table_is_paused() -> None:
    assert refused(Story().do(Pause(ANN)), BOB) is Reason.PAUSED


def test_nothing_is_settled_by_somebody_who_is_leaving() -> None:
    assert refused(Story().do(Leave(BOB)), BOB) is Why.AWAY


def test_nothing_is_settled_for_a_hand_that_is_over() -> None:
    story = Story()
    since = story.turn.no
    story.play(Fold(), Fold()).do(StartHand(DECK))
    waiting = next(player for player in PEOPLE if player != story.to_act)
    price = offer(story.table, waiting).call
    for settle in (story.advances.check_or_fold, story.advances.call_up_to):
        with pytest.raises(NotInAdvance) as raised:
            settle(story.table, story.log, waiting, since, price)
        assert raised.value.why is Why.OLD_HAND
    assert story.advances.of(waiting) is None


@pytest.mark.parametrize("price", [11, 9, 0])
def test_a_price_that_was_not_shown_cannot_be_settled(price: int) -> None:
    story = Story()
    for settle in (story.advances.check_or_fold, story.advances.call_up_to):
        with pytest.raises(Rejected) as raised:
            settle(story.table, story.log, BOB, story.turn.no, price)
        assert raised.value.reason is Reason.PRICE_CHANGED
    assert story.advances.of(BOB) is None


def test_there_is_no_call_where_nothing_is_owed() -> None:
    story = Story()
    with pytest.raises(Rejected) as raised:
        story.call_up_to(CEM, 0)
    assert raised.value.reason is Reason.NOTHING_TO_CALL
    assert story.advances.of(CEM) is None


def test_the_same_price_on_a_later_street_is_another_price() -> None:
    story = Story()
    before_the_flop = story.turn.no
    story.play(Call(), Call(), Check(), Bet(20))
    assert story.to_act == CEM
    assert offer(story.table, ANN).call == 20
    for settle in (story.advances.check_or_fold, story.advances.call_up_to):
        with pytest.raises(NotInAdvance) as raised:
            settle(story.table, story.log, ANN, before_the_flop, 20)
        assert raised.value.why is Why.OLD_STREET
    story.call_up_to(ANN, 20)


@pytest.mark.parametrize("since", [0, 2, 99])
def test_a_decision_there_never_was_on_this_street_is_no_proof_of_what_was_seen(since: int) -> None:
    with pytest.raises(NotInAdvance):
        Story().call_up_to(BOB, 10, since=since)


# ---- what it comes to


def test_check_or_fold_checks_when_that_is_free() -> None:
    story = Story().check_or_fold(CEM).play(Call(), Call())
    act = story.used()
    assert (act.player, act.action, act.price) == (CEM, Check(), 0)
    assert any(each.event == Checked(2, Cause.PLAYER) for each in story.log)


def test_check_or_fold_folds_when_it_still_costs_what_it_did() -> None:
    story = Story().play(Raise(60)).check_or_fold(CEM).play(Fold())
    assert story.used().action == Fold()
    assert any(each.event == Folded(2, Cause.PLAYER) for each in story.log)


def test_call_up_to_calls_at_the_price_that_was_shown() -> None:
    story = Story().play(Raise(60)).call_up_to(CEM, 40).play(Fold())
    act = story.used()
    assert (act.action, act.price) == (Call(), 40)
    assert any(isinstance(each.event, Called) and each.event.amount == 40 for each in story.log)


def test_a_call_for_nearly_everything_lapses_when_it_would_be_all_in_and_an_all_in_call_stands() -> None:
    story = Story().play(Raise(990)).call_up_to(CEM, 970)
    story.play(Raise(1000))
    assert story.advances.of(CEM) is None, "20 of 1,000 were in: 970 was not yet all-in, 980 is"
    story = Story().play(Raise(1000)).call_up_to(CEM, 980).play(Call())
    assert story.used().action == Call()


def test_it_is_due_shortly_after_the_turn_begins_and_long_before_the_clock_runs_out() -> None:
    story = Story().check_or_fold(BOB).play(Call())
    settled = story.advances.answer(story.table) is not None
    wake = plan(story.table, story.log, story.at, Pace(), settled=settled)
    assert wake is not None
    assert (wake.due, wake.turn) == (Due.ADVANCE, story.turn.no)
    assert 500 <= wake.at - story.at <= 1100
    asked = plan(story.table, story.log, story.at, Pace())
    assert asked is not None
    assert asked.due is Due.TIME_OUT


def test_nothing_is_due_before_the_turn_or_while_the_table_is_paused() -> None:
    story = Story().check_or_fold(BOB)
    assert story.advances.answer(story.table) is None
    story.play(Call())
    assert story.advances.answer(story.table) is not None
    story.do(Pause(ANN))
    assert story.advances.answer(story.table) is None
    story.do(Resume(ANN))
    assert story.used().action == Fold()


def test_it_counts_once() -> None:
    story = Story().check_or_fold(CEM).play(Call(), Call())
    story.used()
    assert story.advances.of(CEM) is None
    assert story.to_act == BOB
    story.play(Check())
    assert story.to_act == CEM
    assert story.advances.answer(story.table) is None


def test_acting_in_advance_is_no_missed_turn() -> None:
    story = Story()
    story.at = story.turn.deadline
    story.do(TimeOut(story.turn.no))
    story.play(Fold()).do(StartHand(DECK))
    for _ in range(6):
        if story.to_act != ANN and refused(story, ANN) is None:
            break
        story.play(Call() if story.turn.call else Check())
    assert next(row.missed for _, row in story.table.rows() if row.player == ANN) == 1
    story.check_or_fold(ANN)
    while story.to_act != ANN:
        story.play(Call() if story.turn.call else Check())
    story.used()
    assert next(row.missed for _, row in story.table.rows() if row.player == ANN) == 0


# ---- when it lapses


def test_it_is_taken_back() -> None:
    story = Story().check_or_fold(BOB)
    assert story.advances.take_back(BOB)
    assert not story.advances.take_back(BOB)
    story.play(Call())
    assert story.advances.answer(story.table) is None


def test_it_can_be_taken_back_on_the_turn_until_it_is_used() -> None:
    story = Story().check_or_fold(BOB).play(Call())
    assert story.advances.take_back(BOB)
    assert story.advances.answer(story.table) is None


def test_what_is_being_done_cannot_be_taken_back_and_stays_until_it_is_known_to_be_done() -> None:
    story = Story().check_or_fold(BOB).play(Call())
    act = story.advances.use(story.table, story.turn.no)
    assert story.advances.of(BOB) is None
    assert not story.advances.take_back(BOB)
    assert story.advances.answer(story.table) == act
    story.advances.settle(story.table)  # it was not done after all
    assert story.advances.of(BOB) is not None
    assert story.used() == act
    assert not story.advances.take_back(BOB)
    assert story.advances.answer(story.table) is None


def test_the_other_choice_takes_its_place_and_the_same_one_changes_nothing() -> None:
    story = Story().check_or_fold(BOB).call_up_to(BOB, 10)
    assert story.advances.of(BOB) == Advance(1, story.hand.street, 10, calls=True)
    story.call_up_to(BOB, 10).check_or_fold(BOB).check_or_fold(BOB)
    assert story.advances.of(BOB) == Advance(1, story.hand.street, 10)


def test_a_call_lapses_when_the_price_rises_and_the_player_is_asked() -> None:
    story = Story().call_up_to(BOB, 10).play(Raise(60))
    assert story.to_act == BOB
    assert story.advances.of(BOB) is None
    assert story.advances.answer(story.table) is None


def test_check_or_fold_lapses_when_the_price_changes_and_the_player_is_asked() -> None:
    for story in (Story().check_or_fold(BOB).play(Raise(60)), Story().check_or_fold(CEM).play(Raise(60), Call())):
        assert story.advances.of(story.to_act) is None
        assert story.advances.answer(story.table) is None
        assert story.advances.let_down(story.to_act, story.turn.no)


def test_a_check_waits_for_the_next_street_and_lapses_when_somebody_bets_there() -> None:
    story = Story().play(Call()).check_or_fold(ANN).play(Call(), Check())
    assert story.hand.street is Street.FLOP
    assert story.advances.of(ANN) is not None
    story.play(Check(), Check())
    assert (story.to_act, story.used().action) == (ANN, Check())
    story = Story().play(Call()).check_or_fold(ANN).play(Call(), Check(), Bet(40))
    assert story.advances.of(ANN) is None
    story.play(Fold())
    assert story.to_act == ANN
    assert story.advances.answer(story.table) is None
    assert story.advances.let_down(ANN, story.turn.no)


def test_the_same_price_after_another_one_is_not_the_one_that_was_settled() -> None:
    """Ann checks for nothing before the flop; on the flop it costs something, on the turn nothing again."""
    story = Story().play(Call()).check_or_fold(ANN).play(Call(), Check(), Bet(40), Call())
    story.play(Call(), Check(), Check())
    assert story.to_act == ANN
    assert story.turn.call == 0
    assert story.advances.answer(story.table) is None


def test_who_was_let_down_is_so_for_that_decision_only() -> None:
    story = Story().check_or_fold(BOB).play(Raise(60))
    turn = story.turn.no
    assert not story.advances.let_down(CEM, turn)
    story.play(Call(), Call())
    assert story.hand.street is Street.FLOP
    assert story.to_act == BOB
    assert not story.advances.let_down(BOB, story.turn.no)
    assert not story.advances.let_down(BOB, turn)


def test_who_settles_something_new_or_took_it_back_is_not_let_down() -> None:
    story = Story().check_or_fold(CEM).play(Raise(60)).check_or_fold(CEM)
    story.advances.take_back(CEM)
    story.play(Call())
    assert story.to_act == CEM
    assert not story.advances.let_down(CEM, story.turn.no)


def test_nobody_is_let_down_by_a_hand_that_ends() -> None:
    story = Story().check_or_fold(CEM).play(Fold(), Fold()).do(StartHand(DECK))
    while story.to_act != CEM:
        story.play(Call())
    assert not story.advances.let_down(CEM, story.turn.no)


def test_a_call_lapses_with_its_street() -> None:
    story = Story().play(Raise(60)).call_up_to(CEM, 40)
    assert story.advances.of(CEM) is not None
    seen = story.table.copy()
    seen.hand = story.hand.copy()
    seen.hand.street = Street.FLOP  # the same price, another street
    story.advances.settle(seen)
    assert story.advances.of(CEM) is None


def test_everything_lapses_when_the_hand_ends() -> None:
    story = Story().check_or_fold(CEM).check_or_fold(BOB).play(Fold())
    assert story.used().player == BOB
    assert not story.table.hand_running
    assert story.advances.of(CEM) is None
    story.do(StartHand(DECK))
    assert story.advances.answer(story.table) is None


def test_nothing_is_kept_for_another_hand_even_if_nobody_looked_meanwhile() -> None:
    story = Story().check_or_fold(CEM)
    kept, story.advances = story.advances, Advances()
    story.play(Fold(), Fold()).do(StartHand(DECK))
    kept.settle(story.table)
    assert kept.of(CEM) is None


def test_everything_lapses_when_the_players_own_press_comes_first() -> None:
    story = Story().check_or_fold(BOB).play(Call())
    stale = story.turn.no
    story.play(Raise(80))
    assert any(isinstance(each.event, BetMade) and each.event.seat == 1 for each in story.log)
    assert story.advances.of(BOB) is None
    with pytest.raises(Rejected) as raised:
        story.advances.use(story.table, stale)
    assert raised.value.reason is Reason.STALE_TURN


def test_it_lapses_when_the_player_leaves_or_is_removed() -> None:
    assert Story().check_or_fold(BOB).do(Leave(BOB)).advances.of(BOB) is None
    assert Story().check_or_fold(BOB).do(Remove(EVE, BOB, True)).advances.of(BOB) is None


def test_it_lapses_when_the_player_goes_away_and_does_not_return_with_them() -> None:
    story = Story().check_or_fold(BOB)
    evolve(story.table, WentAway(1))
    story.advances.settle(story.table)
    assert story.advances.of(BOB) is None
    assert refused(story, BOB) is Why.AWAY
    story.do(ComeBack(BOB))
    assert story.advances.of(BOB) is None
    assert refused(story, BOB) is None


def test_what_one_settles_is_nobody_elses() -> None:
    story = Story().check_or_fold(BOB).check_or_fold(CEM)
    story.advances.take_back(CEM)
    assert story.advances.of(BOB) is not None
    assert story.advances.of(CEM) is None
    story.play(Call())
    assert story.used().player == BOB


# ---- always


def shuffled(chance: random.Random) -> tuple[Card, ...]:
    return tuple(chance.sample(DECK, len(DECK)))


def any_action(chance: random.Random, turn: Turn, price: int) -> Action:
    """Something legal, small raises more often than big ones, so that hands last."""
    if turn.max_to and chance.random() < 0.4:
        to = chance.choice([turn.min_to, turn.min_to, turn.max_to])
        return Raise(to) if price else Bet(to)
    if not turn.call:
        return Check()
    return Call() if chance.random() < 0.7 else Fold()


@pytest.mark.parametrize("seed", range(12))
def test_what_is_due_is_legal_and_never_costs_more_than_was_settled(seed: int) -> None:
    chance = random.Random(seed)
    story, people, used = Story(6), [PlayerId(1001 + each) for each in range(6)], 0
    while story.table.phase is Phase.RUNNING and story.table.hand_number < 60:
        if not story.table.hand_running:
            assert all(story.advances.of(player) is None for player in people)
            story.do(StartHand(shuffled(chance)))
            continue
        player = chance.choice(people)
        with contextlib.suppress(Rejected, NotInAdvance):
            found = offer(story.table, player)
            if found.call and chance.random() < 0.6:
                story.call_up_to(player, found.call)
            else:
                story.check_or_fold(player)
        if story.advances.answer(story.table) is None:
            story.play(any_action(chance, story.turn, story.hand.price))
            continue
        made, price = story.advances.of(story.to_act), story.turn.call
        assert made is not None
        act = story.used()
        used += 1
        assert act.price == price
        if made.calls:
            assert act.action == Call()
            assert 0 < price <= made.price
        else:
            assert act.action == (Fold() if price else Check())
            assert price == made.price
    assert used >= 5
