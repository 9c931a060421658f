"""D3: a hand dealt again."""

from __future__ import annotations

import pytest

from engine.cards import DECK, Deck
from engine.commands import AskToSee, DeclareMisdeal, Pause, Penalise, Resume, StartHand, TimeOut, UseTime
from engine.deck import shuffled
from engine.errors import Reason
from engine.events import AntePosted, BlindPosted, DeadBetPosted, HoleCardsDealt, MisdealDeclared
from engine.floor_events import PenaltyKind
from engine.hand import Hand
from engine.rules import Blinds, Preset
from engine.tournament_events import HandStarted
from tests.engine.scenario import ADMIN, HOST, TablePlay, person, seat_club

AGAIN: Deck = shuffled(bytes(range(64)))


def misdeal(table: TablePlay, hand: int | None = None, deck: Deck = AGAIN) -> DeclareMisdeal:
    return DeclareMisdeal(ADMIN, hand or table.state.hand_number, deck, "a card was exposed", admin=True)


def refused(table: TablePlay) -> Reason:
    return table.refuses(misdeal(table))


def test_d3_before_anybody_has_acted_everything_is_dealt_again() -> None:
    table = seat_club(3).deal({1: "AsAh", 2: "KsKh", 3: "QsQh"})
    before = table.turn
    spots = table.spots
    events = table.wait(20_000).do(misdeal(table))
    assert events[0] == MisdealDeclared(ADMIN, "a card was exposed", AGAIN)
    dealt = [event for event in events if isinstance(event, HoleCardsDealt)]
    assert dealt == [HoleCardsDealt((AGAIN[0:2], AGAIN[2:4], AGAIN[4:6], None, None, None))]  # pyright: ignore[reportArgumentType]
    assert table.spots == spots
    assert table.hand.pot == 30
    assert table.state.hand_number == 1
    assert table.hand.redeals == 1
    assert table.turn.seat == before.seat
    assert table.turn.no == before.no + 1  # an answer to the first deal's turn is stale
    assert table.turn.deadline == table.now + 45_000


def test_d3_the_board_comes_from_the_new_deck() -> None:
    table = seat_club(3).deal({}, "2h7s9h3dJc")
    table.do(misdeal(table))
    table.check_down()
    assert table.hand.board == AGAIN[6:11]


def test_d3_after_one_has_acted_chips_put_in_by_choice_come_back() -> None:
    table = seat_club(3).deal()
    table.play("3 raises to 300")
    assert table.hand.pot == 330
    table.do(misdeal(table))
    assert table.hand.stacks[:3] == (990, 980, 1000)
    assert (table.to_act, table.turn.call, table.turn.min_to) == (3, 20, 40)
    assert table.hand.aggressor is None


def test_d3_who_folded_is_dealt_in_again() -> None:
    table = seat_club(3).deal()
    table.play("3 folds")
    table.do(misdeal(table))
    assert table.hand.live == 0b111
    assert table.to_act == 3


def test_d3_not_after_two_have_acted() -> None:
    for lines in ("3 calls, 1 folds", "3 folds, 1 calls", "3 folds, 1 raises to 60"):
        table = seat_club(3).deal()
        table.play(lines)
        assert refused(table) is Reason.MISDEAL_TOO_LATE


def test_d3_a_turn_that_ran_out_is_an_action() -> None:
    table = seat_club(4).deal()
    table.time_out()
    table.do(misdeal(table))
    table.time_out()
    table.play("4 calls")
    assert refused(table) is Reason.MISDEAL_TOO_LATE


def test_d3_heads_up_not_after_a_call_and_a_check() -> None:
    table = seat_club(2).deal()
    table.play("2 calls")
    table.do(misdeal(table))
    table.play("2 calls, 1 checks")
    assert table.hand.board
    assert refused(table) is Reason.MISDEAL_TOO_LATE


def test_d3_an_all_in_before_the_flop_comes_back_too() -> None:
    table = seat_club(3).deal()
    table.play("3 is all-in")
    table.do(misdeal(table))
    assert table.hand.stacks[:3] == (990, 980, 1000)
    assert table.hand.able == 0b111


def test_d3_never_with_cards_face_up() -> None:
    table = seat_club(2).edit_stacks([1980, 20]).deal({1: "AsAh", 2: "AdAc"}, "2h7s9h3dJc")
    # the button has 10 behind, and calls all-in: everything is turned up and run out at once
    table.play("2 calls")
    assert refused(table) is Reason.NO_HAND
    assert table.hand.run_out == 0


def test_d3_not_between_hands_and_not_a_hand_that_is_over() -> None:
    table = seat_club(3)
    assert table.refuses(misdeal(table, 1)) is Reason.NO_HAND
    table.fold_out()
    assert table.refuses(misdeal(table, 1)) is Reason.NO_HAND
    table.deal()
    assert table.refuses(misdeal(table, 1)) is Reason.MISDEAL_TOO_LATE
    table.do(misdeal(table, 2))


def test_d3_in_a_pause_the_cards_come_at_once_and_the_turn_with_the_resume() -> None:
    table = seat_club(3).deal()
    table.play("3 raises to 60")
    table.do(Pause(HOST))
    table.wait(600_000)
    events = table.do(misdeal(table))
    assert [type(event) for event in events] == [MisdealDeclared, HoleCardsDealt]
    assert table.state.paused is not None
    assert table.hand.turn is None
    table.wait(600_000).do(Resume(HOST))
    assert table.to_act == 3
    assert table.turn.deadline == table.now + table.state.rules.clock


