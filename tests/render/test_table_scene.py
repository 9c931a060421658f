"""What the picture of a table shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

import pytest

from bot.render.picture.scene import Deed, Disc, SeatScene, SeatState, TableScene
from bot.render.table_scene import street_scene, table_scene
from bot.service.ports import Logged
from bot.service.preferences import DeckColours, Felt, Look
from engine import apply, evolve, view
from engine.actions import Bet, Call, Check, Fold, Raise
from engine.cards import parse_cards
from engine.commands import Act, Leave, Pause, Resume, ShowCards, StartHand, StartTournament, TimeOut
from engine.events import AntePosted, BetMade, BetReturned, BlindPosted, BoardDealt, Called, HandsShown
from engine.hand import Street
from engine.seats import Chips, Seat
from engine.tournament import PlayerId
from engine.view import TableView
from i18n import LOCALES, text
from tests.render.alts import street_alt
from tests.render.random_games import random_game
from tests.render.story import ANN, BO, CY, NAMES, ROBO, Table, deck

SEATS = range(2, 7)


def no_image(_: PlayerId) -> str:
    return ""


def started(*, names: Mapping[PlayerId, str] = NAMES, first_button: int = 0) -> Table:
    table = Table(seats=len(names), names=dict(names))
    table.do(StartTournament(ANN, first_button))
    return table


def scene_of(table: Table, locale: str = "en", chances: Mapping[Seat, float] | None = None) -> TableScene:
    return table_scene(table.seen(), table.log, locale, Look(), chances or {}, no_image)


def street_of(table: Table, locale: str = "en") -> TableScene:
    return street_scene(table.seen(), table.log, locale, Look(), {}, no_image)


def seat_of(table: Table, seat: Seat, locale: str = "en", chances: Mapping[Seat, float] | None = None) -> SeatScene:
    return next(each for each in scene_of(table, locale, chances).seats if each.seat == seat)


def number(words: str) -> Chips:
    """The amount at the end of `words`, 0 for none."""
    return int(words.split()[-1].strip("+").replace(",", "")) if words else 0


# ---- games played at random


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_stacks_bets_and_pots_are_those_of_the_table(seed: int, seats: int) -> None:
    for table in random_game(seed, seats):
        scene, hand, rows = scene_of(table), table.state.hand, table.state.seats
        assert hand is not None
        sitting = [seat for seat in scene.seats if rows[seat.seat] is not None]
        assert len(sitting) == sum(row is not None for row in rows)
        for seat in sitting:
            row = rows[seat.seat]
            assert row is not None
            dealt_in = bool(hand.deal.stacks[seat.seat])
            assert number(seat.stack) == (hand.stacks[seat.seat] if dealt_in and not hand.over else row.stack)
            assert (
                seat.chips == number(seat.bet) == (0 if hand.over or hand.shown is not None else hand.bets()[seat.seat])
            )
        if hand.over:
            assert not scene.pots
        else:
            assert sum([number(pot.words) for pot in scene.pots]) == hand.pot
            assert [pot.side for pot in scene.pots] == [False] + [True] * (len(scene.pots) - 1)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_d1_no_picture_has_a_card_that_does_not_lie_open(seed: int, seats: int) -> None:
    for table in random_game(seed, seats):
        hand = table.state.hand
        assert hand is not None
        for scene in (scene_of(table), street_of(table)):
            assert scene.board == hand.board
            for seat in scene.seats:
                held = hand.cards[seat.seat]
                chosen = hand.open_cards[seat.seat] if hand.open_cards else 0
                shown = 3 if hand.shown is not None and seat.seat in hand.shown else chosen
                for at, card in enumerate(seat.cards or ()):
                    assert card is None or (held is not None and card is held[at] and shown >> at & 1)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_whose_turn_it_is_and_where_the_discs_lie(seed: int, seats: int) -> None:
    for table in random_game(seed, seats):
        scene, hand = scene_of(table), table.state.hand
        assert hand is not None
        assert [seat.seat for seat in scene.seats if seat.to_act] == ([hand.turn.seat] if hand.turn else [])
        where: dict[Disc, list[Seat]] = {disc: [s.seat for s in scene.seats if disc in s.discs] for disc in Disc}
        assert where[Disc.BUTTON] == [hand.deal.button]
        playing = not hand.over
        assert where[Disc.BIG_BLIND] == ([hand.deal.big_seat] if playing else [])
        assert where[Disc.SMALL_BLIND] == (
            [hand.deal.small_seat] if playing and hand.deal.small_seat is not None else []
        )
        assert [seat.seat for seat in scene.seats] == sorted({seat.seat for seat in scene.seats})
        assert 1 <= len(scene.seats) <= 10
        hash(scene)
        assert scene == scene_of(table)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_p3_what_somebody_won_is_what_the_stack_grew_by_without_what_came_back(seed: int, seats: int) -> None:
    tables = random_game(seed, seats)
    for table in tables:
        hand = table.state.hand
        assert hand is not None
        if not hand.over:
            assert not any([seat.won for seat in scene_of(table).seats])
            continue
        returned = {each.event.seat: each.event.amount for each in table.log if isinstance(each.event, BetReturned)}
        before = [logged.event for logged in table.log]
        paid = _paid(before, len(hand.stacks))
        for seat in scene_of(table).seats:
            start, end = hand.deal.stacks[seat.seat], hand.stacks[seat.seat]
            assert number(seat.won) == end - (start - paid[seat.seat]) - returned.get(seat.seat, 0)


def _paid(events: Sequence[object], seats: int) -> list[Chips]:
    """By seat, all the chips that went in, what came back included."""
    paid, street = [0] * seats, [0] * seats
    for event in events:
        match event:
            case AntePosted(seat, amount, _):
                paid[seat] += amount
            case BlindPosted(seat, _, amount):
                street[seat] += amount
                paid[seat] += amount
            case Called(seat, to, _) | BetMade(seat, to):
                paid[seat] += to - street[seat]
                street[seat] = to
            case BoardDealt():
                street = [0] * seats
            case _:
                pass
    return paid


@pytest.mark.parametrize("seats", SEATS)
def test_the_picture_of_a_street_is_the_same_after_every_action_of_it(seats: int) -> None:
    streets: list[tuple[tuple[int, int, Street], TableScene]] = []
    for seed in range(5):
        for table in random_game(seed, seats):
            hand = table.state.hand
            assert hand is not None
            if hand.over:
                assert street_of(table) == scene_of(table)
            else:
                streets.append(((seed, table.state.hand_number, hand.street), street_of(table)))
    for (street, scene), (next_street, next_scene) in pairwise(streets):
        assert scene == next_scene or street != next_street
    assert len(streets) > 2 * len({street for street, _ in streets}) > 20


# ---- streets


def test_a_street_begins_with_nobody_to_act_and_no_folds_of_its_own() -> None:
    table = started()
    table.do(StartHand(deck()))
    table.act(Fold(), Raise(60), Call(), Fold())
    table.act(Bet(100), Fold())
    table.do(StartHand(deck()))
    table.act(Fold(), Raise(60), Call(), Fold())
    flop = street_of(table)
    table.act(Check(), Bet(100))
    assert street_of(table) == flop
    assert not any([seat.to_act or seat.bet or seat.last_action for seat in flop.seats])
    assert [seat.state for seat in flop.seats].count(SeatState.FOLDED) == 2
    assert [pot.words for pot in flop.pots] == ["Pot 140"]


def test_before_the_flop_the_street_begins_with_the_blinds() -> None:
    table = started()
    table.do(StartHand(deck()))
    table.act(Raise(100), Fold())
    scene = street_of(table)
    assert [(seat.stack, seat.bet) for seat in scene.seats] == [
        ("1,000", ""),
        ("990", "10"),
        ("980", "20"),
        ("1,000", ""),
    ]
    assert [pot.words for pot in scene.pots] == ["Pot 30"]
    assert {seat.state for seat in scene.seats} == {SeatState.LIVE}


def with_a_short_stack() -> Table:
    """After a hand: Ann 1,000, Bo 1,520, Cy 980, Robo 500. Bo has the next button, Ann acts first."""
    table = started()
    table.do(StartHand(deck()))
    table.act(Raise(500), Fold(), Raise(980), Fold(), Fold())
    return table


def test_an_all_in_of_the_street_before_stays_all_in_with_its_side_pot() -> None:
    table = with_a_short_stack()
    table.do(StartHand(deck()))
    table.act(Raise(500), Call(), Fold(), Call(), Bet(100), Call())
    table.act(Bet(150))
    scene = street_of(table)
    states = [SeatState.LIVE, SeatState.LIVE, SeatState.FOLDED, SeatState.ALL_IN]
    assert [seat.state for seat in scene.seats] == states
    assert [seat.stack for seat in scene.seats] == ["400", "920", "970", ""]
    assert [pot.words for pot in scene.pots] == ["Main 1,510", "Side 200"]
    assert [pot.words for pot in scene_of(table).pots] == ["Main 1,510", "Side 350"]


# ---- what a seat shows


def test_heads_up_button_and_small_blind_lie_before_the_same_seat() -> None:
    table = started(names={ANN: "Ann", BO: "Bo"})
    table.do(StartHand(deck()))
    assert [seat.discs for seat in scene_of(table).seats] == [(Disc.BUTTON, Disc.SMALL_BLIND), (Disc.BIG_BLIND,)]


def test_the_last_action_of_the_street_is_shown_until_the_next_one() -> None:
    table = started()
    table.do(StartHand(deck()))
    assert {seat.last_action for seat in scene_of(table).seats} == {""}
    table.act(Call(), Raise(60), Fold(), Call(), Call())
    assert {seat.last_action for seat in scene_of(table).seats} == {""}
    table.act(Check(), Bet(100), Raise(300))
    scene = scene_of(table)
    deeds = {seat.seat: (seat.deed, seat.last_action) for seat in scene.seats}
    assert deeds == {
        0: (Deed.RAISE, "RAISE"),
        1: (None, ""),
        2: (Deed.CHECK, "CHECK"),
        3: (Deed.BET, "BET"),
    }
    assert seat_of(table, 1).state is SeatState.FOLDED
    assert seat_of(table, 1).state_words == "FOLD"
    assert seat_of(table, 1).cards is None
    assert seat_of(table, 2).turn_words == "TO ACT"


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", ("FOLD", "RAISE", "CALL", "TO ACT")),
        ("fr", ("COUCHÉ", "RELANCE", "SUIT", "SON TOUR")),
        ("de", ("GEPASST", "ERHÖHT", "GEHT MIT", "IST DRAN")),
    ],
)
def test_a_table_speaks_its_language(locale: str, words: tuple[str, ...]) -> None:
    table = started()
    table.do(StartHand(deck()))
    table.act(Fold(), Raise(60), Call())
    seats = scene_of(table, locale).seats
    found = (seats[3].state_words, seats[0].last_action, seats[1].last_action, seats[2].turn_words)
    assert found == words


def test_face_down_cards_are_two_unknown_ones() -> None:
    table = started()
    table.do(StartHand(deck()))
    assert [seat.cards for seat in scene_of(table).seats] == [(None, None)] * 4


def test_k3_t6_absent_and_leaving_players_are_marked() -> None:
    table = started()
    table.do(StartHand(deck()))
    table.do(Leave(CY))
    assert seat_of(table, 2).away_words == "LEAVING"
    for _ in range(2):
        while table.state.hand_running:
            turn = table.turn()
            if turn.seat == 0:
                table.now = turn.deadline
                table.do(TimeOut(turn.no))
            else:
                table.act(Call() if turn.call else Check())
        table.do(StartHand(deck()))
    assert seat_of(table, 0).away_words == "AWAY"


@pytest.mark.parametrize(
    ("locale", "notice"), [("en", "Game paused"), ("fr", "Partie en pause"), ("de", "Spiel angehalten")]
)
def test_k7_while_the_game_is_paused_nobody_is_to_act_and_the_table_says_so(locale: str, notice: str) -> None:
    table = started()
    table.do(StartHand(deck()))
    table.do(Pause(ANN))
    scene = scene_of(table, locale)
    assert scene.notice == notice
    assert not any([seat.to_act for seat in scene.seats])
    assert street_of(table, locale).notice == text(locale, "picture-start-preflop")
    table.do(Resume(ANN))
    scene = scene_of(table, locale)
    assert scene.notice == ""
    assert [seat.seat for seat in scene.seats if seat.to_act] == [3]


@pytest.mark.parametrize(
    ("locale", "notices"),
    [
        ("en", ["Start of pre-flop", "Start of the flop", "Start of the turn", "Start of the river"]),
        ("fr", ["Début du préflop", "Début du flop", "Début de la turn", "Début de la river"]),
        ("de", ["Beginn der Preflop-Runde", "Beginn des Flops", "Beginn des Turns", "Beginn des Rivers"]),
    ],
)
def test_a_picture_of_a_streets_beginning_says_that_it_is_one(locale: str, notices: list[str]) -> None:
    table = started()
    table.do(StartHand(deck()))
    table.act(Fold(), Fold())
    for notice in notices:
        assert street_of(table, locale).notice == notice
        assert street_alt(table.seen(), table.log, locale).startswith(f"{notice}. ")
        assert scene_of(table, locale).notice == ""
        table.act(Call() if table.turn().call else Check())
        assert street_of(table, locale).notice == notice
        table.act(Check())
    assert street_of(table, locale).notice == ""


def test_k7_a_pause_before_the_first_hand_is_told_as_well() -> None:
    table = started()
    table.do(Pause(ANN))
    assert scene_of(table).notice == "Game paused"


@pytest.mark.parametrize("locale", LOCALES)
def test_discs_have_the_same_letters_as_the_texts(locale: str) -> None:
    table = started()
    table.do(StartHand(deck()))
    written = dict(scene_of(table, locale).disc_words)
    assert written.get(Disc.SMALL_BLIND, Disc.SMALL_BLIND.value) == text(locale, "mark-small-blind")
    assert written.get(Disc.BIG_BLIND, Disc.BIG_BLIND.value) == text(locale, "mark-big-blind")
    assert bool(written) == (locale == "fr")


def test_b3_a_dead_button_lies_before_an_empty_seat() -> None:
    table = started()
    table.do(StartHand(deck("7h2c", "AsAh", "KsKh", "QsQd", board="9s9dTh4c3s")))
    table.act(Fold(), Fold(), Raise(1000), Call())
    assert seat_of(table, 1).state is SeatState.OUT
    table.do(StartHand(deck()))
    empty = seat_of(table, 1)
    assert empty.state is SeatState.EMPTY
    assert empty.discs == (Disc.BUTTON,)
    assert empty.state_words == "EMPTY"
    assert empty.name == ""


def test_house_players_and_fetched_faces_are_marked() -> None:
    table = started()
    table.do(StartHand(deck()))
    scene = table_scene(table.seen(), table.log, "en", Look(), {}, lambda player: f"face-{player}")
    assert [seat.house for seat in scene.seats] == [False, False, False, True]
    assert scene.seats[0].face.key == f"face-{ANN}"
    assert scene.seats[3].face.key == f"face-{ROBO}"


def test_a_table_looks_as_its_server_likes_it() -> None:
    look = Look(felt=Felt.MIDNIGHT, colours=DeckColours.TWO)
    table = started()
    table.do(StartHand(deck()))
    scene = table_scene(table.seen(), table.log, "en", look, {}, no_image)
    assert (scene.felt, scene.colours) == (Felt.MIDNIGHT, DeckColours.TWO)


def test_before_the_first_deal_everybody_sits_there_with_the_starting_stack() -> None:
    scene = scene_of(started())
    assert [seat.stack for seat in scene.seats] == ["1,000"] * 4
    assert not scene.pots
    assert not any([seat.discs or seat.cards for seat in scene.seats])


def test_a_picture_is_for_everybody_and_never_of_one_viewers_own_view() -> None:
    table = started()
    table.do(StartHand(deck()))
    for make in (table_scene, street_scene):
        with pytest.raises(ValueError, match="viewer"):
            make(table.seen(ANN), table.log, "en", Look(), {}, no_image)


# ---- run-outs and showdowns


def run_out() -> Iterator[tuple[TableView, list[Logged]]]:
    """Bo's aces against Cy's kings, seen as the hands are turned up and card by card."""
    table = started(names={ANN: "Ann", BO: "Bo", CY: "Cy"})
    table.do(StartHand(deck("AsAh", "KsKh", "7h2c", board="9s9dQh4c2s")))
    table.act(Fold(), Raise(1000))
    state, told = table.state.copy(), list(table.log)
    _, events = apply(table.state, Act(CY, table.turn().no, Call()), table.now)
    for event in events:
        evolve(state, event)
        told.append(Logged(told[-1].seq + 1, event, 0))
        if isinstance(event, HandsShown | BoardDealt):
            yield view(state), list(told)


def test_s2_in_a_run_out_each_live_hand_lies_open_with_its_chance() -> None:
    chances = {1: 0.916, 2: 0.084}
    scenes = [table_scene(seen, told, "en", Look(), chances, no_image) for seen, told in run_out()]
    assert [len(scene.board) for scene in scenes] == [0, 1, 2, 3, 4, 5]
    for scene in scenes:
        folded, aces, kings = scene.seats
        assert [seat.chance for seat in scene.seats] == ["", "91.6%", "8.4%"]
        assert folded.cards is None
        assert aces.cards == parse_cards("AsAh")
        assert kings.cards == parse_cards("KsKh")
        assert not scene.showdown
        assert scene.banner == ""
        assert {seat.last_action for seat in scene.seats} == {""}


def test_chances_are_not_told_once_the_pots_are_awarded() -> None:
    table = started(names={ANN: "Ann", BO: "Bo", CY: "Cy"})
    table.do(StartHand(deck("AsAh", "KsKh", "7h2c", board="9s9dQh4c2s")))
    table.act(Fold(), Raise(1000), Call())
    assert {seat.chance for seat in scene_of(table, chances={1: 1.0, 2: 0.0}).seats} == {""}


def test_s1_the_winning_five_are_lit_and_the_hand_is_named() -> None:
    table = started()
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs", board="9s9dKh4c2s")))
    table.act(Fold(), Raise(60), Call(), Fold(), Check(), Bet(80), Call(), Check(), Check(), Bet(200), Call())
    scene = scene_of(table)
    assert scene.showdown
    assert scene.banner == "Full house, kings over nines"
    assert scene.lit == frozenset(parse_cards("9s9dKh"))
    winner, mucker = seat_of(table, 1), seat_of(table, 0)
    assert winner.lit == (True, True)
    assert winner.won == "+700"
    assert winner.hand_words == ""
    assert mucker.state is SeatState.MUCKED
    assert mucker.cards is None
    assert mucker.won == ""


def test_s5_a_card_shown_by_choice_lies_open_alone() -> None:
    table = started()
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs", board="9s9dKh4c2s")))
    table.act(Fold(), Raise(60), Fold(), Fold())
    assert seat_of(table, 0).cards == (None, None)
    table.do(ShowCards(ANN, 1, 2))
    ace, jack = parse_cards("AdJs")
    assert ace is not None
    assert seat_of(table, 0).cards == (None, jack)
    table.do(ShowCards(ANN, 1, 3))
    assert seat_of(table, 0).cards == (ace, jack)
    scene = scene_of(table)
    assert not scene.showdown
    assert scene.banner == ""


def test_who_plays_the_board_has_no_card_of_the_five() -> None:
    table = started()
    table.do(StartHand(deck("2s3h", "2h3s", "7h2c", "8c3d", board="AcKdQhJsTc")))
    table.act(Fold(), Fold(), Raise(1000), Call())
    scene = scene_of(table)
    assert scene.lit == frozenset(parse_cards("AcKdQhJsTc"))
    assert not any([any(seat.lit) for seat in scene.seats])
    assert [seat.won for seat in scene.seats] == ["", "+1,000", "+1,000", ""]


def test_p3_what_nobody_called_is_not_won() -> None:
    table = started()
    table.do(StartHand(deck()))
    table.act(Raise(500), Fold(), Fold(), Fold())
    assert seat_of(table, 3).won == "+50"


def test_p4_a_split_pot_lights_the_hands_of_all_its_winners() -> None:
    table = started()
    table.do(StartHand(deck("AsKh", "AhKs", "7h2c", "8c3d", board="9s9dQh4c2s")))
    table.act(Fold(), Fold(), Raise(1000), Call())
    scene = scene_of(table)
    assert scene.banner == "Pair of nines"
    assert scene.lit == frozenset(parse_cards("9s9dQh"))
    for seat in (1, 2):
        assert seat_of(table, seat).lit == (True, True)
        assert seat_of(table, seat).won == "+1,000"
        assert seat_of(table, seat).hand_words == ""


def test_p2_when_pots_go_to_different_hands_each_winner_is_told_with_what() -> None:
    table = with_a_short_stack()
    table.do(StartHand(deck("7h2c", "AsAh", "KsKh", "QsQd", board="9s9dTh4c3s")))
    table.act(Raise(1000), Call(), Fold(), Call())
    scene = scene_of(table)
    assert scene.banner == "Two pair, aces and nines"
    assert scene.lit == frozenset(parse_cards("9s9dTh"))
    main, side = seat_of(table, 3), seat_of(table, 0)
    assert (main.won, main.hand_words, main.lit) == ("+1,510", "Two pair A-9", (True, True))
    assert (side.won, side.hand_words, side.lit) == ("+1,000", "Two pair K-9", (True, True))
    assert main.hand_aloud == scene.banner
    assert side.hand_aloud == "Two pair, kings and nines"
    assert seat_of(table, 1).lit == (False, False)


@pytest.mark.parametrize(
    ("locale", "main", "side"),
    [
        ("en", ("Two pair, kings and fives", "Two pair K-5"), "Pair of aces"),
        ("fr", ("Double paire, rois et cinq", "Double paire K-5"), "Paire d’as"),
        ("de", ("Zwei Paare, Könige und Fünfen", "Zwei Paare K-5"), "Ein Paar Asse"),
    ],
)
def test_a_winning_hand_in_short_says_its_ranks_in_words_if_it_can(
    locale: str, main: tuple[str, str], side: str
) -> None:
    table = with_a_short_stack()
    table.do(StartHand(deck("7h2c", "Kc5c", "AdAh", "9s8d", board="Ks5dTh4c3s")))
    table.act(Raise(1000), Call(), Fold(), Call())
    robo, ann = seat_of(table, 3, locale), seat_of(table, 0, locale)
    assert (robo.hand_aloud, robo.hand_words) == main
    assert ann.hand_aloud == ann.hand_words == side


def test_p1_a_pot_that_nobody_contested_lights_no_cards() -> None:
    table = with_a_short_stack()
    table.do(StartHand(deck("7h2c", "AsAh", "KsKh", "QsQd", board="9s9dTh4c3s")))
    table.act(Raise(500), Call(), Fold(), Call(), Bet(100), Call(), Bet(100), Fold())
    ann = seat_of(table, 0)
    assert ann.won == "+200"
    assert ann.lit == (False, False)
    assert ann.hand_words == ""
    assert seat_of(table, 3).won == "+1,510"


def test_t3_who_went_out_keeps_cards_and_place_until_the_next_hand() -> None:
    table = started(names={ANN: "Ann", BO: "Bo", CY: "Cy"})
    table.do(StartHand(deck("AsAh", "KsKh", "7h2c", board="9s9dQh4c2s")))
    table.act(Fold(), Raise(1000), Call())
    out = seat_of(table, 2)
    assert out.state is SeatState.OUT
    assert out.state_words == "OUT · 3rd"
    assert out.cards == parse_cards("KsKh")
    assert out.stack == ""
    assert out.name == "Cy"
    table.do(StartHand(deck()))
    assert 2 not in [seat.seat for seat in scene_of(table).seats if seat.state is not SeatState.EMPTY]


@pytest.mark.parametrize("locale", LOCALES)
def test_words_in_a_picture_are_short(locale: str) -> None:
    for seed in range(2):
        for table in random_game(seed, 6, locale):
            for seat in scene_of(table, locale).seats:
                for words in (seat.state_words, seat.last_action, seat.turn_words, seat.away_words, seat.stand_in):
                    assert len(words) <= 14
                    assert words in (words.upper(), seat.stand_in) or "·" in words
