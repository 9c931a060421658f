"""Every event and every refusal has its words."""

from __future__ import annotations

import gc
from typing import get_args

import pytest

from bot.render.known import AnyHandEvent, AnyTableEvent
from bot.render.lines import event_line, reason_line
from engine.actions import Bet, Call, Check, Fold, Raise
from engine.commands import (
    ChangeRules,
    ChangeSpeed,
    ComeBack,
    Leave,
    Pause,
    Recover,
    Remove,
    Resume,
    StartHand,
    StartTournament,
    TimeOut,
)
from engine.errors import Reason, Rejected, Setting
from engine.events import AntePosted, HandEnded, HandEvent, HoleCardsDealt, PotsAwarded, TurnStarted
from engine.pots import PotAward
from engine.presence_events import Paused
from engine.rules import Speed, sit_and_go
from engine.tournament import CloseReason, EndReason, PauseReason, Standing
from engine.tournament_events import HostChanged, TableClosed, TableEvent, TournamentEnded
from i18n import LOCALES
from tests.render.story import ANN, BO, CY, Table, deck

DETAILS = {
    Reason.TOO_SMALL: Rejected(Reason.TOO_SMALL, least=1200),
    Reason.TOO_BIG: Rejected(Reason.TOO_BIG, most=1200),
    Reason.BAD_PENALTY: Rejected(Reason.BAD_PENALTY, least=1, most=1_000_000_000),
    Reason.TOO_MANY_LEVELS: Rejected(Reason.TOO_MANY_LEVELS, most=40, levels=500),
    **{
        each: Rejected(each, level=3, typed="x" * 40)
        for each in (
            Reason.BAD_LEVEL,
            Reason.LEVELS_WITHOUT_COMMAS,
            Reason.LEVEL_NOT_WHOLE,
            Reason.LEVEL_UNCLEAR,
        )
    },
    Reason.NO_LEVEL_BETWEEN: Rejected(Reason.NO_LEVEL_BETWEEN, level=3),
    Reason.BAD_LEVEL_BLINDS: Rejected(Reason.BAD_LEVEL_BLINDS, level=40),
    Reason.BAD_LEVEL_ANTE: Rejected(Reason.BAD_LEVEL_ANTE, level=40),
    Reason.LEVEL_TOO_HIGH: Rejected(Reason.LEVEL_TOO_HIGH, level=40, most=1_000_000_000),
    Reason.LEVEL_NOT_RISING: Rejected(Reason.LEVEL_NOT_RISING, level=40),
    Reason.BAD_ANTE_START: Rejected(Reason.BAD_ANTE_START, most=40),
    Reason.STACK_TOO_SHORT: Rejected(Reason.STACK_TOO_SHORT, least=1_000_000),
}
SILENT = (HoleCardsDealt, TurnStarted, HandEnded)


def classes(base: type) -> set[type]:
    """All classes of events below `base` that can be stored."""
    found: set[type] = set()
    for cls in base.__subclasses__():
        found |= {cls} | classes(cls)
    return found


def lines(table: Table, locale: str = "en") -> list[str]:
    """What is said of all that has happened at `table`, as it happened."""
    state_free = [event_line(logged.event, table.seen(), locale) for logged in table.all]
    return [line for line in state_free if line is not None]


def test_all_events_of_the_engine_are_known() -> None:
    gc.collect()  # a class with slots is made twice, and the first one lingers
    assert set(get_args(AnyHandEvent)) == classes(HandEvent)
    assert set(get_args(AnyTableEvent)) == classes(TableEvent)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_has_its_words(reason: Reason, locale: str) -> None:
    said = reason_line(DETAILS.get(reason) or Rejected(reason), locale)
    assert said.endswith((".", "?", "!", "…"))
    assert len(said) < 260


def test_a5_a_refused_amount_names_the_least() -> None:
    assert "1,200" in reason_line(Rejected(Reason.TOO_SMALL, least=1200), "en")
    assert "1.200" in reason_line(Rejected(Reason.TOO_SMALL, least=1200), "de")
    assert "1\u202f200" in reason_line(Rejected(Reason.TOO_SMALL, least=1200), "fr")


def every_event() -> Table:
    """A table at which nearly everything that can happen has happened."""
    table = Table(seats=5)
    table.do(ChangeRules(ANN, sit_and_go(seats=4), "en"))
    table.do(Leave(CY))
    table.do(ChangeRules(ANN, sit_and_go(seats=3), "en"))
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", board="9s9dKh4c2s")))
    table.do(Pause(ANN))
    table.do(Resume(ANN))
    table.do(Recover(table.now))
    table.do(ChangeSpeed(ANN, Speed.TURBO, admin=True))
    table.act(Call(), Call(), Check(), Check(), Bet(40), Raise(200), Fold(), Call())
    for _ in range(2):
        while table.state.hand_running:
            table.now = table.turn().deadline
            table.do(TimeOut(table.turn().no))
        if table.state.paused is None:
            table.do(StartHand(deck()))
    table.do(ComeBack(ANN))
    table.do(Leave(BO))
    return table


