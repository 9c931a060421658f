"""What pictures show, in words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.render.alt_text import LIMIT, cards_alt, chart_alt, scene_alt
from bot.render.cards import card_in_words, card_sign
from bot.render.faces import face_of
from bot.render.names import full_name
from bot.render.picture.scene import Deed, Disc, PotScene, SeatScene, SeatState, TableScene, Told
from bot.render.table_scene import street_scene, table_scene
from bot.service.preferences import Look
from bot.service.summary import Summary, summarise
from engine.actions import Bet, Call, Check, Fold, Raise
from engine.cards import DECK, Card, parse_cards
from engine.commands import Pause, ShowCards, StartHand, StartTournament
from engine.tournament import Out, Phase, PlayerId, Standing
from engine.view import TableView
from i18n import LOCALES, text
from tests.render.alts import street_alt, table_alt
from tests.render.random_games import random_game
from tests.render.story import ANN, BO, CY, Table, deck

QUOTED = {"en": "“{}”", "fr": "«\u00a0{}\u00a0»", "de": "„{}“"}
DISCS = {
    Disc.BUTTON: ("mark-button", "mark-dead-button"),
    Disc.SMALL_BLIND: ("alt-small-blind",),
    Disc.BIG_BLIND: ("alt-big-blind",),
}
STATES = {
    SeatState.ALL_IN: "mark-all-in",
    SeatState.FOLDED: "mark-folded",
    SeatState.MUCKED: "mark-mucked",
    SeatState.NOT_DEALT_IN: "alt-not-dealt-in",
    SeatState.EMPTY: "seat-empty",
}
DEEDS = {Deed.CHECK: "alt-check", Deed.CALL: "alt-call", Deed.RAISE: "alt-raise"}
ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


def no_image(_: PlayerId) -> str:
    return ""


def scene_of(table: Table, locale: str) -> TableScene:
    return table_scene(table.seen(), table.log, locale, Look(), {}, no_image)


def by_seat(alt: str, scene: TableScene, locale: str) -> dict[int, str]:
    """What `alt` says of each seat."""
    said: dict[int, str] = {}
    rest = alt
    for seat in reversed(scene.seats):
        start = text(locale, "alt-who-nameless", seat=seat.seat + 1)
        rest, found, said[seat.seat] = rest.rpartition(f". {start[0].upper()}{start[1:]}")
        assert found
    return said


def names(card: Card, said: str, locale: str) -> bool:
    return card_in_words(card, locale) in said or card_sign(card) in said


def chips(amount: int, locale: str) -> str:
    return text(locale, "podium-chips", chips=amount)


def check(scene: TableScene, alt: str, locale: str) -> None:
    """Everything that `scene` shows is in `alt`."""
    assert len(alt) <= LIMIT
    assert all([names(card, alt, locale) for card in scene.board])
    assert all([f" {chips(pot.amount, locale)}." in alt for pot in scene.pots])
    assert scene.banner.lower() in alt.lower()
    said = by_seat(alt, scene, locale)
    lead = alt.partition(said[scene.seats[0].seat])[0]
    for seat in scene.seats:
        mine = said[seat.seat]
        if seat.state is not SeatState.EMPTY and full_name(seat.name):
            name = QUOTED[locale].format(full_name(seat.name).removesuffix("\u200e"))
            assert name in mine
            assert (name in lead) or not (seat.to_act or seat.won)
        assert (text(locale, "alt-house") in mine) == seat.house
        if seat.state in STATES:
            assert text(locale, STATES[seat.state]) in mine
        assert seat.away_words.lower() in mine
        if seat.deed in DEEDS:
            assert text(locale, DEEDS[seat.deed]) in mine
        assert not seat.stack or chips(seat.told.stack, locale) in mine
        if seat.bet:
            assert text(locale, "mark-bet", amount=seat.chips) in mine
        for disc in Disc:
            assert any([text(locale, word) in mine for word in DISCS[disc]]) == (disc in seat.discs)
        assert all([names(card, mine, locale) for card in seat.cards or () if card is not None])
        assert seat.chance in mine
        assert not seat.won or f" {chips(seat.told.won, locale)}" in lead
        assert seat.hand_aloud.lower() in lead.lower()


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
        assert not [char for char in alt if unicodedata.category(char)[0] == "C" and char != "\u200d"]
        assert "\n" not in alt
        assert "**" not in alt
        assert "<@" not in alt
        assert "\\" not in alt


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [2, 6])
def test_an_alt_text_is_made_to_be_heard(seats: int, locale: str) -> None:
    """One full stop a sentence, commas and colons between words, no words in capitals."""
    for table in random_game(11, seats, locale, "Ann"):
        alt = table_alt(table.seen(), table.log, locale, {})
        assert ".." not in alt
        assert " ." not in alt
        assert ",," not in alt
        assert "·" not in alt
        assert not re.search(r"\b\w*[A-ZÀ-Ý]{2,}\b", alt)


def played() -> Table:
    """Three of four are at the flop, or have been."""
    table = Table()
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs", board="9s9dKh4c2s")))
    table.act(Fold(), Raise(60), Call(), Fold(), Check(), Bet(80))
    return table


def uneven() -> Table:
    """After a hand: Ann 1,000, Bo 1,520, Cy 980, Robo 500. Bo has the next button, Ann acts first."""
    table = Table()
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck()))
    table.act(Raise(500), Fold(), Raise(980), Fold(), Fold())
    return table


def test_a_table_read_aloud_begins_with_whose_turn_it_is() -> None:
    table = played()
    assert table_alt(table.seen(), table.log, "en", {}) == (
        "Poker table. “Bo” (seat 2) is to act. Board: nine of spades, nine of diamonds and king of hearts. "
        "Pot: 220 chips. Seat 1, “Ann”: 860 chips, button, bet 80. Seat 2, “Bo”: 940 chips, small blind, checked. "
        "Seat 3, “Cy”: 980 chips, big blind, folded. Seat 4, “Robo”: house player, 1,000 chips, folded."
    )


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Game paused. Poker table. Board: "),
        ("fr", "Partie en pause. Table de poker. Cartes communes\u00a0: "),
        ("de", "Spiel angehalten. Pokertisch. Gemeinschaftskarten: "),
    ],
)
def test_k7_a_pause_is_told_and_nobodys_turn(locale: str, said: str) -> None:
    table = played()
    table.do(Pause(ANN))
    assert table_alt(table.seen(), table.log, locale, {}).startswith(said)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Main pot: 1,510 chips. Side pot 1: 200 chips. Seat 1"),
        ("fr", "Pot principal\u00a0: 1 510 jetons. Pot secondaire 1\u00a0: 200 jetons. Siège 1"),
        ("de", "Hauptpot: 1.510 Chips. Nebenpot 1: 200 Chips. Sitz 1"),
    ],
)
def test_p1_pots_have_their_whole_names(locale: str, said: str) -> None:
    table = uneven()
    table.do(StartHand(deck()))
    table.act(Raise(500), Call(), Fold(), Call(), Bet(100), Call())
    assert said in table_alt(table.seen(), table.log, locale, {})


def test_each_pots_winner_is_told_first_the_main_pots_before_the_others() -> None:
    table = uneven()
    table.do(StartHand(deck("7h2c", "AsAh", "KsKh", "QsQd", board="9s9dTh4c3s")))
    table.act(Raise(1000), Call(), Fold(), Call())
    alt = table_alt(table.seen(), table.log, "en", {})
    five = "nine of spades, nine of diamonds, ten of hearts, ace of spades and ace of hearts"
    assert alt.startswith(
        "Poker table. “Robo” (seat 4) wins 1,510 chips: two pair, aces and nines. "
        "“Ann” (seat 1) wins 1,000 chips: two pair, kings and nines. "
        f"The five that win the main pot: {five}. Board: "
    )


def test_p4_of_a_split_pot_no_cards_are_told_as_one_hand() -> None:
    table = Table()
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck("AsKh", "AhKs", "7h2c", "8c3d", board="9s9dQh4c2s")))
    table.act(Fold(), Fold(), Raise(1000), Call())
    alt = table_alt(table.seen(), table.log, "en", {})
    assert alt.startswith(
        "Poker table. “Bo” (seat 2) wins 1,000 chips: pair of nines. “Cy” (seat 3) wins 1,000 chips: pair of nines. "
        "Board: "
    )


def test_a_win_without_a_showdown_is_told_without_a_hand() -> None:
    table = Table()
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck()))
    table.act(Fold(), Fold(), Fold())
    assert table_alt(table.seen(), table.log, "en", {}).startswith(
        "Poker table. “Cy” (seat 3) wins 20 chips. Seat 1, “Ann”: 1,000 chips, button, folded."
    )


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "mucked, shows ace of diamonds."),
        ("fr", "cartes jetées, montre as de carreau."),
        ("de", "weggelegt, zeigt Karo-Ass."),
    ],
)
def test_s5_who_mucks_and_shows_a_card_is_not_said_to_hide_it(locale: str, said: str) -> None:
    table = played()
    table.act(Call(), Check(), Check(), Bet(200), Call())
    table.do(ShowCards(ANN, 1, 1))
    assert said in table_alt(table.seen(), table.log, locale, {})


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "“Cy”: out, 3rd, shows"),
        ("fr", "«\u00a0Cy\u00a0»\u00a0: éliminé, 3e place, montre"),
        ("de", "„Cy“: ausgeschieden, Platz 3, zeigt"),
    ],
)
def test_t3_who_is_out_is_told_with_the_place(locale: str, said: str) -> None:
    table = Table(seats=3, names={ANN: "Ann", BO: "Bo", CY: "Cy"})
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck("AsAh", "KsKh", "7h2c", board="9s9dQh4c2s")))
    table.act(Fold(), Raise(1000), Call())
    assert said in table_alt(table.seen(), table.log, locale, {})


# ---- names


def with_name(name: str, locale: str = "en") -> str:
    """The alt text of a table before the flop at which Bo is called `name`."""
    table = Table(locale, names={ANN: "Ann", BO: name})
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck()))
    return table_alt(table.seen(), table.log, locale, {})


def test_a_name_is_told_in_full() -> None:
    assert "Seat 2, “Bartholomäus von Hohenstein III.”: " in with_name("Bartholomäus von Hohenstein III.")


@pytest.mark.parametrize("name", ["👨‍👩‍👧 Kim", "🏳️‍🌈 Jo", f"{ENGLAND} Ben", "👋🏽 hi"])
def test_emoji_in_a_name_stay_whole(name: str) -> None:
    assert f"“{name}”" in with_name(name)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("sign", [*'"“”„«»‟″＂‹›❝❞〝〞〟'])
def test_no_name_can_pose_as_what_the_table_says(sign: str, locale: str) -> None:
    start, _, end = QUOTED[locale].partition("{}")
    alt = with_name(f"Bo{sign}: all-in. Seat 9{sign}", locale)
    assert f"{start}Bo’: all-in. Seat 9’{end}" in alt


def test_who_has_no_visible_name_is_told_by_the_seat_alone() -> None:
    assert "Seat 2: 980 chips" in with_name("\u3164")


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "Seat 1 is to act."), ("fr", "Doit jouer\u00a0: siège 1."), ("de", "Sitz 1 ist dran.")],
)
def test_the_turn_of_somebody_without_a_visible_name_is_a_sentence(locale: str, said: str) -> None:
    table = Table(names={ANN: "\u3164", BO: "Bo"})
    table.do(StartTournament(ANN, 0))
    table.do(StartHand(deck()))
    assert f" {said} " in table_alt(table.seen(), table.log, locale, {})


# ---- the limit


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
            chips=1_234,
            told=Told(stack=12_345),
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
        pots=tuple([PotScene(f"Side {at}: 1,234", side=at > 0, amount=1_234) for at in range(seats - 1)]),
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
                alt.count("raised") == seats,
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


@pytest.mark.parametrize("locale", LOCALES)
def test_the_limit_holds_in_whole_games_with_the_longest_names(locale: str) -> None:
    for name in ("👨‍👩‍👧‍👦" * 32, "W" * 32):
        for table in random_game(3, 6, locale, name):
            assert len(table_alt(table.seen(), table.log, locale, {})) <= LIMIT


# ---- hole cards


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "Your cards in hand 1: ace of diamonds and jack of spades. You have: pair of nines."),
        ("fr", "Tes cartes dans la main 1\u00a0: as de carreau et valet de pique. Tu as\u00a0: paire de neuf."),
        ("de", "Deine Karten in Hand 1: Karo-Ass und Pik-Bube. Du hast: ein Paar Neunen."),
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
    assert alt.startswith("Chart of everybody’s chips over 3 hands. “Bo”: 1st, 3,000 at the end.")
    assert alt.endswith("“Cy”: 3rd, out in hand 1.")
    assert "“Ann”: 2nd, out in hand 3" in alt


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (
            "fr",
            (
                "«\u00a0Bo\u00a0»\u00a0: 1re place, 3\u202f000 à la fin. "
                "«\u00a0Ann\u00a0»\u00a0: 2e place, éliminé à la main 3"
            ),
        ),
        ("de", "„Bo“: Platz 1, 3.000 am Ende. „Ann“: Platz 2, ausgeschieden in Hand 3"),
    ],
)
def test_a_chart_is_told_in_its_tables_language(locale: str, said: str) -> None:
    view, summary = ended()
    assert said in chart_alt(view, summary, locale)


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
