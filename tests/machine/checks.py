"""What must hold after every step, looked at only as far as something is new."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.app import DeadButton
from bot.demo.sim import Message, Request
from bot.demo.sim_shown import buttons_of
from bot.service.ports import Logged, TableId
from bot.ui.custom_id import Verb, parse
from engine import evolve, new_table
from engine.commands import Event
from engine.events import BetMade, Called, CardsShown, Cause, Checked, Folded, MuckedHandShown
from engine.floor_events import PenaltyBooked, RulingUndone, TimeExtended
from engine.open_events import CloseBooked, SatDown, SatOut, TopUpBooked
from engine.presence_events import CameBack, LeaveBooked, SpeedChanged
from engine.seats import Seat
from engine.tournament import Phase, PlayerId, SeatRow, Tournament
from engine.tournament_events import (
    HandStarted,
    HostChanged,
    PlayerJoined,
    PlayerLeft,
    RulesChanged,
    TableOpened,
    TournamentStarted,
)
from tests.discord_sim import Sim
from tests.machine.clocks import overdue, wrong_after, wrong_before
from tests.openapi import description, lints
from tests.privacy import DealtHand, dealt_hands, leaks

HANDS_KEPT = 8  # of each table, for texts about older hands
LIVE = frozenset({Verb.HELP, Verb.REMATCH})  # buttons that may stand on more than one message
PRIVATE = 64

Who = set[tuple[int, int]]  # people, each with the server they are in


class Broken(AssertionError):
    """Something that must never be."""


@dataclass
class Table:
    """One table as its log on disk makes it."""

    state: Tournament = field(default_factory=new_table)
    seq: int = 0
    recent: list[Logged] = field(default_factory=list[Logged])
    hands: list[DealtHand] = field(default_factory=list[DealtHand])

    def take(self, table: TableId, new: Sequence[Logged]) -> None:
        """What is new belongs to the last step, whose requests are looked at afterwards: only older hands may go."""
        begun = [at for at, each in enumerate(self.recent) if isinstance(each.event, HandStarted)]
        if len(begun) > HANDS_KEPT:
            del self.recent[: begun[-HANDS_KEPT]]
        for each in new:
            if each.seq != self.seq + 1:
                raise Broken(f"event {each.seq} of table {table} follows {self.seq}")
            wrong = wrong_before(self.state, each)
            evolve(self.state, each.event)
            if wrong := wrong or wrong_after(self.state, each):
                raise Broken(f"{wrong}: event {each.seq} of table {table}, {each.event}")
            self.seq = each.seq
            self.recent.append(each)
        self.hands = dealt_hands(table, self.recent)
        for each in self.recent:
            if isinstance(each.event, TournamentStarted):  # the draw for the button, before there is a hand
                self.hands.insert(0, DealtHand(table, 0, each.at, drawn=frozenset(each.event.high_cards)))


class Checks:
    """Holds everything new against the rules."""

    def __init__(self, sim: Sim) -> None:
        self.sim = sim
        self.tables: dict[TableId, Table] = {}
        self.in_advance: dict[TableId, set[PlayerId]] = {}
        self.waiting: set[tuple[int, int]] = set()  # who was told to wait, and where: what they asked for comes later
        self.servers: dict[TableId, int] = {}
        self.looks: Counter[str] = Counter()
        self._left: set[int] | None = set()  # messages with buttons that something left behind when it failed
        self.events = 0
        self._requests = 0
        self._lines = 0

    @property
    def bot(self) -> DeadButton:
        bot = self.sim.world.bot
        assert isinstance(bot, DeadButton)
        return bot

    async def look(self, pressed: Who, admins: Who, *, calm: bool) -> None:
        """`pressed`: who has pressed or typed in this step, and where; `admins`: who may manage which server. `calm`:
        nothing fails, nor has failed lately.
        """
        self.sim.guard.check()
        for actor in self.bot.tables.all():
            self.servers[actor.table] = actor.place.guild
        new = await self._new_events()
        for table, logged in new.items():
            known = self.tables.setdefault(table, Table())
            server = self.servers.get(table)
            here = {who for who, at in pressed if server in (None, at)}
            if isinstance(logged[0].event, TableOpened):
                came = {(who, at) for who, at in self.waiting if server in (None, at) and who == logged[0].event.host}
                self.waiting -= came
                here |= {who for who, _ in came}
            self._owners(table, known.state, logged, here, {who for who, at in admins if server in (None, at)})
        for table, logged in new.items():
            self.tables[table].take(table, logged)
            chips(self.tables[table].state)
        self.events += sum(map(len, new.values()))
        self._as_on_disk()
        self._asked(bool(new), calm=calm)
        self.looks["calm" if calm else "while something fails"] += 1
        if calm:
            self._alive()
        if self.sim.world.stored_views:
            raise Broken(f"discord.py keeps {self.sim.world.stored_views} views")
        self.in_advance = {
            actor.table: {row.player for _, row in actor.state.rows() if actor.advances.of(row.player) is not None}
            for actor in self.bot.tables.all()
        }

    async def _new_events(self) -> dict[TableId, list[Logged]]:
        ids = set(self.tables) | {actor.table for actor in self.bot.tables.all()}
        ids |= {TableId(max(ids, default=0) + more) for more in (1, 2)}
        found: dict[TableId, list[Logged]] = {}
        for table in sorted(ids):
            known = self.tables.get(table)
            if known is not None and known.state.phase is Phase.OVER:
                continue
            if logged := await self.sim.events_after(table, 0 if known is None else known.seq):
                found[table] = logged
        return found

    def _owners(
        self, table: TableId, before: Tournament, new: Sequence[Logged], pressed: set[int], admins: set[int]
    ) -> None:
        """Nobody acts for anybody else, and nobody rules who may not."""
        may = pressed | self.in_advance.get(table, set())
        state = new_table() if new[0].seq == 1 else before
        rows = dict(state.rows())
        floor = (admins | {state.host}) & pressed
        for event in [each.event for each in new]:
            if isinstance(event, HandStarted):
                rows = dict(event.table.rows())
            if isinstance(event, HostChanged):
                floor = (admins | {event.player}) & pressed
            if isinstance(event, TableOpened):
                floor = {event.host} & pressed
                if not floor:
                    raise Broken(f"somebody else opened a table: {event}, pressed by {pressed}")
            if isinstance(event, SatDown | PlayerJoined):
                if not event.house and event.player not in pressed:
                    raise Broken(f"somebody else seated a person: {event}")
                rows[event.seat] = SeatRow(event.player, event.name, event.house)
                seated = {row.player for row in rows.values()} & pressed
                if event.house and not floor | seated and not isinstance(new[0].event, TableOpened):
                    raise Broken(f"somebody else seated a house player: {event}, pressed by {pressed}")
            elif (seat := _who_did(event)) is not None:
                row = rows.get(seat)
                if row is None or (not row.house and row.player not in may):
                    raise Broken(f"somebody else did this: {event}, pressed by {pressed}")
            elif (by := _who_ruled(event)) is not None:
                if by not in pressed or (by not in floor and not _own(event)):
                    raise Broken(f"somebody ruled who may not: {event}, pressed by {pressed}")
            elif isinstance(event, RulesChanged) and not floor:
                raise Broken(f"somebody else changed the rules: {event}")

    def _as_on_disk(self) -> None:
        for actor in self.bot.tables.all():
            known = self.tables.get(actor.table)
            if known is None or actor.stopped:
                continue
            if known.seq == actor.seq and known.state != actor.state:
                raise Broken(f"table {actor.table} at event {actor.seq} is not what its log makes of it")

    def _alive(self) -> None:
        """Every table is there, and what is due has happened."""
        now = int(self.sim.world.now().timestamp() * 1000)
        there = {actor.table: actor for actor in self.bot.tables.all()}
        for table, known in self.tables.items():
            if known.state.phase is Phase.OVER:
                continue
            if table not in there:
                raise Broken(f"table {table} is on disk, and nowhere else")
            if late := overdue(known.state, known.recent[-1].at, now):
                raise Broken(f"{late}: table {table} after event {known.seq}")

    def _asked(self, changed: bool, *, calm: bool) -> None:
        requests = self.sim.world.requests[self._requests :]
        lines = self.sim.guard.lines[self._lines :]
        self._requests, self._lines = len(self.sim.world.requests), len(self.sim.guard.lines)
        hands = sorted([hand for each in self.tables.values() for hand in each.hands], key=lambda hand: hand.at)
        found = leaks(requests, lines, hands)
        spec = description()
        for each in requests:
            if spec is not None:
                found += spec.problems(each.method, each.path, each.json, each.params)
            found += lints(each.json)
            found += _public(each, changed)
        if not calm:
            self._left = None
        elif self._left is None:
            self._left = self._left_behind()
        elif changed:
            found += self._buttons(self._left)
        if found:
            raise Broken("\n".join(found[:5]))

    def _buttons(self, left: set[int]) -> Iterable[str]:
        """Of each table, at most one public message has buttons that do something; those `left` do not count."""
        live = Counter([table for message, tables in self._live() if message not in left for table in tables])
        return [f"{count} messages have buttons of {table}" for table, count in live.items() if count > 1]

    def _left_behind(self) -> set[int]:
        """Messages with buttons that are not the ones that their tables are shown in."""
        shown = {actor.message for actor in self.bot.tables.all()}
        return {message for message, _ in self._live() if message not in shown}

    def _live(self) -> Iterable[tuple[int, set[str]]]:
        for channel in self.sim.world.backend.messages.values():
            for message in channel.values():
                if not message.flags & PRIVATE and (tables := _tables_on(message)):
                    yield message.id, tables


def _tables_on(message: Message) -> set[str]:
    found: set[str] = set()
    for each in buttons_of(message.components):
        custom_id = parse(str(each.get("custom_id") or ""))
        if custom_id is not None and custom_id.verb not in LIVE and not each.get("disabled"):
            found.add(f"table {custom_id.table}")
    return found


def _public(request: Request, changed: bool) -> list[str]:
    """An answer that everybody sees is the table itself, and only because something has happened there."""
    body = request.json
    if not request.path.startswith("/interactions/") or not isinstance(body, dict) or request.to is not None:
        return []
    kind = body.get("type")
    if kind in (4, 5):
        return [f"a public answer: {body}"]
    if kind == 7 and not changed:
        return [f"the table's message changed though nothing happened: {str(body)[:300]}"]
    return []


def _who_did(event: Event) -> Seat | None:
    """The seat whose owner alone can have done this; None for what others or the clock bring about."""
    match event:
        case Folded(seat, Cause.PLAYER) | Checked(seat, Cause.PLAYER):
            return seat
        case (
            Called(seat=seat)
            | BetMade(seat=seat)
            | CardsShown(seat=seat)
            | TimeExtended(seat=seat)
            | TopUpBooked(seat=seat)
            | SatOut(seat=seat, missed=False)
            | CameBack(seat=seat)
            | LeaveBooked(seat=seat, by=None)
            | MuckedHandShown(by=seat)
        ):
            return seat
        case _:
            return None


def _who_ruled(event: Event) -> PlayerId | None:
    match event:
        case PenaltyBooked(by=by) | RulingUndone(by=by) | SpeedChanged(by=by) | CloseBooked(by=by):
            return by
        case _:
            by = getattr(event, "by", None)
            return PlayerId(by) if isinstance(by, int) and not isinstance(event, MuckedHandShown) else None


def _own(event: Event) -> bool:
    return isinstance(event, PlayerLeft) and event.by == event.player


def chips(table: Tournament) -> None:
    """T5: no chip is made or lost."""
    hand = table.hand
    if hand is not None and not hand.over:
        played = [seat for seat, stack in enumerate(hand.deal.stacks) if stack]
        there = sum(hand.stacks) + hand.pot + sum(row.stack for seat, row in table.rows() if seat not in played)
    else:
        there = sum(row.stack for _, row in table.rows())
    if table.rules.buying:
        should = sum(account.bought_in - account.cashed_out for account in table.ledger)
    elif table.phase is Phase.RUNNING:
        should = table.started_with * table.rules.starting_stack - table.chips_removed
    else:
        return
    if there != should:
        raise Broken(f"{there} chips are there, {should} should be")
