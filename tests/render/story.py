"""A short tournament that has everything a table has to tell, and what the channel reads of it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.render.alt_text import cards_alt, chart_alt
from bot.render.podium_text import podium_text
from bot.render.private_text import cards_private, status_text
from bot.render.record_text import record_text
from bot.render.table_text import TableText, table_text
from bot.service.ports import Logged
from bot.service.summary import summarise
from engine import apply, evolve, new_table, view
from engine.actions import Action, Bet, Call, Check, Fold, Raise
from engine.cards import DECK, Card, parse_cards
from engine.commands import Act, Command, Event, Join, OpenTable, ShowCards, StartHand, StartTournament, TimeOut
from engine.equity import shares
from engine.events import BoardDealt, HandsShown
from engine.hand import Turn
from engine.rules import Rules, sit_and_go
from engine.seats import Seat
from engine.tournament import PlayerId, Tournament
from engine.tournament_events import HandStarted
from engine.view import TableView
from tests.render.alts import table_alt

ANN, BO, CY, ROBO = PlayerId(101), PlayerId(102), PlayerId(103), PlayerId(4)
NAMES = {ANN: "Ann", BO: "Bo", CY: "Cy", ROBO: "Robo"}


def deck(*hands: str, board: str = "") -> tuple[Card, ...]:
    """A deck that deals `hands` from the left of the button on, then `board`."""
    first = parse_cards("".join(hands) + board)
    return (*first, *[card for card in DECK if card not in first])


class Table:
    """A table driven by commands, with its log."""

    def __init__(
        self,
        language: str = "en",
        seats: int = 4,
        names: dict[PlayerId, str] = NAMES,
        rules: Rules | None = None,
    ) -> None:
        self.state = new_table()
        self.now = 1_800_000_000_000
        self.all: list[Logged] = []
        host = next(iter(names))
        self.do(OpenTable(rules or sit_and_go(seats=seats), language, host, names[host]))
        for player, name in list(names.items())[1:]:
            self.do(Join(player, name, house=player < 10, by=host if player < 10 else None))

    def do(self, command: Command) -> list[Event]:
        """Apply one command."""
        self.now += 1000
        self.state, events = apply(self.state, command, self.now)
        for event in events:
            self.all.append(Logged(len(self.all) + 1, event, self.now))
        return events

    def act(self, *actions: Action) -> None:
        """Whoever is to act does the next of `actions`."""
        for action in actions:
            turn = self.turn()
            row = self.state.seats[turn.seat]
            assert row is not None
            self.do(Act(row.player, turn.no, action))

    def turn(self) -> Turn:
        """The turn that is on."""
        assert self.state.hand is not None
        turn = self.state.hand.turn
        assert turn is not None
        return turn

    @property
    def log(self) -> list[Logged]:
        """The events since the last deal."""
        starts = [at for at, logged in enumerate(self.all) if isinstance(logged.event, HandStarted)]
        return self.all[starts[-1] :] if starts else list(self.all)

    def seen(self, player: PlayerId | None = None) -> TableView:
        """The table as `player` sees it."""
        return view(self.state, player)


def chances_of(seen: TableView) -> dict[Seat, float]:
    """In a run-out, each live seat's share of the main pot."""
    hand = seen.hand
    if hand is None or hand.run_out is None or hand.over:
        return {}
    held = {seat: hand.open_cards[seat] for seat in hand.dealt_in if hand.is_live(seat)}
    hands = [(cards[0], cards[1]) for cards in held.values() if cards is not None and cards[0] and cards[1]]
    return dict(zip(held, shares(hands, hand.board), strict=True))


def message(said: TableText) -> str:
    """The parts in the order of the message."""
    return "\n\n".join([part for part in (said.head, said.board, said.seats, said.actions, said.turn) if part])


def tell(locale: str) -> Iterator[tuple[str, str]]:
    """(what this is, what is read) of the whole tournament."""
    table = Table(locale)
    table.do(StartTournament(ANN, 0))

    def now(title: str) -> tuple[str, str]:
        return title, message(table_text(table.seen(), table.log, locale))

    def record() -> tuple[str, str]:
        return "record", record_text(table.seen(), table.log, locale)

    def alt() -> tuple[str, str]:
        return "the picture in words", table_alt(table.seen(), table.log, locale, {})

    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs", board="9s9dKh4c2s")))
    yield now("hand 1, before the flop")
    yield alt()
    table.act(Fold(), Raise(60), Call(), Fold())
    yield now("hand 1, flop")
    yield "hand 1, Ann's cards, for Ann alone", cards_private(table.seen(ANN), locale)
    yield "their picture in words", cards_alt(table.seen(ANN), locale)
    yield "hand 1, Ann's status, for Ann alone", status_text(table.seen(ANN), table.log, locale)
    table.act(Check(), Bet(80), Call(), Check(), Check(), Bet(200), Call())
    table.do(ShowCards(ANN, 1, 1))
    yield now("hand 1, showdown")
    yield alt()
    yield "hand 1, Ann's status, for Ann alone", status_text(table.seen(ANN), table.log, locale)
    yield record()

    table.do(StartHand(deck("7h2c", "JcJd", "AsKd", "AhQc", board="Ad7c7s4h2d")))
    table.act(Raise(660), Call(), Fold())
    yield now("hand 2, two all-ins to come")
    yield alt()
    table.act(Raise(1000))
    _, events = apply(table.state, Act(BO, table.turn().no, Call()), table.now)
    yield from _run_out(table.state, table.log, events, locale)
    table.act(Call())
    yield now("hand 2, showdown")
    yield alt()
    yield record()

    table.do(StartHand(deck("9c9h", "8s3d", "KsQs")))
    table.act(Raise(60))
    table.now = table.turn().deadline
    table.do(TimeOut(table.turn().no))
    yield now("hand 3, no small blind, a missed turn")
    table.act(Fold())
    yield now("hand 3, over by folds")
    yield "hand 3, Bo's status, for Bo alone", status_text(table.seen(BO), table.log, locale)
    yield record()

    table.do(StartHand(deck("AcQd", "7h2c", "5s5d", board="AhKh8c3d9s")))
    yield now("hand 4, dead button")
    yield alt()
    yield "hand 4, Cy's status, for Cy alone", status_text(table.seen(CY), table.log, locale)
    table.act(Raise(970), Call(), Fold())
    yield record()

    table.do(StartHand(deck("QcJc", "TcTd", board="Th9h8h7c2d")))
    yield now("hand 5, heads-up")
    table.act(Raise(1040), Call())
    yield record()
    summary = summarise([logged.event for logged in table.all])
    yield "podium", podium_text(table.seen(), summary, locale)
    yield "the chart in words", chart_alt(table.seen(), summary, locale)


def _run_out(before: Tournament, log: list[Logged], events: list[Event], locale: str) -> Iterator[tuple[str, str]]:
    """The pictures of a run-out: hands up, then card by card."""
    state = before.copy()
    told = list(log)
    for event in events:
        evolve(state, event)
        told.append(Logged(told[-1].seq + 1, event, 0))
        cards = len(state.hand.board) if state.hand is not None else 0
        if isinstance(event, HandsShown) or (isinstance(event, BoardDealt) and cards in (3, 4)):
            seen = view(state)
            chances = chances_of(seen)
            yield "hand 2, run-out", message(table_text(seen, told, locale, chances=chances))
            if cards == 3:
                yield "the picture in words", table_alt(seen, told, locale, chances)
                yield "status, for an onlooker", status_text(seen, told, locale, chances)
