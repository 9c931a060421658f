"""Games played at random, looked at after every command."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import copy

from engine import replay
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.cards import DECK
from engine.commands import Leave, ShowCards, StartHand, StartTournament, TimeOut
from engine.errors import Rejected
from engine.tournament import Phase, PlayerId
from engine.tournament_events import TournamentEnded
from tests.render.story import Table

NAMES = ("Ann", "Zoë*_~|>`", "山田太郎", "\u202eevil@everyone", "𒐫" * 32, "")


def people(count: int, name: str | None = None) -> dict[PlayerId, str]:
    """`count` players with awkward names, or all with the same, the last of them a house player."""
    named = NAMES if name is None else (name,) * count
    names = {PlayerId(100 + seat): named[seat] for seat in range(count - 1)}
    return {**names, PlayerId(4): named[count - 1]}


def random_game(seed: int, seats: int, language: str = "en", name: str | None = None) -> Iterator[Table]:
    """A tournament of `seats` players who do anything they may: the table after each command, from the deal on, as it
    is shown. So the last hand comes without the ranking.
    """
    dice = random.Random(seed)
    names = people(seats, name)
    table = Table(language, seats=seats, names=names)
    table.do(StartTournament(next(iter(names)), dice.randrange(1000)))
    while table.state.phase is Phase.RUNNING and table.state.paused is None:
        cards = list(DECK)
        dice.shuffle(cards)
        table.do(StartHand(tuple(cards)))
        yield table
        while table.state.hand_running and table.state.paused is None:
            act_at_random(table, dice)
            yield _as_shown(table)
        if table.state.phase is Phase.RUNNING and _showed(table, dice):
            yield table


def _as_shown(table: Table) -> Table:
    if table.state.phase is Phase.RUNNING:
        return table
    shown = copy(table)
    shown.all = [logged for logged in table.all if not isinstance(logged.event, TournamentEnded)]
    shown.state = replay([logged.event for logged in shown.all])
    return shown


def act_at_random(table: Table, dice: random.Random) -> None:
    """One legal action of whoever is to act, or none in time."""
    if dice.random() < 0.01:
        _try_leaving(table, dice)
        if not table.state.hand_running:
            return
    turn = table.turn()
    if dice.random() < 0.05:
        table.now = turn.deadline
        table.do(TimeOut(turn.no))
        return
    choices: list[Action] = [Call(), Call(), Fold()] if turn.call else [Check(), Check()]
    if turn.max_to:
        sizes = [turn.min_to, dice.randint(turn.min_to, turn.max_to), turn.max_to]
        to = dice.choices(sizes, weights=[6, 1, 1])[0]
        assert table.state.hand is not None
        choices.append(Raise(to) if table.state.hand.price else Bet(to))
    table.act(dice.choice(choices))


def _try_leaving(table: Table, dice: random.Random) -> None:
    row = dice.choice(table.state.seats)
    if row is not None and not row.house and not row.leaving:
        table.do(Leave(row.player))


def _showed(table: Table, dice: random.Random) -> bool:
    for row in table.state.seats:
        if row is not None and dice.random() < 0.3:
            try:
                table.do(ShowCards(row.player, table.state.hand_number, dice.choice([1, 2, 3])))
            except Rejected:
                continue
            return True
    return False
