"""What the service needs from the outside: a store and somebody who shows tables.

Ids of guilds, channels, messages and people are Discord's, as ints. Times are epoch milliseconds.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NewType, Protocol

from bot.service.preferences import Person, ServerSettings
from engine.commands import Event
from engine.tournament import PlayerId, Tournament

if TYPE_CHECKING:
    from bot.service.actor import TableActor

TableId = NewType("TableId", int)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands. `channel` is the channel or thread its messages are in."""

    guild: int
    channel: int


@dataclass(frozen=True, slots=True)
class Logged:
    """A stored event: number `seq` of its table, from 1 on without gaps."""

    seq: int
    event: Event
    at: int


@dataclass(frozen=True, slots=True)
class TableRecord:
    """What is known of a table beside its events. `message` and `notice` (of the player to act) 0 = none; `hand` = what
    the message is about, 0 = the lobby; `presented` = the last event shown; `former` = the message before, which is to
    go (0 = none), or `message` itself while nobody knows whether the one that takes its place is there.
    """

    table: TableId
    place: Place
    message: int
    presented: int
    open: bool
    notice: int = 0
    hand: int = 0
    former: int = 0


@dataclass(frozen=True, slots=True)
class Kept:
    """All that is kept about somebody: settings (None = none), `names` played under, the number of `games` that are
    over, and the `tables` that are not.
    """

    person: Person | None
    names: tuple[str, ...]
    games: int
    tables: tuple[TableRecord, ...]


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What was deleted about somebody: name and id in so many `games`; `left` = the tables that are not over yet.
    `unreadable` games still name them; `later`: some of it can still be read from the disk, and follows by itself.
    """

    games: int
    left: tuple[TableRecord, ...]
    unreadable: int = 0
    later: bool = False


@dataclass(frozen=True, slots=True)
class Swept:
    """How much was too old to be kept."""

    games: int
    people: int
    servers: int


class StoreError(Exception):
    """The store refused or failed; nothing was written."""


class Conflict(StoreError):
    """Somebody else has written to this table: our state is stale."""


class LeaseLost(StoreError):
    """Another process owns the tables now; this one must not act."""


class Unreadable(StoreError):
    """What is on disk of this table cannot be read."""


class ChannelTaken(StoreError):
    """There is an open table in this channel already."""


class Draining(Exception):
    """The bot is about to be updated: running games finish, new ones have to wait."""


class Store(Protocol):
    """Durable memory. Every write is one transaction, on disk when the call returns, and carries the lease's epoch."""

    async def acquire_lease(self, owner: str, at: int, ttl: int) -> bool:
        """Take or renew the lease until `at + ttl`; False while another owner's has not expired. A take by a new owner
        raises the epoch."""
        ...

    async def owns_lease(self, owner: str) -> bool:
        """Whether `owner` was the last to take the lease, run out or not: nobody has followed. Writes nothing."""
        ...

    async def release_lease(self, owner: str) -> None:
        """Give the lease up at once."""
        ...

    async def open_table(self, place: Place, events: Sequence[Event], at: int) -> TableId:
        """A new table with its first events. Raises ChannelTaken, LeaseLost."""
        ...

    async def append(self, table: TableId, after: int, events: Sequence[Event], at: int, *, over: bool = False) -> None:
        """Write events `after + 1` …; `over` closes the table in the same transaction. Raises Conflict, LeaseLost."""
        ...

    async def events(self, table: TableId, after: int = 0, most: int | None = None) -> list[Logged]:
        """The events of a table after number `after`, in order: all, or the first `most` of them."""
        ...

    async def last_hand(self, table: TableId) -> list[Logged]:
        """The events from the last HandStarted on, all of them when there is none."""
        ...

    async def record(self, table: TableId) -> TableRecord | None: ...

    async def open_tables(self) -> list[TableRecord]:
        """Every table that is not over or whose end has not been shown, oldest first."""
        ...

    async def set_message(self, table: TableId, message: int, hand: int, presented: int = 0) -> None:
        """The table is in this message now, which is about hand `hand`; everything up to `presented` has been shown."""
        ...

    async def set_former(self, table: TableId, message: int) -> None:
        """Another message takes, or has taken, the place of this one, which is to go; 0 = it has gone."""
        ...

    async def set_notice(self, table: TableId, message: int) -> None: ...

    async def move_table(self, table: TableId, place: Place, message: int) -> None:
        """The table stands somewhere else now. Raises ChannelTaken."""
        ...

    async def mark_presented(self, table: TableId, seq: int) -> None:
        """Everything up to `seq` has been shown; never goes back."""
        ...

    async def person(self, player: PlayerId) -> Person: ...

    async def save_person(self, person: Person) -> None: ...

    async def change_person(self, player: PlayerId, **changes: Any) -> Person:
        """Change some of a person's settings, whatever else is being changed meanwhile."""
        ...

    async def server(self, guild: int) -> ServerSettings: ...

    async def save_server(self, settings: ServerSettings) -> None: ...

    async def kept(self, player: PlayerId) -> Kept:
        """All that is kept about a person."""
        ...

    async def forget(self, player: PlayerId, named: Callable[[str, int], str]) -> Forgotten:
        """Delete a person's settings, and tell of a pseudonym instead in every game that is over: the first, second …
        one of a game is called what `named` says in the table's language. Nothing of it can be read from the disk
        afterwards, unless the answer says that the rest comes later.
        """
        ...

    async def finish_forgetting(self, named: Callable[[str, int], str]) -> None:
        """Go on with deletions that are not done yet."""
        ...

    async def sweep(self, at: int, days: int, here: Collection[int] | None) -> Swept:
        """Delete the games that were over `days` before `at`, and the settings of people who have pressed nothing since
        and are in no game that is kept; 0 days = never. `here` = the servers the bot is in, None when not known now:
        the settings of others go after a month. Nothing goes at the first look after a month without one.
        """
        ...

    async def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Commit:
    """What one command did: events `first`…`seq` took the table from `before` to `state`. It is on disk."""

    table: TableId
    first: int
    seq: int
    events: tuple[Event, ...]
    before: Tournament
    state: Tournament
    at: int


class Presenter(Protocol):
    """Shows tables. Showing is idempotent, may lag, may fail, and never raises into the game.

    `on_over` is to be called with an actor whose end has been shown; `last_press` tells when a player last pressed
    something, when this process started at the earliest.
    """

    on_over: Callable[[TableActor], None]
    last_press: Callable[[PlayerId], int]

    def show(self, actor: TableActor, commit: Commit, via: object | None) -> Awaitable[None]:
        """Take note of `commit` at once, in the order of calls; what is returned answers `via`, the interaction that
        caused it, if there was one."""
        ...

    async def opened(self, actor: TableActor, via: object | None) -> None:
        """A lobby has been opened: post it and answer `via`. Raises when the channel is out of reach."""
        ...

    def resume(self, actor: TableActor, record: TableRecord) -> None:
        """After a restart: show, in the background, the table as it is with what `record` has not seen shown."""
        ...

    def saving(self, actor: TableActor) -> None:
        """Whether this table can be saved (`actor.unsaved`) has changed: show that it stands still, or goes on."""
        ...

    def drop(self, actor: TableActor) -> None:
        """Stop showing this table: another process does, or this one ends."""
        ...
