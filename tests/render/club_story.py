"""A club tournament with everything that a club adds, and what the channel reads of it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.render.podium_text import podium_text
from bot.render.private_text import status_text
from bot.render.record_text import record_text
from bot.render.table_text import table_text
from bot.service.summary import summarise
from engine.actions import Bet, Call, Check, Fold, Raise
from engine.cards import DECK
from engine.commands import (
    AskToSee,
    DeclareMisdeal,
    Leave,
    Pause,
    Penalise,
    Remove,
    Resume,
    StartHand,
    StartTournament,
    TimeOut,
    UndoRuling,
    UseTime,
    Warn,
)
from engine.floor_events import PenaltyKind
from engine.formats import club
from engine.rules import Blinds, Preset, Rules
from engine.tournament import PlayerId
from tests.render.alts import table_alt
from tests.render.story import ANN, BO, CY, Table, deck, message

FLOOR = PlayerId(900)  # an admin who does not play
MINUTE = 60_000
ACES = deck("AcAd", "KcQd", "7h2s", "Jd4s", board="Ah9s5d3c8h")  # for whoever is left of the button
WORDS = "phone at the table, *twice* @everyone\n# https://example.org <@101>"


def rules() -> Rules:
    """Three levels of ten minutes: no ante, an ante each, a big-blind ante."""
    levels = (Blinds(10, 20), Blinds(20, 40, 5), Blinds(40, 80, 80, True))
    return club(seats=4, preset=Preset.OWN, own=levels, minutes=10, time_bank=2)


def tell(locale: str) -> Iterator[tuple[str, str]]:
    """(what this is, what is read) of the whole tournament."""
    table = Table(locale, rules=rules())
    table.do(StartTournament(ANN, 2_000_003))

    def now(title: str) -> tuple[str, str]:
        return title, message(table_text(table.seen(), table.log, locale))

    def alt() -> tuple[str, str]:
        return "the picture in words", table_alt(table.seen(), table.log, locale, {})

    def status(player: PlayerId) -> tuple[str, str]:
        return "status", status_text(table.seen(player), table.log, locale)

    def record() -> tuple[str, str]:
        return "record", record_text(table.seen(), table.log, locale)

    yield now("the draw for the button")
    yield alt()
    yield status(ANN)

    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs", board="9s9dKh4c2s")))
    table.act(Fold())
    table.do(UseTime(ANN, 1))
    yield now("hand 1, more time")
    yield alt()
    table.do(DeclareMisdeal(FLOOR, 1, ACES, WORDS, admin=True))
    yield now("hand 1, dealt again")
    table.act(Call(), Call(), Call(), Check())
    table.act(*[Check()] * 8, Bet(40), Call(), Call(), Fold())
    yield now("hand 1, showdown with mucked hands")
    table.do(AskToSee(BO, 1, 2))
    yield now("hand 1, one of them has been asked for")
    table.do(Warn(FLOOR, BO, WORDS, admin=True))
    table.do(Penalise(FLOOR, CY, PenaltyKind.DEAD_BET, 30, "", admin=True))
    yield now("hand 1, rulings of the floor")
    yield status(CY)
    table.do(UndoRuling(FLOOR, admin=True))
    table.do(Penalise(FLOOR, CY, PenaltyKind.DEAD_BET, 50, "late again", admin=True))
    yield record()

    table.now += 10 * MINUTE
    table.do(StartHand(deck("9c9h", "8s3d", "KsQs", "AhQc")))
    yield now("hand 2, a level up, antes and a dead bet")
    yield alt()
    for _ in range(2):
        table.now = table.turn().deadline
        table.do(TimeOut(table.turn().no))
    table.do(Pause(FLOOR, admin=True, why="fire alarm"))
    yield now("hand 2, paused")
    yield status(ANN)
    table.do(Resume(FLOOR, admin=True))
    table.do(Penalise(FLOOR, ANN, PenaltyKind.FINE, 100, "", admin=True))
    yield now("hand 2, a fine for when it is over")
    _fold_round(table)
    yield record()

    table.now += 10 * MINUTE
    table.do(StartHand(DECK))
    for _ in range(3):
        table.now = table.turn().deadline
        table.do(TimeOut(table.turn().no))
    yield now("a big-blind ante, and turns missed")
    yield status(BO)
    table.do(Leave(BO))
    table.do(Remove(FLOOR, CY, admin=True, why="collusion"))
    yield now("one leaves, one is removed")
    _fold_round(table)
    for _ in range(4):
        if table.state.standings:
            break
        table.do(StartHand(ACES))
        while table.state.hand_running:
            turn = table.turn()
            table.act(Raise(turn.max_to) if turn.max_to else Call())
    summary = summarise([logged.event for logged in table.all])
    yield "podium", podium_text(table.seen(), summary, locale)


def _fold_round(table: Table) -> None:
    while table.state.hand_running:
        table.act(Fold() if table.turn().call else Check())
