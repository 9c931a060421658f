"""Club tournaments in which everything happens that a club has."""

from __future__ import annotations

from engine.actions import Call, Fold
from engine.commands import (
    Act,
    AskToSee,
    Cancel,
    ChangeSpeed,
    ComeBack,
    DeclareMisdeal,
    Leave,
    Pause,
    Penalise,
    Remove,
    Resume,
    ShowCards,
    SitOut,
    TopUp,
    UndoRuling,
    UseTime,
    Warn,
)
from engine.errors import Reason
from engine.floor_events import PenaltyKind
from engine.formats import club
from engine.rules import Blinds, Preset, Speed
from engine.structures import AnteKind, Antes
from tests.crash.history import ADMIN, ANN, BOB, CAROL, DAVE, ERIN, FRANK, History, Writer

OWN = (Blinds(10, 20), Blinds(20, 40, 5), Blinds(30, 60, 60, True), Blinds(50, 100, 100, True), Blinds(100, 200, 20))


def by_hands(seed: int) -> History:
    """Own levels with antes of both kinds: the time bank, absence and its penalties, a misdeal, a removal."""
    rules = club(seats=5, stack=2000, preset=Preset.OWN, own=OWN, hands=3, clock=20_000, time_bank=2)
    w = Writer(f"club by hands {seed}", rules, seed)
    w.seat([BOB, CAROL, DAVE, ERIN])
    w.deal()
    _time_bank(w)
    w.finish()
    _absence(w)
    _penalties(w)
    _misdeal(w)
    _removal(w)
    _asking(w)
    w.must(ChangeSpeed(ADMIN, Speed.TURBO, admin=True))
    w.play_out()
    w.may_not(UndoRuling(ADMIN, admin=True), Reason.GAME_OVER)
    return w.history


def _time_bank(w: Writer) -> None:
    player, number = w.to_act, w.table.hand_number
    w.must(UseTime(player, number))
    w.may_not(UseTime(player, number), Reason.JUST_EXTENDED)
    assert w.do(UseTime(player, number), wait=4000)
    w.do(UseTime(player, number), wait=4000)
    assert w.history.steps[-1].refused is Reason.NO_TIME_LEFT
    w.stay()
    w.may_not(UseTime(player, number), Reason.NOT_YOUR_TIME)


def _absence(w: Writer) -> None:
    """Carol misses turn after turn: a warning, then penalties are offered; she comes back in between."""
    for _ in range(3):
        w.until_acts(CAROL)
        w.time_out()
        w.do(ComeBack(CAROL))
    w.finish()


def _penalties(w: Writer) -> None:
    """A dead bet that is posted, a fine taken in a hand and between hands, and what is taken back."""
    w.until_acts(CAROL)
    w.may_not(UndoRuling(ADMIN, admin=True), Reason.NOTHING_TO_UNDO)
    w.must(Penalise(ADMIN, CAROL, PenaltyKind.DEAD_BET, 50, "absent", admin=True))
    w.must(Warn(ADMIN, BOB, "talks", admin=True), UndoRuling(ADMIN, admin=True))
    w.must(Penalise(ADMIN, BOB, PenaltyKind.FINE, 30, "talks", admin=True))
    w.finish()
    w.must(UndoRuling(ADMIN, admin=True))
    w.must(Penalise(ADMIN, BOB, PenaltyKind.FINE, 40, admin=True))
    w.must(Penalise(ADMIN, DAVE, PenaltyKind.DEAD_BET, 35, admin=True), UndoRuling(ADMIN, admin=True))
    w.must(Penalise(ADMIN, DAVE, PenaltyKind.DEAD_BET, 25, admin=True))
    w.may_not(Penalise(BOB, DAVE, PenaltyKind.DEAD_BET, 25), Reason.NOT_FLOOR)
    w.may_not(Penalise(ANN, DAVE, PenaltyKind.DEAD_BET, 25), Reason.SEATED_FLOOR)
    w.deal()
    w.finish()


def _misdeal(w: Writer) -> None:
    w.deal()
    number = w.table.hand_number
    w.stay()
    w.must(DeclareMisdeal(ADMIN, number, w.deck(), "a card fell", admin=True))
    w.must(Pause(ANN, why="a look at the deck"))
    w.must(DeclareMisdeal(ADMIN, number, w.deck(), "and once more", admin=True))
    w.must(Resume(ANN))
    w.stay()
    w.stay()
    w.may_not(DeclareMisdeal(ADMIN, number, w.deck(), admin=True), Reason.MISDEAL_TOO_LATE)
    w.finish()


