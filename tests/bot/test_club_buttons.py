"""The buttons of clubs and open tables: more time, asking to see, seats, stacks, sitting out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.ui.custom_id import Verb
from bot.ui.shown import Shown
from engine.actions import Bet, Call, Check, Fold, Raise
from engine.cards import DECK, Deck, parse_cards
from engine.commands import (
    AskToSee,
    Cancel,
    ComeBack,
    Join,
    Leave,
    Pause,
    ShowCards,
    SitOut,
    StartHand,
    TopUp,
    UseTime,
)
from engine.formats import club, open_table
from engine.tournament import PlayerId
from engine.view import TableView
from i18n import LOCALES
from tests.bot.hands import HOST, Played
from tests.bot.test_phone import away, called, on_a_phone, rows_of, verbs

BOB, CEM = PlayerId(102), PlayerId(103)
MUCKS = parse_cards("AcAdKcQd7h2sAh9s5d3c8h")  # two hands for Ann's aces to beat
ACES: Deck = (*MUCKS, *[card for card in DECK if card not in MUCKS])


def at_club(players: int = 3, *, house: tuple[int, ...] = ()) -> Played:
    return Played(players, rules=club(seats=players, time_bank=2), house=house)


def at_open(players: int = 3, *, seats: int = 4, house: tuple[int, ...] = (), buy_in: int = 1000) -> Played:
    return Played(players, rules=open_table(seats=seats, buy_in=buy_in), house=house)


def shown_verbs(played: Played, locale: str = "en") -> list[list[Verb]]:
    return [verbs(row) for row in rows_of(played.shown(locale))]


def every_verb(played: Played) -> list[Verb]:
    return [verb for row in shown_verbs(played) for verb in row]


def labels(shown: Shown, verb: Verb) -> list[str]:
    return [
        each["label"].replace("\u00a0", " ")
        for row in rows_of(shown)
        for each in row
        if f":{verb.value}" in each["custom_id"]
    ]


def with_start(view: TableView, stacks: tuple[int, ...]) -> TableView:
    """The same hand, with these stacks before the blinds."""
    assert view.hand is not None
    behind = tuple([stack - 10 for stack in stacks])
    return replace(view, hand=replace(view.hand, start_stacks=stacks, stacks=behind, street_stacks=stacks))


def to_act(played: Played) -> PlayerId:
    hand = played.state.hand
    assert hand is not None
    assert hand.turn is not None
    row = played.state.seats[hand.turn.seat]
    assert row is not None
    return row.player


def showdown_with_two_mucked() -> Played:
    """Hand 1: the first to act on the river bets with the best hand; two call and muck."""
    played = at_club().deal(ACES).play(Call(), Call(), Check())
    return played.play(*[Check()] * 6, Bet(20), Call(), Call())


class TestTimeBank:
    def test_k5_more_time_is_offered_while_there_is_some_with_what_is_left(self) -> None:
        played = at_club().deal()
        assert labels(played.shown(), Verb.TIME) == ["+30 s (2)"]
        played.do(UseTime(to_act(played), 1))
        assert labels(played.shown(), Verb.TIME) == ["+30 s (1)"]
        played.at += 5000
        played.do(UseTime(to_act(played), 1))
        assert labels(played.shown(), Verb.TIME) == []

    def test_k5_it_counts_what_the_player_to_act_has_left(self) -> None:
        played = at_club().deal()
        played.do(UseTime(to_act(played), 1)).play(Call())
        assert labels(played.shown(), Verb.TIME) == ["+30 s (2)"]

    def test_k5_it_belongs_to_the_hand(self) -> None:
        (time,) = [each for row in rows_of(at_club().deal().shown()) for each in row if ":time" in each["custom_id"]]
        assert time["custom_id"] == "pk1:7:1:time"

    def test_nobody_is_offered_time_where_there_is_no_bank_nor_while_paused(self) -> None:
        assert Verb.TIME not in every_verb(Played(3).deal())
        assert Verb.TIME not in every_verb(at_open().deal())
        assert Verb.TIME not in every_verb(at_club().deal().do(Pause(HOST)))

    @pytest.mark.parametrize("locale", LOCALES)
    @pytest.mark.parametrize("stack", [2_000, 1_000_000])
    def test_a_turn_of_a_club_needs_four_lines_of_a_phone(self, stack: int, locale: str) -> None:
        for spot in ([], [Call(), Call()], [Raise(stack // 3)], [Call(), Call(), Check(), Check(), Bet(stack // 3)]):
            played = Played(3, rules=club(seats=6, stack=stack)).deal().play(*spot)
            assert Verb.TIME in every_verb(played)
            lines = on_a_phone(played.shown(locale))
            assert len(lines) <= 4, [[each["label"] for each in line] for line in lines]
            lines = on_a_phone(away(played.shown(locale)))
            assert len(lines) <= 4, [[each["label"] for each in line] for line in lines]
            assert Verb.BACK in [verb for line in lines for verb in verbs(line)]


class TestAskToSee:
    def test_s3_several_mucked_hands_have_a_button_each_with_the_name(self) -> None:
        played = showdown_with_two_mucked()
        hand = played.shown().view.hand
        assert hand is not None
        assert hand.mucked.bit_count() == 2
        assert sorted(labels(played.shown(), Verb.ASK)) == ["See Bob", "See Cem"]
        ids = [each["custom_id"] for row in rows_of(played.shown()) for each in row if ":ask" in each["custom_id"]]
        assert sorted(ids) == ["pk1:7:1:ask:2", "pk1:7:1:ask:3"]

    def test_s3_one_mucked_hand_has_a_button_without_a_seat(self) -> None:
        played = showdown_with_two_mucked().do(AskToSee(HOST, 1, 1))
        assert labels(played.shown(), Verb.ASK) == ["Ask to see"]
        played.do(ShowCards(CEM, 1, 3))
        assert labels(played.shown(), Verb.ASK) == []

    def test_s3_nobody_may_ask_for_the_own_hand_so_somebody_else_must_be_there(self) -> None:
        played = at_club(house=(1, 2)).deal((*ACES[2:4], *ACES[:2], *ACES[4:])).play(Call(), Call(), Check())
        played.play(*[Check()] * 6, Check(), Bet(20), Call(), Call())
        assert labels(played.shown(), Verb.ASK) == ["Ask to see"]  # Ann may ask for Cem's, nobody for Ann's

    def test_s3_only_a_club_asks_and_only_until_the_next_hand(self) -> None:
        assert Verb.ASK not in every_verb(at_open().deal(ACES).play(Call(), Call(), Check(), *[Check()] * 9))
        assert Verb.ASK not in every_verb(showdown_with_two_mucked().do(StartHand(DECK)))

    @pytest.mark.parametrize("locale", LOCALES)
    def test_five_mucked_hands_and_all_the_rest_need_four_lines_of_a_phone(self, locale: str) -> None:
        played = Played(6, rules=club(seats=6)).deal(ACES).play(*[Call()] * 5, Check(), *[Check()] * 12)
        played.play(Bet(50), *[Call()] * 5)
        shown = away(played.shown(locale))
        hand = shown.view.hand
        assert hand is not None
        for mucked in (0b011110, 0b111110):
            row = replace(shown, view=replace(shown.view, hand=replace(hand, mucked=mucked)))
            lines = on_a_phone(row)
            told = [verb for line in lines for verb in verbs(line)]
            assert told.count(Verb.ASK) == mucked.bit_count()
            assert {Verb.SHOW, Verb.CARDS, Verb.BACK} <= set(told)
            assert len(lines) <= 4, [[each["label"] for each in line] for line in lines]

    def test_a_name_that_has_no_room_gives_way_to_the_seat(self) -> None:
        played = showdown_with_two_mucked()
        rows = tuple([replace(row, name="W" * 32) if row else None for row in played.state.seats])
        shown = played.shown()
        assert labels(replace(shown, view=replace(shown.view, rows=rows)), Verb.ASK) == ["See seat 2", "See seat 3"]


class TestOpenTable:
    def test_between_hands_everybody_may_come_go_top_up_and_sit_out(self) -> None:
        played = at_open().deal().play(Fold(), Fold())
        assert shown_verbs(played) == [
            [Verb.SHOW] * 3,
            [Verb.CARDS],
            [Verb.SIT_OUT, Verb.LEAVE, Verb.SEAT],
            [Verb.TOP_UP],
        ]
        assert labels(played.shown(), Verb.TOP_UP) == ["Top up to 1,000"]

    def test_o2_no_top_up_where_nobody_is_below_the_buy_in(self) -> None:
        played = at_open().deal().play(Fold(), Fold())
        for player in (HOST, BOB, CEM):
            row = next(row for row in played.state.seats if row is not None and row.player == player)
            if row.stack < 1000:
                played.do(TopUp(player))
        assert Verb.TOP_UP not in every_verb(played)

    def test_o1_no_seat_at_a_full_table(self) -> None:
        assert Verb.SEAT in every_verb(at_open().deal().play(Fold(), Fold()))
        assert Verb.SEAT not in every_verb(at_open(seats=3).deal().play(Fold(), Fold()))

    def test_o3_a_table_that_closes_takes_nobody(self) -> None:
        played = at_open(2, house=(1,)).deal().play(Raise(600))
        assert {Verb.SEAT, Verb.TOP_UP, Verb.SIT_OUT} <= set(every_verb(played))
        played.do(Cancel(PlayerId(900), admin=True))
        assert not {Verb.SEAT, Verb.TOP_UP, Verb.SIT_OUT, Verb.LEAVE} & set(every_verb(played))

    def test_in_a_turn_there_is_sitting_out_and_a_top_up_and_the_rest_waits_for_the_end_of_the_hand(self) -> None:
        played = at_open().deal()
        assert shown_verbs(played)[-1] == [Verb.CARDS, Verb.SIT_OUT, Verb.TOP_UP]
        assert labels(played.shown(), Verb.TOP_UP) == ["Top up"]
        assert not {Verb.SEAT, Verb.LEAVE} & set(every_verb(played))

    def test_o2_a_top_up_comes_last_so_that_no_button_moves_with_it(self) -> None:
        played = at_open(house=(1, 2)).deal()
        assert shown_verbs(played)[-1] == [Verb.CARDS, Verb.SIT_OUT]  # nobody is below the buy-in
        played = at_open().deal().play(Fold(), Fold()).do(SitOut(CEM)).deal()
        assert shown_verbs(played)[-1] == [Verb.CARDS, Verb.SIT_OUT, Verb.TOP_UP]

    @pytest.mark.parametrize("locale", LOCALES)
    def test_a_second_tap_on_im_back_meets_nothing_that_books_or_sits_out(self, locale: str) -> None:
        played = at_open().deal().play(Fold(), Fold()).do(SitOut(CEM)).deal()
        before = on_a_phone(played.shown(locale))
        after = on_a_phone(played.do(ComeBack(CEM)).shown(locale))
        own = {Verb.CARDS, Verb.SIT_OUT, Verb.TOP_UP}
        assert not [line for line in before if Verb.BACK in verbs(line) and own & set(verbs(line))]
        assert [line for line in map(verbs, before) if own & set(line)] == [
            line for line in map(verbs, after) if own & set(line)
        ]

    @pytest.mark.parametrize("locale", ["fr", "de"])
    def test_where_a_turn_has_no_room_for_a_top_up_it_is_on_my_cards(self, locale: str) -> None:
        played = at_open().deal()
        assert Verb.TOP_UP not in [verb for row in shown_verbs(played, locale) for verb in row]

    @pytest.mark.parametrize("locale", LOCALES)
    def test_the_room_for_the_answers_is_that_of_the_chips_on_the_table(self, locale: str) -> None:
        played = at_open(3, seats=3, buy_in=1000).deal()
        shown = played.shown(locale)
        rich = replace(shown, view=with_start(shown.view, (10**12,) * 3))
        first = [verbs(rows_of(called(rich, call))[0]) for call in (10, 9_000, 10**12 - 11)]
        assert first == [[Verb.FOLD, Verb.CALL, Verb.SIZE, Verb.CARDS, Verb.SIT_OUT]] * 3

    def test_while_a_house_player_thinks_there_is_room_for_seats_and_top_ups(self) -> None:
        played = at_open(2, house=(1,)).deal().play(Raise(600))
        assert shown_verbs(played) == [[Verb.CARDS], [Verb.SIT_OUT, Verb.SEAT], [Verb.TOP_UP]]

    def test_k4_who_sits_out_is_offered_to_come_back(self) -> None:
        played = at_open().deal().play(Fold(), Fold()).do(SitOut(CEM))
        assert Verb.BACK in every_verb(played)
        assert Verb.BACK not in every_verb(played.do(ComeBack(CEM)))

    def test_a_table_that_waits_offers_a_seat_and_the_way_back(self) -> None:
        played = at_open(2).deal().play(Fold()).do(SitOut(BOB))
        assert not played.state.can_deal
        assert {Verb.SEAT, Verb.BACK, Verb.LEAVE} <= set(every_verb(played))
        assert labels(played.do(Join(CEM, "Cem")).shown(), Verb.SEAT) == ["Take a seat"]

    def test_a_seat_that_is_given_up_is_free_again(self) -> None:
        played = at_open(seats=3).deal().play(Fold(), Fold()).do(Leave(BOB))
        assert Verb.SEAT in every_verb(played)

    @pytest.mark.parametrize("locale", LOCALES)
    @pytest.mark.parametrize("buy_in", [1_000, 10_000])
    def test_a_turn_of_an_open_table_needs_four_lines_of_a_phone(self, buy_in: int, locale: str) -> None:
        for spot in ([], [Call(), Call()], [Raise(300)], [Call(), Call(), Check(), Check(), Bet(300)]):
            played = at_open(3, seats=6, buy_in=buy_in).deal().play(*spot)
            lines = on_a_phone(played.shown(locale))
            assert len(lines) <= 4, [[each["label"] for each in line] for line in lines]
            lines = on_a_phone(away(played.shown(locale)))
            assert len(lines) <= 4, [[each["label"] for each in line] for line in lines]
            assert Verb.BACK in [verb for line in lines for verb in verbs(line)]

    @pytest.mark.parametrize("locale", LOCALES)
    @pytest.mark.parametrize("buy_in", [1_000, 10_000_000])
    def test_between_hands_four_lines_are_enough_when_everything_is_possible(self, buy_in: int, locale: str) -> None:
        rules = open_table(seats=4, buy_in=buy_in, small=buy_in // 200, big=buy_in // 100)
        played = Played(3, rules=rules).deal().play(Fold(), Fold()).do(SitOut(CEM))
        assert {Verb.SHOW, Verb.CARDS, Verb.BACK, Verb.SIT_OUT, Verb.TOP_UP, Verb.SEAT, Verb.LEAVE} <= set(
            every_verb(played)
        )
        assert len(on_a_phone(played.shown(locale))) <= 4
        assert all([len(row) <= 5 for row in rows_of(played.shown(locale))])


def test_a_sit_and_go_has_none_of_these_buttons() -> None:
    new = {Verb.TIME, Verb.ASK, Verb.SEAT, Verb.TOP_UP, Verb.SIT_OUT, Verb.LEAVE}
    played = Played(3).deal()
    assert not new & set(every_verb(played))
    played.at = 10**9
    played.play(Call(), Call(), Check(), *[Check()] * 9)
    assert not new & set(every_verb(played))
