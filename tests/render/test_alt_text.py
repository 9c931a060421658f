"""What pictures show, in words."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.render.alt_text import LIMIT, cards_alt, chart_alt, scene_alt, street_alt, table_alt
from bot.render.cards import card_in_words, card_sign
from bot.render.faces import face_of
from bot.render.names import plain_name
from bot.render.picture.scene import Deed, Disc, PotScene, SeatScene, SeatState, TableScene
from bot.render.table_scene import street_scene, table_scene
from bot.service.ports import Look
from bot.service.summary import Summary, summarise
from engine.actions import Bet, Call, Check, Fold, Raise
from engine.cards import DECK, Card, parse_cards
from engine.commands import StartHand, StartTournament
from engine.tournament import Out, Phase, PlayerId, Standing
from engine.view import TableView
from i18n import LOCALES, text
from tests.render.random_games import random_game
from tests.render.story import ANN, BO, CY, Table, deck

DISCS = {Disc.BUTTON: ("mark-button", "mark-dead-button"), Disc.SMALL_BLIND: ("alt-small-blind",)} | {
    Disc.BIG_BLIND: ("alt-big-blind",)
}


def no_image(_: PlayerId) -> str:
    return ""


def scene_of(table: Table, locale: str) -> TableScene:
    return table_scene(table.seen(), table.log, locale, Look(), {}, no_image)


def spoken(name: str) -> str:
    return "".join([char for char in plain_name(name) if unicodedata.category(char)[0] != "C"])


def by_seat(alt: str, scene: TableScene, locale: str) -> dict[int, str]:
    """What `alt` says of each seat."""
    said: dict[int, str] = {}
    rest = alt
    for seat in reversed(scene.seats):
        start = text(locale, "alt-seat", seat=seat.seat + 1, marks="|").partition("|")[0]
        rest, found, said[seat.seat] = rest.rpartition(start)
        assert found
    return said


def names(card: Card, said: str, locale: str) -> bool:
    return card_in_words(card, locale) in said or card_sign(card) in said


def check(scene: TableScene, alt: str, locale: str) -> None:
    """Everything that `scene` shows is in `alt`."""
    assert len(alt) <= LIMIT
    assert all([names(card, alt, locale) for card in scene.board])
    assert all([pot.words in alt for pot in scene.pots])
    assert scene.banner in alt
    said = by_seat(alt, scene, locale)
    for seat in scene.seats:
        mine = said[seat.seat]
        if seat.state is not SeatState.EMPTY:
            assert (spoken(seat.name) or seat.stand_in) in mine
        assert (text(locale, "alt-house") in mine) == seat.house
        for words in (seat.state_words, seat.turn_words, seat.away_words):
            assert words.lower() in mine
        if seat.deed is not Deed.BET:
            assert seat.last_action.lower() in mine
        assert seat.stack in mine
        if seat.bet:
            assert text(locale, "mark-bet", amount=seat.bet) in mine
        for disc in Disc:
            assert any([text(locale, word) in mine for word in DISCS[disc]]) == (disc in seat.discs)
        assert all([names(card, mine, locale) for card in seat.cards or () if card is not None])
        assert seat.chance in mine
        assert seat.won.lstrip("+") in mine
        assert seat.hand_aloud in mine


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_all_that_a_picture_shows_is_told_and_no_card_besides(seats: int, locale: str) -> None:
    for seed in range(3):
        for table in random_game(seed, seats, locale):
            seen = table.seen()
            street = street_scene(seen, table.log, locale, Look(), {}, no_image)
            for scene, alt in (
                (scene_of(table, locale), table_alt(seen, table.log, locale, {})),
                (street, street_alt(seen, table.log, locale)),
            ):
                check(scene, alt, locale)
                shown = {*scene.board, *[card for seat in scene.seats for card in seat.cards or ()]}
                assert not [card for card in DECK if card not in shown and names(card, alt, locale)]


@pytest.mark.parametrize("locale", LOCALES)
def test_an_alt_text_is_plain(locale: str) -> None:
    for table in random_game(7, 6, locale):
        alt = table_alt(table.seen(), table.log, locale, {})
        assert not [char for char in alt if unicodedata.category(char)[0] == "C"]
        assert "\n" not in alt
        assert "**" not in alt
        assert "<@" not in alt
        assert "\\" not in alt


def test_a_table_read_aloud() -> None:
    table = Table()
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs", board="9s9dKh4c2s")))
    table.act(Fold(), Raise(60), Call(), Fold(), Check(), Bet(80))
    assert table_alt(table.seen(), table.log, "en", {}) == (
        "Poker table. Board: nine of spades, nine of diamonds and king of hearts. Pot 220. "
        "Seat 1: Ann, 860, button, bet 80. Seat 2: Bo, to act, 940, small blind, check. "
        "Seat 3: Cy, 980, big blind, fold. Seat 4: Robo, house player, 1,000, fold."
    )


def test_the_winning_five_are_those_of_the_main_pot_alone() -> None:
    table = Table()
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck()))
    table.act(Raise(500), Fold(), Raise(980), Fold(), Fold())
    table.do(StartHand(deck("7h2c", "AsAh", "KsKh", "QsQd", board="9s9dTh4c3s")))
    table.act(Raise(1000), Call(), Fold(), Call())
    alt = table_alt(table.seen(), table.log, "en", {})
    five = "nine of spades, nine of diamonds, ten of hearts, ace of spades and ace of hearts"
    assert f"Winning hand: Two pair, aces and nines ({five})." in alt
    assert "wins 1,510 (Two pair, aces and nines)" in alt
    assert "wins 1,000 (Two pair, kings and nines)" in alt


def crowded(seats: int, name: str) -> TableScene:
    """A table on which everything happens at once."""
    cards = [(DECK[2 * at], DECK[2 * at + 1]) for at in range(seats)]
    found = [
        SeatScene(
            seat=at,
            name=name,
            stand_in=f"Seat {at + 1}",
            face=face_of(PlayerId(at), name, at, ""),
            state=SeatState.LIVE,
            house=at % 2 == 0,
            stack="12,345",
            bet="1,234",
            discs=(list(Disc)[at],) if at < 3 else (),
            deed=Deed.RAISE,
            last_action="RAISE",
            cards=cards[at],
            chance="33.3%",
        )
        for at in range(seats)
    ]
    return TableScene(
        seats=tuple(found),
        board=parse_cards("AsAhAdAcKs"),
        pots=tuple([PotScene(f"Side {at}: 1,234", side=at > 0) for at in range(seats - 1)]),
    )


def shortenings() -> Iterator[tuple[int, str]]:
    for seats in range(2, 11):
        yield seats, scene_alt(crowded(seats, "W" * 20), "en")


def test_what_does_not_fit_goes_in_order_actions_then_cards_in_words_then_names() -> None:
    steps: list[tuple[bool, bool, bool, bool]] = []
    for seats, alt in shortenings():
        assert len(alt) <= LIMIT
        steps.append(
            (
                alt.count("raise") == seats,
                alt.count("two of clubs") == 1,
                alt.count("W" * 20) == seats,
                alt.count("W" * 7 + "…") == seats or alt.count("W" * 20) == seats,
            )
        )
        assert alt.count("12,345") == seats
        assert alt.count("33.3%") == seats
        assert alt.count("bet 1,234") == seats
    assert steps[0] == (True, True, True, True)
    kinds = list(dict.fromkeys(steps))
    assert kinds == sorted(kinds, reverse=True)
    assert len(kinds) > 2


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ["W" * 32, "𒐫" * 32, "山" * 32, "", "a, Seat 9: b"])
def test_the_limit_holds_for_ten_seats_and_any_name(name: str, locale: str) -> None:
    alt = scene_alt(crowded(10, name), locale)
    assert 0 < len(alt) <= LIMIT
    assert not [char for char in alt if unicodedata.category(char)[0] == "C"]


# ---- hole cards


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Your cards in hand 1: ace of diamonds and jack of spades. You have: pair of nines."),
        ("fr", "Tes cartes dans la main 1 : as de carreau et valet de pique. Tu as : paire de neuf."),
        ("de", "Deine Karten in Hand 1: Karo Ass und Pik Bube. Du hast: ein Paar Neunen."),
    ],
)
def test_ones_own_cards_are_told_with_what_they_make(locale: str, said: str) -> None:
    table = Table()
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs", board="9s9dKh4c2s")))
    assert cards_alt(table.seen(ANN), "en") == "Your cards in hand 1: ace of diamonds and jack of spades."
    table.act(Fold(), Raise(60), Call(), Fold())
    assert cards_alt(table.seen(ANN), locale) == said
    assert cards_alt(table.seen(CY), "en").endswith("You have folded.")
    assert cards_alt(table.seen(), locale) == ""


# ---- the chart


def ended() -> tuple[TableView, Summary]:
    names = {ANN: "Ann", BO: "Bo", CY: "Cy"}
    table = Table(seats=3, names=names)
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck("AsAh", "KsKh", "7h2c", board="9s9dQh4c2s")))
    table.act(Fold(), Raise(1000), Call())
    table.do(StartHand(deck("AsAh", "KsKh", board="9s9dQh4c2s")))
    table.act(Fold())
    table.do(StartHand(deck("AsAh", "KsKh", board="9s9dQh4c2s")))
    table.act(Raise(table.turn().max_to), Call())
    assert table.state.phase is Phase.OVER
    return table.seen(), summarise([logged.event for logged in table.all])


def test_a_chart_is_told_in_the_order_of_the_places() -> None:
    view, summary = ended()
    alt = chart_alt(view, summary, "en")
    assert alt.startswith("Chart of everybody’s chips over 3 hands. Bo: 1st, 3,000 at the end.")
    assert alt.endswith("Cy: 3rd, out in hand 1.")
    assert "Ann: 2nd, out in hand 3" in alt


@pytest.mark.parametrize("locale", LOCALES)
def test_a_chart_of_six_with_long_names_fits(locale: str) -> None:
    view = Table().seen()
    players = [PlayerId(1000 + at) for at in range(6)]
    standings = [Standing(at + 1, player, "𒐫" * 32, True, 0) for at, player in enumerate(players)]
    outs = [Out(at, player, "𒐫" * 32, True, at + 1, 120) for at, player in enumerate(players)]
    stacks = tuple([(player, "𒐫" * 32, (12_000_000,) * 120) for player in players])
    ended = replace(view, phase=Phase.OVER, standings=tuple(standings), outs=tuple(outs))
    alt = chart_alt(ended, Summary(120, None, None, stacks), locale)
    assert 100 < len(alt) <= LIMIT
    assert not [char for char in alt if unicodedata.category(char)[0] == "C"]