def _removal(w: Writer) -> None:
    w.deal()
    w.must(Remove(ADMIN, ERIN, admin=True, why="soft play"), UndoRuling(ADMIN, admin=True))
    if w.table.hand_running and w.somebody_acts and w.to_act != ERIN:
        w.stay()
    w.must(Remove(ADMIN, ERIN, admin=True, why="again"))
    w.may_not(Remove(ADMIN, ERIN, admin=True), Reason.ALREADY_LEAVING)
    w.finish()
    w.may_not(Remove(ADMIN, ERIN, admin=True), Reason.NO_SUCH_PLAYER)
    w.may_not(TopUp(ANN), Reason.NOT_IN_THIS_FORMAT)
    w.may_not(SitOut(ANN), Reason.NOT_IN_THIS_FORMAT)


def _asking(w: Writer) -> None:
    """Hands are played to the showdown until one is mucked, which is asked for; another one is shown by choice."""
    for _ in range(12):
        w.deal()
        number = w.table.hand_number
        folded = w.to_act
        w.act(Fold() if w.turn.call else Call())
        w.finish(long=True)
        hand = w.table.hand
        assert hand is not None
        if not hand.mucked:
            continue
        mucked = hand.mucked.bit_length() - 1
        live = [seat for seat, row in w.table.rows() if hand.live >> seat & 1 and seat != mucked]
        asker = w.table.seats[live[0]]
        owner = w.table.seats[mucked]
        assert asker is not None and owner is not None
        w.may_not(AskToSee(folded, number, mucked), Reason.NOT_AT_SHOWDOWN)
        w.must(ShowCards(owner.player, number, 2))
        w.must(AskToSee(asker.player, number, mucked))
        w.may_not(ShowCards(owner.player, number, 3), Reason.ALREADY_SHOWN)
        w.deal()
        w.may_not(AskToSee(asker.player, number, mucked), Reason.TOO_LATE_TO_ASK)
        w.finish()
        return
    raise AssertionError("nobody mucks; choose another seed")


def by_minutes(seed: int) -> History:
    """Levels that rise by time: not in a pause, several at once after a long hand, at another speed."""
    rules = club(
        seats=4, stack=1500, antes=Antes(AnteKind.EACH, 2), minutes=5, clock=30_000, time_bank=3, preset=Preset.DEEP
    )
    w = Writer(f"club by minutes {seed}", rules, seed)
    w.seat([BOB, CAROL, FRANK])
    for number in range(1, 16):
        if w.table.phase.value == "over":
            break
        w.deal(long_after=240_000 + number * 1000)
        if number == 3:
            w.must(UseTime(w.to_act, w.table.hand_number))
            w.time_out()
        if number == 5:
            w.must(Pause(ADMIN, admin=True, why="supper"))
            assert w.do(Resume(ADMIN, admin=True), wait=3_600_000)
        if number == 7:
            w.must(ChangeSpeed(ADMIN, Speed.TURBO, admin=True))
        if number == 9:
            w.must(Leave(FRANK))
        w.finish(long=number % 3 == 0)
    w.play_out()
    return w.history


def cancelled(seed: int) -> History:
    """A club that the floor ends in mid-hand."""
    w = Writer(f"club cancelled {seed}", club(seats=3, clock=20_000), seed)
    w.seat([BOB, CAROL])
    w.deal()
    w.stay()
    player = w.to_act
    w.must(Cancel(ADMIN, admin=True, why="the cards are marked"))
    w.may_not(Act(player, 2, Fold()), Reason.GAME_OVER)
    w.may_not(Cancel(ADMIN, admin=True), Reason.GAME_OVER)
    return w.history


def everybody_gone(seed: int) -> History:
    """All people stay away; the table stands still, somebody comes back, and house players end it alone."""
    w = Writer(f"club of the absent {seed}", club(seats=3, clock=20_000), seed)
    w.seat([BOB], house=1)
    for _ in range(40):
        if w.table.paused is not None:
            break
        if not w.table.hand_running:
            w.deal()
        elif w.to_act in (ANN, BOB):
            w.time_out()
        else:
            w.stay()
    assert w.table.paused is not None
    w.may_not(Resume(ANN), Reason.EVERYBODY_AWAY)
    w.must(ComeBack(BOB))
    w.play_out()
    return w.history
