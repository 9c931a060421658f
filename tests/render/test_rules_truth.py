"""What `/poker rules` and other texts promise about the floor, pauses and coming back is what the engine does."""

from __future__ import annotations

import re

import pytest

from bot.render.reasons import reason_line
from bot.render.rules_text import rules_text, topic_name
from engine.cards import DECK
from engine.commands import (
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
    SitOut,
    TopUp,
    UndoRuling,
    Warn,
)
from engine.errors import Reason, Rejected
from engine.floor_events import PenaltyKind
from engine.formats import club, open_table
from engine.ledger import HOUR
from engine.rules import HANDS_PER_LEVEL, Speed, sit_and_go
from engine.tournament import PauseReason, Phase
from i18n import LOCALES, text
from tests.engine.scenario import ADMIN, HOST, TablePlay, person, seat_club, sit_at
from tests.i18n.texts import IDS, MESSAGES

MINUTES = HOUR // 60_000
STILL_AT_THE_TABLE = {
    "en": ("as long as the player is still at the table", "until the player has gone"),
    "de": ("solange die Person noch am Tisch ist", "solange jemand da ist"),
    "fr": ("tant que la personne est encore à la table", "avant le départ"),
}
ABSENT = {"en": r"stayed away|is away", "de": r"abwesend|weg\b", "fr": r"absent"}


def told(topic: str, locale: str) -> dict[str, str]:
    """A topic as a Sit & Go, a club tournament and an open table with their own values read it."""
    tables = {"sit-and-go": sit_and_go(), "club": club(), "open": open_table()}
    return {name: rules_text(topic, rules, locale, "en") for name, rules in tables.items()}


# ---- wording


@pytest.mark.parametrize("locale", LOCALES)
def test_p1_the_surprise_is_the_rule_of_the_pots_word_for_word(locale: str) -> None:
    assert f"**{text(locale, 'rules-pots-most')}**" in rules_text("overview", sit_and_go(), locale)


def test_english_always_says_betting_round() -> None:
    anything = dict.fromkeys({each for name in IDS for each in MESSAGES["en"][name]}, 2)
    assert not [name for name in IDS if re.search(r"\bstreets?\b", text("en", name, **anything), re.IGNORECASE)]


@pytest.mark.parametrize("locale", LOCALES)
def test_s1_the_course_of_a_hand_leaves_who_shows_to_the_topic_of_that_name(locale: str) -> None:
    for said in told("hand", locale).values():
        (step,) = [line for line in said.split("\n") if line.startswith("6. ")]
        assert re.search(rf"[“„«]\s?{topic_name('showdown', sit_and_go(), locale)}", step)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("speed", Speed)
def test_b2_the_hands_of_a_speed_are_named_as_those_of_a_sit_and_go(speed: Speed, locale: str) -> None:
    said = text(locale, f"choice-speed-{speed.value}")
    assert "Sit & Go" in said
    assert re.findall(r"\d+", said) == [str(HANDS_PER_LEVEL[speed])]
    assert sit_and_go(speed=speed).structure.hands == HANDS_PER_LEVEL[speed]


# ---- coming back


@pytest.mark.parametrize("locale", LOCALES)
def test_k4_whoever_comes_back_decides_in_the_same_hand_and_is_dealt_the_next_one(locale: str) -> None:
    table = sit_at(2)
    while not table.row(1).sitting_out:
        if not table.state.hand_running:
            table.deal()
        elif table.to_act == 1:
            table.time_out()
        else:
            table.play(f"2 {'calls' if table.turn.call else 'checks'}")
    assert table.state.hand_running
    number = table.state.hand_number
    table.come_back(1)
    while table.to_act != 1:
        table.play("2 checks")
    assert table.state.hand_number == number, "asked in the same hand"
    table.all_fold()
    assert table.deal().hand.dealt_in & 1
    back = text(locale, "rules-clock-back-in", back=text(locale, "button-back"))
    assert back in told("clock", locale)["open"]
    assert len(re.findall(r"hand\b|Hand\b|main\b", back)) == 2, "both hands are told of"


def out_of_chips() -> TablePlay:
    """An open table where seat 3 has pressed for a break in a hand and lost everything in it."""
    table = sit_at(3).deal({3: "2c7d", 1: "AsAh", 2: "AdAc"}, "KhKd9s4c3h")
    table.do(SitOut(person(3)))
    table.play("3 is all-in, 1 calls, 2 folds")
    assert not table.row(3).stack
    return table


def test_o2_whoever_tops_up_an_empty_stack_gets_cards_again() -> None:
    table = out_of_chips()
    table.do(TopUp(person(3)))
    assert table.deal().hand.dealt_in & 0b100


# ---- pauses


@pytest.mark.parametrize("locale", LOCALES)
def test_k8_nothing_promises_that_one_press_ends_a_pause_of_the_floor(locale: str) -> None:
    table = sit_at(2)
    table.do(Pause(HOST))
    for number in (1, 2):
        table.do(SitOut(person(number)))
    assert table.refuses(Resume(HOST)) is Reason.EVERYBODY_AWAY
    table.do(ComeBack(person(2)))
    assert table.state.paused is PauseReason.FLOOR, "somebody is back, and the floor has yet to resume"
    table.do(Resume(HOST))
    said = reason_line(Rejected(Reason.EVERYBODY_AWAY), locale)
    assert text(locale, "button-back") in said
    assert not re.search(r"goes on|as soon as|sobald|weiter|reprend|dès", said)


