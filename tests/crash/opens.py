"""Open tables on which everything happens that an open table has."""

from __future__ import annotations

from engine.commands import (
    AskToSee,
    Cancel,
    CloseIdle,
    ComeBack,
    DeclareMisdeal,
    Join,
    Leave,
    Pause,
    Penalise,
    Remove,
    Resume,
    ShowCards,
    SitOut,
    StartHand,
    TopUp,
    UseTime,
    Warn,
)
from engine.errors import Reason
from engine.floor_events import PenaltyKind
from engine.formats import open_table
from tests.crash.history import ADMIN, ANN, BOB, CAROL, DAVE, ERIN, FRANK, NAMES, History, Writer

MINUTE = 60_000


def full_evening(seed: int) -> History:
    """Coming and going, sitting out, topping up, busting, and an end that waits for the hand."""
    w = Writer(f"open evening {seed}", open_table(seats=5, buy_in=400, small=5, big=10, clock=20_000), seed)
    w.seat([BOB, CAROL])
    w.deal()
    w.must(Join(DAVE, NAMES[DAVE]))  # during a hand
    w.may_not(Join(DAVE, NAMES[DAVE]), Reason.ALREADY_SEATED)
    w.may_not(TopUp(FRANK), Reason.NOT_SEATED)
    w.may_not(TopUp(DAVE), Reason.NOT_BELOW_BUY_IN)
    w.finish()
    w.must(Join(ERIN, NAMES[ERIN]))  # between hands
    w.may_not(Join(FRANK, NAMES[FRANK]), Reason.TABLE_FULL)
    _sitting_out(w)
    _topping_up(w)
    _leaving(w)
    _no_club_rules(w)
    _busting(w)
    w.deal()
    w.must(Leave(BOB))
    w.must(Cancel(ANN, why="good night"))
    w.may_not(Cancel(ANN), Reason.ALREADY_CLOSING)
    w.may_not(Join(FRANK, NAMES[FRANK]), Reason.ALREADY_CLOSING)
    if w.table.hand_running:
        w.finish(long=True)
    assert w.table.phase.value == "over"
    w.may_not(TopUp(ANN), Reason.GAME_OVER)
    return w.history


def _sitting_out(w: Writer) -> None:
    """Two missed turns in a row, and by choice; one press brings back."""
    for _ in range(2):
        w.until_acts(CAROL)
        w.time_out()
    w.finish()
    w.deal()
    w.must(SitOut(ERIN))
    w.may_not(SitOut(ERIN), Reason.ALREADY_SITTING_OUT)
    w.finish()
    w.deal()
    w.must(ComeBack(CAROL))
    w.may_not(ComeBack(CAROL), Reason.NOT_AWAY)
    w.finish()
    w.must(ComeBack(ERIN))
    w.deal()
    w.finish(long=True)


def _topping_up(w: Writer) -> None:
    """In a hand it is booked, between hands it is done; who has enough gets nothing."""
    w.deal()
    booked = None
    while w.table.hand_running and w.somebody_acts:
        player = w.to_act
        w.stay()
        if booked is None and w.do(TopUp(player)):
            booked = player
            w.may_not(TopUp(player), Reason.TOP_UP_BOOKED)
    assert booked is not None
    for _, row in w.table.rows():
        w.do(TopUp(row.player))
    assert any([step.refused is Reason.NOT_BELOW_BUY_IN for step in w.history.steps[-5:]])


def _leaving(w: Writer) -> None:
    """In a hand it is booked, between hands it is done; within an hour one comes back with what one left with."""
    w.deal()
    w.must(Leave(DAVE))
    w.may_not(Leave(DAVE), Reason.ALREADY_LEAVING)
    w.finish()
    w.must(Leave(ERIN))
    w.may_not(Leave(ERIN), Reason.NOT_SEATED)
    w.must(Join(FRANK, NAMES[FRANK]))  # in the seat just left
    w.deal()
    w.finish()
    assert w.do(Join(DAVE, NAMES[DAVE]), wait=20 * MINUTE)
    w.must(Remove(ADMIN, FRANK, admin=True, why="rude"))
    assert w.do(Join(ERIN, NAMES[ERIN]), wait=90 * MINUTE)
    w.deal()
    w.finish()


def _no_club_rules(w: Writer) -> None:
    w.deal()
    number = w.table.hand_number
    w.may_not(UseTime(w.to_act, number), Reason.NOT_IN_THIS_FORMAT)
    w.may_not(DeclareMisdeal(ADMIN, number, w.deck(), admin=True), Reason.NOT_IN_THIS_FORMAT)
    w.may_not(Warn(ADMIN, BOB, admin=True), Reason.NOT_IN_THIS_FORMAT)
    w.may_not(Penalise(ADMIN, BOB, PenaltyKind.FINE, 5, admin=True), Reason.NOT_IN_THIS_FORMAT)
    w.must(Pause(ANN, why="the doorbell"))
    assert w.do(Resume(ANN), wait=5 * MINUTE)
    w.finish(long=True)
    w.may_not(AskToSee(ANN, number), Reason.NOT_IN_THIS_FORMAT)
    hand = w.table.hand
    assert hand is not None
    for seat, row in w.table.rows():
        if hand.live >> seat & 1 and w.do(ShowCards(row.player, number, 1)):
            w.must(ShowCards(row.player, number, 2))
            break


def _busting(w: Writer) -> None:
    """All-in until somebody has nothing left; who has nothing is dealt nothing until topped up."""
    for _ in range(20):
        w.deal()
        while w.table.hand_running and w.somebody_acts:
            w.shove()
        broke = [row.player for _, row in w.table.rows() if not row.stack]
        if broke and w.table.can_deal:
            w.may_not(ComeBack(broke[0]), Reason.NOT_AWAY)
            w.deal()
            w.must(TopUp(broke[0]))
            w.finish()
            return
        for player in broke:
            w.must(TopUp(player))
    raise AssertionError("nobody goes broke while two have chips; choose another seed")


def with_house(seed: int) -> History:
    """One person and house players: they go broke and buy back by themselves; the table closes for idleness."""
    w = Writer(f"open with house players {seed}", open_table(seats=3, buy_in=200, small=5, big=10, clock=20_000), seed)
    w.seat([], house=2)
    for _ in range(8):
        if w.table.can_deal and w.table.paused is None:
            w.deal()
        while w.table.hand_running and w.somebody_acts:
            w.shove()
        w.do(TopUp(ANN))
    w.must(SitOut(ANN))
    w.do(StartHand(w.deck()), wait=5000)
    assert w.do(CloseIdle(), wait=24 * 60 * MINUTE)
    return w.history
