"""What people's Discord clients tell of them with every press: the language they read, and their picture."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.service.ports import LeaseLost, Store, StoreError
from bot.service.preferences import Person
from bot.ui.views import Interaction
from engine.tournament import PlayerId
from i18n import pick

log = logging.getLogger(__name__)

KEPT: Final = 10_000
DAY: Final = 86_400_000
AVATAR: Final = re.compile("(a_)?[0-9a-f]{32}", re.ASCII)


@dataclass(frozen=True, slots=True)
class _Reader:
    language: str | None
    seen: str | None
    avatar: str | None
    seen_on: int


class Readers:
    """Knows readers by their own setting, else by what their Discord client says, kept for direct messages. Also keeps
    the hash of the picture they have chosen there, and the day they were last here. `now` is in epoch milliseconds.
    """

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._known: dict[PlayerId, _Reader] = {}

    async def locale(self, interaction: Interaction) -> str:
        """The language of whoever caused `interaction`. Only what is new of them is written down."""
        player = PlayerId(interaction.user.id)
        says, avatar, today = str(interaction.locale), avatar_of(interaction.user), self._now() // DAY
        known = self._known.get(player)
        if known is None or (known.seen, known.avatar, known.seen_on) != (says, avatar, today):
            known = await self._learn(player, says, avatar, today)
        return pick(known.language, says)

    def known(self, interaction: Interaction) -> str:
        """The same, as far as it is known without the disk."""
        known = self._known.get(PlayerId(interaction.user.id))
        return pick(None if known is None else known.language, str(interaction.locale))

    async def _learn(self, player: PlayerId, says: str, avatar: str | None, today: int) -> _Reader:
        person = await self._store.person(player)
        if (person.seen_locale, person.avatar, person.seen_on) != (says, avatar, today):
            try:
                person = await self._store.change_person(player, seen_locale=says, avatar=avatar, seen_on=today)
            except LeaseLost:
                raise
            except StoreError as error:  # whoever only wants to see their cards can: it is noted the next time
                log.info("what is new of somebody is not noted: %s", error)
                return _Reader(person.language, says, avatar, today)
        return self._keep(person)

    async def change(self, player: PlayerId, **settings: Any) -> Person:
        """Change some of somebody's settings, whatever else is being changed meanwhile."""
        person = await self._store.change_person(player, **settings)
        self._keep(person)
        return person

    def forget(self, player: PlayerId) -> None:
        """Know nothing of `player` any more."""
        self._known.pop(player, None)

    def _keep(self, person: Person) -> _Reader:
        while len(self._known) >= KEPT:
            del self._known[next(iter(self._known))]
        reader = self._known[person.player] = _Reader(
            person.language, person.seen_locale, person.avatar, person.seen_on
        )
        return reader


def avatar_of(user: discord.abc.User) -> str | None:
    """Discord's hash of the picture that `user` has chosen, None when there is none."""
    key = None if user.avatar is None else user.avatar.key
    return key if key is not None and AVATAR.fullmatch(key) else None