@pytest.mark.parametrize("locale", LOCALES)
def test_k7_k8_what_ended_in_a_pause_of_the_floor_is_not_said_to_be_left_alone_by_everybody(locale: str) -> None:
    table = seat_club(3).fold_out()
    table.do(Pause(HOST))
    table.do(CloseIdle())
    assert table.state.phase is Phase.OVER
    for name in ("line-ended-idle", "podium-reason-idle"):
        assert not re.search(ABSENT[locale], text(locale, name)), name


@pytest.mark.parametrize("locale", LOCALES)
def test_k7_k8_a_pause_of_the_floor_ends_the_game_too(locale: str) -> None:
    floor = {"en": "the floor’s too", "de": "auch eine der Spielleitung", "fr": "même voulu"}[locale]
    for said in told("clock", locale).values():
        assert floor in said


# ---- the floor


@pytest.mark.parametrize("locale", LOCALES)
def test_c2_a_removal_is_taken_back_only_while_its_player_is_at_the_table(locale: str) -> None:
    table = seat_club(3).deal()
    table.do(Remove(ADMIN, person(2), admin=True))
    table.do(UndoRuling(ADMIN, True))
    table.do(Remove(ADMIN, person(2), admin=True))
    table.all_fold()
    assert table.refuses(UndoRuling(ADMIN, True)) is Reason.NOTHING_TO_UNDO, "though no hand has been dealt since"
    in_the_rules, in_the_list = STILL_AT_THE_TABLE[locale]
    for said in told("floor", locale).values():
        assert in_the_rules in said
    assert in_the_list in text(locale, "cmd-poker-floor-undo-description")


def test_t6_between_hands_a_removal_and_a_penalty_count_at_once_in_a_pause_too() -> None:
    table = seat_club(4).fold_out()
    table.do(Pause(HOST))
    table.do(Penalise(ADMIN, person(2), PenaltyKind.FINE, 50, "", True))
    assert table.state.chips_removed == 50
    table.do(Remove(ADMIN, person(3), admin=True))
    assert table.state.seat_of(person(3)) is None
    table.do(Leave(person(4)))
    assert table.state.seat_of(person(4)) is None
    assert table.state.phase is Phase.RUNNING


def test_t6_whoever_leaves_ranks_behind_everybody_who_stays() -> None:
    table = seat_club(3).edit_stacks([2000, 600, 400]).deal()
    table.do(Pause(HOST))
    table.do(Leave(HOST))
    table.do(CloseIdle())
    assert table.places == {2: 1, 3: 2, 1: 3}


def test_d3_a_misdeal_may_be_declared_in_a_pause_and_no_turn_begins_before_it_is_over() -> None:
    table = seat_club(3).deal()
    table.do(Pause(ADMIN, admin=True))
    table.do(DeclareMisdeal(ADMIN, 1, DECK, "", True))
    assert table.hand.cards
    assert table.hand.turn is None
    table.do(Resume(ADMIN, admin=True))
    assert table.hand.turn is not None


@pytest.mark.parametrize("locale", LOCALES)
def test_c2_nobody_takes_back_a_ruling_against_themselves(locale: str) -> None:
    table = seat_club(3).fold_out()
    table.do(Warn(ADMIN, person(2), "", True))
    assert table.refuses(UndoRuling(person(2), True)) is Reason.OWN_RULING
    table.do(UndoRuling(ADMIN, True))
    alike = {
        text(locale, name, minutes=MINUTES).split(". ")[0] for name in ("rules-floor-seated", "rules-floor-seated-open")
    }
    assert len(alike) == 1, "told alike at every table"


@pytest.mark.parametrize("locale", LOCALES)
def test_c2_o1_whom_the_floor_removed_sits_down_again_after_the_time_that_is_told(locale: str) -> None:
    table = sit_at(3)
    table.do(Remove(ADMIN, person(2), admin=True))
    assert table.refuses(Join(person(2), "Player 2")) is Reason.REMOVED
    table.wait(MINUTES * 60_000 + 1)
    table.join(2)
    assert text(locale, "rules-floor-remove-open", minutes=MINUTES) in told("floor", locale)["open"]


@pytest.mark.parametrize("locale", LOCALES)
def test_c2_a_seated_host_gives_no_rulings_and_one_who_goes_is_host_no_more(locale: str) -> None:
    seated, left, removed = sit_at(3), sit_at(3), sit_at(3)
    left.do(Leave(HOST))
    removed.do(Remove(ADMIN, HOST, admin=True))
    assert seated.refuses(Remove(HOST, person(2))) is Reason.SEATED_FLOOR
    seated.do(Pause(HOST))
    seated.do(Resume(HOST))
    for table in (left, removed):
        assert table.state.host == person(2)
        for command in (Remove(HOST, person(3)), Pause(HOST), Cancel(HOST)):
            assert table.refuses(command) is Reason.NOT_FLOOR
        table.do(Pause(person(2)))
    said = told("floor", locale)
    assert text(locale, "rules-floor-seated-open") in said["open"]
    assert text(locale, "rules-floor-seated") in said["club"]
    assert text(locale, "rules-floor-seated") in said["sit-and-go"]
