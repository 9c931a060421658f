"""The pictures a commit is shown as."""

from __future__ import annotations

from bot.presenter.frames import Frame, Kind, frames_after_restart, frames_of, frames_since
from bot.presenter.queue import FrameQueue
from bot.service.plan import Pace
from bot.service.ports import Commit, Logged, TableId
from engine import apply, new_table, replay
from engine.actions import Action, Call, Check, Fold, Raise
from engine.cards import DECK, Card, Deck, parse_cards
from engine.commands import (
    Act,
    Cancel,
    Command,
    DeclareMisdeal,
    Join,
    Leave,
    OpenTable,
    StartHand,
    StartTournament,
)
from engine.formats import club, open_table
from engine.rules import sit_and_go
from engine.tournament import Phase, PlayerId
from engine.tournament_events import HandStarted

ANN, BOB, CAROL = PlayerId(1001), PlayerId(1002), PlayerId(1003)
PACE = Pace()


def deck_that_begins(codes: str) -> Deck:
    first = parse_cards(codes)
    return (*first, *[card for card in DECK if card not in first])


class Table:
    def __init__(self, *players: tuple[PlayerId, str], house: bool = False) -> None:
        self.state, self.log, self.seq, self.at = new_table(), list[Logged](), 0, 0
        self.do(OpenTable(sit_and_go(seats=len(players) + 1), "en", ANN, "Ann"))
        for player, name in players:
            self.do(Join(player, name, house=house, by=ANN))
        self.do(StartTournament(ANN, 0))

    def do(self, command: Command) -> list[Frame]:
        self.at += 1000
        before = self.state
        self.state, events = apply(before, command, self.at)
        first = self.seq + 1
        for event in events:
            self.seq += 1
            self.log = [*([] if isinstance(event, HandStarted) else self.log), Logged(self.seq, event, self.at)]
        return frames_of(
            Commit(TableId(1), first, self.seq, tuple(events), before, self.state, self.at), self.log, PACE
        )

    def act(self, action: Action) -> list[Frame]:
        hand = self.state.hand
        assert hand is not None and hand.turn is not None
        row = self.state.seats[hand.turn.seat]
        assert row is not None
        return self.do(Act(row.player, hand.turn.no, action))


def board(frame: Frame) -> list[Card]:
    assert frame.state.hand is not None
    return list(frame.state.hand.board)


def test_an_action_is_one_picture() -> None:
    table = Table((BOB, "Bob"))
    assert [each.kind for each in table.do(StartHand(DECK))] == [Kind.DEAL]
    assert [each.kind for each in table.act(Call())] == [Kind.EDIT]


def test_s2_board_cards_come_one_by_one_with_a_pause() -> None:
    table = Table((BOB, "Bob"), (CAROL, "Carol"))
    table.do(StartHand(DECK))
    table.act(Fold())
    table.act(Raise(1000))
    frames = table.act(Call())
    assert [len(board(each)) for each in frames[:6]] == [0, 1, 2, 3, 4, 5]
    assert [each.at - table.at for each in frames[:6]] == [PACE.run_out_card * cards for cards in range(6)]
    assert all(each.state.hand is not None and each.state.hand.shown is not None for each in frames)


def test_a_run_out_does_not_tell_who_wins_before_the_river() -> None:
    table = Table((BOB, "Bob"), (CAROL, "Carol"))
    table.do(StartHand(DECK))
    table.act(Fold())
    table.act(Raise(1000))
    for frame in table.act(Call())[:5]:
        assert frame.state.hand is not None and not frame.state.hand.awards
        assert all(len(board(frame)) >= len(getattr(each.event, "cards", ())) for each in frame.log[-1:])


def test_the_podium_comes_after_the_last_hand_has_been_seen() -> None:
    table = Table((BOB, "Bob"))
    table.do(StartHand(deck_that_begins("2c7d AsAh")))
    table.act(Raise(1000))
    frames = table.act(Call())
    assert [each.kind for each in frames] == [Kind.STEP] * 5 + [Kind.EDIT, Kind.END]
    assert frames[-1].at - frames[-2].at == PACE.after_showdown
    assert not frames[-2].state.standings


def test_a_restart_in_a_run_out_goes_on_where_it_was() -> None:
    table = Table((BOB, "Bob"), (CAROL, "Carol"))
    table.do(StartHand(DECK))
    table.act(Fold())
    table.act(Raise(1000))
    frames = table.act(Call())
    seen = frames[2].seq
    left = frames_since(table.log, seen, PACE, 0)
    assert [len(board(each)) for each in left[:3]] == [3, 4, 5]
    assert all(replay([each.event for each in frame.log]) == frame.state for frame in left)


