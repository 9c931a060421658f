"""Whole games, played by the engine, to be stored."""

from __future__ import annotations

from random import Random

import engine
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.commands import (
    Act,
    AskToSee,
    ChangeRules,
    ChangeSpeed,
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
    StartHand,
    StartTournament,
    TimeOut,
    UndoRuling,
    UseTime,
    Warn,
)
from engine.deck import shuffled
from engine.errors import Rejected
from engine.floor_events import PenaltyKind
from engine.formats import club
from engine.hand import Turn
from engine.rules import Blinds, Preset, Rules, Speed, Structure
from engine.structures import AnteKind, Antes
from engine.tournament import Phase, PlayerId, Tournament
from tests.engine.ledger_histories import History

STARTED_AT = 1_700_000_000_000
HOST = PlayerId(300_000_000_000_000_001)
ADMIN = PlayerId(300_000_000_000_000_099)


class Game:
    """A game of people who do everything the rules allow, and now and then nothing at all; the same for one seed."""

    def __init__(self, seed: int, players: int = 6, *, antes: bool = False) -> None:
        self.random = Random(seed)
        self.table: Tournament = engine.new_table()
        self.log: list[Event] = []
        self.at = STARTED_AT
        seats = 6 if players > 2 else 2
        levels = tuple([Blinds(20 * level, 40 * level, 5 * level, level % 2 == 0) for level in range(1, 6)])
        structure = Structure(levels, hands=5) if antes else Structure()
        self._open(players, Rules(seats=seats, speed=Speed.TURBO, structure=structure))

    def do(self, command: Command) -> bool:
        """Whether the engine took the command."""
        try:
            self.table, events = engine.apply(self.table, command, self.at)
        except Rejected:
            return False
        self.log += events
        return True

    def _open(self, players: int, rules: Rules) -> None:
        self.do(OpenTable(Rules(seats=rules.seats), "en", HOST, "Ann *the* Añejo 🃏"))
        for number in range(1, players):
            self.do(Join(PlayerId(HOST + number), f"Player {number}", house=number == 2))
        self.do(Join(PlayerId(HOST + 50), "too late"))
        self.do(Leave(PlayerId(HOST + 1)))
        self.do(Join(PlayerId(HOST + 1), "back again"))
        self.do(ChangeRules(HOST, rules, "de"))
        self.do(StartTournament(HOST, self.random.getrandbits(64)))

    def start_hand(self) -> None:
        self.do(StartHand(shuffled(self.random.randbytes(64))))

    def step(self) -> None:
        """One decision, one ruling, or the next hand."""
        self.at += 1000
        roll = self.random.random()
        if roll < 0.02:
            self.do(Pause(HOST))
            self.do(Resume(HOST))
        elif roll < 0.03:
            self.do(Recover(self.at - 500))
        elif roll < 0.04:
            speed = Speed.NORMAL if self.table.rules.speed is Speed.TURBO else Speed.TURBO
            self.do(ChangeSpeed(ADMIN, speed, admin=True))
        elif roll < 0.045:
            leaver = PlayerId(HOST + self.random.randrange(1, 6))
            self.do(Remove(ADMIN, leaver, admin=True) if self.random.random() < 0.5 else Leave(leaver))
        for _, row in self.table.rows():
            if row.away:
                self.do(ComeBack(row.player))
        if self.table.paused is not None:
            self.do(Resume(HOST))
        hand = self.table.hand
        if hand is None or hand.over:
            if hand is not None and hand.over:
                self.do(ShowCards(HOST, self.table.hand_number, self.random.randrange(1, 4)))
            self.start_hand()
        elif hand.turn is not None:
            self._decide(hand.turn)

    def _decide(self, turn: Turn) -> None:
        row = self.table.seats[turn.seat]
        hand = self.table.hand
        assert row is not None
        assert hand is not None
        if self.random.random() < 0.1:
            self.at = turn.deadline
            self.do(TimeOut(turn.no))
            return
        actions: list[Action] = [Call(), Call(), Fold()] if turn.call else [Check()]
        if turn.max_to:
            to = self.random.choice([turn.min_to, turn.min_to, turn.max_to])
            actions.append(Raise(to) if hand.price else Bet(to))
        self.do(Act(row.player, turn.no, self.random.choice(actions)))


class ClubGame(Game):
    """A club tournament in which the floor has much to do."""

    def _open(self, players: int, rules: Rules) -> None:
        antes = Antes(self.random.choice((AnteKind.EACH, AnteKind.BIG_BLIND)), 2)
        super()._open(players, club(preset=Preset.HYPER, antes=antes, stack=500, seats=rules.seats))

    def step(self) -> None:
        hand = self.table.hand
        if hand is not None and hand.over and hand.mucked:
            for number in range(6):
                self.do(AskToSee(PlayerId(HOST + number), self.table.hand_number))
        super().step()
        if self.random.random() < 0.4:
            self.do(self._of_a_club())

    def _of_a_club(self) -> Command:
        number = self.table.hand_number
        player = PlayerId(HOST + self.random.randrange(6))
        hand = self.table.hand
        asked = None if hand is None or hand.turn is None else self.table.seats[hand.turn.seat]
        kind = self.random.choice(tuple(PenaltyKind))
        return self.random.choice(
            (
                UseTime(player if asked is None else asked.player, number),
                DeclareMisdeal(ADMIN, number, shuffled(self.random.randbytes(64)), "one card was up", admin=True),
                Warn(ADMIN, player, "« parle » pendant la main 🃏", admin=True),
                Penalise(ADMIN, player, kind, self.random.choice((5, 20)), "slow", admin=True),
                UndoRuling(ADMIN, admin=True),
            )
        )


def club_game(seed: int) -> list[Event]:
    """Every event of a club tournament, from the lobby to the podium."""
    return _to_the_end(ClubGame(seed))


def open_game(seed: int) -> list[Event]:
    """Every event of an open table, from the lobby to the ledger."""
    history = History(seed)
    history.run()
    return history.log


def whole_game(seed: int, players: int = 6, *, antes: bool = False) -> list[Event]:
    """Every event of a game, from the lobby to the podium."""
    return _to_the_end(Game(seed, players, antes=antes))


def _to_the_end(game: Game) -> list[Event]:
    for _ in range(20_000):
        if game.table.phase is Phase.OVER:
            return game.log
        game.step()
    raise AssertionError("the game does not end")


def abandoned_lobby() -> list[Event]:
    """A lobby whose host leaves, then everybody."""
    table = engine.new_table()
    log: list[Event] = []
    for command in (OpenTable(Rules(), "fr", HOST, "Ann"), Join(ADMIN, "Ben"), Leave(HOST), Leave(ADMIN)):
        table, events = engine.apply(table, command, STARTED_AT)
        log += events
    return log


def lobby() -> list[Event]:
    """The first event of a table."""
    return engine.apply(engine.new_table(), OpenTable(Rules(), "en", HOST, "Ann"), STARTED_AT)[1]


def joins(count: int) -> list[Event]:
    """So many different events that follow a lobby's first."""
    table = engine.replay(lobby())
    events: list[Event] = []
    for number in range(1, count + 1):
        table, new = engine.apply(table, Join(PlayerId(HOST + number), f"Player {number}"), STARTED_AT)
        events += new
        table, new = engine.apply(table, Leave(PlayerId(HOST + number)), STARTED_AT)
        events += new
    return events[:count]
