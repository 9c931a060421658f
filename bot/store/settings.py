"""Settings of people and servers, and what is at hand of them."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from functools import partial
from typing import Any, Final

from bot.service.preferences import Person, ServerSettings
from bot.store import preferences
from bot.store.database import Database
from bot.store.leased import Leased
from engine.tournament import PlayerId

PEOPLE_KEPT: Final = 10_000


class SettingsStore(Leased):
    """What people have set, at hand while we own the tables, and what servers have."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._people: dict[PlayerId, Person] = {}

    async def person(self, player: PlayerId) -> Person:
        """A person's settings, the defaults for somebody new."""
        known = self._people.get(player)
        if known is None:
            known = self._know(await self._database.read(partial(preferences.person, player=player)))
        return known

    async def save_person(self, person: Person) -> None:
        """Keep a person's settings. Raises LeaseLost."""
        self._people.pop(person.player, None)
        await self._write(partial(preferences.save_person, person=person))
        self._know(person)

    async def change_person(self, player: PlayerId, **changes: Any) -> Person:
        """Keep some of a person's settings as they are and change the others. Raises LeaseLost."""

        def change(connection: sqlite3.Connection) -> Person:
            person = replace(preferences.person(connection, player), **changes)
            preferences.save_person(connection, person)
            return person

        self._people.pop(player, None)
        return self._know(await self._write(change))

    def _know(self, person: Person) -> Person:
        """Every turn asks for somebody's settings: the owner of the lease, who alone writes, keeps them at hand."""
        if self._epoch:
            while len(self._people) >= PEOPLE_KEPT:
                del self._people[next(iter(self._people))]
            self._people[person.player] = person
        return person

    async def server(self, guild: int) -> ServerSettings:
        """A server's settings, the defaults for a new one."""
        return await self._database.read(partial(preferences.server, guild=guild))

    async def save_server(self, settings: ServerSettings) -> None:
        """Keep a server's settings. Raises LeaseLost."""
        await self._write(partial(preferences.save_server, settings=settings))

    async def _changed_hands(self) -> None:
        """Who does not own the tables does not know what the owner writes."""
        self._people.clear()
        await super()._changed_hands()
