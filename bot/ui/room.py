"""The card room: what commands and buttons work with."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bot.service.actor import TableActor
from bot.service.ports import Logged, Store, TableId
from bot.service.tables import Tables
from bot.ui.answers import Refused
from bot.ui.drafts import Drafts
from bot.ui.limits import Limits
from bot.ui.picture import Picture
from bot.ui.rates import Rate
from bot.ui.readers import Readers
from bot.ui.views import Interaction
from engine import view
from engine.seats import Seat
from engine.tournament import PlayerId, Tournament
from engine.view import TableView


class Screens(Protocol):
    """Whoever shows the tables."""

    def bring_down(self, actor: TableActor) -> Awaitable[bool]:
        """Post the table's message anew at the bottom of its channel; False when a new one is about to come anyway."""
        ...

    def seen(self, actor: TableActor) -> tuple[Tournament, Sequence[Logged]]:
        """The table, and the events since its last deal, as people see it now."""
        ...

    def own_cards(self, actor: TableActor, seen: TableView, locale: str) -> Awaitable[Picture | None]:
        """A picture of the cards of the viewer of `seen`, None when there is none or it is not ready in time."""
        ...

    def emojis(self, actor: TableActor | None, reader: PlayerId) -> Awaitable[Mapping[str, str]]:
        """Our card emojis in the reader's colours, by card code; {} when there are none or the table shows texts."""
        ...

    def chances(self, actor: TableActor) -> Awaitable[Mapping[Seat, float]]:
        """In a run-out, each live seat's share of the main pot, 0 to 1, as people see the table now."""
        ...

    async def forget_person(self, player: PlayerId) -> None:
        """Show the picture of `player` no more, and keep it no longer."""
        ...

    def pause_note(self, actor: TableActor, locale: str) -> str | None:
        """Which permissions keep the table from going on, or from having pictures; None when none do."""
        ...


@dataclass(frozen=True, slots=True)
class Room:
    """Everything that answering needs. `default_language` is for servers whose language we do not speak; `source` says
    where the code is, "" when nobody has said so; games are kept for `keep_days` after their end, 0 = for ever;
    `forgetting` = whose data is just being read or deleted, `one_at_a_time` over all of them, `asked` how often.
    """

    tables: Tables
    store: Store
    readers: Readers
    screens: Screens
    entropy: Callable[[int], bytes]
    default_language: str
    version: str
    source: str
    drafts: Drafts = field(default_factory=Drafts)
    limits: Limits = field(default_factory=Limits)
    keep_days: int = 0
    forgetting: set[PlayerId] = field(default_factory=set[PlayerId])
    one_at_a_time: asyncio.Lock = field(default_factory=asyncio.Lock)
    asked: Rate = field(default_factory=lambda: Rate(6, 60_000))

    def here(self, interaction: Interaction) -> TableActor:
        """The live table of the channel. Raises Refused when there is none."""
        actor = None if interaction.channel_id is None else self.tables.at(interaction.channel_id)
        if actor is None:
            self.readable_at(interaction.channel_id or 0)
            raise Refused("no-table-here")
        return actor

    def table(self, table: TableId, interaction: Interaction) -> TableActor:
        """The live table that a button belongs to. Raises Refused when it is over, or another server's."""
        actor = self.tables.get(table)
        if actor is None and self.tables.unreadable(table) is not None:
            raise Refused("table-unreadable", table=str(table))
        if actor is None and self.tables.awaits(table):
            raise Refused("error-try-again")
        if actor is None or actor.place.guild != interaction.guild_id:
            raise Refused("table-over")
        return actor

    def readable_at(self, channel: int) -> None:
        """Raises Refused when there is a table in this channel whose log cannot be read."""
        table = self.tables.unreadable(channel=channel)
        if table is not None:
            raise Refused("table-unreadable", table=str(table))

    def seen_by(self, actor: TableActor, player: PlayerId) -> TableView:
        """The table as `player` may see it, not ahead of what its message shows. Source: S2."""
        return view(self.screens.seen(actor)[0], player)

    def behind(self, actor: TableActor) -> bool:
        """Whether people have not seen yet what the table has become: a run-out is being shown. Source: S2."""
        return self.screens.seen(actor)[0] is not actor.state

    def not_ahead(self, actor: TableActor) -> None:
        """Raises Refused while a run-out is being shown: whether something can be done to a player or not, and what it
        takes, would tell how it ends. Source: S2.
        """
        if self.behind(actor):
            raise Refused("still-showing")


def player_of(interaction: Interaction) -> PlayerId:
    """Who pressed or typed."""
    return PlayerId(interaction.user.id)


def is_admin(interaction: Interaction) -> bool:
    """Whether that person has Manage Server here."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def name_of(interaction: Interaction) -> str:
    """What that person is called in this server, as it stands: whoever shows it makes it safe."""
    return interaction.user.display_name
