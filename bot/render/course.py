"""The course of a hand: what happened in order, each with what the event alone does not say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.service.ports import Logged
from engine.commands import Event
from engine.events import (
    AntePosted,
    BetMade,
    BetReturned,
    BlindPosted,
    BoardDealt,
    Called,
    DeadBetPosted,
    MisdealDeclared,
    TurnStarted,
)
from engine.facts import fact
from engine.hand import Street
from engine.seats import Chips, Seat
from engine.tournament_events import HandStarted, TournamentStarted


@fact
class Step:
    """One event, the street it belongs to (None: not part of a hand), whether it put its player all-in, and whether it
    is of the lobby, before the game.
    """

    event: Event
    street: Street | None
    all_in: bool = False
    lobby: bool = False


def course(log: Sequence[Logged]) -> Iterable[Step]:
    """The steps of `log`, which begins with a `HandStarted` or has none; the turns are left out."""
    street: Street | None = None
    lobby = True
    behind: list[Chips] = []  # by seat, what each had when the street began
    bets: dict[Seat, Chips] = {}
    blinds: dict[Seat, Chips] = {}  # posted in this hand
    for logged in log:
        event = logged.event
        all_in = False
        match event:
            case TurnStarted():  # every other event, and nobody tells it
                continue
            case HandStarted():
                street = Street.PREFLOP
                lobby = False
                behind = list(event.deal.stacks)
                bets, blinds = {}, {}
            case TournamentStarted():
                lobby = False
            case MisdealDeclared():
                bets = dict(blinds)
            case AntePosted(seat, amount, _) | DeadBetPosted(seat, amount):
                behind[seat] -= amount
            case BlindPosted(seat, _, amount):
                bets[seat] = blinds[seat] = amount
            case Called(seat, to, _) | BetMade(seat, to):
                bets[seat] = to
                all_in = to == behind[seat]
            case BetReturned(seat, amount):
                bets[seat] = bets.get(seat, 0) - amount
            case BoardDealt():
                street = event.street
                behind = [chips - bets.get(seat, 0) for seat, chips in enumerate(behind)]
                bets = {}
            case _:
                pass
        yield Step(event, street, all_in, lobby)
