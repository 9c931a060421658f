"""All-in chances: the exact share of the pot each of several known hands wins on average over every board to come.

Nothing is sampled, and boards are not looked at one by one. Flushes aside a board is only its ranks, so the hands are
compared once for each multiset of ranks (6,188 before the flop, 91 on it), and that counts for all boards with those
ranks. Then, suit by suit, the boards that bring a flush are moved from who wins by ranks to who wins with the flush.

Everything is counted in whole boards; the one division comes last.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import comb, lcm
from typing import Final

from engine.cards import DECK, RANK_KEYS, Board, Card, HoleCards, Suit
from engine.evaluation import FLUSH_SCORES, RANK_SCORES
from engine.facts import fact

_BOARD: Final = 5

Winners = int  # a set of hands, a bit for each
Key = int  # of a multiset of ranks: the sum of their RANK_KEYS
Ranks = int  # a set of ranks of one suit, bit 0 = two


def shares(hands: Sequence[HoleCards], board: Board, dead: Iterable[Card] = ()) -> tuple[float, ...]:
    """Each hand's exact share of the pot, 0.0 to 1.0, over all boards that `board` can still become.

    A tied pot is split equally, so shares add up to 1. `dead` are cards known to be neither in a hand nor to come.
    The board may be of 0 to 5 cards: in a run-out a flop is turned card by card. Raises ValueError for no hand, for a
    longer board, for a hand that is not of two cards, for a card that is there twice and when too few are left for a
    board. Source: H1, P4.
    """
    unseen = _unseen(hands, board, dead)
    spot = _Spot(hands, board, unseen, _BOARD - len(board))
    boards_won: defaultdict[Winners, int] = defaultdict(int)
    by_ranks = _count_by_ranks(spot, boards_won)
    for suit in Suit:
        _move_flushes(spot, suit, by_ranks, boards_won)
    return _split(boards_won, len(hands), comb(len(unseen), spot.to_come))


@fact
class _Spot:
    hands: Sequence[HoleCards]
    board: Board
    unseen: Sequence[Card]
    to_come: int


@fact
class _ByRanks:
    """By key of the cards to come, flushes left aside: the score that wins, and whose it is."""

    best: dict[Key, int]
    winners: dict[Key, Winners]


def _unseen(hands: Sequence[HoleCards], board: Board, dead: Iterable[Card]) -> list[Card]:
    """The cards a board can still be dealt from. Raises ValueError for what cannot be a spot of hold'em."""
    if not hands:
        raise ValueError("chances are those of at least one hand")
    if len(board) > _BOARD:
        raise ValueError(f"a board has at most {_BOARD} cards, not {len(board)}")
    if any([len(hand) != 2 for hand in hands]):
        raise ValueError("a hand has two cards")
    known = [card for cards in (*hands, board, dead) for card in cards]
    seen = set(known)
    if len(seen) != len(known):
        raise ValueError("a card is there twice")
    unseen = [card for card in DECK if card not in seen]
    if len(unseen) + len(board) < 5:
        raise ValueError("too few cards are left for a board")
    return unseen


def _count_by_ranks(spot: _Spot, boards_won: dict[Winners, int]) -> _ByRanks:
    """Count every board for those who would win it if there were no flushes."""
    board_key = _key_of(spot.board)
    hand_keys = [board_key + _key_of(hand) for hand in spot.hands]
    by_ranks = _ByRanks({}, {})
    for key, boards in _rank_draws(spot.unseen, spot.to_come)[spot.to_come].items():
        best, winners = _best([RANK_SCORES[key + hand_key] for hand_key in hand_keys])
        by_ranks.best[key] = best
        by_ranks.winners[key] = winners
        boards_won[winners] += boards
    return by_ranks


def _move_flushes(spot: _Spot, suit: Suit, by_ranks: _ByRanks, boards_won: dict[Winners, int]) -> None:
    """Move the boards on which a flush of `suit` is the best hand to those who hold it.

    The best hand is the best flush or the best by ranks alone, whichever scores more: nobody else's can matter. So full
    houses and quads that beat the flush, and straight flushes that beat those, need no case of their own. No board has
    flushes of two suits, so no board is moved twice.
    """
    to_come = spot.to_come
    on_board = _suited_ranks(spot.board, suit)
    held = [_suited_ranks(hand, suit) for hand in spot.hands]
    fewest = max(0, 5 - on_board.bit_count() - max([ranks.bit_count() for ranks in held]))
    if fewest > to_come:
        return
    suited = _suited_draws([card for card in spot.unseen if card.suit == suit], to_come)
    offsuit = _rank_draws([card for card in spot.unseen if card.suit != suit], to_come - fewest)
    best_by_ranks, winners_by_ranks = by_ranks.best, by_ranks.winners
    for count in range(fewest, to_come + 1):
        rest = offsuit[to_come - count]
        for suited_key, ranks in suited[count].items():
            ranks |= on_board
            best_flush, flush_winners = _best([FLUSH_SCORES[ranks | own] for own in held])
            moved = 0
            for rest_key, boards in rest.items():
                key = suited_key + rest_key
                if best_by_ranks[key] < best_flush:
                    boards_won[winners_by_ranks[key]] -= boards
                    moved += boards
            boards_won[flush_winners] += moved


def _best(scores: list[int]) -> tuple[int, Winners]:
    """The highest of `scores` and who has it."""
    best = max(scores)
    if scores.count(best) == 1:
        return best, 1 << scores.index(best)
    return best, sum([1 << at for at, score in enumerate(scores) if score == best])


def _rank_draws(cards: Sequence[Card], most: int) -> list[dict[Key, int]]:
    """By how many of `cards` are drawn, 0 to `most`: in how many ways each multiset of ranks can be."""
    draws: list[dict[Key, int]] = [{0: 1}, *[{} for _ in range(most)]]
    ranks = [card.rank - 2 for card in cards]
    for rank, rank_key in enumerate(RANK_KEYS):
        there = ranks.count(rank)
        # Largest draws first: what a rank is added to must not hold that rank yet.
        for size in range(most, 0, -1):
            for count in range(1, min(there, size) + 1):
                more, ways = rank_key * count, comb(there, count)
                draws[size].update({key + more: before * ways for key, before in draws[size - count].items()})
    return draws


def _suited_draws(cards: Sequence[Card], most: int) -> list[dict[Key, Ranks]]:
    """By how many of `cards`, all of one suit, are drawn, 0 to `most`: the ranks of each draw."""
    draws: list[dict[Key, Ranks]] = [{0: 0}, *[{} for _ in range(most)]]
    for card in cards:
        more, rank = RANK_KEYS[card.rank - 2], 1 << card.rank - 2
        for size in range(most, 0, -1):
            draws[size].update({key + more: ranks | rank for key, ranks in draws[size - 1].items()})
    return draws


def _key_of(cards: Iterable[Card]) -> Key:
    return sum([RANK_KEYS[card.rank - 2] for card in cards])


def _suited_ranks(cards: Iterable[Card], suit: Suit) -> Ranks:
    return sum([1 << card.rank - 2 for card in cards if card.suit == suit])


def _split(boards_won: dict[Winners, int], hands: int, boards: int) -> tuple[float, ...]:
    """What each hand has of all `boards`. A board is worth a number of parts that any number of winners divides."""
    parts = lcm(*range(1, hands + 1))
    won = [0] * hands
    for winners, count in boards_won.items():
        each = count * parts // winners.bit_count()
        for hand in range(hands):
            if winners >> hand & 1:
                won[hand] += each
    return tuple([parts_won / (parts * boards) for parts_won in won])
