"""House players: always legal, never foolish, blind to what they may not see, and good company."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from random import Random
from statistics import median

import pytest

from bot.service.house import decide, house_name
from bot.service.house_equity import beaten_by
from bot.service.house_names import NAMES
from engine import apply, view
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.commands import StartHand
from engine.hand import Street
from engine.rules import Speed, Structure, sit_and_go
from engine.seats import Seat
from engine.tournament import EndReason, Tournament
from tests.service.house_games import (
    HOST,
    Decider,
    Decision,
    acts_at_random,
    calls_everything,
    deck_with,
    moves_in,
    moves_in_now_and_then,
    per_hundred_hands,
    play,
    play_hand,
    seated,
    seen_by_actor,
    shuffled,
    tournament,
)


def entropies(number: int) -> list[bytes]:
    return [Random(seed).randbytes(16) for seed in range(number)]


def dealt(hands: dict[Seat, str], board: str = "", *, seats: int = 2, button: Seat = 0, bigs: int = 50) -> Tournament:
    """A first hand with these cards, stacks of `bigs` big blinds."""
    big = 1000 // bigs
    rules = sit_and_go(seats=seats)
    level = replace(rules.structure.levels[0], small=big // 2, big=big)
    table = seated(replace(rules, structure=Structure((level,))), button)
    return apply(table, StartHand(deck_with(hands, board, seats, button)), 0)[0]


def after(table: Tournament, *actions: Action) -> Tournament:
    for action in actions:
        table = play(table, action)
    return table


def choices(table: Tournament, number: int = 60) -> list[Action]:
    """What the player to act does on different entropies."""
    seen = seen_by_actor(table)
    return [decide(seen, entropy) for entropy in entropies(number)]


# ---- never


@pytest.fixture(scope="module")
def many_decisions() -> list[Decision]:
    """20,000 decisions of house players in whole tournaments, many against opponents who do strange things."""
    found: list[Decision] = []
    strange = (decide, decide, acts_at_random, moves_in_now_and_then, calls_everything, decide)
    for seed in count():
        chance = Random(seed)
        rules = sit_and_go(
            seats=chance.randint(2, 6), stack=chance.choice((1000, 2000)), speed=chance.choice(tuple(Speed))
        )
        players = [chance.choice(strange) for _ in range(rules.seats)]
        table, decisions = tournament(rules, players, chance)
        assert table.end_reason in (EndReason.WON, EndReason.HAND_CAP)
        found += [each for each in decisions if players[each.turn.seat] is decide]
        if len(found) >= 20_000:
            return found
    raise AssertionError


def test_every_decision_is_legal_and_says_what_the_rules_call_it(many_decisions: list[Decision]) -> None:
    """The tournaments behind these decisions were played by the engine, which refuses what is not legal."""
    for each in many_decisions:
        hand, turn = each.seen.hand, each.turn
        assert hand is not None
        match each.action:
            case Fold() | Call():
                assert turn.call
            case Check():
                assert not turn.call
            case Bet(to):
                assert not hand.price
                assert turn.min_to <= to <= turn.max_to
            case Raise(to):
                assert hand.price
                assert turn.min_to <= to <= turn.max_to
            case _:
                raise AssertionError(each.action)


def test_nobody_folds_to_a_trifle(many_decisions: list[Decision]) -> None:
    folds = [each for each in many_decisions if isinstance(each.action, Fold)]
    assert folds
    for each in folds:
        hand, turn = each.seen.hand, each.turn
        assert hand is not None
        put_in = [then - now for then, now in zip(hand.base_stacks, hand.stacks, strict=True)]
        most = put_in[turn.seat] + turn.call
        to_win = sum([min(amount, most) for amount in put_in])
        assert turn.call > 0.08 * (to_win + turn.call), f"folded for {turn.call} into {to_win}"


def test_nobody_folds_a_river_hand_that_nothing_beats(many_decisions: list[Decision]) -> None:
    rivers = 0
    for each in many_decisions:
        hand = each.seen.hand
        assert hand is not None
        if hand.street is Street.RIVER and hand.own_cards is not None and isinstance(each.action, Fold):
            rivers += 1
            assert beaten_by(hand.own_cards, hand.board)
    assert rivers


def test_nobody_raises_more_than_anybody_can_call(many_decisions: list[Decision]) -> None:
    for each in many_decisions:
        hand, turn = each.seen.hand, each.turn
        assert hand is not None
        if isinstance(each.action, Bet | Raise):
            rivals = [seat for seat in range(len(hand.stacks)) if hand.able >> seat & 1 and seat != turn.seat]
            reach = max([hand.street_stacks[seat] for seat in rivals])
            assert reach > hand.price, "a raise that nobody can call any of"
            assert each.action.to <= max(reach, turn.min_to)


def test_nobody_leaves_a_few_chips_behind(many_decisions: list[Decision]) -> None:
    """Who puts in nearly the whole stack moves in, or puts the last opponent all-in."""
    for each in many_decisions:
        hand, turn = each.seen.hand, each.turn
        assert hand is not None
        if isinstance(each.action, Bet | Raise):
            stack = hand.stacks[turn.seat]
            share = (each.action.to - hand.bet(turn.seat)) / stack
            rivals = [seat for seat in range(len(hand.stacks)) if hand.able >> seat & 1 and seat != turn.seat]
            reach = max([hand.street_stacks[seat] for seat in rivals])
            assert share < 0.6 or each.action.to in (turn.max_to, turn.min_to, reach)


# ---- a function of the view and of entropy


def test_the_same_view_and_entropy_give_the_same_decision(many_decisions: list[Decision]) -> None:
    for each in many_decisions[::20]:
        assert decide(each.seen, each.entropy) == each.action


def test_entropy_matters_now_and_then(many_decisions: list[Decision]) -> None:
    sample = many_decisions[::50]
    changed = [each for each in sample if len({repr(decide(each.seen, seed)) for seed in entropies(6)}) > 1]
    assert 0.1 < len(changed) / len(sample) < 0.9


def test_hidden_cards_make_no_difference() -> None:
    """The same game with other cards in other hands, and other cards to come: the same view, the same decision."""
    own, board = {0: "AhTd"}, "Tc7h2s"
    for seed in range(40):
        decks = [deck_with(own, board, 4, 2, Random(deck)) for deck in (seed, seed + 1000)]
        assert decks[0] != decks[1]
        games = [apply(seated(sit_and_go(seats=4), 2), StartHand(deck), 0)[0] for deck in decks]
        chance = Random(seed)
        while games[0].hand is not None and games[0].hand.street <= Street.FLOP and games[0].hand.turn is not None:
            seat = games[0].hand.turn.seat
            seen = [seen_by_actor(game) for game in games]
            if seat == 0:
                entropy = chance.randbytes(16)
                assert seen[0] == seen[1]
                action = decide(seen[0], entropy)
                assert decide(seen[1], entropy) == action
            else:
                action = calls_everything(seen[0], b"") if seed % 2 else acts_at_random(seen[0], chance.randbytes(4))
            games = [play(game, action) for game in games]


def test_only_who_is_to_act_is_asked() -> None:
    table = dealt({})
    assert table.hand is not None and table.hand.turn is not None
    waiting = next(row.player for seat, row in table.rows() if seat != table.hand.turn.seat)
    for viewer in (waiting, None):
        with pytest.raises(ValueError, match="turn"):
            decide(view(table, viewer), b"")
    with pytest.raises(ValueError, match="turn"):
        decide(view(seated(sit_and_go(seats=3)), HOST), b"")


# ---- sense, before the flop


@pytest.mark.parametrize("bigs", [5, 10, 25, 50])
def test_aces_never_fold_before_the_flop(bigs: int) -> None:
    shoved = after(dealt({1: "AsAd"}, bigs=bigs), Raise(1000))
    assert set(map(type, choices(shoved))) == {Call}


def test_the_worst_hand_folds_under_the_gun() -> None:
    assert choices(dealt({3: "7s2d"}, seats=6)) == [Fold()] * 60


def test_a_hand_good_enough_on_the_button_is_not_under_the_gun() -> None:
    hand = "Qs9s"
    early = choices(dealt({3: hand}, seats=6))
    late = choices(after(dealt({0: hand}, seats=6), Fold(), Fold(), Fold()))
    assert set(map(type, early)) == {Fold}
    assert set(map(type, late)) == {Raise}


def test_the_big_blind_takes_its_free_flop() -> None:
    acts = [type(action) for action in choices(after(dealt({1: "7s2d"}), Call()))]
    assert set(acts) == {Check, Raise}
    assert acts.count(Check) > 50, "a raise with the worst hand should be a rare joke"


def test_a_short_stack_moves_in_or_lets_go() -> None:
    """At seven big blinds with a good hand it is all the chips; nobody puts in half of them."""
    assert choices(dealt({0: "TsTd"}, bigs=7)) == [Raise(1000)] * 60
    for cards in ("Ks8d", "9s4d", "7s2d"):
        assert set(choices(dealt({0: cards}, bigs=7))) <= {Fold(), Raise(1000)}


def test_a_loose_shove_is_called_with_more_hands_when_it_costs_less() -> None:
    hand = "Ks9d"
    cheap = choices(after(dealt({1: hand}, bigs=4), Raise(1000)))
    dear = choices(after(dealt({1: hand}, bigs=40), Raise(1000)))
    assert set(map(type, cheap)) == {Call}
    assert set(map(type, dear)) == {Fold}


# ---- sense, after the flop


def test_the_nuts_call_or_raise_every_bet() -> None:
    """A royal flush on the river, all-in to call."""
    river = after(
        dealt({0: "AsKs", 1: "9h9d"}, "QsJsTs2c9c"),
        Call(), Check(), Check(), Check(), Check(), Check(), Bet(980),
    )  # fmt: skip
    assert choices(river) == [Call()] * 60


def test_a_hopeless_hand_gives_up_against_a_large_bet() -> None:
    river = after(
        dealt({0: "3s2d"}, "AhKdQh9s8h"),
        Call(), Check(), Check(), Check(), Check(), Check(), Bet(40),
    )  # fmt: skip
    assert choices(river) == [Fold()] * 60


def test_any_two_cards_call_ten_into_a_thousand() -> None:
    river = after(
        dealt({0: "3s2d"}, "AhKdQh9s8h"),
        Raise(500), Call(), Check(), Check(), Check(), Check(), Bet(20),
    )  # fmt: skip
    assert not any([isinstance(action, Fold) for action in choices(river)])


def test_a_set_bets_for_value_and_sometimes_lies_in_wait() -> None:
    flop = after(dealt({0: "8s8d"}, "8hKd3c"), Raise(50), Call(), Check())
    acts = [type(action) for action in choices(flop, 200)]
    assert 0.6 < acts.count(Bet) / 200 < 1


def test_air_is_sometimes_bet_and_mostly_not() -> None:
    """Bluffs exist: six high on a river checked twice."""
    river = after(
        dealt({0: "6s4d"}, "AhKdQh9s2h"),
        Call(), Check(), Check(), Check(), Check(), Check(), Check(),
    )  # fmt: skip
    acts = [type(action) for action in choices(river, 300)]
    assert 0.08 < acts.count(Bet) / 300 < 0.4


def test_bets_are_between_a_third_of_the_pot_and_the_pot() -> None:
    chance = Random(11)
    for number in range(150):
        for each in play_hand(seated(sit_and_go(seats=2), number % 2), shuffled(chance), (decide, decide), chance):
            hand = each.seen.hand
            assert hand is not None
            if isinstance(each.action, Bet) and each.action.to not in (each.turn.min_to, each.turn.max_to):
                rival = 1 - each.turn.seat
                assert 0.3 <= each.action.to / hand.pot <= 1.0 or each.action.to == hand.street_stacks[rival]


def test_bets_are_round_as_peoples_are() -> None:
    chance = Random(12)
    for number in range(60):
        for each in play_hand(seated(sit_and_go(seats=2), number % 2), shuffled(chance), (decide, decide), chance):
            if isinstance(each.action, Bet | Raise) and each.action.to not in (each.turn.min_to, each.turn.max_to):
                hand = each.seen.hand
                assert hand is not None
                assert each.action.to % 5 == 0 or each.action.to in hand.street_stacks


# ---- strength and length


@pytest.mark.slow
@pytest.mark.parametrize(("opponent", "bigs"), [(calls_everything, 150), (acts_at_random, 80), (moves_in, 30)])
def test_house_players_beat_who_plays_without_thought(opponent: Decider, bigs: int) -> None:
    won = per_hundred_hands(decide, opponent, 1000, seed=5)
    assert won > bigs, f"{won:.0f} big blinds a hundred hands"


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "least", "most"), [(2, 8, 60), (3, 12, 70), (6, 20, 90)])
def test_a_table_of_house_players_plays_a_sensible_number_of_hands(seats: int, least: int, most: int) -> None:
    lengths = []
    for seed in range(30):
        table, _ = tournament(sit_and_go(seats=seats), [decide] * seats, Random(seed))
        assert table.standings[0].chips == 1000 * seats or table.end_reason is EndReason.HAND_CAP
        lengths.append(table.hand_number)
    assert least < median(lengths) < most, sorted(lengths)


# ---- names


def test_no_two_house_players_of_a_table_share_a_name() -> None:
    taken: list[str] = []
    for seed in entropies(60):
        name = house_name(taken, seed)
        assert name.casefold() not in {other.casefold() for other in taken}
        taken.append(name)
    assert set(NAMES) <= set(taken)


def test_a_house_player_takes_no_persons_name() -> None:
    assert house_name([name.upper() for name in NAMES if name != "Otto"], b"") == "Otto"


def test_names_are_short_and_plain() -> None:
    assert len(set(NAMES)) == len(NAMES) >= 24
    assert all([name.isascii() and name.isalpha() and 3 <= len(name) <= 6 for name in NAMES])


def test_a_name_follows_from_entropy() -> None:
    assert len({house_name([], seed) for seed in entropies(50)}) > 10
    assert house_name([], b"same") == house_name([], b"same")
