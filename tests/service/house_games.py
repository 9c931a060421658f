"""Games to seat house players in: whole tournaments, single hands on known decks, and opponents of one idea each."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from random import Random

from bot.service.house import decide
from engine import apply, new_table, view
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.cards import DECK, Deck, parse_cards
from engine.commands import Act, Join, OpenTable, StartHand, StartTournament
from engine.hand import Turn
from engine.rules import Rules, sit_and_go
from engine.seats import CLOCKWISE, Seat
from engine.tournament import Phase, PlayerId, Tournament
from engine.view import TableView

HOST = PlayerId(1000)
Decider = Callable[[TableView, bytes], Action]


@dataclass(frozen=True)
class Decision:
    """What a player saw and did."""

    seen: TableView
    entropy: bytes
    action: Action

    @property
    def turn(self) -> Turn:
        assert self.seen.hand is not None and self.seen.hand.turn is not None
        return self.seen.hand.turn


def seated(rules: Rules, button: Seat = 0) -> Tournament:
    """A tournament of one host and house players, the first hand not dealt yet."""
    table, _ = apply(new_table(), OpenTable(rules, "en", HOST, "Ann"), 0)
    for number in range(1, rules.seats):
        table, _ = apply(table, Join(PlayerId(number), f"House {number}", True, HOST), 0)
    return apply(table, StartTournament(HOST, button), 0)[0]


def shuffled(chance: Random) -> Deck:
    return tuple(chance.sample(DECK, 52))


def deck_with(hands: dict[Seat, str], board: str, seats: int, button: Seat, rest: Random | None = None) -> Deck:
    """A deck that deals `hands` by seat and then `board`; whatever is not named comes from the other cards."""
    chance = rest or Random(0)
    named = [*parse_cards("".join(hands.values())), *parse_cards(board)]
    others = iter(chance.sample([card for card in DECK if card not in named], 52 - len(named)))
    deck = []
    for seat in CLOCKWISE[button][(1 << seats) - 1]:
        deck += parse_cards(hands[seat]) if seat in hands else [next(others), next(others)]
    deck += parse_cards(board)
    return (*deck, *others)


def play(table: Tournament, action: Action) -> Tournament:
    """The player to act does this."""
    assert table.hand is not None and table.hand.turn is not None
    turn = table.hand.turn
    row = table.seats[turn.seat]
    assert row is not None
    return apply(table, Act(row.player, turn.no, action, turn.call), 0)[0]


def seen_by_actor(table: Tournament) -> TableView:
    assert table.hand is not None and table.hand.turn is not None
    row = table.seats[table.hand.turn.seat]
    assert row is not None
    return view(table, row.player)


def play_hand(
    table: Tournament, deck: Deck, players: Sequence[Decider], chance: Random
) -> Generator[Decision, None, Tournament]:
    """Deal and play one hand; yields every decision and ends with the table, through `return`."""
    table, _ = apply(table, StartHand(deck), 0)
    while table.hand is not None and table.hand.turn is not None:
        seen, entropy = seen_by_actor(table), chance.randbytes(16)
        decision = Decision(seen, entropy, players[table.hand.turn.seat](seen, entropy))
        yield decision
        table = play(table, decision.action)
    return table


def result_of(table: Tournament, deck: Deck, players: Sequence[Decider], chance: Random) -> tuple[int, ...]:
    """What each seat wins or loses in one hand."""
    before = [row.stack if row else 0 for row in table.seats]
    steps = play_hand(table, deck, players, chance)
    after = last_of(steps)
    assert after.hand is not None
    return tuple([now - then for now, then in zip(after.hand.stacks, before, strict=True)])


def last_of(steps: Generator[Decision, None, Tournament]) -> Tournament:
    """The table after the last decision."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def tournament(rules: Rules, players: Sequence[Decider], chance: Random) -> tuple[Tournament, list[Decision]]:
    """A whole tournament and every decision made in it."""
    table = seated(rules, chance.randrange(rules.seats))
    decisions: list[Decision] = []
    while table.phase is Phase.RUNNING:
        table, _ = apply(table, StartHand(shuffled(chance)), 0)
        while table.phase is Phase.RUNNING and table.hand is not None and table.hand.turn is not None:
            seen, entropy = seen_by_actor(table), chance.randbytes(16)
            decision = Decision(seen, entropy, players[table.hand.turn.seat](seen, entropy))
            decisions.append(decision)
            table = play(table, decision.action)
    return table, decisions


# ---- opponents of one idea each


def calls_everything(seen: TableView, entropy: bytes) -> Action:
    assert seen.offer is not None
    return Call() if seen.offer.call else Check()


def acts_at_random(seen: TableView, entropy: bytes) -> Action:
    """Every legal kind of action is as likely as any other, every size too."""
    chance = Random(entropy)
    assert seen.offer is not None and seen.hand is not None
    kinds: list[Action] = [Fold(), Call()] if seen.offer.call else [Check()]
    if seen.offer.max_to:
        to = chance.randint(seen.offer.min_to, seen.offer.max_to)
        kinds.append(Raise(to) if seen.hand.price else Bet(to))
    return chance.choice(kinds)


def moves_in(seen: TableView, entropy: bytes) -> Action:
    """All-in whenever it may."""
    assert seen.offer is not None and seen.hand is not None
    if not seen.offer.max_to:
        return calls_everything(seen, entropy)
    return Raise(seen.offer.max_to) if seen.hand.price else Bet(seen.offer.max_to)


def moves_in_now_and_then(seen: TableView, entropy: bytes) -> Action:
    return (moves_in if entropy[0] < 40 else calls_everything if entropy[0] < 140 else decide)(seen, entropy)


def per_hundred_hands(one: Decider, other: Decider, hands: int, seed: int, rules: Rules | None = None) -> float:
    """Big blinds a hundred hands that `one` wins heads-up from `other`, every deck played from both seats."""
    chance = Random(seed)
    table_rules = rules or sit_and_go(seats=2)
    won = 0
    for number in range(hands):
        table, deck = seated(table_rules, number % 2), shuffled(chance)
        won += result_of(table, deck, (one, other), chance)[0] + result_of(table, deck, (other, one), chance)[1]
    return 100 * won / (2 * hands * table_rules.structure.levels[0].big)