@pytest.mark.parametrize("locale", LOCALES)
def test_what_happens_at_a_table_is_told_in_every_language(locale: str) -> None:
    table = every_event()
    for logged in table.all:
        said = event_line(logged.event, table.seen(), locale)
        if isinstance(logged.event, SILENT):
            assert said is None
        else:
            assert said, logged.event
            assert len(said) < 400


@pytest.mark.parametrize("locale", LOCALES)
def test_rarer_events_are_told_in_every_language(locale: str) -> None:
    seen = Table().seen()
    rare = [
        HostChanged(BO, "Bo"),
        AntePosted(0, 5, False),
        AntePosted(0, 5, True),
        *[TableClosed(reason) for reason in CloseReason],
        *[Paused(reason, None, 0) for reason in PauseReason],
        *[
            TournamentEnded((Standing(1, ANN, "Ann", False, 4000),), reason)
            for reason in EndReason
            if reason is not EndReason.CLOSED
        ],
    ]
    told = [event_line(event, seen, locale) for event in rare]
    assert all(told)
    assert len(set(told)) == len(told)


def test_actions_are_told_as_a_table_would() -> None:
    table = every_event()
    told = lines(table)
    for expected in (
        "Ann calls 20.",
        "Bo checks.",
        "Robo bets 40.",
        "Ann raises to 200.",
        "Bo folds.",
        "Robo calls 160.",
    ):
        assert expected in told
    for expected in ("The game is paused by Ann.", "Ann lets the game go on.", "Bo leaves after this hand."):
        assert expected in told


def test_a_raise_that_takes_the_whole_stack_is_told_as_all_in() -> None:
    table = Table()
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck()))
    table.act(Raise(1000))
    raised = table.all[-2].event
    assert event_line(raised, table.seen(), "en") == "Robo raises to 1,000 and is all-in."
    assert event_line(raised, table.seen(), "fr") == "Robo relance à 1\u202f000 et fait tapis."
    assert event_line(raised, table.seen(), "de") == "Robo erhöht auf 1.000 und ist all-in."


def test_t6_a_removal_names_who_ruled() -> None:
    table = Table()
    table.do(StartTournament(ANN, 0))
    booked = table.do(Remove(999, CY, admin=True))[0]  # pyright: ignore[reportArgumentType]
    assert event_line(booked, table.seen(), "en") == "Cy is taken out of the game by the floor (<@999>)."


def test_t6_a_removal_in_a_hand_says_that_it_waits_for_its_end() -> None:
    table = Table()
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck()))
    booked = table.do(Remove(999, CY, admin=True))[0]  # pyright: ignore[reportArgumentType]
    told = "Cy is taken out of the game by the floor (<@999>) after this hand."
    assert event_line(booked, table.seen(), "en") == told


def test_p3_the_last_one_standing_is_not_said_to_win_its_own_chips() -> None:
    table = Table()
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck()))
    table.act(Raise(300), Fold(), Fold(), Fold())
    told = lines(table)
    assert "280 chips nobody called go back to Robo." in told
    assert "Robo wins 50." in told


def test_an_empty_pot_is_not_told_as_a_win_of_zero() -> None:
    """Everybody folds to a big blind that nobody had to match: all of it comes back, and nothing is left to win."""
    award = PotsAwarded((PotAward(0, (1,), ((1, 0),)),))
    assert event_line(award, Table().seen(), "en") == "Everybody else folds; Bo has the hand."


@pytest.mark.parametrize("locale", LOCALES)
def test_a_refused_setting_is_named(locale: str) -> None:
    refused = [
        Rejected(Reason.BAD_SETTING, setting=Setting.SEATS, least=4, most=6),
        Rejected(Reason.BAD_SETTING, setting=Setting.STACK, least=1000, most=2000),
        Rejected(Reason.BAD_SETTING, setting=Setting.CLOCK, least=10, most=300),
        Rejected(Reason.BAD_SETTING, setting=Setting.SPEED),
        Rejected(Reason.BAD_SETTING),
    ]
    told = [reason_line(each, locale) for each in refused]
    assert len(set(told)) == len(told)
    assert all([line.endswith(".") and len(line) < 200 for line in told])
    assert "4" in told[0] and "6" in told[0]


def test_a_refused_number_of_seats_says_so() -> None:
    with pytest.raises(Rejected) as refused:
        sit_and_go(seats=7)
    assert reason_line(refused.value, "en") == "The number of seats can be 2 to 6 here."


@pytest.mark.parametrize(
    ("locale", "host", "admin"),
    [
        ("en", "ask somebody who may manage the server", "wait until it is over"),
        ("fr", "demande à quelqu’un qui peut gérer le serveur", "attends qu’elle soit finie"),
        ("de", "frag jemanden, der den Server verwalten darf", "warte, bis sie vorbei ist"),
    ],
)
def test_c2_a_floor_that_plays_is_told_what_to_do(locale: str, host: str, admin: str) -> None:
    assert host in reason_line(Rejected(Reason.SEATED_FLOOR), locale)
    assert admin in reason_line(Rejected(Reason.LIVE_FLOOR), locale)
