"""Histories by chance: everybody does everything, allowed or not; the same for one seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.commands import (
    Act,
    AskToSee,
    Cancel,
    ComeBack,
    Command,
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
    UndoRuling,
    UseTime,
    Warn,
)
from engine.floor_events import PenaltyKind
from engine.formats import club, open_table
from engine.rules import Preset, Rules
from engine.structures import AnteKind, Antes
from engine.tournament import Phase
from tests.crash.history import ADMIN, ANN, BOB, CAROL, DAVE, ERIN, FRANK, NAMES, History, Writer

PEOPLE = (ANN, BOB, CAROL, DAVE, ERIN, FRANK)
LIMIT = 260


def wild_club(seed: int) -> History:
    """A club of three to six, by hands or by minutes, with any antes."""
    chance = Random(seed)
    seats = chance.randint(3, 6)
    antes = Antes(chance.choice(list(AnteKind)), chance.randint(1, 3))
    minutes, hands = (chance.randint(5, 9), 0) if seed % 2 else (0, chance.randint(1, 4))
    preset = chance.choice([Preset.REGULAR, Preset.DEEP, Preset.TURBO, Preset.HYPER])
    rules = club(
        seats=seats, stack=800, preset=preset, antes=antes, minutes=minutes, hands=hands, clock=15_000, time_bank=2
    )
    return _wild(f"wild club {seed}", rules, seed, chance, seats)


def wild_open(seed: int) -> History:
    """An open table of up to six."""
    chance = Random(seed)
    rules = open_table(seats=chance.randint(3, 6), buy_in=300, small=5, big=10, clock=15_000)
    return _wild(f"wild open {seed}", rules, seed, chance, chance.randint(2, 3))


def _wild(name: str, rules: Rules, seed: int, chance: Random, players: int) -> History:
    w = Writer(name, rules, seed)
    w.seat(PEOPLE[1:players])
    while len(w.history.steps) < LIMIT and w.table.phase is not Phase.OVER:
        if chance.random() < 0.25:
            w.do(_anything(w, chance), wait=chance.randrange(500, 9000))
        else:
            _play_on(w, chance)
    if w.table.phase is not Phase.OVER:
        w.must(Cancel(ADMIN, admin=True, why="enough"))
        while w.table.hand_running and w.table.phase is not Phase.OVER:
            if w.table.paused is not None:
                w.do(Resume(ANN))
            w.do(Act(w.to_act, w.turn.no, Fold() if w.turn.call else Check()))
    return w.history


def _play_on(w: Writer, chance: Random) -> None:
    """What the game waits for."""
    if w.table.paused is not None:
        for _, row in w.table.rows():
            w.do(ComeBack(row.player))
            w.do(TopUp(row.player))
        w.do(Resume(ANN))
    elif not w.table.hand_running:
        w.do(StartHand(w.deck()), wait=0, long_after=200_000 + chance.randrange(200_000))
        if w.history.steps[-1].refused is not None:  # an open table that waits
            w.do(TopUp(chance.choice(PEOPLE)))
            w.do(Join((who := chance.choice(PEOPLE)), NAMES[who]))
            w.do(ComeBack(chance.choice(PEOPLE)))
    elif chance.random() < 0.15:
        w.time_out()
    else:
        w.do(Act(w.to_act, w.turn.no, _action(w, chance)))


def _action(w: Writer, chance: Random) -> Action:
    turn, hand = w.turn, w.table.hand
    assert hand is not None
    actions: list[Action] = [Call(), Call(), Fold()] if turn.call else [Check(), Check()]
    if turn.max_to:
        to = chance.choice([turn.min_to, turn.min_to, turn.max_to])
        actions.append(Raise(to) if hand.price else Bet(to))
    return chance.choice(actions)


def _anything(w: Writer, chance: Random) -> Command:
    """A command that somebody or other gives, whether it makes sense or not."""
    who, other = chance.choice(PEOPLE), chance.choice(PEOPLE)
    floor = ADMIN if chance.random() < 0.7 else chance.choice(PEOPLE)
    admin = floor == ADMIN
    number = w.table.hand_number
    kind = chance.choice(list(PenaltyKind))
    to_act = w.to_act if w.somebody_acts else who
    likely = [to_act, to_act, who]
    choices: list[Callable[[], Command]] = [
        lambda: UseTime(chance.choice(likely), number),
        lambda: AskToSee(who, number),
        lambda: ShowCards(who, number, chance.randint(1, 3)),
        lambda: Warn(floor, other, "hm", admin),
        lambda: Penalise(floor, other, kind, chance.randrange(0, 400), "hm", admin),
        lambda: UndoRuling(floor, admin),
        lambda: DeclareMisdeal(floor, number, w.deck(), "hm", admin),
        lambda: Pause(floor, admin, why="hm"),
        lambda: Resume(floor, admin),
        lambda: ComeBack(who),
        lambda: SitOut(who),
        lambda: TopUp(who),
        lambda: Join(who, NAMES[who]),
        lambda: Leave(who) if chance.random() < 0.3 else ComeBack(who),
        lambda: Remove(floor, other, admin) if chance.random() < 0.3 else UndoRuling(floor, admin),
        lambda: Act(who, w.table.turns, Fold()),
    ]
    return chance.choice(choices)()
