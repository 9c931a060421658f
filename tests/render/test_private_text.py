"""What one reader alone is told."""

from __future__ import annotations

import re

import pytest

from bot.render.command_links import link_commands
from bot.render.private_text import (
    about_text,
    cards_dm,
    cards_private,
    house_finish_text,
    notice_missed_text,
    notice_text,
    status_text,
    welcome_dm,
)
from engine.actions import Bet, Call, Check, Fold, Raise
from engine.commands import Cancel, StartHand, StartTournament
from engine.tournament import PlayerId
from i18n import LOCALES
from tests.render.random_games import random_game
from tests.render.story import ANN, BO, CY, Table, deck, tell


def dealt() -> Table:
    table = Table()
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs", board="9s9dKh4c2s")))
    return table


def test_before_the_flop_my_cards_are_just_my_cards() -> None:
    assert cards_private(dealt().seen(BO), "en") == "Hand 1: your cards are `K♣︎ K♦︎`."


def test_after_the_flop_they_come_with_what_they_make() -> None:
    table = dealt()
    table.act(Fold(), Raise(60), Call(), Fold())
    assert cards_private(table.seen(BO), "en").endswith("So far you have: full house, kings over nines.")


def test_who_has_folded_still_sees_what_was_folded() -> None:
    table = dealt()
    table.act(Fold(), Fold())
    assert cards_private(table.seen(ANN), "en") == "Hand 1: your cards are `A♦︎ J♠︎`.\nYou have folded this hand."


def test_who_has_no_cards_is_told_why() -> None:
    lobby = Table()
    assert "not started" in cards_private(lobby.seen(ANN), "en")
    assert "not playing" in cards_private(lobby.seen(PlayerId(999)), "en")
    running = Table()
    running.do(StartTournament(ANN, 0))
    assert "in a moment" in cards_private(running.seen(ANN), "en")
    running.do(Cancel(ANN))
    assert "over" in cards_private(running.seen(ANN), "en")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_direct_message_names_channel_and_hand_and_links_to_the_channel(locale: str) -> None:
    said = cards_dm(dealt().seen(ANN), 22, 11, locale)
    assert "<#22>" in said
    assert "1" in said
    assert "A♦︎ J♠︎" in said
    assert "(https://discord.com/channels/11/22)" in said


def test_an_onlooker_gets_no_direct_message() -> None:
    assert cards_dm(dealt().seen(), 22, 11, "en") == ""


@pytest.mark.parametrize("locale", LOCALES)
def test_a_notice_mentions_the_player_and_the_deadline(locale: str) -> None:
    assert "<@101>" in notice_text(101, 22, 1_800_000_000_000, locale)
    assert "<t:1800000000:R>" in notice_text("101", 22, 1_800_000_000_000, locale)
    assert "<t:" not in notice_text(101, 22, 0, locale)
    assert "<@101>" in notice_missed_text(101, locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_other_private_texts_fit_into_one_message(locale: str) -> None:
    for said in (
        about_text("1.2.3", locale),
        welcome_dm(22, 11, locale),
        house_finish_text(locale),
    ):
        assert 20 < len(said) < 1900
    assert "1.2.3" in about_text("1.2.3", locale)
    assert "https://x.example" in about_text("1.2.3", locale, "https://x.example")


def test_commands_named_in_texts_become_clickable() -> None:
    said = "Use `/poker floor resume` or `/poker start`, not `/other`."
    assert link_commands(said, {"poker": 7}) == "Use </poker floor resume:7> or </poker start:7>, not `/other`."
    assert link_commands(said, {}) == said


def test_a_status_tells_price_and_limits_to_whose_turn_it_is() -> None:
    table = dealt()
    table.act(Fold())
    mine = status_text(table.seen(ANN), table.log, "en")
    assert "It is your turn: 20 to call. You can raise to any total from 40 to 1,000." in mine
    assert "Ann is to act: 20 to call." in status_text(table.seen(BO), table.log, "en")


def test_a_status_words_a_bet_a_raise_and_a_short_all_in_each_in_its_own_way() -> None:
    table = dealt()
    table.act(Fold(), Call(), Call(), Check())
    assert "You can bet any amount from 20 to 980." in status_text(table.seen(BO), table.log, "en")
    assert "Du kannst 20 bis 980 setzen." in status_text(table.seen(BO), table.log, "de")
    table.act(Bet(500))
    assert "Du kannst all-in gehen, insgesamt 980." in status_text(table.seen(CY), table.log, "de")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_status_is_said_in_words_alone(locale: str) -> None:
    for table in random_game(3, 6, locale):
        for player in (PlayerId(100), None):
            said = status_text(table.seen(player), table.log, locale)
            assert not re.search("[♠♥♦♣🤖▶`]|[*][*]", re.sub(r"\\.|`/poker[^`]*`", "", said))


def test_a_status_begins_with_what_is_urgent() -> None:
    table = dealt()
    table.act(Fold())
    lines = status_text(table.seen(ANN), table.log, "en").split("\n")
    assert lines[0] == "Hand 1: Pre-flop. Level 1, blinds 10 and 20."
    assert lines[1].startswith("It is your turn: 20 to call.")
    assert lines[2] == "Your cards: ace of diamonds and jack of spades."
    assert lines[3] == "No community cards yet."
    assert lines[4] == "In the pot: 30."
    assert lines[-1] == "In 6 hands the blinds go up to 15 and 30."


def test_a_status_tells_everything_that_came_of_a_hand() -> None:
    table = dealt()
    table.act(Raise(500), Fold(), Raise(980), Fold(), Fold())
    table.do(StartHand(deck("7h2c", "AsAh", "KsKh", "QsQd", board="9s9dTh4c3s")))
    table.act(Raise(1000), Call(), Fold(), Call())
    said = status_text(table.seen(CY), table.log, "en").split("\n")
    for line in (
        "Robo shows ace of spades and ace of hearts: two pair, aces and nines.",
        "Ann shows king of spades and king of hearts: two pair, kings and nines.",
        "Bo shows queen of spades and queen of diamonds: two pair, queens and nines.",
        "Main pot: Robo wins 1,510 (two pair, aces and nines).",
        "Side pot 1: Ann wins 1,000 (two pair, kings and nines).",
    ):
        assert said.count(line) == 1
    assert "Flop:" not in said


def test_s2_a_status_has_the_chances_of_a_run_out() -> None:
    told = [said for title, said in tell("en") if title == "status, for an onlooker"]
    assert len(told) == 1
    assert "Seat 1: Ann, 0 chips. All-in. Shows ace of spades and king of diamonds" in told[0]
    assert "Chance: 73.5%." in told[0]
    assert "Main pot: 1,990, for Ann, Bo and Robo." in told[0]
    assert "2 more cards to come" in told[0]


def test_a_status_names_the_street_of_each_action() -> None:
    table = dealt()
    table.act(Fold(), Raise(60), Call(), Fold(), Check(), Bet(80))
    lines = status_text(table.seen(BO), table.log, "en").split("\n")
    at = lines.index("Flop:")
    assert lines[at + 1 : at + 3] == ["Bo checks.", "Ann bets 80."]
    table.act(Call())
    assert "Turn:" not in status_text(table.seen(BO), table.log, "en").split("\n")


def test_a_hand_that_saw_no_flop_says_so() -> None:
    table = dealt()
    table.act(Fold(), Fold(), Fold())
    assert "There was no flop." in status_text(table.seen(BO), table.log, "en")
