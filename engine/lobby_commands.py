"""What people may ask of a lobby."""

from __future__ import annotations

from dataclasses import field

from engine.command import Command, Event, require_host, require_lobby, seat_of
from engine.errors import Reason, Rejected, Setting
from engine.facts import fact
from engine.high_card import high_cards, highest
from engine.ledger import kept_stack, left_lately
from engine.open_events import SatDown
from engine.rules import Rules
from engine.tournament import Phase, PlayerId, Tournament
from engine.tournament_events import PlayerJoined, RulesChanged, TableOpened, TournamentStarted


@fact
class OpenTable(Command):
    """Open a lobby; the first command of a table. Whoever opens it is host and has a seat."""

    rules: Rules
    language: str
    host: PlayerId
    host_name: str

    def decide(self, table: Tournament, at: int) -> Event:
        if table.seats:
            raise Rejected(Reason.ALREADY_STARTED)
        return TableOpened(self.rules, self.language, self.host, self.host_name)


@fact
class Join(Command):
    """Take the first free seat of a lobby, or of an open table for its buy-in or the stack left with less than an hour
    ago. A house player is added in a lobby, by somebody who sits there or an admin. Source: O1.
    """

    player: PlayerId
    name: str
    house: bool = False
    by: PlayerId | None = None
    admin: bool = False

    def decide(self, table: Tournament, at: int) -> Event:
        running = table.phase is Phase.RUNNING and table.rules.buying and not self.house
        if not running:
            require_lobby(table)
        elif table.closing:
            raise Rejected(Reason.ALREADY_CLOSING)
        if self.by is not None and self.by != self.player and not self.admin:
            seat_of(table, self.by)
        if table.seat_of(self.player) is not None:
            raise Rejected(Reason.ALREADY_SEATED)
        if None not in table.seats:
            raise Rejected(Reason.TABLE_FULL)
        if running and self.player in table.removed and left_lately(table.ledger, self.player, at):
            raise Rejected(Reason.REMOVED)
        seat = table.seats.index(None)
        if not running:
            return PlayerJoined(seat, self.player, self.name, self.house)
        kept = kept_stack(table.ledger, self.player, at)
        stack = kept or table.rules.starting_stack
        return SatDown(seat, self.player, self.name, self.house, stack, bool(kept))


@fact
class ChangeRules(Command):
    """The host's settings of a lobby."""

    by: PlayerId
    rules: Rules
    language: str
    admin: bool = False

    def decide(self, table: Tournament, at: int) -> Event:
        require_lobby(table)
        require_host(table, self.by, self.admin)
        seated = table.occupied.bit_count()
        if self.rules.seats < seated:
            raise Rejected(Reason.BAD_SETTING, setting=Setting.SEATS, least=seated, most=6)
        return RulesChanged(self.rules, self.language)


@fact
class StartTournament(Command):
    """Start: now by the host, or (`by` None) when the countdown of a full lobby is over. `draw` is a large random
    number that draws the first button, or the high cards that decide on it. Source: B1, B10.
    """

    by: PlayerId | None
    draw: int = field(repr=False)
    admin: bool = False

    def decide(self, table: Tournament, at: int) -> Event:
        require_lobby(table)
        if self.by is not None:
            require_host(table, self.by, self.admin)
        elif None in table.seats or not table.start_at:
            raise Rejected(Reason.TOO_FEW_PLAYERS)
        elif at < table.start_at:
            raise Rejected(Reason.TOO_EARLY)
        rows = list(table.rows())
        if len(rows) < 2:
            raise Rejected(Reason.TOO_FEW_PLAYERS)
        if not table.people_left:
            raise Rejected(Reason.NO_PEOPLE)
        if table.rules.high_card:
            cards = high_cards(self.draw, len(rows))
            return TournamentStarted(rows[highest(cards)][0], at, cards)
        return TournamentStarted(rows[self.draw % len(rows)][0], at)
