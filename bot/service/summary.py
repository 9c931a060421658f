"""What is worth telling of a whole tournament: hands, the biggest pot, the best hand shown, and everybody's stack."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.cards import Board, HoleCards
from engine.commands import Event
from engine.evaluation import HandValue, best_hand
from engine.events import BoardDealt, CardsShown, HandEnded, HandsShown, HoleCardsDealt, PotsAwarded
from engine.seats import Chips, Seat
from engine.tournament import PlayerId
from engine.tournament_events import HandStarted

__all__ = ["Summary", "summarise"]


@dataclass(frozen=True, slots=True)
class Summary:
    """A tournament in figures.

    `biggest_pot` = chips awarded in one hand, all its pots together, uncalled bets left out (P3), and the number of
    that hand; `best_hand` = name, value and hand number of the best hand that was shown to everybody; None where there
    was none; of equals the first counts. `stacks` = each player who was dealt in, with the name and the stack after
    every hand played, 0 once out; () for an open table, where players come and go for days.
    """

    hands: int
    biggest_pot: tuple[Chips, int] | None
    best_hand: tuple[str, HandValue, int] | None
    stacks: tuple[tuple[PlayerId, str, tuple[Chips, ...]], ...]


def summarise(events: Iterable[Event]) -> Summary:
    """The figures of a tournament from all its events, in order. A hand broken off before its end does not count."""
    tally = Tally()
    for event in events:
        tally.note(event)
    return tally.summary()


class Tally:
    """What has been gathered up to an event; of a hand that is over, only its figures are kept."""

    def __init__(self) -> None:
        self.hands = 0
        self.biggest_pot: tuple[Chips, int] | None = None
        self.best_hand: tuple[str, HandValue, int] | None = None
        self.names: dict[PlayerId, str] = {}
        self.lines: dict[PlayerId, list[Chips]] = {}
        self.number = 0
        self.seats: dict[Seat, PlayerId] = {}
        self.cards: tuple[HoleCards | None, ...] = ()
        self.board: Board = ()
        self.shown: dict[Seat, int] = {}

    def summary(self) -> Summary:
        """The figures so far."""
        lines = tuple([(player, self.names[player], tuple(line)) for player, line in self.lines.items()])
        return Summary(self.hands, self.biggest_pot, self.best_hand, lines)

    def note(self, event: Event) -> None:
        """Take the next event into account."""
        match event:
            case HandStarted():
                self._start(event)
            case HoleCardsDealt(cards):
                self.cards = cards
            case BoardDealt(_, cards):
                self.board += cards
                self._name_hands()
            case HandsShown(seats):
                self.shown |= dict.fromkeys(seats, 3)
                self._name_hands()
            case CardsShown(seat, which):
                self.shown[seat] = self.shown.get(seat, 0) | which
                self._name_hands()
            case PotsAwarded(awards):
                pot = sum([award.amount for award in awards])
                if self.biggest_pot is None or pot > self.biggest_pot[0]:
                    self.biggest_pot = (pot, self.number)
            case HandEnded(stacks):
                self.hands += 1
                here = {player: stacks[seat] for seat, player in self.seats.items()}
                for player, line in self.lines.items():
                    line.append(here.get(player, 0))
            case _:  # a mucked hand that is asked for (S3) is never better than one that was shown
                pass

    def _start(self, event: HandStarted) -> None:
        self.number = event.number
        self.cards, self.board, self.shown = (), (), {}
        self.seats = {}
        for seat, row in event.table.rows():
            self.seats[seat] = row.player
            self.names[row.player] = row.name
            if not event.table.rules.buying:
                self.lines.setdefault(row.player, [])

    def _name_hands(self) -> None:
        if len(self.board) < 3:
            return
        for seat, which in self.shown.items():
            cards = self.cards[seat]
            if which != 3 or cards is None:
                continue
            value = best_hand((*cards, *self.board))
            if self.best_hand is None or self.best_hand[1] < value:
                self.best_hand = (self.names[self.seats[seat]], value, self.number)
