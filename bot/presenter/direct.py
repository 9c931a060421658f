"""Direct messages: hole cards to their owners, silently, and a word of welcome."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.presenter.requests import REQUEST_ERRORS, Trouble, nonce, trouble_of
from bot.presenter.studio import Studio
from bot.presenter.workshop import Where
from bot.render.dress import dress
from bot.render.private_text import cards_dm, welcome_dm
from bot.service.actor import TableActor
from bot.service.ports import DmMode, Person, Store, TableViewMode
from bot.ui.files import refuses_files
from bot.ui.picture import Picture
from engine import view
from engine.tournament import PlayerId, Tournament
from i18n.locales import pick

log = logging.getLogger(__name__)


class DirectMessages:
    """Sends; a refusal is remembered and not repeated until the next welcome."""

    def __init__(self, client: discord.Client, store: Store, studio: Studio) -> None:
        self._client = client
        self._store = store
        self._studio = studio

    async def meet(self, actor: TableActor) -> None:
        """Get to know who sits at a table, so that their avatars can be fetched. Raises StoreError."""
        for _, row in actor.state.rows():
            if not row.house:
                await self.greet(actor, row.player)

    async def greet(self, actor: TableActor, player: PlayerId) -> None:
        """Get to know one of them. Raises StoreError."""
        self._know(actor, await self._store.person(player))

    def _know(self, actor: TableActor, person: Person) -> None:
        self._studio.meet(person)
        if actor.look.view is not TableViewMode.TEXT:
            self._studio.face_key(person.player)

    async def deal(self, actor: TableActor, state: Tournament) -> None:
        """Tell everybody dealt in their own two cards, and nobody else's. Source: D1."""
        hand = state.hand
        if hand is None:
            return
        people = [row.player for seat, row in state.rows() if not row.house and hand.dealt_in >> seat & 1]
        await asyncio.gather(*[self._cards(actor, state, player) for player in people])

    async def _cards(self, actor: TableActor, state: Tournament, player: PlayerId) -> None:
        person = await self._store.person(player)
        self._know(actor, person)
        if person.dm is DmMode.OFF or person.dm_refused:
            return
        place, seen, locale = actor.place, view(state, player), language_of(person)
        text = cards_dm(seen, place.channel, place.guild, locale)
        where = Where(actor.table, state.hand_number, actor.seq)
        picture = await self._studio.own_cards(where, seen, locale, actor.look, person.colours)
        if actor.look.view is not TableViewMode.TEXT:
            text = dress(text, self._studio.emojis(person.colours))
        again = (seen.hand.redeals,) if seen.hand is not None and seen.hand.redeals else ()
        name = nonce(actor.table, state.hand_number, "cards", player, *again)
        await self._send(person, text, name, person.dm, picture)

    async def welcome(self, actor: TableActor, player: PlayerId) -> bool:
        """Say hello to somebody who joined. False when Discord refuses direct messages to them."""
        person = await self._store.person(player)
        self._know(actor, person)
        if person.dm is DmMode.OFF:
            return True
        text = welcome_dm(actor.place.channel, actor.place.guild, language_of(person))
        return await self._send(person, text, nonce(actor.table, "welcome", player, actor.seq), DmMode.SILENT)

    async def _send(self, person: Person, text: str, name: str, mode: DmMode, picture: Picture | None = None) -> bool:
        try:
            channel = person.dm_channel
            if not channel:
                channel = (await self._client.create_dm(discord.Object(person.player))).id
                await self._store.change_person(person.player, dm_channel=channel)
            await self._post(channel, text, name, mode, picture)
        except REQUEST_ERRORS as error:
            trouble = trouble_of(error)
            log.info("no direct message to %s: %s", person.player, trouble.value)
            if trouble is Trouble.DMS_CLOSED:
                await self._store.change_person(person.player, dm_refused=True)
            return False
        if person.dm_refused:
            await self._store.change_person(person.player, dm_refused=False)
        return True

    async def _post(self, channel: int, text: str, name: str, mode: DmMode, picture: Picture | None) -> None:
        """The picture stays away when Discord takes the rest but not that: the text has the cards as well."""
        messageable = self._client.get_partial_messageable(channel)
        silent = mode is DmMode.SILENT
        files = [] if picture is None else [picture.file()]
        try:
            await messageable.send(text, files=files, nonce=name, silent=silent)
        except discord.HTTPException as error:
            if not files or not refuses_files(error):
                raise
            log.info("Discord takes no picture in a direct message (%s); text alone instead", error)
            await messageable.send(text, nonce=name, silent=silent)


def language_of(person: Person) -> str:
    """The language this person reads."""
    return pick(person.language, person.seen_locale)
