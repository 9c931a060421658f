"""Faults that other poker programs really had. The names are those of the log of public reports: B1 to C14.

Those about Discord, pictures and messages (B70 to B79, C7 second half, C12) are tested where those are.
"""

from __future__ import annotations

import pytest

from engine.actions import Call, Fold, Raise
from engine.cards import DECK, parse_cards
from engine.commands import Act, StartHand
from engine.errors import Reason
from engine.evaluation import Category, best_hand, score
from engine.events import BetReturned, BoardDealt, Cause, Checked, TurnStarted
from engine.hand import Street
from engine.pots import award, layers
from engine.rules import Blinds, Structure
from engine.seats import Seat
from engine.tournament import Phase
from tests.engine.scenario import deal, person, seat_people

# ---- pots, payouts, odd chips


def test_b1_three_equal_all_ins_with_dead_money_split_evenly() -> None:
    hand = deal(
        [10_100, 10_000, 10_000, 10_200, 10_000],
        "50/100",
        cards={2: "ThAc", 3: "AdTd", 5: "TsAs"},
        board="4d7s6sJdJh",
    )
    # seat 4 folds 200, seat 1 folds its 50
    hand.play("3 calls, 4 raises to 200, 5 is all-in for 10000, 1 folds, 2 is all-in, 3 is all-in, 4 folds")
    assert hand.pots == [(30_250, {2: 10_084, 3: 10_083, 5: 10_083})]
    pots = layers([10_000, 10_000, 10_000, 200, 100], live=0b00111, dead=0)
    assert [award(pot, dict.fromkeys(range(3), 7), 4).shares for pot in pots] == [
        ((0, 10_100), (1, 10_100), (2, 10_100))
    ]


@pytest.mark.parametrize(("winner", "stacks"), [(2, [4, 196]), (1, [200, 0])])
def test_b3_heads_up_98_against_102(winner: int, stacks: list[int]) -> None:
    cards = {winner: "AsAh", 3 - winner: "KsKh"}
    hand = deal([102, 98], cards=cards, board="2h7s9h3dJc").play("2 is all-in for 98, 1 calls")
    assert hand.stacks == stacks


def test_b4_more_than_two_winners_of_one_all_in_pot_share_it_equally() -> None:
    cards = {1: "2c3d", 2: "2h3s", 3: "4c5d", 4: "4h5s"}
    hand = deal([500] * 4, cards=cards, board="AsKsQsJsTs")
    hand.play("3 is all-in, 4 is all-in, 1 is all-in, 2 is all-in")
    assert hand.stacks == [500] * 4


def test_b5_a_bigger_stack_shoving_over_two_equal_all_ins_gets_the_rest_back() -> None:
    hand = deal([12_036, 1_000, 8_982, 8_982])
    hand.play("3 is all-in for 8982, 4 is all-in, 1 is all-in for 12036, 2 folds")
    assert hand.told(BetReturned) == [BetReturned(0, 3_054)]
    assert sum([amount for amount, _ in hand.pots]) == 26_966


def test_b7_the_top_layer_whose_payers_have_folded_merges_downward() -> None:
    pots = layers([5_000, 300, 5_000, 1_000], live=0b1010, dead=0)
    assert [(pot.amount, pot.eligible) for pot in pots] == [(1_200, (1, 3)), (10_100, (3,))]


def test_b8_a_side_pot_always_has_a_claimant() -> None:
    hand = deal([100, 400, 400]).play("3 calls, 1 is all-in for 100, 2 calls, 3 calls, 2 bets 100, 3 folds")
    assert hand.over
    assert all([shares for _, shares in hand.pots])


def test_b9_a_short_stack_wins_the_main_pot_and_the_others_play_on_beside_it() -> None:
    hand = deal([100, 1000, 1000], "25/50", cards={1: "AsAh", 2: "KsKh", 3: "QsQh"}, board="2h7s9h3dJc")
    hand.play("3 calls, 1 is all-in for 100, 2 calls, 3 calls, 2 bets 50, 3 calls, 2 bets 100, 3 calls")
    hand.play("2 checks, 3 checks")
    assert hand.pots == [(300, {1: 300}), (300, {2: 300})]
    assert hand.stacks == [300, 1050, 750]


def test_b11_201_between_two_is_101_to_the_first_left_of_the_button() -> None:
    (pot,) = layers([100, 100, 1], live=0b011, dead=0)
    assert award(pot, {0: 5, 1: 5}, 2).shares == ((0, 101), (1, 100))
    assert award(pot, {0: 5, 1: 5}, 0).shares == ((1, 101), (0, 100))


