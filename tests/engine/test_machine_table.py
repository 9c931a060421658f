"""Random commands at one table, by players, strangers and the floor: what must hold at every moment."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import apply, evolve, legal_actions, new_table, replay, view
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.cards import DECK
from engine.commands import (
    Act,
    AskToSee,
    Cancel,
    ChangeRules,
    ChangeSpeed,
    CloseIdle,
    ComeBack,
    Command,
    DeclareMisdeal,
    Event,
    Join,
    Leave,
    OpenTable,
    Pause,
    Penalise,
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
    UseTime,
    Warn,
)
from engine.deck import SHUFFLE_BYTES, shuffled
from engine.errors import Rejected
from engine.floor_events import PenaltyKind
from engine.formats import club, open_table
from engine.rules import Preset, Rules, Speed, sit_and_go
from engine.structures import AnteKind, Antes
from engine.tournament import Phase, PlayerId, Tournament
from engine.tournament_events import HandStarted
from tests.engine.ledger_histories import check_chips
from tests.engine.secrets_in import check_view

PLAYERS = st.integers(101, 108).map(PlayerId)
AMOUNTS = st.integers(-50, 7000)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.just(Fold()), st.just(Check()), st.just(Call()), AMOUNTS.map(Bet), AMOUNTS.map(Raise)
)
TURNS = st.integers(0, 40)
RULES = st.builds(
    sit_and_go, seats=st.integers(2, 6), stack=st.sampled_from([1000, 2000]), speed=st.sampled_from(Speed)
)
CLUBS = st.builds(
    club,
    seats=st.integers(2, 6),
    stack=st.sampled_from([100, 1000]),
    preset=st.sampled_from([Preset.HYPER, Preset.DEEP]),
    antes=st.builds(Antes, st.sampled_from(AnteKind), st.integers(1, 3)),
    minutes=st.sampled_from([0, 2]),
    time_bank=st.integers(0, 3),
    hand_cap=st.sampled_from([0, 10]),
)
OPEN_TABLES = st.builds(open_table, seats=st.integers(2, 6), buy_in=st.sampled_from([100, 1000]))
FLOOR = PlayerId(999)
COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.builds(Act, PLAYERS, TURNS, ACTIONS),
    st.builds(TimeOut, TURNS),
    st.builds(ComeBack, PLAYERS),
    st.builds(Leave, PLAYERS),
    st.builds(Remove, PLAYERS, PLAYERS, st.booleans()),
    st.builds(Pause, st.one_of(st.none(), PLAYERS), st.booleans()),
    st.builds(Resume, st.one_of(st.none(), PLAYERS), st.booleans()),
    st.builds(ChangeSpeed, PLAYERS, st.sampled_from(Speed), st.booleans()),
    st.builds(ShowCards, PLAYERS, st.integers(0, 5), st.integers(0, 4)),
    st.builds(Join, PLAYERS, st.just("Late"), st.booleans()),
    st.builds(ChangeRules, PLAYERS, RULES, st.just("de"), st.booleans()),
    st.builds(StartTournament, st.one_of(st.none(), PLAYERS), st.integers(0, 1000)),
    st.builds(StartHand, st.sampled_from([DECK, DECK[:-1]])),
    st.builds(OpenTable, RULES, st.just("en"), PLAYERS, st.just("Ann")),
    st.builds(Recover, st.integers(0, 2_000_000)),
    st.builds(SitOut, PLAYERS),
    st.builds(TopUp, PLAYERS),
)
HANDS = st.integers(0, 4)
RULINGS: st.SearchStrategy[Command] = st.one_of(
    st.builds(UseTime, PLAYERS, HANDS),
    st.builds(AskToSee, PLAYERS, HANDS, st.one_of(st.none(), st.integers(0, 6))),
    st.builds(Warn, st.just(FLOOR), PLAYERS, st.just("why"), st.just(True)),
    st.builds(
        Penalise,
        st.just(FLOOR),
        PLAYERS,
        st.sampled_from(PenaltyKind),
        st.sampled_from([-1, 1, 50, 5000]),
        st.just(""),
        st.just(True),
    ),
    st.builds(Remove, st.just(FLOOR), PLAYERS, st.just(True)),
    st.builds(UndoRuling, st.one_of(st.just(FLOOR), PLAYERS), st.booleans()),
)
COMINGS: st.SearchStrategy[Command] = st.one_of(
    st.builds(Join, PLAYERS, st.just("Late"), st.booleans()),
    st.builds(Leave, PLAYERS),
    st.builds(SitOut, PLAYERS),
    st.builds(ComeBack, PLAYERS),
    st.builds(TopUp, PLAYERS),
    st.builds(Remove, st.just(FLOOR), PLAYERS, st.just(True)),
    st.builds(UndoRuling, st.just(FLOOR), st.just(True)),
)
ENDINGS: st.SearchStrategy[Command] = st.one_of(st.just(CloseIdle()), st.builds(Cancel, PLAYERS, st.booleans()))


class TableMachine(RuleBasedStateMachine):
    """One table from the lobby on."""

    table: Tournament
    shadow: Tournament  # what the events alone make
    log: list[Event]
    now: int

    @initialize(rules=RULES, people=st.integers(1, 5), house=st.integers(0, 3), draw=st.integers(0, 5))
    def open(self, rules: Rules, people: int, house: int, draw: int) -> None:
        self._open(rules, people, house, draw)

    def _open(self, rules: Rules, people: int, house: int, draw: int) -> None:
        self.table = new_table()
        self.shadow = new_table()
        self.log = []
        self.now = 1_000_000
        self._try(OpenTable(rules, "en", PlayerId(101), "Ann"))
        for number in range(102, 101 + people):
            self._try(Join(PlayerId(number), f"Player {number}"))
        for number in range(1, house + 1):
            self._try(Join(PlayerId(number), f"House {number}", True, PlayerId(101)))
        self._try(StartTournament(PlayerId(101), draw))

    def _try(self, command: Command) -> bool:
        before = self.table.copy()
        try:
            after, events = apply(self.table, command, self.now)
        except Rejected:
            assert self.table == before, "a refused command changed the table"
            return False
        assert self.table == before, "the caller's table changed"
        self.table = after
        self.log += events
        for event in events:
            evolve(self.shadow, event)
        return True

    @rule(command=COMMANDS, later=st.sampled_from([0, 0, 1000, 50_000]))
    def anything(self, command: Command, later: int) -> None:
        self.now += later
        self._try(command)

    @rule(command=ENDINGS, really=st.integers(0, 9))
    def rarely_end_it(self, command: Command, really: int) -> None:
        if really == 9:
            self._try(command)

    @precondition(lambda self: self.table.phase is Phase.RUNNING and not self.table.hand_running)
    @rule(entropy=st.binary(min_size=SHUFFLE_BYTES, max_size=SHUFFLE_BYTES))
    def deal(self, entropy: bytes) -> None:
        possible = self.table.paused is None and self.table.can_deal
        assert self._try(StartHand(shuffled(entropy))) == possible

    @precondition(lambda self: self.table.phase is Phase.RUNNING and self.table.hand_running)
    @rule(kind=st.sampled_from(["fold", "call", "call", "raise", "all-in"]), size=st.floats(0, 1))
    def act_legally(self, kind: str, size: float) -> None:
        self._act(kind, size)

    @precondition(lambda self: self.table.phase is Phase.RUNNING and self.table.hand_running)
    @rule()
    def miss_a_turn(self) -> None:
        turn = self.table.hand.turn if self.table.hand is not None else None
        if turn is not None:
            self.now = max(self.now, turn.deadline)
            self._try(TimeOut(turn.no))

    def _act(self, kind: str, size: float) -> None:
        hand = self.table.hand
        assert hand is not None
        if hand.turn is None:
            return
        row = self.table.seats[hand.turn.seat]
        assert row is not None
        offer = legal_actions(self.table, row.player)
        if offer is None:
            assert self.table.paused is not None
            return
        action: Action = Call() if offer.call else Check()
        if kind == "fold" and offer.call:
            action = Fold()
        elif kind in ("raise", "all-in") and offer.max_to:
            to = offer.max_to if kind == "all-in" else offer.min_to + int(size * (offer.max_to - offer.min_to))
            action = Raise(to) if hand.price else Bet(to)
        assert self._try(Act(row.player, hand.turn.no, action, offer.call)), "what is on offer was refused"

    @invariant()
    def the_log_is_the_state(self) -> None:
        assert self.shadow == self.table

    @invariant()
    def a_replay_from_the_last_hand_started_is_the_state(self) -> None:
        starts = [at for at, event in enumerate(self.log) if isinstance(event, HandStarted)]
        if starts:
            assert replay(self.log[starts[-1] :]) == self.table

    @invariant()
    def chips_are_conserved(self) -> None:
        table = self.table
        if table.phase is Phase.LOBBY or not table.started_with:
            return
        if table.rules.buying:
            check_chips(table)
            return
        stacks = sum([row.stack for _, row in table.rows()])
        assert stacks + table.chips_removed == table.started_with * table.rules.starting_stack
        if table.hand_running:
            assert table.hand is not None
            assert sum(table.hand.stacks) + table.hand.pot == stacks

    @invariant()
    def nobody_sees_what_they_may_not(self) -> None:
        hand = self.table.hand
        for number in (None, *range(101, 107)):
            viewer = None if number is None else PlayerId(number)
            seat = None if viewer is None else self._seat_in_hand(viewer)
            seen = view(self.table, viewer)
            check_view(seen, hand, seat)
            assert [each.seat for each in seen.seats] == [each for each, _ in self.table.rows()]

    def _seat_in_hand(self, player: PlayerId) -> int | None:
        """Where `player` was when this hand was dealt: who went out in it may still see the own cards."""
        started = next((event for event in reversed(self.log) if isinstance(event, HandStarted)), None)
        return self.table.seat_of(player) if started is None else started.table.seat_of(player)

    @invariant()
    def places_are_a_ranking(self) -> None:
        if not self.table.standings:
            return
        places = sorted([standing.place for standing in self.table.standings])
        assert len(places) == self.table.started_with
        assert places[0] == 1
        for at, place in enumerate(places):
            assert place == at + 1 or place == places[at - 1]

    @invariant()
    def the_table_pauses_when_all_people_are_away(self) -> None:
        table = self.table
        leaver = table.rules.buying and any([row.leaving and table.in_hand(seat) for seat, row in table.rows()])
        if table.phase is Phase.RUNNING and table.everybody_away and not leaver:
            assert table.paused is not None

    @invariant()
    def a_running_hand_waits_for_somebody_unless_the_table_is_paused(self) -> None:
        table = self.table
        if table.phase is Phase.RUNNING and table.hand_running and table.paused is None:
            assert table.hand is not None
            turn = table.hand.turn
            assert turn is not None
            row = table.seats[turn.seat]
            assert row is not None
            assert not row.away

    def teardown(self) -> None:
        """Every tournament ends, and the whole log makes the same table."""
        if not hasattr(self, "log"):
            return
        for step in range(5000):
            if self.table.phase is not Phase.RUNNING:
                break
            self._one_step_towards_the_end(step)
        assert self.table.phase is not Phase.RUNNING
        self.places_are_a_ranking()
        self.chips_are_conserved()
        assert replay(self.log) == self.table

    def _one_step_towards_the_end(self, step: int) -> None:
        if self.table.rules.buying and not self.table.closing:
            assert self._try(Cancel(FLOOR, True))
            return
        table = self.table
        if table.paused is not None:
            for _, row in table.rows():
                self._try(ComeBack(row.player))
            if self.table.paused is not None:
                assert self._try(Resume(PlayerId(999), admin=True))
        elif table.hand_running:
            self._act("all-in", 1)
        else:
            assert self._try(StartHand(shuffled(step.to_bytes(SHUFFLE_BYTES, "big")[::-1])))


class ClubMachine(TableMachine):
    """A club tournament: antes, the time bank, rulings, misdeals."""

    @initialize(rules=CLUBS, people=st.integers(2, 5), house=st.integers(0, 3), draw=st.integers(0, 10**12))
    def open(self, rules: Rules, people: int, house: int, draw: int) -> None:
        self._open(rules, people, house, draw)

    @rule(command=RULINGS, later=st.sampled_from([0, 1000, 5000]))
    def rule_on_it(self, command: Command, later: int) -> None:
        self.now += later
        self._try(command)

    @precondition(lambda self: self.table.phase is Phase.RUNNING and self.table.hand_running)
    @rule(entropy=st.binary(min_size=SHUFFLE_BYTES, max_size=SHUFFLE_BYTES))
    def deal_again(self, entropy: bytes) -> None:
        hand = self.table.hand
        assert hand is not None
        acted = (hand.acted | hand.dealt_in & ~hand.live) & ~hand.spared
        early = not hand.board and hand.shown is None and acted.bit_count() < 2
        taken = self._try(DeclareMisdeal(FLOOR, self.table.hand_number, shuffled(entropy), "", True))
        assert taken == early
        if taken and self.table.hand_running:
            again = self.table.hand
            assert again is not None
            assert again.deal.deck == shuffled(entropy)
            assert again.opening == hand.opening

    @precondition(lambda self: self.table.phase is Phase.RUNNING and self.table.hand_running)
    @rule()
    def take_time(self) -> None:
        turn = self.table.hand.turn if self.table.hand is not None else None
        row = None if turn is None else self.table.seats[turn.seat]
        if turn is not None and row is not None and self._try(UseTime(row.player, self.table.hand_number)):
            after = self.table.seats[turn.seat]
            assert after is not None
            assert after.bank == row.bank - 1

    @invariant()
    def nobody_is_penalised_out_of_the_game(self) -> None:
        table = self.table
        if table.phase is not Phase.RUNNING:
            return
        assert all([row.stack > 0 for _, row in table.rows()])
        assert all(
            [row.bank >= 0 and row.warnings >= 0 and row.dead_bet >= 0 and row.fine >= 0 for _, row in table.rows()]
        )


class OpenMachine(TableMachine):
    """An open table: coming, going, sitting out, topping up, closing."""

    @initialize(rules=OPEN_TABLES, people=st.integers(1, 5), house=st.integers(0, 3), draw=st.integers(0, 5))
    def open(self, rules: Rules, people: int, house: int, draw: int) -> None:
        self._open(rules, people, house, draw)

    @rule(command=COMINGS, later=st.sampled_from([0, 1000, 4_000_000]))
    def come_and_go(self, command: Command, later: int) -> None:
        self.now += later
        self._try(command)

    @invariant()
    def the_ledger_of_a_closed_table_sums_to_zero(self) -> None:
        if self.table.phase is Phase.OVER:
            assert sum([account.bought_in - account.cashed_out for account in self.table.ledger]) == 0

    @invariant()
    def nobody_is_dealt_in_without_chips_or_sitting_out(self) -> None:
        for seat, row in self.table.rows():
            if self.table.ready >> seat & 1:
                assert row.stack
                assert not row.sitting_out


OFTEN = settings(
    max_examples=120,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestTableMachine = TableMachine.TestCase
TestTableMachine.settings = OFTEN
TestClubMachine = ClubMachine.TestCase
TestClubMachine.settings = settings(OFTEN, max_examples=70)
TestOpenMachine = OpenMachine.TestCase
TestOpenMachine.settings = settings(OFTEN, max_examples=70)
