"""B5-B7 with antes at tournament level: short ones, big-blind antes, heads-up, three players to two."""

from __future__ import annotations

import pytest

from engine.errors import Reason, Rejected
from engine.events import AntePosted, BetReturned, Blind, BlindPosted
from engine.formats import club
from engine.rules import Blinds, Preset
from engine.structures import LEVELS, AnteKind, Antes, with_antes
from tests.engine.scenario import TablePlay, deal, seat_club

ACES = {1: "AsAh", 2: "KsKh", 3: "QsQh"}
BOARD = "2h7s9h3dJc"


def posted(table: TablePlay) -> list[tuple[int, str, int]]:
    """Who has posted what in this hand, in order: (seat number, name, chips)."""
    found: list[tuple[int, str, int]] = []
    starts = [at for at, event in enumerate(table.log) if event.NAME.startswith("hand-started")]
    for event in table.log[starts[-1] :]:
        if isinstance(event, AntePosted):
            found.append((event.seat + 1, "for all" if event.for_all else "ante", event.amount))
        elif isinstance(event, BlindPosted):
            found.append((event.seat + 1, event.blind.value, event.amount))
    return found


def with_level(small: int, big: int, ante: int, for_all: bool = False, people: int = 3) -> TablePlay:
    own = (Blinds(small, big, ante, for_all),)
    return seat_club(people, preset=Preset.OWN, own=own, stack=10_000)


def test_b2_every_named_preset_has_a_big_blind_of_twice_the_small_one_and_rises() -> None:
    for levels in LEVELS.values():
        assert all([blinds.big == 2 * blinds.small for blinds in levels])
        assert [blinds.big for blinds in levels] == sorted({blinds.big for blinds in levels})
        assert levels[0] == Blinds(10, 20)


@pytest.mark.parametrize("preset", list(LEVELS))
def test_b2_a_level_of_each_preset_lasts_its_hands(preset: Preset) -> None:
    hands = {Preset.REGULAR: 8, Preset.DEEP: 10, Preset.TURBO: 5, Preset.HYPER: 3}[preset]
    table = seat_club(3, preset=preset)
    table.fold_hands(hands)
    assert table.state.level == 1
    table.fold_out()
    assert table.state.level == 2
    assert table.blinds == (15, 30)


def test_b2_a_hosts_list_doubles_past_its_end_antes_too() -> None:
    table = seat_club(3, preset=Preset.OWN, own=(Blinds(10, 25, 0), Blinds(20, 50, 7)), hands=1, stack=5000)
    seen: list[tuple[int, int, int]] = []
    for _ in range(4):
        table.fold_out()
        blinds = table.hand.deal.blinds
        seen.append((blinds.small, blinds.big, blinds.ante))
    assert seen == [(10, 25, 0), (20, 50, 7), (40, 100, 14), (80, 200, 28)]


def test_b7_antes_begin_with_their_level() -> None:
    each = with_antes(LEVELS[Preset.REGULAR], Antes(AnteKind.EACH, 3))
    assert [level.ante for level in each] == [0, 0, 5, 10, 15, 20, 30, 40, 60, 100]
    assert not any([level.big_blind_ante for level in each])
    for_all = with_antes(LEVELS[Preset.REGULAR], Antes(AnteKind.BIG_BLIND, 4))
    assert [level.ante for level in for_all] == [0, 0, 0, 100, 150, 200, 300, 400, 600, 1000]
    assert [level.big_blind_ante for level in for_all] == [False] * 3 + [True] * 7
    assert with_antes(LEVELS[Preset.REGULAR], Antes()) == LEVELS[Preset.REGULAR]


@pytest.mark.parametrize("start", [0, -1, 11, 500])
def test_b7_antes_cannot_begin_where_there_is_no_level(start: int) -> None:
    with pytest.raises(Rejected) as refused:
        club(antes=Antes(AnteKind.EACH, start))
    assert refused.value.reason is Reason.BAD_ANTE_START
    assert refused.value.detail == {"most": 10}


def test_b7_uniform_antes_are_posted_from_the_left_of_the_button_before_the_blinds() -> None:
    table = with_level(50, 100, 10).deal()
    assert posted(table) == [(1, "ante", 10), (2, "ante", 10), (3, "ante", 10), (1, "small", 50), (2, "big", 100)]
    assert (table.turn.call, table.turn.min_to) == (100, 200)
    assert table.hand.pot == 180


def test_b7_the_big_blind_pays_for_all_ante_first() -> None:
    table = with_level(50, 100, 100, True).deal()
    assert posted(table) == [(2, "for all", 100), (1, "small", 50), (2, "big", 100)]
    assert (table.turn.call, table.turn.min_to) == (100, 200)
    assert table.hand.dead == 100


def test_b7_a_big_blind_with_800_for_1000_and_1000_posts_no_blind_and_the_others_still_pay_1000() -> None:
    table = with_level(500, 1000, 1000, True).edit_stacks([14_200, 800, 15_000])
    table.deal({1: "QsQh", 2: "AsAh", 3: "KsKh"}, BOARD)
    assert posted(table) == [(2, "for all", 800), (1, "small", 500)]
    assert (table.to_act, table.turn.call, table.turn.min_to) == (3, 1000, 2000)
    table.play("3 calls")
    assert (table.to_act, table.turn.call) == (1, 500)
    table.play("1 calls, 1 checks, 3 checks, 1 checks, 3 checks, 1 checks, 3 checks")
    assert [row.stack for _, row in table.state.rows()] == [13_200, 800, 16_000]


