"""What falls due at a table, and when."""

from __future__ import annotations

from bot.service.plan import LOBBY_IDLE, PAUSE_IDLE, Due, Pace, plan
from bot.service.ports import Logged
from engine import apply, new_table
from engine.actions import Call, Check, Fold, Raise
from engine.cards import DECK
from engine.commands import (
    Act,
    ChangeRules,
    Command,
    Join,
    Leave,
    OpenTable,
    Pause,
    Recover,
    Resume,
    StartHand,
    StartTournament,
)
from engine.rules import sit_and_go
from engine.tournament import PlayerId
from engine.tournament_events import HandStarted

ANN, BOB, ADA = PlayerId(1001), PlayerId(1002), PlayerId(1)
PACE = Pace()


class Story:
    """A table and its log, driven by commands at chosen seconds."""

    def __init__(self, seats: int = 2) -> None:
        self.table, self.log, self.at, self.seq = new_table(), list[Logged](), 0, 0
        self.do(0, OpenTable(sit_and_go(seats=seats), "en", ANN, "Ann"))

    def do(self, seconds: float, command: Command) -> None:
        self.at = int(seconds * 1000)
        self.table, events = apply(self.table, command, self.at)
        for event in events:
            self.seq += 1
            self.log = [*([] if isinstance(event, HandStarted) else self.log), Logged(self.seq, event, self.at)]

    def act(self, seconds: float, action: Call | Check | Fold | Raise) -> None:
        hand = self.table.hand
        assert hand is not None and hand.turn is not None
        row = self.table.seats[hand.turn.seat]
        assert row is not None
        self.do(seconds, Act(row.player, hand.turn.no, action))

    def next(self) -> tuple[Due, float]:
        wake = plan(self.table, self.log, self.at, PACE)
        assert wake is not None
        return wake.due, wake.at / 1000

    def dealt(self) -> Story:
        self.do(1, Join(BOB, "Bob"))
        self.do(2, StartTournament(ANN, 0))
        self.do(5, StartHand(DECK))
        return self


def test_a_lobby_that_nobody_touches_closes_after_half_an_hour() -> None:
    assert Story(3).next() == (Due.CLOSE, LOBBY_IDLE / 1000)


def test_a_full_lobby_starts_after_a_countdown() -> None:
    story = Story()
    story.do(7, Join(BOB, "Bob"))
    assert story.next() == (Due.START, 17)


def test_leaving_and_rejoining_does_not_restart_the_countdown() -> None:
    story = Story()
    story.do(7, Join(BOB, "Bob"))
    story.do(8, Leave(BOB))
    assert story.next()[0] is Due.CLOSE
    story.do(9, Join(BOB, "Bob"))
    assert story.next() == (Due.START, 17)


def test_changing_the_settings_of_a_lobby_keeps_it_open_for_another_half_hour() -> None:
    story = Story(3)
    story.do(600, ChangeRules(ANN, sit_and_go(seats=4), "fr"))
    assert story.next() == (Due.CLOSE, 600 + LOBBY_IDLE / 1000)


def test_the_first_hand_comes_soon_after_the_start() -> None:
    story = Story()
    story.do(1, Join(BOB, "Bob"))
    story.do(2, StartTournament(ANN, 0))
    assert story.next() == (Due.DEAL, 2 + PACE.first_deal / 1000)


def test_a_turn_ends_at_its_deadline() -> None:
    assert Story().dealt().next() == (Due.TIME_OUT, 50)


def test_the_next_hand_comes_five_seconds_after_a_fold() -> None:
    story = Story().dealt()
    story.act(10, Fold())
    assert story.next() == (Due.DEAL, 15)


def test_a_run_out_is_shown_before_the_pause_after_a_showdown_begins() -> None:
    story = Story().dealt()
    story.act(10, Raise(1000))
    story.act(20, Call())
    if story.table.phase.value == "running":  # a split pot
        assert story.next() == (Due.DEAL, 20 + 5 * PACE.run_out_card / 1000 + 10)
    else:
        assert plan(story.table, story.log, story.at, PACE) is None


def test_a_house_player_thinks_for_a_moment() -> None:
    story = Story()
    story.do(1, Join(ADA, "Ada", house=True, by=ANN))
    story.do(2, StartTournament(ANN, 1))  # Ada has the button and acts first
    story.do(5, StartHand(DECK))
    due, at = story.next()
    assert due is Due.HOUSE
    assert 0.8 <= at - 5 <= 3


def test_a_pause_stops_the_clock_and_closes_the_table_after_a_day() -> None:
    story = Story().dealt()
    story.do(10, Pause(ANN))
    assert story.next() == (Due.CLOSE, 10 + PAUSE_IDLE / 1000)
    story.do(4000, Resume(ANN))
    assert story.next() == (Due.TIME_OUT, 4045)


def test_coming_and_going_between_hands_does_not_hold_up_the_deal() -> None:
    story = Story(3)
    story.do(1, Join(BOB, "Bob"))
    story.do(1, Join(PlayerId(1003), "Carol"))
    story.do(2, StartTournament(ANN, 0))
    story.do(5, StartHand(DECK))
    story.act(8, Fold())
    story.act(9, Fold())
    assert story.next() == (Due.DEAL, 14)
    story.do(13, Leave(ANN))
    assert story.next() == (Due.DEAL, 14)


def after_a_run_out() -> Story:
    """Three players, two of them all-in before the flop at 20 s; two go on."""
    story = Story(3)
    story.do(1, Join(BOB, "Bob"))
    story.do(1, Join(PlayerId(1003), "Carol"))
    story.do(2, StartTournament(ANN, 0))
    story.do(5, StartHand(DECK))
    story.act(8, Fold())
    story.act(10, Raise(1000))
    story.act(20, Call())
    return story


def test_after_a_restart_a_run_out_has_its_time_again() -> None:
    run_out = 5 * PACE.run_out_card / 1000 + 10
    story = after_a_run_out()
    assert story.next() == (Due.DEAL, 20 + run_out)
    story.do(33, Recover(22_000))
    assert story.next() == (Due.DEAL, 33 + run_out)


def test_after_a_restart_a_fold_is_looked_at_again() -> None:
    story = Story().dealt()
    story.act(10, Fold())
    story.do(40, Recover(10_000))
    assert story.next() == (Due.DEAL, 45)


def test_a_restart_in_mid_hand_does_not_change_the_pause_after_it() -> None:
    story = Story().dealt()
    story.do(20, Recover(10_000))
    story.act(30, Fold())
    assert story.next() == (Due.DEAL, 35)
