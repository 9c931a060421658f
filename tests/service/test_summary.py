"""What the podium tells of a tournament."""

from __future__ import annotations

from random import Random

import pytest

from bot.service.house import decide
from bot.service.summary import Summary, summarise
from engine import apply, new_table
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.commands import (
    Act,
    Command,
    DeclareMisdeal,
    Event,
    Join,
    OpenTable,
    ShowCards,
    StartHand,
    StartTournament,
)
from engine.evaluation import Category
from engine.events import HandEnded
from engine.formats import club
from engine.rules import Preset, sit_and_go
from engine.seats import Seat
from engine.tournament import Phase, PlayerId, Tournament
from tests.service.house_games import HOST, deck_with, seen_by_actor, shuffled


class Game:
    """A tournament with its whole log; the button starts with Ann."""

    def __init__(self, seats: int) -> None:
        self.log: list[Event] = []
        self.table: Tournament = new_table()
        self.tell(OpenTable(sit_and_go(seats=seats), "en", HOST, "Ann"))
        for number in range(1, seats):
            self.tell(Join(PlayerId(number), f"House {number}", True, HOST))
        self.tell(StartTournament(HOST, 0))

    def tell(self, command: OpenTable | Join | StartTournament | StartHand | Act | ShowCards) -> None:
        self.table, events = apply(self.table, command, 0)
        self.log += events

    def hand(self, hands: dict[Seat, str], board: str, *actions: Action) -> None:
        button = self.table.first_button if self.table.positions is None else 0
        deck = deck_with(hands, board, len(self.table.seats), button) if hands else shuffled(Random(1))
        self.tell(StartHand(deck))
        self.do(*actions)

    def do(self, *actions: Action) -> None:
        for action in actions:
            assert self.table.hand is not None and self.table.hand.turn is not None
            row = self.table.seats[self.table.hand.turn.seat]
            assert row is not None
            self.tell(Act(row.player, self.table.hand.turn.no, action))

    def summary(self) -> Summary:
        return summarise(self.log)


def test_nothing_played_nothing_to_tell() -> None:
    assert summarise([]) == Summary(0, None, None, ())
    assert Game(2).summary() == Summary(0, None, None, ())


def test_a_hand_that_is_still_running_does_not_count() -> None:
    game = Game(2)
    game.hand({}, "", Call())
    assert game.summary().hands == 0
    assert game.summary().stacks == ((HOST, "Ann", ()), (PlayerId(1), "House 1", ()))


def test_a_bet_nobody_called_is_no_part_of_the_biggest_pot() -> None:
    """P3: 500 into the blinds, folded to: 20 from each."""
    game = Game(2)
    game.hand({}, "", Raise(500), Fold())
    assert game.summary().biggest_pot == (40, 1)
    assert game.summary().best_hand is None


def test_the_biggest_pot_is_all_the_pots_of_a_hand_together_and_the_first_of_its_size() -> None:
    game = Game(2)
    check_down = (Call(), Check(), Check(), Check(), Check(), Check(), Check(), Check())
    game.hand({0: "AsKs", 1: "9h8d"}, "2c7d8sJh3c", *check_down)
    game.hand({}, "", Raise(300), Fold())
    game.hand({}, "", *check_down)
    assert game.summary().biggest_pot == (40, 1)
    assert game.summary().hands == 3


def test_side_pots_count_together() -> None:
    """P1: a short stack in the main pot, the two others beside it."""
    game = Game(3)
    game.hand({0: "AsAd", 1: "7c2d", 2: "KsKd"}, "2h5c8sJhQd", Raise(400), Fold(), Call(), Bet(600), Call())
    assert game.summary().biggest_pot == (2010, 1)


def test_the_best_hand_is_one_that_everybody_saw() -> None:
    """S5: folded quads stay the player's secret, and the winner showed only one card."""
    game = Game(2)
    game.hand({0: "9c9d", 1: "AhKd"}, "9h9s2c7d3s", Call(), Check(), Bet(40), Fold())
    assert game.summary().best_hand is None
    game.tell(ShowCards(PlayerId(1), 1, 1))
    assert game.summary().best_hand is None, "one card is no hand"


