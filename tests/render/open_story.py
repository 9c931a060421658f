"""An open table from its opening to its ledger, and what the channel reads of it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.render.podium_text import podium_text
from bot.render.private_text import status_text
from bot.render.record_text import record_text
from bot.render.table_text import table_text
from bot.service.summary import summarise
from engine.actions import Call, Check, Fold, Raise
from engine.commands import Cancel, ComeBack, Join, Leave, SitOut, StartHand, StartTournament, TimeOut, TopUp
from engine.formats import open_table
from engine.tournament import PlayerId
from tests.render.alts import table_alt
from tests.render.story import ANN, BO, CY, Table, deck, message

DEE = PlayerId(105)


def tell(locale: str) -> Iterator[tuple[str, str]]:
    """(what this is, what is read) of the whole table."""
    table = Table(locale, seats=5, rules=open_table(seats=5))
    table.do(StartTournament(ANN, 0))

    def now(title: str) -> tuple[str, str]:
        return title, message(table_text(table.seen(), table.log, locale))

    def alt() -> tuple[str, str]:
        return "the picture in words", table_alt(table.seen(), table.log, locale, {})

    def status(player: PlayerId) -> tuple[str, str]:
        return "status", status_text(table.seen(player), table.log, locale)

    def record() -> tuple[str, str]:
        return "record", record_text(table.seen(), table.log, locale)

    yield now("before the first hand")
    table.do(StartHand(deck("KcKd", "7h2c", "8s3d", "AdJs", board="9s9dKh4c2s")))
    table.do(Join(DEE, "Dee"))
    table.do(SitOut(CY))
    yield now("hand 1: one sits down, one will sit out")
    yield alt()
    table.act(Fold(), Raise(400), Call(), Fold())
    table.act(Check(), Check(), Check(), Check(), Check())
    table.do(TopUp(BO))
    yield now("hand 1: a top-up is booked")
    table.act(Check())
    yield now("hand 1 is over")
    table.do(Leave(BO))
    table.do(Join(PlayerId(106), "Eve"))
    yield now("hand 1 is over: somebody else sits where a player of it sat")
    yield alt()
    yield status(ANN)
    yield record()

    table.do(StartHand(deck("9c9h", "8s3d", "KsQs", "AhQc")))
    yield now("hand 2: one sits out")
    yield alt()
    _time_out(table)
    table.do(Leave(DEE))
    yield now("hand 2 is over: turns were missed, one has left")
    table.do(StartHand(deck("9c9h", "8s3d", "KsQs", "AhQc")))
    _time_out(table)
    yield now("turns were missed: nobody plays")
    yield alt()
    table.do(Join(BO, "Bo"))
    yield now("somebody comes back within the hour")
    table.do(ComeBack(CY))
    table.do(StartHand(deck("9c9h", "8s3d", "KsQs", "AhQc")))
    table.do(Cancel(ANN, why="dinner"))
    yield now("the table closes after this hand")
    yield status(BO)
    while table.state.hand_running:
        table.act(Fold() if table.turn().call else Check())
    yield record()
    summary = summarise([logged.event for logged in table.all])
    yield "the ledger", podium_text(table.seen(), summary, locale)


def _time_out(table: Table) -> None:
    """House players act; people let the time run out."""
    while table.state.hand_running:
        row = table.state.seats[table.turn().seat]
        if row is not None and row.house:
            table.act(Fold() if table.turn().call else Check())
        else:
            table.now = table.turn().deadline
            table.do(TimeOut(table.turn().no))
