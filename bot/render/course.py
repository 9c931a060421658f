"""The course of a hand: what happened in order, each with what the event alone does not say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.service.ports import Logged
from engine.commands import Event
from engine.events import AntePosted, BetMade, BetReturned, BlindPosted, BoardDealt, Called, TurnStarted
from engine.facts import fact
from engine.hand import Street
from engine.seats import Chips, Seat
from engine.tournament_events import HandStarted


@fact
class Step:
    """One event, the street it belongs to (None: not part of a hand), and whether it put its player all-in."""

    event: Event
    street: Street | None
    all_in: bool = False


def course(log: Sequence[Logged]) -> Iterable[Step]:
    """The steps of `log`, which begins with a `HandStarted` or has none; the turns are left out."""
    street: Street | None = None
    behind: list[Chips] = []  # by seat, what each had when the street began
    bets: dict[Seat, Chips] = {}
    for logged in log:
        event = logged.event
        all_in = False
        match event:
            case TurnStarted():  # every other event, and nobody tells it
                continue
            case HandStarted():
                street = Street.PREFLOP
                behind = list(event.deal.stacks)
                bets = {}
            case AntePosted(seat, amount, _):
                behind[seat] -= amount
            case BlindPosted(seat, _, amount):
                bets[seat] = amount
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
        yield Step(event, street, all_in)
