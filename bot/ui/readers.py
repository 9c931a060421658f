"""Which language a reader reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from bot.service.ports import Person, Store
from bot.ui.views import Interaction
from engine.tournament import PlayerId
from i18n import pick

KEPT: Final = 10_000


@dataclass(frozen=True, slots=True)
class _Reader:
    language: str | None
    seen: str | None


class Readers:
    """Knows readers by their own setting, else by what their Discord client says, which is kept for direct messages."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[PlayerId, _Reader] = {}

    async def locale(self, interaction: Interaction) -> str:
        """The language of whoever caused `interaction`."""
        player = PlayerId(interaction.user.id)
        says = str(interaction.locale)
        known = self._known.get(player)
        if known is None or known.seen != says:
            known = await self._learn(player, says)
        return pick(known.language, says)

    async def _learn(self, player: PlayerId, says: str) -> _Reader:
        person = await self._store.person(player)
        if person.seen_locale != says:
            person = await self._store.change_person(player, seen_locale=says)
        return self._keep(person)

    async def change(self, player: PlayerId, **settings: Any) -> Person:
        """Change some of somebody's settings, whatever else is being changed meanwhile."""
        person = await self._store.change_person(player, **settings)
        self._keep(person)
        return person

    def _keep(self, person: Person) -> _Reader:
        while len(self._known) >= KEPT:
            del self._known[next(iter(self._known))]
        reader = self._known[person.player] = _Reader(person.language, person.seen_locale)
        return reader