def test_a_hand_that_may_have_a_message_since_before_a_restart_is_posted_before_the_next_one() -> None:
    table = Table((BOB, "Bob"))
    table.do(StartHand(DECK))
    queue = FrameQueue()
    for frame in frames_after_restart(table.log, 0, 0, PACE, 0):
        queue.add(frame, 0)
    table.act(Fold())
    for frame in table.do(StartHand(DECK)):
        queue.add(frame, 0)
    first = queue.head
    assert first is not None and (first.kind, first.hand) == (Kind.DEAL, 1)
    queue.shown(first)
    second = queue.head
    assert second is not None and (second.kind, second.hand) == (Kind.DEAL, 2)


def test_when_only_house_players_are_left_nothing_is_shown_before_the_podium() -> None:
    table = Table((PlayerId(1), "Ada"), (PlayerId(2), "Max"), house=True)
    assert [each.house_finish for each in table.do(Leave(ANN))] == [True]
    assert table.do(StartHand(DECK)) == []
    assert table.act(Call()) == []


def test_a_game_cancelled_while_only_the_house_plays_is_shown() -> None:
    table = Table((PlayerId(1), "Ada"), (PlayerId(2), "Max"), house=True)
    table.do(StartHand(DECK))
    table.do(Leave(ANN))
    frames = table.do(Cancel(ANN))
    assert [each.state.phase for each in frames] == [Phase.OVER], "or the channel would stay taken"


def test_a_check_round_to_the_river_is_never_a_run_out() -> None:
    table = Table((BOB, "Bob"))
    table.do(StartHand(DECK))
    kinds = [each.kind for each in table.act(Call())]
    for _ in range(7):
        kinds += [each.kind for each in table.act(Check())]
    assert set(kinds) == {Kind.EDIT}


class OpenOne(Table):
    """An open table of Ann and one house player, its first hand dealt."""

    def __init__(self, *, house: bool) -> None:
        self.state, self.log, self.seq, self.at = new_table(), list[Logged](), 0, 0
        self.do(OpenTable(open_table(seats=3), "en", ANN, "Ann"))
        self.do(Join(BOB, "Bob", house=house, by=ANN))
        self.do(StartTournament(ANN, 0))
        self.do(StartHand(DECK))


def test_o3_closing_an_open_table_shows_its_last_hand_and_then_the_end() -> None:
    table = OpenOne(house=False)
    table.do(Cancel(ANN))
    hand, end = table.act(Fold())
    assert (hand.kind, end.kind) == (Kind.EDIT, Kind.END)
    assert hand.state.phase is Phase.RUNNING
    assert end.state.end_reason is not None
    assert end.at == hand.at + PACE.after_fold
    again = frames_since(table.log, 0, PACE, now=99_000)
    assert [each.kind for each in again] == [Kind.EDIT, Kind.END]
    assert again[-1].state == table.state
    assert [each.kind for each in frames_since(table.log, hand.seq, PACE, now=99_000)] == [Kind.END], "it has been seen"


def test_o3_a_table_that_waits_ends_at_once_when_it_is_closed() -> None:
    table = OpenOne(house=False)
    table.act(Fold())
    assert [each.kind for each in table.do(Cancel(ANN))] == [Kind.EDIT, Kind.END]


def test_k8_what_house_players_do_at_an_open_table_without_people_is_shown() -> None:
    table = OpenOne(house=True)
    (left,) = table.do(Leave(ANN))
    assert not left.house_finish
    assert not table.state.people_left
    (came,) = table.do(Join(CAROL, "Carol"))
    assert (came.kind, came.state.people_left) == (Kind.EDIT, True)


def test_d3_a_misdeal_is_the_same_message_with_other_cards() -> None:
    table = OpenOne(house=False)
    table.state, table.log, table.seq = new_table(), [], 0
    table.do(OpenTable(club(seats=2), "en", ANN, "Ann"))
    table.do(Join(BOB, "Bob"))
    table.do(StartTournament(ANN, 0))
    (first,) = table.do(StartHand(DECK))
    (again,) = table.do(DeclareMisdeal(CAROL, 1, DECK[::-1], admin=True))
    assert (first.dealt, again.dealt) == ((1, 0), (1, 1))
    assert (again.kind, again.hand) == (Kind.EDIT, 1)
    assert frames_since(table.log, first.seq, PACE, now=0)[0].dealt == (1, 1)