def test_d3_what_the_bot_does_for_an_away_player_is_no_action() -> None:
    table = seat_club(4)
    table.edited = True
    for seat in (2, 3):
        table.state.change_row(seat, away=True)
    table.deal()
    assert table.to_act == 1
    table.do(misdeal(table))
    table.play("1 calls")
    table.do(misdeal(table))
    assert table.to_act == 1


def test_d3_not_from_half_a_deck() -> None:
    table = seat_club(3).deal()
    assert table.refuses(misdeal(table, deck=DECK[:-1])) is Reason.BAD_DECK
    assert table.refuses(misdeal(table, deck=(*DECK[:-1], DECK[0]))) is Reason.BAD_DECK


def test_d3_blinds_antes_and_dead_bets_stay_and_are_posted_once() -> None:
    table = seat_club(3, preset=Preset.OWN, own=(Blinds(50, 100, 10),), stack=10_000)
    table.do(Penalise(ADMIN, person(3), PenaltyKind.DEAD_BET, 500, admin=True))
    table.deal()
    stacks = table.hand.stacks
    table.play("3 raises to 400")
    events = table.do(misdeal(table))
    assert not [event for event in events if isinstance(event, DeadBetPosted | AntePosted | BlindPosted)]
    assert table.hand.stacks == stacks
    assert stacks[:3] == (9940, 9890, 9490)
    assert (table.hand.pot, table.hand.dead) == (680, 500)
    assert table.turn.call == 100
    table.all_fold()
    assert [row.stack for _, row in table.state.rows()] == [9940, 10_570, 9490]


def test_d3_a_big_blind_ante_stays_dead() -> None:
    table = seat_club(3, preset=Preset.OWN, own=(Blinds(50, 100, 100, True),), stack=10_000).deal()
    table.do(misdeal(table))
    assert (table.hand.dead, table.hand.pot) == (100, 250)


def test_d3_a_blind_that_was_all_in_stays_all_in() -> None:
    table = seat_club(3).edit_stacks([8, 1992, 1000]).deal()
    assert table.hand.able == 0b110
    table.do(misdeal(table))
    assert table.hand.able == 0b110
    assert table.hand.live == 0b111
    assert table.to_act == 3


def test_d3_a_hand_may_be_dealt_again_more_than_once_and_counts_once() -> None:
    table = seat_club(3, hand_cap=10).deal()
    for redeals in (1, 2, 3):
        table.do(misdeal(table, deck=shuffled(bytes([redeals] * 64))))
        assert table.hand.redeals == redeals
    table.all_fold()
    assert table.state.hand_number == 1
    assert table.state.level_hands == 1
    assert len([event for event in table.log if isinstance(event, HandStarted)]) == 1


def test_d3_turns_missed_before_a_misdeal_count() -> None:
    table = seat_club(3).deal()
    table.time_out()
    table.do(misdeal(table))
    assert table.row(3).missed == 1
    table.time_out()
    assert table.row(3).away  # the second one in a row (K2)
    table.do(misdeal(table))
    assert table.to_act == 1  # 3 is dealt in again, and folds at once (K3)
    assert table.refuses(TimeOut(table.turn.no - 1)) is Reason.STALE_TURN


def test_d3_time_taken_from_the_bank_stays_taken_and_the_clock_is_full() -> None:
    table = seat_club(3).deal()
    table.wait(40_000).do(UseTime(person(3), 1))
    table.wait(10_000).do(misdeal(table))
    assert table.row(3).bank == 2
    assert table.turn.deadline == table.now + 45_000
    seen = table.seen_by(None).hand
    assert seen is not None
    assert not seen.extended


def test_d3_who_is_leaving_stays_in_the_hand_and_folds() -> None:
    table = seat_club(4).deal()
    table.leave(4)
    table.do(misdeal(table))
    assert table.to_act == 3
    table.play("3 folds")
    assert not table.hand.live >> 3 & 1


def test_d3_nobody_sees_the_first_deals_cards_afterwards() -> None:
    table = seat_club(3).deal({1: "AsAh", 2: "KsKh", 3: "QsQh"})
    table.do(misdeal(table))
    for number in (1, 2, 3):
        seen = table.seen_by(number).hand
        assert seen is not None
        assert seen.own_cards == (AGAIN[2 * number - 2], AGAIN[2 * number - 1])
    table.check_down()
    shown = table.hand.shown or ()
    assert all([table.hand.cards[seat] == (AGAIN[2 * seat], AGAIN[2 * seat + 1]) for seat in shown])
    assert table.refuses(AskToSee(person(1), 2)) is Reason.TOO_LATE_TO_ASK


@pytest.mark.parametrize("people", [3, 4, 6])
@pytest.mark.parametrize("for_all", [False, True])
@pytest.mark.parametrize("first", ["nobody", "folds", "calls", "raises to 240", "is all-in"])
def test_d3_the_hand_is_as_if_the_second_deck_had_been_the_first(people: int, for_all: bool, first: str) -> None:
    hands: list[Hand] = []
    for deck in (None, AGAIN):
        own = (Blinds(50, 100, 20, for_all),)
        table = seat_club(people, preset=Preset.OWN, own=own, stack=5000)
        stacks = [5000] * people
        stacks[1], stacks[0] = 90, 9910  # a big blind that is short
        table.edit_stacks(stacks)
        table.do(Penalise(ADMIN, person(1), PenaltyKind.DEAD_BET, 300, admin=True))
        if deck is None:
            table.deal()
            if first != "nobody":
                table.play(f"{table.to_act} {first}")
            table.do(misdeal(table))
        else:
            table.do(StartHand(deck))
        hand = table.hand.copy()
        hand.turn, hand.turns, hand.redeals = None, 0, 0
        hands.append(hand)
    assert hands[0] == hands[1]
