"""Coming and going, pauses and ends, who is taken out, and what the bot asks when nobody does."""

from __future__ import annotations

from engine.command import Command, Event, require_floor, require_host_or_admin, require_open, require_running, seat_of
from engine.errors import Reason, Rejected
from engine.facts import fact
from engine.open_events import CloseBooked, OpenTableClosed, settled
from engine.presence_events import CameBack, LeaveBooked, Paused, Recovered, Resumed, SpeedChanged
from engine.rules import Speed
from engine.standings import rank_by_chips
from engine.tournament import CloseReason, EndReason, PauseReason, Phase, PlayerId, Tournament
from engine.tournament_events import PlayerLeft, TableClosed, TournamentEnded


@fact
class ComeBack(Command):
    """I'm back. Source: K3, K4."""

    player: PlayerId

    def decide(self, table: Tournament, at: int) -> Event:
        require_running(table)
        seat, row = seat_of(table, self.player)
        if row.leaving:
            raise Rejected(Reason.ALREADY_LEAVING)
        if not row.away and not row.sitting_out:
            raise Rejected(Reason.NOT_AWAY)
        if not row.stack:  # only at an open table, where a top-up brings the player back
            raise Rejected(Reason.NO_CHIPS)
        if table.closing and not table.in_hand(seat):
            raise Rejected(Reason.ALREADY_CLOSING)
        return CameBack(seat)


@fact
class Leave(Command):
    """Leave the lobby, or give up the seat. Source: T6."""

    player: PlayerId

    def decide(self, table: Tournament, at: int) -> Event:
        require_open(table)
        seat, row = seat_of(table, self.player)
        if table.phase is Phase.LOBBY:
            return PlayerLeft(seat, row.player, row.name)
        if row.leaving:
            raise Rejected(Reason.ALREADY_LEAVING)
        return LeaveBooked(seat)


@fact
class Remove(Command):
    """The floor takes a player out; `why` is what it says, "" for nothing. Source: T6, C2."""

    by: PlayerId
    player: PlayerId
    admin: bool = False
    why: str = ""

    def decide(self, table: Tournament, at: int) -> Event:
        require_open(table)
        require_floor(table, self.by, self.admin)
        seat = table.seat_of(self.player)
        row = None if seat is None else table.seats[seat]
        if seat is None or row is None:
            raise Rejected(Reason.NO_SUCH_PLAYER)
        if table.phase is Phase.LOBBY:
            return PlayerLeft(seat, row.player, row.name, self.by)
        if row.leaving:
            raise Rejected(Reason.ALREADY_LEAVING)
        return LeaveBooked(seat, self.by, self.why)


@fact
class Pause(Command):
    """Stop the clock: the floor, or (`by` None) the bot when it cannot show the table. Source: K7."""

    by: PlayerId | None
    admin: bool = False
    reason: PauseReason = PauseReason.FLOOR
    why: str = ""

    def decide(self, table: Tournament, at: int) -> Event:
        require_running(table)
        if self.by is not None:
            require_host_or_admin(table, self.by, self.admin)
        if table.paused is not None:
            raise Rejected(Reason.ALREADY_PAUSED)
        return Paused(self.reason, self.by, at, self.why)


@fact
class Resume(Command):
    """Go on, with a full clock for the player to act. Source: K7, K8."""

    by: PlayerId | None
    admin: bool = False
    why: str = ""

    def decide(self, table: Tournament, at: int) -> Event:
        require_running(table)
        if self.by is not None:
            require_host_or_admin(table, self.by, self.admin)
        if table.paused is None:
            raise Rejected(Reason.NOT_PAUSED)
        if table.everybody_away and not table.closing:
            raise Rejected(Reason.EVERYBODY_AWAY)
        return Resumed(self.by, at, self.why)


@fact
class Cancel(Command):
    """The host or an admin ends a lobby or a game without a result; an open table closes when its hand is over.

    Source: O3.
    """

    by: PlayerId
    admin: bool = False
    why: str = ""

    def decide(self, table: Tournament, at: int) -> Event:
        require_open(table)
        require_host_or_admin(table, self.by, self.admin)
        if table.rules.buying and table.phase is Phase.RUNNING:
            if table.closing:
                raise Rejected(Reason.ALREADY_CLOSING)
            return CloseBooked(self.by, self.why, at)
        return TableClosed(CloseReason.HOST if self.by == table.host else CloseReason.FLOOR, self.by, self.why)


@fact
class CloseIdle(Command):
    """Nobody has touched the table for long: a lobby closes, a paused game ends ranked by chips, an open table that is
    paused or has nobody to play closes with its ledger.
    """

    def decide(self, table: Tournament, at: int) -> Event:
        require_open(table)
        if table.phase is Phase.LOBBY:
            return TableClosed(CloseReason.IDLE)
        if table.paused is None and (table.hand_running or table.can_deal):
            raise Rejected(Reason.NOT_PAUSED)
        if table.rules.buying:
            return OpenTableClosed(settled(table, at), EndReason.IDLE, at)
        return TournamentEnded(rank_by_chips(table), EndReason.IDLE)


@fact
class ChangeSpeed(Command):
    """An admin changes the blind speed of a lobby or a running table. Source: B9."""

    by: PlayerId
    speed: Speed
    admin: bool = False

    def decide(self, table: Tournament, at: int) -> Event:
        require_open(table)
        if not self.admin:
            raise Rejected(Reason.NOT_FLOOR)
        if not table.rules.length:
            raise Rejected(Reason.NOT_IN_THIS_FORMAT)
        if self.speed is table.rules.speed:
            raise Rejected(Reason.SAME_SPEED)
        return SpeedChanged(self.speed, self.by)


@fact
class Recover(Command):
    """The bot is up again; the last it knows of the table is from `seen_at`. Source: B9, K7."""

    seen_at: int

    def decide(self, table: Tournament, at: int) -> Event:
        require_open(table)
        return Recovered(min(self.seen_at, at), at)