def test_a_hand_shown_by_choice_counts() -> None:
    game = Game(2)
    game.hand({0: "9c9d", 1: "AhKd"}, "9h9s2c7d3s", Call(), Check(), Check(), Bet(40), Fold())
    assert game.summary().best_hand is None
    game.tell(ShowCards(HOST, 1, 3))
    best = game.summary().best_hand
    assert best is not None
    name, value, number = best
    assert (name, value.category, number) == ("Ann", Category.FOUR_OF_A_KIND, 1)


def test_the_best_of_several_showdowns_and_the_first_of_equals() -> None:
    game = Game(2)
    check_down = (Call(), Check(), Check(), Check(), Check(), Check(), Check(), Check())
    game.hand({0: "AsKs", 1: "9h8d"}, "2c7d8sJh3c", *check_down)
    best = game.summary().best_hand
    assert best is not None and best[0] == "House 1" and best[1].category is Category.PAIR
    game.hand({}, "", *check_down)
    later = game.summary().best_hand
    assert later is not None and not later[1] < best[1]


def test_all_in_hands_are_named_with_the_whole_board() -> None:
    """S2: turned up before the flop, a flush by the river."""
    game = Game(2)
    game.hand({0: "AsKs", 1: "QhQd"}, "2s7s8dJs3c", Raise(1000), Call())
    best = game.summary().best_hand
    assert best is not None
    assert (best[0], best[1].category, best[1].ranks, best[2]) == ("Ann", Category.FLUSH, (14, 13, 11, 7, 2), 1)


def test_stacks_have_one_value_a_hand_and_nothing_once_out() -> None:
    game = Game(3)
    game.hand({0: "AsAd", 1: "7c2d", 2: "KsKd"}, "2h5c8sJhQd", Raise(1000), Fold(), Call())
    game.hand({}, "", Fold())
    lines = {name: stacks for _, name, stacks in game.summary().stacks}
    assert lines["House 2"] == (0, 0)
    assert lines["Ann"][0] == 2010
    assert lines["House 1"][0] == 990
    assert game.summary().hands == 2


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_whole_tournaments_add_up(seats: int) -> None:
    """T5: after every hand all stacks together are all the chips there are."""
    game, chance = Game(seats), Random(seats)
    while game.table.phase is Phase.RUNNING:
        game.tell(StartHand(shuffled(chance)))
        while game.table.phase is Phase.RUNNING and game.table.hand and game.table.hand.turn:
            game.do(decide(seen_by_actor(game.table), chance.randbytes(8)))
    summary = game.summary()
    assert summary.hands == game.table.hand_number == len([event for event in game.log if isinstance(event, HandEnded)])
    assert len(summary.stacks) == seats
    assert {len(stacks) for _, _, stacks in summary.stacks} == {summary.hands}
    for after in zip(*[stacks for _, _, stacks in summary.stacks], strict=True):
        assert sum(after) == 1000 * seats
    assert summary.biggest_pot is not None and 40 <= summary.biggest_pot[0] <= 1000 * seats
    winner = game.table.standings[0]
    assert {player: stacks[-1] for player, _, stacks in summary.stacks}[winner.player] == winner.chips


def test_a_hand_dealt_again_counts_once_and_with_its_new_cards() -> None:
    table, events = new_table(), list[Event]()

    def do(command: Command) -> None:
        nonlocal table
        table, more = apply(table, command, 1_000)
        events.extend(more)

    do(OpenTable(club(seats=2, preset=Preset.DEEP), "en", HOST, "Ann"))
    do(Join(PlayerId(HOST + 1), "Bob"))
    do(StartTournament(HOST, 1))
    do(StartHand(deck_with({0: "As Ah", 1: "Kd Kc"}, "Ac Ad 7h 8h 2d", 2, 0)))
    do(DeclareMisdeal(PlayerId(1), 1, deck_with({0: "2s 3h", 1: "7d 7c"}, "9c Jd 7h 8h 2d", 2, 0), admin=True))
    while (hand := table.hand) is not None and hand.turn is not None:
        row = table.seats[hand.turn.seat]
        assert row is not None
        do(Act(row.player, hand.turn.no, Call() if hand.turn.call else Check()))
    summary = summarise(events)
    assert summary.hands == 1
    assert summary.best_hand is not None
    assert summary.best_hand[1].category is Category.THREE_OF_A_KIND