def test_b14_heads_up_a_shove_that_is_folded_to_wins_the_pot() -> None:
    hand = deal([1000, 1000]).play("2 is all-in for 1000, 1 folds")
    assert hand.stacks == [980, 1020]


def test_b15_chips_of_a_player_who_leaves_stay_in_the_pot() -> None:
    table = seat_people(3).deal()
    table.play("3 raises to 100, 1 calls")
    table.leave(3)
    table.play("2 folds, 1 bets 20")  # 3 folds at once
    assert table.row(1).stack == 1120
    assert table.state.chips_removed == 900
    assert table.chips == 3000


def test_b16_a_small_blind_that_folds_wins_nothing_later() -> None:
    hand = deal([1000] * 3, cards={1: "AsAh", 2: "2c7d", 3: "3c8d"}, board="AdAc9h5s6d")
    hand.play("3 calls, 1 folds, 2 checks, 2 checks, 3 checks, 2 checks, 3 checks, 2 checks, 3 checks")
    assert hand.stacks[0] == 990


def test_b17_and_b67_a_winner_who_busts_all_others_at_once_is_champion() -> None:
    table = seat_people(4)
    table.knock_out(2, 3, 4, winner=1)
    assert table.state.phase is Phase.OVER
    assert table.state.standings[0].chips == 4000
    assert table.places == {1: 1, 2: 2, 3: 2, 4: 2}


def test_layered_pots_of_100_250_600_600() -> None:
    pots = layers([100, 250, 600, 600], live=0b1111, dead=0)
    values: dict[Seat, int] = {0: 9, 1: 8, 2: 7, 3: 6}
    assert [award(pot, values, 3).shares for pot in pots] == [((0, 400),), ((1, 450),), ((2, 700),)]


# ---- sizes, all-in, reopening


def test_b20_a_shove_of_29_over_a_bet_of_22() -> None:
    hand = deal([500, 49], "10/20").play("2 calls, 1 checks, 1 checks, 2 checks, 1 checks, 2 checks, 1 bets 22")
    assert hand.offer == (22, 29, 29)
    hand.play("2 raises to 29")
    assert hand.offer == (7, 0, 0)


def test_b21_with_more_than_the_call_but_less_than_the_raise_all_in_is_exactly_the_stack() -> None:
    hand = deal([1000, 1000, 90]).play("3 calls, 1 raises to 60, 2 folds")
    assert hand.offer == (40, 90, 90)


def test_b22_after_a_first_bet_of_one_big_blind_the_minimum_raise_is_two() -> None:
    hand = deal([100] * 2, "1/2").play("2 calls, 1 checks, 1 bets 2")
    assert hand.offer == (2, 4, 98)


def test_b23_to_200_then_to_2179_makes_4158_the_minimum() -> None:
    hand = deal([20_000] * 2, "50/100").play("2 raises to 200, 1 raises to 2179")
    assert hand.offer == (1979, 4158, 20_000)
    hand.play("2 raises to 4200")


def test_b24_against_an_opponent_who_is_all_in_only_call_or_fold() -> None:
    hand = deal([2000, 500]).play("2 is all-in for 500")
    assert hand.offer == (480, 0, 0)
    assert hand.refuses("1 raises to 1000") is Reason.OTHERS_ALL_IN


def test_b25_a_shove_called_by_a_bigger_stack_runs_out_without_a_prompt() -> None:
    hand = deal([2000, 500, 1000]).play("3 folds, 1 calls, 2 is all-in for 500, 1 calls")
    assert hand.over
    assert len(hand.state.board) == 5
    assert len(hand.told(TurnStarted)) == 4


def test_b26_a_raiser_who_is_shoved_on_is_asked() -> None:
    hand = deal([1880, 2000], "10/20").play("2 raises to 180, 1 is all-in for 1880")
    assert (hand.to_act, hand.offer) == (2, (1700, 0, 0))


def test_b28_a_minimum_raise_above_the_opponents_stack_leaves_a_range() -> None:
    hand = deal([2000, 150], "50/100").play("2 calls")
    least, most = hand.offer[1:]
    assert (least, most) == (200, 2000)
    hand.play("1 is all-in for 2000")
    assert hand.offer == (50, 0, 0)


def test_b29_nobody_can_put_in_more_than_the_stack() -> None:
    hand = deal([100, 6, 100], "1/2").play("3 calls, 1 calls")
    assert hand.offer == (0, 4, 6)
    assert hand.refuses("2 raises to 7") is Reason.TOO_BIG
    hand.play("2 raises to 6")
    assert hand.stacks[1] == 0


