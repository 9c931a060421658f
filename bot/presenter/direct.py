"""Direct messages: hole cards to their owners, silently, and a word of welcome."""

from __future__ import annotations

import asyncio
import logging
from enum import Enum
from typing import Any, Final

import discord

from bot.presenter.budget import Urgency, urgency
from bot.presenter.requests import Trouble, nonce, trouble_of
from bot.presenter.studio import Studio
from bot.presenter.workshop import Where
from bot.render.dress import dress
from bot.render.private_text import cards_dm, welcome_dm
from bot.service.actor import TableActor
from bot.service.ports import Conflict, LeaseLost, Store, StoreError
from bot.service.preferences import DmMode, Person, TableViewMode
from bot.ui.files import refuses_files
from bot.ui.picture import Picture
from bot.ui.request_errors import REQUEST_ERRORS
from engine import view
from engine.tournament import PlayerId, Tournament
from i18n.locales import pick

log = logging.getLogger(__name__)

CARDS_WITHIN: Final = 10.0  # seconds for one try to send cards, opening the channel included
WELCOME_WITHIN: Final = 45.0


class Sent(Enum):
    """What became of a direct message. LATER: another try may help. NOT: none will, with this one."""

    DONE = "done"
    REFUSED = "refused"
    LATER = "later"
    NOT = "not"


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

    async def deal(
        self, actor: TableActor, state: Tournament, players: frozenset[PlayerId] | None = None
    ) -> frozenset[PlayerId]:
        """Tell everybody dealt in, or those of them who are given, their own two cards, and nobody else's: whom it may
        reach if it is tried again. Source: D1.
        """
        hand = state.hand
        if hand is None:
            return frozenset()
        people = [row.player for seat, row in state.rows() if not row.house and hand.dealt_in >> seat & 1]
        wanted = [player for player in people if players is None or player in players]
        to_act = None if hand.turn is None else state.seats[hand.turn.seat]
        first = None if to_act is None else to_act.player
        sent = await asyncio.gather(*[self._cards(actor, state, player, first=player == first) for player in wanted])
        return frozenset([player for player, done in zip(wanted, sent, strict=True) if not done])

    async def _cards(self, actor: TableActor, state: Tournament, player: PlayerId, *, first: bool) -> bool:
        """False when another try may help."""
        try:
            person = await self._store.person(player)
        except StoreError as error:
            log.warning("no cards to somebody: %s", error, extra=actor.where)
            return False
        self._know(actor, person)
        if person.dm is DmMode.OFF or person.dm_refused:
            return True
        place, seen, locale = actor.place, view(state, player), language_of(person, state.language)
        text = cards_dm(seen, place.channel, place.guild, locale)
        where = Where(actor.table, state.hand_number, actor.seq)
        picture = await self._studio.own_cards(where, seen, locale, actor.look, person.colours)
        if actor.look.view is not TableViewMode.TEXT:
            text = dress(text, self._studio.emojis(person.colours))
        again = (seen.hand.redeals,) if seen.hand is not None and seen.hand.redeals else ()
        name = nonce(actor.table, state.hand_number, "cards", player, *again)
        with urgency(Urgency.CARDS_TO_ACT if first else Urgency.CARDS):
            sent = await self._send(where, person, text, name, person.dm, CARDS_WITHIN, picture)
        return sent is not Sent.LATER

    async def welcome(self, actor: TableActor, player: PlayerId) -> bool:
        """Say hello to somebody who joined. False when Discord refuses direct messages to them."""
        person = await self._store.person(player)
        self._know(actor, person)
        if person.dm is DmMode.OFF:
            return True
        text = welcome_dm(actor.place.channel, actor.place.guild, language_of(person, actor.state.language))
        where = Where(actor.table, actor.state.hand_number, actor.seq)
        name = nonce(actor.table, "welcome", player, actor.seq)
        with urgency(Urgency.CARDS):
            return await self._send(where, person, text, name, DmMode.SILENT, WELCOME_WITHIN) is not Sent.REFUSED

    async def _send(
        self,
        where: Where,
        person: Person,
        text: str,
        name: str,
        mode: DmMode,
        within: float,
        picture: Picture | None = None,
    ) -> Sent:
        try:
            async with asyncio.timeout(within):
                channel = person.dm_channel
                if not channel:
                    channel = (await self._client.create_dm(discord.Object(person.player))).id
                    await self._remember(where, person.player, dm_channel=channel)
                await self._post(where, channel, text, name, mode, picture)
        except REQUEST_ERRORS as error:
            trouble = trouble_of(error)
            log.info("no direct message to somebody: %s", trouble.value, extra=where.fields)
            if trouble is Trouble.DMS_CLOSED:
                await self._remember(where, person.player, dm_refused=True)
                return Sent.REFUSED
            if trouble is Trouble.NO_ACCESS and person.dm_channel:
                await self._remember(where, person.player, dm_channel=0)  # it is opened anew
                return Sent.LATER
            return Sent.LATER if trouble is Trouble.LATER else Sent.NOT
        if person.dm_refused:
            await self._remember(where, person.player, dm_refused=False)
        return Sent.DONE

    async def _remember(self, where: Where, player: PlayerId, **known: Any) -> None:
        """What Discord has told about somebody; a disk that does not take it is told the next time."""
        try:
            await self._store.change_person(player, **known)
        except (Conflict, LeaseLost):
            raise
        except StoreError as error:
            log.info("not noted of somebody: %s", error, extra=where.fields)

    async def _post(
        self, where: Where, channel: int, text: str, name: str, mode: DmMode, picture: Picture | None
    ) -> None:
        """The picture stays away when Discord takes the rest but not that: the text has the cards as well."""
        messageable = self._client.get_partial_messageable(channel)
        silent = mode is DmMode.SILENT
        files = [] if picture is None else [picture.file()]
        try:
            await messageable.send(text, files=files, nonce=name, silent=silent)
        except discord.HTTPException as error:
            if not files or not refuses_files(error):
                raise
            log.info("no picture in a direct message (%s); text alone instead", error, extra=where.fields)
            await messageable.send(text, nonce=name, silent=silent)


def language_of(person: Person, table: str) -> str:
    """The language this person reads: that of the `table` as long as nothing else is known."""
    return pick(person.language, person.seen_locale, table)