def test_b7_a_big_blind_ante_is_in_the_first_pot_outside_the_layers() -> None:
    hand = deal([10_000, 1300, 10_000], "500/1000", big_blind_ante=1000, cards={2: "AsAh", 3: "KsKh"}, board=BOARD)
    hand.play("3 raises to 5000, 1 folds")
    assert hand.told(BetReturned) == [BetReturned(2, 4500)]
    # 300 of blind win 300 from each, and the 1,000 with them; the rest of the folded 500 is not for the short stack
    assert hand.pots == [(1900, {2: 1900}), (400, {3: 400})]


def test_b7_a_big_blind_ante_is_never_returned() -> None:
    hand = deal([1000, 1000], "50/100", big_blind_ante=100)
    hand.play("2 folds")
    assert hand.told(BetReturned) == [BetReturned(0, 50)]
    assert hand.pots == [(200, {1: 200})]


def test_b7_heads_up_a_big_blind_ante_that_leaves_no_blind_is_played_for_alone() -> None:
    hand = deal([800, 5000], "500/1000", big_blind_ante=1000, cards={1: "AsAh", 2: "KsKh"}, board=BOARD)
    assert hand.over  # the button's small blind has nothing to beat: not asked
    assert hand.told(BetReturned) == [BetReturned(1, 500)]
    assert hand.pots == [(800, {1: 800})]


def test_b7_heads_up_a_big_blind_ante_that_leaves_a_short_blind_asks_for_that_much() -> None:
    hand = deal([1700, 5000], "500/1000", big_blind_ante=1000, cards={1: "KsKh", 2: "AsAh"}, board=BOARD)
    assert (hand.to_act, hand.offer) == (2, (500, 0, 0))
    hand.play("2 calls")
    assert hand.told(BetReturned) == [BetReturned(1, 300)]
    assert hand.stacks == [0, 6700]


def test_b7_everybody_folds_to_the_small_blind_behind_a_big_blind_without_a_blind() -> None:
    hand = deal([5000, 800, 5000, 5000], "500/1000", big_blind_ante=1000, cards={1: "KsKh", 2: "AsAh"}, board=BOARD)
    hand.play("3 folds, 4 folds")
    assert hand.over  # only the small blind can act, and what was not posted is no debt (B6)
    assert hand.stacks == [5000, 800, 5000, 5000]


def test_b7_an_all_in_ante_wins_at_most_that_much_from_each() -> None:
    hand = deal([1000, 1000, 1000, 4], "10/20", ante=10, cards={4: "AsAh", 3: "KsKh"}, board=BOARD)
    hand.play("3 calls, 1 folds, 2 checks")
    hand.play("2 checks, 3 checks, 2 checks, 3 checks, 2 checks, 3 checks")
    # 4 from each of four; then 6 of ante from three, 10 of the folded small blind, 20 from each of two
    assert hand.pots == [(16, {4: 16}), (68, {3: 68})]
    assert hand.stacks == [980, 970, 1038, 16]


def test_b5_an_ante_that_takes_a_whole_stack_leaves_no_blind() -> None:
    hand = deal([10, 10, 500], "10/20", ante=10, cards=ACES, board=BOARD)
    assert hand.told(BlindPosted) == []
    assert hand.over  # all-in but one, who owes nothing
    assert hand.pots == [(30, {1: 30})]


def test_b5_a_big_blind_short_after_its_ante_is_all_in_and_the_price_stays() -> None:
    hand = deal([1000, 15, 1000], "10/20", ante=10)
    assert hand.told(BlindPosted) == [BlindPosted(0, Blind.SMALL, 10), BlindPosted(1, Blind.BIG, 5)]
    assert (hand.to_act, hand.offer) == (3, (20, 40, 990))


def test_b7_an_ante_that_nobody_can_match_comes_back() -> None:
    hand = deal([3, 1000], "10/20", ante=10, cards={1: "AsAh", 2: "KsKh"}, board=BOARD)
    assert hand.told(BetReturned) == [BetReturned(1, 17)]  # the button's ante and small blind, less the 3 there are
    assert hand.pots == [(6, {1: 6})]


def test_b4_from_three_to_two_the_next_big_blind_pays_for_both() -> None:
    table = with_level(50, 100, 100, True).edit_stacks([15_000, 12_000, 3000])
    table.knock_out(3, winner=1)  # the button goes out; 2 was the big blind
    table.deal()
    assert posted(table) == [(1, "for all", 100), (2, "small", 50), (1, "big", 100)]
    assert table.spots == (2, 2, 1)


def test_b7_heads_up_the_big_blind_pays_for_both() -> None:
    table = with_level(50, 100, 100, True, people=2).deal()
    assert posted(table) == [(1, "for all", 100), (2, "small", 50), (1, "big", 100)]
    table.play("2 folds")
    table.deal()
    assert posted(table) == [(2, "for all", 100), (1, "small", 50), (2, "big", 100)]


def test_b7_with_a_dead_small_blind_antes_are_posted_all_the_same() -> None:
    table = with_level(50, 100, 10, people=4).edit_stacks([10_000, 5000, 15_000, 10_000])
    table.knock_out(2, winner=3)  # 2, the big blind, goes out
    table.deal()
    assert table.spots == (1, None, 3)
    assert posted(table) == [(3, "ante", 10), (4, "ante", 10), (1, "ante", 10), (3, "big", 100)]


def test_t3_equal_places_go_by_the_stack_before_antes_and_blinds() -> None:
    table = with_level(50, 100, 10, people=4).edit_stacks([39_700, 100, 110, 90])
    table.knock_out(2, 3, 4, winner=1)
    assert table.places == {1: 1, 3: 2, 2: 3, 4: 4}