@pytest.mark.parametrize("to", [-908, -5, 0, 1, 39])
def test_b30_and_c13_negative_and_too_small_amounts_are_refused(to: int) -> None:
    table = seat_people(2).deal()
    assert table.refuses(Act(person(2), table.turn.no, Raise(to))) is Reason.TOO_SMALL


def test_b31_more_than_the_stack_is_refused() -> None:
    table = seat_people(2).deal()
    assert table.refuses(Act(person(2), table.turn.no, Raise(1001))) is Reason.TOO_BIG


def test_b32_and_c14_short_blinds_change_neither_price_nor_owner() -> None:
    hand = deal([30, 10_000, 10_000], "100/200")
    assert hand.offer == (200, 400, 10_000)
    assert hand.state.bets() == [30, 200, 0]
    hand = deal([10_000, 30, 10_000], "100/200")
    assert hand.offer == (200, 400, 10_000)
    assert hand.state.bets() == [100, 30, 0]


def test_b34_a_shove_after_the_flop_is_answered() -> None:
    hand = deal([1000, 1000]).play("2 calls, 1 checks, 1 is all-in for 980")
    assert (hand.to_act, hand.offer) == (2, (980, 0, 0))


# ---- blinds, button, order


def test_b35_and_c6_heads_up_the_button_is_first_before_the_flop_and_last_on_every_later_street() -> None:
    hand = deal([1000, 1000])
    asked: list[int | None] = [hand.to_act]
    hand.play("2 calls, 1 checks")
    for _ in range(2):
        asked.append(hand.to_act)
        hand.play("1 checks, 2 checks")
    asked.append(hand.to_act)
    assert asked == [2, 1, 1, 1]


def test_b36_after_a_knock_out_by_an_ante_the_heads_up_rule_applies() -> None:
    table = seat_people(3, button=3).edit_stacks([1500, 1000, 500])
    table.knock_out(3, winner=1)  # 2 was the big blind
    table.deal()
    assert table.spots == (2, 2, 1)


def test_b37_the_big_blind_goes_out() -> None:
    table = seat_people(6, button=6).edit_stacks([1200, 500, 1200, 1100, 1000, 1000])  # small 1, big 2
    table.knock_out(2, winner=4)
    assert table.deal().spots == (1, None, 3)
    while table.state.hand_running:
        table.play(f"{table.to_act} folds")
    assert table.deal().spots == (2, 3, 4)


def test_b37_both_blinds_go_out() -> None:
    table = seat_people(6, button=6).edit_stacks([500, 500, 1500, 1500, 1000, 1000])
    table.knock_out(1, 2, winner=4)
    assert table.deal().spots == (1, None, 3)


def test_b37_old_button_small_big_and_the_small_blind_goes_out() -> None:
    table = seat_people(3, button=3).edit_stacks([500, 1000, 1500])
    table.knock_out(1, winner=2)
    assert table.deal().spots == (2, 2, 3)  # the old button is the big blind


def test_b40_the_big_blind_may_check_or_raise_before_the_flop() -> None:
    hand = deal([1000] * 4).play("3 folds, 4 folds, 1 calls")
    assert (hand.to_act, hand.offer) == (2, (0, 40, 1000))


def test_b42_a_raise_behind_is_answered_by_everybody() -> None:
    hand = deal([1000] * 4).play("3 calls, 4 raises to 80")
    asked: list[int | None] = []
    for _ in range(3):
        asked.append(hand.to_act)
        hand.play(f"{hand.to_act} calls")
    assert asked == [1, 2, 3]


def test_b43_a_button_that_folded_is_not_asked_again() -> None:
    hand = deal([1000] * 3).play("3 calls, 1 calls, 2 checks, 1 bets 40, 2 calls, 3 folds, 1 checks, 2 checks")
    assert hand.state.street is Street.RIVER
    assert hand.to_act == 1


def test_b44_after_a_hand_that_all_folded_exactly_one_player_is_on_turn() -> None:
    table = seat_people(3).fold_out().deal()
    first = table.to_act
    table.play(f"{first} calls")
    assert table.to_act not in (first, None)


def test_b47_levels_are_what_the_structure_says_without_a_negative_one() -> None:
    structure = Structure(levels=(Blinds(25, 50),))
    assert all([structure.level(number).blinds.small > 0 for number in range(1, 40)])


# ---- ranking, showdown


def test_b48_the_straight_on_the_board_is_a_tie_unless_somebody_has_a_nine() -> None:
    board = "4c5d6h7s8c"
    assert score(parse_cards("AsKs" + board)) == score(parse_cards("2d2h" + board))
    assert score(parse_cards("9d2c" + board)) > score(parse_cards("AsKs" + board))
    assert score(parse_cards("9dTh" + board)) > score(parse_cards("9d2c" + board))


def test_b50_unused_hole_cards_do_not_break_a_tie() -> None:
    assert score(parse_cards("AsKdAhQcJd9s4c")) == score(parse_cards("AcKhAhQcJd9s2c"))


def test_b51_a_wheel_beats_the_pair_beside_it() -> None:
    value = best_hand(parse_cards("As2d3c4h5sKdKc"))
    assert (value.category, value.ranks[0]) == (Category.STRAIGHT, 5)


def test_b52_the_kicker_decides() -> None:
    board = "9c7s5h5s3c"
    assert score(parse_cards("8hKs" + board)) > score(parse_cards("4dQs" + board))


def test_b53_the_fifth_card_of_a_flush_decides() -> None:
    assert score(parse_cards("AsKs9s7s3s")) > score(parse_cards("AcKc9c7c2c"))


def test_b55_equal_hands_tie_whatever_the_seat() -> None:
    hand = deal([1000, 1000], cards={1: "8dQc", 2: "8cQs"}, board="9s2h6d7s4c")
    hand.play("2 is all-in, 1 calls")
    assert hand.stacks == [1000, 1000]


def test_b56_a_called_river_bet_is_shown_first() -> None:
    hand = deal([1000] * 2, cards={1: "AsAh", 2: "KsKh"}, board="2h7s9h3dJc")
    hand.play("2 calls, 1 checks, 1 checks, 2 checks, 1 checks, 2 checks, 1 checks, 2 bets 40, 1 calls")
    assert hand.shown == [2, 1]


def test_b58_every_hand_has_a_whole_deck() -> None:
    table = seat_people(6)
    for _ in range(30):
        table.do(StartHand(DECK[::-1]))
        cards = [card for pair in table.hand.cards if pair for card in pair]
        assert len(set(cards)) == 12
        while table.state.hand_running:
            table.play(f"{table.to_act} folds")


def test_b59_the_log_of_a_run_out_has_the_whole_board() -> None:
    hand = deal([1000, 1000], board="2h7s9h3dJc").play("2 is all-in, 1 calls")
    dealt = [card for event in hand.events if isinstance(event, BoardDealt) for card in event.cards]
    assert tuple(dealt) == parse_cards("2h7s9h3dJc")


def test_b60_what_is_collected_is_the_pot() -> None:
    hand = deal([100, 500, 500]).play("3 calls, 1 is all-in for 100, 2 calls, 3 calls, 2 bets 50, 3 folds")
    assert sum([share for _, shares in hand.pots for share in shares.values()]) == sum([pot for pot, _ in hand.pots])


# ---- turns and clocks


def test_b62_and_c8_a_second_press_does_not_move_for_the_next_player() -> None:
    table = seat_people(3).deal()
    no = table.turn.no
    table.do(Act(person(3), no, Fold()))
    assert table.refuses(Act(person(3), no, Fold())) is Reason.STALE_TURN
    assert table.to_act == 1


def test_b64_a_call_shown_for_another_price_does_not_bind() -> None:
    table = seat_people(3).deal()
    table.play("3 raises to 60")
    assert table.refuses(Act(person(1), table.turn.no, Call(), price=10)) is Reason.PRICE_CHANGED


def test_b65_the_clock_always_resolves_a_turn() -> None:
    table = seat_people(3).deal()
    turns = 0
    while table.state.hand_running:
        table.time_out()
        turns += 1
    assert turns == 2


def test_b69_who_has_no_turn_is_never_warned() -> None:
    table = seat_people(3).deal()
    table.play("3 folds")
    table.time_out()
    assert table.row(3).missed == 0


def test_c1_and_c2_101_between_two_loses_no_chip() -> None:
    (pot,) = layers([50, 50, 1], live=0b011, dead=0)
    assert sorted([share for _, share in award(pot, {0: 5, 1: 5}, 2).shares]) == [50, 51]


def test_c3_the_minimum_raise_does_not_count_the_call() -> None:
    hand = deal([1000] * 4).play("3 raises to 60")
    assert hand.offer[1] == 100


def test_c7_and_c10_time_out_checks_when_checking_is_free() -> None:
    table = seat_people(2).deal()
    table.play("2 calls")
    assert table.time_out()[0] == Checked(0, Cause.CLOCK)
